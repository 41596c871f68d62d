"""What follows a defeat: to the nearest port, events lost, a new turn; or the end (DEF2 to DEF9)."""

from fathom.games.sleeping_gods.actions import Flee, GiveTo
from fathom.games.sleeping_gods.board import reachable, regions
from fathom.games.sleeping_gods.events import CampaignLost, EventsOwed, Moved
from fathom.games.sleeping_gods.pieces import PLACES, Good, Passage, Region
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.scoring import score
from fathom.games.sleeping_gods.state import LAST_DECK, Cause, Mode, Voyage
from fathom.games.sleeping_gods.steps.campaign import discard_events
from fathom.games.sleeping_gods.steps.hunters import follow
from fathom.games.sleeping_gods.steps.ship.rooms import clear_all_orders, put_back
from fathom.games.sleeping_gods.steps.story.exploring import read
from fathom.games.sleeping_gods.steps.turns import NextTurn, run_out
from fathom.kernel import Flow, SeatNumber, Step, cites
from fathom.kernel.maps.paths import distances
from fathom.kernel.questions.asking import pick

LOST_EVENTS = 6  # DEF5
FINALE_ORDERS, FINALE_XP = 7, 10  # DEF9
EASY_XP, EASY_COINS, EASY_ORDERS = 5, 7, 8


def drop_everything(g: Voyage) -> None:
    """What was going on is over: enemies return to their deck, tokens go back, cards on offer are put under."""
    g.fate = g.test = g.combat = g.bookmark = g.today = None
    g.changed()
    g.tokens.clear()
    put_back(g)
    for card in g.market:
        g.trade.put_under(card, -1)
    g.market.clear()
    g.actions, g.hazard = 0, False


def cause_of(g: Voyage, ship: bool) -> Cause:
    """What was going on when the party was defeated."""
    if ship:
        return Cause.SHIP
    return Cause.COMBAT if g.combat is not None else Cause.STORY if g.bookmark is not None else Cause.SEA


@cites("DEF1", "DEF2", "DEF7", "DEF9")
class Limp(Step):
    """The defeat is ticked; in brutal mode the campaign is over, in the finale the story is told again or goes on."""

    ship: bool

    def run(self, g: Voyage) -> None:
        g.causes.append(cause_of(g, self.ship))
        drop_everything(g)
        if g.mode is Mode.BRUTAL:  # DEF7
            g.lost = True
            g.tell(CampaignLost(score(g)))
            g.finish()
        if g.finale:
            g.push(TellAgain())
        elif self.ship:
            g.push(ToPort(), MendShip(), LoseEvents(), NextTurn())
        else:
            g.push(ToPort(), MendCrew(), LoseEvents(), NextTurn())


@cites("DEF3a", "DEF4")
class ToPort(Step):
    """The ship goes to the nearest port, whichever the active player prefers of those equally near."""

    def run(self, g: Voyage) -> Flow:
        answer = yield from pick(g.active, [Flee(region) for region in nearest_ports(g.ship)], Prompt.FLEE)
        assert isinstance(answer, Flee)
        before = g.enter(answer.region)
        if before != g.ship:
            g.tell(Moved(g.ship))
            follow(g, before)


def nearest_ports(ship: Region) -> list[Region]:
    away = distances(ship, reachable)
    ports = [region for region in away if regions()[region].port]
    least = min(away[region] for region in ports)
    return [region for region in ports if away[region] == least]


@cites("DEF4")
class MendShip(Step):
    def run(self, g: Voyage) -> None:
        g.damage = [0] * len(PLACES)


@cites("DEF3b")
class MendCrew(Step):
    """Wounds and fatigue go, statuses stay; in easy mode there is more."""

    def run(self, g: Voyage) -> None:
        for member in g.crew:
            member.wounds = member.fatigue = 0
        if g.mode is Mode.EASY:
            for member in g.crew:
                member.statuses.clear()
            g.xp += EASY_XP
            g.gain(Good.COIN, EASY_COINS)
            g.push(ShareOrders(EASY_ORDERS))


@cites("DEF5", "DEF6a", "DEF6c")
class LoseEvents(Step):
    """Six event cards are discarded; a deck that has run out for the third time leads to the finale at once."""

    def run(self, g: Voyage) -> None:
        g.missing += discard_events(g, LOST_EVENTS)
        if not len(g.events) and g.deck >= LAST_DECK:
            g.missing = 0
            run_out(g)
        if g.missing:
            g.tell(EventsOwed(g.missing))


@cites("DEF9")
class TellAgain(Step):
    """Defeat in the finale: the first time everything is mended and F1 is read again, then the story goes on at F2."""

    def run(self, g: Voyage) -> None:
        g.push(NextTurn())
        again, g.retold = not g.retold, True
        read(g, Passage("F1" if again else "F2"), exploring=False)
        if again:
            for member in g.crew:
                member.wounds = member.fatigue = 0
                member.statuses.clear()
            g.damage = [0] * len(PLACES)
            clear_all_orders(g)
            g.xp += FINALE_XP
            g.push(ShareOrders(FINALE_ORDERS))


@cites("DEF9")
class ShareOrders(Step):
    """Orders from the supply, shared out as the active player likes."""

    count: int

    def run(self, g: Voyage) -> Flow:
        if not self.count or not g.order_supply:
            return
        if g.seats == 1:
            g.gain_orders(0, self.count)
            return
        options = [GiveTo(SeatNumber(seat)) for seat in range(g.seats)]
        answer = yield from pick(g.active, options, Prompt.SHARE_ORDER, args={"left": self.count})
        assert isinstance(answer, GiveTo)
        g.gain_orders(answer.to, 1)
        g.push(ShareOrders(self.count - 1))


__all__ = ["Limp", "drop_everything", "nearest_ports"]
