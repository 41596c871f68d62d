"""Tiles from and to the stack (TILE4c, TILE5e)."""

from fathom.games.machina_arcana.board import Placed
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.tiles import SPACES


def draw_tile(g: Machina) -> tuple[int, str]:
    """The next tile of the stack (TILE4c)."""
    return _turned_up(g, g.stack.draw(g.chance))


def starting_tile(g: Machina) -> tuple[int, str]:
    """The tile at the bottom of the stack (SET6c)."""
    return _turned_up(g, g.stack.take(g.stack.cards[0]))


def _turned_up(g: Machina, tile: int) -> tuple[int, str]:
    """A tile with the side it shows; one that was never in play shows either (SET6b)."""
    g.show()
    side = g.faces.pop(tile, "") or f"{tile + 1}{g.chance.pick('ab')}"
    return tile, side


def lift(g: Machina, tile: Placed) -> None:
    """A tile leaves the board with its tokens and doors: when it comes back it is fresh (TILE5e)."""
    g.board.remove(tile)
    g.tokens = {space: count for space, count in g.tokens.items() if space // SPACES != tile.tile}
    g.lit = [space for space in g.lit if space // SPACES != tile.tile]
    g.closed = [door for door in g.closed if door // 2 // SPACES != tile.tile]
    g.broken = [door for door in g.broken if door // 2 // SPACES != tile.tile]
    g.refresh()
    if g.entrance is not None and g.entrance.tile == tile.tile:
        g.entrance = None
    if g.exit is not None and g.exit.tile == tile.tile:
        g.exit = None
