"""Event cards: drawn, resolved, and the permanent ones (EVT)."""

from fathom.games.sleeping_gods.events import EventDrawn, EventLeft
from fathom.games.sleeping_gods.figures import Trouble
from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import EventCard
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.kernel import Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Choose, Context, OneOf, Resolve, place_of, source
from fathom.kernel.cards.moments import changed_for


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
            changed_for(g, None)
        elif printed.turn:
            g.today = event
            changed_for(g, None)
        if isinstance(printed.do, OneOf):
            g.push(TakeSide(event))
        elif printed.do is not None:
            g.push(Resolve(place_of(printed.do), Context(g.active, event)))


@cites("EVT4")
class TakeSide(Step):
    """An event with several options: any one of them is chosen, also one of which little comes (GEN6a); before, orders
    may be spent (CMD1)."""

    event: EventCard

    def run(self, g: Voyage) -> Flow:
        effect = events()[self.event].do
        assert isinstance(effect, OneOf)
        options = [Choose(name) for name in effect.options]
        answer = yield led(g, self, g.active, options, Prompt.CHOOSE_EFFECT, {"source": source(effect)})
        g.push(Resolve(place_of(effect.options[answer.option]), Context(g.active, self.event)))


def discard_event(g: Voyage, event: EventCard) -> None:
    """A permanent event leaves play, and its token with it."""
    g.troubles = [trouble for trouble in g.troubles if trouble.event != event]
    changed_for(g, None)
    g.tell(EventLeft(event))
