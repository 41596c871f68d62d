"""The board in play, as a part of the state: its tiles with their doors, and the destroyed tokens on their spaces."""

from collections.abc import Iterator

from fathom.games.machina_arcana.board import Change, Ground, Opening, Placed, ground
from fathom.games.machina_arcana.board.tiles import SPACES, Door, Space, door_between
from fathom.games.machina_arcana.events import DoorBroken, DoorClosed, DoorOpened
from fathom.games.machina_arcana.pieces import Kind
from fathom.kernel import Public, State
from fathom.kernel.state.state import derived_from

TOKENS = "tokens"  # they change more often than the rest of the board


class LaidBoard(State, kw_only=True):
    """`closed` and `broken` are doors, `tokens` count destroyed tokens by space.

    `lit` are chapter spaces with a light token.
    """

    board: Public[list[Placed]] = []
    entrance: Public[Opening | None] = None
    exit: Public[Opening | None] = None
    closed: Public[list[Door]] = []  # CELL2a
    broken: Public[list[Door]] = []
    tokens: Public[dict[Space, int]] = {}
    lit: Public[list[Space]] = []  # CELL11a

    @derived_from()
    def ground(self) -> Ground:
        """The board without its units; what a chapter or an event says of kinds of spaces is told there."""
        return ground(tuple(self.board), frozenset(self.closed), frozenset(self.broken), self.changes)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What is said of kinds of spaces, by whatever is in play."""
        return ()

    @property
    def exit_spaces(self) -> tuple[Space, ...]:
        return self.ground.of_opening(self.exit) if self.exit is not None else ()

    def lay_tile(self, tile: Placed) -> None:
        self.board.append(tile)
        self.changed()

    def lift_tile(self, tile: Placed) -> None:
        """A tile leaves the board with its tokens and doors: when it comes back it is fresh (TILE5e)."""
        number = tile.tile
        self.board.remove(tile)
        self.tokens = {space: count for space, count in self.tokens.items() if space // SPACES != number}
        self.lit = [space for space in self.lit if space // SPACES != number]
        self.closed = [door for door in self.closed if door // 2 // SPACES != number]
        self.broken = [door for door in self.broken if door // 2 // SPACES != number]
        self.changed()
        if self.entrance is not None and self.entrance.tile == number:
            self.entrance = None
        if self.exit is not None and self.exit.tile == number:
            self.exit = None

    def doors(self) -> Iterator[Door]:
        """All doors of the tiles in play."""
        for each in self.board:
            for one, other in each.printed.doors:
                yield door_between(each.tile * SPACES + one, each.tile * SPACES + other)

    def open_door(self, door: Door) -> None:
        self.closed.remove(door)
        self.changed()
        self.tell(DoorOpened(door))

    def close_door(self, door: Door) -> None:
        self.closed.append(door)
        self.changed()
        self.tell(DoorClosed(door))

    def break_door(self, door: Door) -> None:
        """A destroyed door stands open for good (CELL2g)."""
        if door in self.closed:
            self.closed.remove(door)
        self.broken.append(door)
        self.changed()
        self.tell(DoorBroken(door))

    # ----------------------------------------------------------------------------------------- tokens

    @derived_from(TOKENS)
    def destroyed(self) -> int:
        """The squares with a destroyed token (CELL13c)."""
        return self.ground.squares(self.tokens)

    @derived_from(TOKENS)
    def pits(self) -> int:
        return self.squares(Kind.PIT)

    @derived_from(TOKENS)
    def footing(self) -> int:
        """The squares where units can stand, if nobody stands there (TILE2c)."""
        return self.ground.passable & ~self.destroyed

    def squares(self, kind: Kind) -> int:
        """The squares of a kind that are not destroyed."""
        return self.ground.kinds[kind] & ~self.destroyed

    def put_tokens(self, space: Space, count: int = 1) -> None:
        """Put destroyed tokens on a space: it does nothing more (CELL13a)."""
        self.tokens[space] = count
        self.changed(TOKENS)

    def take_tokens(self, space: Space) -> bool:
        """Take the destroyed tokens off a space; whether there were any (CELL13e)."""
        found = self.tokens.pop(space, 0) > 0
        self.changed(TOKENS)
        return found
