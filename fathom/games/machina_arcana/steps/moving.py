"""Moving: where a unit can go, and going there step by step (TILE2, TILE3, ETH2, CELL4)."""

from typing import NamedTuple

from fathom.games.machina_arcana.events import Moved
from fathom.games.machina_arcana.library import Moment, Trait
from fathom.games.machina_arcana.passives import has
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.health import destroy
from fathom.games.machina_arcana.steps.places import figure, free
from fathom.games.machina_arcana.steps.triggers import trigger
from fathom.games.machina_arcana.steps.windows import Window
from fathom.games.machina_arcana.targets import obstacles
from fathom.games.machina_arcana.tiles import Space
from fathom.kernel import Step, cites
from fathom.kernel.paths import bits, rings


class Reach(NamedTuple):
    """Where a unit can go: by single steps, and by crossing what is in the way; both with the stamina they take."""

    steps: dict[Space, int]
    crossing: dict[Space, int]
    pits: list[Space]


def may_move(g: Machina, unit: Unit) -> bool:
    return not has(g, unit, Trait.IMMOBILE) and not has(g, unit, Trait.HELD)  # TILE2e


def reach(g: Machina, unit: Unit, stamina: int) -> Reach:
    """Everything in reach of so much stamina, nearest first."""
    if not stamina or not may_move(g, unit):
        return Reach({}, {}, [])
    ground = g.ground
    start, open_, pit = 1 << ground.square(g.space_of(unit)), free(g), g.squares(Kind.PIT)
    over_pits = has(g, unit, Trait.OVER_PITS)
    dry = open_ & ~pit
    steps = _dry(g, start, dry, stamina) if not over_pits else _over_pits(g, start, dry, open_ & pit, stamina)
    crossing: dict[Space, int] = {}
    over = crossable(g, unit)
    if over:
        for far, ring in enumerate(rings(start, ground.floor.around, dry | over), 1):
            if far > stamina:
                break
            crossing.update(
                (space, far) for space in ground.spaces_of(ring & dry) if steps.get(space, stamina + 1) > far
            )
    into = [] if over_pits else ground.spaces_of(ground.floor.around(start) & open_ & pit)
    return Reach(steps, crossing, into)


def _dry(g: Machina, start: int, dry: int, stamina: int) -> dict[Space, int]:
    found: dict[Space, int] = {}
    for far, ring in enumerate(rings(start, g.ground.floor.around, dry), 1):
        if far > stamina:
            break
        found.update(dict.fromkeys(g.ground.spaces_of(ring), far))
    return found


def _over_pits(g: Machina, start: int, dry: int, pits: int, stamina: int) -> dict[Space, int]:
    """Into pits for 1, from pit to pit for nothing, and out for 1: never with nothing left to get out (TILE3c to e)."""
    ground = g.ground
    cost = dict.fromkeys(bits(start), 0)
    for paid in range(stamina + 1):
        here = sum(1 << square for square, price in cost.items() if price == paid)
        wet = here & (pits | (start & g.squares(Kind.PIT)))
        while more := ground.floor.around(wet) & pits & ~wet:
            wet |= more
        for square in bits(wet & ~here):
            cost.setdefault(square, paid)
        ring = ground.floor.around(here | wet)
        for square in bits(ring & (dry | pits)):
            cost.setdefault(square, paid + 1)
    return {
        ground.spaces[square]: price
        for square, price in sorted(cost.items(), key=lambda each: each[1])
        if not start >> square & 1 and price + (pits >> square & 1) <= stamina
    }


def crossable(g: Machina, unit: Unit) -> int:
    """Squares that a unit may go over but not stop on (TILE3a, ETH2)."""
    if has(g, unit, Trait.OVER_OBSTACLES):
        return obstacles(g)
    ground = g.ground
    if has(g, unit, Trait.ETHEREAL):
        return g.occupied  # ETH2b
    return ground.squares(
        each.space for each in g.units() if each.space is not None and has(g, each.unit, Trait.ETHEREAL)
    )  # ETH2a


def way(g: Machina, unit: Unit, to: Space) -> list[Space]:
    """A shortest way by single steps, without its start."""
    ground = g.ground
    through = free(g) if has(g, unit, Trait.OVER_PITS) else free(g) & ~g.pits
    start, goal = ground.square(g.space_of(unit)), ground.square(to)
    layers = [1 << start]
    for ring in rings(1 << start, ground.floor.around, through):
        layers.append(ring)
        if ring >> goal & 1:
            break
    back, at = [to], goal
    for ring in reversed(layers[1:-1]):
        at = next(bits(ground.floor.around(1 << at) & ring))
        back.append(ground.spaces[at])
    return back[::-1]


@cites("TILE2a", "TILE2b", "TILE2d")
class Walk(Step):
    """Go on along a way, a stamina for each space; between two steps others may speak up (ABL3a)."""

    unit: Unit
    way: list[Space]
    paid: bool = True

    def run(self, g: Machina) -> None:
        if not any(each.unit == self.unit for each in g.units()) or not may_move(g, self.unit):
            return
        to, *rest = self.way
        ground, who = g.ground, figure(g, self.unit)
        assert who.space is not None
        open_ = free(g) >> ground.square(to) & 1 and ground.adjacent(who.space, to)
        price = self._price(g, who.space, to)
        if not open_ or who.stamina < price:
            return
        if rest:
            g.push(Window(), Walk(self.unit, rest, self.paid))
        who.stamina -= price
        enter(g, self.unit, to)

    def _price(self, g: Machina, here: Space, to: Space) -> int:
        pit = g.squares(Kind.PIT)
        both = pit >> g.ground.square(here) & pit >> g.ground.square(to) & 1
        return 0 if both or not self.paid else 1  # TILE3d


@cites("TILE3a", "TILE3b")
class GoAcross(Step):
    """Go over what is in the way to a free space, in one action."""

    unit: Unit
    to: Space
    stamina: int

    def run(self, g: Machina) -> None:
        figure(g, self.unit).stamina -= self.stamina
        enter(g, self.unit, self.to)


def enter(g: Machina, unit: Unit, to: Space) -> None:
    """A unit moves into a space; a pit destroys it unless it can cross pits (CELL4a)."""
    figure(g, unit).space = to
    g.tell(Moved(unit, to))
    if g.squares(Kind.PIT) >> g.ground.square(to) & 1 and not has(g, unit, Trait.OVER_PITS):
        destroy(g, unit, unit)
        return
    trigger(g, Moment.MOVES, unit)
