"""What a thing is can be asked of the thing itself: by hovering, by focus and by a long press; and of the rules."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from fathom.games import load
from fathom.games.unfathomable.actions import UseSpace
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.client.texts import texts
from fathom.kernel import Ask
from fathom.kernel.words.words import Words
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.sailor import asked, moment, sit_down
from tests.browser.test_layout import with_a_full_hand

pytestmark = pytest.mark.browser

TEXTS = texts(Words("en", load("unfathomable")))
GALLEY, BOILERS = TEXTS["text-room-galley"], TEXTS["text-room-boiler"]
LONG = 700  # milliseconds that a finger rests


def at_sea(person: Person) -> None:
    sit_down(person, *with_a_full_hand())
    asked(person)


def galley(person: Person) -> Locator:
    """The room, or the answer that lies over it."""
    return person.board.locator("[data-place=galley]")


def rest_a_finger_on(person: Person, x: float, y: float) -> None:
    line: CDPSession = person.context.new_cdp_session(person.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    person.page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_room_tells_its_action_by_mouse_and_by_keyboard(ada: Person):
    at_sea(ada)
    card = ada.page.get_by_role("tooltip")
    place = galley(ada).bounding_box()
    assert place is not None
    ada.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.3)
    expect(card).to_contain_text(GALLEY)
    expect(card).to_contain_text("only once per turn")
    ada.page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    galley(ada).focus()
    ada.page.keyboard.press("Shift+Tab")
    ada.page.keyboard.press("Tab")
    expect(galley(ada)).to_be_focused()
    expect(card).to_contain_text(GALLEY)
    expect(galley(ada)).to_have_attribute("aria-describedby", "explained")
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_card_gives_way_to_keys_until_the_mouse_moves_again(ada: Person):
    at_sea(ada)
    card = ada.page.get_by_role("tooltip")
    place = galley(ada).bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.3
    ada.page.mouse.move(x, y)
    expect(card).to_contain_text(GALLEY)
    ada.page.keyboard.press("1")
    expect(card).to_have_count(0)
    ada.page.mouse.move(x, y)
    ada.page.wait_for_timeout(LONG)
    expect(card).to_have_count(0)
    ada.page.mouse.move(x + 3, y)
    expect(card).to_contain_text(GALLEY)


def test_a_long_press_tells_the_same_on_a_phone_and_gives_no_answer(arrive: Arrive):
    ada = arrive(**PHONE)
    at_sea(ada)
    before = ada.heard()["answers"]
    place = galley(ada).bounding_box()
    assert place is not None
    rest_a_finger_on(ada, place["x"] + place["width"] / 2, place["y"] + place["height"] * 0.3)
    card = ada.page.get_by_role("dialog", name="Galley")
    expect(card).to_contain_text(GALLEY)
    assert ada.heard()["answers"] == before
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def in_the_boiler_room(g: Any, ask: Ask) -> bool:
    return g.players[ask.seat].space == Space.BOILER and any(isinstance(each, UseSpace) for each in ask.options)


def test_the_question_says_what_the_action_of_ones_space_does(ada: Person):
    sit_down(ada, *moment("action", in_the_boiler_room))
    asked(ada)
    expect(ada.bar.get_by_role("button", name="Use the Action of your space")).to_contain_text(BOILERS)


def test_the_book_of_rules_knows_the_rooms(ada: Person):
    ada.visit("/rules/unfathomable")
    ada.page.get_by_role("searchbox").fill("galley")
    expect(ada.page.get_by_role("main")).to_contain_text(GALLEY)


NAUTILUS = Words("en", load("nautilus"))


def under_the_sea(person: Person) -> None:
    person.open_table("nautilus", ME, BOT, options={"first": 1}, seed="explained")
    person.wait_for_my_turn()


def test_everything_in_nautilus_tells_what_it_is(ada: Person):
    under_the_sea(ada)
    card = ada.page.get_by_role("tooltip")
    for tab, thing, name, rule in (
        ("own", ada.board.locator("[role=img][aria-label*='base' i]").first, "Base", "S1e"),
        ("own", ada.board.locator("[role=img][aria-label^='Face-down token']").first, "Face-down token", "U5a"),
        ("own", ada.board.locator(".zone").first, "Lagoon", "B6a"),
        ("own", ada.page.locator("section.mission h3"), "Your mission", "V2b"),
        ("own", ada.page.locator("section.supply li").first, "training module", "X1a"),
        ("seats", ada.page.locator(".tracks li").first, "training module", "X1a"),
        ("seats", ada.page.locator(".finds li").first, "gold", "V2c"),
        ("seats", ada.page.locator(".who").first, "Ada", "V3c"),
        ("seats", ada.page.locator("section.atlantis li").first, "Atlantis token 1", "T1b"),
    ):
        ada.open_tab(tab)
        thing.hover()
        expect(card).to_contain_text(name, ignore_case=True)
        expect(card).to_contain_text(NAUTILUS.say(f"rule-{rule}"))
        assert card.locator(".drawing svg").count() == 1
        ada.page.mouse.move(2, 2)
        expect(card).to_have_count(0)


def test_a_finger_on_a_token_of_nautilus_tells_the_same(arrive: Arrive):
    ada = arrive(**PHONE)
    under_the_sea(ada)
    token = ada.board.locator("[role=img][aria-label*='base' i]").first.bounding_box()
    assert token is not None
    rest_a_finger_on(ada, token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    card = ada.page.get_by_role("dialog", name=re.compile("base", re.I))
    expect(card).to_contain_text(NAUTILUS.say("rule-S1e"))
    card.get_by_role("button", name="Rule S1e").click()
    rule = ada.page.get_by_role("dialog", name="Rules").locator("[data-rule=S1e]")
    expect(rule).to_be_in_viewport()
