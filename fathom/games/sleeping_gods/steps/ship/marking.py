"""Places that players mark on the map of the region where the ship is (CAM14)."""

from functools import cache

from fathom.games.sleeping_gods.actions import EraseMark, MarkPlace
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.events import MarkErased, PlaceMarked
from fathom.games.sleeping_gods.pieces import Location, Region
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import SeatNumber


@cache
def marking(region: Region) -> tuple[tuple[MarkPlace, EraseMark], ...]:
    """The places of a region may be marked on the map while the ship is there (CAM14)."""
    places = (Location(number) for number in regions()[region].locations)
    return tuple((MarkPlace(place), EraseMark(place)) for place in places)


def mark_place(g: Voyage, seat: int, location: Location) -> None:
    g.marks.append(location)
    g.tell(PlaceMarked(SeatNumber(seat), location))


def erase_mark(g: Voyage, seat: int, location: Location) -> None:
    g.marks.remove(location)
    g.tell(MarkErased(SeatNumber(seat), location))
