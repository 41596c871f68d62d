"""A toy market, for decks and gatherings: seats look at goods, buy several at once and sell one."""

from typing import Annotated

from msgspec import Struct

from fathom.kernel import Action, Ask, Flow, Game, Knowers, Known, Match, Owner, Pool, Public, State, Step, Top
from fathom.kernel.asking import gather, pick
from fathom.kernel.decks import Deck

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


class Buying(Step):
    """A seat takes one to three goods of the row, none twice, or leaves it all."""

    seat: int = 0

    def run(self, g: Market) -> Flow:
        g.row = g.deck.draw_up_to(4, g.chance)
        bought = yield from gather(
            self.seat,
            lambda chosen: [good for good in g.row if good not in chosen],
            Buy,
            "buy",
            least=1,
            most=3,
            never_mind=True,
        )
        for good in bought or []:
            g.row.remove(good)
            g.hands[self.seat].goods.append(good)


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
        components=lambda state: {"good": list(GOODS)},
        gathers=True,
    )


def begin(*steps: Step) -> Match:
    return Match.start(game(*steps), seed="market", forced=True)
