"""Verbs for cards in players' hands and areas: Skill cards, the Chaos deck, items and spells."""

from typing import Literal

from fathom.games.unfathomable.actions import Discard, DrawFrom, Give, Pass, PickFaceDown, PickItem, PickSeat
from fathom.games.unfathomable.events import SpellsRemoved
from fathom.games.unfathomable.library import characters
from fathom.games.unfathomable.pieces import Item, Spell
from fathom.games.unfathomable.skills import HONEST, SKILL, Skill
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.hands import (
    build_chaos,
    can_draw,
    cards_of,
    choose_and_draw,
    choose_and_draw_own,
    discard,
    discard_chosen,
    discard_from_hand,
    discard_up_to,
    draw,
    stir,
)
from fathom.games.unfathomable.steps.item_cards import draw_item, give, own_items, remove, remove_chosen
from fathom.games.unfathomable.steps.looking import draw_top
from fathom.games.unfathomable.steps.spells import LookIntoTome, cast
from fathom.kernel import Ask, Flow, SeatNumber
from fathom.kernel.effects import Context, Effect, Resolve, place_of

# ------------------------------------------------------------------------------------ Skill cards


class Draw(Effect, frozen=True):
    """Draw so many cards from any decks but Treachery."""

    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return any(can_draw(g, skill) for skill in HONEST)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        yield from choose_and_draw(g, ctx.seat, self.count)


class DrawOwn(Effect, frozen=True):
    """Draw so many cards out of the own skill set."""

    count: int

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        yield from choose_and_draw_own(g, ctx.seat, self.count)


class DiscardCards(Effect, frozen=True):
    """Discard so many cards, or as many as there are; as a cost, all of them or none."""

    count: int
    skill: Skill | None = None

    def _there(self, g: Unfathomable, ctx: Context) -> int:
        hand = g.players[ctx.seat].hand
        return sum(card is not None and self.skill in (None, SKILL[card]) for card in hand)

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return self._there(g, ctx) > 0

    def all(self, g: Unfathomable, ctx: Context) -> bool:
        return self._there(g, ctx) >= self.count

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        if self.skill is None:
            yield from discard_chosen(g, ctx.seat, self.count)
            return
        for left in range(min(self.count, self._there(g, ctx)), 0, -1):
            options = [Discard(card) for card in cards_of(g, ctx.seat, self.skill)]
            match (yield Ask(ctx.seat, options, "discard", args={"left": left})):
                case Discard(card):
                    discard_from_hand(g, ctx.seat, card)


class DiscardHand(Effect, frozen=True):
    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.players[ctx.seat].hand)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        hand = [card for card in g.players[ctx.seat].hand if card is not None]
        discard_from_hand(g, ctx.seat, *hand)
        g.show()


class DiscardUpTo(Effect, frozen=True):
    """Discard up to so many cards of a skill, and count them."""

    count: int
    skill: Skill

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        gone = yield from discard_up_to(g, ctx.seat, self.count, self.skill)
        ctx.bind(g, "counted", len(gone))


class Regroup(Effect, frozen=True):
    """Discard up to so many cards and draw as many from one deck."""

    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.players[ctx.seat].hand)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        gone = yield from discard_up_to(g, ctx.seat, self.count)
        options = [DrawFrom(skill) for skill in HONEST if can_draw(g, skill)]
        if gone and options:
            match (yield Ask(ctx.seat, options, "draw-all-from", args={"count": len(gone)})):
                case DrawFrom(skill):
                    draw(g, ctx.seat, [skill] * len(gone))


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
    """An own item leaves the game: one of choice, this one, the one the character came with, or all but one."""

    which: Literal["one", "this", "start", "all-but-one"] = "one"

    def _item(self, g: Unfathomable, ctx: Context) -> Item | None:
        """The item that the card means, if it names one and the player has it."""
        role = g.players[ctx.seat].role
        name = ctx.card if self.which == "this" else characters()[role].item if role else None
        return next((item for item in own_items(g, ctx.seat) if item == name), None)

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        if self.which in ("this", "start"):
            return self._item(g, ctx) is not None
        return g.item_count(ctx.seat) > (self.which == "all-but-one")

    def run(self, g: Unfathomable, ctx: Context) -> Flow | None:
        if self.which in ("one", "all-but-one"):
            return self.choose(g, ctx)
        item = self._item(g, ctx)
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
        match (yield Ask(ctx.seat, [Pass(), *self._gifts(g, ctx)], "give-item")):
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
        match (yield Ask(ctx.seat, [PickSeat(SeatNumber(seat)) for seat in self._victims(g, ctx)], "steal-from")):
            case PickSeat(victim):
                player = g.players[victim]
                face_down = [PickFaceDown(number + 1) for number in range(len(player.spare))]
                match (yield Ask(ctx.seat, [*(PickItem(item) for item in player.items), *face_down], "steal-item")):
                    case PickItem(item):
                        give(g, victim, item, ctx.seat)
                    case PickFaceDown(number):
                        upgrade = player.spare[number - 1]
                        assert upgrade is not None
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
        spell = g.spells[-1]
        assert spell is not None
        cast(g, ctx.seat, spell)


class BurnSpells(Effect, frozen=True):
    """The top spells leave the game, unseen."""

    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.spells)

    def run(self, g: Unfathomable, ctx: Context) -> None:
        count = min(self.count, len(g.spells))
        for _ in range(count):
            g.box_spells.append(draw_top(g, "spells"))
        g.tell(SpellsRemoved(count))


class Ward(Effect, frozen=True):
    """The spell is laid on a player and prevents the next defeat."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        match (yield Ask(ctx.seat, [PickSeat(SeatNumber(player.seat)) for player in g.players], "ward")):
            case PickSeat(seat):
                g.ward = seat


class KeepSpell(Effect, frozen=True):
    """The player keeps the spell for later."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        spell = Spell(ctx.card)
        g.casting.remove(spell)
        g.players[ctx.seat].spells.append(spell)
