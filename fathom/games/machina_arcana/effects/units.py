"""What is done to units: attacks, losses and gains, continuing effects, control and banishment (ATK1, CON3, FX2)."""

from fathom.games.machina_arcana.actions import PickUnit
from fathom.games.machina_arcana.board.tiles import stands_for_space
from fathom.games.machina_arcana.effects.selections import Each, Nearest, One, Target, User, like_units
from fathom.games.machina_arcana.events import Lost
from fathom.games.machina_arcana.figures import HORROR, Mark
from fathom.games.machina_arcana.library import Group, Number, Trait, items
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import BEAST, Machina
from fathom.games.machina_arcana.steps.fighting.attacks import Attack as AttackStep
from fathom.games.machina_arcana.steps.fighting.attacks import Dice, stands
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.fighting.leaving import banish
from fathom.games.machina_arcana.steps.fighting.points import missing, regain
from fathom.games.machina_arcana.steps.fighting.striking import push_strikes
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.places import figure
from fathom.games.machina_arcana.steps.story.marks import hold, may_mark, put_marker
from fathom.games.machina_arcana.steps.using.passives import has, keep_to_maximum
from fathom.kernel import Ask, Flow, Refusal, Result
from fathom.kernel.cards.effects import Context, Effect, Selection

NOT_MEANT = Refusal("TGT4a", "not-meant")


def attacked(self_on: Selection | None, g: Machina, ctx: Context) -> list[Unit]:
    """Whom an attack is about: those it names, else the target, else the user (ABL2d), as far as they still stand."""
    aimed = "target" in ctx.names
    on = self_on if self_on is not None else Target() if aimed else User()  # ITEM10a
    return [unit for unit in on.members(g, ctx) if stands(g, unit)]


def concerned(self_on: Selection | None, g: Machina, ctx: Context) -> list[Unit]:
    """Whom any other effect is about: what only counts as a unit can only be attacked (CELL5b)."""
    return [unit for unit in attacked(self_on, g, ctx) if not stands_for_space(unit)]


def chosen(effect: Effect, on: Selection | None, g: Machina, ctx: Context) -> Result[list[Unit]]:
    return (yield from choose(effect, on, g, ctx, concerned(on, g, ctx)))


def choose(effect: Effect, on: Selection | None, g: Machina, ctx: Context, found: list[Unit]) -> Result[list[Unit]]:
    """Whom an effect is about, after the user has chosen one where it may (TGT8e), or one of the nearest (TGT3a)."""
    if isinstance(on, One | Nearest) and len(found) > 1:
        options = [PickUnit(unit) for unit in found]
        judge = among(options, lambda: (PickUnit(each.unit) for each in g.units()), NOT_MEANT)
        match (yield Ask.judged(ctx.seat, judge, Prompt.PICK_UNIT, {"card": ctx.card, "purpose": purpose(effect)})):
            case PickUnit(unit):
                return [unit]
    return found


def purpose(effect: Effect) -> str:
    """What a unit is chosen for, as the words of the question name it: the verb, with what it takes or gives."""
    about = getattr(effect, "lose", None) or getattr(effect, "regain", None)
    verb: str = effect.__struct_config__.tag  # type: ignore[assignment]
    return f"{verb}-{about.value}" if isinstance(about, Attribute) else verb


def actor_of(ctx: Context) -> Unit | None:
    return Unit(str(ctx.actor)) if ctx.actor else None


def stands_firm(g: Machina, unit: Unit) -> bool:
    """Whether a unit can be neither pushed nor pulled (FX5h)."""
    return has(g, unit, Trait.IMMOBILE) or has(g, unit, Trait.STEADY)


class OnUnits(Effect, frozen=True):
    """An effect on units; each subclass says what is done to one, whether the Beast `withstands` it, and whether it
    `shoves` them."""

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._met(g, ctx))

    def _met(self, g: Machina, ctx: Context) -> list[Unit]:
        return [
            unit
            for unit in concerned(self.whom, g, ctx)
            if not ((self.withstands and unit == BEAST) or (self.shoves and stands_firm(g, unit)))
        ]

    @property
    def whom(self) -> Selection | None:
        found: Selection | None = getattr(self, "on", None)
        return found

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from choose(self, self.whom, g, ctx, self._met(g, ctx))
        for unit in reversed(units) if self.pushes else units:  # TGT8a
            self.each(g, ctx, unit)

    pushes = withstands = shoves = False

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        raise NotImplementedError(type(self).__name__)


class Attack(Effect, frozen=True):
    """Attack with so many high dice, and low ones: one roll for all (ATK1j)."""

    attack: int
    low: int = 0
    magic: bool = False
    on: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(attacked(self.on, g, ctx) or self._spaces(g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from choose(self, self.on, g, ctx, attacked(self.on, g, ctx) + self._spaces(g, ctx))
        weapon = ctx.card if ctx.card in items() else ""
        by = actor_of(ctx)
        g.push(AttackStep(by, units, Dice(self.attack, self.low), self.magic, weapon))

    def _spaces(self, g: Machina, ctx: Context) -> list[Unit]:
        """An attack on units, each or one of them, is one on barrels, too (ATT1b, CELL5b)."""
        match self.on:
            case Each(Group.UNIT, scope) | One(Group.UNIT, scope):
                return like_units(g, ctx, scope)
        return []


class Lose(OnUnits, frozen=True):
    """Points are lost, whether one likes it or not (ATT2b)."""

    lose: Attribute
    by: int = 1
    on: Selection | None = None
    pushes = True

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        if self.lose is Attribute.HEALTH:
            push_strikes(g, LoseHealth(unit, actor_of(ctx), self.by))
        else:
            who = figure(g, unit)
            if lost := min(self.by, getattr(who, self.lose.value, 0)):
                setattr(who, self.lose.value, getattr(who, self.lose.value) - lost)
                g.tell(Lost(unit, self.lose, lost))


class Regain(OnUnits, frozen=True):
    regain: Attribute
    by: int = 1
    on: Selection | None = None

    def matters(self, g: Machina, ctx: Context) -> bool:
        return any(missing(g, unit, self.regain) for unit in self._met(g, ctx))

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        regain(g, unit, self.regain, self.by)


class Continuing(OnUnits, frozen=True, kw_only=True):
    """What is so for units until the markers return, with at most so many of them on the card at a time (CON3)."""

    most: int = 1
    on: Selection | None = None

    def can(self, g: Machina, ctx: Context) -> bool:
        """If no marker may be put, nobody is affected (CON4b, CON5a)."""
        return super().can(g, ctx) and may_mark(g, owner_of(g, ctx), ctx.card, self.most)

    def run(self, g: Machina, ctx: Context) -> Flow:
        units = yield from chosen(self, self.on, g, ctx)
        actor = actor_of(ctx)
        if actor is not None and not g.is_here(actor):
            return  # it has left the board meanwhile: its card is not in play any more (EXP2b, CON5b)
        mark = put_marker(g, owner_of(g, ctx), ctx.card, self.most)
        if mark is not None:
            for unit in units:
                self.hold(g, mark, unit)
            keep_to_maximum(g)

    def hold(self, g: Machina, mark: Mark, unit: Unit) -> None:
        """Let the marker stand for what is so for a unit."""
        raise NotImplementedError(type(self).__name__)


class Change(Continuing, frozen=True):
    """A number is changed."""

    change: Number
    by: int
    also: Number | None = None

    def hold(self, g: Machina, mark: Mark, unit: Unit) -> None:
        hold(g, mark, unit, self.change.value, self.by)
        if self.also is not None:
            hold(g, mark, unit, self.also.value, self.by)


class Grant(Continuing, frozen=True):
    """Something is so for units."""

    grant: Trait

    def hold(self, g: Machina, mark: Mark, unit: Unit) -> None:
        hold(g, mark, unit, self.grant.value)


def owner_of(g: Machina, ctx: Context) -> int:
    """Whose marker shows an effect: the explorer's who uses it, or a horror marker (CON4a, CON5a)."""
    explorer = g.explorer(Unit(str(ctx.actor))) if ctx.actor else None
    return explorer.seat if explorer is not None else HORROR


# ------------------------------------------------------------------------------------ taken away


class Control(OnUnits, frozen=True):
    """The user decides for monsters in their next turns (FX2)."""

    control: Selection | None = None
    withstands = True

    @property
    def whom(self) -> Selection | None:
        return self.control

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        monster = g.monster(unit)
        if monster is not None:
            monster.master = ctx.seat


class Banish(OnUnits, frozen=True):
    banish: Selection | None = None
    withstands = True

    @property
    def whom(self) -> Selection | None:
        return self.banish

    def each(self, g: Machina, ctx: Context, unit: Unit) -> None:
        banish(g, unit)
