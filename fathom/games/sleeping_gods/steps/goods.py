"""Goods that are paid, lost or chosen (GEN10, GEN13, MKT8)."""

from fathom.games.sleeping_gods.actions import Give
from fathom.games.sleeping_gods.events import ArtifactSold, Gained, GoodGiven, Lost
from fathom.games.sleeping_gods.pieces import FOOD, Gift, Good
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import ARTIFACT_COINS, LIMITS, Voyage
from fathom.kernel import Flow, SeatNumber, Step, cites
from fathom.kernel.questions.asking import pick


def pay_coins(g: Voyage, count: int) -> None:
    """Coins, and where they do not suffice artifacts as two coins each, with change (MKT8)."""
    goods = g.goods
    while goods[Good.COIN] < count:
        goods[Good.ARTIFACT] -= 1
        goods[Good.COIN] += ARTIFACT_COINS
    goods[Good.COIN] -= count
    g.tell(Lost(Gift.COIN, count))


def sell_artifact(g: Voyage, seat: int) -> None:
    g.goods[Good.ARTIFACT] -= 1
    g.gain(Good.COIN, ARTIFACT_COINS)
    g.tell(ArtifactSold(SeatNumber(seat)))


@cites("GEN13", "ENE2")
class GiveGoods(Step):
    """So many goods of these kinds go back to the supply, one after the other, as the seat chooses."""

    seat: int
    count: int
    kinds: list[Good]

    def run(self, g: Voyage) -> Flow:
        there = [good for good in self.kinds if g.goods[good]]
        if not there or not self.count:
            return
        answer = yield from pick(self.seat, [Give(good) for good in there], Prompt.GIVE_GOOD, args={"left": self.count})
        assert isinstance(answer, Give)
        g.goods[answer.good] -= 1
        g.tell(GoodGiven(answer.good))
        if self.count > 1:
            g.push(GiveGoods(self.seat, self.count - 1, self.kinds))


RESOURCES = (*FOOD, Good.MATERIAL, Good.ARTIFACT)


def swappable(g: Voyage, count: int) -> list[Good]:
    """Resources of which there are so many, while the supply has another (GEN6a)."""
    there = [good for good in RESOURCES if g.goods[good] >= count]
    return [good for good in there if wanted_for(g, good)]


def wanted_for(g: Voyage, given: Good) -> list[Good]:
    return [good for good in RESOURCES if good is not given and g.goods[good] < LIMITS[good]]


@cites("UNL5")
class Bartering(Step):
    """So many of a resource for one of another."""

    seat: int
    count: int

    def run(self, g: Voyage) -> Flow:
        there = [Give(good) for good in swappable(g, self.count)]
        if not there:
            return
        given = yield from pick(self.seat, there, Prompt.BARTER_GIVE)
        assert isinstance(given, Give)
        wanted = [Give(good) for good in wanted_for(g, given.good)]
        taken = yield from pick(self.seat, wanted, Prompt.BARTER_TAKE)
        assert isinstance(taken, Give)
        g.goods[given.good] -= self.count
        g.tell(Lost(Gift(given.good.value), self.count))
        g.tell(Gained(Gift(taken.good.value), g.gain(taken.good, 1)))


@cites("GEN13")
class ChooseFood(Step):
    """So much food from the supply, of the seat's choice."""

    seat: int
    count: int

    def run(self, g: Voyage) -> Flow:
        there = [good for good in FOOD if g.goods[good] < LIMITS[good]]
        if not there or not self.count:
            return
        answer = yield from pick(
            self.seat, [Give(good) for good in there], Prompt.CHOOSE_FOOD, args={"left": self.count}
        )
        assert isinstance(answer, Give)
        g.tell(Gained(Gift(answer.good.value), g.gain(answer.good, 1)))
        if self.count > 1:
            g.push(ChooseFood(self.seat, self.count - 1))
