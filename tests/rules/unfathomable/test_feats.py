"""Chapter 15: Feat cards, one for each character and once per game."""

import pytest

from fathom.games.unfathomable.actions import Pass, PickNumber, PickSeat, UseFeat
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import LookedAtLoyalty, UsedFeat
from fathom.games.unfathomable.library import Ability, Moment, characters
from fathom.games.unfathomable.pieces import Item, Mythos, Role
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.kernel import SPECTATOR, Match
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, Scene, do, options, prompt, refused, settle, table, told, use

CREW = (Role.EXILE, Role.MATHEMATICIAN, Role.STOWAWAY, Role.ENGINEER)
INSPECT = UseFeat(Role.EXILE)  # Action: look at all Loyalty cards of another player


@rule("15.0")
def test_each_character_has_one_feat_of_its_own():
    feats = {role: character.feat for role, character in characters().items()}
    assert set(feats) == set(Role)
    assert all(isinstance(feat, Ability) for feat in feats.values())
    assert len({repr(feat) for feat in feats.values()}) == len(Role)


@rule("15.0", "15.3")
def test_a_feat_is_used_once_per_game():
    match = Scene(crew=CREW).seat(1, feat=True).play(Endanger(2, 0))
    assert UseFeat(Role.MATHEMATICIAN) in options(match, seat=1)
    do(use(match, 1, UseFeat(Role.MATHEMATICIAN)), PickNumber(8), by=1)
    assert match.over  # the second roll asked nobody
    assert [len(table(match).deck(Space.D8).passengers), len(told(match, UsedFeat))] == [1, 1]


@rule("15.1")
def test_a_feat_belongs_to_its_character_alone():
    match = Scene(crew=CREW).seat(0, Space.BOILER, feat=True).seat(3, feat=True).acting()
    assert options(match, UseFeat) == [INSPECT]
    assert refused(match, UseFeat(Role.ENGINEER)) == ("15.4a", "not-an-option")
    assert [player.feat for player in table(match).players] == [True, False, False, True]


@rule("15.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_starts_with_the_feat_of_the_own_character(seats):
    match = Match.start(GAME, seats, "feats", crew="drawn")
    assert [player.feat for player in match.view(SPECTATOR).players] == [True] * seats
    assert len({player.role for player in table(match).players}) == seats


@rule("15.3")
def test_a_used_feat_is_out_of_the_game():
    match = do(Scene(crew=CREW).seat(0, feat=True).acting(actions=2), INSPECT, PickSeat(2))
    for viewer in (0, 1, SPECTATOR):
        assert match.view(viewer).players[0].feat is False
    assert refused(match, INSPECT) == ("15.3", "feat-gone")


@rule("15.3")
def test_a_feat_that_is_not_used_stays():
    match = do(Scene(crew=CREW).seat(0, feat=True).acting(actions=2), Pass())
    assert INSPECT in options(match)


@rule("15.4a")
def test_using_a_feat_does_what_it_says():
    match = do(Scene(crew=CREW).seat(0, feat=True).acting(), INSPECT)
    assert options(match) == [PickSeat(seat) for seat in (1, 2, 3)]
    do(match, PickSeat(3))
    assert told(match, UsedFeat) == [UsedFeat(0, Role.EXILE)]
    assert told(match, LookedAtLoyalty) == [LookedAtLoyalty(0, 3)]
    assert match.view(0).players[3].loyalty != [None]
    assert match.view(1).players[3].loyalty == [None]


@rule("15.4a")
def test_a_feat_is_used_at_the_moment_that_it_names():
    """The stowaway changes the total of a test, once it is known."""
    scene = Scene(crew=CREW).seat(2, items=[Item.BLADE], feat=True)
    match = scene.play(SkillTest(Mythos.SPRUNG_PLATING, 0))
    assert (prompt(match), table(match).test.total is not None) == ("total-known", True)
    assert UseFeat(Role.STOWAWAY) in options(match, seat=2)
    assert UseFeat(Role.STOWAWAY) not in options(scene.acting(2))


@rule("15.4b")
def test_a_feat_with_an_action_costs_an_action():
    assert characters()[Role.EXILE].feat.when is Moment.ACTION
    match = Scene(crew=CREW).seat(0, feat=True).acting(actions=2)
    assert match.turn.args["left"] == 2
    do(match, INSPECT, PickSeat(1))
    assert match.turn.args["left"] == 1


@rule("15.4b")
def test_without_an_action_left_it_cannot_be_used():
    scene = Scene(crew=CREW).seat(0, feat=True)
    match = scene.seat(1, feat=True).play(Endanger(1, 0))  # a roll: somebody may use something, but no Action
    assert list(match.asks) == [1]
    assert table(settle(match)).players[0].feat is True


@rule("15.4b")
def test_any_other_feat_costs_none():
    match = Scene(crew=CREW).seat(1, feat=True).play(Endanger(1, 0))
    do(use(match, 1, UseFeat(Role.MATHEMATICIAN)), PickNumber(3), by=1)
    assert told(match, UsedFeat) == [UsedFeat(1, Role.MATHEMATICIAN)]  # in the turn of seat 0, without any action
