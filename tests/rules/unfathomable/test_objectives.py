"""Chapter 8: what the humans, the Deep Ones and the cultist want."""

from collections import Counter

import pytest

from fathom.games.unfathomable.actions import PickWaypoint
from fathom.games.unfathomable.board import ROOMS, Space
from fathom.games.unfathomable.events import GameEnds, ResourceChanged
from fathom.games.unfathomable.pieces import Damage, Icon, Loyalty, Mythos, Passenger, Resource, Track, Waypoint
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import Setup
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, LORE, Scene, card, do, table, told

H, HYBRID, CULTIST = Loyalty.HUMAN, Loyalty.HYBRID, Loyalty.CULTIST
DISTANCE = {  # Waypoints that the ship has passed, by their distance together
    0: [],
    3: [Waypoint.EASY_MILES],
    9: [Waypoint.GLASS_SEA, Waypoint.EASY_MILES, Waypoint.BARE_ATOLL],
    11: [Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.EASY_MILES],
    12: [Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.CLIMBING_HANDS],
    13: [Waypoint.GLASS_SEA, Waypoint.EASY_MILES, Waypoint.HEAVY_SWELL, Waypoint.WEED_FIELD],
}
LOST = [Ending.FUEL, Ending.SUNK, Ending.OVERRUN]  # one for each objective of the Deep Ones


def crossing(distance=0, loyalties=((H,), (H, HYBRID), (CULTIST,), (H, H))):
    """Four seats with these Loyalty cards, so far from the port of departure; the Awakening is over."""
    scene = Scene().course(*DISTANCE[distance]).on_top("damage", Damage.STRUCTURAL_ANY)
    scene.g.awakened = True
    for seat, cards in enumerate(loyalties):
        scene.seat(seat, Space.SICKBAY, loyalty=cards)
    return scene


def ended(scene, ending):
    """The table when the game has just ended in this way."""
    match ending:
        case Ending.ARRIVED:
            played = scene.tracks(voyage=3).play(Advance(Track.VOYAGE))
        case Ending.SUNK:
            played = scene.damaged(*ROOMS[:5]).play(DamageShip(Space.BOILER))
        case Ending.OVERRUN:
            played = scene.supply(1).play(ActivateIcon(Icon.HYDRA))
        case _:
            scene.dials(**{ending.value: 1}).on_top("damage", Damage.FUEL_LEAK)
            played = scene.play(DamageShip())
    g = table(played)
    assert played.over
    assert g.ending is ending
    return g


# --------------------------------------------------------------------------------- the two sides


@rule("8.0")
def test_loyalty_cards_put_every_player_on_one_of_two_sides():
    humans = ended(crossing(12), Ending.ARRIVED).winners()
    for ending in LOST:
        assert sorted(humans + ended(crossing(12), ending).winners()) == [0, 1, 2, 3]


@rule("8.1", "8.4")
@pytest.mark.parametrize("cards", [(H,), (H, H), (H, H, H)])
def test_whoever_has_only_human_cards_wants_the_ship_to_arrive(cards):
    loyalties = (cards, (HYBRID,), (CULTIST,), (H,))
    assert ended(crossing(12, loyalties), Ending.ARRIVED).winners() == [0, 3]
    for ending in LOST:
        assert ended(crossing(12, loyalties), ending).winners() == [1, 2]


@rule("8.2", "8.9a")
@pytest.mark.parametrize("cards", [(HYBRID,), (CULTIST,), (H, HYBRID), (H, CULTIST), (HYBRID, CULTIST)])
def test_whoever_has_a_hybrid_or_the_cultist_card_wants_the_ship_to_be_lost(cards):
    loyalties = (cards, (H,), (H,), (H,))
    assert 0 not in ended(crossing(12, loyalties), Ending.ARRIVED).winners()
    for ending in LOST:
        assert ended(crossing(12, loyalties), ending).winners() == [0]


# ---------------------------------------------------------------------- the objective of the humans


@rule("8.3")
def test_humans_win_when_the_marker_arrives_once_more_after_a_distance_of_12():
    scene = crossing(9).on_top("waypoints", Waypoint.HEAVY_SWELL, Waypoint.WEED_FIELD).tracks(voyage=3)
    match = do(scene.play(Advance(Track.VOYAGE), Advance(Track.VOYAGE, 4)), PickWaypoint(Waypoint.HEAVY_SWELL), by=3)
    assert [event.ending for event in told(match, GameEnds)] == [Ending.ARRIVED]
    assert table(match).distance() == 12  # no Waypoint was drawn at the second Arrival
    assert table(match).winners() == [0, 3]


@rule("8.3")
def test_the_waypoint_that_completes_12_does_not_end_the_game_yet():
    scene = crossing(9).on_top("waypoints", Waypoint.HEAVY_SWELL, Waypoint.WEED_FIELD).tracks(voyage=3)
    match = do(scene.play(Advance(Track.VOYAGE), Advance(Track.VOYAGE, 3)), PickWaypoint(Waypoint.HEAVY_SWELL), by=3)
    assert table(match).distance() == 12
    assert table(match).ending is None


@rule("8.3")
def test_a_distance_below_12_is_not_enough_to_arrive():
    match = crossing(11).tracks(voyage=3).play(Advance(Track.VOYAGE))
    assert table(match).ending is None


# ------------------------------------------------------------------- the objectives of the Deep Ones


@rule("8.5")
def test_the_game_ends_at_once_in_the_middle_of_a_card():
    scene = crossing().dials(souls=1).on_top("mythos", Mythos.FEVERISH_PASSENGERS).chaos(*[card(LORE, 1)] * 3)
    match = scene.play(MythosPhase(0))  # failure: lose a soul, then lose sanity; then the icons of the card
    assert match.over
    assert [event.resource for event in told(match, ResourceChanged)] == [Resource.SOULS]
    assert table(match).dials[Resource.SANITY] == 8
    assert isinstance(match.journal[-1], GameEnds)
    assert table(match).winners() == [1]


@rule("8.6")
@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("fuel", DamageShip()),
        ("food", Advance(Track.VOYAGE)),
        ("sanity", DefeatPassengerAt(Space.D1, 0)),
        ("souls", DefeatPassengerAt(Space.D1, 0)),
    ],
)
def test_a_dial_at_0_is_the_first_objective(name, step):
    scene = crossing().dials(**{name: 1}).on_top("damage", Damage.FUEL_LEAK).tracks(voyage=3)
    scene.passengers({Space.D1: [Passenger.SOUL_AND_SANITY]})
    scene.on_top("waypoints", Waypoint.EASY_MILES, Waypoint.BARE_ATOLL)  # easy miles cost food
    match = scene.play(step)
    if not match.over:
        do(match, PickWaypoint(Waypoint.EASY_MILES), by=3)
    assert table(match).dials[Resource(name)] == 0
    assert table(match).ending is Ending(name)
    assert table(match).winners() == [1]


@rule("8.6")
def test_a_dial_at_1_is_not_enough():
    match = crossing().dials(fuel=2).on_top("damage", Damage.FUEL_LEAK).play(DamageShip())
    assert table(match).dials[Resource.FUEL] == 1
    assert table(match).ending is None


@rule("8.7")
@pytest.mark.parametrize(("before", "ending"), [(4, None), (5, Ending.SUNK)])
def test_six_damaged_spaces_at_the_same_time_are_the_second_objective(before, ending):
    match = crossing().damaged(*ROOMS[:before]).play(DamageShip(Space.BOILER))
    assert len(table(match).damaged) == before + 1
    assert table(match).ending is ending
    assert table(match).winners() == ([1] if ending else [])


@rule("8.8")
@pytest.mark.parametrize("dagon", [Space.W5, Space.ABYSS], ids=["on deck", "in the Abyss"])
@pytest.mark.parametrize(("left", "ending"), [(1, Ending.OVERRUN), (2, None)])
def test_too_few_deep_ones_to_spawn_are_the_third_objective(left, ending, dagon):
    scene = crossing().deep_ones({Space.W8: 20 - left}).monarchs(dagon=dagon)
    match = scene.play(ActivateIcon(Icon.DAGON))
    assert table(match).ending is ending
    assert table(match).supply() == (0 if ending is None else 1)
    assert table(match).winners() == ([1] if ending else [])


# --------------------------------------------------------------------------------------- the cultist


@rule("8.10")
@pytest.mark.parametrize(("seats", "cultists"), [(3, 0), (4, 1), (5, 0), (6, 1)])
def test_the_cultist_is_only_in_games_of_4_and_6(seats, cultists):
    g = GAME.set_up(Setup(seats, "cultist", GAME.options_from({})))
    assert Counter(g.loyalty)[Loyalty.CULTIST] == cultists


@rule("8.9b", "8.11")
@pytest.mark.parametrize("ending", LOST)
@pytest.mark.parametrize("distance", [12, 13])
def test_the_cultist_wins_with_the_hybrids_if_the_ship_is_lost_after_a_distance_of_12(distance, ending):
    assert ended(crossing(distance), ending).winners() == [1, 2]


@rule("8.9b", "8.12b")
@pytest.mark.parametrize("ending", LOST)
@pytest.mark.parametrize("distance", [0, 9, 11])
def test_the_cultist_loses_if_the_ship_is_lost_before_that(distance, ending):
    assert ended(crossing(distance), ending).winners() == [1]


@rule("8.12a")
def test_the_cultist_loses_if_the_ship_arrives():
    assert ended(crossing(12), Ending.ARRIVED).winners() == [0, 3]


@rule("8.13")
@pytest.mark.parametrize("ending", LOST)
@pytest.mark.parametrize("distance", [0, 3, 11, 12])
def test_whoever_is_hybrid_and_cultist_wins_at_any_distance_when_the_ship_is_lost(distance, ending):
    scene = crossing(distance, ((H,), (HYBRID, CULTIST), (H,), (H, H)))
    assert ended(scene, ending).winners() == [1]
