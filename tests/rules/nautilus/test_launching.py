"""Chapter U1: launching submarines."""

import pytest

from fathom.games.nautilus.actions import Dock, Launch, Moor, Sail, Sonar
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind, Side
from fathom.games.nautilus.state import GONE
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, idle, options, refused, table

RESEARCH = (18, 9)  # shows blue airlocks to the north, before (18, 7), and to the east, before (20, 9)


def harbour(crew=2, **player):
    """Module 1 is a research module with so many aquanauts of seat 0."""
    scene = Scene().player(0, **player)
    scene.module(Kind.RESEARCH, RESEARCH, crew={0: crew})
    return scene


@rule("U1a")
def test_a_launch_needs_two_own_aquanauts_in_the_module():
    assert refused(harbour(crew=1).submarines(), Launch(1, Side.N)) == ("U1a", "launch-crew")
    assert Launch(1, Side.N) in options(harbour(crew=2).submarines())


@rule("U1a")
def test_aquanauts_of_others_do_not_help_to_launch():
    scene = Scene()
    scene.module(Kind.RESEARCH, RESEARCH, crew={0: 1, 1: 1})
    assert refused(scene.submarines(), Launch(1, Side.N)) == ("U1a", "launch-crew")


@rule("U1a")
def test_a_launch_needs_a_blue_airlock():
    match = harbour().submarines()
    assert options(match, Launch) == [Launch(1, Side.N), Launch(1, Side.E)]
    assert refused(match, Launch(1, Side.S)) == ("U1a", "no-blue-airlock")  # a plain wall
    assert refused(match, Launch(1, Side.SW)) == ("U1a", "not-an-option")  # an orange airlock


@rule("U1a")
def test_with_only_orange_airlocks_free_there_is_no_launch():
    scene = Scene()
    scene.module(Kind.ANALYSIS, (18, 9), crew={0: 2})
    assert options(scene.submarines(), Launch) == [Launch(1, Side.N)]
    scene.module(Kind.GREEN, (18, 6))
    assert options(scene.submarines(), Launch) == []


@rule("U1b")
def test_one_aquanaut_goes_home_and_a_submarine_stands_before_the_airlock():
    match = harbour(crew=2, money=10).submarines()
    assert table(match).reserve(0) == 13
    g = table(do(match, Launch(1, Side.E)))
    assert g.city[1].crew == [1, 0, 0]
    assert g.reserve(0) == 14
    assert g.players[0].submarines == [at(20, 9)]


@rule("U1c")
def test_the_square_before_the_airlock_must_be_on_the_board():
    scene = Scene()
    scene.module(Kind.RESEARCH, (34, 17), crew={0: 2})
    match = scene.submarines()
    assert refused(match, Launch(1, Side.E)) == ("U1c", "airlock-blocked")
    assert options(match, Launch) == [Launch(1, Side.N)]


@rule("U1c")
@pytest.mark.parametrize("beside", [(18, 6), (19, 6), (17, 6)], ids=["whole", "half", "other-half"])
def test_a_module_on_the_square_blocks_the_airlock_even_with_half_of_it(beside):
    scene = harbour()
    scene.module(Kind.GREEN, beside)
    match = scene.submarines()
    assert refused(match, Launch(1, Side.N)) == ("U1c", "airlock-blocked")
    assert options(match, Launch) == [Launch(1, Side.E)]


@rule("U1c")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_submarine_on_the_square_blocks_the_airlock(seat):
    match = harbour().player(seat, submarines=[(18, 7)]).submarines()
    assert refused(match, Launch(1, Side.N)) == ("U1c", "airlock-blocked")
    assert options(match, Launch) == [Launch(1, Side.E)]


@rule("U1c")
@pytest.mark.parametrize("face_up", [False, True])
def test_a_discovery_on_the_square_blocks_the_airlock_until_it_is_gone(face_up):
    scene = Scene()
    scene.module(Kind.RESEARCH, (22, 9), crew={0: 2})
    token = scene.token((22, 7), Find.URCHIN, face_up=face_up)
    assert refused(scene.submarines(), Launch(1, Side.N)) == ("U1c", "airlock-blocked")
    scene.g.take_token(token, GONE)
    assert Launch(1, Side.N) in options(scene.submarines())


@rule("U1d")
def test_nobody_has_more_than_three_submarines_at_sea():
    match = harbour(submarines=[(17, 4), (5, 12), (5, 4)]).submarines()
    assert options(match, Launch) == []
    assert refused(match, Launch(1, Side.N)) == ("U1d", "no-submarine")
    assert Launch(1, Side.N) in options(harbour(submarines=[(17, 4), (5, 12)]).submarines())


@rule("U1e")
@pytest.mark.parametrize("action", [Sonar(at(17, 4)), Sail(at(17, 4), at(17, 5))], ids=["sonar", "move"])
def test_no_launch_after_sonar_or_a_move_until_the_next_round(action):
    match = harbour(submarines=[(17, 4), (5, 12)]).submarines()
    assert Launch(1, Side.N) in options(match)
    do(match, action)
    assert options(match, Launch) == []
    assert refused(match, Launch(1, Side.N)) == ("U1e", "launch-too-late")
    idle(match, "buy")
    assert Launch(1, Side.N) in options(idle(match, "dive", 0))


@rule("U1e", "U6c")
def test_a_docked_submarine_cannot_start_again_in_the_same_turn():
    match = harbour(submarines=[(18, 7), (5, 12)]).submarines()
    do(match, Moor(at(18, 7)), Dock(1, True))
    assert table(match).players[0].submarines == [at(5, 12)]
    assert options(match, Launch) == []
    assert refused(match, Launch(1, Side.N)) == ("U1e", "launch-too-late")


@rule("U1e")
def test_no_launch_after_a_move_that_went_on_with_a_speed_token():
    scene = harbour(submarines=[(17, 4), (5, 12)])
    scene.token((19, 4), Find.SPEED)
    match = do(scene.submarines(), Sail(at(17, 4), at(19, 4)), Sail(at(19, 4), at(20, 4)))
    assert refused(match, Launch(1, Side.N)) == ("U1e", "launch-too-late")


@rule("U1f")
def test_a_launched_submarine_may_use_sonar_and_move_in_the_same_turn():
    match = do(harbour(money=10).submarines(), Launch(1, Side.N), Sonar(at(18, 7)), Sail(at(18, 7), at(18, 3)))
    assert table(match).players[0].submarines == [at(18, 3)]
    assert table(match).players[0].money == 9


@rule("U1g")
def test_several_launches_in_one_turn_even_from_one_module_and_all_free_of_charge():
    match = do(harbour(crew=3, money=0).submarines(), Launch(1, Side.N), Launch(1, Side.E))
    assert table(match).players[0].submarines == [at(18, 7), at(20, 9)]
    assert table(match).players[0].money == 0
    assert table(match).city[1].crew[0] == 1
    assert refused(match, Launch(1, Side.N)) == ("U1a", "launch-crew")


@rule("U1g")
def test_the_conditions_hold_for_each_launch():
    match = do(harbour(crew=4).submarines(), Launch(1, Side.N))
    assert options(match, Launch) == [Launch(1, Side.E)]
    assert refused(match, Launch(1, Side.N)) == ("U1c", "airlock-blocked")


@rule("U1h")
def test_no_launch_from_the_base_or_from_a_habitation():
    scene = Scene()
    scene.g.city[0].crew[0] = 2
    scene.module(Kind.GREEN, (19, 11), crew={0: 4})
    match = scene.submarines()
    assert options(match, Launch) == []
    assert refused(match, Launch(0, Side.N)) == ("U1h", "not-an-exploration-module")
    assert refused(match, Launch(1, Side.N)) == ("U1h", "not-an-exploration-module")
    scene.module(Kind.SONAR, (22, 11), crew={0: 2})
    assert Launch(2, Side.N) in options(scene.submarines())


@rule("U1a")
@pytest.mark.parametrize(
    ("side", "place", "turn", "before"),
    [
        (Side.W, (2, 9), 0, (0, 9)),
        (Side.E, (33, 9), 0, (35, 9)),
        (Side.N, (9, 2), 1, (9, 0)),
        (Side.S, (9, 21), 1, (9, 23)),
    ],
)
def test_the_last_square_of_the_board_is_sea_enough_to_launch_on(side, place, turn, before):
    scene = Scene().player(0)
    scene.module(Kind.TRAINING, place, turn=turn, crew={0: 2})
    assert table(do(scene.submarines(), Launch(1, side))).players[0].submarines == [at(*before)]
