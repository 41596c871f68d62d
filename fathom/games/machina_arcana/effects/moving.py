"""Units are moved about: moves without paying, pushes and pulls, teleports, swaps (FX1, FX4, FX5, TGT8)."""

from functools import partial

from fathom.games.machina_arcana.actions import Place
from fathom.games.machina_arcana.effects.conditions import landings
from fathom.games.machina_arcana.effects.units import OnUnits, stands_firm
from fathom.games.machina_arcana.events import Landed, Shoved
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deciding import seat_for
from fathom.games.machina_arcana.steps.fighting.attacks import explode, is_barrel
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.fighting.striking import Strike, push_strikes
from fathom.games.machina_arcana.steps.monsters.pursuing import HeadForNearest
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.activating import pull_lever
from fathom.games.machina_arcana.steps.spaces.moving import GoAcross, Walk, enter, pits_within, reach, way
from fathom.games.machina_arcana.steps.spaces.places import anywhere, figure, free, is_pit, nearest, nearest_free, put
from fathom.games.machina_arcana.steps.using.passives import has
from fathom.kernel import Ask, Flow, Refusal, Step, cites
from fathom.kernel.cards.effects import Context, Effect, Selection

TOO_FAR = Refusal("TGT8d", "not-in-reach")
NOT_IN_RANGE = Refusal("FX4a", "not-in-reach")
NOT_NEAREST = Refusal("FX4c", "not-nearest")


class MoveUpTo(OnUnits, frozen=True):
    """Units move up to so many spaces; `led`: the user chooses the ways, else their own side (TGT8b to TGT8d)."""

    move_up_to: int
    led: bool = False
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(MoveFreely(unit, self.move_up_to, ctx.seat if self.led else -1))


@cites("TGT8b", "TGT8c")
class MoveFreely(Step):
    """A unit moves without paying: its player chooses where to, a dumb monster heads for its nearest explorer."""

    unit: Unit
    spaces: int
    led_by: int = -1

    def run(self, g: Machina) -> Flow:
        if not g.is_here(self.unit):
            return
        monster = g.monster(self.unit)
        if monster is not None and self.led_by < 0 and not g.scheming and monster.master < 0:
            g.push(HeadForNearest(self.unit, self.spaces))
            return
        there = reach(g, self.unit, self.spaces, out=figure(g, self.unit).stamina if g.now == self.unit else 0)
        seat = self.led_by if self.led_by >= 0 else seat_for(g, self.unit)
        goals = dict.fromkeys(
            [g.space_of(self.unit), *there.steps, *there.crossing, *pits_within(g, self.unit, there, self.spaces)]
        )
        judge = among([Place(to) for to in goals], partial(anywhere, g), TOO_FAR)
        match (yield Ask.judged(seat, judge, Prompt.MOVE_UP_TO, {"unit": self.unit})):
            case Place(to) if to in there.steps:
                g.push(Walk(self.unit, way(g, self.unit, to, paid=False), False))
            case Place(to) if to in there.crossing:
                g.push(GoAcross(self.unit, to, 0))
            case Place(to) if to != g.space_of(self.unit):
                enter(g, self.unit, to, g.explorers[self.led_by].unit if self.led_by >= 0 else None)


class Push(OnUnits, frozen=True):
    """Push units away from whoever does it (FX5)."""

    push: int
    on: Selection | None = None
    pushes = shoves = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        push_strikes(g, Shove(unit, Unit(str(ctx.actor)), self.push, 1))


class Pull(OnUnits, frozen=True):
    pull: int
    on: Selection | None = None
    pushes = shoves = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        push_strikes(g, Shove(unit, Unit(str(ctx.actor)), self.pull, -1))


@cites("FX5c", "FX5d")
class Shove(Strike):
    """Push or pull a unit one space, then the next; the direction is found anew for each (FX5c to FX5e)."""

    unit: Unit
    by: Unit
    spaces: int
    way: int

    def strike(self, g: Machina) -> None:
        here = {each.unit for each in g.units()}
        if self.unit not in here or self.by not in here or self.unit == self.by:
            return
        if stands_firm(g, self.unit):
            return
        ground = g.ground
        grid = ground.floor.grid
        origin, at = ground.square(g.space_of(self.by)), ground.square(g.space_of(self.unit))  # FX5b
        across, down = grid.offset(origin, at)
        step = (_sign(across) * self.way, _sign(down) * self.way)
        column, row = grid.column_row(at)
        x, y = column + step[0], row + step[1]
        if not (0 <= x < grid.columns and 0 <= y < grid.rows):
            return
        to = grid.square(x, y)
        if to == origin or not ground.floor.adjacent(at, to):
            return  # FX5i
        space = ground.spaces[to]
        if g.squares(Kind.LEVER) >> to & 1:
            pull_lever(g, self.unit, space, self.by)  # FX5f
        elif is_barrel(g, space):
            explode(g, space, self.by)  # FX5g
        elif free(g) >> to & 1:
            g.stand(figure(g, self.unit), space)  # FX5a
            g.tell(Shoved(self.unit, space))
            if is_pit(g, space):
                destroy(g, self.unit, self.by)  # FX3b, TILE3f
            elif self.spaces > 1:
                push_strikes(g, Shove(self.unit, self.by, self.spaces - 1, self.way))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Teleport(OnUnits, frozen=True):
    """Units choose a free space within range, whatever is between (FX4a, FX4b); monsters have a player choose."""

    teleport: int
    on: Selection | None = None
    pushes = withstands = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(TeleportUnit(unit, self.teleport, Unit(str(ctx.actor or ""))))


@cites("FX4a", "FX4b")
class TeleportUnit(Step):
    unit: Unit
    range: int
    by: Unit

    def run(self, g: Machina) -> Flow:
        if not g.is_here(self.unit):
            return
        ground, here = g.ground, g.space_of(self.unit)
        places = [Place(space) for space in ground.spaces_of(free(g)) if ground.apart(here, space) <= self.range]
        if not places:
            return
        judge = among(places, partial(anywhere, g), NOT_IN_RANGE)
        match (yield Ask.judged(seat_for(g, self.unit), judge, Prompt.TELEPORT, {"unit": self.unit})):
            case Place(space):
                put(g, self.unit, space, self.by or None)


class TeleportTo(OnUnits, frozen=True):
    """To the nearest space of a kind on the unit's tile that is not destroyed (FX4c, FX4d)."""

    teleport_to: Kind
    on: Selection | None = None
    pushes = withstands = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(TeleportNear(unit, self.teleport_to, ctx.seat, Unit(str(ctx.actor or ""))))


@cites("FX4c", "FX4d")
class TeleportNear(Step):
    unit: Unit
    kind: Kind
    seat: int
    by: Unit

    def run(self, g: Machina) -> Flow:
        if not g.is_here(self.unit):
            return
        ground, here = g.ground, g.space_of(self.unit)
        goals = nearest(g, here, ground.spaces_of(g.squares(self.kind) & ground.on_tile(here)))
        places = [Place(space) for goal in goals for space in nearest_free(g, goal)]  # TGT3b
        if not places or here in goals:
            return
        space = places[0].space
        if len(places) > 1:
            explorer = g.explorer(self.unit)
            seat = explorer.seat if explorer is not None else self.seat
            judge = among(list(dict.fromkeys(places)), partial(anywhere, g), NOT_NEAREST)
            match (yield Ask.judged(seat, judge, Prompt.TELEPORT_NEAR, {"unit": self.unit})):
                case Place(space):
                    pass
        put(g, self.unit, space, self.by or None)


class Swap(OnUnits, frozen=True):
    """The user and another unit exchange their places (FX1a)."""

    swap: Selection | None = None
    withstands = True

    @property
    def whom(self) -> Selection | None:
        return self.swap

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        user = Unit(str(ctx.actor))
        if unit == user:
            return
        here, there = g.space_of(user), g.space_of(unit)
        for each, space in ((unit, here), (user, there)):
            g.stand(figure(g, each), space)
            g.tell(Landed(each, space))
        for each in (unit, user):
            if is_pit(g, g.space_of(each)) and not has(g, each, Trait.OVER_PITS):
                destroy(g, each, user)


class Leap(Effect, frozen=True):
    """The user teleports to a free space beside the nearest explorer, within so many spaces."""

    leap: int

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(landings(g, Unit(str(ctx.actor)), self.leap))

    def run(self, g: Machina, ctx: Context) -> Flow:
        unit = Unit(str(ctx.actor))
        places = [Place(space) for space in landings(g, unit, self.leap)]
        space = places[0].space
        monster = g.monster(unit)
        decided = g.scheming or (monster is not None and monster.master >= 0)  # AI2a, FX2a
        if len(places) > 1 and (g.ties_asked or decided):
            judge = among(places, partial(anywhere, g), NOT_NEAREST)
            match (yield Ask.judged(ctx.seat, judge, Prompt.LEAP, {"unit": unit})):
                case Place(space):
                    pass
        put(g, unit, space, unit)
