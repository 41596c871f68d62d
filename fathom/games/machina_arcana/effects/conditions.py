"""What must be so: conditions on units, targets and places (CON1)."""

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Group, Number, monsters
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.spaces.places import free
from fathom.games.machina_arcana.steps.spaces.targets import of_group, targetable
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel.cards.effects import Condition, Context, Selection


def unit_of(ctx: Context) -> Unit:
    return Unit(str(ctx.actor))


def target_of(ctx: Context) -> Unit:
    return Unit(str(ctx.names["target"]))


def stands_at(figure: Explorer | Monster | None, ctx: Context) -> Space | None:
    """Where a unit stands, or is supposed to stand."""
    if figure is None:
        return None
    return Space(int(ctx.names["there"])) if ctx.names.get("supposed") == figure.card else figure.space


class Wounded(Condition, frozen=True):
    """The unit has less than its maximum health (ATT3b)."""

    def holds(self, g: Machina, ctx: Context) -> bool:
        unit = unit_of(ctx)
        explorer, monster = g.explorer(unit), g.monster(unit)
        if explorer is not None:
            return explorer.health < number(g, unit, Number.HEALTH)
        return monster is not None and monster.wounds > 0


class Adjacent(Condition, frozen=True):
    """One of a group is next to the unit."""

    adjacent: Group

    def holds(self, g: Machina, ctx: Context) -> bool:
        here = stands_at(g.figures.get(unit_of(ctx)), ctx)
        if here is None:
            return False
        others = (stands_at(each, ctx) for each in of_group(g, self.adjacent) if each.unit != ctx.actor)
        return any(space is not None and g.ground.adjacent(here, space) for space in others)


class Far(Condition, frozen=True):
    """The target is not next to the unit."""

    def holds(self, g: Machina, ctx: Context) -> bool:
        return not g.ground.adjacent(g.space_of(unit_of(ctx)), g.space_of(target_of(ctx)))


class Equipped(Condition, frozen=True):
    """The target wears an item."""

    def holds(self, g: Machina, ctx: Context) -> bool:
        explorer = g.explorer(target_of(ctx))
        return explorer is not None and any(gear.worn for gear in explorer.gear)


class Any(Condition, frozen=True):
    """There is somebody of whom the text speaks."""

    any: Selection

    def holds(self, g: Machina, ctx: Context) -> bool:
        return bool(self.any.members(g, ctx))


class Level(Condition, frozen=True):
    """The unit is a monster of at most this level."""

    level: int

    def holds(self, g: Machina, ctx: Context) -> bool:
        monster = g.monster(unit_of(ctx))
        return monster is not None and monsters()[monster.card].level <= self.level


class Hit(Condition, frozen=True):
    """The attack before has hit the target, or anybody if there is no target."""

    def holds(self, g: Machina, ctx: Context) -> bool:
        if "target" in ctx.names:
            return target_of(ctx) in g.struck
        return bool(g.struck)


class Struck(Condition, frozen=True):
    """The attack before has hit the unit."""

    def holds(self, g: Machina, ctx: Context) -> bool:
        return unit_of(ctx) in g.struck


class CloseIn(Condition, frozen=True):
    """No explorer is adjacent, and a free space beside the nearest one lies within so many spaces."""

    close_in: int

    def holds(self, g: Machina, ctx: Context) -> bool:
        unit = unit_of(ctx)
        return not Adjacent(Group.EXPLORER).holds(g, ctx) and bool(landings(g, unit, self.close_in))


def landings(g: Machina, unit: Unit, far: int) -> list[Space]:
    """The free spaces beside the nearest explorer of a tile that lie within so many spaces of a unit.

    Of equally near ones a monster that nobody steers wants the weakest (AI6a).
    """
    ground, here = g.ground, g.space_of(unit)
    monster = g.monster(unit)
    steered = g.scheming or (monster is not None and monster.master >= 0)
    ranks = {
        each.space: (ground.apart(here, each.space), 0 if steered else each.health)
        for each in g.here
        if each.space is not None and ground.tile(each.space) == ground.tile(here) and targetable(g, unit, each.unit)
    }  # ETH1d
    around = 0
    for space, rank in ranks.items():
        if rank == min(ranks.values()):
            around |= ground.near(space)
    return [space for space in ground.spaces_of(around & free(g) & ~g.pits) if ground.apart(here, space) <= far]
