"""The trade action: seven cards are on offer (MKT)."""

from functools import partial

from fathom.games.sleeping_gods.actions import Buy, Done
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.events import Bought, MarketOpened
from fathom.games.sleeping_gods.library import cards
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Card, Kind, Number
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.cards import BearWeapon, gain_card
from fathom.games.sleeping_gods.steps.goods import pay_coins
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.kernel import EVERYONE, Action, Flow, Judged, Refusal, SeatNumber, Step, cites

OFFER = 7  # MKT2


def open_market(g: Voyage) -> None:
    """MKT2."""
    g.market = g.trade.draw_up_to(OFFER + g.everywhere(Number.OFFER), g.chance)
    g.show()
    g.tell(MarketOpened(list(g.market)))
    g.push(Trading())


@cites("MKT3", "MKT4", "MKT5")
class Trading(Step):
    """Any number of the cards may be bought; the others go under the deck."""

    def run(self, g: Voyage) -> Flow:
        if not regions()[g.ship].market:  # a card has moved the ship away (MKT1)
            close_market(g)
            return
        match (yield led(g, self, g.active, partial(purchases, g), Prompt.MARKET, note=note_on_purchase)):
            case Buy(card):
                g.push(Trading())
                buy(g, card)
            case Done():
                close_market(g)


def purchases(g: Voyage, include_refused: bool) -> Judged:
    for card in g.market:
        price = cards()[card].coins
        dear = price > g.purse
        yield Buy(card), Refusal("MKT3", "too-few-coins", {"needed": price, "there": g.purse}) if dear else None
    yield Done(), None


def note_on_purchase(action: Action) -> Note | None:
    return Note(coins=cards()[action.card].coins) if isinstance(action, Buy) else None


def buy(g: Voyage, card: Card) -> None:
    price = cards()[card].coins
    pay_coins(g, price)
    g.market.remove(card)
    g.tell(Bought(SeatNumber(g.active), card, price))
    gain_card(g, card)
    if cards()[card].kind is Kind.WEAPON:  # MKT6
        g.push(BearWeapon(g.active, card))


def close_market(g: Voyage) -> None:
    for card in g.market:
        g.trade.put_under(card, EVERYONE)
    g.market.clear()
