"""Whom a text speaks of (TGT3, TGT4, TGT8): the user, the target, each one, one of some, the nearest."""

from enum import StrEnum

from fathom.games.machina_arcana.board.tiles import Space, space_as_unit, stands_for_space
from fathom.games.machina_arcana.library import Group
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.spaces.targets import of_group, spaces_like_units
from fathom.kernel.cards.effects import Condition, Context, Selection


class Scope(StrEnum):
    """How far a text reaches: its source's tile, the whole board, what is adjacent, or the target and what is next to
    it (TGT4)."""

    TILE = "tile"
    BOARD = "board"
    ADJACENT = "adjacent"
    BY_TARGET = "by-target"


class User(Selection, frozen=True):
    """Whoever uses the ability (ABL2d)."""

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        return [Unit(str(ctx.actor))] if ctx.actor else []


class Target(Selection, frozen=True):
    """Whom the ability is aimed at: both, if there are two."""

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        return [Unit(str(ctx.names[name])) for name in ("target", "second") if name in ctx.names]


class Other(Selection, frozen=True):
    """The other one of a trigger: who attacked, who was destroyed. Who did it to itself strikes nobody back."""

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        return [
            Unit(str(ctx.names[name])) for name in ("by", "unit") if ctx.names.get(name) not in (None, "", ctx.actor)
        ]


class Each(Selection, frozen=True):
    """All of a group, in scope, that are as given."""

    each: Group
    scope: Scope = Scope.TILE
    given: Condition | None = None

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        return within(g, ctx, self.each, self.scope, self.given)


class One(Selection, frozen=True):
    """One of a group, whichever the user chooses (TGT8e)."""

    one: Group
    scope: Scope = Scope.TILE
    given: Condition | None = None

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        return within(g, ctx, self.one, self.scope, self.given)


class Nearest(Selection, frozen=True):
    """The nearest of a group, counted directly; of several that are as near one is chosen (TGT3a)."""

    nearest: Group
    scope: Scope = Scope.TILE
    given: Condition | None = None

    def members(self, g: Machina, ctx: Context) -> list[Unit]:
        found = within(g, ctx, self.nearest, self.scope, self.given)
        if not ctx.actor:
            return found
        here = origin(g, ctx, self.scope)
        if here is None:
            return []
        away = {unit: g.ground.apart(here, g.space_of(unit)) for unit in found if unit != ctx.actor}
        return [unit for unit, far in away.items() if far == min(away.values())]


def within(g: Machina, ctx: Context, group: Group, scope: Scope, given: Condition | None) -> list[Unit]:
    """The units of a group that a text reaches; one with no unit behind it reaches the whole board (TGT4d)."""
    found = [each.unit for each in of_group(g, group) if each.space is not None]
    found = [unit for unit in found if in_scope(g, ctx, scope, g.space_of(unit))]
    if given is not None:
        found = [unit for unit in found if given.holds(g, Context(ctx.seat, ctx.card, unit, 0, ctx.names))]
    return found


def like_units(g: Machina, ctx: Context, scope: Scope) -> list[Unit]:
    """The spaces in scope that count as units for an attack on each unit: barrels, parts of a statue (ATT1b)."""
    return [space_as_unit(space) for space in spaces_like_units(g) if in_scope(g, ctx, scope, space)]


def in_scope(g: Machina, ctx: Context, scope: Scope, space: Space) -> bool:
    """Whether a text reaches a space."""
    if scope is Scope.BOARD or not (ctx.actor or scope is Scope.BY_TARGET):  # TGT4c, TGT4f
        return True
    here = origin(g, ctx, scope)
    if here is None:
        return False
    if scope is Scope.TILE:
        return g.ground.tile(space) == g.ground.tile(here)
    if scope is Scope.BY_TARGET:
        return space == here or g.ground.adjacent(here, space)
    return g.ground.adjacent(here, space) and g.ground.on_tile_or_across(here, space)  # TGT4e


def origin(g: Machina, ctx: Context, scope: Scope) -> Space | None:
    """The space from which a text reaches out: the target's, or where its source stands or stood."""
    if scope is Scope.BY_TARGET and "space" in ctx.names:
        return Space(int(ctx.names["space"]))
    unit = Unit(str(ctx.names["target"] if scope is Scope.BY_TARGET else ctx.actor))
    if stands_for_space(unit) or g.is_placed(unit):
        return g.space_of(unit)
    return Space(int(ctx.names["stood"])) if "stood" in ctx.names else None
