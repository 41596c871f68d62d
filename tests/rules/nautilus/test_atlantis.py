"""Chapter T: the ruins of Atlantis and the reward for finding one."""

import pytest

from fathom.games.nautilus.actions import Sail, Stay, Walk
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, prompt, refused, table

RUIN = (17, 1)  # a deep discovery square, 3 steps north of (17, 4)
FIND = Sail(at(17, 4), at(17, 1))


def expedition(money=10, crew=1, seats=3, seat=0):
    """A seat is about to salvage Atlantis 10. Its aquanauts are in the base; modules 1, 2, 3 lead away from it."""
    scene = Scene(seats=seats).player(seat, money=money, submarines=[(17, 4)])
    scene.token(RUIN, Find.ATLANTIS_10)
    scene.g.city[0].crew[seat] = crew
    for column in (13, 10, 7):
        scene.module(Kind.GREEN, (column, 11))
    return scene


@rule("T1a")
def test_a_salvaged_ruin_goes_to_its_space_with_a_marker_of_the_player():
    scene = expedition(seats=4, seat=3)
    match = scene.submarines(3)
    assert (table(match).atlantis_found(), table(match).markers(3)) == (set(), 20)
    do(match, FIND, by=3)
    assert [table(match).atlantis_of(seat) for seat in range(4)] == [[], [], [], [10]]
    assert [table(match).markers(seat) for seat in range(4)] == [20, 20, 20, 19]
    assert table(match).atlantis_found() == {10}
    assert table(match).token_under(at(*RUIN)) is None
    assert table(match).collection(3) == {}


@rule("T1b")
def test_the_finder_may_move_one_aquanaut_by_up_to_two_modules():
    match = do(expedition(crew=2).submarines(), FIND)
    assert prompt(match) == "stroll"
    assert options(match) == [Stay(), Walk(0, 1), Walk(0, 2)]
    assert refused(match, Walk(0, 3)) == ("A1c", "too-far")
    stayed, walked = do(match.clone(), Stay()), do(match, Walk(0, 2))
    assert table(stayed).city[0].crew[0] == 2
    assert [module.crew[0] for module in table(walked).city] == [1, 0, 1, 0]
    assert prompt(stayed) == prompt(walked) == "buy"  # one aquanaut only


@rule("T1b")
def test_any_own_aquanaut_may_be_the_one_but_no_other_player_s():
    scene = expedition()
    scene.g.city[3].crew[0] = 1
    scene.g.city[2].crew[1] = 1
    match = do(scene.submarines(), FIND)
    assert {walk.start for walk in options(match, Walk)} == {0, 3}


@rule("T1c")
def test_the_reward_can_put_a_module_in_service_with_fee_and_majority_marker():
    scene = expedition()
    sonar = scene.module(Kind.SONAR, (16, 8), builder=1)
    scene.serve(0, Kind.SONAR, 1)
    match = do(scene.submarines(), FIND, Walk(0, sonar))
    assert [player.money for player in table(match).players] == [10 - 1 - 1, 51, 50]  # the salvage and the fee
    assert table(match).in_service(0, Kind.SONAR) == 2
    assert table(match).majority == {Kind.SONAR: 0}


@rule("T1c")
def test_the_fee_must_be_paid_from_what_the_salvage_left():
    scene = expedition(money=1)
    sonar = scene.module(Kind.SONAR, (16, 8), builder=1)
    match = do(scene.submarines(), FIND)
    assert refused(match, Walk(0, sonar)) == ("A2g", "no-fee")
    assert Walk(0, 1) in options(match)


@rule("T1c")
def test_a_bound_aquanaut_stays_and_walls_hold():
    scene = expedition()
    sonar = scene.module(Kind.SONAR, (16, 8), crew={0: 1})
    walled = scene.module(Kind.TRAINING, (16, 14))  # no airlock towards the base
    match = do(scene.submarines(), FIND)
    assert refused(match, Walk(sonar, 0)) == ("A2d", "bound")
    assert not any(walk.to == walled for walk in options(match, Walk))


@rule("T1d")
@pytest.mark.parametrize("training", [1, 2])
def test_training_modules_do_not_lengthen_the_reward(training):
    scene = expedition()
    scene.serve(0, Kind.TRAINING, training)
    match = do(scene.submarines(), FIND)
    assert options(match, Walk) == [Walk(0, 1), Walk(0, 2)]
    assert refused(match, Walk(0, 3)) == ("A1c", "too-far")
