"""Skill cards in hand: drawn, discarded, cut down to the limit (GEN3)."""

from fathom.games.sleeping_gods.actions import Discard
from fathom.games.sleeping_gods.events import CardsDrawn, Discarded
from fathom.games.sleeping_gods.pieces import Number, SkillCard
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import HAND_LIMIT, Voyage
from fathom.kernel import Ask, Flow, SeatNumber, Step, cites


def draw_cards(g: Voyage, seat: int, count: int) -> None:
    """Into the hand; from an empty deck the discards are shuffled first (GEN4c)."""
    drawn = g.skills.draw_up_to(count, g.chance)
    g.players[seat].hand += drawn
    g.show()
    g.tell(CardsDrawn(SeatNumber(seat), len(drawn), drawn))


def hand_limit(g: Voyage) -> int:
    return HAND_LIMIT + g.everywhere(Number.HAND)


def toss(g: Voyage, seat: int, card: SkillCard) -> None:
    """Discard a card from hand."""
    g.players[seat].hand.remove(card)
    g.skills.toss(card)
    g.tell(Discarded(SeatNumber(seat), card))


@cites("GEN3a", "GEN3b")
class CutHand(Step):
    """Whoever holds too many cards discards at once."""

    seat: int

    def run(self, g: Voyage) -> Flow | None:
        hand = g.players[self.seat].hand
        if len(hand) > hand_limit(g):
            g.push(DiscardCards(self.seat, len(hand) - hand_limit(g)))
        return None


@cites("GEN3b")
class DiscardCards(Step):
    """So many cards from hand, of their owner's choice."""

    seat: int
    count: int

    def run(self, g: Voyage) -> Flow:
        hand = g.players[self.seat].hand
        for left in range(self.count, 0, -1):
            if not hand:
                return
            answer = yield Ask(
                self.seat, [Discard(card) for card in hand if card is not None], Prompt.DISCARD, args={"left": left}
            )
            toss(g, self.seat, answer.card)
