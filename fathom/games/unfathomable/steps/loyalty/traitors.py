"""Revealing as a traitor (chapter 48), in seven steps."""

from fathom.games.unfathomable.actions import Discard, Pass, PickSeat
from fathom.games.unfathomable.events import TraitorRevealed
from fathom.games.unfathomable.pieces import Loyalty
from fathom.games.unfathomable.pieces.skills import Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.hands import cards_of, discard_from_hand, draw
from fathom.games.unfathomable.steps.loyalty.awakening import give_loyalty
from fathom.games.unfathomable.steps.loyalty.titles import lose_titles
from fathom.kernel import EVERYONE, Action, Ask, Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve


def reveal(g: Unfathomable, seat: int, loyalty: Loyalty) -> None:
    """A seat shows a Loyalty card, and is a traitor before everybody's eyes."""
    player = g.players[seat]
    player.loyalty_seen[player.loyalty.index(loyalty)] = EVERYONE
    player.revealed = True  # 53.0, 48.7: already while the reveal ability is resolved
    g.show()
    g.tell(TraitorRevealed(SeatNumber(seat), loyalty))
    g.push(RevealTraitor(seat))


@cites("48.1a", "48.7")
class RevealTraitor(Step):
    """Step 2: the ability of a character who is revealed."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        seat, player = self.seat, g.players[self.seat]
        g.push(Unmask(seat))
        if not g.in_brig(seat):
            resolve(g, player.character.reveal, seat)  # 48.2a


@cites("48.2b", "48.3a", "48.4", "48.5a", "48.6")
class Unmask(Step):
    """Steps 3 to 6: Loyalty cards, titles, Mythos and Feat cards, and the hand."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        secret = [n for n, seen in enumerate(player.loyalty_seen) if seen != EVERYONE]
        if secret and g.distance() < FULL_DISTANCE:  # 48.3a, 48.3b
            others = [PickSeat(SeatNumber(other.seat)) for other in g.players if other.seat != seat]
            match (yield Ask(seat, others, Prompt.GIVE_LOYALTY)):
                case PickSeat(to):
                    give_loyalty(g, seat, secret, to)
        lose_titles(g, seat, revealing=True)  # 48.4
        g.mythos_discard.extend(player.mythos)  # 48.5a
        player.mythos, player.feat = [], False  # 48.5b
        g.changed()
        if not g.in_brig(seat):
            yield from self.exchange(g)

    def exchange(self, g: Unfathomable) -> Flow:
        """Discard any number of cards, then draw as many Treachery cards (48.6)."""
        gone = 0
        while cards := cards_of(g, self.seat):
            options: list[Action] = [Pass(), *(Discard(card) for card in cards)]
            match (yield Ask(self.seat, options, Prompt.EXCHANGE, args={"count": gone})):
                case Discard(card):
                    discard_from_hand(g, self.seat, card)
                    gone += 1
                case Pass():
                    break
        draw(g, self.seat, [Skill.TREACHERY] * gone)
