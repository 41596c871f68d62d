"""Conditions on cards, and the verbs that say who does something or when."""

from typing import Literal

from fathom.games.unfathomable.board import ADJACENT, Space
from fathom.games.unfathomable.pieces import Title
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.titles import holder
from fathom.kernel import Flow
from fathom.kernel.effects import Condition, Context, Effect, Selection


class At(Condition, frozen=True):
    """The player is in one of these spaces."""

    spaces: tuple[Space, ...]

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.players[ctx.seat].space in self.spaces


class HasItems(Condition, frozen=True):
    """The player has so many items or more."""

    count: int

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.item_count(ctx.seat) >= self.count


class FewerItems(Condition, frozen=True):
    """The player has fewer items than so many."""

    count: int

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.item_count(ctx.seat) < self.count


class Holds(Condition, frozen=True):
    """The player holds a title."""

    title: Title

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return holder(g, self.title) == ctx.seat


class Counted(Condition, frozen=True):
    """What was counted just before, or the total of the test, is so much or more; `of` is for the text."""

    at_least: int
    of: Literal["defeated", "saved", "rolled", "total"]

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return ctx.number("counted") >= self.at_least


class NearPassenger(Condition, frozen=True):
    """The passenger who would be defeated is in the player's space or next to it."""

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        space = g.players[ctx.seat].space
        return g.endangered is not None and g.endangered in (space, *ADJACENT[space])


class Falling(Condition, frozen=True):
    """It is the player who would be defeated."""

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.falling == ctx.seat


class Humans(Selection, frozen=True):
    """Each human, from the active player on; only those outside the Brig if they must be `free`."""

    seats = True

    free: bool = False

    def members(self, g: Unfathomable, ctx: Context) -> list[int]:
        return [seat for seat in g.humans() if not (self.free and g.in_brig(seat))]


class As(Effect, frozen=True):
    """The holder of a title does it."""

    title: Title
    do: Effect

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        inner = ctx.seated(holder(g, self.title))
        return self.do.run(g, inner) if self.do.can(g, inner) else None


class RollLow(Effect, frozen=True):
    """Roll; so much or less (or as much as was counted) brings it about."""

    do: Effect
    at_most: int = 0

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        g.roll(ctx.seat)

    def after(self, g: Unfathomable, ctx: Context) -> Flow | None:
        low = g.rolled() <= (self.at_most or ctx.number("counted"))
        return self.do.run(g, ctx) if low and self.do.can(g, ctx) else None


class RollNumber(Effect, frozen=True):
    """Roll, and count the result."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        g.roll(ctx.seat)

    def after(self, g: Unfathomable, ctx: Context) -> None:
        ctx.bind(g, "counted", g.rolled())
