"""Sleeping Gods by clicks: from the first page to the tenth turn, the chart under mouse, keyboard and finger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.sleeping_gods.board import START, maps, regions
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Ask
from fathom.kernel.words.words import Words
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, Person
from tests.browser.test_access import shuts_nobody_out
from tests.browser.tourist import TURNS, in_bar, press, touch, tour
from tests.browser.voyager import GAME, acting, sail_to

pytestmark = pytest.mark.browser

NAMES = re.compile("^Sail to ")


def under_way(g: Voyage, ask: Ask) -> bool:
    """The ship may sail on to a region with a hazard."""
    return ask.prompt == "sail" and any(
        regions()[each.region].hazard for each in ask.options if hasattr(each, "region")
    )


def at_the_edge(g: Voyage, ask: Ask) -> bool:
    """The ship may leave the map."""
    here = regions()[g.ship]
    return ask.prompt == "sail" and bool(here.edges)


def now(person: Person) -> Any:
    """The whole table as the first seat sees it: what the page was told last may be only what differs."""
    table = person.page.url.rpartition("/")[2]
    return person.get(f"/api/tables/{table}/view?seat=0")


def close(person: Person) -> None:
    """Close whatever is only to be read."""
    for name in ("Back to the ship", "Return to the ship", "Close"):
        for button in person.board.get_by_role("button", name=name, exact=True).all():
            if button.is_visible():
                button.click()


def room(person: Person, name: str) -> Locator:
    return person.board.get_by_role("button", name=re.compile(f"^Use the {name}"))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_ten_turns_from_the_first_page_and_on_with_a_second_person(arrive: Arrive, device: dict[str, Any]):
    """Ship, chart, a hazard, tests, a fight, a market, a paragraph that asks for keywords; then the voyage is packed
    up, and goes on with somebody who came by a link."""
    ada, bob = arrive(**device), arrive()
    seed, stops = tour()
    ada.open_home()
    ada.seeded(seed)
    touch(ada, ada.on_shelf("Sleeping Gods").get_by_role("link", name="New table"))
    touch(ada, ada.page.get_by_role("group", name="How many players?").get_by_text("1", exact=True))
    touch(ada, ada.button("Start"))
    ada.wait_for_my_turn()
    shuts_nobody_out(ada)
    for stop in stops:
        press(ada, stop)
    view = now(ada)
    assert view["state"]["turn"] == TURNS
    shuts_nobody_out(ada)
    touch(ada, in_bar(ada, "Pack up here"))
    result = ada.page.get_by_role("dialog")
    expect(result).to_contain_text("Saved: go on when you like")
    expect(result).to_contain_text("Where we are")
    touch(ada, result.get_by_role("link", name="Play the next chapter"))
    touch(ada, ada.page.get_by_role("group", name="How many players?").get_by_text("2", exact=True))
    touch(ada, ada.page.get_by_role("button", name="Play the next chapter"))
    bob.page.goto(ada.page.get_by_role("textbox", name="Link for any free seat").input_value())
    bob.sit_down("Bob")
    again = ada.wait_for_my_turn()["state"]
    assert (again["ship"], again["log"], len(again["players"])) == (view["state"]["ship"], view["state"]["log"], 2)
    touch(bob, bob.board.get_by_role("button", name="Log", exact=True))
    expect(bob.board.get_by_role("region", name="The ship’s papers")).to_be_visible()


def test_a_room_is_used_on_the_ship_and_may_not_be_used_again_at_once(ada: Person):
    ada.open_table("sleeping-gods", ME, seed="rooms")
    ada.wait_for_my_turn()
    ada.give(room(ada, "bridge"))
    assert now(ada)["state"]["pawn"] == "bridge"
    expect(ada.board.get_by_role("button", name=re.compile("Bridge.*used last"))).to_be_visible()


def test_the_ship_sails_by_a_click_on_the_chart_and_meets_a_hazard(ada: Person):
    sail_to(ada, under_way, ME)
    ada.wait_for_my_turn()
    close(ada)
    view = now(ada)
    dangerous = next(each for each in ways(view) if regions()[each].hazard)
    ada.give(ada.targets(NAMES).nth(ways(view).index(dangerous)))
    view = now(ada)
    assert view["state"]["ship"] == dangerous
    assert view["question"]["prompt"] == "hazard"
    expect(ada.asked).to_contain_text("A hazard")


def ways(view: Any) -> list[Any]:
    """Where the ship may sail, in the order of the targets."""
    return [option["region"] for option in view["question"]["options"] if option["do"] == "move-to"]


def test_who_sails_over_the_edge_finds_another_map_and_the_first_stays_charted(ada: Person):
    sail_to(ada, at_the_edge, ME)
    ada.wait_for_my_turn()
    close(ada)
    view = now(ada)
    ada.board.get_by_role("button", name="The world").click()
    expect(ada.board.get_by_role("button", name=re.compile("^Look at "))).to_have_count(len(view["state"]["charted"]))
    ada.board.get_by_role("button", name="The world").click()
    beyond = next(each for each in ways(view) if each[:-1] not in pages(view["state"]["ship"]))
    ada.give(ada.targets(NAMES).nth(ways(view).index(beyond)))
    after = now(ada)["state"]
    assert after["ship"] == beyond
    assert len(after["charted"]) == len(view["state"]["charted"]) + 1
    close(ada)
    ada.board.get_by_role("button", name="The world").click()
    ada.board.get_by_role("button", name=re.compile("^Look at The Lantern Roads")).click()
    expect(ada.board.get_by_role("button", name="Back to the ship")).to_be_visible()


def pages(region: str) -> list[str]:
    """The pages of the map on which a region lies."""
    return next([str(page) for page in each.pages] for each in maps().values() if int(region[:-1]) in each.pages)


def test_regions_places_rooms_and_crew_tell_what_they_are(ada: Person):
    sail_to(ada, acting, ME)
    ada.wait_for_my_turn()
    close(ada)
    card = ada.page.locator("#explained")
    ada.targets(re.compile("^Explore place ")).first.hover()
    expect(card).to_contain_text("Nobody of you has been here yet")
    ada.open_tab("seats")
    ada.page.locator("button.who", has_text="Captain Odessa").hover()
    expect(card).to_contain_text("Sabre")
    ada.board.get_by_role("button", name=re.compile("^Sick Bay")).hover()
    expect(card).to_contain_text("One wound is healed")


def test_a_place_is_marked_and_explored_by_keyboard(ada: Person):
    sail_to(ada, acting, ME)
    ada.wait_for_my_turn()
    close(ada)
    mark = ada.targets(re.compile("^Mark place ")).first
    mark.focus()
    number = ada.heard()["question"]["number"]
    ada.page.keyboard.press("Enter")
    view = ada.wait_for_my_turn(after=number)
    assert now(ada)["state"]["marks"]
    place = ada.targets(re.compile("^Explore place ")).first
    place.focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_my_turn(after=view["question"]["number"])
    assert now(ada)["state"]["log"]


def test_on_a_phone_a_finger_touches_twice(arrive: Arrive):
    ada = arrive(**PHONE)
    ada.open_table("sleeping-gods", ME, seed="rooms")
    ada.wait_for_my_turn()
    ada.page.get_by_role("button", name="Back to the ship").click()  # the prologue is read
    deck = room(ada, "deck")
    number = ada.heard()["question"]["number"]
    deck.tap()
    expect(ada.bar).to_contain_text("Use the deck")
    deck.tap()
    ada.wait_for_my_turn(after=number)
    assert now(ada)["state"]["pawn"] == "deck"
    shuts_nobody_out(ada)


@pytest.mark.parametrize("locale", ["fr-FR", "es-ES"])
def test_the_chart_speaks_french_and_spanish(arrive: Arrive, locale: str):
    ada = arrive(locale=locale)
    ada.open_table("sleeping-gods", ME, seed="rooms")
    ada.wait_for_my_turn()
    expect(ada.board.locator(".atlas")).to_contain_text(Words(locale[:2], GAME).say(f"region-{START}"))
