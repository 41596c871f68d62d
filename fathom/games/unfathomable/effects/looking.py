"""Verbs that look at the top of a deck."""

from typing import Any, Literal

from fathom.games.unfathomable.actions import Pass, PickItem, PickMythos, PickSpell, PickWaypoint
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.pieces import Deck, Item, Mythos, Spell, Waypoint
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.items import get
from fathom.games.unfathomable.steps.cards.looking import top
from fathom.games.unfathomable.steps.mythos import draw_mythos
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.kernel import EVERYONE, Action, Ask, Flow
from fathom.kernel.cards.effects import Choose, Context, Effect


def pick(card: Any) -> Action:
    """The answer that picks a card of any of the decks."""
    match card:
        case Mythos():
            return PickMythos(card)
        case Waypoint():
            return PickWaypoint(card)
        case Item():
            return PickItem(card)
        case Spell():
            return PickSpell(card)
    raise TypeError(card)


def picked(action: Action) -> Any:
    return getattr(action, action.__struct_fields__[0])


class LookAt(Effect, frozen=True):
    """Look at the top cards of a deck, or of one of several; the others go to the bottom if only `one` stays on top,
    or `any` number of them; or `all` stay, in any order."""

    decks: tuple[Deck, ...]
    count: int
    stays: Literal["one", "any", "all"] = "one"

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return any(len(deck_of(g, deck)) for deck in self.decks)

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        deck = self.decks[0]
        if len(self.decks) > 1:
            match (yield Ask(ctx.seat, [Choose(name) for name in self.decks], Prompt.WHICH_DECK)):
                case Choose(name):
                    deck = next(each for each in self.decks if each == name)
        seen = top(g, deck, self.count, ctx.seat)
        ways = {"one": self.keep_one, "any": self.sort, "all": self.put_back}
        yield from ways[self.stays](g, ctx.seat, deck, seen)

    def keep_one(self, g: Unfathomable, seat: int, deck: Deck, seen: list[Any]) -> Flow:
        if len(seen) > 1:
            keep = picked((yield Ask(seat, [pick(card) for card in seen], Prompt.KEEP_ON_TOP)))
            for card in seen:
                if card is not keep:
                    deck_of(g, deck).move_to_bottom(card)

    def sort(self, g: Unfathomable, seat: int, deck: Deck, seen: list[Any]) -> Flow:
        for card in seen:
            match (yield Ask(seat, [Pass(), pick(card)], Prompt.TO_BOTTOM)):
                case Pass():
                    pass
                case _:
                    deck_of(g, deck).move_to_bottom(card)

    def put_back(self, g: Unfathomable, seat: int, deck: Deck, seen: list[Any]) -> Flow:
        while len(seen) > 1:  # the one picked first will lie lowest
            card = picked((yield Ask(seat, [pick(each) for each in seen], Prompt.PUT_BACK, args={"left": len(seen)})))
            seen.remove(card)
            deck_of(g, deck).move_to_top(card)
        for card in seen:
            deck_of(g, deck).move_to_top(card)


class Redraw(Effect, frozen=True):
    """Another card takes the place of this one: a Mythos card is discarded, a Waypoint goes back under its deck."""

    deck: Literal["mythos", "waypoints"]

    def run(self, g: Unfathomable, ctx: Context) -> None:
        if self.deck == "mythos":
            g.mythos_discard.append(g.crisis.pop())
            draw_mythos(g, ctx.seat)
        else:
            card = Waypoint(ctx.card)
            g.course.remove(card)
            deck_of(g, "waypoints").put_under(card, EVERYONE)
            g.push(ResolveWaypoint(ctx.seat))


class SearchItems(Effect, frozen=True):
    """Look at the top items and keep one; the others go to the bottom, or are shuffled back. One alone may be left."""

    count: int
    mix: bool = False

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(g.items)  # 18.4a

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        seen = top(g, "items", self.count, ctx.seat)
        options: list[Action] = [PickItem(item) for item in seen]
        if len(seen) == 1:
            options.append(Pass())  # 18.4b
        match (yield Ask(ctx.seat, options, Prompt.KEEP_ITEM)):
            case PickItem(item):
                deck_of(g, "items").take_topmost(item)
                for other in seen:
                    if other is not item and not self.mix:
                        deck_of(g, "items").move_to_bottom(other)
                if self.mix:
                    deck_of(g, "items").shuffle(g.chance)
                get(g, ctx.seat, item)
            case Pass():
                pass
