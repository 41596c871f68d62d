"""Defeat (DEF)."""

import pytest

from fathom.games.sleeping_gods.actions import Activate, Endure, Flee, GiveTo, KeepCubes, MoveTo
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.decks import EventPiles
from fathom.games.sleeping_gods.events import CampaignLost, EventsOwed, PassageRead
from fathom.games.sleeping_gods.pieces import Card, Danger, Good, Region, Status
from fathom.games.sleeping_gods.state import Mode
from fathom.games.sleeping_gods.steps.defeat import nearest_ports
from fathom.games.sleeping_gods.steps.health import Hurt
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.sleeping_gods.scene import LAURENT, MAC, Scene, do, member, prompt, table, told
from tests.rules.sleeping_gods.test_events import SPINE


def left(scene: Scene, count: int, deck: int = 1) -> Scene:
    """So many cards are left in the event deck."""
    g = scene.g
    cards = [card for danger in Danger for card in (*g.events.pile(danger), *g.box.pile(danger))]
    while len(cards) < count:
        cards += cards
    g.events, g.deck = EventPiles(cards[:count], [], []), deck
    return scene


def crew_defeat(scene: Scene) -> Match:
    """The last member falls."""
    return scene.only(MAC).crew(MAC, left=1).at("2b").play(Hurt(1, [MAC], 0))


def ship_defeat(scene: Scene) -> Match:
    scene.damage(hull=1, deck=2, sick_bay=2, galley=2, quarters=2, bridge=1).fates(6)
    return scene.at("2b").play(DamageShip(1))


@rule("DEF1", "DEF2")
@pytest.mark.parametrize("happens", [crew_defeat, ship_defeat])
def test_either_defeat_is_ticked_once(happens):
    assert table(happens(Scene(1))).defeats == 1


@rule("DEF3a")
def test_the_ship_goes_to_the_nearest_port():
    scene = Scene(1).only(MAC).crew(MAC, left=1).at("2c")
    match = scene.play(Hurt(1, [MAC], 0))
    there = nearest_ports(Region("2c"))
    if len(there) > 1:
        do(match, Flee(there[0]))
    assert table(match).ship in there
    assert regions()[table(match).ship].port


@rule("DEF3a")
def test_the_active_player_chooses_among_equally_near_ports_and_a_port_region_is_its_own():
    assert nearest_ports(Region("2b")) == ["2b"]
    tied = next(region for region in regions() if len(nearest_ports(region)) > 1)
    match = Scene().active(1).only(MAC).crew(MAC, left=1).at(tied).play(Hurt(1, [MAC], 0))
    assert (prompt(match), match.turn.seat) == ("flee", 1)
    assert [option.region for option in match.turn.options] == nearest_ports(tied)


@rule("DEF3b", "GEN11i")
def test_a_crew_defeat_mends_the_crew_but_not_statuses_or_ship():
    scene = Scene(1).crew(LAURENT, fatigue=2, statuses=["madness"]).damage(deck=1)
    match = crew_defeat(scene)
    assert not any(each.wounds or each.fatigue for each in table(match).crew)
    assert member(match, LAURENT).statuses == [Status.MADNESS]
    assert sum(table(match).damage) == 1


@rule("DEF4")
def test_a_ship_defeat_mends_the_ship_and_not_the_crew():
    match = ship_defeat(Scene(1).crew(LAURENT, wounds=2, fatigue=1))
    assert table(match).damage == [0] * 6
    assert (member(match, LAURENT).wounds, member(match, LAURENT).fatigue) == (2, 1)


@rule("DEF5")
def test_six_event_cards_are_lost_and_a_new_turn_begins():
    match = crew_defeat(left(Scene(2), 10))
    assert len(table(match).events) == 4
    assert prompt(match) == "room"
    assert table(match).active == 1


@rule("DEF6a", "DEF6b")
def test_missing_event_cards_are_discarded_from_the_next_deck(story):
    story(SPINE)
    match = crew_defeat(left(Scene(1), 2))
    assert table(match).missing == 4
    assert told(match, EventsOwed) == [EventsOwed(4)]
    g = table(match)
    from fathom.games.sleeping_gods.steps.campaign import build_events

    before = sum(min(6, len(g.box.pile(danger))) for danger in Danger)
    build_events(g)
    assert len(g.events) == max(0, before - 4)
    assert g.missing == 0


@rule("DEF6b")
@pytest.mark.parametrize("there", [6, 2])
def test_a_deck_emptied_by_a_defeat_leads_to_its_paragraph_in_the_next_turn_once(story, there):
    story(SPINE)
    match = crew_defeat(left(Scene(1, packing=False), there))
    assert len(table(match).events) == 0
    assert prompt(match) == "room"
    while prompt(match) != "action":
        match.answer(0, match.turn.options[0])
    assert [event.passage for event in told(match, PassageRead)] == ["1"]


@rule("DEF6c")
def test_a_third_deck_emptied_by_a_defeat_leads_to_the_finale_at_once(story):
    story(SPINE)
    match = crew_defeat(left(Scene(1), 3, deck=3))
    assert told(match, PassageRead)[0].passage == "F1"
    assert prompt(match) == "choice"
    assert table(match).missing == 0
    assert table(match).deck == 3


@rule("DEF7", "SCO7")
def test_in_brutal_mode_a_defeat_ends_the_campaign():
    match = crew_defeat(Scene(1, mode="brutal"))
    assert match.over
    assert table(match).lost
    assert told(match, CampaignLost) == [CampaignLost(table(match).score())]
    assert table(match).scores() == [table(match).score()]
    assert table(match).score() > 0
    assert table(match).result() == [0.0]
    assert table(match).carry_out().campaign is None


@rule("DEF8", "UNL1")
def test_totems_and_the_score_are_kept_when_a_campaign_ends():
    scene = Scene(1, mode="brutal").card("dry-pebble")
    scene.g.ticked.append(Card("dry-pebble"))
    match = crew_defeat(scene)
    log = table(match).carry_out()
    assert log.totems == ["dry-pebble"]
    assert log.scores == [table(match).score()]


@rule("DEF9")
def test_a_first_defeat_in_the_finale_mends_all_and_tells_f1_again(story):
    story(SPINE + "F2: { choices: { wake: { goto: F31 }, stay: { goto: F31 } } }\n")
    scene = Scene(2).crew(LAURENT, orders=2, statuses=["venom"]).damage(deck=2).card("gear", orders=1)
    scene.g.finale = True
    match = crew_defeat(scene)
    for _ in range(7):
        do(match, GiveTo(1))
    g = table(match)
    assert (g.defeats, g.xp, g.players[1].orders) == (1, 10, 7)
    assert not any(each.wounds or each.fatigue or each.orders or each.statuses for each in g.crew)
    assert not any(g.damage)
    assert told(match, PassageRead)[-1].passage == "F1"
    again = Scene(1)
    again.g.finale = again.g.retold = True
    match = crew_defeat(again)
    assert table(match).defeats == 1
    assert told(match, PassageRead)[-1].passage == "F2"


@rule("DEF9", "GEN8b")
def test_after_the_last_defeat_in_the_finale_a_ship_full_of_damage_takes_no_more(story):
    story(SPINE + "F2: { choices: { wake: { goto: F31 }, stay: { goto: F31 } } }\n")
    scene = Scene(1).card("homing-rope").orders(1).idle()
    scene.damage(hull=1, deck=2, sick_bay=2, galley=2, quarters=2, bridge=1).fates(6, 6, 6)
    scene.g.finale = scene.g.retold = True
    match = do(scene.at("4c").play(DamageShip(1)), Activate(Card("homing-rope")), MoveTo(Region("4e")), Endure())
    assert prompt(match) == "choice"
    assert (sum(table(match).damage), table(match).defeats) == (11, 1)


@rule("DEF9", "DEF7")
def test_brutal_mode_knows_no_second_try():
    scene = Scene(1, mode="brutal")
    scene.g.finale = True
    assert crew_defeat(scene).over


@rule("DEF1")
def test_a_defeat_breaks_off_what_was_going_on():
    scene = Scene(1).only(MAC).crew(MAC, left=1).at("2b").row("scorpion-squid")
    scene.g.tokens.append("A")
    match = do(scene.fighting(), KeepCubes())
    g = table(match)
    assert (g.combat, g.bookmark, g.test, g.fate, g.tokens) == (None, None, None, None, [])
    assert prompt(match) == "room"
    assert [type(step).__name__ for step in g.agenda] == ["NextTurn", "EndOfTurn", "TakeActions", "EventStep"]


def test_easy_mode_softens_a_crew_defeat():
    scene = Scene(1, mode="easy").crew(LAURENT, statuses=["venom"])
    coins, xp = scene.g.goods[Good.COIN], scene.g.xp
    g = table(crew_defeat(scene))
    assert g.mode is Mode.EASY
    assert (g.goods[Good.COIN], g.xp) == (coins + 7, xp + 5)
    assert not any(each.statuses for each in g.crew)
