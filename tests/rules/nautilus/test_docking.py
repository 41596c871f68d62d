"""Chapter U6: the end of a submarine's move, and docking at the city."""

import pytest

from fathom.games.nautilus.actions import Dock, Launch, Moor, Sail, StayAtSea
from fathom.games.nautilus.pieces import Kind, Side
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, idle, options, prompt, refused, table

NORTH = (18, 7)  # before the north airlock of a module at (18, 9)


def sail(start, to):
    return Sail(at(*start), at(*to))


def docking(kind=Kind.RESEARCH, crew=None, builder=0, **player):
    """Seat 0 has sailed from (18, 3) to the square before the north airlock of module 1: 4 of 4 steps."""
    scene = Scene().player(0, submarines=[(18, 3)], **player)
    scene.module(kind, (18, 9), builder=builder, crew=crew)
    return do(scene.submarines(), sail((18, 3), NORTH))


@rule("U6a")
def test_a_submarine_stays_where_its_move_ended_and_goes_on_from_there():
    match = do(Scene().player(0, submarines=[(17, 4)]).submarines(), sail((17, 4), (17, 5)))
    idle(match, "dive", 0)
    assert table(match).round == 2
    assert table(match).players[0].submarines == [at(17, 5)]
    assert sail((17, 5), (17, 9)) in options(match)


@rule("U6b")
@pytest.mark.parametrize("crew", [{0: 1}, {1: 1}, {0: 1, 2: 3}])
def test_a_submarine_may_dock_at_a_module_with_aquanauts_of_any_colour(crew):
    match = docking(crew=crew)
    assert prompt(match) == "dock"
    assert options(match) == [StayAtSea(), Dock(1, False), Dock(1, True)]
    assert refused(match, Dock(0, False)) == ("U6b", "not-an-option")


@rule("U6b")
def test_nobody_docks_at_an_empty_module():
    assert prompt(docking(crew={})) == "buy"


@rule("U6b")
def test_nobody_docks_at_the_base_or_at_a_habitation():
    assert prompt(docking(kind=Kind.GREEN, crew={0: 2})) == "buy"
    scene = Scene().player(0, submarines=[(16, 7)])
    scene.g.city[0].crew[0] = 2
    assert prompt(do(scene.submarines(), sail((16, 7), (16, 9)))) == "buy"


@rule("U6b")
def test_a_submarine_docks_only_before_a_blue_airlock():
    scene = Scene().player(0, submarines=[(21, 8)])
    scene.module(Kind.TRAINING, (20, 11), crew={0: 1})  # blue to the east and west, orange to the north-east
    assert prompt(do(scene.submarines(), sail((21, 8), (20, 9)))) == "buy"
    assert prompt(do(scene.submarines(), sail((21, 8), (22, 9)))) == "buy"
    assert prompt(do(scene.submarines(), sail((21, 8), (22, 11)))) == "dock"


@rule("U6b")
def test_docking_takes_no_step_and_no_nemo_and_is_never_forced():
    match = docking(crew={0: 1}, money=0)
    at_sea = do(match.clone(), StayAtSea())
    assert table(at_sea).players[0].submarines == [at(*NORTH)]
    docked = do(match, Dock(1, True))
    assert table(docked).players[0].submarines == []
    assert table(docked).players[0].money == 0


@rule("U6b", "U6a")
def test_a_submarine_before_an_airlock_docks_with_a_move_of_no_squares():
    scene = Scene().player(0, submarines=[NORTH, (5, 12)])
    scene.module(Kind.RESEARCH, (18, 9), crew={1: 1})
    match = do(scene.submarines(), Moor(at(*NORTH)))
    assert prompt(match) == "dock"
    at_sea = do(match.clone(), StayAtSea())
    assert refused(at_sea, sail(NORTH, (18, 6))) == ("U3a", "has-sailed")  # that was its move
    assert refused(at_sea, Moor(at(*NORTH))) == ("U3a", "has-sailed")
    assert table(do(match, Dock(1, False))).players[0].submarines == [at(5, 12)]


@rule("U6b")
def test_a_move_of_no_squares_is_for_docking_only():
    scene = Scene().player(0, submarines=[NORTH])
    scene.module(Kind.RESEARCH, (18, 9))
    assert not options(scene.submarines(), Moor)


@rule("U6b")
def test_between_two_modules_a_submarine_may_dock_at_either():
    scene = Scene().player(0, submarines=[(20, 7)])
    scene.module(Kind.RESEARCH, (18, 9), crew={1: 1})
    scene.module(Kind.SONAR, (18, 5), crew={2: 1})
    match = do(scene.submarines(), sail((20, 7), NORTH))
    assert {dock.module for dock in options(match, Dock)} == {1, 2}
    assert table(do(match, Dock(2, True))).city[2].crew == [1, 0, 1]


@rule("U6c")
def test_a_docked_submarine_can_be_launched_again_from_any_module_in_a_later_turn():
    scene = Scene().player(0, submarines=[(18, 3), (5, 12), (5, 4)])
    scene.module(Kind.RESEARCH, (18, 9), crew={0: 1})
    scene.module(Kind.SONAR, (22, 12), crew={0: 2})
    match = scene.submarines()
    assert options(match, Launch) == []  # all three are at sea
    do(match, sail((18, 3), NORTH), Dock(1, False))
    assert table(match).players[0].submarines == [at(5, 12), at(5, 4)]
    idle(match, "buy")
    do(idle(match, "dive", 0), Launch(2, Side.N))
    assert table(match).players[0].submarines == [at(5, 12), at(5, 4), at(22, 10)]


@rule("U6d")
def test_on_docking_one_own_aquanaut_may_go_from_the_reserve_into_the_module():
    match = docking(crew={0: 1})
    without, aboard = do(match.clone(), Dock(1, False)), do(match, Dock(1, True))
    assert (table(without).reserve(0), table(without).city[1].crew) == (14, [1, 0, 0])
    assert (table(aboard).reserve(0), table(aboard).city[1].crew) == (13, [2, 0, 0])


@rule("U6e")
def test_the_first_own_aquanaut_there_puts_the_module_in_service_with_all_effects():
    scene = Scene().player(0, money=10, submarines=[(18, 3)])
    scene.module(Kind.ANALYSIS, (18, 9), builder=1, crew={1: 1})
    scene.serve(0, Kind.ANALYSIS, 1)
    match = do(scene.submarines(), sail((18, 3), NORTH), Dock(1, True))
    assert [player.money for player in table(match).players] == [9, 51, 50]
    assert table(match).in_service(0, Kind.ANALYSIS) == 2
    assert table(match).majority == {Kind.ANALYSIS: 0}


@rule("U6e", "M2g")
def test_docking_can_win_a_majority_marker_from_its_holder():
    scene = Scene().player(0, submarines=[(18, 3)])
    scene.module(Kind.ANALYSIS, (18, 9), builder=0, crew={1: 1})
    scene.serve(0, Kind.ANALYSIS, 2)
    scene.serve(1, Kind.ANALYSIS, 1)
    scene.g.majority[Kind.ANALYSIS] = 1  # two against two: the holder keeps it
    match = do(scene.submarines(), sail((18, 3), NORTH), Dock(1, True))
    assert table(match).majority == {Kind.ANALYSIS: 0}


@rule("U6e")
def test_docking_without_an_aquanaut_puts_nothing_in_service():
    match = do(docking(Kind.ANALYSIS, crew={1: 1}, builder=1, money=10), Dock(1, False))
    assert [player.money for player in table(match).players] == [10, 50, 50]
    assert table(match).in_service(0, Kind.ANALYSIS) == 0


@rule("U6e")
def test_where_an_own_aquanaut_is_already_no_fee_is_due():
    match = do(docking(Kind.ANALYSIS, crew={0: 1}, builder=1, money=10), Dock(1, True))
    assert [player.money for player in table(match).players] == [10, 50, 50]


@rule("U6f")
def test_without_an_aquanaut_in_reserve_the_submarine_docks_alone():
    scene = Scene().player(0, submarines=[(18, 3)])
    scene.module(Kind.RESEARCH, (18, 9), crew={1: 1})
    scene.g.city[0].crew[0] = 15
    match = do(scene.submarines(), sail((18, 3), NORTH))
    assert refused(match, Dock(1, True)) == ("U6f", "nobody-to-land")
    assert options(match) == [StayAtSea(), Dock(1, False)]
    assert table(do(match, Dock(1, False))).players[0].submarines == []


@rule("U6g")
def test_who_cannot_pay_the_fee_docks_without_an_aquanaut():
    match = docking(crew={1: 1}, builder=1, money=0)
    assert refused(match, Dock(1, True)) == ("U6g", "no-fee")
    assert options(match) == [StayAtSea(), Dock(1, False)]
    assert Dock(1, True) in options(docking(crew={1: 1}, builder=1, money=1))


@rule("U6g")
@pytest.mark.parametrize(("crew", "builder"), [({1: 1}, 0), ({0: 1}, 1)], ids=["own module", "already in service"])
def test_where_no_fee_is_due_no_money_is_needed(crew, builder):
    assert Dock(1, True) in options(docking(crew=crew, builder=builder, money=0))
