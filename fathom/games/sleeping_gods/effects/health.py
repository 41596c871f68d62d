"""Wounds, fatigue and statuses of the crew, given and taken away (GEN1, GEN5, GEN11)."""

from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.pieces import Ailment, Crew, Status, Who
from fathom.games.sleeping_gods.state import CREW, MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.health import Afflict as GiveStatus
from fathom.games.sleeping_gods.steps.health import Cure as TakeStatus
from fathom.games.sleeping_gods.steps.health import (
    Hurt,
    Mend,
    Reviving,
    Tiring,
    Unwind,
    afflict,
    cure,
    heal,
    rest,
    tire,
)
from fathom.kernel.cards.effects import Context, Effect


def meant(g: Voyage, ctx: Context, who: Who) -> list[Crew] | None:
    """The crew members a text speaks of; None where the seat chooses among all."""
    if who.named is not None:
        return [who.named]
    match who:
        case Who.EACH:
            return list(CREW)
        case Who.PARTICIPANTS:
            return list(g.test.participants) if g.test is not None else []
        case Who.BEARER:
            return [Crew(str(ctx.actor))]
        case Who.OTHER:
            return [each for each in CREW if each != ctx.actor]
        case _:
            return None


def failed(g: Voyage) -> list[Crew]:
    """Who took part in the challenge that has just failed; nobody while its fate is still open."""
    return list(g.test.participants) if g.test is not None and g.fate is None else []  # CH13c


def members(g: Voyage, ctx: Context, who: Who) -> list[Member]:
    found = meant(g, ctx, who)
    return g.crew if found is None else [g.member(each) for each in found]


class Wound(Effect, frozen=True):
    """Damage. Of a failed challenge it is for those who took part, unless somebody is named (CH11a, CH11e)."""

    amount: int
    who: Who = Who.CHOOSE

    def run(self, g: Voyage, ctx: Context) -> None:
        if self.who is Who.EACH:
            g.push(*(Hurt(self.amount, [each.crew], g.active) for each in g.standing()))
            return
        who = meant(g, ctx, self.who)
        g.push(Hurt(self.amount, failed(g) if who is None else who, g.active))


class Heal(Effect, frozen=True):
    """Remove wounds, divided as the seat likes (ADV9); `each`: so many of every member."""

    amount: int
    who: Who = Who.CHOOSE

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(each.wounds for each in members(g, ctx, self.who))

    def run(self, g: Voyage, ctx: Context) -> None:
        found = meant(g, ctx, self.who)
        if self.who is Who.EACH or (found is not None and len(found) == 1):
            for each in members(g, ctx, self.who):
                heal(g, each, self.amount)
        else:
            g.push(Mend(ctx.seat, self.amount, found or list(CREW)))


class Revive(Effect, frozen=True):
    """A member at 0 health points, of the seat's choice or its bearer, is healed."""

    amount: int
    who: Who = Who.CHOOSE

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(g.points(each) == 0 for each in members(g, ctx, self.who))

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(Reviving(ctx.seat, self.amount, meant(g, ctx, self.who) or list(CREW)))


class Tire(Effect, frozen=True):
    """Fatigue for a member of the seat's choice, or for those named."""

    amount: int = 1
    who: Who = Who.CHOOSE

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(each.fatigue < MOST_FATIGUE for each in members(g, ctx, self.who))

    def all(self, g: Voyage, ctx: Context) -> bool:
        return sum(MOST_FATIGUE - each.fatigue for each in members(g, ctx, self.who)) >= self.amount

    def run(self, g: Voyage, ctx: Context) -> None:
        if meant(g, ctx, self.who) is None:
            g.push(Tiring(ctx.seat, self.amount))
            return
        for each in members(g, ctx, self.who):
            tire(g, each, self.amount)


class Rest(Effect, frozen=True):
    """Remove fatigue, divided as the seat likes (ADV9); `each`: so much of every member."""

    amount: int
    who: Who = Who.CHOOSE

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(each.fatigue for each in members(g, ctx, self.who))

    def run(self, g: Voyage, ctx: Context) -> None:
        found = meant(g, ctx, self.who)
        if self.who is Who.EACH or (found is not None and len(found) == 1):
            for each in members(g, ctx, self.who):
                rest(g, each, self.amount)
        else:
            g.push(Unwind(ctx.seat, self.amount, found or list(CREW)))


class Afflict(Effect, frozen=True):
    """A status: for a participant of the failed challenge (CH11d), or for a member of the active player's choice."""

    status: Status
    who: Who = Who.CHOOSE

    def can(self, g: Voyage, ctx: Context) -> bool:
        who = Who.CHOOSE if self.who is Who.PARTICIPANTS else self.who
        return any(self.status not in each.statuses for each in members(g, ctx, who))

    def run(self, g: Voyage, ctx: Context) -> None:
        found = meant(g, ctx, self.who)
        if found is None or self.who is Who.PARTICIPANTS:
            g.push(GiveStatus(g.active, self.status, failed(g)))
            return
        for each in found:
            afflict(g, g.member(each), self.status)


class Cure(Effect, frozen=True):
    """Remove a status, or `any`, from a member of the seat's choice; `each`: from every member."""

    status: Ailment
    who: Who = Who.CHOOSE
    amount: int = 1

    def can(self, g: Voyage, ctx: Context) -> bool:
        kinds = self.status.statuses
        return any(kind in each.statuses for each in members(g, ctx, self.who) for kind in kinds)

    def run(self, g: Voyage, ctx: Context) -> None:
        kinds = self.status.statuses
        found = meant(g, ctx, self.who)
        if self.who is Who.EACH:
            for member in g.crew:
                for kind in kinds:
                    cure(g, member, kind)
        else:
            g.push(TakeStatus(ctx.seat, kinds, self.amount, found or list(CREW)))
