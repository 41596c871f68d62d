"""Chapters U3 and U4: how submarines move, and when the trench is open."""

import pytest

from fathom.games.nautilus.actions import Launch, Rest, Sail
from fathom.games.nautilus.board import TRENCH, ZONES, Zone
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind, Side
from fathom.games.nautilus.state import GONE
from fathom.games.nautilus.steps.rounds import EndOfRound
from fathom.games.nautilus.steps.submarines import Submarines
from fathom.kernel.maps.paths import bits
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, idle, options, prompt, refused, table

FOUR_TYPES = EXPLORATIONS[:4]
BY_THE_TRENCH = (29, 6)  # deep sea; (30, 6) to (34, 6) are trench without discoveries, (35, 6) is deep again


def one_submarine(place, **player):
    return Scene().player(0, submarines=[place], **player)


def sail(start, to):
    return Sail(at(*start), at(*to))


def with_types(types, technical=1, place=BY_THE_TRENCH):
    """Seat 0 has these types in service and a submarine beside the closed trench."""
    scene = one_submarine(place)
    for kind in types:
        scene.serve(0, kind, technical if kind is Kind.TECHNICAL else 1)
    return scene


@rule("U3a")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_each_submarine_moves_once_in_any_order(order):
    moves = [sail((17, 4), (17, 5)), sail((5, 12), (5, 13))]
    match = Scene().player(0, submarines=[(17, 4), (5, 12)]).submarines()
    first, second = (moves[n] for n in order)
    do(match, first)
    assert {each.submarine for each in options(match, Sail)} == {second.submarine}
    back = Sail(first.to, first.submarine)
    assert refused(match, back) == ("U3a", "has-sailed")
    do(match, second)
    assert prompt(match) == "buy"  # both have moved: the turn is over
    assert sorted(table(match).players[0].submarines) == sorted(move.to for move in moves)


@rule("U3a")
def test_no_submarine_has_to_move():
    match = do(Scene().player(0, submarines=[(17, 4), (5, 12)]).submarines(), sail((17, 4), (17, 5)), Rest())
    assert prompt(match) == "buy"
    assert table(match).players[0].submarines == [at(17, 5), at(5, 12)]
    assert table(match).players[0].moved == []  # next turn all may move again


@rule("U3b")
def test_a_submarine_turns_at_right_angles_and_never_moves_diagonally():
    match = one_submarine((17, 4)).submarines()
    assert sail((17, 4), (19, 6)) in options(match)  # 2 + 2
    assert refused(match, sail((17, 4), (20, 6))) == ("U3b", "too-far-to-sail")  # 3 + 2
    assert refused(match, sail((17, 4), (20, 7))) == ("U3b", "not-an-option")  # 3 diagonal steps would do
    assert sail((17, 4), (17, 8)) in options(match)
    assert refused(match, sail((17, 4), (17, 9))) == ("U3b", "too-far-to-sail")


@rule("U3b")
def test_a_technical_module_adds_a_step():
    scene = one_submarine((17, 4))
    scene.serve(0, Kind.TECHNICAL)
    match = scene.submarines()
    assert sail((17, 4), (20, 6)) in options(match)
    assert refused(match, sail((17, 4), (20, 7))) == ("U3b", "too-far-to-sail")


@rule("U3b")
def test_the_edge_of_the_board_is_the_end_of_the_sea():
    match = one_submarine((0, 12)).submarines()
    assert {each.to // 36 for each in options(match, Sail) if each.to % 36 > 4} == set()
    assert sail((0, 12), (0, 16)) in options(match)


@rule("U3c")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_submarine_passes_another_but_does_not_stop_there(seat):
    fleet = {0: [(17, 4)], 1: []}
    fleet[seat].append((17, 6))
    match = Scene().player(0, submarines=fleet[0]).player(1, submarines=fleet[1]).submarines()
    assert refused(match, sail((17, 4), (17, 6))) == ("U3c", "submarine-there")
    assert sail((17, 4), (17, 8)) in options(match)  # 4 steps, straight through


@rule("U3c")
def test_a_submarine_beside_another_cannot_stop_on_it():
    match = one_submarine((17, 4)).player(1, submarines=[(17, 5)]).submarines()
    assert refused(match, sail((17, 4), (17, 5))) == ("U3c", "submarine-there")


@rule("U3d")
@pytest.mark.parametrize("face_up", [False, True])
def test_a_discovery_blocks_the_way_until_it_is_gone(face_up):
    scene = one_submarine((17, 4))
    token = scene.token((19, 4), Find.URCHIN, face_up=face_up)
    match = scene.submarines()
    assert sail((17, 4), (19, 4)) in options(match)
    assert refused(match, sail((17, 4), (20, 4))) == ("U3d", "way-blocked")  # 3 away, 5 round the token
    assert refused(match, sail((17, 4), (21, 4))) == ("U3d", "way-blocked")
    scene.g.take_token(token, GONE)
    assert sail((17, 4), (21, 4)) in options(scene.submarines())


@rule("U3e")
def test_a_submarine_crosses_the_city_but_does_not_stop_on_it():
    match = one_submarine((16, 9)).submarines()
    assert sail((16, 9), (16, 13)) in options(match)  # 3 squares of the base, then the sea
    assert refused(match, sail((16, 9), (16, 14))) == ("U3b", "too-far-to-sail")
    for covered in [(16, 10), (16, 11), (16, 12), (15, 10), (17, 10)]:  # the last two are covered by half
        assert refused(match, sail((16, 9), covered)) == ("U3e", "city-there")


@rule("U3f")
def test_every_end_square_is_empty_sea_or_holds_a_discovery():
    scene = Scene(seats=2).player(0, submarines=[(18, 7), (20, 9)]).player(1, submarines=[(19, 8), (22, 8)])
    scene.module(Kind.RESEARCH, (18, 9))
    scene.module(Kind.GREEN, (23, 11))
    scene.serve(0, Kind.TECHNICAL, 2)
    match = scene.submarines()
    ends = {each.to for each in options(match, Sail)}
    assert ends
    assert not ends & set(bits(scene.g.covered))
    assert not ends & {at(18, 7), at(20, 9), at(19, 8), at(22, 8)}
    assert {at(22, 7), at(16, 6)} <= ends  # discoveries


@rule("U4a")
@pytest.mark.parametrize("missing", EXPLORATIONS)
def test_the_closed_trench_asks_for_all_five_types(missing):
    match = with_types([kind for kind in EXPLORATIONS if kind is not missing]).submarines()
    assert refused(match, sail(BY_THE_TRENCH, (30, 6))) == ("U4a", "trench-closed")
    assert all(ZONES[each.to] is not Zone.TRENCH for each in options(match, Sail))


@rule("U4a")
def test_with_all_five_types_the_trench_may_be_entered():
    match = with_types(EXPLORATIONS).submarines()
    assert sail(BY_THE_TRENCH, (34, 6)) in options(match)
    assert not table(match).trench_open
    do(match, sail(BY_THE_TRENCH, (30, 6)))
    assert table(match).trench_open


@rule("U4a")
def test_only_types_of_ones_own_count():
    scene = with_types(FOUR_TYPES)
    scene.serve(1, EXPLORATIONS[4], builder=0)
    assert refused(scene.submarines(), sail(BY_THE_TRENCH, (30, 6))) == ("U4a", "trench-closed")


@rule("U4a")
@pytest.mark.parametrize("city", [[], [(32, 7), (33, 10)]], ids=["open sea", "city"])
def test_crossing_the_trench_is_entering_it_even_over_the_city(city):
    across = sail((30, 8), (35, 9))  # 6 steps from deep to deep; the modules cover all trench squares of one way
    four, five = (with_types(types, technical=2, place=(30, 8)) for types in (FOUR_TYPES, EXPLORATIONS))
    for place in city:
        four.module(Kind.GREEN, place)
        five.module(Kind.GREEN, place)
    assert refused(four.submarines(), across) == ("U4a", "trench-closed")
    assert table(do(five.submarines(), across)).trench_open


@rule("U4a")
def test_a_move_that_stays_outside_leaves_the_trench_closed():
    match = do(with_types(EXPLORATIONS).submarines(), sail(BY_THE_TRENCH, (29, 7)))
    assert not table(match).trench_open


@rule("U4b")
def test_after_the_first_entry_every_player_may_enter_without_condition():
    scene = with_types(EXPLORATIONS).player(1, submarines=[(29, 8)])
    both = (Submarines(0), Submarines(1), EndOfRound())
    closed = do(scene.play(*both), Rest())
    assert refused(closed, sail((29, 8), (31, 8))) == ("U4a", "trench-closed")
    opened = do(scene.play(*both), sail(BY_THE_TRENCH, (30, 6)))
    assert opened.turn.seat == 1
    do(opened, sail((29, 8), (31, 8)), by=1)
    assert table(opened).players[1].submarines == [at(31, 8)]


@rule("U4b")
def test_the_trench_stays_open_when_nobody_is_in_it_any_more():
    scene = one_submarine(BY_THE_TRENCH)
    scene.g.trench_open = True
    assert any(TRENCH >> each.to & 1 for each in options(scene.submarines(), Sail))


@rule("U4c", "U4d")
def test_a_launch_straight_into_the_trench_needs_no_types_and_opens_it_to_all():
    scene = Scene().player(1, submarines=[(30, 9)])
    scene.module(Kind.TRAINING, (29, 12), crew={0: 2})  # its east airlock opens on (31, 12)
    both = (Submarines(0), Submarines(1), EndOfRound())
    closed = do(scene.play(*both), Rest())
    assert refused(closed, sail((30, 9), (31, 9))) == ("U4a", "trench-closed")
    opened = do(scene.play(*both), Launch(1, Side.E))
    assert ZONES[at(31, 12)] is Zone.TRENCH
    assert table(opened).players[0].submarines == [at(31, 12)]
    do(opened, Rest(), sail((30, 9), (31, 9)), by=(0, 1))
    assert table(opened).players[1].submarines == [at(31, 9)]


@rule("U4d")
def test_a_launch_outside_the_trench_opens_nothing():
    scene = Scene()
    scene.module(Kind.TRAINING, (28, 12), crew={0: 2})  # its east airlock opens on (30, 12), deep sea
    assert not table(do(scene.submarines(), Launch(1, Side.E))).trench_open


@rule("U3a")
def test_a_submarine_may_move_again_in_the_next_round():
    match = do(one_submarine((17, 4)).submarines(), sail((17, 4), (17, 5)))
    idle(match, "dive", 0)
    assert sail((17, 5), (17, 4)) in options(match)
