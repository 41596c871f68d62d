"""Chapter 16: Loyalty cards, whose side they put a player on, and who wins."""

import pytest

from fathom.games.unfathomable.actions import DefeatPassenger, Save, UseSpace
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import DeepOneAttacks
from fathom.games.unfathomable.pieces import Icon, Loyalty, Passenger, Track, Waypoint
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.loyalty.awakening import Awakening
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import SPECTATOR, Match
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, Scene, options, prompt, refused, table, told

HUMAN, HYBRID, CULTIST = Loyalty
TWO, ELEVEN, TWELVE = (
    (Waypoint.DRIFTING_ICE,),
    (Waypoint.LONG_NIGHT, Waypoint.GLASS_SEA, Waypoint.EASY_MILES),
    (Waypoint.LONG_NIGHT, Waypoint.GLASS_SEA, Waypoint.BREAKING_GALE),
)


def ends(ending, loyalty, course):
    """The game ends for seat 0 with these Loyalty cards, after these Waypoints; returns whether seat 0 has won."""
    scene = Scene().seat(0, loyalty=loyalty).seat(1, loyalty=[HUMAN, HUMAN]).course(*course)
    if ending is Ending.ARRIVED:
        match = scene.tracks(voyage=3).play(Advance(Track.VOYAGE))
    else:
        match = scene.dials(**{ending.value: 1}).only("damage", "fuel-leak").play(DamageShip())
    assert table(match).ending is ending
    return 0 in table(match).winners()


@rule("16.0")
def test_loyalty_cards_are_human_hybrid_or_cultist():
    assert [loyalty.value for loyalty in Loyalty] == ["human", "hybrid", "cultist"]


@rule("16.0")
@pytest.mark.parametrize(("loyalty", "side"), [([HUMAN], 1), ([HYBRID], 0), ([CULTIST], 0)])
def test_they_say_whose_side_a_player_is_on(loyalty, side):
    assert ends(Ending.ARRIVED, loyalty, TWELVE) is bool(side)
    assert ends(Ending.FUEL, loyalty, TWELVE) is not bool(side)


@rule("16.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_gets_one_card_in_set_up_and_one_in_the_awakening(seats):
    match = Match.start(GAME, seats, "loyal", crew="suggested")
    while prompt(match) == "draw-own":
        match.answer(match.turn.seat, options(match)[0])
    assert [len(player.loyalty) for player in table(match).players] == [1] * seats
    assert len(table(match).loyalty) == seats
    match = Scene(seats=seats).play(Awakening())
    assert [len(player.loyalty) for player in table(match).players] == [2] * seats


@rule("16.2")
@pytest.mark.parametrize("loyalty", [[HUMAN], [HUMAN, HUMAN], [HUMAN, HUMAN, HUMAN]])
def test_with_human_cards_only_a_player_wins_when_the_ship_arrives_and_never_else(loyalty):
    assert ends(Ending.ARRIVED, loyalty, TWELVE)
    assert not ends(Ending.FUEL, loyalty, TWELVE)
    assert not ends(Ending.FUEL, loyalty, TWO)


@rule("16.3")
@pytest.mark.parametrize("loyalty", [[HYBRID], [HUMAN, HYBRID], [HYBRID, HYBRID], [HUMAN, HUMAN, HYBRID]])
def test_one_hybrid_card_is_enough_to_win_with_the_deep_ones(loyalty):
    assert ends(Ending.FUEL, loyalty, TWO)
    assert ends(Ending.FUEL, loyalty, TWELVE)
    assert not ends(Ending.ARRIVED, loyalty, TWELVE)


@rule("16.4")
@pytest.mark.parametrize("loyalty", [[CULTIST], [HUMAN, CULTIST]])
def test_the_cultist_wins_with_the_deep_ones_only_after_a_distance_of_twelve(loyalty):
    assert ends(Ending.FUEL, loyalty, TWELVE)
    assert not ends(Ending.FUEL, loyalty, ELEVEN)
    assert not ends(Ending.ARRIVED, loyalty, TWELVE)


@rule("16.5")
def test_a_hybrid_card_counts_more_than_the_cultist_card():
    assert ends(Ending.FUEL, [HYBRID, CULTIST], TWO)
    assert not ends(Ending.ARRIVED, [HYBRID, CULTIST], TWELVE)


@rule("16.6")
@pytest.mark.parametrize("loyalty", [[HYBRID], [CULTIST], [HUMAN, HYBRID]])
def test_whoever_has_not_revealed_is_attacked_by_deep_ones_like_a_human(loyalty):
    scene = Scene().seat(0, Space.D1, loyalty=loyalty).deep_ones({Space.D1: 1})
    match = scene.play(ActivateIcon(Icon.DEEP_ONES))
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D1, 0)]
    match = scene.seat(0, revealed=True).play(ActivateIcon(Icon.DEEP_ONES))
    assert told(match, DeepOneAttacks) == []


@rule("16.6")
def test_whoever_has_not_revealed_acts_as_a_human():
    scene = Scene().seat(0, Space.D1, loyalty=[HYBRID]).passengers({Space.D1: [Passenger.SOUL]})
    match = scene.acting()
    assert Save() in options(match)
    assert refused(match, DefeatPassenger()) == ("2.9", "for-traitors")
    assert UseSpace() in options(scene.seat(0, Space.CARGO).acting())


@rule("16.6")
def test_whoever_has_not_revealed_protects_passengers_as_a_human():
    scene = Scene().seat(0, Space.D1, loyalty=[HYBRID]).passengers({Space.D1: [Passenger.SOUL]})
    assert refused(scene.seat(1, Space.D1, revealed=True).acting(1), DefeatPassenger()) == ("2.12", "protected")
    assert DefeatPassenger() in options(scene.seat(0, Space.D2).acting(1))


@rule("16.7")
def test_players_always_see_their_own_loyalty_cards_and_nobody_else_does():
    scene = Scene().seat(0, loyalty=[HYBRID])
    for match in (scene.acting(), scene.acting(1), scene.play(Awakening())):
        assert match.view(0).players[0].loyalty[:1] == [HYBRID]
        assert None not in match.view(0).players[0].loyalty
        assert match.view(1).players[1].loyalty[:1] == [HUMAN]
        for viewer in (1, 2, SPECTATOR):
            assert set(match.view(viewer).players[0].loyalty) == {None}


@rule("16.7")
def test_how_many_loyalty_cards_somebody_has_is_seen_by_all():
    match = Scene().seat(0, loyalty=[HYBRID, HUMAN]).acting()
    assert [len(player.loyalty) for player in match.view(SPECTATOR).players] == [2, 1, 1, 1]
