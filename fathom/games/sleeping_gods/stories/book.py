"""The storybook: paragraphs as data. What happens stands in `book/<unit>.yaml`, what is read in `book/<language>/`.

A unit is what one writer writes: the spine, an arc, or the rest of a map. The prose of a paragraph has the paragraph's
id for its key, and the small texts around it hang below: `2.3/light` labels a choice, `2.3/light/fail` tells how its
test fails, `2.3/later` hints at what is missing. Nothing of this is sent to anybody before it is read (EXP6).
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from fathom.games.sleeping_gods import effects
from fathom.games.sleeping_gods.board import PACKAGE
from fathom.games.sleeping_gods.pieces import Crew, Skill
from fathom.kernel.cards.effects import Effect, read_later
from fathom.kernel.cards.reader import CardError, Cards
from fathom.kernel.names import kebab
from fathom.kernel.words.prose import stories
from fathom.kernel.words.typesetting import spoken

FOLDER = Path(__file__).parents[1] / "book"
VERBS = effects
UNITS = ("spine", *(f"arc{n:02}" for n in range(1, 13)), *(f"m{n}" for n in range(1, 10)))

read_prose = stories(FOLDER)

_ID = re.compile(r"[1-9]\d*(\.[1-9]\d*)?|[FP][1-9]\d*")
FEWEST, MOST = 2, 6  # choices of a paragraph; a town may have more
FOES = range(2, 5)
CREW = tuple(Crew)
WOMEN = ("odessa", "audrie", "kasumi", "mac")
LASTING = ("take-quest", "complete-quest", "take-card", "lose-card")
MEMBER = "@"  # in the key of a passage: who took the test that led there


class Need(Struct, frozen=True):
    """What the party must have; all that is named. `done` is a keyword whose quest was completed, so that a place can
    tell that its story is over. `read` is the key of a text that was read in this campaign: a paragraph, a failure, or
    what came of a choice. `deck` is the event deck that must have begun, 2 or 3. The counts are for the finale."""

    keyword: str | None = None
    done: str | None = None
    any: tuple[str, ...] = ()
    token: str | None = None
    card: int | None = None
    read: str | None = None
    deck: int = 0
    totems: int = 0
    omens: int = 0
    mercies: int = 0
    gains: int = 0

    @property
    def keywords(self) -> tuple[str, ...]:
        return ((self.keyword,) if self.keyword else ()) + self.any

    @property
    def counts(self) -> bool:
        return bool(self.totems or self.omens or self.mercies or self.gains)


class Branch(Need, frozen=True, kw_only=True):
    """`if`: read on elsewhere, instead of this text (QST4)."""

    goto: str


class Also(Need, frozen=True, kw_only=True):
    """A line that is read after a paragraph if its need holds, once in a campaign; `do` is carried out with it.

    Several paragraphs may share one text: `text` is its key, by default the paragraph's own with `/also/` and the name.
    """

    do: tuple[Effect, ...] = ()
    text: str | None = None


class Then(Struct, frozen=True):
    """What comes of one choice in particular: a text of its own, and effects, before the story goes on."""

    do: tuple[Effect, ...] = ()


class Fail(Struct, frozen=True):
    """What a lost test costs, and where the story goes on if not where success leads (CH11c)."""

    do: tuple[Effect, ...] = ()
    goto: str | None = None


class Test(Struct, frozen=True):
    """A challenge; `less` are keywords, each of which lowers the value by one."""

    __test__ = False

    skill: Skill
    value: int
    fail: Fail
    less: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()


class Choice(Struct, frozen=True):
    """An option: what it requires and costs, the test or fight that stands before it, and where it leads. `then`: what
    comes of this option, and of no other that leads there; of a test it is read if the test is passed."""

    goto: str
    requires: Need | None = None
    cost: tuple[Effect, ...] = ()
    test: Test | None = None
    fight: tuple[int, ...] = ()
    then: Then | None = None


class Paragraph(Struct, frozen=True):
    """Read from the top: branches, then the text and its effects, then one way on (EXP3, EXP4).

    That is `choices`, or `goto` with or without a test or a fight before it, or `return`: to the ship, and from the
    option of a town back to the list of the town (VIL1). `later` names a keyword that would open more here. `first` is
    done like `do`, but only when the text is read for the first time; `also` are lines that may follow it. `tells` are
    the places of which its text tells: who has read it knows that there is something to see.
    """

    town: str | None = None
    if_: tuple[Branch, ...] = ()
    do: tuple[Effect, ...] = ()
    first: tuple[Effect, ...] = ()
    also: dict[str, Also] = {}
    choices: dict[str, Choice] = {}
    test: Test | None = None
    fight: tuple[int, ...] = ()
    goto: str | None = None
    return_: bool = False
    later: str | None = None
    tells: tuple[int, ...] = ()

    @property
    def tests(self) -> Iterator[tuple[str, Test]]:
        """Its tests, each with the end of its key: "" or the label of the choice."""
        if self.test:
            yield "", self.test
        yield from ((f"/{label}", each.test) for label, each in self.choices.items() if each.test)

    @property
    def fights(self) -> Iterator[tuple[int, ...]]:
        if self.fight:
            yield self.fight
        yield from (each.fight for each in self.choices.values() if each.fight)

    @property
    def exits(self) -> Iterator[str]:
        """Every paragraph that may be read next."""
        yield from (branch.goto for branch in self.if_)
        if self.goto:
            yield self.goto
        yield from (each.goto for each in self.choices.values())
        yield from (test.fail.goto for _, test in self.tests if test.fail.goto)

    @property
    def needs(self) -> Iterator[Need]:
        yield from self.gates
        yield from self.also.values()

    @property
    def gates(self) -> Iterator[Need]:
        """The needs on which depends where the story goes."""
        yield from self.if_
        yield from (each.requires for each in self.choices.values() if each.requires)

    @property
    def effects(self) -> Iterator[Effect]:
        """All that it may do, whatever is chosen."""
        yield from self.do
        yield from self.first
        for line in self.also.values():
            yield from line.do
        for _, test in self.tests:
            yield from test.fail.do
        for each in self.choices.values():
            yield from each.cost
            yield from each.then.do if each.then else ()


class Done(NamedTuple):
    """An effect in the words of its YAML: `gain: coin` with `amount: 2` is gain, coin, 2."""

    verb: str
    what: object
    amount: int


def said(effect: Effect) -> Done:
    fields = effect.__struct_fields__
    what = getattr(effect, fields[0]) if fields else True
    amount = getattr(effect, "amount", what if type(what) is int else 1)
    return Done(kebab(type(effect).__name__), what, amount)


# ------------------------------------------------------------------------------------------- reading


class Book(NamedTuple):
    units: dict[str, dict[str, Paragraph]]
    paragraphs: dict[str, Paragraph]
    unit_of: dict[str, str]


@cache
def the_book() -> Book:
    """All that is written so far."""
    return bind({unit: read_unit(unit) for unit in UNITS if (FOLDER / f"{unit}.yaml").exists()})


read_later("sleeping_gods", the_book)


def bind(units: dict[str, dict[str, Paragraph]]) -> Book:
    """Units as one book: no paragraph may be written twice."""
    paragraphs: dict[str, Paragraph] = {}
    unit_of: dict[str, str] = {}
    for unit, own in units.items():
        for number, paragraph in own.items():
            if number in unit_of:
                raise CardError(f"{unit}.yaml: paragraph {number} stands in {unit_of[number]}.yaml already")
            paragraphs[number] = paragraph
            unit_of[number] = unit
    return Book(units, paragraphs, unit_of)


def read_unit(unit: str, folder: Path = FOLDER) -> dict[str, Paragraph]:
    """The paragraphs of a unit, in the order of its file."""
    file = folder / f"{unit}.yaml"
    found = Cards(PACKAGE).load(file, Paragraph)
    for number, paragraph in found.items():
        problem = _malformed(number, paragraph)
        if problem:
            raise CardError(f"{file.name}: paragraph {number}: {problem}")
    return found


def _malformed(number: str, paragraph: Paragraph) -> str | None:
    if not _ID.fullmatch(number):
        return "the id must be a number of a place (7), one below it (7.12) or one of the finale (F3)"
    ways = [name for name in ("choices", "goto", "return_") if getattr(paragraph, name)]
    if len(ways) != 1:
        return f"it needs exactly one of choices, goto and return, and has {' and '.join(ways) or 'none'}"
    if (paragraph.test or paragraph.fight) and not paragraph.goto:
        return "a test or a fight needs a goto: where it leads once it is over"
    if paragraph.test and paragraph.fight:
        return "a test or a fight stands before the goto, not both"
    if paragraph.choices and not (FEWEST <= len(paragraph.choices) <= (MOST if not paragraph.town else 12)):
        return f"{len(paragraph.choices)} choices: there should be {FEWEST} to {MOST}"
    for label, choice in paragraph.choices.items():
        if choice.test and choice.fight:
            return f"choice {label}: a test or a fight, not both"
        if label == "also":
            return "no choice may be called also: lines that may follow have that name"
    if paragraph.choices and all(each.requires or each.cost for each in paragraph.choices.values()):
        return "at least one choice must be open to everybody, without requirement or cost"
    if any(each.requires and (each.requires.read or each.requires.deck) for each in paragraph.choices.values()):
        return "a choice asks for what the party has, not for what it has read or how late it is"
    if paragraph.later and not paragraph.return_:
        return "later belongs to a return"
    if any(len(fight) not in FOES for fight in paragraph.fights):
        return "a fight has 2 to 4 enemies"
    if any(need.counts for need in paragraph.needs) and not number.startswith("F"):
        return "totems, omens, mercies and gains are counted in the finale only"
    once = [*paragraph.first, *(effect for line in paragraph.also.values() for effect in line.do)]
    if any(said(effect).verb in LASTING for effect in once):
        return "quests and cards are given and taken by do, then or fail, not by first or also"
    return None


def keys(number: str, paragraph: Paragraph) -> list[str]:
    """The keys of all prose that a paragraph needs."""
    found = [number, *(f"{number}/{label}" for label in paragraph.choices)]
    found += [f"{number}{end}/fail" for end, _ in paragraph.tests]
    found += [f"{number}/{label}/then" for label, choice in paragraph.choices.items() if choice.then]
    found += [line_key(number, name, line) for name, line in paragraph.also.items()]
    return found + ([f"{number}/later"] if paragraph.later else [])


def line_key(number: str, name: str, line: Also) -> str:
    """The key of a line that may follow a paragraph."""
    return line.text or f"{number}/also/{name}"


def unfolds(key: str) -> bool:
    """Whether a text is read only when it comes to that: a failure, what came of a choice, a line that may follow."""
    return key.endswith(("/fail", "/then")) or "/also/" in key


def naming(passage: str, member: str) -> str:
    """The key of a passage with the name of the member who took the test; the passage itself if it names nobody."""
    return f"{passage}{MEMBER}{member}" if names_member(passage) else passage


@cache
def names_member(passage: str) -> bool:
    return "{who}" in read_prose("en").get(passage, "")


def bare(key: str) -> str:
    """The key without the name of a member."""
    return key.partition(MEMBER)[0]


def told(log: Iterable[str]) -> list[str]:
    """The keys of what was read, with names and headings, but not of what lies behind a choice (EXP6)."""
    found: list[str] = []
    for key in log:
        if (place := place_of(key)) is not None:
            found.append(f"place/{place}")
        found += [f"person/{name}" for name in people_in(key)]
        found.append(key)
        text = the_book().paragraphs.get(bare(key))
        if text is None:
            continue  # how a test failed, what came of a choice, or a line that followed
        if text.town is not None:
            found.append(f"town/{text.town}")
        found += [each for each in keys(bare(key), text) if not unfolds(each)]
    return list(dict.fromkeys(found))


@cache
def people_in(passage: str) -> tuple[str, ...]:
    """Those of whom there is a picture, and whose names are read in a passage."""
    text = read_prose("en").get(bare(passage), "")
    return tuple(name for name, called in glossary().called.items() if re.search(rf"\b{called.en}\b", text))


@cache
def place_of(number: str) -> int | None:
    """The place that a paragraph, or a text around it, belongs to; none for the spine's."""
    head = re.split(f"[./{MEMBER}]", number)[0]
    return int(head) if head.isdigit() and head != "1" else None


# ------------------------------------------------------------------------------------------- the glossary


class Name(Struct, frozen=True):
    """A name in each language; a keyword's says which quest card shows it."""

    en: str
    fr: str
    es: str
    quest: int | None = None

    def in_(self, language: str) -> str:
        return str(getattr(self, language))


class Glossary(Struct, frozen=True):
    """How the world calls things, in each language."""

    keywords: dict[str, Name]
    maps: dict[str, Name]
    sleepers: dict[str, Name]
    powers: dict[str, Name]
    people: dict[str, Name]
    called: dict[str, Name]
    towns: dict[str, Name]
    places: dict[str, Name]
    arcs: dict[str, Name]
    endings: dict[str, Name]
    words: dict[str, Name]


@cache
def glossary() -> Glossary:
    file = FOLDER / "glossary.yaml"
    found: dict[str, dict[str, Name]] = Cards(PACKAGE).load(file, dict[str, Name])
    missing = [name for name in Glossary.__struct_fields__ if name not in found]
    unknown = [name for name in found if name not in Glossary.__struct_fields__]
    if missing or unknown:
        raise CardError(f"{file.name}: missing: {', '.join(missing) or 'nothing'}; unknown: {', '.join(unknown)}")
    return Glossary(**found)


@cache
def ways_in() -> Mapping[str, frozenset[str]]:
    """The paragraphs from which a keyword leads to each: nothing else of them is read then (QST4)."""
    found: dict[str, frozenset[str]] = {}
    for number, paragraph in the_book().paragraphs.items():
        for branch in paragraph.if_:
            found[branch.goto] = found.get(branch.goto, frozenset()) | {number}
    return found


@cache
def sources() -> Mapping[str, frozenset[int]]:
    """The places where each keyword is to be had: there a hint that asks for it sends its readers."""
    found: dict[str, frozenset[int]] = {}
    for number, paragraph in the_book().paragraphs.items():
        place = place_of(number)
        for done in map(said, paragraph.effects):
            if done.verb == "take-quest" and isinstance(done.what, int) and place is not None:
                word = quests()[done.what]
                found[word] = found.get(word, frozenset()) | {place}
    return found


@cache
def prose(language: str) -> Mapping[str, str]:
    """All that is read, and the names of towns, places, people and endings, which nobody knows before coming there."""
    names = {f"town/{town}": name.in_(language) for town, name in glossary().towns.items()}
    names |= {f"place/{place}": name.in_(language) for place, name in glossary().places.items()}
    names |= {f"person/{person}": name.in_(language) for person, name in glossary().called.items()}
    names |= {f"ending/{ending}": name.in_(language) for ending, name in glossary().endings.items()}
    texts = dict(read_prose(language))
    for key in [key for key in texts if names_member(key)]:
        texts |= {f"{key}{MEMBER}{member}": named(texts[key], member) for member in CREW}
        texts[key] = named(texts[key], CREW[0])
    return {**texts, **{key: spoken(name, language) for key, name in names.items()}}


def named(text: str, member: str) -> str:
    """A text with a member's name for `{who}`, and the first of `{she|he}` for a woman, the second for a man."""
    text = text.replace("{who}", member.capitalize())
    return re.sub(r"\{([^{}|]*)\|([^{}|]*)\}", r"\1" if member in WOMEN else r"\2", text)


@cache
def quests() -> dict[int, str]:
    """The keyword that each quest card shows."""
    return {name.quest: keyword for keyword, name in glossary().keywords.items() if name.quest is not None}


@cache
def quest_of(keyword: str) -> int:
    return next(number for number, word in quests().items() if word == keyword)
