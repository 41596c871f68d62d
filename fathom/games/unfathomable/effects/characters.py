"""Verbs for characters: moving, being defeated, the Brig and the Sickbay, titles, loyalty, actions and attacks."""

from typing import Literal

from fathom.games.unfathomable.actions import Pass, PickSeat, PickSpace, UseItem
from fathom.games.unfathomable.board import ADJACENT, DECK, DECK_OF_ROLL, OPEN, ROOMS, WATER, Space
from fathom.games.unfathomable.events import LookedAtLoyalty
from fathom.games.unfathomable.pieces import Item, Title
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.acting import give_actions
from fathom.games.unfathomable.steps.fighting.attacks import AttackUpTo, armed, targets
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.defeat import Defeat, DefeatAll, defeat_deep_ones, move, send_to_brig
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.loyalty.titles import pass_title
from fathom.kernel import Ask, Flow, SeatNumber
from fathom.kernel.cards.effects import Context, Effect

# ----------------------------------------------------------------------------------------- moving


class Move(Effect, frozen=True):
    """Move to a space, to the deck space that was rolled, or to one of own choice.

    Not out of the Brig (9.4g), unless the card lets you `leave`.
    """

    to: Space | Literal["rolled", "deck", "ship", "adjacent"]
    leave: bool = False

    def _spaces(self, g: Unfathomable, ctx: Context) -> list[Space]:
        here = g.players[ctx.seat].space
        if isinstance(self.to, Space):
            return [self.to] if self.to != here else []  # G2a
        if self.to == "rolled":
            return [DECK_OF_ROLL[ctx.number("rolled")]]
        near = ADJACENT[here] if self.to == "adjacent" else DECK if self.to == "deck" else OPEN
        return [at for at in near if at in OPEN and at != here]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return (self.leave or not g.in_brig(ctx.seat)) and bool(self._spaces(g, ctx))  # 10.3

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        spaces = self._spaces(g, ctx)
        if isinstance(self.to, Space) or self.to == "rolled":
            move(g, ctx.seat, spaces[0])
            return None
        return self.choose(g, ctx, spaces)

    def choose(self, g: Unfathomable, ctx: Context, spaces: list[Space]) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(at) for at in spaces], Prompt.MOVE_TO)):
            case PickSpace(to):
                move(g, ctx.seat, to)


class LeaveSickbay(Effect, frozen=True):
    """Humans in the Sickbay may move to any ship space; the others, if `others`, do something else."""

    others: Effect | None = None

    def run(self, g: Unfathomable, ctx: Context) -> None:
        for seat in reversed(g.humans()):
            self.wait(g, ctx.seated(seat))

    def after(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if g.players[ctx.seat].space == Space.SICKBAY:
            return self.leave(g, ctx.seat)
        return self.others.run(g, ctx) if self.others is not None and self.others.can(g, ctx) else None

    def leave(self, g: Unfathomable, seat: int) -> Flow:
        match (yield Ask(seat, [Pass(), *(PickSpace(at) for at in OPEN)], Prompt.LEAVE_SICKBAY)):
            case PickSpace(to):
                move(g, seat, to)


# ---------------------------------------------------------------------------- defeat and the Brig


class BeDefeated(Effect, frozen=True):
    """The player is defeated."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.push(Defeat(ctx.seat))


class DefeatHumansHere(Effect, frozen=True):
    """Every human and passenger in the own space is defeated; `spare`: but not the player."""

    spare: bool = False

    def run(self, g: Unfathomable, ctx: Context) -> None:
        space = g.players[ctx.seat].space
        hurt = [seat for seat in g.humans_at(space) if not (self.spare and seat == ctx.seat)]
        fallen = [DefeatPassengerAt(space, NOBODY) for _ in range(g.passengers_at(space))]
        g.push(DefeatAll(hurt), *fallen)


class Explode(Effect, frozen=True):
    """Choose an adjacent space: every Deep One, character and passenger there is defeated, and a room is damaged."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        near = [at for at in ADJACENT[g.players[ctx.seat].space] if at in WATER or at in OPEN or at == Space.SICKBAY]
        match (yield Ask(ctx.seat, [PickSpace(at) for at in near], Prompt.EXPLODE)):
            case PickSpace(at):
                if g.deep_ones.get(at, 0):
                    defeat_deep_ones(g, at, g.deep_ones[at])
                fallen = [DefeatPassengerAt(at, NOBODY) for _ in range(g.passengers_at(at))]
                broken = [DamageShip(at)] if at in ROOMS else []
                g.push(DefeatAll(g.seats_at(at)), *fallen, *broken)


class Jail(Effect, frozen=True):
    """Somebody goes to the Brig: you, the accused, another human in your space, or who of the others has most cards."""

    who: Literal["you", "accused", "here", "fullest"]

    def _seats(self, g: Unfathomable, ctx: Context) -> list[int]:
        free = [seat for seat in g.humans() if not g.in_brig(seat)]
        others = [seat for seat in free if seat != ctx.seat]
        match self.who:
            case "you":
                return [] if g.in_brig(ctx.seat) else [ctx.seat]
            case "accused":
                return [seat for seat in free if seat == ctx.number("accused")]
            case "here":
                return [seat for seat in others if g.players[seat].space == g.players[ctx.seat].space]
            case "fullest":
                most = max((len(g.players[seat].hand) for seat in others), default=0)
                return [seat for seat in others if len(g.players[seat].hand) == most]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._seats(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        seats = self._seats(g, ctx)
        if len(seats) > 1 or self.who == "here":
            return self.choose(g, ctx, seats)
        send_to_brig(g, seats[0])
        return None

    def choose(self, g: Unfathomable, ctx: Context, seats: list[int]) -> Flow:
        match (yield Ask(ctx.seat, [PickSeat(SeatNumber(seat)) for seat in seats], Prompt.ARREST)):
            case PickSeat(seat):
                send_to_brig(g, seat)


class PassTitle(Effect, frozen=True):
    """The holder of a title loses it."""

    title: Title

    def run(self, g: Unfathomable, ctx: Context) -> None:
        pass_title(g, self.title)


class Inspect(Effect, frozen=True):
    """Look at all Loyalty cards of another player."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        others = [PickSeat(SeatNumber(player.seat)) for player in g.players if player.seat != ctx.seat]
        match (yield Ask(ctx.seat, others, Prompt.INSPECT)):
            case PickSeat(seat):
                player = g.players[seat]
                player.loyalty_seen = [seen | 1 << ctx.seat for seen in player.loyalty_seen]
                g.show()
                g.tell(LookedAtLoyalty(SeatNumber(ctx.seat), SeatNumber(seat)))


# ---------------------------------------------------------------------------- actions and attacks


class Act(Effect, frozen=True):
    """Take so many actions (2.1)."""

    count: int

    def run(self, g: Unfathomable, ctx: Context) -> None:
        give_actions(g, ctx.seat, self.count)


class Attack(Effect, frozen=True):
    """Make basic attacks, up to so many, or up to so many with one weapon; the first is a must, unless you `may`."""

    basic: int = 1
    armed: int = 0
    may: bool = False

    def _weapons(self, g: Unfathomable, ctx: Context) -> list[Item]:
        return armed(g, ctx.seat) if self.armed else []

    def _bare(self, g: Unfathomable, ctx: Context) -> bool:
        return self.basic > 0 and any(targets(g, ctx.seat))

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self._bare(g, ctx) or bool(self._weapons(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        own = self._weapons(g, ctx)
        if own:
            return self.choose(g, ctx, own)
        g.push(AttackUpTo(ctx.seat, self.basic, may=self.may))
        return None

    def choose(self, g: Unfathomable, ctx: Context, own: list[Item]) -> Flow:
        bare = [Pass()] if self._bare(g, ctx) else []
        match (
            yield Ask(
                ctx.seat, [*bare, *(UseItem(item) for item in own)], Prompt.RAMPAGE if self.basic else Prompt.WEAPON
            )
        ):
            case UseItem(item):
                g.push(AttackUpTo(ctx.seat, self.armed, item, may=self.may))
            case Pass():
                g.push(AttackUpTo(ctx.seat, self.basic, may=self.may))
