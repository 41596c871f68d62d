"""A toy market, for decks and batches of answers: seats look at goods, buy several at once and sell one."""

from typing import Annotated

from msgspec import Struct

from fathom.kernel import Action, Ask, Flow, Game, Knowers, Known, Match, Owner, Pool, Public, State, Step, Top
from fathom.kernel.game import Secrets
from fathom.kernel.questions.asking import pick
from fathom.kernel.state.decks import Deck

GOODS = [f"good-{number}" for number in range(8)]


class Goods(Deck):
    cards: Annotated[list[str | None], Known(by="seen"), Pool("good")]
    seen: Knowers[list[int]] = []
    discard: Annotated[Top[list[str]], Pool("good")] = []


class Hand(Struct):
    seat: Public[int]
    goods: Annotated[Owner[list[str | None]], Pool("good")] = []


class Market(State, kw_only=True):
    deck: Public[Goods]
    hands: Public[list[Hand]]
    row: Annotated[Public[list[str]], Pool("good")] = []

    def scores(self):
        return [len(hand.goods) for hand in self.hands]


class Buy(Action, frozen=True):
    good: str


class Sell(Action, frozen=True):
    good: str


class Wait(Action, frozen=True):
    """Do nothing."""


class Look(Step):
    """Seat 0 looks at the top two goods."""

    def run(self, g: Market) -> Flow:
        yield Ask(0, [Wait()])
        g.deck.look(0, 2)


class Enough(Action, frozen=True):
    """Buy no more."""

    idle = True


class Buying(Step):
    """A seat takes one to three goods of the row, one after the other; the answers may be given at once."""

    seat: int = 0
    bought: int = 0

    def run(self, g: Market) -> Flow:
        if not self.bought:
            g.row = g.deck.draw_up_to(4, g.chance)
        enough = [Enough()] if self.bought else []
        args = {"bought": self.bought}
        match (yield Ask(self.seat, [*map(Buy, g.row), *enough], "buy", args=args, batch=True)):
            case Buy(good):
                g.row.remove(good)
                g.hands[self.seat].goods.append(good)
                if self.bought < 2:
                    g.push(Buying(self.seat, self.bought + 1))


class Selling(Step):
    """A seat sells a good; its only one goes without asking."""

    seat: int = 0

    def run(self, g: Market) -> Flow:
        goods = g.hands[self.seat].goods
        if goods:
            sold = yield from pick(self.seat, [Sell(str(good)) for good in goods], "sell")
            goods.remove(sold.good)  # type: ignore[attr-defined]
            g.deck.toss(sold.good)  # type: ignore[attr-defined]


class Rest(Step):
    def run(self, g: Market) -> Flow:
        yield Ask(1, [Wait()])


def game(*steps: Step) -> Game:
    def set_up(setup, chance):
        return Market(
            chance=chance,
            deck=Goods.of(GOODS, chance),
            hands=[Hand(seat) for seat in range(2)],
            agenda=list(reversed(steps)),
        )

    return Game(
        name="market",
        package=__name__,
        seats=range(2, 3),
        state=Market,
        setup=set_up,
        secrets=Secrets(components=lambda state: {"good": list(GOODS)}),
    )


def begin(*steps: Step) -> Match:
    return Match.start(game(*steps), seed="market", forced=True)
