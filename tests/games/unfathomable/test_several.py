"""Cards that count or move several things, each with more than one to count: what a scene with one would not show."""

import pytest

from fathom.games.unfathomable.actions import AttackDeepOne, PickWaypoint, UseItem
from fathom.games.unfathomable.board import ADJACENT, DECK, Space
from fathom.games.unfathomable.events import PassengerSaved, Rolled, WaypointReached
from fathom.games.unfathomable.pieces import Item, Passenger, Resource, Track, Waypoint
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import Match
from tests.rules.unfathomable.scene import Scene, do, options, refused, settle, table, told

SOULS = [Passenger.SOUL, Passenger.TWO_SOULS]
MEGAPHONE, SHOTGUN = UseItem(Item.MEGAPHONE), UseItem(Item.SHOTGUN)
FAR = next(at for at in DECK if at != Space.D4 and at not in ADJACENT[Space.D4])
NEAR = next(at for at in ADJACENT[Space.D4] if at in DECK)


# --------------------------------------------------------------------------------------- the megaphone


def test_the_megaphone_saves_all_passengers_here_and_around_and_nobody_further_away():
    scene = Scene().seat(0, Space.D4, items=[Item.MEGAPHONE])
    scene.passengers({Space.D4: SOULS, NEAR: [Passenger.SOUL, Passenger.SOUL], FAR: [Passenger.SOUL]})
    match = do(scene.acting(), MEGAPHONE)
    g = table(match)
    assert [g.passengers_at(at) for at in (Space.D4, NEAR, FAR)] == [0, 0, 1]
    assert [event.at for event in told(match, PassengerSaved)] == [Space.D4, Space.D4, NEAR, NEAR]


def test_the_megaphone_is_not_used_where_nobody_would_hear_it():
    scene = Scene().seat(0, Space.D4, items=[Item.MEGAPHONE]).passengers({FAR: SOULS})
    match = scene.acting()
    assert MEGAPHONE not in options(match)
    assert refused(match, MEGAPHONE)[1] != ""


# ----------------------------------------------------------------------------------------- the shotgun


@pytest.mark.parametrize(("deep_ones", "traitors", "bonus"), [(1, 0, 1), (3, 0, 3), (2, 1, 3)])
def test_the_shotgun_counts_every_enemy_in_its_space_and_none_elsewhere(deep_ones, traitors, bonus):
    scene = Scene().seat(0, Space.D1, items=[Item.SHOTGUN]).seat(1, Space.D1)
    scene.deep_ones({Space.D1: deep_ones, Space.D2: 2}).seat(3, Space.D2, revealed=True)
    if traitors:
        scene.seat(2, Space.D1, revealed=True)
    match = do(scene.rolls(1).acting(), SHOTGUN)
    if match.turn and match.turn.prompt != "action":
        do(match, AttackDeepOne(Space.D1))
    rolled = told(settle(match), Rolled)[0]
    assert (rolled.seat, rolled.face, rolled.bonus, rolled.result) == (0, 1, bonus, 1 + bonus)


# --------------------------------------------------------------------------------------- Blind Passage


def lost(face: int) -> Match:
    """The captain, seat 2, puts Blind Passage into play; the die shows a face, and two more Waypoints lie below."""
    scene = (
        Scene()
        .title(captain=2)
        .on_top("waypoints", Waypoint.BLIND_PASSAGE, Waypoint.LONG_NIGHT, Waypoint.EASY_MILES, Waypoint.GLASS_SEA)
    )
    match = scene.rolls(face).tracks(voyage=3).play(Advance(Track.VOYAGE))
    return settle(do(match, PickWaypoint(Waypoint.BLIND_PASSAGE), by=2))


@pytest.mark.parametrize("face", [1, 4])
def test_up_to_four_blind_passage_leads_back_and_the_next_waypoint_takes_its_place(face):
    match = lost(face)
    g = table(match)
    [reached, instead] = told(match, WaypointReached)
    assert reached.card is Waypoint.BLIND_PASSAGE
    assert g.course == [instead.card] == [Waypoint.EASY_MILES]
    assert (g.waypoints[0], g.waypoints_seen[0]) == (Waypoint.BLIND_PASSAGE, -1)
    assert len(g.waypoints) == len(g.waypoints_seen) == 19


@pytest.mark.parametrize("face", [5, 8])
def test_from_five_on_blind_passage_stays(face):
    match = lost(face)
    g = table(match)
    assert (g.course, g.distance()) == ([Waypoint.BLIND_PASSAGE], 3)
    assert g.dials[Resource.FUEL] == 7
    assert Waypoint.BLIND_PASSAGE not in g.waypoints
