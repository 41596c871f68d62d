"""Doubt: a tally that anybody at the table could keep of what the piles of skill tests tell against each seat."""

from collections.abc import Iterable

from fathom.games.unfathomable.events import CardsAdded, TestBegins, TestRevealed, TraitorRevealed
from fathom.games.unfathomable.pieces.skills import HONEST, SKILL, Skill
from fathom.kernel import Event


def doubts(seats: int, heard: Iterable[Event]) -> list[int]:
    """For each seat, in hundredths of a card: its share of the opposing cards that nothing explains.

    Chaos explains some of them, and traitors who have been revealed explain all of theirs. The rest is shared by the
    others who had added to the pile.
    """
    found = [0] * seats
    added: dict[int, int] = {}
    skills: list[Skill] = []
    traitors: set[int] = set()
    for event in heard:
        match event:
            case TraitorRevealed(seat):
                traitors.add(seat)
            case TestBegins():
                added, skills = {}, event.skills
            case CardsAdded(seat, count) if count:
                added[seat] = count
            case TestRevealed(cards):
                joined = added.keys() - traitors
                chaos = len(cards) - sum(added.values())
                worths = zip(cards, event.worths, strict=False)  # of old tests nobody was told them
                supporting = {*skills, *(SKILL[card] for card, worth in worths if worth > 0)}
                explained = chaos * (len(HONEST) - len(supporting)) / len(HONEST)
                explained += sum(added[each] for each in added.keys() & traitors)
                opposing = sum(SKILL[card] not in supporting for card in cards)
                for each in joined:
                    found[each] += round(100 * (opposing - explained) / len(joined))
    return found
