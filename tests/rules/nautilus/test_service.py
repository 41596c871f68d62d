"""Chapter M: modules in service, the fee to their builder, and the majority markers."""

import pytest

from fathom.games.nautilus.actions import Dock, Moor, Sail, Walk
from fathom.games.nautilus.events import PaidBuilder
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.scoring import exploration_points
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, points_for, prompt, table

_, VIOLET, GREEN, TRAINING, TECHNICAL, SONAR, RESEARCH, ANALYSIS = Kind


def money(match):
    return [player.money for player in table(match).players]


def counts(match, kind):
    return [table(match).in_service(seat, kind) for seat in range(3)]


def beside_the_base(kind, *, turn=0, builder=2, crew=None, place=(16, 8)):
    """The base with three aquanauts of each seat in it, and a module joined to it that seat 2 has built."""
    scene = Scene(seats=3)
    scene.g.city[0].crew[:] = [3, 3, 3]
    scene.module(kind, place, turn=turn, builder=builder, crew=crew)
    return scene


# --------------------------------------------------------------------------------- in service, and fees


@rule("M1a")
def test_building_a_module_is_not_enough_to_benefit_from_it():
    scene = beside_the_base(TRAINING, turn=1, builder=0)
    match = scene.play(Aquanauts(0), Aquanauts(0))
    assert match.turn.args["points"] == 3
    do(match, Walk(0, 1), Walk(0, 1))
    assert match.turn.args["points"] == 4


@rule("M1b")
def test_a_module_may_be_in_service_for_several_players():
    match = do(
        beside_the_base(SONAR).play(Aquanauts(1), Aquanauts(2)), Walk(0, 1), Walk(0, 1), Walk(0, 1), by=(1, 1, 2)
    )
    assert counts(match, SONAR) == [0, 1, 1]
    assert [table(match).worth(seat, SONAR) for seat in range(3)] == [4, 5, 5]


@rule("M1c")
@pytest.mark.parametrize("purse", [50, 0])
def test_an_own_module_is_put_in_service_free_of_charge(purse):
    match = do(beside_the_base(SONAR, builder=0).player(0, money=purse).aquanauts(), Walk(0, 1))
    assert money(match) == [purse, 50, 50]
    assert counts(match, SONAR) == [1, 0, 0]
    assert not any(isinstance(event, PaidBuilder) for event in match.journal)


@rule("M1d")
def test_a_foreign_module_costs_one_nemo_to_its_builder():
    match = do(beside_the_base(SONAR, builder=2).aquanauts(), Walk(0, 1))
    assert money(match) == [49, 50, 51]
    assert counts(match, SONAR) == [1, 0, 0]


@rule("M1e")
def test_further_aquanauts_enter_free_of_charge():
    match = do(beside_the_base(SONAR).play(Aquanauts(0), Aquanauts(0)), Walk(0, 1), Walk(0, 1))
    assert money(match) == [49, 50, 51]
    do(match, Walk(0, 1))
    assert money(match) == [49, 50, 51]
    assert table(match).city[1].crew == [3, 0, 0]


@rule("M1f")
def test_each_other_player_pays_the_builder():
    match = beside_the_base(SONAR).play(Aquanauts(0), Aquanauts(1))
    do(match, Walk(0, 1), Walk(0, 1), Walk(0, 1), by=(0, 0, 1))
    assert money(match) == [49, 49, 52]


@rule("M1g", "M2a")
def test_each_module_put_in_service_moves_the_counter_one_column():
    scene = beside_the_base(ANALYSIS, place=(16, 14))
    scene.module(ANALYSIS, (18, 9))
    match = do(scene.aquanauts(), Walk(0, 1))
    assert counts(match, ANALYSIS) == [1, 0, 0]
    do(match, Walk(0, 2))
    assert counts(match, ANALYSIS) == [2, 0, 0]
    assert [table(match).in_service(0, kind) for kind in (TRAINING, TECHNICAL, SONAR, RESEARCH)] == [0, 0, 0, 0]


@rule("M1h", "M1i")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_a_type_without_its_marker_is_worth_a_point_from_the_second_module_on(count, points):
    scene = Scene()
    scene.serve(0, TECHNICAL, count)
    assert scene.g.in_service(0, TECHNICAL) == count
    assert points_for(scene.g, 0, TECHNICAL) == exploration_points(scene.g, 0) == points


@rule("M1j")
def test_several_aquanauts_in_one_module_count_once():
    match = do(beside_the_base(SONAR, crew={0: 1}).aquanauts(), Walk(0, 1), Walk(0, 1))
    assert table(match).city[1].crew == [3, 0, 0]
    assert counts(match, SONAR) == [1, 0, 0]


# ------------------------------------------------------------------------------------ majority markers


@rule("M2a")
def test_the_first_to_have_two_takes_the_marker():
    scene = beside_the_base(SONAR)
    scene.serve(0, SONAR)
    scene.serve(1, SONAR)
    match = do(scene.aquanauts(), Walk(0, 1))
    assert table(match).majority == {SONAR: 0}


@rule("M2a", "M2b")
def test_two_against_two_take_no_marker_from_the_supply():
    scene = beside_the_base(SONAR, crew={1: 1})
    scene.module(SONAR, (4, 20), crew={0: 1, 1: 1})
    match = do(scene.aquanauts(), Walk(0, 1))
    assert counts(match, SONAR) == [2, 2, 0]
    assert table(match).majority == {}


@rule("M2a", "M2d", "M2e")
def test_the_marker_goes_to_a_rival_who_has_more():
    scene = beside_the_base(SONAR)
    for x in (4, 8):
        scene.module(SONAR, (x, 20), crew={0: 1, 1: 1})
    scene.g.majority[SONAR] = 0
    assert [points_for(scene.g, seat, SONAR) for seat in range(3)] == [3, 1, 0]
    match = do(scene.aquanauts(1), Walk(0, 1), by=1)
    assert counts(match, SONAR) == [2, 3, 0]
    assert table(match).majority == {SONAR: 1}
    assert [points_for(table(match), seat, SONAR) for seat in range(3)] == [1, 3, 0]


@rule("M2b")
def test_a_tie_never_moves_a_marker():
    scene = beside_the_base(SONAR)
    scene.serve(0, SONAR, 2)
    scene.serve(1, SONAR, 1)
    scene.g.majority[SONAR] = 0
    match = do(scene.aquanauts(1), Walk(0, 1), by=1)
    assert counts(match, SONAR) == [2, 2, 0]
    assert table(match).majority == {SONAR: 0}


@rule("M2c")
def test_one_module_is_not_enough_for_the_marker():
    scene = beside_the_base(RESEARCH, place=(18, 9))
    match = do(scene.aquanauts(), Walk(0, 1))
    assert counts(match, RESEARCH) == [1, 0, 0]
    assert table(match).majority == {}


@rule("M2d")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_type_with_its_marker_is_worth_three_in_all(count):
    scene = Scene()
    scene.serve(0, SONAR, count)
    scene.g.majority[SONAR] = 0
    assert points_for(scene.g, 0, SONAR) == exploration_points(scene.g, 0) == 3


@rule("M2f")
def test_with_all_four_modules_the_marker_is_owned_for_good():
    scene = beside_the_base(SONAR)
    for x in (4, 8, 12):
        scene.module(SONAR, (x, 20), crew={0: 1, 1: 1, 2: 1})
    scene.g.majority[SONAR] = 1
    match = scene.play(Aquanauts(0), Aquanauts(1), Aquanauts(2))
    do(match, Walk(0, 1))
    assert counts(match, SONAR) == [4, 3, 3]
    assert table(match).majority == {SONAR: 0}
    do(match, Walk(0, 1), Walk(0, 1), Walk(0, 1), Walk(0, 1), by=(0, 1, 1, 2))
    assert counts(match, SONAR) == [4, 4, 4]
    assert table(match).majority == {SONAR: 0}


@rule("M2g")
def test_a_docking_submarine_may_win_the_marker_at_once():
    scene = Scene().player(0, submarines=[(21, 11)])
    dock = scene.module(TRAINING, (19, 11), crew={1: 1})
    scene.module(TRAINING, (4, 20), crew={0: 1, 1: 1})
    scene.module(TRAINING, (8, 20), crew={0: 1})
    scene.g.majority[TRAINING] = 1
    match = do(scene.submarines(), Moor(at(21, 11)))
    assert table(match).majority == {TRAINING: 1}
    do(match, Dock(dock, True))
    assert counts(match, TRAINING) == [3, 2, 0]
    assert table(match).majority == {TRAINING: 0}


@rule("M2g")
def test_an_atlantis_bonus_move_may_win_the_marker_at_once():
    scene = beside_the_base(SONAR, builder=0).player(0, submarines=[(19, 3)])
    scene.serve(0, SONAR)
    scene.token((19, 4), Find.ATLANTIS_1)
    match = do(scene.submarines(), Sail(at(19, 3), at(19, 4)))
    assert (prompt(match), table(match).majority) == ("stroll", {})
    do(match, Walk(0, 1))
    assert table(match).majority == {SONAR: 0}
