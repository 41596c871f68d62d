"""The review of a finished game, beside its replay: a plot to point at, and lists that lead to its moments."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser

CELLS = [0, 3, 1, 4, 2]  # Bob should have taken the centre; Ada takes the top row
MISTAKE, VICTORY = 1, 4


def plot(person: Person) -> Locator:
    return person.page.get_by_role("img", name=re.compile("How the chances ran"))


def open_review(person: Person, table: str) -> Locator:
    """Ask for the review and wait for it; returns its lists."""
    person.visit(f"/t/{table}/replay/0")
    person.page.get_by_role("tab", name="Review").click()
    review = person.page.get_by_role("group", name="Review")
    expect(review.get_by_role("heading", name="Answers that cost most")).to_be_visible()
    return review


def shows(person: Person, at: int) -> None:
    expect(person.page.get_by_role("slider")).to_have_value(str(at))
    expect(person.page).to_have_url(re.compile(f"/replay/{at}$"))


def test_the_lists_lead_to_their_moments(ada: Person):
    review = open_review(ada, ada.play_noughts(*CELLS))
    shuts_nobody_out(ada)
    mistake = review.get_by_role("listitem").filter(has_text="better: Mark the").first.get_by_role("link")
    found = re.search(r"question (\d+)", mistake.inner_text())
    assert found
    mistake.focus()
    ada.page.keyboard.press("Enter")
    shows(ada, int(found[1]))
    expect(mistake).to_have_attribute("aria-current", "true")
    review.get_by_role("link", name=f"Ada, question {VICTORY}: Mark the top right cell").first.click()
    shows(ada, VICTORY)


def test_pointing_at_the_plot_moves_the_replay(ada: Person):
    open_review(ada, ada.play_noughts(*CELLS))
    box = plot(ada).bounding_box()
    assert box
    for part, at in ((0.4, 2), (0.99, 5), (0.01, 0)):
        ada.page.mouse.click(box["x"] + part * box["width"], box["y"] + box["height"] / 2)
        shows(ada, at)
    chances = ada.bar.get_by_role("figure").get_by_role("listitem")
    ada.button("To the end").click()
    expect(chances).to_have_text([re.compile("Ada.*100%"), re.compile("Bob.*0%")])


def test_a_new_language_tells_it_anew(ada: Person):
    review = open_review(ada, ada.play_noughts(*CELLS))
    expect(review).to_contain_text("Mark the centre cell")
    ada.page.locator("header select").select_option("fr")
    bilan = ada.page.get_by_role("group", name="Bilan")
    expect(bilan).to_contain_text("mieux : Marquer la case".replace(" :", "\u00a0:"))


def test_on_a_phone_it_is_a_page_of_its_own(arrive: Arrive):
    ada = arrive(**PHONE)
    review = open_review(ada, ada.play_noughts(*CELLS))
    expect(plot(ada)).to_be_in_viewport()
    shuts_nobody_out(ada)
    review.get_by_role("link", name=f"question {VICTORY}:").first.click()
    expect(ada.board).to_be_visible()
    shows(ada, VICTORY)


def test_an_unfinished_game_has_none(ada: Person):
    ada.visit(f"/t/{ada.play_noughts(*CELLS[:-1])}/replay/0")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Review")).to_have_count(0)
