"""The tracks (chapter 44): the Voyage with its Waypoints, the Ritual with the banishment; the Awakening (43)."""

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import Discard, PickSeat, PickWaypoint, Ready, UseSpace
from fathom.games.unfathomable.board import DECK, Space
from fathom.games.unfathomable.effects.ship import Delay
from fathom.games.unfathomable.pieces import Loyalty, Passenger, Resource, Track, TrackIcon, Waypoint
from fathom.games.unfathomable.pieces.skills import card as skill_card
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.loyalty.awakening import Awakening
from fathom.games.unfathomable.steps.mythos import ResolveTrack
from fathom.games.unfathomable.steps.tracks import Advance, Banishment, ResetTrack, delay, reset
from fathom.games.unfathomable.steps.turns import DiscardPhase
from fathom.kernel import SPECTATOR, Match, SeatNumber
from fathom.kernel.cards.effects import Choose, Context, Decline
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, STRENGTH, Scene, asked, do, go_on, options, prompt, settle, table, told

V, R = Track.VOYAGE, Track.RITUAL
NEAR = (Waypoint.EASY_MILES, Waypoint.GLASS_SEA)  # 3 and 4; a food each


def sail(scene: Scene, by: int = 1) -> Match:
    return scene.play(Advance(V, by))


@rule("44.0")
def test_there_are_two_tracks():
    assert set(Scene().g.tracks) == {V, R}


@rule("44.1a")
def test_advancing_moves_the_marker_on():
    match = Scene().tracks(ritual=1).play(Advance(R, 2))
    assert table(match).tracks[R] == 3


@rule("44.1b", "44.12h")
def test_steps_left_over_go_on_from_start():
    match = settle(Scene().tracks(ritual=3).play(Advance(R, 2)))
    assert table(match).tracks[R] == 1
    assert told(match, events.Banished)


@rule("44.1b")
def test_a_long_voyage_has_one_arrival_and_goes_on():
    """From the third step two more: one Waypoint, the marker one past Start, the monsters moved twice."""
    scene = Scene().tracks(voyage=3).on_top("waypoints", *NEAR).deep_ones({Space.W1: 1})
    match = sail(scene, 2)
    do(match, PickWaypoint(Waypoint.EASY_MILES), by=3)
    g = table(match)
    assert g.course == [Waypoint.EASY_MILES]
    assert g.tracks[V] == 1
    assert g.deep_ones == {Space.W5: 1}


@rule("44.2a", "44.2b")
def test_delaying_moves_the_marker_back_but_not_behind_start():
    scene = Scene().tracks(voyage=3)
    assert (delay(scene.g, V, 2), scene.g.tracks[V]) == (0, 1)
    assert (delay(scene.g, V, 3), scene.g.tracks[V]) == (2, 0)
    assert (delay(scene.g, V, 1), scene.g.tracks[V]) == (1, 0)


def test_a_strict_delay_costs_fuel_for_what_cannot_be_taken():
    scene = Scene().tracks(voyage=1).dials(fuel=5)
    Delay(V, 3, strict=True).run(scene.g, Context(0))
    assert (scene.g.tracks[V], scene.g.dials[Resource.FUEL]) == (0, 3)


@rule("44.3a", "44.3b")
def test_resetting_puts_the_marker_on_start_without_more():
    scene = Scene().tracks(ritual=3)
    for _ in range(2):
        reset(scene.g, R)
        assert scene.g.tracks[R] == 0
    match = Scene().tracks(ritual=3).play(ResetTrack(R))
    assert told(match, events.Banished) == []


@rule("44.4", "44.8a", "14.2a", "44.8c", "51.8")
def test_at_arrival_the_captain_chooses_one_of_two_waypoints():
    scene = Scene().tracks(voyage=3).on_top("waypoints", *NEAR).title(captain=2)
    match = sail(scene)
    assert asked(match) == [2]
    assert options(match) == [PickWaypoint(card) for card in NEAR]
    assert match.view(2).waypoints[-2:] == [NEAR[1], NEAR[0]]  # type: ignore[attr-defined]
    for other in (SPECTATOR, 0, 1, 3):
        assert set(match.view(other).waypoints) == {None}  # type: ignore[attr-defined]
    do(match, PickWaypoint(NEAR[1]), by=2)
    g = table(match)
    assert g.course == [NEAR[1]]
    assert g.waypoints[0] is NEAR[0]


@rule("44.8c", "36.1")
def test_of_a_last_waypoint_there_is_no_choice():
    scene = Scene().tracks(voyage=3)
    scene.g.waypoints, scene.g.waypoints_seen = [NEAR[0]], [0]
    match = sail(scene)
    assert (table(match).course, table(match).waypoints) == ([NEAR[0]], [])
    assert match.over


@rule("44.7a", "44.8a")
def test_on_reaching_arrival_the_monsters_drift_before_the_waypoint():
    match = sail(Scene().tracks(voyage=3).deep_ones({Space.W1: 1}).on_top("waypoints", *NEAR))
    assert prompt(match) == "choose-waypoint"
    assert table(match).deep_ones == {Space.W3: 1}


@rule("44.5", "17.27a")
def test_a_voyage_icon_advances_the_voyage():
    match = Scene().play(ResolveTrack(TrackIcon.VOYAGE, 0))
    assert table(match).tracks == {V: 1, R: 0}


@rule("44.6")
def test_the_boiler_room_advances_the_voyage():
    scene = Scene().seat(0, Space.BOILER, hand=[skill_card(STRENGTH, 5)]).rolls(8)
    match = settle(do(scene.acting(), UseSpace(), Discard(skill_card(STRENGTH, 5))))
    assert table(match).tracks[V] == 1
    assert table(match).dials[Resource.FUEL] == 8


@rule("44.6")
def test_stoking_badly_costs_fuel():
    scene = Scene().seat(0, Space.BOILER, hand=[skill_card(STRENGTH, 1)]).rolls(5)
    match = settle(do(scene.acting(), UseSpace(), Discard(skill_card(STRENGTH, 1))))
    assert (table(match).tracks[V], table(match).dials[Resource.FUEL]) == (1, 7)


@rule("44.7a")
def test_monsters_in_the_water_drift_with_every_step():
    scene = Scene().deep_ones({Space.W1: 2, Space.D1: 1, Space.BRIDGE: 1, Space.ABYSS: 1}).monarchs(hydra=Space.W2)
    g = table(sail(scene, 2))
    assert g.deep_ones == {Space.W5: 2, Space.D1: 1, Space.BRIDGE: 1, Space.ABYSS: 1}
    assert g.hydra is Space.W6


@rule("44.7b", "1.2", "5.1")
def test_from_the_stern_monsters_sink_into_the_abyss():
    scene = Scene().deep_ones({Space.W7: 1, Space.W8: 2}).monarchs(dagon=Space.W7)
    g = table(sail(scene))
    assert g.deep_ones == {Space.ABYSS: 3}
    assert g.dagon is Space.ABYSS


@rule("44.8b", "8.3")
def test_twelve_miles_and_arrival_end_the_voyage():
    three = (Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.BREAKING_GALE)
    assert table(sail(Scene().course(*three).tracks(voyage=3))).ending is Ending.ARRIVED
    scene = (
        Scene()
        .course(*three[:2], Waypoint.EASY_MILES)
        .tracks(voyage=3)
        .on_top("waypoints", *[Waypoint.SWEET_RAIN, Waypoint.HEAVY_SWELL])
    )
    match = sail(scene)
    assert table(match).ending is None  # eleven are not enough


@rule("44.8d")
def test_the_distance_counts_the_waypoint_being_resolved():
    scene = Scene().tracks(voyage=3).on_top("waypoints", Waypoint.CYCLONE_EDGE, *NEAR)
    match = do(sail(scene), PickWaypoint(Waypoint.CYCLONE_EDGE), by=3)
    assert options(match) == [Choose("fuel"), Choose("damage")]
    assert table(match).distance() == 2


@rule("44.8e")
def test_after_the_waypoint_the_marker_is_on_start():
    match = do(sail(Scene().tracks(voyage=3).on_top("waypoints", *NEAR)), PickWaypoint(NEAR[0]), by=3)
    assert table(match).tracks[V] == 0


@rule("44.8f", "14.2c", "43.0")
def test_half_way_the_awakening_follows():
    scene = Scene().course(Waypoint.GLASS_SEA).tracks(voyage=3)
    scene.on_top("waypoints", Waypoint.EASY_MILES, Waypoint.LONG_NIGHT)
    match = do(sail(scene), PickWaypoint(Waypoint.EASY_MILES), by=3)
    kinds = [type(event).__name__ for event in match.journal]
    assert kinds.index("WaypointReached") < kinds.index("ResourceChanged") < kinds.index("Awakened")
    assert table(match).tracks[V] == 0
    assert prompt(match) == "look-at-loyalty"


@rule("43.0")
def test_six_miles_are_half_way():
    scene = Scene().course(Waypoint.GLASS_SEA).tracks(voyage=3)
    scene.on_top("waypoints", Waypoint.COALING_HULK, Waypoint.LONG_NIGHT)
    match = do(sail(scene), PickWaypoint(Waypoint.COALING_HULK), Decline(), by=3)
    assert table(match).distance() == 6
    assert told(match, events.Awakened)


@rule("43.0")
def test_short_of_half_way_nobody_awakens():
    scene = Scene().course(Waypoint.BARE_ATOLL).tracks(voyage=3).on_top("waypoints", *NEAR)
    match = do(sail(scene), PickWaypoint(Waypoint.EASY_MILES), by=3)
    assert table(match).distance() == 5
    assert told(match, events.Awakened) == []


@rule("44.9", "44.10", "17.27b")
def test_a_ritual_icon_advances_the_ritual_and_moves_no_monster():
    scene = Scene().deep_ones({Space.W1: 1})
    match = scene.play(ResolveTrack(TrackIcon.RITUAL, 0))
    assert table(match).tracks == {V: 0, R: 1}
    assert table(match).deep_ones == {Space.W1: 1}


@rule("44.11")
def test_the_chapel_advances_the_ritual():
    scene = Scene().seat(0, Space.CHAPEL, hand=[skill_card(LORE, 5)]).rolls(8)
    match = do(scene.acting(), UseSpace(), Choose("advance"), Discard(skill_card(LORE, 5)))
    assert table(settle(match)).tracks[R] == 1


# ---------------------------------------------------------------------------------- the banishment


def banish(scene: Scene) -> Match:
    return settle(scene.play(Advance(R)))


@rule("44.12a", "44.12b", "44.9")
def test_the_banishment_sweeps_water_and_deck():
    scene = Scene().tracks(ritual=3)
    scene.deep_ones({Space.D1: 3, Space.W4: 2, Space.CHAPEL: 2, Space.ABYSS: 2})
    assert table(banish(scene)).deep_ones == {Space.CHAPEL: 2, Space.ABYSS: 2}


@rule("44.12c", "1.1")
def test_the_banishment_sends_the_monarchs_down():
    g = table(banish(Scene().tracks(ritual=3).monarchs(hydra=Space.W1, dagon=Space.W6)))
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)


@rule("44.12d")
def test_the_banishment_defeats_every_passenger_on_deck():
    scene = Scene().tracks(ritual=3).seat(1, Space.D2)
    scene.passengers({Space.D2: [Passenger.SOUL], Space.D7: [Passenger.SOUL, Passenger.NOBODY]})
    g = table(banish(scene))
    assert all(not g.passengers_at(at) for at in DECK)
    assert g.dials[Resource.SOULS] == 6


@rule("44.12e", "44.12f", "44.12g")
def test_the_banishment_defeats_everybody_on_deck():
    scene = Scene().tracks(ritual=3).seat(0, Space.D1).seat(1, Space.D1, revealed=True).seat(2, Space.CHAPEL)
    match = scene.play(Advance(R))
    while prompt(settle(match)) == "defeat-order":
        do(match, options(match)[0])
    places = [player.space for player in table(match).players]
    assert places[:3] == [Space.SICKBAY, Space.BRIG, Space.CHAPEL]
    assert told(match, events.Rolled) == []


@rule("44.12h")
def test_after_the_banishment_the_ritual_begins_anew():
    assert table(settle(Scene().tracks(ritual=4).play(Banishment()))).tracks[R] == 0


# ----------------------------------------------------------------------------------- the Awakening


def awaken(scene: Scene) -> Match:
    """Everybody has one Loyalty card, and one is left for each."""
    scene.g.loyalty = [Loyalty.HUMAN] * (len(scene.g.players) - 1) + [Loyalty.HYBRID]
    return scene.play(Awakening(), DiscardPhase())


@rule("43.1", "16.1")
def test_the_awakening_deals_everybody_a_card():
    match = awaken(Scene().seat(2, revealed=True))
    assert [len(player.loyalty) for player in table(match).players] == [2] * 4
    assert table(match).loyalty == []


@rule("43.2")
def test_everybody_looks_before_the_game_goes_on():
    match = awaken(Scene())
    assert sorted(match.asks) == [0, 1, 2, 3]
    assert [player.loyalty[1] is None for player in match.view(1).players] == [True, False, True, True]  # type: ignore[attr-defined]
    for seat in (0, 1, 2):
        match.answer(seat, Ready())
    assert not match.over
    match.answer(3, Ready())
    assert match.over


@rule("43.3a")
def test_revealed_traitors_hand_the_new_card_to_a_human():
    scene = Scene().seat(1, revealed=True).seat(3, revealed=True)
    scene.g.active = 2
    match = awaken(scene)
    while prompt(match) == "look-at-loyalty":
        go_on(match, Ready())
    assert asked(match) == [3]  # the first clockwise from the active player
    assert {option.seat for option in options(match)} == {0, 2}  # type: ignore[attr-defined]
    new = table(match).players[3].loyalty[-1]
    do(match, PickSeat(SeatNumber(2)), by=3)
    assert asked(match) == [2]  # 43.3b
    assert table(match).players[2].loyalty[-1] is new
    do(match, Ready(), by=2)
    assert asked(match) == [1]
    do(match, PickSeat(SeatNumber(0)), Ready(), by=(1, 0))
    assert [len(player.loyalty) for player in table(match).players] == [3, 1, 3, 1]
    given = [(each.seat, each.to, each.count) for each in told(match, events.LoyaltyGiven)]
    assert given == [(3, 2, 1), (1, 0, 1)]
    assert all(match.view(0).players[seat].loyalty == [Loyalty.HYBRID] for seat in (1, 3))  # type: ignore[attr-defined]


@rule("43.3b")
def test_whoever_gets_such_a_card_looks_at_it():
    match = awaken(Scene().seat(1, revealed=True))
    while prompt(match) == "look-at-loyalty":
        go_on(match, Ready())
    given = table(match).players[1].loyalty[-1]
    do(match, PickSeat(SeatNumber(2)), by=1)
    assert match.view(2).players[2].loyalty[-1] is given  # type: ignore[attr-defined]
    assert match.view(0).players[2].loyalty[-1] is None  # type: ignore[attr-defined]
    assert options(match) == [Ready()]


@rule("43.4")
def test_after_the_awakening_the_turn_goes_on_where_it_was():
    scene = Scene().seat(0, hand=[skill_card(LORE, 1)] * 7 + [skill_card(LORE, 2)] * 4)
    match = awaken(scene)
    while prompt(match) == "look-at-loyalty":
        go_on(match, Ready())
    assert prompt(match) == "hand-limit"


@rule("43.5")
def test_the_awakening_comes_once():
    scene = Scene().course(Waypoint.LONG_NIGHT).tracks(voyage=3)
    scene.on_top("waypoints", Waypoint.EASY_MILES, Waypoint.BREAKING_GALE, Waypoint.GLASS_SEA)
    match = scene.play(Advance(V), Advance(V, 4))
    do(match, PickWaypoint(Waypoint.EASY_MILES), by=3)
    while prompt(match) == "look-at-loyalty":
        go_on(match, Ready())
    do(match, PickWaypoint(Waypoint.GLASS_SEA), by=3)
    assert table(match).distance() == 11
    assert len(told(match, events.Awakened)) == 1
    assert match.over
