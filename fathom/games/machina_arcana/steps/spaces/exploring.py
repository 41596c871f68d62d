"""Finding tiles, scrolling old ones away, and leaving by the exit (TILE4 to TILE6)."""

from fathom.games.machina_arcana.actions import Explore
from fathom.games.machina_arcana.board import ACROSS, Opening, Placed
from fathom.games.machina_arcana.board.tiles import SPACES, Tile, sides
from fathom.games.machina_arcana.events import Exited, Explored, Scrolled
from fathom.games.machina_arcana.figures import Explorer, Fate, Turn
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import AllOut, banish, let_go
from fathom.games.machina_arcana.steps.refusals import stamina_short
from fathom.games.machina_arcana.steps.spaces.tilework import draw_tile
from fathom.games.machina_arcana.steps.story.chapters import PlaceTheExit
from fathom.games.machina_arcana.steps.using.prices import EXIT, EXPLORE
from fathom.kernel import EVERYONE, Judged, Refusal, Step, cites

NOT_THERE = Refusal("TILE4a", "not-at-opening")
TOKEN_THERE = Refusal("TILE4b", "token-there")
WALL_BEYOND = Refusal("TILE1c", "wall-beyond")
LEFT_BEHIND = Refusal("TILE5b", "left-behind")
NO_TILES = Refusal("TILE4c", "no-tiles")
FINALE = Refusal("CHAP7a", "in-finale")
NO_EXIT = Refusal("TILE6a", "no-exit")
NOT_AT_EXIT = Refusal("TILE6a", "not-at-exit")


def openings(g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
    """The unexplored openings on which an explorer stands; with `include_refused` all others too (TILE4a)."""
    here = g.ground.openings_at.get(explorer.at, ())
    for opening in here:
        yield Explore(opening), against_exploring(g, explorer, opening)
    if include_refused:
        yield from ((Explore(opening), NOT_THERE) for opening in g.ground.openings() if opening not in here)


def against_exploring(g: Machina, explorer: Explorer, opening: Opening) -> Refusal | None:
    """What speaks against laying a tile beyond the opening on which an explorer stands (TILE4b, TILE5b)."""
    if g.finale:
        return FINALE
    if opening in (g.entrance, g.exit):
        return TOKEN_THERE
    if not len(g.stack):
        return NO_TILES
    if opening_leads_to_wall(g, opening):
        return WALL_BEYOND
    if scrolled(g, opening) is None:
        return LEFT_BEHIND
    return stamina_short("TILE4a", EXPLORE, explorer.stamina)


def opening_leads_to_wall(g: Machina, opening: Opening) -> bool:
    """Whether a tile lies beyond an opening, with no opening of its own there (TILE1c)."""
    tile = next(each for each in g.board if each.tile == opening.tile)
    return any(each.at == tile.beyond(opening.edge) for each in g.board)


def leaving(g: Machina, explorer: Explorer) -> Refusal | None:
    """What speaks against leaving by the exit (TILE6a)."""
    if explorer.space not in g.exit_spaces:
        return NO_EXIT if g.exit is None else NOT_AT_EXIT
    return stamina_short("TILE6a", EXIT, explorer.stamina)


def scrolled(g: Machina, opening: Opening) -> list[Placed] | None:
    """The tiles that go when one is laid beyond an opening; None if it cannot be laid, as there is one already or an
    explorer stands on one that would go (TILE5a, TILE5b)."""
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
        g.lay_tile(Placed(number, side, turns, *tile.beyond(self.opening.edge)))
        g.tell(Explored(explorer.unit, Tile(number), side))
        if lost_exit:
            g.push(PlaceTheExit(self.seat))  # CHAP4a


def scroll(g: Machina, tile: Placed) -> None:
    """A tile leaves the board: its monsters are banished, it is flipped and goes under the stack (TILE5c to TILE5e)."""
    for monster in [each for each in g.queue if each.space is not None and each.space // SPACES == tile.tile]:
        banish(g, monster.unit)
    g.lift_tile(tile)
    g.faces[tile.tile] = f"{tile.side[:-1]}{'b' if tile.side.endswith('a') else 'a'}"
    g.stack.put_under(tile.tile, EVERYONE)  # TILE5d
    g.tell(Scrolled(Tile(tile.tile)))


def leave(g: Machina, explorer: Explorer) -> None:
    """An explorer leaves by the exit: off the board, its turn over (TILE6b)."""
    g.tell(Exited(explorer.unit))
    g.set_fate(explorer, Fate.EXITED)  # CHAP4g
    explorer.stamina, explorer.turn = 0, Turn.OVER
    let_go(g, explorer)
    if not g.here:
        g.push(AllOut())
