"""The decks that can be looked at: cards face down, each known to whoever has seen it."""

from typing import Any

from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel.state.decks import Pile


class Cards(Pile):
    """A deck as it lies in the state: the same two lists, so whatever is done to it is done to them."""

    cards: list[Any]
    seen: list[int]


def deck_of(g: Unfathomable, deck: str) -> Cards:
    """A deck of the state by its name (`pieces.Deck`), with the verbs that all decks have."""
    match deck:
        case "mythos":
            return Cards(g.mythos, g.mythos_seen)
        case "waypoints":
            return Cards(g.waypoints, g.waypoints_seen)
        case "items":
            return Cards(g.items, g.items_seen)
        case "spells":
            return Cards(g.spells, g.spells_seen)
    raise LookupError(f"there is no deck of {deck}")
