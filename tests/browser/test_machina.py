"""Machina Arcana by clicks: one person with two explorers, two people, and everything that can be met on the way."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.delver import (
    arranging,
    at_a_chest,
    at_a_door,
    at_an_event,
    at_the_exit,
    before_scrolling,
    beside_a_friend,
    descend,
    facing_a_monster,
    finale,
    first_turn,
    last_to_end_its_turn,
    read_on,
)
from tests.browser.person import BOB, ME, OPEN, Person
from tests.browser.sailor import sit_down
from tests.browser.sightseer import SIGHTS, click_through
from tests.browser.test_access import shuts_nobody_out
from tests.browser.test_legible import can_be_read

pytestmark = pytest.mark.browser

SHORT = {"length": "very-short", "easy": True, "very_easy": True}


def on_the_way(person: Person, found: Any, **options: Any) -> Any:
    """Sit at a table at such a moment, with the story read."""
    descend(person, found, **options)
    view = person.wait_for_my_turn()
    read_on(person)
    return view


def explorer(person: Person, seat: int = 0) -> Any:
    """An explorer as it is now."""
    table = person.heard()["table"]["id"]
    return person.get(f"/api/tables/{table}/view")["state"]["explorers"][seat]


def passing(person: Person) -> Locator:
    """An answer that does nothing, or else the first."""
    idle = person.bar.locator(".answers button").filter(has_text=re.compile("End the turn|Use nothing|Done"))
    return idle.first if idle.count() else person.answers.first


def screen(person: Person) -> Locator:
    return person.board.locator("section.screen")


def test_one_person_leads_two_explorers_from_the_start(ada: Person):
    ada.open_table("machina-arcana", ME, BOB, seed="two lamps")
    ada.give(screen(ada).get_by_role("button", name="Play Kim Richards"))
    view = ada.give(screen(ada).get_by_role("button", name="Play Hank Horden"))
    assert [each["card"] for each in view["state"]["explorers"]] == ["kim-richards", "hank-horden"]
    read_on(ada)
    for _ in range(2):
        view = ada.give(ada.targets(re.compile("^[A-T][0-9]+$")).first)
    while view["question"]["prompt"] != "act":
        view = ada.give(ada.answers.first)
    who = view["seat"]
    view = ada.give(ada.targets(re.compile("^Move to ")).first)
    expect(ada.read_journal()).to_contain_text(re.compile("moves to [A-T][0-9]+"))
    while view["seat"] == who:
        view = ada.give(passing(ada))
    expect(ada.asked).to_contain_text(["Ada", "Bob"][view["seat"]])


def test_two_people_see_what_each_other_does(arrive: Arrive):
    ada, bob = arrive(), arrive()
    table = ada.open_table("machina-arcana", ME, OPEN, seed="two lamps")
    bob.open_home()
    bob.visit(f"/t/{table}#seat=1&key={ada.invites[1]}")
    bob.sit_down("Bob")
    ada.wait_for_my_turn()
    screen(ada).get_by_role("button", name="Play Lorrai").click()
    bob.wait_for_my_turn()
    screen(bob).get_by_role("button", name="Play Phillip").click()
    expect(ada.board.get_by_role("button", name="Go on")).to_be_visible()
    for person in (ada, bob):
        read_on(person)
    ada.wait_for_my_turn()
    ada.targets(re.compile("^[A-T][0-9]+$")).first.click()
    bob.wait_for_my_turn()
    expect(bob.board.locator("[data-unit=lorrai]")).to_be_visible()
    bob.targets(re.compile("^[A-T][0-9]+$")).first.click()
    expect(ada.board.locator("[data-unit=phillip]")).to_be_visible()
    ada.wait_for_my_turn()


def test_a_move_shows_its_way_and_an_attack_its_line_and_its_odds(ada: Person):
    on_the_way(ada, facing_a_monster)
    ada.targets(re.compile("^Move to ")).last.hover()
    expect(ada.board.locator("circle.step").first).to_be_visible()
    ada.bar.get_by_role("button", name="Use an ability").click()
    monster = ada.heard()["state"]["queue"][0]["card"].replace("-", " ")
    ada.answers.filter(has_text=re.compile(monster, re.IGNORECASE)).first.hover()
    expect(ada.board.locator(".reach").first).to_be_visible()
    expect(ada.bar.locator(".odds")).to_contain_text("hit")


def test_a_chest_is_opened_and_what_it_held_is_equipped(ada: Person):
    on_the_way(ada, at_a_chest)
    view = ada.give(ada.targets(re.compile("^Activate the chest ")).first)
    while view["question"]["prompt"] == "draw-item":
        view = ada.give(screen(ada).locator("button.deck").first)
    assert view["question"]["prompt"] == "part-with-item"
    view = ada.give(screen(ada).get_by_role("button", name=re.compile("^Keep this one")).first)
    assert explorer(ada)["gear"]


def test_an_item_is_equipped_by_keys_and_by_dragging(arrive: Arrive):
    ada, bob = arrive(), arrive()
    for person in (ada, bob):
        view = on_the_way(person, arranging)
    item = view["question"]["args"]["item"]
    place = screen(ada).locator("button.place").first
    place.focus()
    ada.page.keyboard.press("Enter")
    chip = screen(bob).locator("button.chip.picked")
    chip.drag_to(screen(bob).locator("button.place").first)
    for person in (ada, bob):
        expect(person.read_journal()).to_contain_text(re.compile(" equips | puts "))
        assert [each["worn"] for each in explorer(person)["gear"] if each["item"] == item] == [True]


def test_worn_gear_is_picked_up_and_given_away_and_another_item_asked_for(ada: Person):
    on_the_way(ada, beside_a_friend)
    worn = next(each["item"] for each in explorer(ada)["gear"] if each["worn"])
    ada.give(ada.bar.get_by_role("button", name=re.compile("^Trade")).first)
    held = screen(ada).locator("button.grip").first
    held.click()
    expect(held).to_have_attribute("aria-pressed", "true")
    ada.give(screen(ada).get_by_role("button", name=re.compile("^Give .* to ")).first)
    assert worn not in [each["item"] for each in explorer(ada)["gear"]]
    assert worn in [each["item"] for each in explorer(ada, 1)["gear"]]
    screen(ada).locator("button.chip.handy").first.click()
    ada.give(screen(ada).get_by_role("button", name=re.compile("^Ask for ")).first)
    expect(ada.asked).to_contain_text("Bob")


def test_who_answers_by_keys_while_the_chapter_lies_open_has_read_it(ada: Person):
    descend(ada, first_turn)
    ada.wait_for_my_turn()
    expect(screen(ada)).to_contain_text("Go on")
    before = ada.heard()["answers"]
    ada.page.keyboard.press("1")  # a kind of answers, then one of them
    ada.page.keyboard.press("1")
    ada.wait_for_answers(before + 1)
    expect(screen(ada).get_by_role("button", name="Go on")).to_have_count(0)


def test_a_door_is_closed(ada: Person):
    on_the_way(ada, at_a_door)
    ada.bar.get_by_role("button", name="Close the door").first.click()
    expect(ada.read_journal()).to_contain_text("A door is closed.")
    expect(ada.board.locator(".door.closed").first).to_be_visible()


def test_exploring_shows_which_tile_goes_and_scrolls_it_away(ada: Person):
    view = on_the_way(ada, before_scrolling)
    tiles = {each["tile"] for each in view["state"]["board"]}
    explore = ada.bar.get_by_role("button", name="Explore beyond the opening").first
    explore.hover()
    expect(ada.board.locator("rect.gone").first).to_be_visible()
    explore.click()
    expect(ada.read_journal()).to_contain_text("is left behind")
    now = ada.get(f"/api/tables/{view['table']['id']}/view")["state"]["board"]
    assert {each["tile"] for each in now} - tiles
    assert tiles - {each["tile"] for each in now}


def test_an_explorer_leaves_by_the_exit_after_saying_so_twice(ada: Person):
    ada.context.add_init_script("""localStorage.setItem("fathom.settings", '{"wait": false}')""")
    on_the_way(ada, at_the_exit, **SHORT)
    ada.bar.get_by_role("button", name="Leave by the exit").first.click()
    ada.bar.locator(".confirm .primary").click()
    expect(ada.read_journal()).to_contain_text("leaves by the exit")


def test_one_person_leads_two_explorers_through_three_chapters(ada: Person):
    """A fight with essence, a chest and what it held, a trap, a door, a tile left behind, the exit: all by clicks."""
    hands = click_through(ada, seats=[ME, BOB], dull=2)
    assert {sight for sight, clicks in hands.clicked.items() if clicks} >= SIGHTS
    assert hands.read[ada] == 3
    expect(ada.page.get_by_role("dialog")).to_contain_text("The explorers have escaped.")


def test_two_people_go_through_three_chapters(arrive: Arrive):
    ada, bob = arrive(), arrive()
    hands = click_through(ada, bob, seats=[ME, OPEN], dull=1)
    assert {sight for sight, clicks in hands.clicked.items() if clicks} >= SIGHTS
    for person in (ada, bob):
        assert hands.read[person] == 3
        expect(person.page.get_by_role("dialog")).to_contain_text("The explorers have escaped.")


def test_a_whole_short_game_ends_in_defeat_if_nobody_does_anything(ada: Person):
    ada.open_table("machina-arcana", ME, seed="alone", options={"length": "very-short", "ties": "settled"})
    ada.give(ada.answers.first)
    read_on(ada)
    view = ada.wait_for_my_turn()
    while view["table"]["status"] != "over":
        view = ada.give(passing(ada))
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The last explorer is destroyed.")
    expect(dialog).to_contain_text("The last lamp goes over on its side")


def test_the_monster_phase_is_told_step_by_step(arrive: Arrive):
    """With motion the phases between two turns are shown one after the other, and can be held, stepped and skipped."""
    ada = arrive(reduced_motion="no-preference")
    view = on_the_way(ada, last_to_end_its_turn, ties="settled")
    passing(ada).click()
    expect(ada.asked).to_contain_text(re.compile("What happens meanwhile|Use an ability"))
    if "Use an ability" in ada.asked.inner_text():
        passing(ada).click()
    expect(ada.asked).to_contain_text("What happens meanwhile")
    ada.bar.get_by_role("button", name="Stop here").click()
    ada.bar.get_by_role("button", name="Next move").click()
    ada.bar.get_by_role("button", name="Show the present").click()
    ada.wait_for_my_turn(after=view["question"]["number"])
    expect(ada.asked).not_to_contain_text("What happens meanwhile")


def test_a_phone_touches_a_target_twice(arrive: Arrive):
    ada = arrive(**PHONE)
    view = on_the_way(ada, first_turn)
    step = ada.targets(re.compile("^Move to ")).first
    step.tap()
    expect(ada.board.locator("circle.step").first).to_be_visible()
    assert ada.heard()["answers"] == view["answers"]
    step.tap()
    ada.wait_for_answers(view["answers"] + 1)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("found", [facing_a_monster, arranging, None], ids=["board", "gear", "finale"])
def test_nobody_is_shut_out(arrive: Arrive, found: Any, device: dict[str, object]):
    ada = arrive(**device)
    if found is None:
        sit_down(ada, *finale())
    else:
        descend(ada, found)
    ada.wait_for_my_turn()
    expect(ada.button("Go on")).to_be_visible()
    for go_on in (read_on, lambda person: None):
        ada.page.wait_for_load_state("networkidle")
        shuts_nobody_out(ada)
        can_be_read(ada)
        go_on(ada)


def test_on_a_phone_an_events_card_leaves_the_board_in_sight_until_it_is_opened(arrive: Arrive):
    ada = arrive(**PHONE)
    question = on_the_way(ada, at_an_event)["question"]
    event = next(each for each in question["options"] if each["do"] == "activate")
    table = ada.heard()["table"]["id"]
    ada.post(f"/api/tables/{table}/answer", {"seat": 0, "number": question["number"], "action": event})
    ada.wait_for_my_turn(after=question["number"])
    notice = ada.board.locator(".notice")
    line = notice.get_by_role("button", name=re.compile("^Show: "))
    expect(line).to_be_visible()
    box = notice.bounding_box()
    assert box is not None
    assert box["height"] < 60
    line.click()
    expect(notice.locator("p").last).to_be_visible()
