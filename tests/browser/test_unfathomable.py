"""Unfathomable in the browser: played by clicking, by keyboard and by tapping; its secrets kept; nobody shut out."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, OPEN, Person
from tests.browser.sailor import WINDOWS, Sailor, asked, finished, moment, sit_down
from tests.browser.test_access import shuts_nobody_out
from tests.browser.test_phone import fits
from tests.browser.test_together import told

pytestmark = pytest.mark.browser

BOTS = [{"kind": "bot", "bot": "random", "name": name} for name in ("Bruno", "Carla", "Dimitri")]
SUGGESTED = {"crew": "suggested"}
ANSWERED = "number => window.heard.question?.number !== number || !window.heard.question.options.length"
LOYALTY = re.compile(r"^(Human|Hybrid|Cultist)\b")


@pytest.mark.slow
def test_turns_are_played_by_clicking_with_a_crisis_and_a_skill_test(ada: Person):
    """More than three turns, one of them Ada's own: she walks the ship, adds a card and sees the pile turned."""
    table = ada.open_table("unfathomable", ME, *BOTS, options=SUGGESTED, seed="by clicking")
    sailor, view, tested = Sailor(ada), asked(ada), False
    while view["table"]["status"] != "over" and not (
        {"moves", "adds"} <= {*sailor.done} and seen_by(ada, table, 0)["state"]["turn"] > 4
    ):
        if view["question"]["prompt"] == "add-card":
            expect(ada.board.get_by_text("Threshold")).to_be_visible()
            expect(ada.board.get_by_role("list", name="Cards added")).to_contain_text("Ada")
            tested = True
        view = sailor.answer(view)
    assert tested
    assert {"look-at-loyalty", "moves", "adds"} <= {*sailor.done}
    for line in ("Ada moved from", "drew a Mythos card", "A skill test began", "Ada added 1 card", "The test came to"):
        expect(ada.journal).to_contain_text(line)


def test_characters_are_compared_and_chosen(ada: Person):
    ada.open_table("unfathomable", ME, *BOTS)
    view = asked(ada)
    casting = ada.board.get_by_role("region", name="Who plays whom?")
    expect(casting.get_by_text("Cards that the chosen characters draw:")).to_be_visible()
    taken = sum(event["event"] == "chose" for event in seen_by(ada, view["table"]["id"], 0)["events"])
    expect(casting.get_by_role("button", name=re.compile("^Play the "))).to_have_count(10 - taken)
    chosen = casting.get_by_role("button", name=re.compile("^Play the ")).first
    role = chosen.inner_text().removeprefix("Play the ")
    chosen.click()
    asked(ada, after=view["question"]["number"])
    expect(ada.page.get_by_role("article", name="Ada").get_by_role("button")).to_contain_text(role, ignore_case=True)
    ada.page.get_by_role("article", name="Ada").get_by_role("button").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("When revealed as a traitor")


def test_loyalty_lies_face_down_until_it_is_pointed_at(ada: Person):
    ada.open_table("unfathomable", ME, *BOTS, options=SUGGESTED)
    view = asked(ada)
    while view["question"]["prompt"] != "look-at-loyalty":
        view = Sailor(ada).answer(view)
    own = ada.page.get_by_role("complementary", name="What is yours")
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(0)
    own.get_by_role("button", name="Loyalty card 1, face down: hold to look").hover()
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(1)
    ada.page.mouse.move(700, 5)
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(0)
    ada.page.keyboard.press("Tab")
    own.get_by_role("button", name="Loyalty card 1, face down: hold to look").focus()
    expect(own.get_by_role("button", name=LOYALTY)).to_have_count(1)


def test_a_character_walks_by_keyboard_alone(ada: Person):
    record, seat = moment("action", lambda g, ask: g.turn > 4)
    sit_down(ada, record, seat)
    view = asked(ada)
    target = ada.targets(re.compile("^Move to ")).first
    to = target.get_attribute("aria-label")
    ada.page.keyboard.press("Tab")
    target.focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_answers(view["answers"] + 1)
    assert to
    expect(ada.journal).to_contain_text(f"to {to.removeprefix('Move to ')}.")


def test_the_pile_of_a_test_is_turned_and_counted(ada: Person):
    record, seat = moment("total-known", lambda g, ask: len(ask.options) > 1)
    table = sit_down(ada, record, seat)
    asked(ada)
    test = seen_by(ada, table, seat)["state"]["test"]
    cards = ada.board.locator(".revealed li.turned")
    expect(cards).to_have_count(len(test["revealed"]) + len(test["shown"]))
    expect(ada.board.get_by_text(f"Total {test['total']}, threshold {test['threshold']}")).to_be_attached()


def test_with_motion_the_cards_are_turned_one_by_one(arrive: Arrive):
    ada = arrive(reduced_motion="no-preference")
    record, seat = moment("total-known", lambda g, ask: len(ask.options) > 1 and len(g.test.revealed) > 5)
    sit_down(ada, record, seat)
    expect(ada.board.locator(".revealed li.turned")).to_have_count(2)
    expect(ada.board.locator(".revealed li:not(.turned)")).to_have_count(0)


def test_one_may_pass_for_the_rest_of_a_turn(ada: Person):
    """All windows of this turn are passed without another click; in the next turn one is asked again."""
    record, seat = moment("before-roll", lambda g, ask: len(ask.options) > 1 and g.turn > 2)
    table = sit_down(ada, record, seat)
    number = asked(ada)["question"]["number"]
    before = seen_by(ada, table, seat)["state"]["turn"]
    ada.board.get_by_role("button", name="Pass on every such question this turn").click()
    expect(ada.board.get_by_text("You pass on such questions until the turn ends.")).to_be_visible()
    view = seen_by(ada, table, seat)
    while view["question"]["number"] == number or (view["state"]["turn"] == before and is_window(view["question"])):
        ada.page.wait_for_timeout(100)
        view = seen_by(ada, table, seat)
    assert view["question"]["number"] > number


def seen_by(person: Person, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}/view?seat={seat}")


def is_window(question: Any) -> bool:
    """Whether somebody is asked for something that may be used now; the last to be asked hides who still thinks."""
    return question["prompt"] in (*WINDOWS, "")


def test_the_end_shows_all_loyalties_and_the_whole_story(ada: Person):
    table = sit_down(ada, finished(lambda g: any(player.revealed for player in g.players) and g.turn > 8), 0)
    view = seen_by(ada, table, 0)
    result = ada.page.get_by_role("dialog")
    for seat in view["table"]["seats"]:
        expect(result.get_by_role("row", name=re.compile(seat["name"]))).to_be_visible()
    for player in view["state"]["players"]:
        row = result.get_by_role("row", name=re.compile(view["table"]["seats"][player["seat"]]["name"]))
        expect(row.locator(".loyalty")).to_have_count(len(player["loyalty"]))
    expect(result.locator("tr.won")).to_have_count(len(view["winners"]))
    expect(result.get_by_text("The story of this voyage")).to_be_visible()
    expect(result.get_by_role("listitem").filter(has_text="revealed as a traitor").first).to_be_visible()
    shuts_nobody_out(ada)


# ---------------------------------------------------------------------------------------------- secrets


def test_two_people_never_receive_each_others_secrets(ada: Person, bob: Person):
    table = ada.open_table("unfathomable", ME, OPEN, *BOTS[:2], options=SUGGESTED, seed="secrets")
    bob.visit(ada.invitation(table, 1))
    people = {0: (ada, Sailor(ada)), 1: (bob, Sailor(bob))}
    for _ in range(40):
        question = seen_by(ada, table, -1)["question"]
        if question is None:
            break
        for seat, (person, sailor) in people.items():
            mine = seen_by(person, table, seat)["question"]
            if mine and len(mine["options"]) and mine["number"] == question["number"]:
                person.page.wait_for_function("number => window.heard?.question?.number >= number", arg=mine["number"])
                give(person, sailor, mine)
    hands = {seat: held(person, seat) for seat, (person, _) in people.items()}
    assert all(hands.values())  # both have had cards that the other might have been told
    for own, (person, _) in people.items():
        views = told(person)
        assert len(views) > 10
        for view in views:
            nothing_of_others(view, own)


def give(person: Person, sailor: Sailor, question: Any) -> None:
    """Answer, unless the server passes for us."""
    if len(question["options"]) > 1 or question["prompt"] == "look-at-loyalty":
        sailor.something().click()
        person.page.wait_for_function(ANSWERED, arg=question["number"])


def held(person: Person, seat: int) -> set[int]:
    """Every card that somebody's own page was told to be in the own hand."""
    views = [view["state"]["players"] for view in told(person) if "players" in view["state"]]
    return {card for players in views for card in players[seat]["hand"] if card is not None}


def nothing_of_others(view: Any, own: int) -> None:
    """Hands, face-down Items and Loyalty of others are blank, in the state and in the journal."""
    for player in view["state"].get("players", []):
        if player["seat"] != own and not player["revealed"]:
            assert set(player["hand"]) <= {None}
            assert set(player["loyalty"]) <= {None}
            assert set(player["spare"]) <= {None}
    for event in view["events"]:
        if event["event"] == "drew-cards" and event["seat"] != own:
            assert set(event["cards"]) <= {None}, json.dumps(event)
    test = view["state"].get("test")
    if test and not test["face_up"]:
        assert set(test["pile"]) <= {None}
    for deck in ("chaos", "loyalty", "passengers", "damage"):
        assert set(view["state"].get(deck, [])) <= {None}


# ----------------------------------------------------------------------------- on a phone, and for everybody


def test_on_a_phone_everything_is_tapped(arrive: Arrive):
    ada = arrive(**PHONE)
    record, seat = moment("action", lambda g, ask: g.turn > 3 and len(g.players[ask.seat].hand) > 2)
    sit_down(ada, record, seat)
    view = asked(ada)
    fits(ada)
    target = ada.targets(re.compile("^Move to ")).first
    target.tap()
    expect(target).to_have_class(re.compile(r"\barmed\b"))
    target.tap()
    ada.wait_for_answers(view["answers"] + 1)
    fits(ada)
    tabs = ada.page.get_by_role("tablist")
    tabs.get_by_role("tab", name="Players").tap()
    card = ada.page.locator(".hand .cards button").first
    expect(card).to_be_visible()
    loyalty = ada.page.locator(".hand").get_by_role("button", name=re.compile("^Loyalty card 1"))
    loyalty.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ada.page.locator(".hand").get_by_role("button", name=LOYALTY)).to_have_count(1)
    ada.page.locator(".hand").get_by_role("button", name=LOYALTY).dispatch_event("pointerup", {"pointerType": "touch"})
    expect(ada.page.locator(".hand").get_by_role("button", name=LOYALTY)).to_have_count(0)
    fits(ada)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("prompt", ["character", "action", "crisis", "add-card"])
def test_the_table_shuts_nobody_out(arrive: Arrive, device: dict[str, Any], prompt: str):
    ada = arrive(**device)
    record, seat = moment(prompt, lambda g, ask: g.turn > 4 or prompt == "character")
    sit_down(ada, record, seat)
    asked(ada)
    expect(ada.board.get_by_role("group", name="Dials, tracks and distance")).to_be_visible()
    shuts_nobody_out(ada)


@pytest.mark.parametrize(("locale", "own"), [("fr-FR", "Cartes Compétence"), ("es-ES", "Cartas de Habilidad")])
def test_in_other_languages_nothing_is_left_in_keys(arrive: Arrive, locale: str, own: str):
    claire = arrive(locale=locale)
    record, seat = moment("add-card", lambda g, ask: g.turn > 4)
    sit_down(claire, record, seat)
    asked(claire)
    expect(claire.page.get_by_role("heading", name=own)).to_be_visible()
    text = claire.page.locator("body").inner_text()
    assert not re.findall(r"\b(?:board|text|ask|do|tell|story|item|ability|skill|role|space)-[a-z][a-z-]+", text)
