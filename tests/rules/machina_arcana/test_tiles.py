"""Tiles: openings, crossing, exploring, scrolling and leaving (TILE1, TILE3 to TILE6)."""

import pytest

from fathom.games.machina_arcana.actions import (
    Cross,
    Done,
    EndTurn,
    Explore,
    Leave,
    Move,
    Place,
    PlaceExit,
    TakeTurn,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Edge, sides
from fathom.games.machina_arcana.effects.selections import Each
from fathom.games.machina_arcana.effects.units import Lose
from fathom.games.machina_arcana.events import Banished, Destroyed, ExitPlaced, Explored, Scrolled
from fathom.games.machina_arcana.figures import NOBODY, Fate, Turn
from fathom.games.machina_arcana.library import Group, printed
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.using.essence import available
from tests.rules import rule
from tests.rules.machina_arcana.monsters import where
from tests.rules.machina_arcana.scene import (
    HALL,
    Scene,
    asked,
    at,
    do,
    door,
    hall,
    options,
    prompt,
    refused,
    table,
    told,
)
from tests.rules.machina_arcana.spaces import goals

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
EAST = Opening(0, Edge.EAST)
PRINTED = [f"{number}{side}" for number in range(1, 11) for side in "ab"]


# ------------------------------------------------------------------------------------------- as printed


@rule("TILE1a")
def test_each_side_has_ten_by_ten_spaces() -> None:
    assert all(len(side.kinds) == 100 for side in sides().values())


@rule("TILE1b", "TILE1d")
@pytest.mark.parametrize("name", PRINTED)
def test_each_side_has_up_to_four_openings_and_one_of_them_is_for_laying_it(name: str) -> None:
    side = sides()[name]
    assert 1 <= len(side.openings) == len(set(side.openings)) <= 4
    assert side.openings.count(side.orientation) == 1


@rule("TILE1c")
def test_an_unexplored_opening_is_a_wall() -> None:
    alone = Scene(KIM).explorer(0, at(5, 9), stamina=1)
    assert goals(alone.acting()) == {at(4, 9), at(4, 8), at(5, 8), at(6, 8), at(6, 9)}
    beside = Scene(KIM).tile(HALL, 1, column=1, openings=("north",)).explorer(0, at(5, 9), stamina=1)
    assert goals(beside.acting()) == goals(alone.acting())
    assert not beside.g.ground.sees(at(5, 9), at(5, 0, 1))


@rule("TILE1e")
def test_units_move_and_see_through_joined_openings_and_only_there() -> None:
    scene = Scene(KIM).tile(HALL, 1, column=1).explorer(0, at(5, 9), stamina=1)
    ground = scene.g.ground
    assert ground.sees(at(5, 3), at(5, 7, 1))
    assert not ground.sees(at(6, 9), at(6, 0, 1))
    match = do(scene.acting(), Move(at(5, 0, 1)))
    assert where(match, KIM) == at(5, 0, 1)
    assert table(match).explorers[0].stamina == 0


# --------------------------------------------------------------------------------------------- crossing


ROOM = {(row, 3): "#" for row in range(10)}


@rule("TILE3a", "TILE3b")
def test_who_crosses_obstacles_goes_over_them_to_a_free_space() -> None:
    scene = Scene(KIM).tile(hall(ROOM | {(5, 3): "C"})).explorer(0, at(5, 2), stamina=2)
    assert not options(scene.acting(), Cross)
    scene.explorer(0, worn=("aerocaps",))
    match = scene.acting()
    assert {cross.to for cross in options(match, Cross)} == {at(4, 4), at(5, 4), at(6, 4)}  # type: ignore[attr-defined]
    do(match, Cross(at(5, 4)))
    assert (where(match, KIM), table(match).explorers[0].stamina) == (at(5, 4), 0)
    match = scene.explorer(0, stamina=1).acting()
    assert not options(match, Cross)
    assert at(5, 3) not in goals(match)


def striding(stamina: int, pits: int = 1) -> Scene:
    """Kim can cross pits; so many of them fill the only gap before her."""
    drawn = hall(
        {(row, column): "#" for row in range(10) for column in range(3, 3 + pits)}
        | dict.fromkeys(((5, column) for column in range(3, 3 + pits)), "P")
    )
    return Scene(KIM).tile(drawn).explorer(0, at(5, 2), stamina=stamina, worn=("pit-striders",))


@rule("TILE3c")
def test_into_a_pit_and_out_of_it_cost_one_stamina_each() -> None:
    match = do(striding(3).acting(), Move(at(5, 4)))
    assert (where(match, KIM), table(match).explorers[0].stamina) == (at(5, 4), 1)
    assert at(5, 4) not in goals(striding(1).acting())


@rule("TILE3d")
def test_from_pit_to_pit_is_free() -> None:
    match = do(striding(2, 3).acting(), Move(at(5, 6)))
    assert (where(match, KIM), table(match).explorers[0].stamina) == (at(5, 6), 0)


def test_the_way_is_the_cheapest_not_the_shortest() -> None:
    drawn = hall(
        {(row, column): "#" for row in range(10) for column in range(3, 6)}
        | dict.fromkeys(((4, 3), (3, 3), (3, 4), (3, 5), (4, 5)), "P")
        | {(5, 3): ".", (5, 4): ".", (5, 5): "."}
    )
    scene = Scene(KIM).tile(drawn).explorer(0, at(5, 2), stamina=2, worn=("pit-striders",))
    match = do(scene.acting(), Move(at(5, 6)))
    assert where(match, KIM) == at(5, 6)


@rule("TILE3e")
def test_nobody_ends_a_turn_in_a_pit() -> None:
    assert at(5, 3) not in goals(striding(1).acting())
    match = do(striding(2).acting(), Move(at(5, 3)))
    assert refused(match, EndTurn())[0]
    do(match, Move(at(5, 4)))
    assert EndTurn() in options(match)


@rule("TILE3a", "TILE3c")
def test_who_crosses_obstacles_and_pits_goes_over_one_into_the_other() -> None:
    drawn = hall({(row, column): "#" for row in range(10) for column in (3, 4)} | {(5, 3): "C", (5, 4): "P"})
    scene = Scene(KIM).tile(drawn).explorer(0, at(5, 2), stamina=3, worn=("pit-striders",))
    assert not options(scene.acting(), Cross)
    scene.attach(0, "aerocaps", "pit-striders")
    match = do(scene.acting(), Cross(at(5, 4)))
    assert (where(match, KIM), table(match).explorers[0].stamina) == (at(5, 4), 1)
    do(match, Move(at(5, 5)))
    match = do(scene.acting(), Cross(at(5, 5)))
    assert (where(match, KIM), table(match).explorers[0].stamina) == (at(5, 5), 0)
    assert not options(scene.explorer(0, stamina=2).acting(), Cross)  # into the pit, but not out of it


@rule("TILE3e", "TGT8d")
@pytest.mark.parametrize(("stamina", "offered"), [(2, True), (1, False)])
def test_a_move_for_nothing_ends_in_a_pit_only_if_that_can_be_left_before_the_turn_ends(
    stamina: int, offered: bool
) -> None:
    scene = striding(stamina, 2).attach(0, "climbing-harness", "pit-striders")
    match = do(scene.acting(), Use("climbing-harness"))
    assert (Place(at(5, 3)) in options(match)) is offered
    assert Place(at(5, 5)) not in options(match)  # over both pits it would be three spaces
    scene = striding(6).explorer(0, essence=1).reprint(KIM, active=printed("tomas-grell").active)
    assert Place(at(5, 3)) in options(do(scene.acting(), Use(KIM, 1)))


@rule("TILE3e")
def test_out_of_turn_nobody_moves_into_a_pit_that_it_crosses() -> None:
    scene = Scene(KIM, "tomas-grell").tile(hall({(5, 3): "P"})).explorer(0, at(9, 9))
    scene.explorer(1, at(5, 2), essence=1, worn=("pit-striders",))
    scene.reprint("tomas-grell", active=printed("spring-heels").active)
    match = scene.acting()
    match.answer(1, Use("tomas-grell"))
    assert Place(at(5, 1)) in options(match)
    assert Place(at(5, 3)) not in options(match)


@rule("TILE3e")
def test_who_cannot_leave_a_pit_any_more_is_destroyed() -> None:
    scene = striding(0).explorer(0, at(5, 3))
    match = do(scene.acting(), EndTurn())
    assert [destroyed.unit for destroyed in told(match, Destroyed)] == [KIM]
    scene = Scene().tile(hall({(5, 3): "P"})).explorer(0, at(5, 3), worn=("pit-striders",))
    match = do(scene.acting(), UseInventory(KIM), Done())
    assert table(match).explorers[0].fate is Fate.DESTROYED


# -------------------------------------------------------------------------------------------- exploring


@rule("TILE4a")
def test_exploring_costs_two_stamina_on_an_unexplored_opening() -> None:
    scene = Scene(KIM).explorer(0, at(5, 9), stamina=2)
    assert options(scene.acting(), Explore) == [Explore(EAST)]
    assert not options(scene.explorer(0, stamina=1).acting(), Explore)
    assert not options(scene.explorer(0, at(6, 9), stamina=6).acting(), Explore)
    match = do(scene.explorer(0, at(4, 9), stamina=3).acting(), Explore(EAST))
    assert table(match).explorers[0].stamina == 1
    assert len(table(match).board) == 2
    assert not options(match, Explore)


@rule("TILE4b")
def test_entrance_and_exit_cannot_be_explored() -> None:
    assert not options(Scene(KIM).entrance(Edge.EAST).explorer(0, at(5, 9)).acting(), Explore)
    assert not options(Scene(KIM).exit(Edge.EAST).explorer(0, at(5, 9)).acting(), Explore)


def stacked(scene: Scene, tile: int, side: str) -> Scene:
    """A tile lies on top of the stack with a side up."""
    g = scene.g
    place = g.stack.cards.index(tile)
    g.stack.cards.append(g.stack.cards.pop(place))
    g.faces[tile] = side
    return scene


@rule("TILE4c")
def test_the_top_tile_is_laid_with_the_side_it_shows() -> None:
    scene = stacked(Scene(KIM).explorer(0, at(5, 9)), 4, "5b")
    left = len(scene.g.stack)
    match = do(scene.acting(), Explore(EAST))
    assert (told(match, Explored)[0].tile, told(match, Explored)[0].side) == (4, "5b")
    assert len(table(match).stack) == left - 1


@rule("TILE4d")
@pytest.mark.parametrize("side", PRINTED[2:])  # the hall is tile 1
@pytest.mark.parametrize(("edge", "space"), [(Edge.EAST, (5, 9)), (Edge.NORTH, (0, 5))])
def test_a_new_tile_is_turned_to_join_by_its_orientation_opening(edge: Edge, space: tuple[int, int], side: str) -> None:
    number = int(side[:-1]) - 1
    scene = stacked(Scene(KIM).explorer(0, at(*space)), number, side)
    match = do(scene.acting(), Explore(Opening(0, edge)))
    new = table(match).board[-1]
    assert Edge((sides()[side].orientation + new.turns) % 4) is edge.opposite
    assert new.at == ((1, 0) if edge is Edge.EAST else (0, -1))


def row(*, kim: int = 1) -> Scene:
    """Two tiles in a row; Kim stands at the eastern opening of one of them."""
    return Scene().tile(HALL, 1, column=1).explorer(0, at(5, 9, kim)).explorer(1, at(3, 3, 1))


@rule("TILE4e", "TILE4f", "TILE5a")
def test_the_far_tile_is_scrolled_away_before_the_new_one_is_laid() -> None:
    match = do(row().acting(), Explore(Opening(1, Edge.EAST)))
    order = [type(event) for event in match.journal if isinstance(event, Scrolled | Explored)]
    assert order == [Scrolled, Explored]
    assert sorted(each.at for each in table(match).board) == [(1, 0), (2, 0)]


@rule("TILE4e")
def test_there_are_never_three_rows() -> None:
    scene = Scene(KIM).tile(HALL, 1, row=1).explorer(0, at(9, 4, 1))
    match = do(scene.acting(), Explore(Opening(1, Edge.SOUTH)))
    assert sorted(each.at for each in table(match).board) == [(0, 1), (0, 2)]


@rule("TILE5a", "TILE4e")
def test_of_two_by_two_tiles_both_on_the_far_side_go() -> None:
    scene = row().tile(HALL, 2, row=1).tile(HALL, 3, column=1, row=1)
    match = do(scene.acting(), Explore(Opening(1, Edge.EAST)))
    assert {scrolled.tile for scrolled in told(match, Scrolled)} == {0, 2}
    assert sorted(each.at for each in table(match).board) == [(1, 0), (1, 1), (2, 0)]


@rule("TILE5b")
def test_a_tile_with_an_explorer_on_it_does_not_go() -> None:
    assert not options(row().explorer(1, at(3, 3)).acting(), Explore)


@rule("TILE5c")
def test_monsters_on_a_scrolled_tile_are_banished() -> None:
    scene = row().monster("thrall", at(2, 2)).monster("sarall", at(3, 3)).monster("mi-go", at(7, 7, 1))
    match = do(scene.acting(), Explore(Opening(1, Edge.EAST)))
    assert {banished.unit for banished in told(match, Banished)} == {"thrall", "sarall"}
    assert [each.card for each in table(match).queue] == ["mi-go"]
    assert table(match).explorers[0].essence == 0


@rule("TILE5d")
def test_a_scrolled_tile_is_flipped_and_goes_under_the_stack() -> None:
    scene = row()
    side = scene.g.board[0].side
    match = do(scene.acting(), Explore(Opening(1, Edge.EAST)))
    assert table(match).stack.cards[0] == 0
    assert table(match).faces[0] == side[:-1] + "b"


@rule("TILE5e")
def test_nothing_that_lay_on_a_scrolled_tile_comes_back_with_it() -> None:
    scene = row().tile(hall({(2, 2): "C", (3, 3): "K"}), doors="44-45 66-67").destroyed(at(2, 2)).lit(at(3, 3))
    scene.closed(door((4, 4), (4, 5))).broken(door((6, 6), (6, 7)))
    g = table(do(scene.acting(), Explore(Opening(1, Edge.EAST))))
    assert not g.tokens
    assert not g.lit
    assert not g.closed
    assert not g.broken


def test_an_exit_that_is_scrolled_away_is_placed_anew() -> None:
    scene = row().exit(Edge.WEST)
    match = do(scene.acting(), Explore(Opening(1, Edge.EAST)))
    assert (asked(match), prompt(match)) == ([0], "place-exit")
    do(match, PlaceExit(Opening(1, Edge.SOUTH)))
    assert table(match).exit == Opening(1, Edge.SOUTH)
    assert told(match, ExitPlaced) == [ExitPlaced(Opening(1, Edge.SOUTH))]


# ----------------------------------------------------------------------------------------------- leaving


@rule("TILE6a", "TILE6b")
def test_who_stands_on_the_exit_leaves_for_two_stamina() -> None:
    scene = Scene().exit(Edge.EAST).explorer(0, at(5, 9), stamina=4).explorer(1, at(4, 4))
    assert Leave() not in options(scene.explorer(0, stamina=1).acting())
    assert Leave() not in options(scene.explorer(0, at(5, 8), stamina=4).acting())
    match = do(scene.explorer(0, at(5, 9)).acting(), Leave())
    kim = table(match).explorers[0]
    assert (kim.space, kim.fate, kim.turn, kim.stamina) == (None, Fate.EXITED, Turn.OVER, 0)


@rule("TILE6c")
def test_nothing_affects_who_has_left() -> None:
    scene = Scene().explorer(0, fate=Fate.EXITED, health=3, essence=2).explorer(1, at(5, 5), essence=2)
    scene.on_top("horrors", "stolen-breath").reprint(
        "stolen-breath", arrival=Lose(Attribute.ESSENCE, on=Each(Group.EXPLORER))
    )
    g = table(scene.play(InvokeHorror()))
    assert [each.essence for each in g.explorers] == [2, 1]


@rule("TILE6d", "FX2a")
def test_who_has_left_controls_no_monster() -> None:
    scene = Scene().exit(Edge.NORTH).explorer(0, at(0, 4)).explorer(1, at(9, 9)).monster("thrall", at(5, 5), master=0)
    assert table(do(scene.acting(), Leave())).queue[0].master == NOBODY


@rule("TILE6d")
def test_who_has_left_takes_no_turn_uses_nothing_and_contributes_nothing() -> None:
    crew = ("tomas-grell", "hank-horden", "phillip")
    scene = Scene(*crew).exit(Edge.EAST).explorer(0, fate=Fate.EXITED, essence=3)
    scene.explorer(1, at(5, 9), essence=1).explorer(2, at(1, 1), essence=1)
    assert available(scene.g, scene.g.explorers[1], at(5, 9)) == 1
    match = scene.play(ExplorerPhase())
    assert set(options(match, TakeTurn)) == {TakeTurn(HANK), TakeTurn(Unit("phillip"))}
    do(match, TakeTurn(HANK), by=1)
    assert asked(match) == [1]
    do(match, Move(at(5, 8)), EndTurn(), by=1)
    assert asked(match) == [2]
    assert all(not isinstance(option, Use) or option.card != "tomas-grell" for option in options(match))
