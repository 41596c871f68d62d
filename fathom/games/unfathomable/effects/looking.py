"""Verbs that look at the top of a deck."""

from typing import Any, Literal

from fathom.games.unfathomable.actions import Pass, PickItem, PickMythos, PickSpell, PickWaypoint
from fathom.games.unfathomable.pieces import Deck, Item, Mythos, Spell, Waypoint
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.item_cards import get
from fathom.games.unfathomable.steps.looking import cards, shuffle, take_out, to_bottom, to_top, top
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.kernel import EVERYONE, Action, Ask, Flow
from fathom.kernel.effects import Choose, Context, Effect


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


class Foresee(Effect, frozen=True):
    """Look at the top cards of one of these decks: one goes on top, the others to the bottom."""

    decks: tuple[Literal["mythos", "waypoints"], ...]
    count: int

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        deck: Deck = self.decks[0]
        if len(self.decks) > 1:
            match (yield Ask(ctx.seat, [Choose(name) for name in self.decks], "which-deck")):
                case Choose(name):
                    deck = "mythos" if name == "mythos" else "waypoints"
        seen = top(g, deck, self.count, ctx.seat)
        if len(seen) > 1:
            keep = picked((yield Ask(ctx.seat, [pick(card) for card in seen], "keep-on-top")))
            for card in seen:
                if card is not keep:
                    to_bottom(g, deck, card)


class SortEach(Effect, frozen=True):
    """Look at the top cards of a deck and put each on top or to the bottom."""

    deck: Literal["mythos", "spells"]
    count: int

    def can(self, g: Unfathomable, ctx: Context) -> bool:
        return bool(cards(g, self.deck)[0])

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        for card in top(g, self.deck, self.count, ctx.seat):
            match (yield Ask(ctx.seat, [Pass(), pick(card)], "to-bottom")):
                case Pass():
                    pass
                case _:
                    to_bottom(g, self.deck, card)


class Reorder(Effect, frozen=True):
    """Look at the top cards of the Mythos deck and put them back in any order."""

    count: int

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        seen = top(g, "mythos", self.count, ctx.seat)
        while len(seen) > 1:  # the one picked first will lie lowest
            card = picked((yield Ask(ctx.seat, [pick(each) for each in seen], "put-back", args={"left": len(seen)})))
            seen.remove(card)
            to_top(g, "mythos", card)
        for card in seen:
            to_top(g, "mythos", card)


class PickCrisis(Effect, frozen=True):
    """Draw two Mythos cards instead of one and resolve one; the other goes to the bottom."""

    def run(self, g: Unfathomable, ctx: Context) -> Flow:
        seen = top(g, "mythos", 2, ctx.seat)
        if len(seen) > 1:
            card = picked((yield Ask(ctx.seat, [pick(each) for each in seen], "pick-crisis")))
            to_bottom(g, "mythos", seen[1] if card is seen[0] else seen[0])


class LoseTheWay(Effect, frozen=True):
    """The Waypoint goes back under its deck, and the next one takes its place."""

    def run(self, g: Unfathomable, ctx: Context) -> None:
        card = Waypoint(ctx.card)
        g.course.remove(card)
        g.waypoints.insert(0, card)
        g.waypoints_seen.insert(0, EVERYONE)
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
        match (yield Ask(ctx.seat, options, "keep-item")):
            case PickItem(item):
                take_out(g, "items", item)
                for other in seen:
                    if other is not item and not self.mix:
                        to_bottom(g, "items", other)
                if self.mix:
                    shuffle(g, "items")
                get(g, ctx.seat, item)
            case Pass():
                pass
