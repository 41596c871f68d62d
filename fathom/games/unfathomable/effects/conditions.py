"""Conditions on cards, the numbers that they speak of, and the verbs that say who does something or when."""

from typing import Literal

from fathom.games.unfathomable.actions import PickSeat
from fathom.games.unfathomable.board import ADJACENT, DECK, Space
from fathom.games.unfathomable.pieces import Title
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.loyalty.titles import holder
from fathom.kernel import Ask, Flow, SeatNumber
from fathom.kernel.cards import effects
from fathom.kernel.cards.effects import Condition, Context, Count, Effect, Number, Selection, amount

Name = Literal["added", "defeated", "discarded", "drawn", "endangered", "rolled", "saved", "spent", "total", "turned"]
"""What verbs count, each under a name of its own, for what stands after them on the card."""


class Tally(Count, frozen=True):
    """What was counted under a name before."""

    of: Name

    def value(self, g: Unfathomable, ctx: Context) -> int:
        return ctx.number(self.of)


class At(Condition, frozen=True):
    """The player is in one of these spaces."""

    spaces: tuple[Space, ...]

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return g.players[ctx.seat].space in self.spaces


class HasItems(Condition, frozen=True):
    """The player has so many items or more; or `fewer`."""

    count: int
    fewer: bool = False

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return (g.item_count(ctx.seat) < self.count) is self.fewer


class YouAre(Condition, frozen=True):
    """The player holds a title, would be defeated, or is beside the passenger who would be."""

    what: Title | Literal["falling", "beside"]

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        match self.what:
            case "falling":
                return g.falling == ctx.seat
            case "beside":
                space = g.players[ctx.seat].space
                return g.endangered in (space, *ADJACENT[space])
            case title:
                return holder(g, title) == ctx.seat


class Counted(Condition, frozen=True):
    """So much or more was counted."""

    at_least: int
    of: Name

    def holds(self, g: Unfathomable, ctx: Context) -> bool:
        return ctx.number(self.of) >= self.at_least


class Humans(Selection, frozen=True):
    """Each human, from the active player on: all of them, those outside the Brig, or those on deck."""

    seats = True

    who: Literal["all", "free", "on-deck"] = "all"

    def members(self, g: Unfathomable, ctx: Context) -> list[int]:
        match self.who:
            case "free":
                return [seat for seat in g.humans() if not g.in_brig(seat)]
            case "on-deck":
                return [seat for seat in g.humans() if g.players[seat].space in DECK]
            case _:
                return g.humans()


class As(Effect, frozen=True):
    """The holder of a title does it, or another player of choice."""

    who: Title | Literal["another"]
    do: Effect

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.who == "another":
            return self.choose(g, ctx)
        return self.let(g, ctx.seated(holder(g, self.who)))

    def let(self, g: Unfathomable, inner: Context) -> Flow | None:
        return self.do.run(g, inner) if self.do.can(g, inner) else None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        others = [PickSeat(SeatNumber(player.seat)) for player in g.players if player.seat != ctx.seat]
        match (yield Ask(ctx.seat, others, Prompt.GRANT)):
            case PickSeat(seat):
                yield from self.let(g, ctx.seated(seat)) or ()


class Roll(effects.Roll, frozen=True):
    """The kernel's verb, with the windows of this game's die."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        roll(g, ctx.seat)


class RollLow(Effect, frozen=True):
    """Roll, `plus` what was spent if the card says so: so much or less, or less than so much, brings it about."""

    do: Effect
    at_most: Number = 0
    below: Count | None = None
    plus: Count | None = None

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        roll(g, ctx.seat)

    def after(self, g: Unfathomable, ctx: Context) -> Flow | None:
        result = g.rolled() + amount(g, ctx, self.plus or 0)
        most = amount(g, ctx, self.below) - 1 if self.below else amount(g, ctx, self.at_most)
        return self.do.run(g, ctx) if result <= most and self.do.can(g, ctx) else None


class RollNumber(Effect, frozen=True):
    """Roll, and count the result."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        self.wait(g, ctx)
        roll(g, ctx.seat)

    def after(self, g: Unfathomable, ctx: Context) -> None:
        ctx.bind(g, "rolled", g.rolled())
