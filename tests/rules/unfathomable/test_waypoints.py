"""Chapter 14: Waypoint cards, their distances, and when they are put into play."""

import pytest

from fathom.games.unfathomable.actions import PickWaypoint
from fathom.games.unfathomable.events import Awakened, ResourceChanged, WaypointReached
from fathom.games.unfathomable.library import waypoints
from fathom.games.unfathomable.pieces import Resource, Track, Waypoint
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel.cards.effects import Effect
from tests.rules import rule
from tests.rules.unfathomable.scene import Scene, do, options, prompt, table, told

SHORT, LONG = Waypoint.EASY_MILES, Waypoint.GLASS_SEA  # distances 3 and 4; both cost food


def arriving(*passed, captain=2):
    """The Voyage marker takes its last step, with these Waypoints behind the ship and two more on the deck."""
    scene = Scene().title(captain=captain).course(*passed).on_top("waypoints", SHORT, LONG).tracks(voyage=3)
    return scene.play(Advance(Track.VOYAGE))


@rule("14.1a")
def test_every_waypoint_has_an_effect_and_a_distance():
    assert len(waypoints()) == 20
    for waypoint in waypoints().values():
        assert isinstance(waypoint.do, Effect)
        assert waypoint.distance > 0


@rule("14.1a")
def test_a_waypoint_counts_its_distance_and_does_what_it_says():
    match = do(arriving(), PickWaypoint(SHORT), by=2)
    assert (table(match).course, table(match).distance()) == ([SHORT], 3)
    assert (table(match).dials[Resource.FUEL], table(match).dials[Resource.FOOD]) == (7, 7)


@rule("14.1b")
def test_distances_are_two_three_or_four():
    distances = [waypoint.distance for waypoint in waypoints().values()]
    assert {distance: distances.count(distance) for distance in sorted(distances)} == {2: 7, 3: 9, 4: 4}


@rule("14.2a")
@pytest.mark.parametrize("chosen", [SHORT, LONG])
def test_at_arrival_the_captain_puts_one_of_two_waypoints_into_play(chosen):
    match = arriving(Waypoint.DRIFTING_ICE, Waypoint.BLIND_PASSAGE)
    assert table(match).distance() == 5
    assert (match.turn.seat, options(match)) == (2, [PickWaypoint(SHORT), PickWaypoint(LONG)])
    do(match, PickWaypoint(chosen), by=2)
    assert table(match).course == [Waypoint.DRIFTING_ICE, Waypoint.BLIND_PASSAGE, chosen]
    assert told(match, WaypointReached)[0].seat == 2


@rule("14.2a")
def test_before_arrival_no_waypoint_is_put_into_play():
    match = Scene().tracks(voyage=2).play(Advance(Track.VOYAGE))
    assert (match.over, table(match).course, len(table(match).waypoints)) == (True, [], 20)


@rule("14.2b")
@pytest.mark.parametrize("total", [11, 12])
def test_arriving_with_twelve_behind_the_ship_ends_the_game(total):
    last = Waypoint.BLIND_PASSAGE if total == 11 else Waypoint.LONG_NIGHT
    match = arriving(Waypoint.CLIMBING_HANDS, Waypoint.BREAKING_GALE, last)
    assert table(match).distance() == total
    if total == 12:
        assert (match.over, table(match).ending, told(match, WaypointReached)) == (True, Ending.ARRIVED, [])
    else:
        assert (table(match).ending, prompt(match)) == (None, "choose-waypoint")


@rule("14.2b")
def test_reaching_twelve_is_not_yet_the_end():
    match = arriving(Waypoint.CLIMBING_HANDS, Waypoint.BREAKING_GALE, Waypoint.BLIND_PASSAGE)
    do(match, PickWaypoint(LONG), by=2)
    assert (table(match).distance(), table(match).ending) == (15, None)


@rule("14.2c")
def test_after_the_waypoint_that_brings_the_total_to_six_comes_the_awakening():
    match = do(arriving(Waypoint.BREAKING_GALE), PickWaypoint(SHORT), by=2)
    assert (table(match).distance(), prompt(match)) == (7, "look-at-loyalty")
    kinds = (WaypointReached, ResourceChanged, Awakened)
    fuel_food = [ResourceChanged, ResourceChanged]
    assert [type(event) for event in match.journal if isinstance(event, kinds)] == [
        WaypointReached,
        *fuel_food,
        Awakened,
    ]


@rule("14.2c")
@pytest.mark.parametrize("passed", [[], [Waypoint.DRIFTING_ICE]])
def test_short_of_six_there_is_none(passed):
    match = do(arriving(*passed), PickWaypoint(SHORT), by=2)
    assert table(match).distance() < 6
    assert (match.over, told(match, Awakened)) == (True, [])
