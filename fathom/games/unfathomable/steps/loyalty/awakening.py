"""The Awakening (chapter 43): half-way across everybody gets a second Loyalty card."""

from fathom.games.unfathomable.actions import PickSeat, Ready
from fathom.games.unfathomable.events import Awakened, LoyaltyGiven
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Ask, AskAll, Flow, SeatNumber, Step, cites


def deal_loyalty(g: Unfathomable, seat: int) -> None:
    player = g.players[seat]
    player.loyalty.append(g.loyalty.pop())
    player.loyalty_seen.append(1 << seat)


def give_loyalty(g: Unfathomable, seat: int, places: list[int], to: int) -> None:
    """Hand Loyalty cards on: the receiver adds them to the own ones, and the giver remembers them."""
    giver, receiver = g.players[seat], g.players[to]
    for place in sorted(places, reverse=True):
        receiver.loyalty.append(giver.loyalty.pop(place))
        receiver.loyalty_seen.append(giver.loyalty_seen.pop(place) | 1 << to)
    g.show()
    g.tell(LoyaltyGiven(SeatNumber(seat), SeatNumber(to), len(places)))


@cites("43.1", "43.2")
class Awakening(Step):
    def run(self, g: Unfathomable) -> Flow:
        g.awakened = True
        g.tell(Awakened())
        for seat in g.clockwise(g.active):
            deal_loyalty(g, seat)
        g.show()
        yield AskAll([Ask(player.seat, [Ready()], Prompt.LOOK_AT_LOYALTY) for player in g.players])
        g.push(*(HandOn(seat) for seat in g.clockwise(g.active) if g.players[seat].revealed))


@cites("43.3a")
class HandOn(Step):
    """A revealed traitor gives the new Loyalty card to a human, who looks at it."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        options = [PickSeat(SeatNumber(seat)) for seat in g.humans()]
        match (yield Ask(self.seat, options, Prompt.GIVE_LOYALTY)):
            case PickSeat(to):
                give_loyalty(g, self.seat, [len(g.players[self.seat].loyalty) - 1], to)
                yield Ask(to, [Ready()], Prompt.LOOK_AT_LOYALTY)  # 43.3b
