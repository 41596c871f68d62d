"""How a dumb monster finds its way: distances, the nearest explorer, and the best next leg (AI5 to AI9)."""

from collections.abc import Callable, Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple

from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.board.tiles import Door, Space, beside
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.spaces.moving import crossable, step_price
from fathom.games.machina_arcana.steps.spaces.places import free
from fathom.games.machina_arcana.steps.spaces.targets import obstacles, targetable
from fathom.games.machina_arcana.steps.using.passives import has
from fathom.games.machina_arcana.steps.using.prices import BREAK
from fathom.kernel.maps.grids import Floor
from fathom.kernel.maps.paths import bits, rings

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
        self.floor = self.ground.opened  # AI5c
        self._layers: dict[int, list[int]] = {}
        self._away: dict[int, int] = {}

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
        found = self.ground.passable & ~g.destroyed  # AI5e
        if not has(g, self.unit, Trait.OVER_PITS):
            found &= ~g.pits  # CELL4b
        if has(g, self.unit, Trait.OVER_OBSTACLES):
            found |= obstacles(g)
        return found & ~fixed

    def layers(self, explorer: Explorer) -> list[int]:
        """The squares by their distance to an explorer: at n those that are n spaces away, up to its own (AI5b)."""
        if explorer.seat not in self._layers:
            self._flood(explorer)
        return self._layers[explorer.seat]

    def distance_to(self, explorer: Explorer) -> int:
        """Spaces along the shortest path."""
        if explorer.seat not in self._away:
            self._flood(explorer)
        return self._away[explorer.seat]

    def _flood(self, explorer: Explorer) -> None:
        layers = layers_around(self.g, self.floor, self.ground.square(explorer.at), self.walkable | 1 << self.here)
        if self.floor.solid >> self.here & 1:
            layers = self._out_of_rubble(layers)
        away = next((far for far, layer in enumerate(layers) if layer >> self.here & 1), UNREACHABLE)
        self._layers[explorer.seat], self._away[explorer.seat] = layers[: away + 1], away

    def _out_of_rubble(self, layers: list[int]) -> list[int]:
        """The same, with its own square, which has become rubble, one space behind its neighbours (CELL13f)."""
        beside = self.floor.near[self.here]
        for far, layer in enumerate(layers, 1):
            if layer & beside:
                return [*layers[:far], sum(layers[far : far + 1]) | 1 << self.here]
        return layers

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
        near, ground = self.ground.floor.near[self.here], self.ground
        return any(
            near >> ground.square(each.space) & 1
            for each in self.g.here
            if each.space is not None and targetable(self.g, self.unit, each.unit)
        )

    # -------------------------------------------------------------------------------------- the next leg

    def legs(self, explorer: Explorer, stamina: int, *, paid: bool = True) -> list[Leg]:
        """The best next legs on ways that never lead farther away and end nearer with the stamina left (AI8).

        Without any such way it goes beside a closed door that leads nearer, and destroys it if it can (AI9). Where
        nothing is `paid` for, so many spaces are meant: no door is destroyed, and every pit counts (TGT8d).
        """
        if self.distance_to(explorer) in (0, UNREACHABLE):
            return []
        if not self.g.closed and self._enterable == self._resting:
            return self._walk(explorer, stamina)
        return self._make_way(explorer, stamina, paid)

    def _make_way(self, explorer: Explorer, stamina: int, paid: bool) -> list[Leg]:
        """Over whatever it can cross, and through doors."""
        away = self.distance_to(explorer)
        field = {square: far for far, layer in enumerate(self.layers(explorer)) for square in bits(layer)}
        prices, first = self._search(field, stamina, paid)
        ends = [square for square in prices if self._resting >> square & 1 and field[square] < away]
        if not ends:
            door = self._door_ahead(self.here, field)
            if door is not None:
                return [Leg((), BREAK, door)] if paid and stamina >= BREAK else []  # AI9a
            ends = [
                square
                for square in prices
                if self._resting >> square & 1 and self._door_ahead(square, field) is not None
            ]  # AI9b
        return self._best(explorer, self._leading_on(ends, field), prices, first, field)

    def _leading_on(self, ends: list[int], field: Field) -> list[int]:
        """The nearest of some squares, but none from which only a door leads on that does not bound it (AI9b)."""
        nearest, near = _fewest(ends, field.__getitem__), self.ground.floor.near
        open_ = [
            square
            for square in nearest
            if any(field.get(to, UNREACHABLE) < field[square] for to in bits(near[square]))
            or self._door_ahead(square, field) is not None
        ]
        return open_ or nearest

    def _walk(self, explorer: Explorer, stamina: int) -> list[Leg]:
        """Where nothing can be crossed and no door is closed: every step costs 1, and a leg is one step."""
        around, layers, away = self.floor.around, self.layers(explorer), self.distance_to(explorer)
        room = self._resting
        fronts = [{away: 1 << self.here}]  # by price, then by distance: the squares first reached
        reached, nearest = 1 << self.here, away
        for _ in range(stamina):
            front: dict[int, int] = {}
            for far, board in fronts[-1].items():
                found = around(board) & room & ~reached
                for nearer in (far - 1, far):  # AI8a
                    there = found & layers[nearer]
                    if there:
                        front[nearer] = front.get(nearer, 0) | there
                        nearest = min(nearest, nearer)
            if not front:
                break
            for board in front.values():
                reached |= board
            fronts.append(front)
        if nearest == away:  # AI8b
            return []  # AI8c
        prices = {square: price for price, front in enumerate(fronts) for square in bits(front.get(nearest, 0))}
        ends = self._least(explorer, list(prices), prices)
        back = {nearest: sum(1 << square for square in ends)}
        for front in reversed(fronts[1 : prices[ends[0]]]):
            before: dict[int, int] = {}
            for far, board in back.items():
                found = around(board)
                for farther in (far, far + 1):
                    there = found & front.get(farther, 0)
                    if there:
                        before[farther] = before.get(farther, 0) | there
            back = before
        steps = list(bits(back[min(back)]))
        return [Leg((square,), 1) for square in self._least(explorer, steps, dict.fromkeys(steps, 1))]

    def _least(self, explorer: Explorer, squares: list[int], prices: dict[int, int]) -> list[int]:
        """The best of equally near squares: fewest blocking elements in sight, in line, cheapest, fewest units ahead
        (AI7c to AI7e)."""
        if len(squares) < 2:
            return squares
        goal = self.ground.square(explorer.at)
        column, row = GRID.column_row(goal)
        blocks = self.ground.floor.blocks

        def off_line(square: int) -> bool:
            x, y = GRID.column_row(square)
            return x != column and y != row

        squares = _fewest(squares, lambda square: blocks(square, goal))
        squares = _fewest(squares, off_line)  # AI7d
        squares = _fewest(squares, prices.__getitem__)
        return _fewest(squares, lambda square: self._units_ahead(square, explorer))

    def _best(
        self,
        explorer: Explorer,
        ends: list[int],
        paid: dict[int, int],
        first: dict[int, dict[int, Leg]],
        field: Field,
    ) -> list[Leg]:
        """The first legs to the best ends, nearest first."""
        if not ends:
            return []
        best = self._least(explorer, _fewest(ends, field.__getitem__), paid)
        legs = {key: leg for end in best for key, leg in first[end].items()}
        prices = {key: leg.price for key, leg in legs.items()}
        return [legs[key] for key in self._least(explorer, _fewest(list(legs), field.__getitem__), prices)]

    def _search(self, field: Field, stamina: int, paid: bool) -> tuple[dict[int, int], dict[int, dict[int, Leg]]]:
        """What every square within stamina really costs, and the first legs of the cheapest ways there.

        A first leg is kept by the square where it ends: the first one where the monster may rest.
        """
        prices = {self.here: 0}
        first: dict[int, dict[int, Leg]] = {self.here: {}}
        waiting = [(0, self.here)]
        while waiting:
            price, at = heappop(waiting)
            if price > prices[at]:
                continue
            for to, more, door in self._steps(at, field, paid):
                total = price + more
                if total > min(stamina, prices.get(to, stamina)):
                    continue
                if total < prices.get(to, stamina + 1):
                    prices[to], first[to] = total, {}
                    heappush(waiting, (total, to))
                first[to].update(self._onward(first[at], to, more, door))
        del prices[self.here]
        return prices, first

    def _onward(self, legs: dict[int, Leg], to: int, price: int, door: Door | None) -> dict[int, Leg]:
        """First legs, taken one square further as long as the monster may not rest where they end."""
        if not legs:
            return {to: Leg((to,), price, door)}
        over = [leg for key, leg in legs.items() if leg.door is None and not self._resting >> key & 1]
        if over:
            return {to: Leg((*over[0].squares, to), over[0].price + price)}
        return legs

    def _steps(self, at: int, field: Field, paid: bool) -> Iterator[tuple[int, int, Door | None]]:
        """The squares next to one that lie no farther away, with their price and the door to be destroyed before."""
        near, pits = self.ground.floor.near[at], self.g.pits if paid else 0
        for to in bits(near & self._enterable):
            if field.get(to, UNREACHABLE) <= field[at]:
                yield to, step_price(pits, at, to), None
        if paid and (at == self.here or self._resting >> at & 1):
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
        near = self.ground.floor.near[square]
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
                for onward in bits(self.floor.near[at] & layer):
                    total = count + (occupied >> onward & 1)
                    following[onward] = min(following.get(onward, total), total)
            met = following
        return min(met.values(), default=0)

    def spaces(self, leg: Leg) -> list[Space]:
        return [self.ground.spaces[square] for square in leg.squares]


def layers_around(g: Machina, floor: Floor, goal: int, through: int) -> list[int]:
    """The squares by their distance to one; they are kept, as monsters look again and again at the same explorers."""
    known = g.derived("layers", dict[tuple[int, int], list[int]])
    found = known.get((goal, through))
    if found is None:
        found = known[goal, through] = [1 << goal, *rings(1 << goal, floor.around, through)]
    return found


def _fewest(squares: list[int], count: Callable[[int], int]) -> list[int]:
    """Those of some squares for which something is least."""
    if len(squares) < 2:
        return squares
    counts = [count(square) for square in squares]
    least = min(counts)
    return [square for square, each in zip(squares, counts, strict=True) if each == least]
