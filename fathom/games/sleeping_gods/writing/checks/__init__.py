"""The checks of the storybook. Each runs on whatever is written, and tells what is wrong from what is missing.

What a unit that nobody has written yet would have to give is missing; what is written and cannot be so is wrong.
"""

from fathom.games.sleeping_gods.stories.book import Book
from fathom.games.sleeping_gods.writing.checks.consequences import lasting, tallies
from fathom.games.sleeping_gods.writing.checks.findings import Check, Finding, Prose, owner_of_paragraph
from fathom.games.sleeping_gods.writing.checks.gains import cards, closable, experience, quest_cards, second_visits
from fathom.games.sleeping_gods.writing.checks.geography import atlas
from fathom.games.sleeping_gods.writing.checks.hardness import bands, endings, limits
from fathom.games.sleeping_gods.writing.checks.reach import reachable
from fathom.games.sleeping_gods.writing.checks.texts import lengths, repetition
from fathom.games.sleeping_gods.writing.checks.ways import FEWEST_OF_ARC, graph, hints, leads, numbers, options

__all__ = ["CHECKS", "FEWEST_OF_ARC", "Finding", "Prose", "owner_of_paragraph", "run", "tallies"]


def run(book: Book, prose: Prose, unit: str | None = None, strict: bool = False) -> list[Finding]:
    """What all checks find, about one unit or about the whole book; `strict`: also what it could still do better."""
    wanted = [*CHECKS.values(), *(STRICT.values() if strict else ())]
    found = [finding for check in wanted for finding in check(book, prose)]
    return [each for each in dict.fromkeys(found) if unit is None or each.unit == unit]


CHECKS: dict[str, Check] = {
    "the atlas is whole": atlas,
    "every way leads somewhere": graph,
    "every quest is taken and read": quest_cards,
    "every card is given once": cards,
    "a second visit gives nothing": second_visits,
    "fights and tests fit the map": bands,
    "experience adds up": experience,
    "choices differ": options,
    "an arc can always be closed": closable,
    "the finale has its endings": endings,
    "texts have their lengths": lengths,
    "hints are true": hints,
    "quests lead where they are wanted": leads,
    "numbers belong to their writer": numbers,
    "values are possible": limits,
    "nothing is said twice": repetition,
    "everything can be had": reachable,
}

STRICT: dict[str, Check] = {"what is done has consequences": lasting}
