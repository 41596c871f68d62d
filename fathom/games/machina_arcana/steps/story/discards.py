"""The discards of events: what is current, what covers it, and what goes with it (EVT1, CON2d)."""

from fathom.games.machina_arcana.events import MarkerBack
from fathom.games.machina_arcana.figures import HORROR
from fathom.games.machina_arcana.pieces import Card, EventCard
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.using.passives import keep_to_maximum


def lay(g: Machina, discard: list[EventCard], card: EventCard) -> None:
    """A card goes on top of a discard and is the current event of its kind (EVT1a)."""
    end_current(g, discard)
    g.cover(discard, card)
    keep_to_maximum(g)


def gather(g: Machina, discard: list[EventCard]) -> list[EventCard]:
    """Take up a whole discard: no event of that kind is current (EVT5d, EVT8a)."""
    end_current(g, discard)
    cards = g.take_up(discard)
    keep_to_maximum(g)
    return cards


def end_current(g: Machina, discard: list[EventCard]) -> None:
    """The event on top stops being current: its counters are lost, and what horror markers showed ends (CON5b)."""
    if discard:
        g.counters.pop(discard[-1], None)  # CON2d
        for mark in [each for each in g.marks if each.card == discard[-1] and each.owner == HORROR]:
            g.remove_mark(mark)
            g.tell(MarkerBack(mark.owner, Card(mark.card)))
