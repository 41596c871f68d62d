"""Moving: where a unit can go, and going there step by step (TILE2, TILE3, ETH2, CELL4)."""

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import NamedTuple

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.events import Moved
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Moment, Trait
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.spaces.places import figure, free, is_pit
from fathom.games.machina_arcana.steps.spaces.targets import obstacles
from fathom.games.machina_arcana.steps.using.passives import Supposed, has, nobody_has
from fathom.games.machina_arcana.steps.using.triggers import trigger
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel import Step, cites
from fathom.kernel.maps.paths import bits, costs, rings

FAR = 1000  # more than there are steps to any space
STAMINA_FIRST = 1000  # more than there are steps on a way


class Reach(NamedTuple):
    """Where a unit can go: by single steps, and by crossing what is in the way; both with the stamina they take."""

    steps: dict[Space, int]
    crossing: dict[Space, int]
    pits: list[Space]


def may_move(g: Machina, unit: Unit) -> bool:
    return not has(g, unit, Trait.IMMOBILE) and not has(g, unit, Trait.HELD)  # TILE2e


def reach(g: Machina, unit: Unit, stamina: int, out: int | None = None) -> Reach:
    """Everything in reach of so much stamina, nearest first.

    Whoever crosses pits stops in one only if it can still get out: with what is left of the stamina, or with `out` if
    it moves for nothing; then every space counts, also from pit to pit (TGT8d).
    """
    if not stamina or not may_move(g, unit):
        return Reach({}, {}, [])
    ground = g.ground
    start, open_, pit = ground.square(g.space_of(unit)), free(g), g.pits
    if pit and has(g, unit, Trait.OVER_PITS):
        return _over_pits(g, start, open_, crossable(g, unit), stamina, out)
    dry, over = open_ & ~pit, crossable(g, unit, stamina)
    steps = _dry(g, start, dry, stamina)
    crossing: dict[Space, int] = {}
    if over:
        for far, ring in enumerate(rings(1 << start, ground.floor.around, dry | over), 1):
            if far > stamina:
                break
            crossing.update(
                (space, far) for space in ground.spaces_of(ring & dry) if steps.get(space, stamina + 1) > far
            )
    return Reach(steps, crossing, ground.spaces_of(ground.floor.near[start] & open_ & pit) if pit else [])


def _dry(g: Machina, start: int, dry: int, stamina: int) -> dict[Space, int]:
    spaces = g.ground.spaces
    near = _rings_within(g, start, dry, stamina)
    return {spaces[square]: far for far, ring in enumerate(near, 1) for square in ring}


def _kept_rings(g: Machina) -> dict[tuple[int, int], list[list[int]]]:
    """The squares around one by the steps it takes to go there: found for a question, and kept for its answer."""
    return g.derived("rings", dict)


def _rings_within(g: Machina, start: int, through: int, steps: int) -> list[list[int]]:
    kept = _kept_rings(g)
    found = kept.get((start, through), [])
    if len(found) < steps:
        kept.clear()
        found = kept[start, through] = list(islice(g.ground.floor.rings(start, through), steps))
    return found[:steps]


def _over_pits(g: Machina, start: int, open_: int, over: int, stamina: int, out: int | None) -> Reach:
    steps = _stops(g, start, open_, open_, stamina, out)
    crossing = _stops(g, start, open_ | over, open_, stamina, out) if over else {}
    farther = stamina + 1
    return Reach(steps, {to: price for to, price in crossing.items() if price < steps.get(to, farther)}, [])


def _stops(g: Machina, start: int, through: int, open_: int, stamina: int, out: int | None) -> dict[Space, int]:
    """Where a unit that crosses pits may stop, and the stamina it takes: into pits 1, from pit to pit nothing, and out
    1, but never into one with nothing left to get out (TILE3c to TILE3e)."""
    ground, pits = g.ground, g.pits
    near, free_among = ground.floor.near, pits if out is None else 0

    def prices(square: int) -> Iterator[tuple[int, int]]:
        return ((other, step_price(free_among, square, other)) for other in bits(near[square] & through))

    return {
        ground.spaces[square]: price
        for square, price in costs(start, prices, limit=stamina).items()
        if open_ >> square & 1 and (not pits >> square & 1 or (stamina - price if out is None else out))
    }


def crossable(g: Machina, unit: Unit, steps: int = FAR) -> int:
    """Squares that a unit may go over but not stop on (TILE3a, ETH2); of units only those so many steps away."""
    if has(g, unit, Trait.OVER_OBSTACLES):
        return obstacles(g)
    if nobody_has(g, Trait.ETHEREAL):
        return 0
    ethereal, ground, here = has(g, unit, Trait.ETHEREAL), g.ground, g.space_of(unit)
    return g.ground.squares(
        each.space
        for each in g.units()
        if each.space is not None
        and each.unit != unit
        and ground.apart(here, each.space) <= steps
        and (ethereal or has(g, each.unit, Trait.ETHEREAL))
        and _still_passes(g, unit, each.unit)
    )


def _still_passes(g: Machina, unit: Unit, other: Unit) -> bool:
    """Whether a unit may go through another when it has come next to it: somebody may then be ethereal no more."""
    beside = g.ground.spaces_of(g.ground.near(g.space_of(other)) & g.footing)
    return any(
        has(g, each, Trait.ETHEREAL, supposing=Supposed(unit, space)) for space in beside for each in (unit, other)
    )  # ETH2a, ETH2b


def pits_within(g: Machina, unit: Unit, there: Reach, spaces: int) -> list[Space]:
    """Pits that destroy a unit with its last step, if it has so many."""
    if not (there.pits or there.steps) or has(g, unit, Trait.OVER_PITS):
        return []
    ground = g.ground
    before = ground.squares(space for space, far in there.steps.items() if far < spaces)
    edge = ground.floor.around(before) & free(g) & g.pits & ~ground.squares(there.steps)
    return list(dict.fromkeys([*there.pits, *ground.spaces_of(edge)]))


def must_leave(g: Machina, unit: Unit, there: Reach) -> bool:
    """Whether a unit that crosses pits stands in one and can still get out: it may not end its turn there (TILE3e)."""
    return bool(g.pits) and over_pit(g, unit) and any(not is_pit(g, space) for space in (*there.steps, *there.crossing))


def over_pit(g: Machina, unit: Unit) -> bool:
    """Whether a unit stands in a pit that it is able to cross."""
    return is_pit(g, g.space_of(unit)) and has(g, unit, Trait.OVER_PITS)


def end_over_pit(g: Machina, unit: Unit) -> None:
    """Whoever could not leave a pit before its turn ends is destroyed after all (TILE3e)."""
    if g.is_here(unit) and over_pit(g, unit):
        destroy(g, unit, unit)


def way(g: Machina, unit: Unit, to: Space, *, paid: bool = True) -> list[Space]:
    """A cheapest way by single steps, without its start; one with the fewest if they are not `paid` for."""
    if has(g, unit, Trait.OVER_PITS):
        return _way_over_pits(g, unit, to, g.pits if paid else 0)
    ground = g.ground
    at, near = ground.square(to), ground.floor.near
    back = [to]
    for ring in reversed(_rings_before(g, ground.square(g.space_of(unit)), at)):
        beside = near[at]
        at = next(square for square in ring if beside >> square & 1)
        back.append(ground.spaces[at])
    return back[::-1]


def _rings_before(g: Machina, start: int, at: int) -> list[list[int]]:
    """The squares around a unit, up to those next to one."""
    dry = free(g) & ~g.pits
    kept = _kept_rings(g).get((start, dry), ())
    for far, ring in enumerate(kept):
        if at in ring:
            return list(kept[:far])
    return list(takewhile(lambda ring: at not in ring, g.ground.floor.rings(start, dry)))


def _way_over_pits(g: Machina, unit: Unit, to: Space, pits: int) -> list[Space]:
    ground, open_ = g.ground, free(g)
    start, at = ground.square(g.space_of(unit)), ground.square(to)

    def prices(square: int) -> Iterator[tuple[int, int]]:
        """Stamina first, then the number of steps."""
        for other in bits(ground.floor.near[square] & (open_ | 1 << start)):
            yield other, STAMINA_FIRST * step_price(pits, square, other) + 1

    paid = costs(start, prices, goal=at)
    back = []
    while at != start:
        back.append(ground.spaces[at])
        at = next(other for other, price in prices(at) if paid.get(other, paid[at]) + price == paid[at])
    return back[::-1]


def step_price(pits: int, here: int, to: int) -> int:
    """From pit to pit a step is free (TILE3c, TILE3d)."""
    return 0 if pits >> here & pits >> to & 1 else 1


@cites("TILE2a", "TILE2b", "TILE2d")
class Walk(Step):
    """Go on along a way, a stamina for each space; between two steps others may speak up (ABL3a).

    A way that is not `paid` is the effect of something else, which nobody interrupts (ABL3b).
    """

    unit: Unit
    way: list[Space]
    paid: bool = True

    def run(self, g: Machina) -> None:
        who, way = g.figures.get(self.unit), self.way
        if who is None or not may_move(g, self.unit):
            return
        triggers = Moment.MOVES in g.passives
        while way and self._pay_step(g, who, way[0]):
            to, way = way[0], way[1:]
            if triggers or is_pit(g, to):
                self._go_on(g, way)
                way = []
            enter(g, self.unit, to)
            if way and self.paid and any(True for _ in Window().asked(g)):
                self._go_on(g, way)
                return

    def _pay_step(self, g: Machina, who: Explorer | Monster, to: Space) -> bool:
        """Whether the unit can still go to the next space; if so it has paid for it."""
        squares = g.ground.by_space
        if who.space is None or to not in squares:
            return False  # others have brought a new board meanwhile (ABL3a)
        here, there = squares[who.space], squares[to]
        price = step_price(g.pits, here, there) if self.paid else 0
        if who.stamina < price or not g.ground.floor.near[here] & free(g) & 1 << there:
            return False
        if is_pit(g, to) and not self._leaves_again(g, who.stamina - price):
            return False  # it has opened meanwhile (CELL4a, TILE3e)
        who.stamina -= price
        return True

    def _leaves_again(self, g: Machina, stamina: int) -> bool:
        """Whether a unit with so much stamina left may enter a pit, as it crosses pits and can get out."""
        return has(g, self.unit, Trait.OVER_PITS) and (stamina > 0 or not self.paid)

    def _go_on(self, g: Machina, rest: list[Space]) -> None:
        """Leave the rest of the way to a step of its own: something comes first."""
        if rest:
            onward = Walk(self.unit, rest, self.paid)
            g.push(*((Window(), onward) if self.paid else (onward,)))


@cites("TILE3a", "TILE3b")
class GoAcross(Step):
    """Go over what is in the way to a free space, in one action."""

    unit: Unit
    to: Space
    stamina: int

    def run(self, g: Machina) -> None:
        figure(g, self.unit).stamina -= self.stamina
        enter(g, self.unit, self.to)


def enter(g: Machina, unit: Unit, to: Space, by: Unit | None = None) -> None:
    """A unit moves into a space, or `by` another; a pit destroys it unless it can cross pits (CELL4a)."""
    g.step(figure(g, unit), to)
    g.tell(Moved(unit, to))
    if is_pit(g, to) and not has(g, unit, Trait.OVER_PITS):
        destroy(g, unit, by or unit)
        return
    trigger(g, Moment.MOVES, unit)
