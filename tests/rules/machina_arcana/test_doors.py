"""Walls and doors (CELL1, CELL2)."""

import pytest

from fathom.games.machina_arcana.actions import BreakDoor, CloseDoor, OpenDoor
from fathom.games.machina_arcana.board.tiles import Drawn, read
from fathom.games.machina_arcana.events import DoorClosed, DoorOpened
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.pieces import Kind, Unit
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of
from tests.rules.machina_arcana.scene import (
    HALL,
    Scene,
    at,
    do,
    door,
    options,
    table,
    told,
)
from tests.rules.machina_arcana.spaces import goals

KIM = Unit("kim-richards")
DOOR = door((5, 5), (5, 6))


@rule("CELL1a")
def test_a_wall_stops_moves_and_sight() -> None:
    scene = Scene(KIM).tile(HALL, walls="55-56 45-46 65-66").explorer(0, at(5, 5), stamina=1)
    assert at(5, 6) not in goals(scene.acting())
    assert not scene.g.ground.sees(at(5, 5), at(5, 6))
    assert not scene.g.ground.sees(at(5, 2), at(5, 8))


@rule("CELL1b")
def test_what_cannot_be_identified_is_rubble() -> None:
    assert read("x", Drawn("?" + "." * 9 + ("\n" + "." * 10) * 9)).kinds[0] is Kind.RUBBLE


@rule("CELL2a")
def test_doors_stand_open_at_first() -> None:
    scene = Scene(KIM).tile(HALL, doors="55-56").explorer(0, at(5, 5))
    assert not scene.g.closed
    assert scene.g.ground.adjacent(at(5, 5), at(5, 6))


def walled(*, stamina: int = 6) -> Scene:
    """A door in row 5 of a wall across the hall, Kim beside it."""
    walls = " ".join(f"{row}5-{row}6" for row in range(10) if row != 5)
    return Scene().tile(HALL, walls=walls, doors="55-56").explorer(0, at(5, 5), stamina=stamina)


@rule("CELL2b", "CELL2c")
@pytest.mark.parametrize(("state", "passable"), [("open", True), ("closed", False), ("broken", True)])
def test_only_a_closed_door_is_a_wall(state: str, passable: bool) -> None:
    scene = walled(stamina=2)
    if state != "open":
        getattr(scene, state)(DOOR)
    assert (at(5, 6) in goals(scene.acting())) is passable
    assert scene.g.ground.sees(at(5, 3), at(5, 8)) is passable


@rule("CELL2d", "TGT2b")
def test_only_who_stands_beside_a_door_can_use_it() -> None:
    for space in (at(4, 5), at(5, 4), at(6, 6)):
        match = walled().explorer(0, space).acting()
        assert not [option for option in options(match) if isinstance(option, OpenDoor | CloseDoor | BreakDoor)]
    assert CloseDoor(DOOR) in options(walled().explorer(0, at(5, 6)).acting())


@rule("CELL2e")
def test_closing_and_opening_cost_two_stamina() -> None:
    match = do(walled(stamina=4).acting(), CloseDoor(DOOR))
    assert (table(match).closed, table(match).explorers[0].stamina) == ([DOOR], 2)
    do(match, OpenDoor(DOOR))
    assert (table(match).closed, table(match).explorers[0].stamina) == ([], 0)
    assert (told(match, DoorClosed), told(match, DoorOpened)) == ([DoorClosed(DOOR)], [DoorOpened(DOOR)])
    assert CloseDoor(DOOR) not in options(walled(stamina=1).acting())


@rule("CELL2f", "CELL2k")
def test_an_explorer_destroys_only_a_closed_door_and_for_four_stamina() -> None:
    assert BreakDoor(DOOR) not in options(walled().acting())
    assert BreakDoor(DOOR) not in options(walled(stamina=3).closed(DOOR).acting())
    match = do(walled(stamina=4).closed(DOOR).acting(), BreakDoor(DOOR))
    assert (table(match).broken, table(match).closed, table(match).explorers[0].stamina) == ([DOOR], [], 0)


@rule("CELL2g")
def test_nobody_uses_a_destroyed_door() -> None:
    kinds = OpenDoor | CloseDoor | BreakDoor
    assert not [option for option in options(walled().broken(DOOR).acting()) if isinstance(option, kinds)]
    scene = walled().broken(DOOR).explorer(1, fate=Fate.DESTROYED).monster("thrall", at(5, 6))
    assert not [option for option in options(turn_of(scene, stamina=6)) if isinstance(option, kinds)]


@rule("CELL2i", "CELL2j", "CELL2k")
def test_scheming_monsters_use_doors_too() -> None:
    scene = walled().explorer(1, fate=Fate.DESTROYED).monster("thrall", at(5, 6))
    assert CloseDoor(DOOR) not in options(turn_of(scene, stamina=2))
    assert BreakDoor(DOOR) not in options(turn_of(scene, stamina=3))
    match = do(turn_of(scene, stamina=7), CloseDoor(DOOR), OpenDoor(DOOR), by=1)
    assert table(match).queue[0].stamina == 1
    match = do(turn_of(scene, stamina=4), BreakDoor(DOOR), by=1)
    assert (table(match).broken, table(match).queue[0].stamina) == ([DOOR], 0)
    match = do(turn_of(scene.closed(DOOR), stamina=4), BreakDoor(DOOR), by=1)
    assert table(match).broken == [DOOR]
