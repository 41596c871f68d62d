"""Verbs for cards in players' hands and areas: Skill cards, the Chaos deck, items and spells."""

from typing import Literal

from fathom.games.unfathomable.actions import Give, Pass, PickFaceDown, PickItem, PickNumber, PickSeat
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import SpellsRemoved
from fathom.games.unfathomable.library import characters
from fathom.games.unfathomable.pieces import Item
from fathom.games.unfathomable.pieces.skills import HONEST, SKILL, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.hands import (
    build_chaos,
    can_draw,
    cards_of,
    choose_and_draw,
    choose_and_draw_own,
    discard,
    discard_chosen,
    discard_from_hand,
    discard_up_to,
    draw_from_one,
    spend,
    stir,
)
from fathom.games.unfathomable.steps.cards.items import draw_item, give, own_items, remove, remove_chosen
from fathom.games.unfathomable.steps.cards.spells import LookIntoTome, cast
from fathom.kernel import Ask, Flow, SeatNumber
from fathom.kernel.cards.effects import Context, Effect, Number, Resolve, amount, place_of
from fathom.kernel.names import certain

# ------------------------------------------------------------------------------------ Skill cards


class Draw(Effect, frozen=True):
    """Draw so many cards, or `up_to` so many: from any decks but Treachery, from one of them, or out of the own set."""

    count: Number
    decks: Literal["any", "one", "own"] = "any"
    up_to: bool = False

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return amount(g, ctx, self.count) > 0 and (self.decks == "own" or any(can_draw(g, skill) for skill in HONEST))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        count = amount(g, ctx, self.count)
        if self.up_to:
            match (yield Ask(ctx.seat, [PickNumber(n) for n in range(1, count + 1)], Prompt.FEAST)):
                case PickNumber(number):
                    count = number
            ctx.bind(g, "drawn", count)
        draws = {"any": choose_and_draw, "one": draw_from_one, "own": choose_and_draw_own}
        yield from draws[self.decks](g, ctx.seat, count)


class DiscardCards(Effect, frozen=True):
    """Discard so many cards, or as many as there are; as a cost, all of them or none. Or `up_to` so many."""

    count: int
    skill: Skill | None = None
    up_to: bool = False

    def _there(self, g: Unfathomable, ctx: Context) -> int:
        hand = g.players[ctx.seat].hand
        return sum(card is not None and self.skill in (None, SKILL[card]) for card in hand)

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self._there(g, ctx) > 0

    def all(self, g: Unfathomable, ctx: Context) -> bool:
        return self._there(g, ctx) >= self.count

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        if not self.up_to:
            yield from discard_chosen(g, ctx.seat, self.count, self.skill)
            return
        gone = yield from discard_up_to(g, ctx.seat, self.count, self.skill)
        ctx.bind(g, "discarded", gone)


class Spend(Effect, frozen=True):
    """Discard a card of a skill, for its value."""

    skill: Skill

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(cards_of(g, ctx.seat, self.skill))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        value = yield from spend(g, ctx.seat, self.skill)
        ctx.bind(g, "spent", value)


class DiscardHand(Effect, frozen=True):
    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.players[ctx.seat].hand)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        hand = [card for card in g.players[ctx.seat].hand if card is not None]
        discard_from_hand(g, ctx.seat, *hand)
        g.show()


class Stir(Effect, frozen=True):
    """Shuffle so many Treachery cards into the Chaos deck."""

    count: int

    def run(self, g: Unfathomable, ctx: Context) -> None:
        stir(g, self.count)


class RebuildChaos(Effect, frozen=True):
    """Discard the Chaos deck and build a new one."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        discard(g, *(card for card in g.chaos if card is not None))
        build_chaos(g)


# ------------------------------------------------------------------------------------------ items


class DrawItem(Effect, frozen=True):
    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.items)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        draw_item(g, ctx.seat)


class RemoveItem(Effect, frozen=True):
    """An own item leaves the game: one of choice, the one the character came with, or all but one."""

    which: Literal["one", "start", "all-but-one"] = "one"

    def _start(self, g: Unfathomable, ctx: Context) -> Item | None:
        """The item that the character came with, if the player still has it."""
        role = g.players[ctx.seat].role
        item = characters()[role].item if role else None
        return item if item in own_items(g, ctx.seat) else None

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        if self.which == "start":
            return self._start(g, ctx) is not None
        return g.item_count(ctx.seat) > (self.which == "all-but-one")

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.which != "start":
            return self.choose(g, ctx)
        item = self._start(g, ctx)
        if item is not None:
            remove(g, ctx.seat, item)
        return None

    def choose(self, g: Unfathomable, ctx: Context) -> Flow:
        if self.which == "all-but-one":
            g.push(Resolve(place_of(self), ctx))
        yield from remove_chosen(g, ctx.seat)


class GiveItem(Effect, frozen=True):
    """The player may give an item to a human in the own space."""

    def _gifts(self, g: Unfathomable, ctx: Context) -> list[Give]:
        others = [seat for seat in g.humans_at(g.players[ctx.seat].space) if seat != ctx.seat]
        return [Give(item, SeatNumber(to)) for item in own_items(g, ctx.seat) for to in others]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._gifts(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [Pass(), *self._gifts(g, ctx)], Prompt.GIVE_ITEM)):
            case Give(item, to):
                give(g, ctx.seat, item, to)


class StealItem(Effect, frozen=True):
    """Take an item of a human in the own space, a face-down upgrade if that is wanted (18.7d)."""

    def _victims(self, g: Unfathomable, ctx: Context) -> list[int]:
        here = g.humans_at(g.players[ctx.seat].space)
        return [seat for seat in here if seat != ctx.seat and g.item_count(seat)]

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(self._victims(g, ctx))

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSeat(SeatNumber(seat)) for seat in self._victims(g, ctx)], Prompt.STEAL_FROM)):
            case PickSeat(victim):
                player = g.players[victim]
                face_down = [PickFaceDown(number + 1) for number in range(len(player.spare))]
                match (
                    yield Ask(ctx.seat, [*(PickItem(item) for item in player.items), *face_down], Prompt.STEAL_ITEM)
                ):
                    case PickItem(item):
                        give(g, victim, item, ctx.seat)
                    case PickFaceDown(number) if (upgrade := player.spare[number - 1]) is not None:
                        give(g, victim, upgrade, ctx.seat)


# ----------------------------------------------------------------------------------------- spells


class Cast(Effect, frozen=True):
    """Resolve the top spell, or one of so many that the player looks at; the others go to the bottom."""

    count: int = 1

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.spells)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        if self.count > 1:
            g.push(LookIntoTome(ctx.seat, self.count))
            return
        cast(g, ctx.seat, certain(g.spells[-1]))


class BurnSpells(Effect, frozen=True):
    """The top spells leave the game, unseen."""

    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.spells)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        count = min(self.count, len(g.spells))
        for _ in range(count):
            g.box_spells.append(deck_of(g, "spells").draw(g.chance))
        g.tell(SpellsRemoved(count))


class Ward(Effect, frozen=True):
    """The spell is laid on a player and prevents the next defeat."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSeat(SeatNumber(player.seat)) for player in g.players], Prompt.WARD)):
            case PickSeat(seat):
                g.ward = seat
