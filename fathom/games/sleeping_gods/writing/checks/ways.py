"""Checks 2, 8, 12, 13 and 15: every way leads somewhere, choices differ, hints are true, numbers have their owner, and
quests lead to where their keywords are wanted."""

from collections.abc import Iterator
from itertools import combinations

from fathom.games.sleeping_gods.board import arcs, maps, places
from fathom.games.sleeping_gods.library import quests as quest_prints
from fathom.games.sleeping_gods.stories.book import UNITS, Book, glossary, place_of, quest_of, quests, said
from fathom.games.sleeping_gods.writing.checks.findings import (
    LOCAL,
    Finding,
    Prose,
    complete,
    each,
    owner_of_paragraph,
    owner_of_quest,
    worlds_of,
)
from fathom.games.sleeping_gods.writing.walks import needed_places

DEEPEST = 12  # paragraphs from a place to its return
FEWEST_OF_ARC = 25
STARTS = ("P1", "1", "1.2", "F1", "F2")


def graph(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every goto exists, every paragraph can be reached, every way ends within twelve paragraphs."""
    for unit in UNITS:
        if unit not in book.units:
            yield Finding(2, True, unit, "nobody has written this unit")
            continue
        for place in needed_places(unit):
            if str(place) not in book.paragraphs:
                yield Finding(2, True, unit, f"place {place}: {places()[place].hook}")
        if unit in arcs() and len(book.units[unit]) < FEWEST_OF_ARC:
            yield Finding(2, True, unit, f"{len(book.units[unit])} paragraphs of at least {FEWEST_OF_ARC}")
    for unit, number, paragraph in each(book):
        for goto in paragraph.exits:
            if goto not in book.paragraphs:
                owner = owner_of_paragraph(goto)
                lacking = owner is not None and owner != unit and not complete(book, owner)
                yield Finding(2, lacking, unit, f"{number} leads to {goto}, which nobody has written")
    reached = _reached(book)
    for unit, number, _ in each(book):
        if number not in reached:
            yield Finding(2, False, unit, f"no way leads to {number}")
    for unit, number, _ in each(book):
        if number in _entries(book):
            depth = _depth(book, number, ())
            if depth > DEEPEST:
                yield Finding(
                    2, False, unit, f"a way from {number} takes more than {DEEPEST} paragraphs, or goes round"
                )
    yield from _unread(book)


def _entries(book: Book) -> list[str]:
    return [n for n in book.paragraphs if n in STARTS or (n.isdigit() and n != "1")]


def _reached(book: Book) -> set[str]:
    seen: set[str] = set()
    waiting = _entries(book)
    while waiting:
        number = waiting.pop()
        if number not in seen and number in book.paragraphs:
            seen.add(number)
            waiting += book.paragraphs[number].exits
    return seen


def _depth(book: Book, number: str, trail: tuple[str, ...]) -> int:
    """The most paragraphs that a way from here can take; too many if it goes round."""
    if number in trail or len(trail) > DEEPEST:
        return DEEPEST + 1
    paragraph = book.paragraphs.get(number)
    exits = set(paragraph.exits) if paragraph else set()
    return 1 + max((_depth(book, each, (*trail, number)) for each in exits), default=0)


def _unread(book: Book) -> Iterator[Finding]:
    """Paragraphs to which a goto leads, but no keywords that a party can have."""
    for unit in book.units:
        if unit == "spine" or not complete(book, unit):
            continue
        read = {n for world in worlds_of(book, unit) for walks in world.walks.values() for w in walks for n in w.read}
        branching = {n for n, p in book.units[unit].items() if p.if_ and n not in read}
        for number in book.units[unit]:
            if number not in read and number not in branching and number in _reached(book):
                yield Finding(2, False, unit, f"whatever the party has, it never comes to {number}")


# ------------------------------------------------------------------------------------------- the form


def options(book: Book, prose: Prose) -> Iterator[Finding]:
    """Two options of one paragraph differ in where they lead, their test, their cost or their fight."""
    for unit, number, paragraph in each(book):
        for (one, a), (other, b) in combinations(paragraph.choices.items(), 2):
            if (a.goto, a.test, a.cost, a.fight) == (b.goto, b.test, b.cost, b.fight):
                yield Finding(8, False, unit, f"{number}: {one} and {other} are the same choice")


def hints(book: Book, prose: Prose) -> Iterator[Finding]:
    """What a place says is missing can be had elsewhere, and what it tells of is there."""
    taken: dict[object, set[int | None]] = {}
    for _, number, paragraph in each(book):
        for done in map(said, paragraph.effects):
            if done.verb == "take-quest":
                taken.setdefault(done.what, set()).add(place_of(number))
    for unit, number, paragraph in each(book):
        for place in paragraph.tells:
            if place not in places() or place == place_of(number):
                yield Finding(12, False, unit, f"{number} tells of {place}, which is no other place")
        if paragraph.later is None:
            continue
        if paragraph.later not in glossary().keywords:
            yield Finding(12, False, unit, f"{number}: no keyword is called {paragraph.later}")
            continue
        quest = quest_of(paragraph.later)
        if not taken.get(quest, set()) - {place_of(number)}:
            lacking = not complete(book, owner_of_quest(quest))
            yield Finding(12, lacking, unit, f"{number}: {paragraph.later} can be had nowhere else")


def leads(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each place to which a quest card leads asks for its keyword, and is not where the quest is taken."""
    asked: set[tuple[int | None, str]] = set()
    taken: set[tuple[int | None, object]] = set()
    for _, number, paragraph in each(book):
        words = [word for need in paragraph.needs for word in need.keywords]
        asked |= {(place_of(number), word) for word in [*words, *([paragraph.later] if paragraph.later else [])]}
        taken |= {(place_of(number), done.what) for done in map(said, paragraph.effects) if done.verb == "take-quest"}
    for card in quest_prints().values():
        owner = owner_of_quest(card.number)
        for place in card.leads:
            told = f"quest {card.number} {card.keyword} leads to {place}"
            if (place, card.keyword) not in asked:
                yield Finding(15, not complete(book, owner), owner, f"{told}, which does not ask for it")
            if (place, card.number) in taken:
                yield Finding(15, False, owner, f"{told}, where it is taken")


def numbers(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each paragraph stands in the file of the unit to which its number belongs; the keywords of local quests begin
    with the letter of their map."""
    for unit, number, _ in each(book):
        owner = owner_of_paragraph(number)
        if owner != unit:
            yield Finding(13, False, unit, f"{number} belongs to {owner or 'nobody'}")
    for quest in LOCAL:
        owner = owner_of_quest(quest)
        if not quests()[quest].startswith(maps()[owner].letter.lower()):
            told = f"quest {quest}: the keyword {quests()[quest]} should begin with {maps()[owner].letter}"
            yield Finding(13, False, owner, told)
