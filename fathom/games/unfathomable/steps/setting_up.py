"""Set-up (S1 to S17): the table is laid, characters are chosen, hands drawn, titles and loyalties dealt."""

from fathom.games.unfathomable.actions import Play, Ready
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import Chose
from fathom.games.unfathomable.library import characters
from fathom.games.unfathomable.pieces import Item, Role
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.hands import choose_and_draw_own
from fathom.games.unfathomable.steps.loyalty.awakening import deal_loyalty
from fathom.games.unfathomable.steps.loyalty.titles import deal_titles
from fathom.games.unfathomable.steps.turns import Turn
from fathom.kernel import Ask, AskAll, Flow, Judged, Refusal, SeatNumber, Step, cites

OPENING_HAND = 3  # S13a


@cites("S9b")
class ChooseCharacter(Step):
    seat: int

    def run(self, g: Unfathomable) -> Flow:
        taken = {player.role for player in g.players}

        def judge(include_refused: bool) -> Judged:
            for role in Role:
                yield Play(role), Refusal("S9b", "role-taken") if role in taken else None

        match (yield Ask.judged(self.seat, judge, Prompt.CHARACTER)):
            case Play(role):
                take_role(g, self.seat, role)


def take_role(g: Unfathomable, seat: int, role: Role) -> None:
    """A character comes with its Feat, its item and its place on the ship (15.2, S10a, S11a, S12)."""
    player, character = g.players[seat], characters()[role]
    player.role, player.space, player.feat = role, character.start, True
    give_start_item(g, seat, character.item)
    g.changed()
    g.tell(Chose(SeatNumber(seat), role))


def give_start_item(g: Unfathomable, seat: int, item: Item) -> None:
    g.players[seat].items.append(deck_of(g, "items").take(item))


@cites("S13a")
class OpeningHand(Step):
    seat: int
    cards: int = OPENING_HAND

    def run(self, g: Unfathomable) -> Flow:
        yield from choose_and_draw_own(g, self.seat, self.cards)


@cites("S11b", "S14b", "S15b", "S17a", "S17b")
class DealTitles(Step):
    """Items are shuffled, titles go to the highest in line, and everybody gets and reads a Loyalty card."""

    hand: int = OPENING_HAND

    def run(self, g: Unfathomable) -> None:
        deck_of(g, "items").shuffle(g.chance)
        deal_titles(g)
        g.push(
            *(OpeningHand(seat, self.hand) for seat in g.clockwise((g.active + 1) % len(g.players))[:-1]),  # S13b
            DealLoyalty(),
            Turn(g.active),
        )


@cites("S17a", "S17b")
class DealLoyalty(Step):
    def run(self, g: Unfathomable) -> Flow:
        for seat in g.clockwise(g.active):
            deal_loyalty(g, seat)  # 16.1
        g.show()
        yield AskAll([Ask(player.seat, [Ready()], Prompt.LOOK_AT_LOYALTY) for player in g.players])
