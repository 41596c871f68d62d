"""Conditions on cards, and the verbs that say who does something or when."""

from fathom.games.unfathomable.board import ADJACENT, Space
from fathom.games.unfathomable.pieces import Title
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.titles import holder
from fathom.kernel import Flow
from fathom.kernel.effects import Condition, Context, Effect


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
    """What was counted just before, or the total of the test, is so much or more."""

    at_least: int

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return isinstance(ctx.chosen, int) and ctx.chosen >= self.at_least


class NearPassenger(Condition, frozen=True):
    """The passenger who would be defeated is in the player's space or next to it."""

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        space = g.players[ctx.seat].space
        return g.endangered is not None and g.endangered in (space, *ADJACENT[space])


class Falling(Condition, frozen=True):
    """It is the player who would be defeated."""

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.falling == ctx.seat


class Nothing(Effect, frozen=True):
    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        return
        yield


class As(Effect, frozen=True):
    """The holder of a title does it."""

    title: Title
    do: Effect

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        inner = Context(holder(g, self.title), ctx.card, ctx.chosen)
        if self.do.can(g, inner):
            yield from self.do.run(g, inner)


class EachHuman(Effect, frozen=True):
    """Each human does it, from the active player on; only those outside the Brig if they must be `free`."""

    do: Effect
    free: bool = False

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        mark = len(g.agenda)
        for seat in g.humans():
            yield from g.settle(mark)
            if self.free and g.in_brig(seat):
                continue
            inner = Context(seat, ctx.card, ctx.chosen)
            if self.do.can(g, inner):
                yield from self.do.run(g, inner)


class RollLow(Effect, frozen=True):
    """Roll; so much or less (or as much as was counted) brings it about."""

    do: Effect
    at_most: int = 0

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        at_most = self.at_most or int(ctx.chosen or 0)
        result = yield from g.roll(ctx.seat)
        if result <= at_most and self.do.can(g, ctx):
            yield from self.do.run(g, ctx)


class RollHigh(Effect, frozen=True):
    """Roll; so much or more brings it about."""

    at_least: int
    do: Effect

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        result = yield from g.roll(ctx.seat)
        if result >= self.at_least and self.do.can(g, ctx):
            yield from self.do.run(g, ctx)


class RollNumber(Effect, frozen=True):
    """Roll, and count the result."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        ctx.chosen = yield from g.roll(ctx.seat)
