"""What is done to spaces and doors, and what comes out of them (CELL2, CELL5, CELL8, CELL12, CELL13)."""

from enum import StrEnum
from functools import partial

from fathom.games.machina_arcana.actions import PickDoor, PickSpace
from fathom.games.machina_arcana.board.tiles import Door as DoorNumber
from fathom.games.machina_arcana.board.tiles import Space, beside
from fathom.games.machina_arcana.effects.selections import Scope, origin
from fathom.games.machina_arcana.effects.units import NOT_MEANT
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.attacks import Explosion, spring_traps
from fathom.games.machina_arcana.steps.fighting.striking import push_strikes
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.activating import LightChapter, destroy_space, guarded, revive
from fathom.kernel import Ask, Flow, Result
from fathom.kernel.cards.effects import Context, Effect
from fathom.kernel.maps.paths import bits


class Doing(StrEnum):
    OPEN = "open"
    CLOSE = "close"


def scope_of(g: Machina, ctx: Context, scope: Scope) -> int:
    """The squares that a text reaches: its source's tile or what is next to it; all of them if nobody is behind it,
    and none if its source has left the board."""
    ground = g.ground
    if not ctx.actor or scope is Scope.BOARD:
        return ground.inside
    here = origin(g, ctx, scope)
    if here is None:
        return 0
    return ground.on_tile(here) if scope is Scope.TILE else ground.near(here)


def pick_space(g: Machina, ctx: Context, spaces: list[Space], kind: Kind, purpose: str) -> Result[Space]:
    """The only space, or one of several of a kind; those out of scope are not meant (TGT4a)."""
    if len(spaces) == 1:
        return spaces[0]
    every = partial(map, PickSpace, g.ground.spaces_of(g.ground.kinds[kind]))
    judge, args = among([PickSpace(each) for each in spaces], every, NOT_MEANT), {"card": ctx.card, "purpose": purpose}
    answer = yield Ask.judged(ctx.seat, judge, Prompt.PICK_SPACE, args)
    assert isinstance(answer, PickSpace)
    return answer.space


class DestroySpace(Effect, frozen=True):
    """A space of a kind is destroyed: the one aimed at, or one that the user chooses (CELL13a, CELL13b)."""

    destroy_space: Kind
    scope: Scope = Scope.ADJACENT

    def _spaces(self, g: Machina, ctx: Context) -> list[Space]:
        if "space" in ctx.names:
            return [Space(int(ctx.names["space"]))]
        found = g.ground.spaces_of(g.squares(self.destroy_space) & scope_of(g, ctx, self.scope))
        return [space for space in found if not guarded(g, space)]

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._spaces(g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        space = yield from pick_space(g, ctx, self._spaces(g, ctx), self.destroy_space, "destroy")
        destroy_space(g, space, Unit(str(ctx.actor)) if ctx.actor else None)


class Revive(Effect, frozen=True):
    """A destroyed space of a kind works again (CELL13e)."""

    revive: Kind
    scope: Scope = Scope.TILE

    def _spaces(self, g: Machina, ctx: Context) -> list[Space]:
        ground = g.ground
        return ground.spaces_of(ground.kinds[self.revive] & g.destroyed & scope_of(g, ctx, self.scope))

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._spaces(g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        space = yield from pick_space(g, ctx, self._spaces(g, ctx), self.revive, "revive")
        revive(g, space)


class Door(Effect, frozen=True):
    """A door is opened or closed: the one aimed at, or one of the tile; `every`: each one in scope."""

    door: Doing
    every: bool = False
    scope: Scope = Scope.TILE

    def _doors(self, g: Machina, ctx: Context) -> list[DoorNumber]:
        if "door" in ctx.names:
            possible = [DoorNumber(int(ctx.names["door"]))]
        else:
            squares = scope_of(g, ctx, self.scope)
            possible = [
                door for door in g.doors() if any(squares >> g.ground.square(space) & 1 for space in beside(door))
            ]
        closed = self.door is Doing.OPEN
        return [door for door in possible if door not in g.broken and (door in g.closed) == closed]

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._doors(g, ctx))

    def run(self, g: Machina, ctx: Context) -> Flow:
        doors = self._doors(g, ctx)
        if len(doors) > 1 and not self.every:
            judge = among([PickDoor(each) for each in doors], lambda: map(PickDoor, g.doors()), NOT_MEANT)
            match (yield Ask.judged(ctx.seat, judge, Prompt.PICK_DOOR, {"card": ctx.card})):
                case PickDoor(door):
                    doors = [door]
        for door in doors:
            if self.door is Doing.OPEN:
                g.open_door(door)
            else:
                g.close_door(door)


class Light(Effect, frozen=True):
    """Light the chapter (CELL12)."""

    def run(self, g: Machina, ctx: Context) -> None:
        explorer = g.explorer(Unit(str(ctx.actor)))
        if explorer is not None:
            g.push(LightChapter(explorer.seat))


class SpringTraps(Effect, frozen=True):
    """Trigger: traps attack whoever stands on them (CELL8c, CELL8d)."""

    def run(self, g: Machina, ctx: Context) -> None:
        spring_traps(g, Unit(str(ctx.actor)) if ctx.actor else None)


class Explode(Effect, frozen=True):
    """Barrels in scope explode as if they had taken a hit."""

    explode: Scope

    def _squares(self, g: Machina, ctx: Context) -> int:
        if "space" in ctx.names:
            return 1 << g.ground.square(Space(int(ctx.names["space"]))) & g.squares(Kind.BARREL)
        return g.squares(Kind.BARREL) & scope_of(g, ctx, self.explode)

    def can(self, g: Machina, ctx: Context) -> bool:
        return bool(self._squares(g, ctx))

    def run(self, g: Machina, ctx: Context) -> None:
        by = Unit(str(ctx.actor)) if ctx.actor else None
        push_strikes(g, *(Explosion(g.ground.spaces[square], by) for square in bits(self._squares(g, ctx))))
