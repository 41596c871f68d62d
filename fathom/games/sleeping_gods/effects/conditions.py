"""When a bonus counts or a trigger acts, and whom it is for."""

from fathom.games.sleeping_gods.pieces import Crew, Place
from fathom.games.sleeping_gods.state import PLACE_OF, Voyage
from fathom.kernel.cards.effects import Condition, Context, Selection


class Unhurt(Condition, frozen=True):
    """The bearer has no wounds."""

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.member(Crew(str(ctx.actor))).wounds == 0


class Wounded(Condition, frozen=True):
    """The bearer has so many wounds at least."""

    least: int

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.member(Crew(str(ctx.actor))).wounds >= self.least


class Rested(Condition, frozen=True):
    """The bearer has no fatigue."""

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.member(Crew(str(ctx.actor))).fatigue == 0


class FateAtMost(Condition, frozen=True):
    """The open draw of fate is so low."""

    most: int

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.fate is not None and g.fate.value <= self.most


class InRoom(Condition, frozen=True):
    """The room that was used is this one."""

    room: Place

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.pawn is self.room


class Fought(Condition, frozen=True):
    """The combat that was won had this level at least."""

    level: int

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.combat is not None and g.combat.level >= self.level


class Fresh(Condition, frozen=True):
    """The bearer has not attacked in this round yet."""

    def holds(self, g: Voyage, ctx: Context) -> bool:
        return g.combat is None or g.combat.used[PLACE_OF[Crew(str(ctx.actor))]] <= 1


class EachPlayer(Selection, frozen=True):
    seats = True

    def members(self, g: Voyage, ctx: Context) -> list[int]:
        return list(range(g.seats))
