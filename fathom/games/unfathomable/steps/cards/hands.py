"""Skill cards (chapter 13), the Chaos deck (40), and drawing and discarding."""

from collections.abc import Iterable
from functools import partial

from fathom.games.unfathomable.actions import Discard, DrawFrom, Pass
from fathom.games.unfathomable.events import ChaosRebuilt, Discarded, DrewCards, TreacheryStirred
from fathom.games.unfathomable.pieces.skills import HONEST, SKILL, SKILLS, VALUE, Card, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, Result, SeatNumber
from fathom.kernel.names import certain

CHAOS_CARDS = 2  # of each type (40.0a), and into each test (40.1)


def discard(g: Unfathomable, *cards: Card) -> None:
    for card in cards:
        g.pile_of(SKILL[card]).toss(card)  # 13.2b


def take(g: Unfathomable, skill: Skill) -> Card | None:
    """The top card of a Skill deck, or None while there is none of that skill (13.2d)."""
    pile = g.pile_of(skill)
    if not pile.cards and not pile.discard:
        return None
    card: Card = pile.draw(g.chance)  # 13.2e
    if not pile.cards and pile.discard:
        pile.renew(g.chance)  # 13.2c
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


def decks(g: Unfathomable, seat: int, allowed: dict[Skill, int], rule: str, include_refused: bool) -> Judged:
    """The Skill decks that a card may come from; `allowed` says how many more of each skill."""
    for skill, count in allowed.items():
        refusal = None
        if not count:
            refusal = Refusal(rule, "not-in-set")
        elif not can_draw(g, skill):
            refusal = Refusal("13.2d", "deck-empty")
        yield DrawFrom(skill), refusal
    if include_refused:
        for skill in SKILLS:
            if skill not in allowed:
                foul = skill is Skill.TREACHERY and not g.players[seat].revealed
                yield DrawFrom(skill), Refusal("13.2f", "treachery-deck") if foul else Refusal(rule, "not-in-set")


def choose_and_draw(g: Unfathomable, seat: int, count: int, skills: tuple[Skill, ...] = HONEST) -> Flow:
    """Choose decks, all of them before the first card is drawn (13.3c), then draw."""
    chosen: list[Skill] = []
    for left in range(count, 0, -1):
        if not any(can_draw(g, skill) for skill in skills):
            break
        judge = partial(decks, g, seat, dict.fromkeys(skills, 1), "13.3c")
        match (yield Ask.judged(seat, judge, Prompt.DRAW_FROM, {"left": left})):
            case DrawFrom(skill):
                chosen.append(skill)
    draw(g, seat, chosen)


def choose_and_draw_own(g: Unfathomable, seat: int, count: int = 1) -> Flow:
    """Draw cards of own choice out of the skill set, none more often than the set has it."""
    left = g.skill_set(seat)
    chosen: list[Skill] = []
    for number in range(count, 0, -1):
        if not any(there and can_draw(g, skill) for skill, there in left.items()):
            break
        match (yield Ask.judged(seat, partial(decks, g, seat, dict(left), "26.4b"), Prompt.DRAW_OWN, {"left": number})):
            case DrawFrom(skill):
                chosen.append(skill)
                left[skill] -= 1
    draw(g, seat, chosen)


def draw_from_one(g: Unfathomable, seat: int, count: int) -> Flow:
    """Choose one deck, and draw all cards from it."""
    options = [DrawFrom(skill) for skill in HONEST if can_draw(g, skill)]
    match (yield Ask(seat, options, Prompt.DRAW_ALL_FROM, args={"count": count})):
        case DrawFrom(skill):
            draw(g, seat, [skill] * count)


def cards_of(g: Unfathomable, seat: int, skill: Skill | None = None) -> list[Card]:
    """The kinds of card in a hand, of one skill or of all."""
    hand = dict.fromkeys(g.players[seat].hand)
    return [card for card in hand if card is not None and (skill is None or SKILL[card] is skill)]


def cards_to_discard(g: Unfathomable, seat: int, skill: Skill | None, rule: str, include_refused: bool) -> Judged:
    """The cards that a seat may discard where only one skill counts."""
    possible = cards_of(g, seat, skill)
    for card in cards_of(g, seat) if include_refused else possible:
        yield Discard(card), None if card in possible else Refusal(rule, "wrong-skill")


def discard_from_hand(g: Unfathomable, seat: int, *cards: Card) -> None:
    for card in cards:
        g.players[seat].hand.remove(card)
    discard(g, *cards)
    g.tell(Discarded(SeatNumber(seat), list(cards)))


def discard_chosen(g: Unfathomable, seat: int, count: int, skill: Skill | None = None) -> Flow:
    """Discard so many cards of own choice, or as many as there are."""
    there = sum(card is not None and skill in (None, SKILL[card]) for card in g.players[seat].hand)
    for left in range(min(count, there), 0, -1):
        match (
            yield Ask(seat, [Discard(card) for card in cards_of(g, seat, skill)], Prompt.DISCARD, args={"left": left})
        ):
            case Discard(card):
                discard_from_hand(g, seat, card)


def spend(g: Unfathomable, seat: int, skill: Skill) -> Result[int]:
    """Discard a card of a skill, for its value."""
    options = [Discard(card) for card in cards_of(g, seat, skill)]
    match (yield Ask(seat, options, Prompt.LABOUR, args={"skill": skill})):
        case Discard(card):
            discard_from_hand(g, seat, card)
            return VALUE[card]
    return 0


def discard_up_to(g: Unfathomable, seat: int, count: int, skill: Skill | None = None) -> Result[int]:
    """Discard up to so many cards, and return how many."""
    gone = 0
    while gone < count and (cards := cards_of(g, seat, skill)):
        options: list[Action] = [Pass(), *(Discard(card) for card in cards)]
        match (yield Ask(seat, options, Prompt.DISCARD_UP_TO, args={"left": count - gone})):
            case Discard(card):
                discard_from_hand(g, seat, card)
                gone += 1
            case Pass():
                break
    return gone


# ---------------------------------------------------------------------------------- the Chaos deck


def build_chaos(g: Unfathomable) -> None:
    """Two cards of each type but Treachery, unseen (40.0a, 40.2a)."""
    cards: list[Card] = []
    for skill in HONEST:
        if count_of(g, skill) >= CHAOS_CARDS:  # 40.2b
            cards += [certain(take(g, skill)) for _ in range(CHAOS_CARDS)]
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
