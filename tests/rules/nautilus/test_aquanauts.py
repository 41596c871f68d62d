"""Chapter A: how aquanauts walk through the city, and where they may stop."""

import pytest

from fathom.games.nautilus.actions import Stay, Walk
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, do, options, prompt, refused, table

_, VIOLET, GREEN, TRAINING, TECHNICAL, SONAR, RESEARCH, ANALYSIS = Kind
EAST = [(19 + 3 * n, 11) for n in range(6)]  # a row of sites to the east of the base, each one passage further


def money(match):
    return [player.money for player in table(match).players]


def street(*kinds, aquanauts=0):
    """The base, with this many aquanauts of seat 0 in it, and a row of modules to its east; walls nowhere."""
    scene = Scene(seats=3)
    scene.g.city[0].crew[0] = aquanauts
    for kind, place in zip(kinds, EAST, strict=False):
        scene.module(kind, place, turn=int(kind in (SONAR, VIOLET)))
    return scene


def points(match):
    return match.turn.args["points"]


# ------------------------------------------------------------------------------- moving and the pool


@rule("A1a")
def test_aquanauts_in_habitations_and_the_base_are_idle():
    scene = street(GREEN, VIOLET, aquanauts=4)
    before = [scene.g.worth(1, kind) for kind in EXPLORATIONS]
    scene.g.city[1].crew[0] = scene.g.city[2].crew[0] = 4
    assert [scene.g.worth(0, kind) for kind in EXPLORATIONS] == before == [3, 4, 4, 0, 2]
    assert not scene.g.all_types(0)
    match = do(scene.aquanauts(), Walk(0, 1), Walk(0, 2))
    assert [table(match).in_service(0, kind) for kind in Kind if kind in EXPLORATIONS] == [0, 0, 0, 0, 0]


@rule("A1b")
def test_a_third_aquanaut_cannot_be_moved():
    match = do(street(GREEN, aquanauts=3).aquanauts(), Walk(0, 1), Walk(0, 1))
    assert (prompt(match), match.turn.seat) == ("buy", 1)
    assert [module.crew[0] for module in table(match).city] == [1, 2]


@rule("A1b")
@pytest.mark.parametrize("walks", [[], [Walk(0, 1)]])
def test_a_player_may_move_no_aquanaut_or_only_one(walks):
    match = do(street(GREEN, aquanauts=3).aquanauts(), *walks, Stay())
    assert (prompt(match), match.turn.seat) == ("buy", 1)
    assert [module.crew[0] for module in table(match).city] == [3 - len(walks), len(walks)]


@rule("A1b", "A1f")
def test_the_same_aquanaut_is_not_moved_twice():
    match = do(street(GREEN, GREEN, aquanauts=1).aquanauts(), Walk(0, 1))
    assert points(match) == 2
    assert refused(match, Walk(1, 2)) == ("A1f", "has-walked")
    assert options(match) == [Stay()]


@rule("A1c")
@pytest.mark.parametrize(("first", "second"), [(3, 0), (2, 1), (1, 2), (1, 1)])
def test_two_aquanauts_share_three_points_as_the_player_likes(first, second):
    match = do(street(GREEN, GREEN, GREEN, GREEN, aquanauts=2).aquanauts(), Walk(0, first))
    assert points(match) == 3 - first
    do(match, Walk(0, second) if second else Stay())
    assert prompt(match) == "buy"


@rule("A1c")
def test_more_points_than_the_pool_cannot_be_spent():
    match = street(GREEN, GREEN, GREEN, GREEN, aquanauts=2).aquanauts()
    assert refused(match, Walk(0, 4)) == ("A1c", "too-far")
    do(match, Walk(0, 2))
    assert refused(match, Walk(0, 2)) == ("A1c", "too-far")
    do(match, Walk(0, 1))
    match = do(street(GREEN, GREEN, GREEN, aquanauts=2).aquanauts(), Walk(0, 3))
    assert refused(match, Walk(0, 1)) == ("A1c", "too-far")


@rule("A1c")
def test_points_do_not_carry_over_to_the_next_round():
    scene = street(GREEN, GREEN, GREEN, GREEN, aquanauts=2)
    match = do(scene.play(Aquanauts(0), Aquanauts(0)), Walk(0, 1), Stay())
    assert points(match) == 3
    assert refused(match, Walk(0, 4)) == ("A1c", "too-far")
    assert Walk(0, 3) in options(match)


@rule("A1d")
def test_one_point_takes_an_aquanaut_through_one_passage():
    match = do(street(GREEN, aquanauts=2).aquanauts(), Walk(0, 1))
    assert points(match) == 2
    scene = Scene()
    scene.g.city[0].crew[0] = 2
    scene.module(TRAINING, (19, 11), turn=1)
    assert refused(scene.aquanauts(), Walk(0, 1)) == ("A1d", "not-an-option")


@rule("A1d")
def test_where_there_is_a_wall_the_way_leads_round():
    scene = Scene()
    scene.module(RESEARCH, (18, 9), crew={0: 3})  # joined to the base; a wall towards the training module
    scene.module(VIOLET, (18, 13))
    scene.module(TRAINING, (20, 11))
    match = do(scene.aquanauts(), Walk(1, 3))
    assert points(match) == 4 - 3


@rule("A1e", "A2b")
def test_each_module_on_the_way_costs_one_point_whoever_built_it():
    scene = street(TRAINING, GREEN)
    scene.g.city[1].builder = 1
    scene.g.city[2].crew[0] = 2
    match = do(scene.aquanauts(), Walk(2, 0))
    assert points(match) == 1
    assert money(match) == [50, 50, 50]


@rule("A1f")
def test_points_left_after_both_aquanauts_are_lost():
    match = do(street(GREEN, GREEN, aquanauts=3).play(Aquanauts(0), Aquanauts(1)), Walk(0, 1), Walk(0, 1))
    assert (prompt(match), match.turn.seat, points(match)) == ("walk", 1, 3)


@rule("A1f")
def test_of_two_aquanauts_in_a_module_only_the_one_not_yet_moved_walks_on():
    scene = street(GREEN, GREEN, aquanauts=1)
    scene.g.city[1].crew[0] = 1
    match = do(scene.aquanauts(), Walk(0, 1), Walk(1, 2))
    assert [module.crew[0] for module in table(match).city] == [0, 1, 1]


@rule("A1g")
def test_points_gained_by_a_training_module_may_be_spent_at_once():
    scene = street(TRAINING, GREEN, GREEN, GREEN, GREEN, GREEN)
    scene.g.city[2].crew[0] = 2
    match = do(scene.aquanauts(), Walk(2, 1))
    assert points(match) == 3
    assert refused(match, Walk(2, 6)) == ("A1c", "too-far")
    do(match, Walk(2, 5))
    assert [module.crew[0] for module in table(match).city] == [0, 1, 0, 0, 0, 1, 0]


# ------------------------------------------------------------------------ stopping in an exploration module


@rule("A2a")
@pytest.mark.parametrize("builder", [0, 1])
def test_ending_a_move_in_an_exploration_module_puts_it_in_service(builder):
    scene = street(GREEN, aquanauts=1)
    scene.module(TECHNICAL, (16, 8), turn=2, builder=builder)
    assert scene.g.in_service(0, TECHNICAL) == 0
    match = do(scene.aquanauts(), Walk(0, 2))
    assert [table(match).in_service(seat, TECHNICAL) for seat in range(3)] == [1, 0, 0]
    assert table(match).worth(0, TECHNICAL) == 5


@rule("A2b")
def test_passing_through_an_exploration_module_has_no_effect():
    scene = street(SONAR, GREEN, aquanauts=1)
    scene.g.city[1].builder = 2
    match = do(scene.aquanauts(), Walk(0, 2))
    assert table(match).in_service(0, SONAR) == 0
    assert money(match) == [50, 50, 50]
    assert [module.crew[0] for module in table(match).city] == [0, 0, 1]


@rule("A2c", "A2d")
def test_an_aquanaut_cannot_be_parked_alone_in_an_exploration_module():
    match = street(SONAR, GREEN, aquanauts=1).play(Aquanauts(0), Aquanauts(0))
    do(match, Walk(0, 1), Stay())
    assert table(match).in_service(0, SONAR) == 1
    assert refused(match, Walk(1, 0)) == ("A2d", "bound")
    assert refused(match, Walk(1, 2)) == ("A2d", "bound")
    assert options(match) == [Stay()]


@rule("A2d")
def test_one_own_aquanaut_stays_in_a_module_in_service():
    scene = street(RESEARCH, GREEN)
    scene.module(ANALYSIS, (16, 14))
    scene.g.city[3].crew[:] = [2, 3, 0]
    match = do(scene.aquanauts(), Walk(3, 0))
    assert refused(match, Walk(3, 0)) == ("A2d", "bound")
    assert table(match).city[3].crew == [1, 3, 0]
    assert table(match).in_service(0, ANALYSIS) == 1


@rule("A2d")
def test_any_of_the_own_aquanauts_may_be_the_one_that_stays():
    scene = street(TRAINING, GREEN, aquanauts=1)
    scene.g.city[1].crew[0] = 1
    match = do(scene.aquanauts(), Walk(0, 1), Walk(1, 2))
    assert [module.crew[0] for module in table(match).city] == [0, 1, 1]


@rule("A2e")
def test_aquanauts_beyond_the_bound_one_come_and_go():
    scene = street(SONAR, aquanauts=1)
    scene.g.city[1].crew[0] = 2
    match = do(scene.play(Aquanauts(0), Aquanauts(0)), Walk(0, 1), Stay())
    assert (table(match).city[1].crew[0], table(match).in_service(0, SONAR)) == (3, 1)
    do(match, Walk(1, 0), Stay())
    assert (table(match).city[1].crew[0], table(match).in_service(0, SONAR)) == (2, 1)


@rule("A2f")
def test_any_number_of_aquanauts_of_any_colours_share_a_module():
    scene = street(TRAINING, aquanauts=1)
    scene.g.city[1].crew[:] = [1, 3, 3]
    match = do(scene.aquanauts(), Walk(0, 1))
    assert table(match).city[1].crew == [2, 3, 3]


@rule("A2g")
def test_without_the_fee_a_foreign_module_is_no_end_point_but_a_way():
    scene = street(SONAR, GREEN, aquanauts=1).player(0, money=0)
    scene.g.city[1].builder = 1
    match = scene.aquanauts()
    assert refused(match, Walk(0, 1)) == ("A2g", "no-fee")
    do(match, Walk(0, 2))
    assert money(match) == [0, 50, 50]


@rule("A2g")
@pytest.mark.parametrize(("builder", "crew", "purse"), [(0, 0, 0), (1, 1, 0), (1, 0, 1)])
def test_who_owes_nothing_or_can_pay_may_stop(builder, crew, purse):
    scene = street(SONAR, aquanauts=1).player(0, money=purse)
    scene.g.city[1].builder, scene.g.city[1].crew[0] = builder, crew
    match = do(scene.aquanauts(), Walk(0, 1))
    assert money(match)[0] == 0
