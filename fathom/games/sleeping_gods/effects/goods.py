"""Gaining and losing goods, orders, experience and skill cards (GEN6, GEN10, GEN13)."""

from fathom.games.sleeping_gods.events import Gained, Lost, OrdersGained, OrdersPaid
from fathom.games.sleeping_gods.pieces import FOOD, Gift, Good
from fathom.games.sleeping_gods.state import LIMITS, Voyage
from fathom.games.sleeping_gods.steps.goods import Bartering, ChooseFood, GiveGoods, pay_coins, swappable
from fathom.games.sleeping_gods.steps.hands import CutHand, DiscardCards, draw_cards
from fathom.kernel import SeatNumber
from fathom.kernel.cards.effects import Context, Effect


class Gain(Effect, frozen=True):
    """From the supply, as far as there is any. Food is of the seat's choice."""

    what: Gift
    amount: int = 1

    def can(self, g: Voyage, ctx: Context) -> bool:
        match self.what:
            case Gift.ORDER:
                return g.order_supply > 0
            case Gift.XP | Gift.CARD:
                return True
            case Gift.FOOD:
                return any(g.goods[good] < LIMITS[good] for good in FOOD)
            case _:
                good = Good(self.what.value)
                return g.goods[good] < LIMITS[good]

    def run(self, g: Voyage, ctx: Context) -> None:
        match self.what:
            case Gift.ORDER:
                gained = g.gain_orders(ctx.seat, self.amount)
                if gained:
                    g.tell(OrdersGained(SeatNumber(ctx.seat), gained))
            case Gift.XP:
                g.xp += self.amount  # XP1
                g.tell(Gained(self.what, self.amount))
            case Gift.CARD:
                draw_cards(g, ctx.seat, self.amount)
                g.push(CutHand(ctx.seat))
            case Gift.FOOD:
                g.push(ChooseFood(ctx.seat, self.amount))
            case _:
                g.tell(Gained(self.what, g.gain(Good(self.what.value), self.amount)))


class Lose(Effect, frozen=True):
    """Back to the supply: as much as there is, or as a cost all of it. Coins of a cost may be paid with artifacts; a
    failed challenge does not take those (MKT8)."""

    what: Gift
    amount: int = 1

    def _there(self, g: Voyage, ctx: Context) -> int:
        match self.what:
            case Gift.ORDER:
                return g.players[ctx.seat].orders
            case Gift.XP:
                return g.xp
            case Gift.CARD:
                return len(g.players[ctx.seat].hand)
            case Gift.FOOD:
                return sum(g.goods[good] for good in FOOD)
            case Gift.COIN if g.test is None:
                return g.purse
            case _:
                return g.goods[Good(self.what.value)]

    def can(self, g: Voyage, ctx: Context) -> bool:
        return self._there(g, ctx) > 0

    def all(self, g: Voyage, ctx: Context) -> bool:
        return self._there(g, ctx) >= self.amount

    def run(self, g: Voyage, ctx: Context) -> None:
        count = min(self.amount, self._there(g, ctx))
        match self.what:
            case Gift.ORDER:
                g.players[ctx.seat].orders -= count
                g.tell(OrdersPaid(SeatNumber(ctx.seat), count))
            case Gift.XP:
                g.xp -= count
                g.tell(Lost(self.what, count))
            case Gift.CARD:
                g.push(DiscardCards(ctx.seat, count))
            case Gift.FOOD:
                g.push(GiveGoods(ctx.seat, count, list(FOOD)))
            case Gift.COIN:
                pay_coins(g, count)
            case _:
                g.goods[Good(self.what.value)] -= count
                g.tell(Lost(self.what, count))


class SwapGoods(Effect, frozen=True):
    """So many of one resource are swapped for one of another."""

    count: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return bool(swappable(g, self.count))

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(Bartering(ctx.seat, self.count))


class LoseResource(Effect, frozen=True):
    """Goods of the seat's choice, coins included (ENE2)."""

    amount: int = 1

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(g.goods.values())

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(GiveGoods(ctx.seat, self.amount, list(Good)))
