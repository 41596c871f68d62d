"""The event decks of a campaign, and its end (EVT7 to EVT9, DEF6, DEF8, UNL1)."""

from collections.abc import Mapping

from fathom.games.sleeping_gods.decks import EventPiles
from fathom.games.sleeping_gods.events import EndingReached, EventsBuilt, EventsDiscarded
from fathom.games.sleeping_gods.pieces import Danger
from fathom.games.sleeping_gods.scoring import score
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Chance
from fathom.kernel.cards.moments import end_span

EACH_TYPE = 6  # SET9b


def deal_events(box: EventPiles, chance: Chance, counts: Mapping[Danger, int] | None = None) -> EventPiles:
    """A deck of six cards of each type, or of so many, mild on top; the others stay in the box, unseen."""
    deck = EventPiles([], [], [])
    for danger in Danger:
        pile, count = box.pile(danger), EACH_TYPE if counts is None else counts[danger]
        chance.shuffle(pile)
        deck.pile(danger).extend(pile[:count])
        del pile[:count]
    return deck


def build_events(g: Voyage) -> None:
    """The next deck; what a defeat could not discard is discarded now (DEF6a)."""
    g.deck += 1
    end_span("deck", g.uses)
    g.events = deal_events(g.box, g.chance)
    g.tell(EventsBuilt(g.deck))
    g.missing = discard_events(g, g.missing)


def discard_events(g: Voyage, count: int) -> int:
    """Cards from the top of the deck, as many as there are; returns how many were missing."""
    there = min(count, len(g.events))
    for _ in range(there):
        g.spent.append(g.events.draw())
    if there:
        g.show()
        g.tell(EventsDiscarded(there))
    return count - there


def reach_ending(g: Voyage, ending: int) -> None:
    """The campaign ends well or ill, but it ends (SCO7, UNL1)."""
    g.ended = ending
    if ending not in g.endings:
        g.endings.append(ending)
    g.tell(EndingReached(ending, score(g)))
    g.finish()
