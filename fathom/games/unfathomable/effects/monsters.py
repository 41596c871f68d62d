"""Verbs for monsters: spawning, activating, pushing and defeating them."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Literal

from fathom.games.unfathomable.actions import AttackCharacter, AttackDeepOne, Pass, PickMonarch, PickSpace
from fathom.games.unfathomable.board import (
    ADJACENT,
    BOW_OF_ROLL,
    DECK,
    INTERIOR,
    OPEN,
    ROOM_OF_ROLL,
    ROOMS,
    SHIP,
    WATER,
    Space,
    nearest_room,
)
from fathom.games.unfathomable.pieces import Icon
from fathom.games.unfathomable.pieces.skills import Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.hands import cards_of, spend
from fathom.games.unfathomable.steps.fighting import activation
from fathom.games.unfathomable.steps.fighting.activation import (
    ENOUGH,
    DeepOnesAct,
    move_deep_ones,
    place_monarch,
    surface,
)
from fathom.games.unfathomable.steps.fighting.defeat import Defeat, defeat_deep_ones
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.loyalty.endings import spawn
from fathom.kernel import Action, Ask, Flow, SeatNumber
from fathom.kernel.cards.effects import Context, Effect, Number, amount

MONARCHS = [Icon.HYDRA, Icon.DAGON]


class Area(StrEnum):
    BOARD = "board"
    WATER = "water"
    DECK = "deck"
    SHIP = "ship"
    ROOMS = "rooms"


SPACES_OF: dict[Area, tuple[Space, ...]] = {
    Area.BOARD: (*WATER, *SHIP),
    Area.WATER: WATER,
    Area.DECK: DECK,
    Area.SHIP: SHIP,
    Area.ROOMS: INTERIOR,
}


class Spawn(Effect, frozen=True):
    """Spawn so many Deep Ones on each of these spaces, in the room nearest to the player or in the one rolled;
    or `apart`, each on another water space that the player picks."""

    count: int
    at: tuple[Space, ...] | Literal["nearest", "rolled", "apart"]

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.at == "apart":
            return self.choose(g, ctx)
        for at in self.spaces(g, ctx):
            spawn(g, self.count, at)
        return None

    def spaces(self, g: Unfathomable, ctx: Context) -> tuple[Space, ...]:
        if self.at == "nearest":
            return (nearest_room(g.players[ctx.seat].space),)
        return self.at if isinstance(self.at, tuple) else (ROOM_OF_ROLL[ctx.number("rolled")],)

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        left = list(WATER)
        for _ in range(self.count):
            match (yield Ask(ctx.seat, [PickSpace(at) for at in left], Prompt.SPAWN_AT)):
                case PickSpace(at):
                    left.remove(at)
                    spawn(g, 1, at)


class Activate(Effect, frozen=True):
    """Activate the monsters of an icon, each Deep One in the own space, or one Deep One anywhere."""

    what: Icon | Literal["here", "one"]

    def _places(self, g: Unfathomable, ctx: Context) -> list[Space]:
        return [at for at, _ in g.on_board() if self.what == "one" or at == g.players[ctx.seat].space]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return isinstance(self.what, Icon) or bool(self._places(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.what == "one":
            return self.choose(g, ctx)
        if isinstance(self.what, Icon):
            g.push(activation.ActivateIcon(self.what))  # 3.3a, 3.3b
        else:
            g.push(DeepOnesAct({at: g.deep_ones[at] for at in self._places(g, ctx)}))
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(at) for at in self._places(g, ctx)], Prompt.ACTIVATE_ONE)):
            case PickSpace(at):
                g.push(DeepOnesAct({at: 1}))


class Surface(Effect, frozen=True):
    """All monsters of the Abyss come up: at the bow space that was rolled, or, if the player likes and four Deep Ones
    are among them, at any water space."""

    at: Literal["rolled", "any"]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self.at == "rolled" or g.deep_ones.get(Space.ABYSS, 0) >= ENOUGH

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.at == "any":
            return self.choose(g, ctx)
        surface(g, BOW_OF_ROLL[ctx.number("rolled")], MONARCHS)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [Pass(), *(PickSpace(at) for at in WATER)], Prompt.SURFACE)):
            case PickSpace(at):
                surface(g, at, MONARCHS)


class Push(Effect, frozen=True):
    """Move all Deep Ones of one space, or of the own space, together into an adjacent one; or all on deck overboard."""

    which: Literal["anywhere", "here", "overboard"] = "anywhere"

    def _ways(self, g: Unfathomable, at: Space) -> list[Space]:
        return [to for to in ADJACENT[at] if to in WATER or to in OPEN]  # 21.20b, 10.3

    def _places(self, g: Unfathomable, ctx: Context) -> list[Space]:
        own = g.players[ctx.seat].space
        return [at for at, _ in g.on_board() if self.which != "here" or at == own]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._places(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.which != "overboard":
            return self.choose(g, ctx)
        for deck, water in zip(DECK, WATER, strict=True):
            if g.deep_ones.get(deck, 0):
                move_deep_ones(g, deck, water, g.deep_ones[deck])
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        places = self._places(g, ctx)
        start = places[0]
        if len(places) > 1:
            match (yield Ask(ctx.seat, [PickSpace(at) for at in places], Prompt.PUSH)):
                case PickSpace(at):
                    start = at
        match (yield Ask(ctx.seat, [PickSpace(to) for to in self._ways(g, start)], Prompt.PUSH_TO)):
            case PickSpace(to):
                move_deep_ones(g, start, to, g.deep_ones[start])


class Smite(Effect, frozen=True):
    """Choose an enemy anywhere and roll, with a bonus against a Deep One: so much or more defeats it."""

    at_least: int
    bonus: int

    def _enemies(self, g: Unfathomable, ctx: Context) -> Iterator[Action]:
        traitor = g.players[ctx.seat].revealed
        if not traitor:
            yield from (AttackDeepOne(at) for at, _ in g.on_board())
        for other in g.players:
            if other.seat != ctx.seat and other.revealed != traitor:
                yield AttackCharacter(SeatNumber(other.seat))

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return any(self._enemies(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, list(self._enemies(g, ctx)), Prompt.SMITE)):
            case AttackDeepOne(at):
                ctx.bind(g, "enemy", at.value)
                self.wait(g, ctx)
                roll(g, ctx.seat, self.bonus, needed=self.at_least)
            case AttackCharacter(victim):
                ctx.bind(g, "enemy", victim)
                self.wait(g, ctx)
                roll(g, ctx.seat, needed=self.at_least)

    def after(self, g: Unfathomable, ctx: Context) -> None:
        enemy = ctx.names["enemy"]
        if g.rolled() < self.at_least:
            return
        if isinstance(enemy, int):
            g.push(Defeat(enemy))
        else:
            defeat_deep_ones(g, Space(enemy))


class Slay(Effect, frozen=True):
    """Defeat Deep Ones in an area, one after another: so many, or with `may` fewer."""

    area: Area
    count: Number
    may: bool = False

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return any(g.deep_ones.get(at, 0) for at in SPACES_OF[self.area])

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        for _ in range(amount(g, ctx, self.count)):
            places = [at for at in SPACES_OF[self.area] if g.deep_ones.get(at, 0)]
            if not places:
                return
            options: list[Action] = [*([Pass()] if self.may else []), *(PickSpace(at) for at in places)]
            match (yield Ask(ctx.seat, options, Prompt.SLAY)):
                case PickSpace(at):
                    defeat_deep_ones(g, at)
                case Pass():
                    return


class Sweep(Effect, frozen=True):
    """Defeat every Deep One in an area or in a room of choice, or every enemy in the own space; and count them."""

    where: Area | Literal["a-room", "here"]

    def _rooms(self, g: Unfathomable) -> list[Space]:
        return [at for at in ROOMS if g.deep_ones.get(at, 0)]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self.where != "a-room" or bool(self._rooms(g))

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if isinstance(self.where, Area):
            self.clear(g, ctx, SPACES_OF[self.where])
            return None
        if self.where == "a-room":
            return self.choose(g, ctx)
        here = g.players[ctx.seat].space
        traitors = [seat for seat in g.seats_at(here) if g.players[seat].revealed]
        self.clear(g, ctx, [here], also=len(traitors))
        g.push(*(Defeat(seat) for seat in traitors))
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSpace(at) for at in self._rooms(g)], Prompt.SLAY)):
            case PickSpace(at):
                self.clear(g, ctx, [at])

    def clear(self, g: Unfathomable, ctx: Context, spaces: Sequence[Space], also: int = 0) -> None:
        there = {at: g.deep_ones[at] for at in spaces if g.deep_ones.get(at, 0)}
        for at, count in there.items():
            defeat_deep_ones(g, at, count)
        ctx.bind(g, "defeated", sum(there.values()) + also)


class SinkMonarchs(Effect, frozen=True):
    """Both monarchs go to the Abyss."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        for monarch in MONARCHS:
            place_monarch(g, monarch, Space.ABYSS)


class Dismiss(Effect, frozen=True):
    """Discard a Lore card, roll and add its value: so much sends a monarch to the Abyss, less may move it a space."""

    at_least: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(cards_of(g, ctx.seat, Skill.LORE)) and (g.hydra != Space.ABYSS or g.dagon != Space.ABYSS)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        seat = ctx.seat
        places = {Icon.HYDRA: g.hydra, Icon.DAGON: g.dagon}
        up = [monarch for monarch, at in places.items() if at != Space.ABYSS]
        monarch = up[0]
        if len(up) > 1:
            match (yield Ask(seat, [PickMonarch(each) for each in up], Prompt.DISMISS)):
                case PickMonarch(each):
                    monarch = each
        value = yield from spend(g, seat, Skill.LORE)
        ctx.bind(g, "monarch", monarch.value)
        self.wait(g, ctx)
        roll(g, seat, value, needed=self.at_least)

    def after(self, g: Unfathomable, ctx: Context) -> Flow | None:
        monarch = Icon(ctx.id("monarch"))
        if g.rolled() < self.at_least:
            return self.nudge(g, ctx.seat, monarch)
        place_monarch(g, monarch, Space.ABYSS)
        return None

    def nudge(self, g: Unfathomable, seat: int, monarch: Icon) -> Flow:
        at = g.hydra if monarch is Icon.HYDRA else g.dagon
        water = [to for to in ADJACENT[at] if to in WATER]
        match (yield Ask(seat, [Pass(), *(PickSpace(to) for to in water)], Prompt.MOVE_MONARCH)):
            case PickSpace(to):
                place_monarch(g, monarch, to)
