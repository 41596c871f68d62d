"""Checks 17 to 25: choices and failures leave something behind, the sea remembers, and who acts is who took the test.

Each measure counts what fulfils it, so that the state of the book can be told in figures; what it lacks is a finding.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from fathom.games.sleeping_gods.board import arcs, map_of_place, maps, places
from fathom.games.sleeping_gods.stories.book import CREW, Book, Choice, keys, place_of, quest_of, quests, said
from fathom.games.sleeping_gods.writing.checks.findings import (
    ARC_QUESTS,
    Finding,
    Measure,
    Prose,
    each,
    owner_of_quest,
)
from fathom.games.sleeping_gods.writing.checks.shape import blocks, openings
from fathom.games.sleeping_gods.writing.checks.voices import silent
from fathom.games.sleeping_gods.writing.measures import words
from fathom.kernel.cards.effects import Effect

HARM = ("wound", "afflict", "tire", "damage-ship")
LASTING = ("take-quest", "complete-quest", "take-card", "lose-card", "token")
NARROW, WIDE = 0.65, 1.35  # words of a text in French or Spanish for each word of it in English
SHORT = 20  # words: shorter texts may differ as they like


# ------------------------------------------------------------------------------------------- what is kept


def recalled(book: Book) -> frozenset[str]:
    """The keys of texts that the book asks for elsewhere: whether they were read changes something."""
    return frozenset(need.read for _, _, p in each(book) for need in p.needs if need.read is not None)


def _kept(effects: Iterable[Effect]) -> bool:
    return any(said(effect).verb in LASTING for effect in effects)


def _leaves_something(number: str, label: str, choice: Choice, known: frozenset[str]) -> bool:
    """Whether taking an option is remembered by more than its price."""
    own = f"{number}/{label}"
    told = choice.then is not None and (_kept(choice.then.do) or f"{own}/then" in known)
    return told or _kept(choice.cost)


def _idle(book: Book, choice: Choice) -> bool:
    """An option that only leaves: at once, and with nothing to show for it."""
    there = book.paragraphs.get(choice.goto)
    plain = not (choice.cost or choice.test or choice.fight or choice.then)
    return plain and there is not None and there.return_ and not there.do and not there.first


def converging(book: Book, prose: Prose) -> Measure:
    """Paragraphs whose options all lead to the same one, apart from those that only leave."""
    known, total, found = recalled(book), 0, dict[str, str]()
    for _, number, paragraph in each(book):
        total += bool(paragraph.choices)
        live = {name: way for name, way in paragraph.choices.items() if name != "leave" and not _idle(book, way)}
        same = len(live) > 1 and len({choice.goto for choice in live.values()}) == 1
        if same and not any(_leaves_something(number, label, choice, known) for label, choice in live.items()):
            found[number] = f"all options lead to {next(iter(live.values())).goto}, and nothing is kept of any"
    return Measure("choices that converge with nothing kept", 17, total, found)


def failures(book: Book, prose: Prose) -> Measure:
    """Lost tests that only hurt: wounds, statuses, fatigue, damage, and nobody asks later how it went."""
    known, total, found = recalled(book), 0, dict[str, str]()
    for _, number, paragraph in each(book):
        for end, test in paragraph.tests:
            total += 1
            if all(said(effect).verb in HARM for effect in test.fail.do) and f"{number}{end}/fail" not in known:
                found[f"{number}{end}/fail"] = "the failure only hurts"
    return Measure("failures that only hurt", 18, total, found, allowed=total * 2 // 3)


def returns(book: Book, prose: Prose) -> Measure:
    """Paragraphs before the return that leave nothing: no effect, and nobody asks later whether they were read."""
    known, total, found = recalled(book), 0, dict[str, str]()
    for _, number, paragraph in each(book):
        if paragraph.return_:
            total += 1
            if not (paragraph.do or paragraph.first or number in known):
                found[number] = "the party returns with nothing"
    return Measure("returns without effect", 19, total, found, allowed=total // 4)


# ------------------------------------------------------------------------------------------- what is remembered


def unread(book: Book, prose: Prose) -> Measure:
    """Keywords that no paragraph reads by name: counting them in the finale is not enough."""
    read = {word for _, _, p in each(book) for need in p.needs for word in (*need.keywords, need.done) if word}
    read |= {word for _, _, p in each(book) for _, test in p.tests for word in test.less}
    found = {quests()[n]: "no paragraph reads it" for n in sorted(quests()) if n > 2 and quests()[n] not in read}
    return Measure("keywords that are never read", 20, len(quests()) - 2, found)


def cross_reads(book: Book) -> Iterator[tuple[str, str, str]]:
    """Where the book reads what belongs to an arc, outside of it: the map, the arc, and the paragraph."""
    closings = {word: unit for unit, arc in arcs().items() for word in (arc.mercy, arc.gain)}
    for unit, number, paragraph in each(book):
        place = place_of(number)
        where = map_of_place(place) if place is not None and place in places() else "spine"
        for need in paragraph.needs:
            words_read = [*need.keywords, *([need.done] if need.done else [])]
            arcs_read = {
                closings.get(word) or owner_of_quest(quest_of(word))
                for word in words_read
                if word in quests().values() and quest_of(word) in ARC_QUESTS
            }
            if need.read is not None:
                arcs_read.add(book.unit_of.get(need.read.partition("/")[0], ""))
            yield from ((where, arc, number) for arc in arcs_read if arc in arcs() and arc != unit)


def memory(book: Book, prose: Prose) -> Measure:
    """Every arc is remembered somewhere on every map by somebody who is not in it."""
    met = {(where, arc) for where, arc, _ in cross_reads(book)}
    cells = [(where, arc) for where in maps() for arc in arcs()]
    found = {f"{where} {arc}": f"nobody on {where} remembers {arc}" for where, arc in cells if (where, arc) not in met}
    return Measure("maps on which an arc is forgotten", 21, len(cells), found)


# ------------------------------------------------------------------------------------------- who, and how long

_NAMES = "|".join(member.capitalize() for member in CREW)
_DEED = re.compile(rf"(?:^|[.!?;,:] )({_NAMES})(?:, who[^,.]*,)? (?!says|asks)\w+s\b")


def actors(book: Book, prose: Prose) -> Measure:
    """Texts read after a test in which a member does something before `{who}` does: another may have taken the test."""
    total, found = 0, dict[str, str]()
    for _, number, paragraph in each(book):
        for end, test in paragraph.tests:
            goto = paragraph.goto if not end else paragraph.choices[end[1:]].goto
            for key in (goto or "", f"{number}{end}/fail", f"{number}{end}/then"):
                text = prose["en"].get(key, "")
                total += bool(text)
                acting = _DEED.search(text.partition("{who}")[0])
                if acting and acting.group(1).lower() not in test.forced:
                    found[key] = f"{acting.group(1)} acts, but another member may have taken the test"
    return Measure("texts after a test in which another member acts", 22, total, found)


def proportions(book: Book, prose: Prose) -> Measure:
    """Texts that are much shorter or longer in French or Spanish than in English: they lose or add something."""
    total, found = 0, dict[str, str]()
    for _, number, paragraph in each(book):
        for key in keys(number, paragraph):
            count = len(words(prose["en"].get(key, "")))
            for language in ("fr", "es"):
                own = len(words(prose[language].get(key, "")))
                if count >= SHORT and own:
                    total += 1
                    if not NARROW <= own / count <= WIDE:
                        found[f"{language}: {key}"] = f"{own} words for {count} in English"
    return Measure("texts much shorter or longer than English", 11, total, found)


MEASURES: tuple[Callable[[Book, Prose], Measure], ...] = (
    converging,
    failures,
    returns,
    unread,
    memory,
    actors,
    proportions,
    silent,
    blocks,
    openings,
)


def lasting(book: Book, prose: Prose) -> Iterator[Finding]:
    """What the measures allow is not told; beyond it every text that lacks something is."""
    for measure in (measure(book, prose) for measure in MEASURES):
        if len(measure.lacking) > measure.allowed:
            for key, what in measure.lacking.items():
                number = key.rpartition(": ")[2].partition("/")[0]
                unit = book.unit_of.get(number) or next((arc for arc in arcs() if key.endswith(arc)), "spine")
                yield Finding(measure.check, True, unit, f"{key}: {what}")


def tallies(book: Book, prose: Prose) -> Iterator[tuple[str, int, int]]:
    """The measures in figures: how many lack something, of how many."""
    for measure in (measure(book, prose) for measure in MEASURES):
        yield measure.name, len(measure.lacking), measure.total
    reads = list(cross_reads(book))
    needs = sum(1 for _, _, paragraph in each(book) for _ in paragraph.needs)
    yield "reads across arcs", len(reads), needs
