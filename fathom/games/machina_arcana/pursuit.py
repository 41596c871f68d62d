"""How a dumb monster finds its way: distances, the nearest explorer, and the best next leg (AI5 to AI9)."""

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.passives import has
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.steps.doors import BREAK
from fathom.games.machina_arcana.steps.moving import crossable
from fathom.games.machina_arcana.steps.places import free
from fathom.games.machina_arcana.targets import obstacles, targetable
from fathom.games.machina_arcana.tiles import Door, Space, beside
from fathom.kernel.grids import Floor
from fathom.kernel.paths import bits, rings

UNREACHABLE = 10_000
Field = dict[int, int]
"""Squares by their distance to an explorer, up to the monster's own."""


class Leg(NamedTuple):
    """What a monster does next: go to the last of these squares over the others, or destroy a door before that."""

    squares: tuple[int, ...]
    price: int
    door: Door | None = None


class Pursuit:
    """One look at the board with the eyes of a dumb monster."""

    def __init__(self, g: Machina, unit: Unit) -> None:
        self.g, self.unit = g, unit
        self.ground = g.ground
        self.here = self.ground.square(g.space_of(unit))
        self.floor = self.ground.floor.opened(self.ground.floor.closed)  # AI5c
        self._layers: dict[int, list[int]] = {}

    # ------------------------------------------------------------------------------ the nearest explorer

    @cached_property
    def walkable(self) -> int:
        """Squares that count on a way: no pits, no barrels, no immobile units; other units do not matter (AI5)."""
        g = self.g
        fixed = self.ground.squares(
            each.space
            for each in g.units()
            if each.space is not None and each.unit != self.unit and has(g, each.unit, Trait.IMMOBILE)
        )  # AI5d
        found = self.ground.passable & ~g.destroyed
        if not has(g, self.unit, Trait.OVER_PITS):
            found &= ~g.pits  # CELL4b
        if has(g, self.unit, Trait.OVER_OBSTACLES):
            found |= obstacles(g)
        return found & ~fixed

    def layers(self, explorer: Explorer) -> list[int]:
        """The squares by their distance to an explorer: at n those that are n spaces away (AI5b)."""
        assert explorer.space is not None
        if explorer.seat not in self._layers:
            goal = 1 << self.ground.square(explorer.space)
            self._layers[explorer.seat] = [goal, *rings(goal, self.floor.around, self.walkable | 1 << self.here)]
        return self._layers[explorer.seat]

    def distance_to(self, explorer: Explorer) -> int:
        """Spaces along the shortest path."""
        return next((far for far, layer in enumerate(self.layers(explorer)) if layer >> self.here & 1), UNREACHABLE)

    @cached_property
    def explorers(self) -> list[Explorer]:
        """The explorers that it may target, nearest first, the weakest of equally near ones (AI5a, AI6a, ETH1d)."""
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
        """Whether it stands next to an explorer; one that it cannot target does not count (AI7a, ETH1d)."""
        near = self.ground.floor.around(1 << self.here)
        return any(near & self.ground.squares([each.space]) for each in self.explorers if each.space is not None)

    # -------------------------------------------------------------------------------------- the next leg

    def legs(self, explorer: Explorer, stamina: int, *, breaking: bool = True) -> list[Leg]:
        """The best next legs on ways that never lead farther away and end nearer with the stamina left (AI8).

        Without any such way it goes beside a closed door that leads nearer, and destroys it if it can (AI9).
        """
        layers = self.layers(explorer)
        away = self.distance_to(explorer)
        if away in (0, UNREACHABLE):
            return []
        field = {square: far for far, layer in enumerate(layers[: away + 1]) for square in bits(layer)}
        paid, first = self._search(field, stamina, breaking)
        ends = [square for square in paid if self._resting >> square & 1 and field[square] < away]
        if not ends:
            door = self._door_ahead(self.here, field)
            if door is not None:
                return [Leg((), BREAK, door)] if breaking and stamina >= BREAK else []  # AI9a
            ends = [
                square for square in paid if self._resting >> square & 1 and self._door_ahead(square, field) is not None
            ]  # AI9b
        return self._best(explorer, ends, paid, first, field)

    def _best(
        self,
        explorer: Explorer,
        ends: list[int],
        paid: dict[int, int],
        first: dict[int, dict[int, Leg]],
        field: Field,
    ) -> list[Leg]:
        """The first legs to the best ends: nearest, fewest blocking elements in sight, in line, cheapest, fewest units
        ahead (AI7c to AI7e)."""
        assert explorer.space is not None
        goal = self.ground.square(explorer.space)
        column, row = GRID.column_row(goal)

        def rank(square: int, price: int) -> tuple[int, int, bool, int, int]:
            x, y = GRID.column_row(square)
            blocks = self.ground.floor.blocks(square, goal)
            return field[square], blocks, x != column and y != row, price, self._units_ahead(square, explorer)

        ranks = {end: rank(end, paid[end]) for end in ends}
        legs = {key: leg for end in ends if ranks[end] == min(ranks.values()) for key, leg in first[end].items()}
        steps = {key: rank(key, leg.price) for key, leg in legs.items()}
        return [leg for key, leg in legs.items() if steps[key] == min(steps.values())]

    def _search(self, field: Field, stamina: int, breaking: bool) -> tuple[dict[int, int], dict[int, dict[int, Leg]]]:
        """What every square within stamina really costs, and the first legs of the cheapest ways there.

        A first leg is kept by the square where it ends: the first one where the monster may rest.
        """
        paid = {self.here: 0}
        first: dict[int, dict[int, Leg]] = {self.here: {}}
        waiting = [(0, self.here)]
        while waiting:
            price, at = heappop(waiting)
            if price > paid[at]:
                continue
            for to, more, door in self._steps(at, field, breaking):
                total = price + more
                if total > min(stamina, paid.get(to, stamina)):
                    continue
                if total < paid.get(to, stamina + 1):
                    paid[to], first[to] = total, {}
                    heappush(waiting, (total, to))
                first[to].update(self._onward(first[at], to, more, door))
        del paid[self.here]
        return paid, first

    def _onward(self, legs: dict[int, Leg], to: int, price: int, door: Door | None) -> dict[int, Leg]:
        """First legs, taken one square further as long as the monster may not rest where they end."""
        if not legs:
            return {to: Leg((to,), price, door)}
        over = [leg for key, leg in legs.items() if leg.door is None and not self._resting >> key & 1]
        if over:
            return {to: Leg((*over[0].squares, to), over[0].price + price)}
        return legs

    def _steps(self, at: int, field: Field, breaking: bool) -> Iterator[tuple[int, int, Door | None]]:
        """The squares next to one that lie no farther away, with their price and the door to be destroyed before."""
        near = self.ground.floor.around(1 << at)
        for to in bits(near & self._enterable):
            if field.get(to, UNREACHABLE) <= field[at]:
                yield to, 0 if self.g.pits >> at & self.g.pits >> to & 1 else 1, None
        if breaking and (at == self.here or self._resting >> at & 1):
            for door, opened in self._closed_doors(at):
                for to in bits(opened.around(1 << at) & ~near & self._enterable):
                    if field.get(to, UNREACHABLE) <= field[at]:
                        yield to, BREAK + 1, door

    @cached_property
    def _resting(self) -> int:
        """Squares where it may stop."""
        return free(self.g) & ~self.g.pits

    @cached_property
    def _enterable(self) -> int:
        """Squares that it may enter, if only to go on."""
        over = free(self.g) if has(self.g, self.unit, Trait.OVER_PITS) else self._resting
        return over | crossable(self.g, self.unit)

    def _closed_doors(self, square: int) -> Iterator[tuple[Door, Floor]]:
        """The closed doors of a square, each with the floor as it would be without that door."""
        if not self.g.closed:
            return
        for door in self.ground.doors_of(self.ground.spaces[square]):
            if door in self.g.closed:
                one, other = (self.ground.square(space) for space in beside(door))
                yield door, self.ground.floor.opened(GRID.edge(one, other))

    def _door_ahead(self, square: int, field: Field) -> Door | None:
        """A closed door of a square without which a nearer one would be next to it (AI9)."""
        near = self.ground.floor.around(1 << square)
        for door, opened in self._closed_doors(square):
            if any(field.get(to, UNREACHABLE) < field[square] for to in bits(opened.around(1 << square) & ~near)):
                return door
        return None

    def _units_ahead(self, square: int, explorer: Explorer) -> int:
        """The fewest units on a shortest way from a square."""
        layers = self.layers(explorer)
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

    def spaces(self, leg: Leg) -> list[Space]:
        return [self.ground.spaces[square] for square in leg.squares]
