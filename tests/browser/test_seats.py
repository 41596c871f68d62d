"""Seats: opened, found on the first page, left to a bot, taken to another device; and taking back by consent."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOB, ME, OPEN, Person

pytestmark = pytest.mark.browser


def sit_together(ada: Person, bob: Person) -> None:
    """Ada and Bob at a table of noughts; Ada is asked."""
    table = ada.open_table("noughts", ME, {**OPEN, "name": "Bob"})
    bob.visit(ada.invitation(table, 1))
    bob.sit_down("Bob")
    for person in (ada, bob):
        expect(person.bar).to_be_visible()


def seat_menu(person: Person, name: str) -> Locator:
    """Press a seat in the top bar."""
    person.page.get_by_role("banner").get_by_role("button", name=name).click()
    return person.page.get_by_role("dialog", name=name)


@pytest.mark.parametrize("players", [["2"], ["4"], ["4", "2"]], ids=" then ".join)
def test_whatever_the_form_offers_can_be_opened(ada: Person, players: list[str]):
    ada.visit("/new/nautilus")
    ada.page.get_by_text("Against bots").click()
    for count in players:
        ada.page.get_by_role("group", name="How many players?").get_by_text(count).click()
        if count == players[0]:
            ada.page.get_by_role("group", name="First player").locator("label:has(input:enabled)").last.click()
    ada.button("Start").click()
    assert len(ada.wait_for_my_turn()["table"]["seats"]) == int(players[-1])


def test_a_public_table_is_joined_from_the_first_page(ada: Person, bob: Person):
    table = ada.open_table("noughts", ME, OPEN, public=True)
    bob.open_home()
    bob.page.get_by_role("region", name="Public tables").locator(f"a[href='/t/{table}']").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Join").click()
    expect(bob.asked).to_contain_text("Waiting for Ada")
    expect(ada.asked).to_contain_text("Your turn")
    expect(ada.page.get_by_role("banner")).to_contain_text("Bob")
    ada.targets().first.click()
    expect(bob.asked).to_contain_text("Your turn")
    bob.targets().first.click()
    expect(ada.asked).to_contain_text("Your turn")


def test_a_host_who_has_lost_the_links_makes_new_ones(ada: Person, bob: Person):
    table = ada.open_table("noughts", ME, OPEN)  # not by the page, which would have kept them
    ada.button("Link for Player 2").click()
    link = ada.page.get_by_role("textbox", name="Link for Player 2").input_value()
    bob.page.goto(link)
    bob.sit_down("Bob")
    expect(ada.page.get_by_role("banner")).to_contain_text("Bob")
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"


def test_the_first_page_begins_with_my_tables_and_filters_those_of_others(ada: Person, bob: Person):
    for game in ("noughts", "noughts", "connect-four", "nautilus"):
        ada.open_table(game, ME, OPEN, public=True)
    bob.open_home()
    expect(bob.on_shelf("Nautilus").get_by_text("Start here")).to_be_visible()
    expect(bob.on_shelf("Unfathomable").get_by_text("2 to 3 hours")).to_be_visible()
    public = bob.page.get_by_role("region", name="Public tables")
    public.get_by_label("Game").select_option("connect-four")
    expect(public.get_by_role("link").filter(has_text="Noughts")).to_have_count(0)
    expect(public.get_by_role("link").filter(has_text="Connect Four").first).to_be_visible()
    table = bob.open_table("noughts", BOB, OPEN)
    bob.open_home()
    mine = bob.page.get_by_role("region", name="Your tables")
    expect(mine.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(bob.page.get_by_text("Start here")).to_have_count(0)
    assert bob.page.get_by_role("region").first.get_attribute("aria-labelledby") == "running"


def test_a_bot_plays_until_the_seat_is_taken_back(ada: Person, bob: Person):
    sit_together(ada, bob)
    seat_menu(ada, "Ada").get_by_role("button", name="Let a bot play for me").click()
    expect(bob.board.get_by_role("img")).to_have_count(1)
    seat_menu(ada, "Ada").get_by_role("button", name="Play myself again").click()
    expect(ada.page.get_by_role("banner").get_by_role("button", name="Ada, you, here")).to_be_visible()
    bob.targets().first.click()
    expect(ada.asked).to_contain_text("Your turn")
    expect(ada.board.get_by_role("img")).to_have_count(2)


def test_a_seat_is_taken_to_another_device(ada: Person, bob: Person, arrive: Arrive):
    sit_together(ada, bob)
    menu = seat_menu(ada, "Ada")
    menu.get_by_role("button", name="Continue on another device").click()
    other = arrive()
    other.page.goto(menu.get_by_label("Continue on another device").input_value())
    expect(other.asked).to_contain_text("Your turn")
    other.targets("Mark the centre cell").click()
    for person in (ada, bob, other):
        expect(person.board.get_by_role("img", name="Ada marks the centre cell.")).to_be_visible()


def test_an_answer_is_taken_back_when_the_others_agree(ada: Person, bob: Person):
    sit_together(ada, bob)
    ada.targets("Mark the centre cell").click()
    bob.targets("Mark the top left cell").click()
    expect(ada.board.get_by_role("img")).to_have_count(2)
    expect(ada.bar.get_by_role("button", name="Take back")).to_be_disabled()
    ada.button("Menu").click()
    ada.button("Take back my last answer, if all agree").click()
    expect(bob.bar).to_contain_text("Ada would like to take back an answer.")
    bob.button("Agree").click()
    for person in (ada, bob):
        expect(person.board.get_by_role("img")).to_have_count(0)
    expect(ada.asked).to_contain_text("Your turn")
