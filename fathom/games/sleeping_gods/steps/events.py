"""Event cards: drawn, resolved, and the permanent ones (EVT)."""

from fathom.games.sleeping_gods.boards import Trouble
from fathom.games.sleeping_gods.events import EventDrawn, EventLeft
from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import EventCard
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import SeatNumber, Step, cites
from fathom.kernel.effects import Context, Resolve, place_of


@cites("EVT1", "EVT3", "EVT4", "EVT5", "EVT6", "TRN2")
class DrawEvent(Step):
    """The top event card: it acts at once, for this turn, or until it is discarded."""

    def run(self, g: Voyage) -> None:
        event = g.events.draw()
        g.show()
        g.spent.append(event)
        g.tell(EventDrawn(SeatNumber(g.active), event))
        printed = events()[event]
        if printed.permanent:
            g.troubles.append(Trouble(event))
        elif printed.turn:
            g.today = event
        if printed.do is not None:
            g.push(Resolve(place_of(printed.do), Context(g.active, event)))


def discard_event(g: Voyage, event: EventCard) -> None:
    """A permanent event leaves play, and its token with it."""
    g.troubles = [trouble for trouble in g.troubles if trouble.event != event]
    g.tell(EventLeft(event))
