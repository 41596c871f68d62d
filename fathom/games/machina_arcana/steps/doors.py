"""Doors: opened, closed, destroyed (CELL2)."""

from fathom.games.machina_arcana.events import DoorBroken, DoorClosed, DoorOpened
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.tiles import Door

BREAK = 4  # CELL2f, CELL2j, AI9a: stamina to destroy a door


def open_door(g: Machina, door: Door) -> None:
    g.closed.remove(door)
    g.refresh()
    g.tell(DoorOpened(door))


def close_door(g: Machina, door: Door) -> None:
    g.closed.append(door)
    g.refresh()
    g.tell(DoorClosed(door))


def break_door(g: Machina, door: Door) -> None:
    """A destroyed door stands open for good (CELL2g)."""
    if door in g.closed:
        g.closed.remove(door)
    g.broken.append(door)
    g.refresh()
    g.tell(DoorBroken(door))
