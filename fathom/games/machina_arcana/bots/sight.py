"""The table as an explorer sees it: ways, who is where, and what the monsters may do to whom."""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.blows import Drag, blows, drags, shoves
from fathom.games.machina_arcana.bots.dice import chance
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Moment, Number, Trait, When, chapters, printed
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import BEAST, Machina
from fathom.games.machina_arcana.steps.spaces.places import free
from fathom.games.machina_arcana.steps.using.passives import has, number
from fathom.kernel.maps.paths import bits, flood, rings

FAR = 99


class Foe(NamedTuple):
    """A monster on the board: where, how much health it has left, and how it defends itself."""

    monster: Monster
    square: int
    left: int
    armor: int
    will: int
    stamina: int
    fixed: bool

    @property
    def unit(self) -> Unit:
        return self.monster.unit


class Sight:
    """What one explorer makes of the table, for one answer."""

    def __init__(self, view: Machina, seat: int) -> None:
        self.view, self.seat = view, seat
        self.ground = view.ground
        self.floor = self.ground.floor
        self.me: Explorer = view.explorers[seat]

    # ------------------------------------------------------------------------------------------ units

    @cached_property
    def here(self) -> int:
        return self.ground.square(self.me.at)

    @cached_property
    def allies(self) -> list[Explorer]:
        return [each for each in self.view.here if each is not self.me and each.space is not None]

    @cached_property
    def foes(self) -> list[Foe]:
        view = self.view
        return [
            Foe(
                each,
                self.ground.square(each.space),
                number(view, each.unit, Number.HEALTH) - each.wounds,
                number(view, each.unit, Number.ARMOR),
                number(view, each.unit, Number.WILL),
                number(view, each.unit, Number.STAMINA),
                has(view, each.unit, Trait.IMMOBILE),
            )
            for each in view.queue
            if each.space is not None and each.space in self.ground.by_space
        ]

    def foe(self, unit: Unit) -> Foe | None:
        return next((each for each in self.foes if each.unit == unit), None)

    def defense(self, explorer: Explorer, magic: bool) -> int:
        return number(self.view, explorer.unit, Number.WILL if magic else Number.ARMOR)

    @property
    def strength(self) -> int:
        """Hits that the explorer can take."""
        return self.me.health + self.me.essence

    # ------------------------------------------------------------------------------------------- ways

    @cached_property
    def room(self) -> int:
        """Squares to go through: no pits."""
        return free(self.view) & ~self.view.pits

    @cached_property
    def layers(self) -> list[int]:
        """The squares by the steps it takes to go there."""
        return [1 << self.here, *rings(1 << self.here, self.floor.around, self.room)]

    def within(self, steps: int) -> int:
        """The squares that can be reached with so much stamina, the own one included."""
        found = 0
        for layer in self.layers[: steps + 1]:
            found |= layer
        return found

    def steps_to(self, goal: int) -> int:
        """Steps to the nearest square of a bitboard."""
        return next((far for far, layer in enumerate(self.layers) if layer & goal), FAR)

    def beside(self, square: int) -> int:
        """Where to stand next to a square."""
        return self.floor.near[square] & (self.room | 1 << self.here)

    # ------------------------------------------------------------------------------------------ danger

    def reach_of(self, foe: Foe) -> list[int]:
        """The squares by their distance to a monster, as far as it may matter."""
        found = self._reaches.get(foe.unit)
        if found is None:
            through = self.ground.passable & ~self.view.destroyed & ~self.view.pits
            most = foe.stamina + 5
            found = [1 << foe.square]
            for ring in rings(1 << foe.square, self.floor.around, through):
                found.append(ring)
                if len(found) > most:
                    break
            self._reaches[foe.unit] = found
        return found

    @cached_property
    def _reaches(self) -> dict[str, list[int]]:
        return {}

    def hits(self, foe: Foe, explorer: Explorer, away: int, same_tile: bool) -> float:
        """The hits that a monster may be expected to land in a round on somebody so far away."""
        best = 0.0
        for blow in blows(foe.monster.card):
            steps = max(0, away - blow.reach) if blow.reach else 0 if same_tile else FAR
            if steps and (foe.fixed or steps > foe.stamina):
                continue
            needed = self._defenses[explorer.card][blow.magic]
            best = max(best, (foe.stamina - steps) // blow.cost * chance(blow.high, blow.low, needed))
        return best

    def _blows_of(self, foe: Foe) -> list[tuple[float, float]]:
        """The hits to be expected of a monster by its distance, on its own tile and elsewhere."""
        found = self._blows.get(foe.unit)
        if found is None:
            away = range(len(self.reach_of(foe)))
            found = [(self.hits(foe, self.me, far, True), self.hits(foe, self.me, far, False)) for far in away]
            self._blows[foe.unit] = found
        return found

    @cached_property
    def _blows(self) -> dict[str, list[tuple[float, float]]]:
        return {}

    @cached_property
    def _defenses(self) -> dict[str, tuple[int, int]]:
        return {each.card: (self.defense(each, False), self.defense(each, True)) for each in self.view.here}

    def distance(self, foe: Foe, square: int) -> int:
        return next((far for far, layer in enumerate(self.reach_of(foe)) if layer >> square & 1), FAR)

    @cached_property
    def pursued(self) -> dict[str, int]:
        """For each monster how far its nearest other explorer is: a farther one is left alone."""
        return {
            foe.unit: min(
                (self.distance(foe, self.ground.square(each.space)) for each in self.allies if each.space is not None),
                default=FAR,
            )
            for foe in self.foes
        }

    @cached_property
    def dangers(self) -> list[tuple[float, int]]:
        """The squares in reach by what it costs to end the turn there, the safest first."""
        by_cost: dict[float, int] = {}
        for square, cost in self.costs(self.within(self.me.stamina)).items():
            by_cost[cost] = by_cost.get(cost, 0) | 1 << square
        return sorted(by_cost.items())

    def costs(self, board: int) -> dict[int, float]:
        """What it costs to end the turn on the squares of a bitboard."""
        known = self._costs.get(board)
        if known is None:
            known = self._costs[board] = self._found_costs(board)
        return known

    @cached_property
    def _costs(self) -> dict[int, dict[int, float]]:
        return {}

    def _found_costs(self, board: int) -> dict[int, float]:
        expected: dict[int, float] = dict.fromkeys(bits(board), 0.0)
        tile_of = self.ground.tiles
        for foe in self.foes:
            home = next((board for board in tile_of.values() if board >> foe.square & 1), 0)
            others = self.pursued[foe.unit]
            for far, (layer, (near, apart)) in enumerate(zip(self.reach_of(foe), self._blows_of(foe), strict=True)):
                share = 1.0 if far <= others else 0.15
                if near:
                    for square in bits(layer & board):
                        expected[square] += share * (near if home >> square & 1 else apart)
        falls = self.falls(expected)
        prices = {hits: self.cost_of(hits) for hits in {*expected.values()}}
        return {
            square: round(prices[hits] + falls.get(square, 0.0) * weights.DEATH, 2) for square, hits in expected.items()
        }

    def falls(self, squares: Iterable[int]) -> dict[int, float]:
        """The chance to be pulled or pushed into a pit, for squares where the turn could end."""
        pits = self.view.pits
        if not pits:
            return {}
        edge = self.floor.around(pits)
        found = {square: weights.EDGE for square in squares if edge >> square & 1}
        for foe in self.foes:
            card = foe.monster.card
            for drag in drags(card):
                found.update((square, weights.PULLED) for square in squares if self._pulled_in(foe, square, drag))
            if not shoves(card):
                continue
            for square, risk in found.items():
                if self.distance(foe, square) <= foe.stamina:
                    pushed = weights.PUSHED if self._falls(foe, square, shoves(card), 1) else weights.ASKEW
                    found[square] = max(risk, pushed)
        return found

    def _pulled_in(self, foe: Foe, square: int, drag: Drag) -> bool:
        """Whether a pull leads over a pit, as long as nothing is in its way."""
        if not 1 < GRID.apart(foe.square, square) <= drag.reach or not self.floor.sees(foe.square, square):
            return False
        return self._falls(foe, square, drag.spaces, -1)

    def _falls(self, foe: Foe, square: int, spaces: int, way: int) -> bool:
        """Whether there is a pit on the way of somebody who is pushed (1) or pulled (-1) by a monster."""
        for _ in range(spaces):
            across, down = GRID.offset(foe.square, square)
            column, row = GRID.column_row(square)
            column, row = column + way * _sign(across), row + way * _sign(down)
            if not (0 <= column < GRID.columns and 0 <= row < GRID.rows):
                return False
            square = GRID.square(column, row)
            if self.view.pits >> square & 1:
                return True
        return False

    def cost_of(self, hits: float) -> float:
        """What so many hits would cost, with the risk of being destroyed."""
        risk: float = min(1.0, (hits / (self.strength + 0.5)) ** weights.STEEP)
        return hits * weights.HEALTH + risk * weights.DEATH

    def safest(self, start: int, steps: int) -> tuple[float, int]:
        """What it costs to end the turn within so many steps of a square, and the squares where it costs no more."""
        found = self._safest.get((start, steps))
        if found is None:
            around = flood(1 << start, self.floor.around, max(0, steps), self.room | 1 << self.here)
            found = self._safest[start, steps] = self.safest_of(1 << start | around)
        return found

    @cached_property
    def _safest(self) -> dict[tuple[int, int], tuple[float, int]]:
        return {}

    def safest_of(self, board: int) -> tuple[float, int]:
        for cost, squares in self.dangers:
            if squares & board:
                return cost, squares & board
        return 0.0, board

    def danger_at(self, square: int) -> float:
        if self.within(self.me.stamina) >> square & 1:
            return self.safest_of(1 << square)[0]
        return self.costs(1 << square)[square]

    def menace(self, foe: Foe) -> float:
        """The hits that a monster lands in a round on whoever is next to it, on average."""
        team = self.view.here
        return sum(self.hits(foe, each, 1, True) for each in team) / max(1, len(team))

    def worth_of_kill(self, foe: Foe) -> float:
        """What it brings to destroy a monster: essence, and peace."""
        if foe.unit == BEAST:
            return weights.HIT_TO_WIN * foe.left
        near = min(self.distance(foe, self.here), self.pursued[foe.unit])
        peace = weights.KILL * self.menace(foe) * (1.0 if near <= foe.stamina + 1 else 0.6)
        counted = weights.HORROR if self.view.finale else weights.COUNTED
        return weights.ESSENCE + peace + (counted if self.kills_count else 0.0)

    # ------------------------------------------------------------------------------------------- chapter

    @cached_property
    def kills_count(self) -> bool:
        """Whether the card in play counts destroyed monsters: a chapter leads on, a finale answers with horror."""
        kills = any(isinstance(each, When) and each.when is Moment.KILLS for each in printed(self.view.current).passive)
        return kills and self.view.exit is None

    @cached_property
    def by_space(self) -> bool:
        """Whether a chapter space leads to the next chapter now."""
        view = self.view
        return view.exit is None and not view.finale and not chapters()[view.current].blocking

    @cached_property
    def team_essence(self) -> int:
        return sum(each.essence for each in self.view.here)

    def places(self, kind: Kind) -> list[int]:
        """The squares of a kind that are not destroyed."""
        return bits(self.view.squares(kind))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def apart(one: int, other: int) -> int:
    return GRID.apart(one, other)
