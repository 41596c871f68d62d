"""Tiles from the stack (TILE4c)."""

from fathom.games.machina_arcana.state import Machina


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
