"""What the checks share: findings, the plan's numbers, and who owns what."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fathom.games.sleeping_gods.board import arcs, places
from fathom.games.sleeping_gods.stories.book import Book, Paragraph, place_of
from fathom.games.sleeping_gods.writing.walks import World, needed_places, stories, worlds

Prose = Mapping[str, Mapping[str, str]]
"""For each language the prose by its keys."""

LOCAL = range(123, 159)
ARC_QUESTS = range(3, 123)
ENDINGS = {
    tier: tuple(f"F{30 + n}" for n in own)
    for tier, own in enumerate(((1, 2), (3, 4, 5), (6, 7, 8, 9), (10, 11, 12, 13)))
}


class Finding(NamedTuple):
    """Something wrong or missing, found by a check in a unit."""

    check: int
    missing: bool
    unit: str
    what: str


class Measure(NamedTuple):
    """How many texts of a kind there are, which of them lack something, and how many may lack it."""

    name: str
    check: int
    total: int
    lacking: dict[str, str]  # by the key of a text, what is to be said of it
    allowed: int = 0


Check = Callable[[Book, Prose], Iterator[Finding]]


def complete(book: Book, unit: str) -> bool:
    """Whether every place of a unit has its paragraph."""
    return unit in book.units and all(str(n) in book.paragraphs for n in needed_places(unit))


@cache
def owner_of_quest(quest: int) -> str:
    if quest in ARC_QUESTS:
        return f"arc{(quest + 7) // 10:02}"
    return next((place.owner for place in places().values() if quest in place.takes), "spine")


@cache
def home_of_card(card: int) -> int:
    return next(number for number, place in places().items() if card in place.cards)


def owner_of_paragraph(number: str) -> str | None:
    """The unit to which a number belongs; an arc may be a guest in a town."""
    place = place_of(number)
    if place is None:
        return "spine"
    if place not in places():
        return None
    below = int(number.partition(".")[2] or 0)
    if below < 20:
        return places()[place].owner
    guest = f"arc{(below - 10) // 10:02}"
    return guest if places()[place].town and guest in arcs() else None


def each(book: Book) -> Iterator[tuple[str, str, Paragraph]]:
    return ((unit, number, p) for unit, own in book.units.items() for number, p in own.items())


_EXPLORED: dict[tuple[int, str], tuple[Book, list[World]]] = {}  # by identity; a book in it stays alive


def worlds_of(book: Book, unit: str) -> list[World]:
    """All that can come of the stories of a unit; found once for each book."""
    if (id(book), unit) not in _EXPLORED:
        _EXPLORED[id(book), unit] = book, [world for story in stories(book, unit) for world in worlds(book, story)]
    return _EXPLORED[id(book), unit][1]
