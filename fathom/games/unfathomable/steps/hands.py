"""Skill cards (chapter 13), the Chaos deck (40), and drawing and discarding."""

from collections.abc import Iterable

from fathom.games.unfathomable.actions import Discard, DrawFrom, Pass
from fathom.games.unfathomable.events import ChaosRebuilt, Discarded, DrewCards, TreacheryStirred
from fathom.games.unfathomable.skills import HONEST, SKILL, Card, Skill
from fathom.games.unfathomable.state import SkillDeck, Unfathomable
from fathom.kernel import Action, Ask, Flow, Result, SeatNumber

CHAOS_CARDS = 2  # of each type (40.0a), and into each test (40.1)


def discard(g: Unfathomable, *cards: Card) -> None:
    for card in cards:
        g.pile_of(SKILL[card]).discard.append(card)  # 13.2b


def reshuffle(g: Unfathomable, pile: SkillDeck) -> None:
    g.chance.shuffle(pile.discard)
    pile.cards, pile.discard = list(pile.discard), []


def take(g: Unfathomable, skill: Skill) -> Card | None:
    """The top card of a Skill deck, or None while there is none of that skill (13.2d)."""
    pile = g.pile_of(skill)
    if not pile.cards and pile.discard:
        reshuffle(g, pile)  # 13.2e
    if not pile.cards:
        return None
    card = pile.cards.pop()
    if not pile.cards and pile.discard:
        reshuffle(g, pile)  # 13.2c
    return card


def count_of(g: Unfathomable, skill: Skill) -> int:
    """How many cards of a skill can still be drawn."""
    pile = g.pile_of(skill)
    return len(pile.cards) + len(pile.discard)


def can_draw(g: Unfathomable, skill: Skill) -> bool:
    return count_of(g, skill) > 0


def draw(g: Unfathomable, seat: int, skills: Iterable[Skill]) -> None:
    """Draw a card of each skill listed, as far as there are any."""
    drawn = [(skill, card) for skill in skills if (card := take(g, skill)) is not None]
    if not drawn:
        return
    cards: list[Card | None] = [card for _, card in drawn]
    g.players[seat].hand.extend(cards)  # 13.3b
    g.show()
    g.tell(DrewCards(SeatNumber(seat), [skill for skill, _ in drawn], cards))


def choose_and_draw(g: Unfathomable, seat: int, count: int, skills: tuple[Skill, ...] = HONEST) -> Flow:
    """Choose decks, all of them before the first card is drawn (13.3c), then draw."""
    chosen: list[Skill] = []
    for left in range(count, 0, -1):
        options: list[Action] = [DrawFrom(skill) for skill in skills if can_draw(g, skill)]
        if not options:
            break
        match (yield Ask(seat, options, "draw-from", args={"left": left})):
            case DrawFrom(skill):
                chosen.append(skill)
    draw(g, seat, chosen)


def choose_and_draw_own(g: Unfathomable, seat: int, count: int = 1) -> Flow:
    """Draw cards of own choice out of the skill set, none more often than the set has it."""
    left = g.skill_set(seat)
    chosen: list[Skill] = []
    for number in range(count, 0, -1):
        options: list[Action] = [DrawFrom(skill) for skill, there in left.items() if there and can_draw(g, skill)]
        if not options:
            break
        match (yield Ask(seat, options, "draw-own", args={"left": number})):
            case DrawFrom(skill):
                chosen.append(skill)
                left[skill] -= 1
    draw(g, seat, chosen)


def cards_of(g: Unfathomable, seat: int, skill: Skill | None = None) -> list[Card]:
    """The kinds of card in a hand, of one skill or of all."""
    hand = dict.fromkeys(g.players[seat].hand)
    return [card for card in hand if card is not None and (skill is None or SKILL[card] is skill)]


def discard_from_hand(g: Unfathomable, seat: int, *cards: Card) -> None:
    for card in cards:
        g.players[seat].hand.remove(card)
    discard(g, *cards)
    g.tell(Discarded(SeatNumber(seat), list(cards)))


def discard_chosen(g: Unfathomable, seat: int, count: int) -> Flow:
    """Discard so many cards of own choice, or as many as there are."""
    for left in range(min(count, len(g.players[seat].hand)), 0, -1):
        match (yield Ask(seat, [Discard(card) for card in cards_of(g, seat)], "discard", args={"left": left})):
            case Discard(card):
                discard_from_hand(g, seat, card)


def discard_up_to(g: Unfathomable, seat: int, count: int, skill: Skill | None = None) -> Result[list[Card]]:
    """Discard up to so many cards, and return which."""
    gone: list[Card] = []
    while len(gone) < count and (cards := cards_of(g, seat, skill)):
        options: list[Action] = [Pass(), *(Discard(card) for card in cards)]
        match (yield Ask(seat, options, "discard-up-to", args={"left": count - len(gone)})):
            case Discard(card):
                discard_from_hand(g, seat, card)
                gone.append(card)
            case Pass():
                break
    return gone


# ---------------------------------------------------------------------------------- the Chaos deck


def build_chaos(g: Unfathomable) -> None:
    """Two cards of each type but Treachery, unseen (40.0a, 40.2a)."""
    cards: list[Card] = []
    for skill in HONEST:
        if count_of(g, skill) >= CHAOS_CARDS:  # 40.2b
            for _ in range(CHAOS_CARDS):
                card = take(g, skill)
                assert card is not None
                cards.append(card)
    g.chance.shuffle(cards)
    g.chaos = list(cards)
    g.tell(ChaosRebuilt(len(cards)))


def draw_chaos(g: Unfathomable) -> list[Card | None]:
    """The cards that chaos adds to a test."""
    drawn: list[Card | None] = []
    for _ in range(CHAOS_CARDS):
        if g.chaos:
            drawn.append(g.chaos.pop())
            if not g.chaos:
                build_chaos(g)
    return drawn


def stir(g: Unfathomable, count: int) -> None:
    """Shuffle Treachery cards into the Chaos deck (40.5)."""
    cards = [card for _ in range(count) if (card := take(g, Skill.TREACHERY)) is not None]
    g.chaos.extend(cards)
    g.chance.shuffle(g.chaos)
    g.tell(TreacheryStirred(len(cards)))
