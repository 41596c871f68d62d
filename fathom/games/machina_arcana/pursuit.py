"""How a dumb monster finds its way: distances, the nearest explorer, and the best next space (AI5 to AI8)."""

from functools import cached_property

from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.passives import has
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.steps.places import free
from fathom.games.machina_arcana.targets import obstacles, targetable
from fathom.games.machina_arcana.tiles import Door, Space, beside
from fathom.kernel.paths import bits, rings

UNREACHABLE = 10_000


class Pursuit:
    """One look at the board with the eyes of a dumb monster."""

    def __init__(self, g: Machina, unit: Unit) -> None:
        self.g, self.unit = g, unit
        self.ground = g.ground
        self.here = self.ground.square(g.space_of(unit))
        self.floor = self.ground.floor.opened(self.ground.floor.closed)  # AI5c
        self.crosses = has(g, unit, Trait.OVER_OBSTACLES)

    @cached_property
    def walkable(self) -> int:
        """Squares that count on a way: no pits, no barrels, no immobile units; other units do not matter (AI5)."""
        g = self.g
        fixed = self.ground.squares(
            each.space
            for each in g.units()
            if each.space is not None and each.unit != self.unit and has(g, each.unit, Trait.IMMOBILE)
        )  # AI5d
        found = self.ground.passable & ~g.destroyed & ~fixed
        if not has(g, self.unit, Trait.OVER_PITS):
            found &= ~g.pits  # CELL4b
        return found | obstacles(g) & ~fixed if self.crosses else found

    def distance_to(self, explorer: Explorer) -> int:
        """Spaces along the shortest path (AI5b)."""
        assert explorer.space is not None
        goal = self.ground.square(explorer.space)
        return next((far for far, ring in enumerate(self._rings, 1) if ring >> goal & 1), UNREACHABLE)

    @cached_property
    def _rings(self) -> list[int]:
        return list(rings(1 << self.here, self.floor.around, self.walkable | self.g.occupied & self.ground.passable))

    @cached_property
    def explorers(self) -> list[Explorer]:
        """The explorers that it may target, nearest first, the weakest of equally near ones (AI6a, ETH1d)."""
        found = [each for each in self.g.here if targetable(self.g, self.unit, each.unit)]
        return sorted(found, key=self.rank)

    def rank(self, explorer: Explorer) -> tuple[int, int]:
        return self.distance_to(explorer), explorer.health

    def nearest(self) -> list[Explorer]:
        """Whom it pursues: more than one only if nothing tells them apart (AI6b)."""
        if not self.explorers or self.distance_to(self.explorers[0]) == UNREACHABLE:
            return []
        best = self.rank(self.explorers[0])
        return [each for each in self.explorers if self.rank(each) == best]

    def is_adjacent(self) -> bool:
        """Whether it stands next to an explorer; those that it may not target are as good as away (AI7a, ETH1d)."""
        return any(each.space is not None and self._next_to(each.space) for each in self.explorers)

    def _next_to(self, space: Space) -> bool:
        return self.ground.floor.adjacent(self.here, self.ground.square(space))

    # ------------------------------------------------------------------------------------- the next step

    def layers(self, explorer: Explorer) -> list[int]:
        """The squares by their distance to an explorer: at n those that are n spaces away."""
        assert explorer.space is not None
        goal = 1 << self.ground.square(explorer.space)
        return [goal, *rings(goal, self.floor.around, self.walkable | 1 << self.here)]

    def steps(self, explorer: Explorer, stamina: int) -> list[Space]:
        """The best spaces to move to next: nearer ones, or a sidestep that leads nearer with the stamina left (AI8)."""
        layers = self.layers(explorer)
        away = next((far for far, layer in enumerate(layers) if layer >> self.here & 1), 0)
        if not away:
            return []
        open_ = free(self.g) & self.walkable
        floor = self.ground.floor
        nearer = floor.around(1 << self.here) & open_ & layers[away - 1]
        if not nearer:
            nearer = self._sidestep(layers, away, open_, stamina)
        return self._preferred(list(bits(nearer)), explorer, layers)

    def _sidestep(self, layers: list[int], away: int, open_: int, stamina: int) -> int:
        """First squares of the shortest ways, never farther than now, that end nearer in time (AI8a, AI8b)."""
        floor = self.ground.floor
        level = layers[away] & open_
        closer = 0
        for layer in layers[:away]:
            closer |= layer & open_
        if not closer:
            return 0
        first = floor.around(1 << self.here) & level
        best, found = stamina + 1, 0
        for square in bits(first):
            for far, ring in enumerate(rings(1 << square, floor.around, level | closer), 2):
                if far > min(best, stamina):
                    break
                if ring & closer:
                    found = found | 1 << square if far == best else 1 << square
                    best = far
                    break
        return found

    def _preferred(self, squares: list[int], explorer: Explorer, layers: list[int]) -> list[Space]:
        """Fewest blocking elements in sight, then in line with the explorer, then fewest units (AI7c to e)."""
        assert explorer.space is not None
        goal = self.ground.square(explorer.space)
        column, row = self.floor.grid.column_row(goal)

        def rank(square: int) -> tuple[int, bool, int]:
            x, y = self.floor.grid.column_row(square)
            return self.ground.floor.blocks(square, goal), x != column and y != row, self._units_on(square, layers)

        if not squares:
            return []
        best = min(rank(square) for square in squares)
        return [self.ground.spaces[square] for square in squares if rank(square) == best]

    def _units_on(self, square: int, layers: list[int]) -> int:
        """The fewest units on a shortest way from a square."""
        occupied = self.g.occupied & ~layers[0] & ~(1 << self.here)
        away = next((far for far, layer in enumerate(layers) if layer >> square & 1), 0)
        met = {square: occupied >> square & 1}
        for layer in reversed(layers[:away]):
            following: dict[int, int] = {}
            for at, count in met.items():
                for onward in bits(self.floor.around(1 << at) & layer):
                    total = count + (occupied >> onward & 1)
                    following[onward] = min(following.get(onward, total), total)
            met = following
        return min(met.values(), default=0)

    def door_ahead(self, explorer: Explorer) -> Door | None:
        """A closed door beside it on the shortest way (AI9)."""
        layers = self.layers(explorer)
        away = next((far for far, layer in enumerate(layers) if layer >> self.here & 1), 0)
        if not away:
            return None
        space = self.g.space_of(self.unit)
        for door in self.ground.doors_of(space):
            if door in self.g.closed:
                other = next(each for each in beside(door) if each != space)
                if layers[away - 1] >> self.ground.square(other) & 1:
                    return door
        return None
