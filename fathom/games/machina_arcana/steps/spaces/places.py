"""Where units may be put: free spaces, the nearest ones, and what happens to who lands in a pit (TGT3, CELL4, FX4)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import Place
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.events import Landed
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.using.passives import has
from fathom.kernel import Step, cites
from fathom.kernel.maps.grids import Grid
from fathom.kernel.maps.paths import bits


def free(g: Machina) -> int:
    """The squares where a unit may stand: passable, not destroyed, nobody there (TILE2c)."""
    return g.footing & ~g.occupied  # ETH2c


def anywhere(g: Machina) -> Iterator[Place]:
    """Every space of the board, for a player who may not put somebody there."""
    return (Place(space) for space in g.ground.spaces_of(g.ground.inside))


def is_pit(g: Machina, space: Space) -> bool:
    return bool(g.pits >> g.ground.square(space) & 1)


def nearest(g: Machina, here: Space, spaces: list[Space]) -> list[Space]:
    """Those of some spaces that lie nearest to one, counted directly (TGT3a)."""
    far = min((g.ground.apart(here, space) for space in spaces), default=0)
    return [space for space in spaces if g.ground.apart(here, space) == far]


def nearest_free(g: Machina, space: Space, *, pits: bool = True) -> list[Space]:
    """The space itself if it is free, else the free spaces of its tile nearest to it, a pit only if it must be."""
    ground = g.ground
    board = free(g) & ground.on_tile(space)
    pit = g.pits
    if board >> ground.square(space) & 1:
        return [space]
    grid: Grid = ground.floor.grid
    square = ground.square(space)
    by_distance: dict[int, list[int]] = {}
    for each in bits(board if pits else board & ~pit):
        by_distance.setdefault(grid.apart(square, each), []).append(each)
    if not by_distance:
        return []
    near = by_distance[min(by_distance)]
    dry = [each for each in near if not pit >> each & 1]
    return [ground.spaces[each] for each in dry or near]


@cites("TILE3e")
class Fall(Step):
    """What let a unit cross pits is gone: if it stands in one it is destroyed (TILE3e)."""

    unit: Unit

    def run(self, g: Machina) -> None:
        stands = g.is_here(self.unit)
        if stands and is_pit(g, g.space_of(self.unit)) and not has(g, self.unit, Trait.OVER_PITS):
            destroy(g, self.unit, None)


def figure(g: Machina, unit: Unit) -> Explorer | Monster:
    return g.figures[unit]


def put(g: Machina, unit: Unit, space: Space, by: Unit | None = None) -> None:
    """Put a unit on a space without moving it there; in a pit it is destroyed (CELL4a, FX4e)."""
    g.stand(figure(g, unit), space)
    g.tell(Landed(unit, space))
    if is_pit(g, space):
        destroy(g, unit, by)
