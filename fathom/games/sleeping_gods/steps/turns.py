"""The turn: venom, ship action, event, two actions, end of turn (TRN, ACT, EVT7, EVT8)."""

from functools import partial

from fathom.games.sleeping_gods.actions import (
    BeginTurn,
    CallAtPort,
    Explore,
    Forgo,
    LetStrike,
    PackUp,
    Sail,
    Tackle,
    Trade,
)
from fathom.games.sleeping_gods.board import regions, same_map
from fathom.games.sleeping_gods.events import ActionForgone, TurnBegan
from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import EventCard, Location, Passage, Status
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import LAST_DECK, Mode, Voyage
from fathom.games.sleeping_gods.steps.events import DrawEvent
from fathom.games.sleeping_gods.steps.health import Hurt
from fathom.games.sleeping_gods.steps.packing import pack_up
from fathom.games.sleeping_gods.steps.ship.market import open_market
from fathom.games.sleeping_gods.steps.ship.port import call_at_port
from fathom.games.sleeping_gods.steps.ship.rooms import ShipAction
from fathom.games.sleeping_gods.steps.ship.sailing import set_sail
from fathom.games.sleeping_gods.steps.story.exploring import explore, read
from fathom.games.sleeping_gods.steps.using.abilities import someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.kernel import Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Accept, Context, Decline, Effect, May, Resolve, place_of, source
from fathom.kernel.cards.moments import changed_for, end_span
from fathom.kernel.names import certain

ACTIONS = 2  # ACT1
EXHAUSTED = {1: Passage("1"), 2: Passage("1.2"), 3: Passage("F1")}  # EVT8: after which deck what is read


@cites("TRN1", "TRN2", "TRN3", "EVT6")
class NextTurn(Step):
    """The captain's token passes to the left, and a new turn begins. `unpacked`: one that was about to begin when the
    session was packed up, so that it brings nothing anew."""

    first: bool = False
    unpacked: bool = False

    def run(self, g: Voyage) -> None:
        if not self.first:
            g.active = (g.active + 1) % g.seats
        g.turn += 1
        g.actions = ACTIONS
        if g.today is not None:
            g.today = None
            changed_for(g, None)
        if not self.unpacked:
            end_span("turn", g.uses)
            if g.mode is Mode.EASY:
                g.gain_orders(g.active, 1)
        g.tell(TurnBegan(g.turn, SeatNumber(g.active)))
        poisoned = any(Status.VENOM in member.statuses for member in g.standing())
        g.push(EventStep(), TakeActions(), EndOfTurn(), NextTurn())
        g.push(Poisoned() if poisoned else ShipAction())


@cites("GEN11g", "GEN11h", "CAM1")
class Poisoned(Step):
    """Venom acts at the start of every turn, on who still stands; before, orders may be spent (CMD1) and the session
    may be packed up."""

    def run(self, g: Voyage) -> Flow:
        if g.packing or someone_can_spend_orders(g):
            answers = [BeginTurn(), *([PackUp()] if g.packing else [])]
            match (yield led(g, self, g.active, answers, Prompt.BEGIN_TURN)):
                case PackUp():
                    pack_up(g)
        g.push(ShipAction(fresh=False))
        sick = [member.crew for member in g.standing() if Status.VENOM in member.statuses]
        g.push(*(Hurt(1, [crew], g.active) for crew in sick))


# -------------------------------------------------------------------------------------------- event


@cites("EVT1", "EVT7b", "EVT8a", "EVT8b", "EVT8c", "DEF6b")
class EventStep(Step):
    """An event card, or the paragraph that is read when the deck has run out."""

    def run(self, g: Voyage) -> None:
        if len(g.events):
            g.push(DrawEvent())
        else:
            run_out(g)


def run_out(g: Voyage) -> None:
    """The event deck is empty: the story goes on by itself (EVT8)."""
    passage = EXHAUSTED[g.deck]
    g.finale = g.deck >= LAST_DECK
    read(g, passage, exploring=False)


# ------------------------------------------------------------------------------------- two actions


@cites("ACT1", "ACT2", "ACT3", "ACT4")
class TakeActions(Step):
    """Actions until two are done; what is used for orders in between does not count."""

    def run(self, g: Voyage) -> Flow:
        if not g.actions:
            return
        answer = yield led(g, self, g.active, partial(actions, g), Prompt.ACTION, {"left": g.actions})
        g.push(TakeActions())
        g.actions -= 1
        match answer:
            case Sail():
                set_sail(g)
            case Explore(location):
                explore(g, location)
            case Trade():
                open_market(g)
            case CallAtPort():
                call_at_port(g)
            case Tackle(event):
                tackle(g, event)
            case Forgo():
                g.gain_orders(g.active, 1)
                g.tell(ActionForgone(SeatNumber(g.active)))


def actions(g: Voyage, include_refused: bool) -> Judged:
    """What the region offers; with `include_refused` also what others would, and packing up, which waits for a turn."""
    here = regions()[g.ship]
    yield Sail(), None
    yield from ((Explore(Location(number)), None) for number in here.locations)
    yield Trade(), None if here.market else Refusal("MKT1", "no-market")
    yield CallAtPort(), None if here.port else Refusal("PORT1", "no-port")
    for each in g.troubles:
        yield Tackle(each.event), None if events()[each.event].action is not None else Refusal("EVT5", "at-turns-end")
    yield Forgo(), None
    if include_refused:
        there = (number for region in same_map(g.ship) if region != g.ship for number in regions()[region].locations)
        yield from ((Explore(Location(number)), Refusal("EXP1", "not-here")) for number in there)
        yield PackUp(), Refusal("CAM1", "turn-begun")


def tackle(g: Voyage, event: EventCard) -> None:
    g.push(Resolve(place_of(certain(events()[event].action)), Context(g.active, event)))


# ------------------------------------------------------------------------------------ the end of it


@cites("TRN6", "EVT10a")
class EndOfTurn(Step):
    """What permanent events do at the end of a turn, in the order that the active player likes; before each of them
    orders may be spent (CMD1)."""

    done: list[EventCard] = []

    def run(self, g: Voyage) -> Flow:
        left = [
            trouble.event
            for trouble in g.troubles
            if events()[trouble.event].end is not None and trouble.event not in self.done
        ]
        if not left:
            return
        event = left[0]
        if len(left) > 1 or (someone_can_spend_orders(g) and not isinstance(_at_the_end(event), May)):
            answer = yield led(g, self, g.active, [LetStrike(each) for each in left], Prompt.END_OF_TURN)
            event = answer.event
        g.push(EndOfTurn([*self.done, event]))
        effect = _at_the_end(event)
        g.push(Undertake(event) if isinstance(effect, May) else Resolve(place_of(effect), Context(g.active, event)))


@cites("TRN6", "EVT10a")
class Undertake(Step):
    """What may be attempted at the end of a turn."""

    event: EventCard

    def run(self, g: Voyage) -> Flow:
        effect = _at_the_end(self.event)
        assert isinstance(effect, May)
        match (yield led(g, self, g.active, [Accept(), Decline()], Prompt.MAY_EFFECT, {"source": source(effect)})):
            case Accept():
                g.push(Resolve(place_of(effect.may), Context(g.active, self.event)))


def _at_the_end(event: EventCard) -> Effect:
    return certain(events()[event].end)
