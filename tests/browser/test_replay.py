"""Looking back at a finished game, sharing a moment of it, and playing on from there."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser

CELLS = [0, 3, 1, 4, 2]  # the first seat takes the top row


def marks(person: Person) -> Locator:
    return person.board.get_by_role("img")


def shows(person: Person, at: int) -> None:
    """The moment, in the address, in the controls and on the board."""
    expect(person.page).to_have_url(f"{person.url}{person.page.url[len(person.url) :].rpartition('/')[0]}/{at}")
    expect(person.page.get_by_role("slider")).to_have_value(str(at))
    expect(marks(person)).to_have_count(at)


def test_a_finished_game_is_stepped_through(ada: Person):
    table = ada.play_noughts(*CELLS)
    ada.visit(f"/t/{table}/replay/0")
    shows(ada, 0)
    for button, at in (
        ("One step forward", 1),
        ("One step forward", 2),
        ("To the end", 5),
        ("One step back", 4),
        ("To the start", 0),
    ):
        ada.button(button).click()
        shows(ada, at)
    ada.page.get_by_role("slider").fill("3")
    shows(ada, 3)
    ada.page.get_by_role("slider").blur()
    ada.page.keyboard.press("ArrowRight")
    shows(ada, 4)
    ada.button("Play").click()
    shows(ada, 5)
    expect(ada.button("Play")).to_be_visible()  # it has stopped at the end


def test_a_link_opens_the_same_moment(ada: Person, bob: Person):
    table = ada.play_noughts(*CELLS)
    ada.visit(f"/t/{table}/replay/3")
    ada.button("Link to this moment").click()
    link = ada.page.get_by_role("dialog").get_by_label("Link to this moment").input_value()
    bob.page.goto(link)
    shows(bob, 3)


def test_a_game_is_played_on_from_a_moment(ada: Person):
    table = ada.play_noughts(*CELLS)
    ada.visit(f"/t/{table}/replay/2")
    shows(ada, 2)
    ada.button("Play on from here").click()
    expect(ada.page).not_to_have_url(f"{ada.url}/t/{table}/replay/2")
    assert ada.wait_for_my_turn()["table"]["forked_from"] == table
    expect(marks(ada)).to_have_count(2)
    expect(ada.board.get_by_role("img", name="Ada marks the top left cell.")).to_be_visible()
    expect(ada.board.get_by_role("img", name="Bob marks the middle left cell.")).to_be_visible()
    expect(ada.targets()).to_have_count(7)
    ada.give(ada.targets("Mark the top middle cell"))
    expect(marks(ada)).to_have_count(4)  # a bot plays for Bob
