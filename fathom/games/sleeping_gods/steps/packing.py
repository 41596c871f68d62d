"""Sessions: packing up before a turn, unpacking with a new deal, players who join or leave (CAM, SET7, UNL5)."""

from fathom.games.sleeping_gods.actions import Discard, GiveTo, GoFirst, ShareCard, UseUnlocked
from fathom.games.sleeping_gods.events import FirstChosen, PackedUp, Unlocked
from fathom.games.sleeping_gods.library import quests
from fathom.games.sleeping_gods.pieces import Quest
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.cards import take_quest
from fathom.games.sleeping_gods.steps.hands import CutHand
from fathom.kernel import Ask, Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Context, Decline, Resolve, place_of
from fathom.kernel.questions.asking import pick

KEPT_ORDERS = 1  # CAM11b


def pack_up(g: Voyage) -> None:
    """The session ends before the turn that was about to begin (CAM1)."""
    g.turn -= 1
    g.packed = True  # CAM9
    g.tell(PackedUp(g.turn))
    g.finish()


@cites("SET7", "CAM7c")
class ChooseFirst(Step):
    """The players choose who takes the captain's token."""

    def run(self, g: Voyage) -> Flow:
        options = [GoFirst(SeatNumber(seat)) for seat in range(g.seats)]
        answer = yield from pick(0, options, Prompt.FIRST_PLAYER)
        assert isinstance(answer, GoFirst)
        g.active = answer.seat
        g.tell(FirstChosen(answer.seat))


@cites("UNL4", "UNL5")
class OfferUnlocked(Step):
    """For each unlocked card the players decide whether to use it in this campaign."""

    waiting: list[Quest]

    def run(self, g: Voyage) -> Flow:
        if not self.waiting:
            return
        quest, *waiting = self.waiting
        g.push(OfferUnlocked(waiting))
        match (yield Ask(0, [UseUnlocked(quest), Decline()], Prompt.UNLOCKED, args={"quest": quest})):
            case UseUnlocked():
                take_quest(g, quest)
                g.tell(Unlocked(quest))
                start = quests()[quest].start
                if start is not None:
                    g.push(Resolve(place_of(start), Context(g.active, quest)))


@cites("CAM11b")
class ShareOut(Step):
    """A player has left: one card is discarded, the others and one order are shared out by the active player."""

    cards: int
    orders: int
    discarded: bool = False

    def run(self, g: Voyage) -> Flow:
        if self.cards and not self.discarded:
            options = [Discard(card) for card in g.legacy[: self.cards]]
            answer = yield from pick(g.active, options, Prompt.LEAVER_DISCARDS)
            assert isinstance(answer, Discard)
            g.legacy.remove(answer.card)
            g.skills.toss(answer.card)
            g.push(ShareOut(self.cards - 1, self.orders, True))
        elif self.cards:
            shares = [ShareCard(g.legacy[0], SeatNumber(seat)) for seat in range(g.seats)]
            share = yield from pick(g.active, shares, Prompt.SHARE_CARD, args={"skill_card": g.legacy[0]})
            assert isinstance(share, ShareCard)
            g.legacy.remove(share.card)
            g.players[share.to].hand.append(share.card)
            g.push(CutHand(share.to), ShareOut(self.cards - 1, self.orders, True))
        elif self.orders:
            gift = yield from pick(
                g.active, [GiveTo(SeatNumber(seat)) for seat in range(g.seats)], Prompt.SHARE_LAST_ORDER
            )
            assert isinstance(gift, GiveTo)
            g.gain_orders(gift.to, 1)
