"""What is done to units: attacks, losses and gains, continuing effects, and being moved about (ATK1, FX1 to FX5)."""

from fathom.games.machina_arcana.actions import PickUnit, Place
from fathom.games.machina_arcana.effects.conditions import landings
from fathom.games.machina_arcana.effects.selections import Each, One, Scope, Target, User, origin
from fathom.games.machina_arcana.events import Shoved
from fathom.games.machina_arcana.library import Active, Group, Melee, Number, Ranged, Reach, Trait, items, printed
from fathom.games.machina_arcana.passives import has, keep_to_maximum
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.state import BEAST, HORROR, Machina
from fathom.games.machina_arcana.steps.activating import destroy_space
from fathom.games.machina_arcana.steps.attacks import Attack as AttackStep
from fathom.games.machina_arcana.steps.attacks import Dice, around, explode, is_barrel, spring_traps, stands
from fathom.games.machina_arcana.steps.health import LoseHealth, banish, destroy, regain
from fathom.games.machina_arcana.steps.marks import hold, put_marker
from fathom.games.machina_arcana.steps.moving import Walk, may_move, reach, way
from fathom.games.machina_arcana.steps.places import figure, free, is_pit, nearest_free, put
from fathom.games.machina_arcana.steps.triggers import handler
from fathom.kernel import Ask, Flow, Result, Step
from fathom.kernel.effects import Context, Effect, Selection


def concerned(self_on: Selection | None, g: Machina, ctx: Context) -> list[Unit]:
    """Whom an effect is about: those it names, else the target, else the user (ABL2d), as far as they still stand."""
    aimed = "target" in ctx.names
    on = self_on if self_on is not None else Target() if aimed else User()
    return [unit for unit in on.members(g, ctx) if stands(g, unit)]


def chosen(on: Selection | None, g: Machina, ctx: Context) -> Result[list[Unit]]:
    """Whom an effect is about, after the user has chosen where it may (TGT8e)."""
    found = concerned(on, g, ctx)
    if isinstance(on, One) and len(found) > 1:
        match (yield Ask(ctx.seat, [PickUnit(unit) for unit in found], "pick-unit", args={"card": ctx.card})):
            case PickUnit(unit):
                return [unit]
    return found


def actor_of(ctx: Context) -> Unit | None:
    return Unit(str(ctx.actor)) if ctx.actor else None


class OnUnits(Effect, frozen=True):
    """An effect on units; each subclass says what is done to one."""

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(concerned(self.whom, g, ctx))

    @property
    def whom(self) -> Selection | None:
        found: Selection | None = getattr(self, "on", None)
        return found

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from chosen(self.whom, g, ctx)
        for unit in reversed(units) if self.pushes else units:
            self.each(g, ctx, unit)

    pushes = False

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        raise NotImplementedError(type(self).__name__)


class Attack(Effect, frozen=True):
    """Attack with so many high dice, and low ones: one roll for all (ATK1j)."""

    attack: int
    low: int = 0
    magic: bool = False
    on: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(concerned(self.on, g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from chosen(self.on, g, ctx)
        here = origin(g, ctx, Scope.ADJACENT) if self._each_unit(ctx) else None
        if here is not None:
            units += [unit for unit in around(g, here) if unit.startswith("at-")]
        weapon = ctx.card if ctx.card in items() else ""
        reach = reach_of(ctx.card) if weapon else None
        by = actor_of(ctx)
        g.push(AttackStep(by, units, Dice(self.attack, self.low), self.magic, weapon, reach))

    def _each_unit(self, ctx: Context) -> bool:
        """An attack on each adjacent unit hits barrels too (ATT1b)."""
        on = self.on
        return isinstance(on, Each) and on.each is Group.UNIT and on.scope is Scope.ADJACENT and bool(ctx.actor)


def reach_of(card: str) -> Reach | None:
    """Whether a weapon is one for melee or for range; one that is both counts as melee here (TGT6f)."""
    aims = [ability.aim for ability in printed(card).active if isinstance(ability, Active)]
    if any(isinstance(aim, Melee) for aim in aims):
        return Reach.MELEE
    return Reach.RANGED if any(isinstance(aim, Ranged) for aim in aims) else None


class Lose(OnUnits, frozen=True):
    """Points are lost, whether one likes it or not (ATT2b)."""

    lose: Attribute
    by: int = 1
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        if self.lose is Attribute.HEALTH:
            g.push(LoseHealth(unit, actor_of(ctx), self.by))
        else:
            who = figure(g, unit)
            held = getattr(who, self.lose.value, 0)
            if hasattr(who, self.lose.value):
                setattr(who, self.lose.value, max(0, held - self.by))


class Regain(OnUnits, frozen=True):
    regain: Attribute
    by: int = 1
    on: Selection | None = None

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        regain(g, unit, self.regain, self.by)


class Change(Effect, frozen=True):
    """A number is changed until the markers return, at most so often at a time (CON3)."""

    change: Number
    by: int
    also: Number | None = None
    most: int = 1
    on: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(concerned(self.on, g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from chosen(self.on, g, ctx)
        mark = put_marker(g, owner_of(g, ctx), ctx.card, self.most)
        if mark is not None:
            for unit in units:
                hold(mark, unit, self.change.value, self.by)
                if self.also is not None:
                    hold(mark, unit, self.also.value, self.by)
            keep_to_maximum(g)


class Grant(Effect, frozen=True):
    """Something is so for units until the markers return."""

    grant: Trait
    most: int = 1
    on: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(concerned(self.on, g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from chosen(self.on, g, ctx)
        mark = put_marker(g, owner_of(g, ctx), ctx.card, self.most)
        if mark is not None:
            for unit in units:
                hold(mark, unit, self.grant.value)


def owner_of(g: Machina, ctx: Context) -> int:
    """Whose marker shows an effect: the explorer's who uses it, or a horror marker (CON4a, CON5a)."""
    explorer = g.explorer(Unit(str(ctx.actor))) if ctx.actor else None
    return explorer.seat if explorer is not None else HORROR


# ------------------------------------------------------------------------------------------- moving


class MoveUpTo(OnUnits, frozen=True):
    """Units move up to so many spaces; `led`: the user chooses the ways, else their own side (TGT8b to TGT8d)."""

    move_up_to: int
    led: bool = False
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(MoveFreely(unit, self.move_up_to, ctx.seat if self.led else -1))


class MoveFreely(Step):
    """A unit moves without paying: its player chooses where to, a dumb monster heads for its nearest explorer."""

    unit: Unit
    spaces: int
    led_by: int = -1

    def run(self, g: Machina) -> Flow:
        if not any(each.unit == self.unit for each in g.units()):
            return
        monster = g.monster(self.unit)
        if monster is not None and self.led_by < 0 and not g.scheming and monster.master < 0:
            g.push(*[HeadForNearest(self.unit)] * self.spaces)
            return
        there = reach(g, self.unit, self.spaces)
        seat = self.led_by if self.led_by >= 0 else handler(g, self.unit)
        here = g.space_of(self.unit)
        match (
            yield Ask(seat, [Place(here), *(Place(to) for to in there.steps)], "move-up-to", args={"unit": self.unit})
        ):
            case Place(to) if to != here:
                g.push(Walk(self.unit, way(g, self.unit, to), False))


class HeadForNearest(Step):
    """A dumb monster moves one space towards its nearest explorer, for nothing."""

    unit: Unit

    def run(self, g: Machina) -> None:
        from fathom.games.machina_arcana.pursuit import Pursuit

        if g.monster(self.unit) is None or not may_move(g, self.unit):
            return
        pursuit = Pursuit(g, self.unit)
        nearest = pursuit.nearest()
        if nearest and not pursuit.is_adjacent():
            spaces = pursuit.steps(nearest[0], 1)
            if spaces:
                g.push(Walk(self.unit, spaces[:1], False))


class Push(OnUnits, frozen=True):
    """Push units away from whoever does it (FX5)."""

    push: int
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(Shove(unit, Unit(str(ctx.actor)), self.push, 1))


class Pull(OnUnits, frozen=True):
    pull: int
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(Shove(unit, Unit(str(ctx.actor)), self.pull, -1))


class Shove(Step):
    """Push or pull a unit one space, then the next; the direction is found anew for each (FX5c to FX5e)."""

    unit: Unit
    by: Unit
    spaces: int
    way: int

    def run(self, g: Machina) -> None:
        here = {each.unit for each in g.units()}
        if self.unit not in here or self.by not in here or self.unit == self.by:
            return
        if any(has(g, self.unit, trait) for trait in (Trait.IMMOBILE, Trait.STEADY)):  # FX5h
            return
        ground = g.ground
        grid = ground.floor.grid
        origin, at = ground.square(g.space_of(self.by)), ground.square(g.space_of(self.unit))
        across, down = grid.offset(origin, at)
        step = (_sign(across) * self.way, _sign(down) * self.way)
        column, row = grid.column_row(at)
        x, y = column + step[0], row + step[1]
        if not (0 <= x < grid.columns and 0 <= y < grid.rows):
            return
        to = grid.square(x, y)
        if not ground.floor.adjacent(at, to):
            return  # FX5i
        space = ground.spaces[to]
        if g.squares(Kind.LEVER) >> to & 1:
            destroy_space(g, space)  # FX5f
            spring_traps(g, self.by)
        elif is_barrel(g, space):
            explode(g, space)  # FX5g
        elif free(g) >> to & 1:
            figure(g, self.unit).space = space
            g.tell(Shoved(self.unit, space))
            if is_pit(g, space):
                destroy(g, self.unit, self.by)  # FX3b, TILE3f
            elif self.spaces > 1:
                g.push(Shove(self.unit, self.by, self.spaces - 1, self.way))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


class Teleport(OnUnits, frozen=True):
    """Units choose a free space within range, whatever is between (FX4a, FX4b)."""

    teleport: int
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        g.push(TeleportUnit(unit, self.teleport, ctx.seat))


class TeleportUnit(Step):
    unit: Unit
    range: int
    seat: int

    def run(self, g: Machina) -> Flow:
        if self.unit == BEAST or not any(each.unit == self.unit for each in g.units()):
            return
        ground, here = g.ground, g.space_of(self.unit)
        spaces = [space for space in ground.spaces_of(free(g)) if ground.apart(here, space) <= self.range]
        explorer = g.explorer(self.unit)
        seat = explorer.seat if explorer is not None else self.seat
        match (
            yield Ask(seat, [Place(here), *(Place(space) for space in spaces)], "teleport", args={"unit": self.unit})
        ):
            case Place(space) if space != here:
                put(g, self.unit, space, self.unit)


class TeleportTo(OnUnits, frozen=True):
    """To the nearest space of a kind on the unit's tile that is not destroyed (FX4c, FX4d)."""

    teleport_to: Kind
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        if unit != BEAST:
            g.push(TeleportNear(unit, self.teleport_to, ctx.seat, Unit(str(ctx.actor or ""))))


class TeleportNear(Step):
    unit: Unit
    kind: Kind
    seat: int
    by: Unit

    def run(self, g: Machina) -> Flow:
        if not any(each.unit == self.unit for each in g.units()):
            return
        ground, here = g.ground, g.space_of(self.unit)
        goals = ground.spaces_of(g.squares(self.kind) & ground.on_tile(here))
        if not goals:
            return
        goal = min(goals, key=lambda space: ground.apart(here, space))
        places = [Place(space) for space in nearest_free(g, goal)]
        if not places:
            return
        space = places[0].space
        if len(places) > 1:
            match (yield Ask(self.seat, places, "teleport-near", args={"unit": self.unit})):
                case Place(space):
                    pass
        put(g, self.unit, space, self.by or None)


class Swap(OnUnits, frozen=True):
    """The user and another unit exchange their places (FX1a)."""

    swap: Selection | None = None

    @property
    def whom(self) -> Selection | None:
        return self.swap

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        user = Unit(str(ctx.actor))
        if unit == user or BEAST in (unit, user):
            return
        here, there = g.space_of(user), g.space_of(unit)
        figure(g, user).space = None
        put(g, unit, here, user)
        put(g, user, there, user)


class Control(OnUnits, frozen=True):
    """The user decides for monsters in their next turns (FX2)."""

    control: Selection | None = None

    @property
    def whom(self) -> Selection | None:
        return self.control

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        monster = g.monster(unit)
        if monster is not None and unit != BEAST:
            monster.master = ctx.seat


class Banish(OnUnits, frozen=True):
    banish: Selection | None = None

    @property
    def whom(self) -> Selection | None:
        return self.banish

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        if unit != BEAST:
            banish(g, unit)


class Leap(Effect, frozen=True):
    """The user teleports to a free space beside the nearest explorer, within so many spaces."""

    leap: int

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(landings(g, Unit(str(ctx.actor)), self.leap))

    def run(self, g: Machina, ctx: Context) -> Flow:
        unit = Unit(str(ctx.actor))
        places = [Place(space) for space in landings(g, unit, self.leap)]
        space = places[0].space
        if len(places) > 1 and (g.ties_asked or g.scheming):
            match (yield Ask(ctx.seat, places, "leap", args={"unit": unit})):
                case Place(space):
                    pass
        put(g, unit, space, unit)
