"""Passengers (chapter 41): endangered, saved, defeated."""

from fathom.games.unfathomable.actions import PickPassenger
from fathom.games.unfathomable.board import DECK_OF_ROLL, Space
from fathom.games.unfathomable.events import PassengerDefeated, PassengerEndangered, PassengerSaved
from fathom.games.unfathomable.library import Moment, passengers
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.loyalty.endings import lose
from fathom.kernel import Ask, Flow, Step, cites
from fathom.kernel.names import certain


@cites("41.4a")
class Endanger(Step):
    """Roll for a deck space and put a passenger there; once for each of several (41.4b)."""

    count: int
    seat: int

    def run(self, g: Unfathomable) -> None:
        if self.count == 0 or not g.passengers:
            return  # 41.5
        g.push(ComeOnDeck(self.count, self.seat))
        roll(g, self.seat)


@cites("41.4a")
class ComeOnDeck(Step):
    """A passenger comes to the deck space that was rolled, and then the next one."""

    continues = True

    count: int
    seat: int

    def run(self, g: Unfathomable) -> None:
        at = DECK_OF_ROLL[g.rolled()]
        g.deck(at).passengers.append(g.passengers.pop())
        g.tell(PassengerEndangered(at))
        g.push(Endanger(self.count - 1, self.seat))


def save(g: Unfathomable, at: Space) -> None:
    """A passenger returns to the supply, unseen, and the supply is mixed (41.7)."""
    g.passengers.append(g.deck(at).passengers.pop())
    g.chance.shuffle(g.passengers)
    g.tell(PassengerSaved(at))


@cites("41.8a", "54.2")
class DefeatPassengerAt(Step):
    """One of the passengers on a space is defeated; the player named, if any, picks which, all being face down."""

    at: Space
    chooser: int

    def run(self, g: Unfathomable) -> Flow:
        there = g.deck(self.at).passengers
        if not there:
            return
        number = 0
        if len(there) > 1 and self.chooser != NOBODY:
            match (yield Ask(self.chooser, [PickPassenger(n + 1) for n in range(len(there))], Prompt.PICK_PASSENGER)):
                case PickPassenger(picked):
                    number = picked - 1
        g.endangered = self.at
        g.push(OpenWindow([Moment.PASSENGER_FALLS]), PassengerFalls(self.at, number))


@cites("41.8a", "54.7")
class PassengerFalls(Step):
    """The passenger is defeated, if nobody has prevented it."""

    continues = True

    at: Space
    number: int

    def run(self, g: Unfathomable) -> None:
        if g.endangered is not None:  # 54.7
            g.endangered = None
            lose_passenger(g, self.at, self.number)


def lose_passenger(g: Unfathomable, at: Space, number: int) -> None:
    """Turn a passenger up, lose what it shows, and take it out of the game (41.8)."""
    passenger = certain(g.deck(at).passengers.pop(number))
    g.box_passengers.append(passenger)  # 41.8b
    g.show()
    g.tell(PassengerDefeated(at, passenger))
    for resource in passengers()[passenger].lose:
        lose(g, resource)


def lose_from_supply(g: Unfathomable) -> None:
    """A passenger of the supply is defeated, as if on deck."""
    passenger = certain(g.passengers.pop())
    g.box_passengers.append(passenger)
    g.show()
    g.tell(PassengerDefeated(Space.ABYSS, passenger))
    for resource in passengers()[passenger].lose:
        lose(g, resource)
