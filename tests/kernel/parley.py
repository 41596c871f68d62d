"""A toy full of secrets, for what bots may know: hands, a deck, hidden contributions, votes and dice."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct

from fathom.kernel import Action, Ask, AskAll, Event, Game, Hidden, Match, Owner, Pool, Public, State, Step
from fathom.kernel.game import Secrets

CARDS = range(1, 13)
Card = int


class Hand(Struct):
    seat: Public[int]
    cards: Annotated[Owner[list[Card | None]], Pool("card")]


class Parley(State):
    hands: Public[list[Hand]]
    deck: Annotated[Hidden[list[Card | None]], Pool("card")]
    pile: Annotated[Hidden[list[Card | None]], Pool("card")] = []
    row: Annotated[Public[list[Card]], Pool("card")] = []
    rolled: Public[list[int]] = []
    ayes: Public[int] = 0
    bold: Public[int] = 0
    omen: Hidden[int | None] = None

    def scores(self) -> list[int]:
        return [sum(card or 0 for card in hand.cards) for hand in self.hands]


class Give(Action, frozen=True):
    card: Card


class Say(Action, frozen=True):
    aye: bool


class Call(Action, frozen=True):
    """Say something aloud."""

    open = True
    aye: bool


class Passed(Event, frozen=True):
    """The outcome of a trial: whether the pile reached what was needed."""

    passed: Public[bool]
    total: Public[int]
    odds = ("passed",)


class Rolled(Event, frozen=True):
    die: Public[int]
    odds = ("die",)


class Hit(Event, frozen=True):
    hit: Public[bool]
    odds = ("hit",)


def give(g: Parley, seat: int, to: list) -> Iterable:
    """A seat gives a card of its hand to a place."""
    hand = g.hands[seat].cards
    answer = yield Ask(seat, [Give(card) for card in hand], "give")
    hand.remove(answer.card)
    to.append(answer.card)


class Draw(Step):
    """A seat draws two cards, and then twice gives one away openly."""

    seat: int

    def run(self, g):
        for _ in range(2):
            g.hands[self.seat].cards.append(g.deck.pop())
        yield from give(g, self.seat, g.row)
        yield from give(g, self.seat, g.row)


class Trial(Step):
    """Each seat in turn adds a card face down; two of the deck come to them; then they are counted."""

    order: list[int]
    needed: int = 20

    def run(self, g):
        for seat in self.order:
            yield from give(g, seat, g.pile)
        g.pile += [g.deck.pop(), g.deck.pop()]
        g.chance.shuffle(g.pile)
        total = sum(g.pile)
        g.tell(Passed(total >= self.needed, total))
        g.row += g.pile
        g.pile.clear()


class Vote(Step):
    """All say aye or nay at once, twice; only the ayes are counted."""

    def run(self, g):
        for _ in range(2):
            said = yield AskAll([Ask(seat, [Say(True), Say(False)], "vote") for seat in range(3)], quiet=True)
            g.ayes += sum(answer.aye for answer in said.values())


class Parade(Step):
    """Seat 0 calls something out, then all do so at once and unheard, then seat 1 is asked."""

    def run(self, g):
        yield Ask(0, [Call(True), Call(False)], "call")
        yield AskAll([Ask(seat, [Call(True), Call(False)], "whisper") for seat in range(3)], quiet=True)
        yield Ask(1, [Say(True), Say(False)], "reply")


class Storm(Step):
    """Before each of three questions two dice are rolled."""

    seat: int

    def run(self, g):
        for _ in range(3):
            for _ in range(2):
                g.rolled.append(g.chance.die())
                g.tell(Rolled(g.rolled[-1]))
            answer = yield Ask(self.seat, [Say(True), Say(False)], "brave")
            g.bold += answer.aye


class Omen(Step):
    """A die is rolled that nobody sees; then a seat is asked."""

    seat: int

    def run(self, g):
        g.omen = g.chance.die()
        yield Ask(self.seat, [Say(True), Say(False)], "brave")


class Attack(Step):
    """A die of eight and, on a 1, another chance: a die of six."""

    def run(self, g):
        yield Ask(0, [Say(True), Say(False)], "attack")
        rolled = g.chance.die(8)
        g.tell(Hit(rolled >= 6 or (rolled == 1 and g.chance.die(6) >= 5)))


class Gossip(Step):
    """Wrong: it takes a hidden card along on the agenda."""

    card: Card = 0

    def run(self, g):
        yield Ask(0, [Say(True), Say(False)], "talk")
        if not self.card:
            g.push(Gossip(g.deck[-1]))


def game(*steps: Step) -> Game:
    def set_up(setup, chance):
        cards = list(CARDS)
        chance.shuffle(cards)
        hands = [Hand(seat, cards[3 * seat : 3 * seat + 2]) for seat in range(3)]
        left = [card for card in cards if not any(card in hand.cards for hand in hands)]
        return Parley(chance=chance, agenda=list(reversed(steps)), hands=hands, deck=left)

    return Game(
        name="parley",
        package=__name__,
        seats=range(3, 4),
        state=Parley,
        setup=set_up,
        secrets=Secrets(components=lambda state: {"card": list(CARDS)}),
    )


def begin(*steps: Step, seed: str = "parley") -> Match:
    return Match.start(game(*steps), seed=seed, forced=True)
