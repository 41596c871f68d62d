"""The first page: what it calls the company, which tables it lists, and how a game begins with one click."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person

pytestmark = pytest.mark.browser


def test_cooperative_games_are_played_with_companions_or_solo(ada: Person):
    ada.open_home()
    for game in ("Sleeping Gods", "Machina Arcana"):
        expect(ada.on_shelf(game)).to_contain_text("with 2 companions")
        expect(ada.on_shelf(game)).to_contain_text("Solo, or up to 4")
    expect(ada.on_shelf("Nautilus")).to_contain_text("you and 2 bots")


@pytest.mark.parametrize(("game", "all_of_them"), [("Machina Arcana", 8), ("Unfathomable", 10)])
def test_play_now_offers_one_good_character_and_change(ada: Person, game: str, all_of_them: int):
    ada.start_solo(game)
    cards = ada.board.locator("section.screen li")
    expect(cards).to_have_count(1)
    ada.button("Change").click()
    expect(cards).to_have_count(all_of_them)


def test_a_table_is_hidden_and_shown_again(ada: Person):
    ada.play_noughts(0)
    ada.post("/api/lessons/nautilus", {})
    ada.open_home()
    tables = ada.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(tables).to_have_count(2)
    expect(tables.filter(has_text="Guided first game")).to_have_count(1)
    ada.page.get_by_role("button", name="Hide this table: Noughts and Crosses").click()
    expect(tables).to_have_count(1)
    ada.page.reload()
    expect(tables).to_have_count(1)
    ada.page.get_by_role("button", name="1 hidden table").click()
    ada.page.get_by_role("button", name="Show this table again").click()
    expect(tables).to_have_count(2)
    expect(ada.page.get_by_role("button", name=re.compile("hidden table"))).to_have_count(0)


def test_sounds_are_turned_on_by_one_click_and_stay_on(arrive: Arrive):
    ada = arrive(**PHONE)
    ada.visit(f"/t/{ada.play_noughts(0)}")
    ada.wait_for_my_turn()
    ada.page.get_by_role("button", name="Turn the sounds on").tap()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Turn the sounds off")).to_be_visible()
