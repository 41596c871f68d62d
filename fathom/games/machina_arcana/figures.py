"""Explorers and monsters, what explorers carry, and the markers on cards."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Struct

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.pieces import EventCard, ExplorerCard, ItemCard, MonsterCard, Unit
from fathom.kernel import Pool, Public

NOBODY = -1
HORROR = -1  # whose markers those of the monsters are


class Turn(StrEnum):
    """Where an explorer stands in the explorer phase (RND2c)."""

    WAITING = "waiting"
    OPEN = "open"
    OVER = "over"


class Fate(StrEnum):
    """Whether an explorer is on the board, has left by the exit, or is gone for good."""

    HERE = "here"
    EXITED = "exited"
    DESTROYED = "destroyed"


class Gear(Struct):
    """An item of an inventory: stowed, or worn as a main item (`on` is empty) or on another one (ITEM2, ITEM4).

    `spent` is a consumable that waits for its marker before it is discarded (CON4d).
    """

    item: Annotated[Public[ItemCard], Pool("item")]
    worn: Public[bool] = False
    on: Public[str] = ""
    spent: Public[bool] = False


class Bound(Struct):
    """A bound event beside an explorer's card; a `spent` one waits for its marker (CON4d)."""

    event: Annotated[Public[EventCard], Pool("exploration")]
    spent: Public[bool] = False


class OffBoard(LookupError):
    """Asked where a unit stands that is not on the board."""


def _on_board(space: Space | None) -> Space:
    if space is None:
        raise OffBoard
    return space


class Explorer(Struct):
    """An explorer. `arriving`: just placed on a tile, its arrival abilities are still to come (EXP1d)."""

    seat: Public[int]
    card: Public[ExplorerCard]
    space: Public[Space | None] = None
    health: Public[int] = 0
    stamina: Public[int] = 0
    essence: Public[int] = 0
    gear: Public[list[Gear]] = []  # SET3d, EXP1c
    bound: Public[list[Bound]] = []
    turn: Public[Turn] = Turn.WAITING
    fate: Public[Fate] = Fate.HERE
    arriving: Public[bool] = False

    @property
    def unit(self) -> Unit:
        return self.card  # type: ignore[return-value]

    @property
    def at(self) -> Space:
        """Where it stands; asked only while it is on the board."""
        return _on_board(self.space)

    def cards_like(self, card: Gear | Bound) -> list[Any]:
        """All its items, or all its bound events."""
        return self.gear if isinstance(card, Gear) else self.bound


class Monster(Struct):
    """A monster of the queue. `wounds` are the health it has lost; `master` is the explorer's seat that controls it;
    `acted`: it has had its turn in this monster phase."""

    card: Annotated[Public[MonsterCard], Pool("monster")]
    space: Public[Space | None] = None
    wounds: Public[int] = 0
    stamina: Public[int] = 0
    master: Public[int] = NOBODY
    acted: Public[bool] = False

    @property
    def unit(self) -> Unit:
        return self.card  # type: ignore[return-value]

    @property
    def at(self) -> Space:
        """Where it stands; asked only while it is on the board."""
        return _on_board(self.space)


class Defeat(Struct, frozen=True):
    """A defeat that waits for the end of an effect (CHAP7e): the last explorer, at this seat, is destroyed `by`
    somebody; without a seat, doom has come."""

    seat: Public[int] = NOBODY
    by: Public[Unit | None] = None


class Hold(Struct, frozen=True):
    """What a marker stands for: a number of a unit is changed, or something is so for it, until the marker returns."""

    unit: Public[Unit]
    what: Public[str]
    by: Public[int] = 0


class Mark(Struct):
    """A marker on a card: whose it is (`HORROR`: of the monsters), on which card, and the effects it shows (CON4)."""

    owner: Public[int]
    card: Public[str]
    holds: Public[list[Hold]] = []
