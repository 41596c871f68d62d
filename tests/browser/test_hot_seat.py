"""Several people around one device: handed over where there are secrets, and not where there are none."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import BOB, ME, Person
from tests.browser.sailor import Sailor

pytestmark = pytest.mark.browser

ZOE = {"kind": "me", "name": "Zoe"}
# The page shows the next thing to press: the device is handed over, an answer can be given, or the game is over.
PRESSABLE = """asked => window.heard?.table.status === "over" || document.querySelector("main > button.primary")
  || document.querySelector("section.question .hand-on") || (document.querySelector("section.question .answers button")
    && JSON.stringify([window.heard.question.number, window.heard.question.mine]) !== JSON.stringify(asked))"""
# Where nobody has anything to decide the question ends by itself, perhaps just now.
IF_STILL_THERE = "document.querySelector('section.question .hand-on')?.click()"
TAKEN_OVER = "name => document.querySelector('main > button.primary')?.innerText !== name"


def open_on_one_device(person: Person, game: str) -> None:
    person.visit(f"/new/{game}")
    person.page.get_by_text("On one device").click()
    person.page.get_by_label("Player 1: name").fill("Ada")
    person.page.get_by_label("Player 2: name").fill("Bob")


def nothing_is_shown(person: Person, name: str) -> None:
    """Only the request to hand over; not the board, the question, the journal or a mission."""
    page = person.page
    expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
    expect(page.locator("section.question, [role=log], [role=dialog], main svg:not([aria-hidden])")).to_have_count(0)
    words = page.locator("body").inner_text()
    assert "mission" not in words.lower()
    assert "Nemo" not in words


def test_everything_is_hidden_until_the_next_player_is_ready(ada: Person):
    open_on_one_device(ada, "nautilus")
    ada.page.get_by_role("group", name="First player").get_by_text("Player 1").click()
    ada.button("Start").click()
    nothing_is_shown(ada, "Ada")
    ada.button("I am Ada").click()
    expect(ada.asked).to_contain_text("Ada, it is your turn")
    first = ada.page.get_by_role("heading", name="Your mission").inner_text()
    ada.answers.filter(has_text="Buy nothing").click()

    nothing_is_shown(ada, "Bob")
    ada.button("I am Bob").click()
    expect(ada.asked).to_contain_text("Bob, it is your turn")
    second = ada.page.get_by_role("heading", name="Your mission").inner_text()
    assert first != second


def test_nobody_looks_back_through_the_eyes_of_another_at_the_same_device(ada: Person):
    table = ada.open_table("nautilus", ME, BOB, options={"first": 1}, seed="looking back")
    ada.button("I am Ada").click()
    expect(ada.page.get_by_role("heading", name="Your mission")).to_be_visible()
    ada.visit(f"/t/{table}/replay/0")
    eyes = ada.page.get_by_label("Through whose eyes")
    expect(eyes.get_by_role("option")).to_have_text(["What everybody saw"])
    expect(ada.page.get_by_role("heading", name="Your mission")).to_have_count(0)


def test_noughts_is_played_to_the_end_on_the_board(ada: Person):
    open_on_one_device(ada, "noughts")
    ada.button("Start").click()
    for turn, cell in enumerate(["top left", "middle left", "top middle", "centre", "top right"]):
        name = "Ada" if turn % 2 == 0 else "Bob"
        expect(ada.asked).to_contain_text(f"{name}, it is your turn")
        ada.targets(f"Mark the {cell} cell").click()
        expect(ada.board.get_by_role("img", name=f"{name} marks the {cell} cell.")).to_be_visible()
    result = ada.page.get_by_role("dialog", name="Ada has won")
    expect(result).to_be_visible()
    expect(result.get_by_role("strong")).to_have_text("Ada")


@pytest.mark.slow
def test_three_play_unfathomable_to_the_end_on_one_device(ada: Person):
    """Whoever has something to decide is handed the device, at questions to several seats too; nothing ever sticks."""
    ada.open_table("unfathomable", ME, BOB, ZOE, seed="7", options={"crew": "suggested"}, odds=False)
    sailor, passed_on, handed_on, before = Sailor(ada), set[str](), 0, None
    while (view := next_to_press(ada, before))["table"]["status"] != "over":
        ready = ada.page.locator("main > button.primary")
        hand_on = ada.page.locator("section.question .hand-on")
        if ready.count():
            name = ready.inner_text()
            passed_on.add(name)
            ready.click()
            ada.page.wait_for_function(TAKEN_OVER, arg=name)
            before = None
        elif hand_on.count():
            handed_on += 1
            ada.page.evaluate(IF_STILL_THERE)
            before = None
        else:
            expect(ada.asked).not_to_contain_text("ask-")
            before = [view["question"]["number"], view["question"]["mine"]]
            sailor.something().click()
    assert handed_on
    assert passed_on == {"I am Ada", "I am Bob", "I am Zoe"}
    assert "before-cards" in asked_together(ada)
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def next_to_press(person: Person, before: Any) -> Any:
    person.page.wait_for_function(PRESSABLE, arg=before)
    return person.heard()


def asked_together(person: Person) -> list[str]:
    """What was asked of this browser while several seats were waited for."""
    views = [frame for frame in person.frames if frame["kind"] == "view" and frame["question"]]
    return [view["question"]["prompt"] for view in views if len(view["question"]["waiting"]) > 1]
