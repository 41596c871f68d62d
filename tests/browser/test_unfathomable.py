"""Unfathomable in the browser: played by clicking, by keyboard and by tapping; nobody shut out, in three languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.games.unfathomable.actions import PickWaypoint
from fathom.games.unfathomable.library import waypoints
from fathom.kernel import Ask
from fathom.server.live.state_parts import EVERYTHING
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, Person
from tests.browser.sailor import Sailor, asked, moment, sit_down
from tests.browser.screens import SCREENS, bring, moment_of
from tests.browser.test_access import shuts_nobody_out
from tests.browser.test_phone import fits

pytestmark = pytest.mark.browser

BOTS = [{"kind": "bot", "bot": "shipmate", "name": name} for name in ("Bruno", "Carla", "Dimitri")]
QUICK = {"options": {"crew": "suggested"}, "odds": False}  # nobody waits for characters or odds
# Keeps whatever floats up from a dial or a track, however briefly.
WATCH = """() => {
  window.floated = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains("change")) window.floated.push(node.textContent);
  }).observe(document.querySelector(".instruments"), { childList: true, subtree: true });
}"""
# Keeps how many cards of a pile lay turned, each time that one more was.
COUNT = """
window.turned = [];
new MutationObserver(() => {
  const count = document.querySelectorAll(".revealed li.turned").length;
  if (count && count !== window.turned.at(-1)) window.turned.push(count);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
LOYALTY = re.compile(r"^(Human|Hybrid|Cultist)\b")


def seen_by(person: Person, table: str, seat: int) -> Any:
    """What a seat sees, with the whole journal."""
    view = person.get(f"/api/tables/{table}/view?seat={seat}")
    page = f"/api/tables/{table}/journal?seat={seat}&before={view['events_from']}&count=1000"
    return view | {"events": person.get(page)["events"] + view["events"]}


@pytest.mark.slow
def test_turns_are_played_by_clicking_with_a_crisis_and_a_skill_test(ada: Person):
    """More than three turns, one of them Ada's own: she walks the ship, adds a card and sees the pile turned."""
    table = ada.open_table("unfathomable", ME, *BOTS, **QUICK, seed="by clicking")
    sailor, view = Sailor(ada), asked(ada)
    while not has_seen_much(seen_by(ada, table, 0)):
        if view["question"]["prompt"] == "add-card":
            expect(ada.board.get_by_text("Threshold", exact=True)).to_be_visible()
            expect(ada.board.get_by_role("list", name="Cards added")).to_contain_text("Ada")
        view = sailor.answer(view)
    assert {"look-at-loyalty", "moves", "adds"} <= {*sailor.done}
    for line in (
        "Ada moves from",
        "draws a Mythos card",
        "A skill test begins",
        "Ada adds 1 card",
        "The test comes to",
    ):
        expect(ada.read_journal()).to_contain_text(line)


def has_seen_much(view: Any) -> bool:
    """Whether four turns are over, Ada has walked, and a test to which she has added a card is decided."""
    events = view["events"]
    walked = any(event["event"] == "moved" and event["seat"] == 0 for event in events)
    added = [
        n for n, each in enumerate(events) if each["event"] == "cards-added" and each["seat"] == 0 and each["count"]
    ]
    decided = added and any(event["event"] == "test-ends" for event in events[added[0] :])
    return bool(view["state"]["turn"] > 4 and walked and decided)


def test_characters_are_compared_and_chosen(ada: Person):
    ada.open_table("unfathomable", ME, *BOTS)
    view = asked(ada)
    casting = ada.board.get_by_role("region", name="Who plays whom?")
    casting.get_by_role("button", name="Change", exact=True).click()
    expect(casting.get_by_text("Cards that the chosen characters draw:")).to_be_visible()
    taken = sum(event["event"] == "chose" for event in seen_by(ada, view["table"]["id"], 0)["events"])
    expect(casting.get_by_role("button", name=re.compile("^Play the "))).to_have_count(10 - taken)
    chosen = casting.get_by_role("button", name=re.compile("^Play the ")).first
    role = chosen.inner_text().removeprefix("Play the ")
    chosen.click()
    asked(ada, after=view["question"]["number"])
    ada.open_tab("seats")
    expect(ada.page.get_by_role("article", name="Ada").get_by_role("button")).to_contain_text(role, ignore_case=True)
    ada.page.get_by_role("article", name="Ada").get_by_role("button").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("When revealed as a traitor")


def test_loyalty_lies_face_down_until_it_is_pointed_at(ada: Person):
    bring(ada, "loyalty")
    own = ada.own_things()
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(0)
    own.get_by_role("button", name="Loyalty card 1, face down: hold to look").hover()
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(1)
    ada.page.mouse.move(700, 5)
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(0)
    ada.page.keyboard.press("Tab")
    own.get_by_role("button", name="Loyalty card 1, face down: hold to look").focus()
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(1)


def test_a_character_walks_by_keyboard_alone(ada: Person):
    bring(ada, "action")
    view = ada.heard()
    target = ada.targets(re.compile("^Move to ")).first
    to = target.get_attribute("aria-label")
    ada.page.keyboard.press("Tab")
    target.focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_answers(view["answers"] + 1)
    assert to
    expect(ada.read_journal()).to_contain_text(f"to {to.removeprefix('Move to ')}.")


def test_the_pile_of_a_test_is_turned_and_counted(ada: Person):
    test = seen_by(ada, bring(ada, "revealed"), 0)["state"]["test"]
    expect(ada.board.locator(".revealed li.turned")).to_have_count(len(test["revealed"]) + len(test["shown"]))
    expect(ada.board.get_by_text(f"Total {test['total']}, threshold {test['threshold']}")).to_be_attached()


def test_who_comes_when_the_pile_was_turned_sees_it_lie_open(arrive: Arrive):
    """Turning it card by card is for those who were there: `web/src/lib/playback/scenes.test.ts`."""
    ada = arrive(reduced_motion="no-preference")
    ada.context.add_init_script(COUNT)
    table = sit_down(ada, *moment_of("revealed"))
    cards = len(seen_by(ada, table, 0)["state"]["test"]["revealed"])
    expect(ada.board.locator(".revealed li.turned")).to_have_count(cards)
    assert ada.page.evaluate("window.turned") == [cards]


@pytest.mark.parametrize(("habit", "moves"), [("no-preference", True), ("reduce", False)])
def test_what_an_answer_changed_is_seen_moving_unless_stillness_is_asked_for(arrive: Arrive, habit: str, moves: bool):
    """A Waypoint burns fuel: the loss floats up from the dial."""
    ada = arrive(reduced_motion=habit)
    sit_down(ada, *moment("choose-waypoint", lambda g, ask: burns_fuel(ask)))
    number = asked(ada)["question"]["number"]
    ada.page.evaluate(WATCH)
    ada.board.get_by_role("button", name=re.compile("^Choose ")).first.click()
    asked(ada, after=number)
    if moves:
        ada.page.wait_for_function("window.floated.includes('−1') || window.floated.includes('−2')")
    else:
        expect(ada.read_journal()).to_contain_text("The fuel dial falls")
        assert ada.page.evaluate("window.floated") == []


def burns_fuel(ask: Ask) -> bool:
    return all(isinstance(option, PickWaypoint) and waypoints()[option.card].fuel for option in ask.options)


def test_one_may_pass_at_a_kind_of_window_for_good(ada: Person):
    """That window closes without another click, and the table passes there until one asks to be asked again."""
    table = sit_down(ada, *moment("before-roll", lambda g, ask: len(ask.options) > 1 and g.turn > 2))
    number = asked(ada)["question"]["number"]
    ada.bar.get_by_role("button", name="Always pass here").click()
    expect(ada.bar.get_by_text("You pass unasked:")).to_be_visible()
    while seen_by(ada, table, 0)["question"]["number"] == number:
        ada.page.wait_for_timeout(100)
    ada.bar.get_by_role("button", name="Ask me again").click()
    expect(ada.bar.get_by_text("You pass unasked:")).to_have_count(0)


def test_the_end_shows_all_loyalties_and_the_whole_story(ada: Person):
    view = seen_by(ada, bring(ada, "end"), 0)
    result = ada.page.get_by_role("dialog")
    for player in view["state"]["players"]:
        row = result.get_by_role("row", name=re.compile(view["table"]["seats"][player["seat"]]["name"]))
        expect(row.locator(".loyalty")).to_have_count(len(player["loyalty"]))
    expect(result.locator("tr.won")).to_have_count(len(view["winners"]))
    expect(result.get_by_text("The story of this voyage")).to_be_visible()
    expect(result.get_by_role("listitem").filter(has_text="revealed as a traitor").first).to_be_visible()


def test_after_the_end_everybody_sees_who_sabotaged_what(ada: Person):
    """The first card that counted against a test is shown with the name of whoever added it."""
    table = bring(ada, "end")
    names = [seat["name"] for seat in seen_by(ada, table, 0)["table"]["seats"]]
    seat, harm = first_sabotage(seen_by(ada, table, EVERYTHING)["events"])
    shown = ada.page.get_by_role("dialog").get_by_role("group").filter(has_text="Who sabotaged what")
    deed = shown.get_by_role("listitem").filter(has=ada.page.locator(".harm")).filter(has_not=ada.page.locator("ul"))
    expect(deed.first).to_contain_text(names[seat])
    expect(deed.first.locator(".harm")).to_have_text(f"−{harm}")


def first_sabotage(events: list[Any]) -> tuple[int, int]:
    """Who was the first to add cards against a test, and of what value they were."""
    for event in events:
        if event["event"] == "cards-added" and (harm := sum(-worth for worth in event["worths"] if worth < 0)):
            return event["seat"], harm
    raise AssertionError


# ----------------------------------------------------------------------------- on a phone, and for everybody


def test_on_a_phone_everything_is_tapped(arrive: Arrive):
    ada = arrive(**PHONE)
    bring(ada, "action")
    view = ada.heard()
    fits(ada)
    target = ada.targets(re.compile("^Move to ")).first
    target.tap()
    expect(target).to_have_class(re.compile(r"\barmed\b"))
    target.tap()
    ada.wait_for_answers(view["answers"] + 1)
    fits(ada)
    tabs = ada.page.get_by_role("tablist")
    tabs.get_by_role("tab", name="Players").tap()
    hand = ada.page.locator(".hand")
    expect(hand.locator(".cards button").first).to_be_visible()
    loyalty = hand.get_by_role("button", name=re.compile("^Loyalty card 1"))
    loyalty.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(hand.get_by_role("button", name=LOYALTY)).to_have_count(1)
    hand.get_by_role("button", name=LOYALTY).dispatch_event("pointerup", {"pointerType": "touch"})
    expect(hand.get_by_role("button", name=LOYALTY)).to_have_count(0)
    fits(ada)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_shuts_nobody_out_and_fits_a_phone(ada: Person, screen: str):
    bring(ada, screen)
    expect(ada.board.get_by_role("group", name="Dials, tracks and distance")).to_be_visible()
    shuts_nobody_out(ada)
    ada.page.set_viewport_size(PHONE["viewport"])
    expect(ada.page.get_by_role("tab", name="Board")).to_be_visible()
    fits(ada)
    shuts_nobody_out(ada)


@pytest.mark.parametrize(("locale", "own"), [("fr-FR", "Cartes Compétence"), ("es-ES", "Cartas de Habilidad")])
def test_in_other_languages_nothing_is_left_in_keys(arrive: Arrive, locale: str, own: str):
    claire = arrive(locale=locale)
    for screen in ("character", "add-card", "reveal", "end"):
        bring(claire, screen)
        expect(claire.page.get_by_role("heading", name=own)).to_be_visible()
        text = claire.page.locator("body").inner_text()
        assert not re.findall(r"\b(?:board|text|ask|do|tell|story|item|ability|skill|role|space)-[a-z][a-z-]+", text)
