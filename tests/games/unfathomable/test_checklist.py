"""The checks that the sheet of facts asks of a test suite (§ 21), one after another."""

from collections import Counter

import pytest

from fathom.games import load
from fathom.games.unfathomable import loyalty_deck
from fathom.games.unfathomable.actions import PickWaypoint, TakeOption
from fathom.games.unfathomable.board import (
    ADJACENT,
    BOARD,
    DECK,
    EDGES,
    NEAREST,
    NEXT,
    NUMBERS,
    ROOMS,
    Space,
)
from fathom.games.unfathomable.library import characters, crises, damage_cards, passengers, spells
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Mythos, Passenger, Role, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import FULL_DECK, SKILLS, VALUE
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.mythos import ResolveCrisis
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import Match
from tests.rules.unfathomable.scene import Scene, do, settle, table

GAME = load("unfathomable")
SEATS = (3, 4, 5, 6)


# ------------------------------------------------------------------------------------ 1. the board


def test_1_twenty_four_spaces_and_forty_four_symmetric_edges():
    assert len(BOARD) == 24
    assert len({frozenset(edge) for edge in EDGES}) == len(EDGES) == 44
    assert all(one in ADJACENT[other] for one in BOARD for other in ADJACENT[one])
    assert sum(len(ADJACENT[space]) for space in BOARD) == 2 * 44


def test_1_the_numbers_of_the_die_stand_once_on_six_rooms():
    assert sorted(number for numbers in NUMBERS.values() for number in numbers) == list(range(1, 9))
    assert len(NUMBERS) == 6


def away(start: Space) -> dict[Space, int]:
    """How far every room is, walking through rooms that can be damaged."""
    known, edge = {start: 0}, [start]
    for at in edge:
        for near in ADJACENT[at]:
            if near in ROOMS and near not in known:
                known[near] = known[at] + 1
                edge.append(near)
    return known


OVERFLOW = {  # § 3.3: where a hit on a damaged room lands
    "bridge": "cabin chapel galley cargo boiler",
    "chapel": "cargo cabin bridge boiler galley",
    "cabin": "galley chapel bridge boiler cargo",
    "cargo": "boiler galley chapel cabin bridge",
    "galley": "boiler cargo cabin chapel bridge",
    "boiler": "galley cargo cabin chapel bridge",
}
STEPS = {  # § 3.3: the next step of a Deep One from a room to bridge, chapel, cabin, cargo, galley, boiler
    "bridge": "- chapel cabin chapel cabin cabin",
    "chapel": "bridge - cabin cargo cargo cargo",
    "cabin": "bridge chapel - galley galley galley",
    "cargo": "chapel chapel galley - galley boiler",
    "galley": "cabin cargo cabin cargo - boiler",
    "boiler": "galley cargo galley cargo galley -",
}


@pytest.mark.parametrize("room", ROOMS)
def test_1_the_table_of_overflow_is_what_a_breadth_first_search_finds(room):
    found = sorted(set(ROOMS) - {room}, key=lambda to: (away(room)[to], -max(NUMBERS[to])))
    assert list(NEAREST[room]) == found == [Space(name) for name in OVERFLOW[room].split()]


@pytest.mark.parametrize("room", ROOMS)
def test_1_deep_ones_take_the_steps_of_the_table(room):
    order = (Space.BRIDGE, Space.CHAPEL, Space.CABIN, Space.CARGO, Space.GALLEY, Space.BOILER)
    steps = dict(zip(order, STEPS[room].split(), strict=True))
    assert NEXT[room] == {to: Space(step) for to, step in steps.items() if to != room}


# ------------------------------------------------------------------------------------ 2. the decks


def test_2_the_sizes_of_the_decks():
    in_the_box = {name: len(cards) for name, cards in GAME.secrets.components(Scene(seats=6).g).items()}
    assert in_the_box == {
        "skill": 126,
        "mythos": 70,
        "waypoint": 20,
        "item": 20,
        "spell": 20,
        "damage": 9,
        "passenger": 9,
        "loyalty": 12,  # of the fourteen in the box a table of six needs most: one human and one hybrid are spare
    }
    assert (len(Mythos), len(Waypoint), len(Item), len(damage_cards())) == (70, 20, 20, 9)
    assert sum(card.copies for card in spells().values()) == 20
    assert sum(token.copies for token in passengers().values()) == 9


def test_2_fourteen_loyalty_cards_are_enough_for_every_table():
    box = Counter({Loyalty.HUMAN: 10, Loyalty.HYBRID: 3, Loyalty.CULTIST: 1})
    assert box.total() == 14
    assert all(Counter(loyalty_deck(seats, cultist)) <= box for seats in SEATS for cultist in (True, False))


@pytest.mark.parametrize("skill", SKILLS)
def test_2_every_skill_deck_sums_to_fifty_one(skill):
    deck = FULL_DECK[skill]
    assert Counter(VALUE[card] for card in deck) == {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
    assert (len(deck), sum(VALUE[card] for card in deck)) == (21, 51)


# ------------------------------------------------------------------------------- 3. the characters


def test_3_sets_of_five_cards_and_ten_of_every_skill():
    sets = [Counter(card.skills) for card in characters().values()]
    assert [skills.total() for skills in sets] == [5] * 10
    assert sum(sets, Counter()) == dict.fromkeys(SKILLS[:5], 10)


def test_3_both_lines_of_succession_are_permutations_of_the_ten():
    cards = characters()
    captains = sorted(Role, key=lambda role: cards[role].captain)
    keepers = sorted(Role, key=lambda role: cards[role].keeper)
    assert sorted(card.captain for card in cards.values()) == list(range(1, 11))
    assert sorted(card.keeper for card in cards.values()) == list(range(1, 11))
    assert " ".join(captains) == (
        "skipper first-mate engineer master-at-arms surgeon mathematician jinx exile apprentice stowaway"
    )
    assert " ".join(keepers) == (
        "apprentice exile mathematician jinx stowaway surgeon master-at-arms engineer first-mate skipper"
    )


# ----------------------------------------------------------------------------------- 4. the set-up


@pytest.mark.parametrize("seats", SEATS)
def test_4_the_table_after_set_up(seats):
    g = Match.start(GAME, seats, "checklist", crew="suggested").state
    assert isinstance(g, Unfathomable)
    assert (sum(g.deep_ones.values()), g.supply()) == (6, 14)
    assert (sum(g.passengers_at(at) for at in DECK), len(g.passengers)) == (2, 7)
    assert len(g.chaos) == 10
    assert len(g.items) == 20 - seats


# ------------------------------------------------------------------------------ 5. the crisis deck

CRISES = crises().values()
CHECKS = [crisis.check for crisis in CRISES if crisis.check]
PURE = [crisis for crisis in CRISES if crisis.check and not crisis.other]
CHOICES = [crisis for crisis in CRISES if not crisis.check]
BOTH = [crisis for crisis in CRISES if crisis.check and crisis.other]


def counted(text: str) -> dict[str, int]:
    """`counted("captain 12 keeper 4")` is a table of § 17.1."""
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_5_kinds_of_crises():
    assert (len(PURE), len(CHOICES), len(BOTH)) == (30, 21, 19)


def test_5_who_chooses():
    assert Counter(each.chooser for each in CHOICES) == counted("captain 12 current 4 keeper 4 character 1")
    assert Counter(each.chooser for each in BOTH) == counted("character 9 current 5 captain 3 keeper 2")
    assert {each.chooser for each in PURE} == {"current"}


def test_5_difficulties_of_the_checks():
    found = Counter(str(check.threshold) for check in CHECKS)
    assert found == counted("9 9 10 6 11 10 12 1 13 12 15 4 16 4 17 2 18 1")
    assert round(sum(check.threshold for check in CHECKS) / len(CHECKS), 1) == 12.1


@pytest.mark.parametrize(
    ("skills", "count", "lowest", "highest", "mean"), [(2, 39, 9, 15, 11.1), (3, 10, 15, 18, 16.1)]
)
def test_5_checks_of_two_and_of_three_skills(skills, count, lowest, highest, mean):
    found = [check.threshold for check in CHECKS if len(check.skills) == skills]
    assert (len(found), min(found), max(found)) == (count, lowest, highest)
    assert round(sum(found) / count, 1) == mean


def test_5_partial_successes():
    found = Counter(f"{check.threshold}/{check.partial}" for check in CHECKS if check.partial)
    assert found == counted("11/8 5 13/10 3 10/7 1 12/8 1 15/11 1 15/10 1 16/13 1 16/12 1 16/11 1 17/12 1")
    assert sum(bool(crisis.partial) for crisis in PURE) == found.total() == 16
    assert not any(crisis.partial or crisis.check.partial for crisis in BOTH if crisis.check)


def test_5_how_often_each_skill_supports():
    found = Counter(skill for check in CHECKS for skill in check.skills)
    assert found == counted("influence 22 lore 21 observation 22 strength 22 will 21")


def test_5_pairs_and_triples_of_skills():
    found = Counter("+".join(sorted(skill[:3] for skill in check.skills)) for check in CHECKS)
    assert found == counted(
        "str+wil 5 inf+wil 5 lor+obs 5 inf+str 4 inf+obs 4 obs+str 4 obs+wil 3 inf+lor 3 lor+wil 3 lor+str 3 "
        "lor+obs+str 2 inf+obs+str 1 inf+str+wil 1 inf+lor+obs 1 inf+lor+wil 1 inf+obs+wil 1 lor+obs+wil 1 "
        "inf+lor+str 1 lor+str+wil 1"
    )


def test_5_activation_and_track_icons():
    assert Counter(each.icon for each in CRISES) == counted("deep-ones 34 hydra 18 dagon 18")
    assert Counter(each.track for each in CRISES) == counted("voyage 32 ritual 25 choose 13")
    assert [each.track for each in CRISES if each.role] == ["voyage"] * 10
    assert {each.role for each in CRISES if each.role} == set(Role)


@pytest.mark.parametrize(
    ("icon", "tracks"),
    [
        ("deep-ones", "voyage 17 ritual 11 choose 6"),
        ("hydra", "voyage 9 ritual 6 choose 3"),
        ("dagon", "voyage 6 ritual 8 choose 4"),
    ],
)
def test_5_activation_and_track_icons_together(icon, tracks):
    assert Counter(each.track for each in CRISES if each.icon == icon) == counted(tracks)


def test_5_easy_checks_bring_nothing_and_hard_ones_something():
    """The pattern of § 17.1; only the "about two losses" when a hard check fails are fewer here, for the balance."""
    easy = {name for name, each in crises().items() if each in PURE and each.check and each.check.threshold < 13}
    assert {name for name in easy if crises()[name].success} == {Mythos.BROKEN_TELEGRAPH}
    hard = [each for each in PURE if each.check and each.check.threshold >= 13]
    assert all(each.success for each in hard)
    assert all(each.failure for each in PURE)


def test_5_too_few_passengers_to_risk_bring_no_gain():
    """Distress rockets: two passengers are endangered for a resource; of a supply of one that one is, and no more."""
    rockets = crises()[Mythos.DISTRESS_ROCKETS].one
    assert rockets is not None
    for supply, prompt in ((2, "gain"), (1, "")):
        scene = Scene().passenger_supply(supply)
        scene.g.mythos.remove(Mythos.DISTRESS_ROCKETS)
        scene.g.mythos_seen.pop()
        scene.g.crisis = [Mythos.DISTRESS_ROCKETS]
        match = do(scene.title(captain=0).play(ResolveCrisis(0)), TakeOption(1))
        settle(match)
        assert (match.turn.prompt if match.turn else "") == prompt
        assert table(match).passengers == []


# ---------------------------------------------------------------------------------- 6. loyalty deck


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("cultist", [True, False])
@pytest.mark.parametrize("easier", ["nobody", "humans", "traitors"])
def test_6_two_loyalty_cards_for_every_player_in_every_mode(seats, cultist, easier):
    g = Match.start(GAME, seats, "checklist", cultist=cultist, easier=easier).state
    assert isinstance(g, Unfathomable)
    assert len(g.loyalty) == 2 * seats


# --------------------------------------------------------------------------------------- 7. travel


def test_7_two_steps_from_the_third_bring_one_arrival_and_move_the_monsters_twice():
    scene = Scene().tracks(voyage=3).on_top("waypoints", Waypoint.EASY_MILES, Waypoint.GLASS_SEA)
    scene.deep_ones({Space.W1: 1, Space.W6: 1}).monarchs(hydra=Space.W2, dagon=Space.W5)
    match = do(scene.play(Advance(Track.VOYAGE, 2)), PickWaypoint(Waypoint.EASY_MILES), by=3)
    g = table(match)
    assert g.course == [Waypoint.EASY_MILES]
    assert g.tracks[Track.VOYAGE] == 1
    assert g.deep_ones == {Space.W5: 1, Space.ABYSS: 1}
    assert (g.hydra, g.dagon) == (Space.W6, Space.ABYSS)
    assert match.over  # nothing more was asked


# ------------------------------------------------------------------------------------- 8. the ends


def test_8_the_sixth_structural_card_ends_the_game_at_once():
    scene = Scene().damaged(*ROOMS[:5])
    last = next(each for each in scene.g.damage if each and damage_cards()[each].do is None)
    match = scene.on_top("damage", last).play(DamageShip(Space.BRIDGE), Advance(Track.VOYAGE))
    assert (match.over, table(match).ending) == (True, Ending.SUNK)
    assert table(match).tracks[Track.VOYAGE] == 0


def test_8_a_supply_too_small_for_a_spawn_ends_the_game_at_once():
    scene = Scene().monarchs(dagon=Space.W3).supply(1)
    match = scene.play(ActivateIcon(Icon.DAGON), Advance(Track.VOYAGE))
    assert (match.over, table(match).ending) == (True, Ending.OVERRUN)
    assert table(match).tracks[Track.VOYAGE] == 0


def test_8_a_dial_at_nothing_ends_the_game_at_once():
    scene = Scene().dials(souls=1).passengers({Space.D3: [Passenger.SOUL]})
    match = settle(scene.play(DefeatPassengerAt(Space.D3, 0), Advance(Track.VOYAGE)))
    assert (match.over, table(match).ending) == (True, Ending.SOULS)
    assert table(match).tracks[Track.VOYAGE] == 0
