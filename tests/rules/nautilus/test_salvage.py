"""Chapter U5: what happens when a submarine reaches a discovery."""

import pytest

from fathom.games.nautilus.actions import Dock, Rest, Sail, Skip
from fathom.games.nautilus.board import distance
from fathom.games.nautilus.events import LeftOpen
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import GONE, IN_SEA
from fathom.games.nautilus.steps.rounds import EndOfRound
from fathom.games.nautilus.steps.submarines import Submarines
from fathom.kernel import EVERYONE
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, prompt, refused, table

SLOPE, DEEP, TRENCH = (19, 4), (17, 1), (29, 4)  # discovery squares, 2 or 3 steps from (17, 4) and 1 from (30, 4)


def sail(start, to):
    return Sail(at(*start), at(*to))


def arriving(find, at_place=SLOPE, start=(17, 4), money=10, waiting=(5, 12)):
    """Seat 0 sails onto a token; a second submarine waits far away."""
    scene = Scene().player(0, money=money, submarines=[start, waiting])
    scene.g.trench_open = True
    scene.token(at_place, find)
    return do(scene.submarines(), sail(start, at_place))


def money(match):
    return [player.money for player in table(match).players]


def token_at(match, place):
    g = table(match)
    return next(n for n in range(60) if g.token_under(at(*place)) == n)


@rule("U5a")
def test_a_reached_discovery_is_salvaged_at_once_and_ends_the_move():
    match = arriving(Find.URCHIN)  # 2 of 4 steps
    assert prompt(match) == "dive"  # nothing to decide: the salvage was not asked for
    assert table(match).collection(0) == {Find.URCHIN: 1}
    assert refused(match, sail((19, 4), (20, 4))) == ("U3a", "has-sailed")
    assert {each.submarine for each in options(match, Sail)} == {at(5, 12)}


@rule("U5a")
def test_everybody_sees_the_salvaged_token():
    scene = Scene().player(0, submarines=[(17, 4)])
    token = scene.token(SLOPE, Find.URCHIN)
    match = scene.submarines()
    assert match.view(1).tokens[token] is None
    assert do(match, sail((17, 4), SLOPE)).view(1).tokens[token] is Find.URCHIN


@rule("U5b")
@pytest.mark.parametrize("place", [SLOPE, DEEP])
def test_beige_tokens_are_free(place):
    assert money(arriving(Find.CHEST, place, money=0)) == [2, 50, 50]
    assert money(do(arriving(Find.SPEED, place, money=0), Skip())) == [0, 50, 50]


@rule("U5b")
def test_beige_tokens_are_free_in_the_trench_too():
    assert money(arriving(Find.CHEST, TRENCH, (30, 4), money=1)) == [3, 50, 50]
    assert prompt(arriving(Find.SPEED, TRENCH, (30, 4), money=0)) == "dash"


@rule("U5c")
@pytest.mark.parametrize(
    ("find", "place", "start", "cost"),
    [
        (Find.URCHIN, SLOPE, (17, 4), 1),
        (Find.GOLD, DEEP, (17, 4), 1),
        (Find.GOLD, TRENCH, (30, 4), 2),
        (Find.ATLANTIS_1, SLOPE, (17, 4), 1),
        (Find.ATLANTIS_10, DEEP, (17, 4), 1),
        (Find.ATLANTIS_14, TRENCH, (30, 4), 2),
    ],
)
def test_blue_tokens_cost_one_nemo_or_two_in_the_trench(find, place, start, cost):
    assert money(arriving(find, place, start)) == [10 - cost, 50, 50]
    assert money(arriving(find, place, start, money=cost)) == [0, 50, 50]


@rule("U5d")
@pytest.mark.parametrize("technical", [0, 2])
def test_a_speed_token_moves_any_own_submarine_up_to_three_squares(technical):
    scene = Scene().player(0, submarines=[(17, 4), (19, 9), (13, 13)]).player(1, submarines=[(20, 14)])
    scene.serve(0, Kind.TECHNICAL, technical)
    scene.token(SLOPE, Find.SPEED)
    match = do(scene.submarines(), sail((17, 4), SLOPE))
    farthest = {at(*SLOPE): 0, at(19, 9): 0, at(13, 13): 0}
    for each in options(match, Sail):
        farthest[each.submarine] = max(farthest[each.submarine], distance(each.submarine, each.to))
    assert farthest == {at(*SLOPE): 3, at(19, 9): 3, at(13, 13): 3}
    assert refused(match, sail((19, 9), (19, 13))) == ("U3b", "too-far-to-sail")


@rule("U5d")
def test_the_extra_move_need_not_be_made():
    match = do(arriving(Find.SPEED), Skip())
    assert table(match).players[0].submarines == [at(*SLOPE), at(5, 12)]
    assert prompt(match) == "dive"


@rule("U5e")
def test_the_extra_move_may_salvage_another_discovery():
    scene = Scene().player(0, money=10, submarines=[(17, 4)])
    scene.token(SLOPE, Find.SPEED)
    scene.token((22, 4), Find.CHEST)
    match = do(scene.submarines(), sail((17, 4), SLOPE), sail(SLOPE, (22, 4)))
    assert money(match) == [12, 50, 50]
    assert table(match).token_under(at(*SLOPE)) is None
    assert table(match).token_under(at(22, 4)) is None


@rule("U5e")
def test_the_extra_move_may_end_in_the_dock():
    scene = Scene().player(0, submarines=[(17, 4), (18, 6)])
    scene.module(Kind.RESEARCH, (18, 9), crew={1: 1})
    scene.token(SLOPE, Find.SPEED)
    match = do(scene.submarines(), sail((17, 4), SLOPE), sail((18, 6), (18, 7)), Dock(1, False))
    assert table(match).players[0].submarines == [at(*SLOPE)]


@rule("U5f")
def test_a_waiting_submarine_keeps_its_normal_move_after_a_speed_move():
    match = do(arriving(Find.SPEED, waiting=(14, 10)), sail((14, 10), (12, 9)))
    assert table(match).players[0].submarines == [at(*SLOPE), at(12, 9)]
    sails = options(match, Sail)
    assert {each.submarine for each in sails} == {at(12, 9)}
    assert max(distance(at(12, 9), each.to) for each in sails) == 4
    do(match, sail((12, 9), (14, 9)))
    assert prompt(match) == "buy"  # now both have moved


@rule("U5f", "U3a")
def test_the_finder_has_had_its_normal_move_and_gets_no_other():
    match = do(arriving(Find.SPEED), sail(SLOPE, (20, 4)))
    assert refused(match, sail((20, 4), (20, 5))) == ("U3a", "has-sailed")
    assert {each.submarine for each in options(match, Sail)} == {at(5, 12)}


@rule("U5f", "U3a")
def test_a_submarine_that_moved_before_gets_the_extra_move_but_no_second_normal_one():
    scene = Scene().player(0, submarines=[(17, 4), (14, 10), (5, 12)])
    scene.token(SLOPE, Find.SPEED)
    match = do(scene.submarines(), sail((14, 10), (14, 9)), sail((17, 4), SLOPE), sail((14, 9), (13, 8)))
    assert refused(match, sail((13, 8), (13, 9))) == ("U3a", "has-sailed")
    assert {each.submarine for each in options(match, Sail)} == {at(5, 12)}


@rule("U5f", "U3a")
def test_who_has_moved_is_not_mixed_up_when_one_takes_the_square_of_another():
    scene = Scene().player(0, submarines=[(23, 1), (25, 3)])
    scene.g.trench_open = True
    scene.token((25, 1), Find.SPEED)
    scene.token((28, 1), Find.SPEED)
    match = do(scene.submarines(), sail((23, 1), (25, 1)), sail((25, 1), (28, 1)), sail((25, 3), (25, 1)))
    assert table(match).players[0].submarines == [at(28, 1), at(25, 1)]
    assert {each.submarine for each in options(match, Sail)} == {at(25, 1)}
    assert refused(match, sail((28, 1), (28, 2))) == ("U3a", "has-sailed")


@rule("U5g")
def test_chests_and_speed_tokens_leave_play():
    scene = Scene().player(0, submarines=[(17, 4)])
    speed, chest = scene.token(SLOPE, Find.SPEED), scene.token((22, 4), Find.CHEST)
    match = do(scene.submarines(), sail((17, 4), SLOPE), sail(SLOPE, (22, 4)))
    assert [table(match).holders[token] for token in (speed, chest)] == [GONE, GONE]
    assert [table(match).collection(seat) for seat in range(3)] == [{}, {}, {}]
    assert table(match).scores() == [52, 50, 50]


@rule("U5h")
@pytest.mark.parametrize("find", [Find.JELLYFISH, Find.URCHIN, Find.SCALLOP, Find.SNAIL])
def test_other_finds_go_to_the_player_board(find):
    match = arriving(find)
    assert [table(match).collection(seat) for seat in range(3)] == [{find: 1}, {}, {}]
    assert table(match).token_under(at(*SLOPE)) is None


@rule("U5i")
def test_an_unpaid_find_stays_on_its_square_face_up():
    match = arriving(Find.GOLD, DEEP, money=0)
    token = token_at(match, DEEP)
    assert table(match).holders[token] == IN_SEA
    assert table(match).seen[token] == EVERYONE
    assert [match.view(seat).tokens[token] for seat in range(3)] == [Find.GOLD] * 3
    assert table(match).collection(0) == {}
    assert table(match).players[0].submarines[0] == at(*DEEP)
    assert refused(match, sail(DEEP, (17, 2))) == ("U3a", "has-sailed")
    assert match.journal[-1] == LeftOpen(0, Find.GOLD, at(*DEEP))


@rule("U5i")
def test_one_nemo_is_not_enough_in_the_trench():
    match = arriving(Find.GOLD, TRENCH, (30, 4), money=1)
    assert money(match) == [1, 50, 50]
    assert table(match).token_under(at(*TRENCH)) is not None


@rule("U5i")
def test_the_submarine_must_leave_and_come_back_to_salvage_an_unpaid_find():
    scene = Scene().player(0, money=3, submarines=[DEEP, (5, 12)])
    scene.token(DEEP, Find.GOLD, face_up=True)
    rested = do(scene.submarines(), Rest())
    assert table(rested).collection(0) == {}
    back = do(scene.submarines(), sail(DEEP, DEEP))  # one step away and one back
    assert table(back).collection(0) == {Find.GOLD: 1}
    assert money(back) == [2, 50, 50]
    assert refused(back, sail(DEEP, (17, 2))) == ("U3a", "has-sailed")


@rule("U5i")
def test_an_unpaid_find_may_be_salvaged_by_another_submarine_once_its_square_is_left():
    scene = Scene().player(0, submarines=[DEEP]).player(1, submarines=[(17, 3)])
    scene.token(DEEP, Find.GOLD, face_up=True)
    both = (Submarines(0), Submarines(1), EndOfRound())
    stayed = do(scene.play(*both), Rest())
    assert refused(stayed, sail((17, 3), DEEP)) == ("U3c", "submarine-there")
    left = do(scene.play(*both), sail(DEEP, (16, 1)), sail((17, 3), DEEP), by=(0, 1))
    assert [table(left).collection(seat) for seat in range(2)] == [{}, {Find.GOLD: 1}]
    assert money(left) == [50, 49, 50]


@rule("U5j")
@pytest.mark.parametrize(
    ("find", "place", "start", "have"),
    [(Find.ATLANTIS_14, TRENCH, (30, 4), 1), (Find.ATLANTIS_3, SLOPE, (17, 4), 0)],
)
def test_an_unpaid_atlantis_token_goes_to_its_space_without_a_marker_or_a_bonus(find, place, start, have):
    scene = Scene().player(0, money=have, submarines=[start, (5, 12)])
    scene.g.trench_open = True
    scene.g.city[0].crew[0] = 1
    scene.module(Kind.GREEN, (16, 8))  # somewhere to walk to, if there were a bonus
    token = scene.token(place, find)
    match = do(scene.submarines(), sail(start, place))
    assert table(match).atlantis_found() == {int(find.value.removeprefix("atlantis-"))}
    assert [table(match).atlantis_of(seat) for seat in range(3)] == [[], [], []]
    assert table(match).holders[token] == GONE
    assert money(match) == [have, 50, 50]
    assert prompt(match) == "dive"
