"""What fate may bring, as far as a seat can know: the basis of every chance that is shown."""

from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.pieces import SkillCard
from fathom.games.sleeping_gods.state import Voyage

NUMBERS = range(1, 7)  # GEN4a


def fates(g: Voyage, seat: int) -> list[int]:
    """How many of the cards that may be drawn next bear each number; a die has each once (VAR1)."""
    if g.die:
        return [1] * len(NUMBERS)
    prints = skills()
    drawn = [prints[card].fate for card in _next(g, seat)]
    return [drawn.count(number) for number in NUMBERS]


def _next(g: Voyage, seat: int) -> list[SkillCard]:
    """The cards that may lie on top: the one that is known to lie there, or all that the seat does not see."""
    deck = g.skills
    known: dict[int, SkillCard] = {
        place: card
        for place, card in enumerate(deck.cards)
        if card is not None and seat >= 0 and deck.seen[place] >> seat & 1
    }
    top = len(deck.cards) - 1
    if not deck.cards:
        return list(deck.discard)
    if top in known:
        return [known[top]]
    seen = {*deck.discard, *g.legacy, *known.values(), *(card for member in g.crew for card in member.skills)}
    if seat >= 0:
        seen |= {card for card in g.players[seat].hand if card is not None}
    return [card for card in SkillCard if card not in seen]


def percent(counts: list[int], least: int) -> int:
    """How likely fate is at least so high; certainty only where it is certain."""
    good = sum(count for number, count in zip(NUMBERS, counts, strict=True) if number >= least)
    there = sum(counts)
    if not there or good in (0, there):
        return 100 if there and good else 0
    return min(99, max(1, round(100 * good / there)))
