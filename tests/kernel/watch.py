"""A toy in which one seat leads and others may interrupt: hands of secret cards that help, and a lead who sails."""

from typing import Annotated

from msgspec import Struct

from fathom.kernel import Action, Ask, AskAny, Flow, Game, Match, Owner, Pool, Public, State, Step
from fathom.kernel.game import Secrets


class Hand(Struct):
    seat: Public[int]
    cards: Annotated[Owner[list[str | None]], Pool("card")]


class Watch(State, kw_only=True):
    hands: Public[list[Hand]]
    log: Public[list[str]] = []
    used: Annotated[Public[list[str]], Pool("card")] = []

    cooperative = True

    def interrupt(self, seat, action):
        self.hands[seat].cards.remove(action.card)
        self.used.append(action.card)
        self.log.append(f"{seat} helps with {action.card}")

    def scores(self):
        return [len(self.used)] * 3


class Sail(Action, frozen=True):
    """What the lead does: straight on, or round the storm."""

    round: bool = False


class Help(Action, frozen=True):
    open = True
    interrupts = True
    card: str


class Turn(Step):
    """The lead sails; before that anybody with a card may help, as often as they can."""

    lead: int = 0

    def run(self, g: Watch) -> Flow:
        others = [hand for hand in g.hands if hand.seat != self.lead]
        interrupts = [Ask(hand.seat, (Help(str(card)) for card in hand.cards), "help") for hand in others]
        yield AskAny(Ask(self.lead, [Sail(), Sail(round=True)], "sail"), interrupts, self)
        g.log.append(f"{self.lead} sails")


def game(*leads: int) -> Game:
    def set_up(setup, chance):
        hands = [Hand(0, ["a"]), Hand(1, ["b", "c"]), Hand(2, [])]
        return Watch(chance=chance, hands=hands, agenda=[Turn(lead) for lead in reversed(leads)])

    return Game(
        name="watch",
        package=__name__,
        seats=range(3, 4),
        state=Watch,
        setup=set_up,
        secrets=Secrets(components=lambda state: {"card": ["a", "b", "c"]}),
    )


def begin(*leads: int) -> Match:
    return Match.start(game(*leads))
