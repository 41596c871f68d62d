"""How dumb monsters find their way: distances, whom they pursue, which space they take, doors (AI5 to AI9)."""

import pytest

from fathom.games.machina_arcana.actions import Pursue
from fathom.games.machina_arcana.events import DoorBroken, Moved, TurnEnded
from fathom.games.machina_arcana.library import Has, Trait
from fathom.games.machina_arcana.pieces import Unit
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of, where
from tests.rules.machina_arcana.scene import HALL, Scene, asked, at, do, door, hall, options, prompt, table, told

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")


def facing(kim: int, hank: int = at(9, 9), **options: object) -> Scene:
    return Scene(KIM, HANK, **options).explorer(0, kim).explorer(1, hank)  # type: ignore[arg-type]


# -------------------------------------------------------------------------------------------- distances


@rule("AI5a")
def test_the_nearest_explorer_may_be_on_another_tile() -> None:
    scene = facing(at(5, 0)).tile(HALL, 1, column=1).explorer(1, at(5, 3, 1)).monster("thrall", at(5, 9))
    assert where(turn_of(scene, stamina=1)) == at(5, 0, 1)


GAP = {(row, 1): "#" for row in range(10) if row != 5}
"""A wall of rubble across the hall, with one gap."""


@rule("AI5b")
def test_distance_is_counted_along_the_way() -> None:
    drawn = hall({(row, 1): "#" for row in range(9)})
    scene = facing(at(5, 2), at(0, 0)).tile(drawn).monster("thrall", at(5, 0))
    assert where(turn_of(scene, stamina=1)) == at(4, 0)


@rule("AI5b", "CELL13f")
@pytest.mark.parametrize("closed", [False, True])
def test_a_monster_goes_on_from_a_space_that_has_become_rubble(closed: bool) -> None:
    scene = facing(at(5, 1), at(0, 9)).tile(hall({(5, 5): "Y"}), doors="98-99").monster("thrall", at(5, 5))
    if closed:
        scene.closed(door((9, 8), (9, 9)))
    assert where(turn_of(scene.current("packed-ice"), stamina=2)) == at(5, 3)


@rule("AI5c")
def test_closed_doors_and_units_do_not_lengthen_the_way() -> None:
    scene = facing(at(5, 3), at(1, 0)).tile(hall(GAP), doors="51-52").closed(door((5, 1), (5, 2)))
    assert where(turn_of(scene.monster("thrall", at(5, 0)), stamina=1)) == at(5, 1)
    scene = facing(at(5, 3), at(1, 0)).tile(hall(GAP)).monster("thrall", at(5, 0)).monster("sarall", at(5, 1))
    assert where(turn_of(scene, stamina=1)) == at(5, 0)


@rule("AI5d")
def test_an_immobile_unit_counts_as_rubble() -> None:
    scene = facing(at(5, 3), at(1, 0)).tile(hall(GAP)).monster("thrall", at(5, 0)).monster("kthun", at(5, 1))
    assert where(turn_of(scene, stamina=1)) == at(4, 0)


@rule("AI5e")
def test_a_barrel_is_no_unit_to_be_ignored() -> None:
    scene = facing(at(5, 3), at(1, 0)).tile(hall(GAP | {(5, 1): "B"})).monster("thrall", at(5, 0))
    assert where(turn_of(scene, stamina=1)) == at(4, 0)


@rule("CELL4b")
def test_a_dumb_monster_never_goes_into_a_pit() -> None:
    scene = facing(at(5, 3), at(0, 0)).tile(hall(GAP | {(5, 1): "P"})).monster("thrall", at(5, 0))
    assert where(turn_of(scene, stamina=1)) == at(4, 0)
    scene = facing(at(5, 5), at(5, 6), ties="settled").tile(hall({(5, 4): "P", (5, 3): "P"}))
    scene.monster("thrall", at(5, 2))
    assert where(turn_of(scene, stamina=2)) in (at(4, 4), at(6, 4))


def test_a_monster_that_crosses_pits_and_obstacles_goes_over_them_and_stops_behind() -> None:
    for letter in "PC":
        scene = facing(at(5, 9)).tile(hall(GAP | {(5, 1): letter})).monster("byakhee", at(5, 0))
        match = turn_of(scene, "byakhee", 2)
        assert where(match, "byakhee") in (at(4, 2), at(5, 2), at(6, 2))
        assert table(match).queue[0].stamina == 0
        assert where(turn_of(scene, "byakhee", 1), "byakhee") == at(5, 0)


# ------------------------------------------------------------------------------------------ whom it wants


@rule("AI6a")
def test_of_equally_near_explorers_it_wants_the_weakest() -> None:
    scene = facing(at(5, 2), at(5, 8)).explorer(0, health=4).explorer(1, health=2).monster("thrall", at(5, 5))
    assert where(turn_of(scene, stamina=1)) == at(5, 6)


@rule("AI6b")
def test_between_equals_a_player_chooses() -> None:
    scene = facing(at(5, 2), at(5, 8)).explorer(0, health=2).explorer(1, health=2)
    match = turn_of(scene.monster("thrall", at(5, 5)), stamina=1)
    assert (asked(match), prompt(match)) == ([0], "monster-target")
    assert set(options(match)) == {Pursue(KIM), Pursue(HANK)}
    do(match, Pursue(HANK))
    assert where(match) == at(5, 6)


@rule("AI7a")
def test_next_to_an_explorer_it_does_not_move_unless_it_cannot_target_that_one() -> None:
    scene = facing(at(5, 4), at(5, 9)).monster("thrall", at(5, 5))
    assert where(turn_of(scene, stamina=1)) == at(5, 5)
    scene.reprint(KIM, passive=(Has(Trait.ETHEREAL),))
    assert where(turn_of(scene, stamina=1)) == at(5, 6)


@rule("AI7a")
def test_next_to_any_explorer_it_leaves_the_door_to_a_weaker_one_alone() -> None:
    scene = facing(at(5, 4), at(5, 6)).tile(HALL, doors="55-56").closed(door((5, 5), (5, 6))).explorer(1, health=1)
    match = turn_of(scene.monster("thrall", at(5, 5)).reprint("thrall", active=()), stamina=5)
    assert (told(match, DoorBroken), where(match)) == ([], at(5, 5))


BLOCKED = {(5, 4): "#"}


def blocked(kim: int, hank: int = at(9, 9)) -> Scene:
    """Three monsters stand side by side before a thrall, and rubble to its left."""
    scene = facing(kim, hank).tile(hall(BLOCKED)).monster("thrall", at(5, 5))
    for column, name in ((4, "sarall"), (5, "mi-go"), (6, "deep-one")):
        scene.monster(name, at(4, column))
    return scene


@rule("AI7b")
def test_whom_it_wants_is_found_anew_after_each_step() -> None:
    scene = blocked(at(2, 5), at(5, 8)).explorer(0, health=1)
    match = turn_of(scene, stamina=2)
    assert [moved.to for moved in told(match, Moved)] == [at(5, 6), at(5, 7)]


# --------------------------------------------------------------------------------- which space it takes


@rule("AI7c")
def test_it_takes_the_space_with_the_clearest_sight() -> None:
    scene = facing(at(5, 5), at(0, 9)).tile(hall({(5, 3): "#", (6, 2): "#"})).monster("thrall", at(5, 1))
    assert where(turn_of(scene, stamina=1)) == at(4, 2)


@rule("AI7d")
def test_then_the_space_in_line_with_the_explorer() -> None:
    assert where(turn_of(facing(at(5, 5)).monster("thrall", at(4, 3)), stamina=1)) == at(5, 4)
    assert where(turn_of(facing(at(5, 5)).monster("thrall", at(6, 3)), stamina=1)) == at(5, 4)


@rule("AI7e")
@pytest.mark.parametrize(("row", "taken"), [(4, 6), (6, 4)])
def test_then_the_way_with_fewer_units(row: int, taken: int) -> None:
    drawn = hall({(5, 1): "#", (5, 2): "#", (5, 3): "#"})
    scene = facing(at(5, 4)).tile(drawn).monster("thrall", at(5, 0))
    scene.monster("sarall", at(row, 2)).monster("mi-go", at(row, 3))
    assert where(turn_of(scene, stamina=1)) == at(taken, 1)


@rule("AI8a")
def test_it_goes_round_a_unit_that_blocks_its_way() -> None:
    match = turn_of(blocked(at(2, 5)), stamina=3)
    assert [moved.to for moved in told(match, Moved)] == [at(5, 6), at(4, 7), at(3, 6)]


@rule("AI8b")
def test_a_sidestep_needs_the_stamina_to_end_nearer() -> None:
    assert where(turn_of(blocked(at(2, 5)), stamina=1)) == at(5, 5)
    assert where(turn_of(blocked(at(2, 5)), stamina=2)) == at(4, 7)


@rule("AI8b")
@pytest.mark.parametrize(("stamina", "end"), [(1, (5, 4)), (2, (5, 4)), (3, (4, 2))])
def test_the_example_of_the_rulebook(stamina: int, end: tuple[int, int]) -> None:
    """A (5, 4) is nearer than the start, B (5, 3) as near as A, C (4, 2) nearer than B."""
    scene = facing(at(1, 3), at(0, 9)).tile(hall({(5, 5): "#", (5, 6): "#"})).monster("thrall", at(6, 5))
    for column, name in ((3, "sarall"), (4, "mi-go"), (5, "deep-one")):
        scene.monster(name, at(4, column))
    assert where(turn_of(scene, stamina=stamina)) == at(*end)


@rule("AI8b", "AI7b")
@pytest.mark.parametrize(("name", "stamina", "end"), [("sarall", 4, (5, 3)), ("buopoth", 5, (5, 7))])
def test_a_detour_that_is_too_long_is_not_begun(name: str, stamina: int, end: tuple[int, int]) -> None:
    """Lorrai is nearest, the way round to her takes 5 stamina. With that much the first step makes Phillip nearest."""
    scene = Scene("lorrai", "phillip").tile(hall({(5, 2): "#", (6, 4): "#"})).explorer(0, at(0, 5), health=1)
    scene.explorer(1, at(5, 8)).monster(name, at(5, 3))
    for column, other in enumerate(("deep-one", "mi-go", "thrall", "soot-wretch", "cog-leech", "lantern-shade"), 2):
        scene.monster(other, at(4, column))
    assert where(turn_of(scene, name, stamina), name) == at(*end)


@rule("AI8c")
def test_blocked_for_good_its_turn_ends() -> None:
    drawn = hall({(row, column): "#" for row in (4, 6) for column in range(10)})
    match = turn_of(facing(at(5, 5)).tile(drawn).monster("thrall", at(5, 0)).monster("sarall", at(5, 1)))
    assert where(match) == at(5, 0)
    assert told(match, TurnEnded)


# ------------------------------------------------------------------------------------------------- doors


def shut(kim: int, column: int) -> Scene:
    """A closed door in row 5 of a wall east of a column."""
    walls = " ".join(f"{row}{column}-{row}{column + 1}" for row in range(10) if row != 5)
    scene = facing(kim, at(9, 9)).tile(HALL, walls=walls, doors=f"5{column}-5{column + 1}")
    return scene.closed(door((5, column), (5, column + 1)))


@rule("AI9a")
@pytest.mark.parametrize(("stamina", "end", "gone"), [(3, (5, 1), False), (4, (5, 1), True), (5, (5, 2), True)])
def test_it_destroys_a_closed_door_on_its_way(stamina: int, end: tuple[int, int], gone: bool) -> None:
    match = turn_of(shut(at(5, 8), 1).monster("thrall", at(5, 1)), stamina=stamina)
    assert where(match) == at(*end)
    assert (table(match).broken == [door((5, 1), (5, 2))]) is gone


@rule("AI9b")
@pytest.mark.parametrize(("start", "stamina"), [((5, 0), 4), ((4, 3), 1)])
def test_it_goes_beside_a_closed_door_even_without_the_stamina_to_destroy_it(
    start: tuple[int, int], stamina: int
) -> None:
    match = turn_of(shut(at(5, 8), 3).monster("thrall", at(*start)), stamina=stamina)
    assert where(match) == at(5, 3)
    assert not table(match).broken


@rule("AI9a", "AI9b")
@pytest.mark.parametrize(("stamina", "gone"), [(1, False), (4, False), (5, True)])
def test_it_goes_beside_the_door_and_not_to_a_space_as_near_from_where_it_cannot_reach_it(
    stamina: int, gone: bool
) -> None:
    """With the door open (4, 4) would be as near as (5, 4), and it is in line with Kim."""
    match = turn_of(shut(at(4, 8), 4).monster("thrall", at(4, 3)), stamina=stamina)
    assert where(match) == at(5, 4)
    assert [moved.to for moved in told(match, Moved)] == [at(5, 4)]
    assert bool(table(match).broken) is gone
