"""Finding tiles, scrolling old ones away, and leaving by the exit (TILE4 to TILE6)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.board import ACROSS, Opening, Placed
from fathom.games.machina_arcana.events import Exited, Explored, Scrolled
from fathom.games.machina_arcana.state import Explorer, Fate, Machina, Turn
from fathom.games.machina_arcana.steps.chapters import AllOut, PlaceTheExit
from fathom.games.machina_arcana.steps.health import banish
from fathom.games.machina_arcana.steps.tilework import draw_tile, lift
from fathom.games.machina_arcana.tiles import SPACES, sides
from fathom.kernel import Step, cites


def explorable(g: Machina, explorer: Explorer) -> Iterator[Opening]:
    """The unexplored openings on which an explorer stands and beyond which a tile can be laid (TILE4a, TILE4b)."""
    if g.finale or explorer.space is None:
        return
    for opening in g.ground.openings_at.get(explorer.space, ()):
        if len(g.stack) and opening not in (g.entrance, g.exit) and scrolled(g, opening) is not None:
            yield opening


def scrolled(g: Machina, opening: Opening) -> list[Placed] | None:
    """The tiles that go when one is laid beyond an opening; None if an explorer stands on one of them (TILE5a, b)."""
    tile = next(each for each in g.board if each.tile == opening.tile)
    column, row = tile.beyond(opening.edge)
    if any(each.at == (column, row) for each in g.board):
        return None
    gone = [each for each in g.board if abs(each.column - column) >= ACROSS or abs(each.row - row) >= ACROSS]
    on = {each.space // SPACES for each in g.here if each.space is not None}
    return None if any(each.tile in on for each in gone) else gone


@cites("TILE4c", "TILE4d", "TILE4f")
class ExploreBeyond(Step):
    """A tile is drawn and laid so that its orientation opening meets the explorer's."""

    seat: int
    opening: Opening

    def run(self, g: Machina) -> None:
        explorer = g.explorers[self.seat]
        gone = scrolled(g, self.opening) or []
        lost_exit = g.exit is not None and any(each.tile == g.exit.tile for each in gone)
        for each in gone:
            scroll(g, each)
        tile = next(each for each in g.board if each.tile == self.opening.tile)
        number, side = draw_tile(g)
        turns = (self.opening.edge.opposite - sides()[side].orientation) % 4
        g.board.append(Placed(number, side, turns, *tile.beyond(self.opening.edge)))
        g.refresh()
        g.tell(Explored(explorer.unit, number, side))
        if lost_exit:
            g.push(PlaceTheExit())  # CHAP4a


def scroll(g: Machina, tile: Placed) -> None:
    """A tile leaves the board: its monsters are banished, it is flipped and goes under the stack (TILE5c to TILE5e)."""
    for monster in [each for each in g.queue if each.space is not None and each.space // SPACES == tile.tile]:
        banish(g, monster.unit)
    lift(g, tile)
    g.faces[tile.tile] = f"{tile.side[:-1]}{'b' if tile.side.endswith('a') else 'a'}"
    g.stack.put_under(tile.tile)
    g.tell(Scrolled(tile.tile))


def leave(g: Machina, explorer: Explorer) -> None:
    """An explorer leaves by the exit: off the board, its turn over (TILE6b)."""
    g.tell(Exited(explorer.unit))
    explorer.space, explorer.fate, explorer.stamina, explorer.turn = None, Fate.EXITED, 0, Turn.OVER
    g.refresh()
    if not g.here:
        g.push(AllOut())
