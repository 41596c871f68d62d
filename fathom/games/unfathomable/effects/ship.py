"""Verbs for the ship: resources, tracks, damage, passengers and rooms."""

from typing import Literal

from fathom.games.unfathomable.actions import Pass, PickNumber, PickResource, PickSeat, PickSpace
from fathom.games.unfathomable.board import ADJACENT, DECK, ROOM_OF_ROLL, Space
from fathom.games.unfathomable.library import rooms
from fathom.games.unfathomable.pieces import Resource, Track
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps import tracks
from fathom.games.unfathomable.steps.acting import use_room
from fathom.games.unfathomable.steps.fighting import damage, passengers
from fathom.games.unfathomable.steps.loyalty.endings import gain, lose
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.kernel import Ask, Flow, SeatNumber
from fathom.kernel.cards.effects import Context, Effect, Number, amount

# --------------------------------------------------------------------------- resources and tracks


class Gain(Effect, frozen=True):
    """Gain of a resource, or of `any` that the player picks."""

    resource: Resource | Literal["any"]
    by: int = 1

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if not isinstance(self.resource, Resource):
            return self.choose(g, ctx)
        gain(g, self.resource, self.by)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickResource(each) for each in Resource], Prompt.GAIN)):
            case PickResource(resource):
                gain(g, resource, self.by)


class Lose(Effect, frozen=True):
    """Lose of a resource, or of `any` that the player picks."""

    resource: Resource | Literal["any"]
    by: int = 1

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if not isinstance(self.resource, Resource):
            return self.choose(g, ctx)
        lose(g, self.resource, self.by)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickResource(each) for each in Resource], Prompt.LOSE)):
            case PickResource(resource):
                lose(g, resource, self.by)


class Advance(Effect, frozen=True):
    """Advance a track by so many spaces."""

    track: Track
    by: Number = 1

    def run(self, g: Unfathomable, ctx: Context) -> None:
        g.push(tracks.Advance(self.track, amount(g, ctx, self.by)))


class Delay(Effect, frozen=True):
    """Move a track back by so many spaces or all the way; with `strict` each that cannot be taken costs fuel."""

    track: Track
    by: int | Literal["all"] = 1
    strict: bool = False

    def run(self, g: Unfathomable, ctx: Context) -> None:
        missing = tracks.delay(g, self.track, g.tracks[self.track] if self.by == "all" else self.by)  # 44.3a
        if self.strict and missing:
            lose(g, Resource.FUEL, missing)


class Sway(Effect, frozen=True):
    """Move the Ritual track up to so many spaces, either way."""

    by: int

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        numbers = [PickNumber(by) for by in range(-self.by, self.by + 1) if g.tracks[Track.RITUAL] + by >= 0]
        match (yield Ask(ctx.seat, numbers, Prompt.SWAY)):
            case PickNumber(by) if by > 0:
                g.push(tracks.Advance(Track.RITUAL, by))
            case PickNumber(by):
                tracks.delay(g, Track.RITUAL, -by)


# ----------------------------------------------------------------------------------------- damage


class Damage(Effect, frozen=True):
    """Damage the ship, a room, or an undamaged room that the player picks."""

    room: Space | Literal["ship", "undamaged"]

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.room == "undamaged":
            return self.choose(g, ctx)
        g.push(damage.DamageShip(self.room if isinstance(self.room, Space) else None))  # G2b
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        options = [PickSpace(room) for room in ROOM_OF_ROLL.values() if room not in g.damaged]
        match (yield Ask(ctx.seat, list(dict.fromkeys(options)), Prompt.DAMAGE_ROOM)):
            case PickSpace(room):
                g.push(damage.DamageShip(room))


class Repair(Effect, frozen=True):
    """Repair the own room, not with an enemy there (45.3), or a damaged room anywhere."""

    room: Literal["here", "damaged"]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        player = g.players[ctx.seat]
        if self.room == "damaged":
            return bool(g.damaged)
        return player.space in g.damaged and not player.revealed and not g.enemies_of_humans_at(player.space)

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.room == "damaged":
            return self.choose(g, ctx)
        damage.repair(g, ctx.seat, g.players[ctx.seat].space)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(room) for room in g.damaged], Prompt.REPAIR_ROOM)):
            case PickSpace(room):
                damage.repair(g, ctx.seat, room)


# ------------------------------------------------------------------------------------- passengers


class Endanger(Effect, frozen=True):
    """Endanger so many passengers, or as many as there are."""

    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.passengers)

    def all(self, g: Unfathomable, ctx: Context) -> bool:
        return len(g.passengers) >= self.count  # 41.6

    def run(self, g: Unfathomable, ctx: Context) -> None:
        ctx.bind(g, "endangered", min(self.count, len(g.passengers)))
        g.push(passengers.Endanger(self.count, ctx.seat))


class Save(Effect, frozen=True):
    """Save a passenger in the own space, all in it and around it, any number anywhere, or the one who would fall."""

    where: Literal["here", "around", "anywhere", "endangered"]

    def _places(self, g: Unfathomable, ctx: Context) -> list[Space]:
        """Where they are, a space once for each passenger."""
        here = g.players[ctx.seat].space
        near = [here] if self.where == "here" else [here, *ADJACENT[here]] if self.where == "around" else DECK
        return [at for at in near if at in DECK for _ in range(g.passengers_at(at))]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self.where in ("anywhere", "endangered") or bool(self._places(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        match self.where:
            case "anywhere":
                return self.choose(g, ctx)
            case "endangered" if g.endangered is not None:
                passengers.save(g, g.endangered)
                g.endangered = None
            case "here":
                passengers.save(g, self._places(g, ctx)[0])
            case "around":
                for at in self._places(g, ctx):
                    passengers.save(g, at)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        saved = 0
        while places := list(dict.fromkeys(self._places(g, ctx))):
            match (yield Ask(ctx.seat, [Pass(), *(PickSpace(at) for at in places)], Prompt.SAVE_ANYWHERE)):
                case PickSpace(at):
                    passengers.save(g, at)
                    saved += 1
                case _:
                    break
        ctx.bind(g, "saved", saved)


class LosePassengers(Effect, frozen=True):
    """Passengers are defeated: one on deck that the player picks, one on deck or in the supply, or all on deck."""

    who: Literal["one-on-deck", "one", "all-on-deck"]

    def _places(self, g: Unfathomable) -> list[Space]:
        supply = [Space.ABYSS] if self.who == "one" and g.passengers else []
        return [at for at in DECK if g.passengers_at(at)] + supply

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._places(g))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.who != "all-on-deck":
            return self.choose(g, ctx)
        all_of = [at for at in self._places(g) for _ in range(g.passengers_at(at))]
        g.push(*(passengers.DefeatPassengerAt(at, NOBODY) for at in all_of))
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(at) for at in self._places(g)], Prompt.LOSE_PASSENGER)):
            case PickSpace(Space.ABYSS):
                passengers.lose_from_supply(g)
            case PickSpace(at):
                g.push(passengers.DefeatPassengerAt(at, ctx.seat))


# ------------------------------------------------------------------------------- the rooms' Actions


class Trial(Effect, frozen=True):
    """The skill test of this room decides: whether the prisoner leaves the Brig, or another human goes there (9.1a)."""

    who: Literal["you", "another"]

    def _others(self, g: Unfathomable, ctx: Context) -> list[PickSeat]:
        return [PickSeat(SeatNumber(seat)) for seat in g.humans() if seat != ctx.seat and not g.in_brig(seat)]  # 9.1b

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self.who == "you" or bool(self._others(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.who == "another":
            return self.accuse(g, ctx)
        g.push(SkillTest(ctx.card, ctx.seat))  # 9.4b
        return None

    def accuse(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, self._others(g, ctx), Prompt.ACCUSE)):
            case PickSeat(seat):
                g.push(SkillTest(ctx.card, ctx.seat, seat))


class UseAnyRoom(Effect, frozen=True):
    """Use the Action of an undamaged room, from anywhere and whoever is there."""

    def _rooms(self, g: Unfathomable, ctx: Context) -> list[Space]:
        free = [room for room in rooms() if room != Space.BRIG and room not in g.damaged and room not in g.rooms_used]
        return [room for room in free if rooms()[room].action.can(g, Context(ctx.seat, room.value))]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._rooms(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(room) for room in self._rooms(g, ctx)], Prompt.USE_ROOM)):
            case PickSpace(room):
                use_room(g, ctx.seat, room)
