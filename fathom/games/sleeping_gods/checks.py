"""The fourteen checks of the storybook. Each runs on whatever is written, and tells what is wrong from what is missing.

What a unit that nobody has written yet would have to give is missing; what is written and cannot be so is wrong.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from fathom.games.sleeping_gods.atlas import (
    Edge,
    arcs,
    facing,
    map_of,
    map_of_place,
    maps,
    page_of,
    places,
    reachable,
    regions,
)
from fathom.games.sleeping_gods.book import Book, Paragraph, glossary, keys, place_of, quest_of, quests, said
from fathom.games.sleeping_gods.measures import placeholders, shared_runs, words
from fathom.games.sleeping_gods.walks import Node, World, leading_to, needed_places, stories, worlds
from fathom.kernel.words import LANGUAGES

Prose = Mapping[str, Mapping[str, str]]
"""For each language the prose by its keys."""

UNIT_ORDER = ("spine", *(f"arc{n:02}" for n in range(1, 13)), *(f"m{n}" for n in range(1, 10)))
DEEPEST = 12  # paragraphs from a place to its return
FEWEST_OF_ARC = 25
LENGTHS = {"text": (60, 180), "ending": (250, 500), "fail": (15, 60), "label": (1, 14), "later": (6, 40)}
ENDINGS = {
    tier: tuple(f"F{30 + n}" for n in own)
    for tier, own in enumerate(((1, 2), (3, 4, 5), (6, 7, 8, 9), (10, 11, 12, 13)))
}
RIM = {46: (14, 17), 47: (14, 17), 48: (18, 22), 49: (18, 22), 50: (18, 22)}
GUARDIANS = {(18, 22), (14, 17), (12, 13), (9, 11)}
LEVELS = (8, 18, 30, 42, 52, 61, 68, 74, 78)  # the last enemy number of each level
OMENS = range(159, 168)
LOCAL = range(123, 159)
ARC_QUESTS = range(3, 123)
ARC_XP = 8
STARTS = ("1", "1.2", "F1", "F2")


class Finding(NamedTuple):
    check: int
    missing: bool
    unit: str
    what: str


Check = Callable[[Book, Prose], Iterator[Finding]]


def level_of(enemy: int) -> int:
    return next(level for level, last in enumerate(LEVELS, 1) if enemy <= last)


def run(book: Book, prose: Prose, unit: str | None = None) -> list[Finding]:
    """What all checks find, about one unit or about the whole book."""
    found = [finding for check in CHECKS.values() for finding in check(book, prose)]
    return [each for each in dict.fromkeys(found) if unit is None or each.unit == unit]


# ------------------------------------------------------------------------------------------- who owns what


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


def _each(book: Book) -> Iterator[tuple[str, str, Paragraph]]:
    return ((unit, number, p) for unit, own in book.units.items() for number, p in own.items())


# ------------------------------------------------------------------------------------------- 1: the atlas


def atlas(book: Book, prose: Prose) -> Iterator[Finding]:
    """81 regions, symmetric neighbours, a connected world, edges that match, contents as the table says."""
    for problem in _atlas_problems():
        yield Finding(1, False, "atlas", problem)


def _atlas_problems() -> Iterator[str]:
    seas = regions()
    if len(seas) != 81:
        yield f"{len(seas)} regions, not 81"
    for name, sea in seas.items():
        for near in sea.to:
            if near not in seas or name not in seas[near].to:
                yield f"{name} leads to {near}, which does not lead back"
            elif map_of(page_of(near)) != map_of(page_of(name)):
                yield f"{name} and {near} lie on two maps"
        for edge in sea.edges:
            there = facing(page_of(name), edge)
            if there is None:
                yield f"{name} touches the {edge} edge, which is closed"
    for page in (page for each in maps().values() for page in each.pages):
        for edge in Edge:
            there = facing(page, edge)
            if there and not any(page_of(n) == there and edge.opposite in sea.edges for n, sea in seas.items()):
                yield f"nobody can arrive on page {there} from page {page}"
            if there and not any(page_of(n) == page and edge in sea.edges for n, sea in seas.items()):
                yield f"page {page} has no region at its {edge} edge"
    yield from _unconnected()
    for spread, each in maps().items():
        own = [sea for region, sea in seas.items() if page_of(region) in each.pages]
        hazards = sum(sea.hazard is not None for sea in own)
        counted = (sum(len(s.locations) for s in own), sum(s.port for s in own), sum(s.market for s in own), hazards)
        wanted = (each.has.locations, each.has.ports, each.has.markets, each.has.hazards)
        if len(own) != 9 or counted != wanted:
            yield f"{spread}: locations, ports, markets, hazards {counted}, not {wanted}, in {len(own)} regions"
    found = sorted(n for sea in seas.values() for n in sea.locations)
    if found != sorted(places()) or found != list(range(2, 145)):
        yield "the places are not 2 to 144, each in one region"


def _unconnected() -> Iterator[str]:
    seen, waiting = set(), [next(iter(regions()))]
    while waiting:
        region = waiting.pop()
        if region not in seen:
            seen.add(region)
            waiting += reachable(region)
    if len(seen) < len(regions()):
        yield f"no way leads to {', '.join(sorted(set(regions()) - seen))}"


# ------------------------------------------------------------------------------------------- 2: the graph


def graph(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every goto exists, every paragraph can be reached, every way ends within twelve paragraphs."""
    for unit in UNIT_ORDER:
        if unit not in book.units:
            yield Finding(2, True, unit, "nobody has written this unit")
            continue
        for place in needed_places(unit):
            if str(place) not in book.paragraphs:
                yield Finding(2, True, unit, f"place {place}: {places()[place].hook}")
        if unit in arcs() and len(book.units[unit]) < FEWEST_OF_ARC:
            yield Finding(2, True, unit, f"{len(book.units[unit])} paragraphs of at least {FEWEST_OF_ARC}")
    for unit, number, paragraph in _each(book):
        for goto in paragraph.exits:
            if goto not in book.paragraphs:
                owner = owner_of_paragraph(goto)
                lacking = owner is not None and owner != unit and not complete(book, owner)
                yield Finding(2, lacking, unit, f"{number} leads to {goto}, which nobody has written")
    reached = _reached(book)
    for unit, number, _ in _each(book):
        if number not in reached:
            yield Finding(2, False, unit, f"no way leads to {number}")
    for unit, number, _ in _each(book):
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
        read = {n for world in _worlds_of(book, unit) for walks in world.walks.values() for w in walks for n in w.read}
        branching = {n for n, p in book.units[unit].items() if p.if_ and n not in read}
        for number in book.units[unit]:
            if number not in read and number not in branching and number in _reached(book):
                yield Finding(2, False, unit, f"whatever the party has, it never comes to {number}")


@lru_cache(maxsize=64)
def _explored(book_id: int, unit: str) -> list[World]:
    book = _BOOKS[book_id]
    return [world for story in stories(book, unit) for world in worlds(book, story)]


_BOOKS: dict[int, Book] = {}


def _worlds_of(book: Book, unit: str) -> list[World]:
    _BOOKS[id(book)] = book
    return _explored(id(book), unit)


# ------------------------------------------------------------------------------------------- 3: quests


def quest_cards(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each quest is taken somewhere and read in another paragraph; an arc closes once, and for good."""
    taken: dict[int, set[str]] = {}
    completed: dict[int, set[str]] = {}
    read: dict[str, set[str]] = {}
    for unit, number, paragraph in _each(book):
        for done in map(said, paragraph.effects):
            if done.verb in ("take-quest", "complete-quest") and isinstance(done.what, int):
                (taken if done.verb == "take-quest" else completed).setdefault(done.what, set()).add(number)
                if done.what not in quests():
                    yield Finding(3, False, unit, f"{number}: quest {done.what} has no keyword in the glossary")
                elif unit not in ("spine", owner_of_quest(done.what)):
                    allowed = any(done.what in places()[n].uses for n in needed_places(unit))
                    if done.verb == "take-quest" or not allowed:
                        yield Finding(3, False, unit, f"{number}: quest {done.what} is not this unit's to change")
        less = [word for _, test in paragraph.tests for word in test.less]
        for word in [*less, *(word for need in paragraph.needs for word in need.keywords)]:
            if word not in glossary().keywords:
                yield Finding(3, False, unit, f"{number}: no keyword is called {word}")
            read.setdefault(word, set()).add(number)
        for need in paragraph.needs:
            if need.done is not None and need.done not in glossary().keywords:
                yield Finding(3, False, unit, f"{number}: no keyword is called {need.done}")
    closings = {quest_of(word) for arc in arcs().values() for word in (arc.mercy, arc.gain)}
    for quest in sorted(quests()):
        owner = owner_of_quest(quest)
        if quest not in taken and quest > 2:
            yield Finding(3, not complete(book, owner), owner, f"quest {quest} {quests()[quest]} is taken nowhere")
        readers = read.get(quests()[quest], set())
        if quest in taken and not any(readers - {each} for each in taken[quest]):
            lacking = quest in closings or quest in OMENS or not complete(book, owner) or quest in LOCAL
            lacking = lacking and len(book.units) < len(UNIT_ORDER)
            yield Finding(3, lacking, owner, f"quest {quest} {quests()[quest]} is read nowhere but where it is taken")
        if quest in closings and quest in completed:
            yield Finding(3, False, owner, f"{', '.join(completed[quest])}: the closing {quests()[quest]} is completed")
    for unit, arc in arcs().items():
        both = {quest_of(arc.mercy), quest_of(arc.gain)}
        if any(both <= node.state.quests for world in _worlds_of(book, unit) for node in world.next):
            yield Finding(3, False, unit, f"a party can have both {arc.mercy} and {arc.gain}")


# ------------------------------------------------------------------------------------------- 4: cards


def cards(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each adventure card is given at its own place and nowhere else, a god's totem on that god's map."""
    given: dict[int, set[str]] = {}
    for _, number, paragraph in _each(book):
        for done in map(said, paragraph.effects):
            if done.verb == "take-card" and isinstance(done.what, int):
                given.setdefault(done.what, set()).add(number)
    for card in range(1, 91):
        home = home_of_card(card)
        owner = places()[home].owner
        if card not in given:
            yield Finding(4, not complete(book, owner), owner, f"card {card} is not given at {home}")
        for number in sorted(given.get(card, ())):
            if place_of(number) != home:
                yield Finding(4, False, book.unit_of[number], f"{number} gives card {card}, which belongs to {home}")
        if card <= 45 and map_of_place(home) != f"m{(card + 4) // 5}":
            yield Finding(4, False, owner, f"totem {card} lies on {map_of_place(home)}")
    for number in sorted(n for card, where in given.items() if card not in range(1, 91) for n in where):
        yield Finding(4, False, book.unit_of[number], f"{number} gives a card that does not exist")


# ------------------------------------------------------------------------------------ 5, 7, 9: what can come of it


def second_visits(book: Book, prose: Prose) -> Iterator[Finding]:
    """A second visit with the same keywords gives no experience, quest, card, coin or artifact."""
    for unit in book.units:
        for world in _worlds_of(book, unit):
            for node, walks in world.walks.items():
                for walk in walks:
                    way = " → ".join(walk.read)
                    if walk.state == node.state and walk.riches:
                        yield Finding(5, False, unit, f"{way} gives {', '.join(walk.riches)} every time")
                    for again in walk.again:
                        yield Finding(5, False, unit, f"{way} {again}")


def experience(book: Book, prose: Prose) -> Iterator[Finding]:
    """Eight experience in each arc, one for each local quest and omen."""
    for unit in book.units:
        if not complete(book, unit):
            continue
        if unit in arcs():
            closings = {quest_of(arcs()[unit].mercy), quest_of(arcs()[unit].gain)}
            got = {n.xp for w in _worlds_of(book, unit) for n in w.next if n.state.quests & closings}
            if got != {ARC_XP}:
                told = ", ".join(map(str, sorted(got))) or "no"
                yield Finding(7, False, unit, f"closing the arc brings {told} experience in all, not {ARC_XP}")
        elif unit != "spine":
            yield from _local_experience(book, unit)


def _local_experience(book: Book, unit: str) -> Iterator[Finding]:
    for story in stories(book, unit):
        most = max(node.xp for world in worlds(book, story) for node in world.next)
        taken = [q for q in story.own if q in LOCAL or q in OMENS]
        if most != len(taken):
            where = ", ".join(map(str, story.places))
            yield Finding(7, False, unit, f"places {where} bring {most} experience for {len(taken)} quests")


def closable(book: Book, prose: Prose) -> Iterator[Finding]:
    """Whatever a party has done, an arc that is open can still be closed."""
    for unit, arc in arcs().items():
        if not complete(book, unit):
            continue
        closings = {quest_of(arc.mercy), quest_of(arc.gain)}
        for keyword in (arc.mercy, arc.gain):
            if not any(quest_of(keyword) in n.state.quests for w in _worlds_of(book, unit) for n in w.next):
                yield Finding(9, False, unit, f"no way leads to {keyword}")
        for world in _worlds_of(book, unit):
            good = leading_to(world, lambda node: bool(node.state.quests & closings))  # noqa: B023
            for node in sorted(set(world.next) - good, key=_told)[:1]:
                yield Finding(9, False, unit, f"with {_told(node)} the arc can no longer be closed")


def _told(node: Node) -> str:
    return " ".join(quests().get(q, str(q)) for q in sorted(node.state.quests)) or "no keyword"


# ------------------------------------------------------------------------------------------- 6, 14: numbers


def bands(book: Book, prose: Prose) -> Iterator[Finding]:
    """Fights and tests are as hard as their map asks; closings, rim totems and the table of arcs may differ."""
    for unit, number, paragraph in _each(book):
        place = place_of(number)
        if place is None or place not in places():
            yield from _guardian(unit, number, paragraph)
            continue
        here = maps()[map_of_place(place)]
        arc = arcs().get(places()[place].owner)
        allowed = [
            here.fights,
            *([here.closing] if arc and arc.closes == place else []),
            *((arc.fights,) if arc and arc.fights else ()),
        ]
        rim = [band for card, band in RIM.items() if card in places()[place].cards]
        for fight in paragraph.fights:
            if any(enemy not in range(1, LEVELS[-1] + 1) for enemy in fight):
                continue  # told by `limits`
            level = sum(map(level_of, fight))
            if not any(low <= level <= high for low, high in rim or allowed):
                told = " or ".join(f"{low}-{high}" for low, high in rim or allowed)
                yield Finding(6, False, unit, f"{number}: a fight of level {level}, where {told} is usual")
        for _, test in paragraph.tests:
            low, high = here.tests
            if not low <= test.value <= high and not (arc and test.value in arc.tests):
                yield Finding(6, False, unit, f"{number}: a test of {test.value}, where {low}-{high} is usual")


def _guardian(unit: str, number: str, paragraph: Paragraph) -> Iterator[Finding]:
    for fight in paragraph.fights:
        level = sum(level_of(enemy) for enemy in fight if enemy in range(1, LEVELS[-1] + 1))
        if not any(low <= level <= high for low, high in GUARDIANS):
            yield Finding(6, False, unit, f"{number}: a guardian of level {level}")


def limits(book: Book, prose: Prose) -> Iterator[Finding]:
    """No enemy above 78, no test below 4 or above 12."""
    for unit, number, paragraph in _each(book):
        for enemy in (enemy for fight in paragraph.fights for enemy in fight):
            if enemy not in range(1, LEVELS[-1] + 1):
                yield Finding(14, False, unit, f"{number}: there is no enemy {enemy}")
        for _, test in paragraph.tests:
            if not 4 <= test.value <= 12:
                yield Finding(14, False, unit, f"{number}: a test of {test.value} is not between 4 and 12")


# ------------------------------------------------------------------------------------------- 8, 10, 12, 13: the form


def options(book: Book, prose: Prose) -> Iterator[Finding]:
    """Two options of one paragraph differ in where they lead, their test, their cost or their fight."""
    for unit, number, paragraph in _each(book):
        for (one, a), (other, b) in combinations(paragraph.choices.items(), 2):
            if (a.goto, a.test, a.cost, a.fight) == (b.goto, b.test, b.cost, b.fight):
                yield Finding(8, False, unit, f"{number}: {one} and {other} are the same choice")


def endings(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every tier of the finale has one ending for everybody, and each of thirteen endings is told once."""
    if "spine" not in book.units:
        yield Finding(10, True, "spine", "the finale is not written")
        return
    for tier, own in ENDINGS.items():
        offers = [p for n, p in book.units["spine"].items() if set(p.exits) & set(own) and p.choices]
        for ending in own:
            if ending not in book.paragraphs:
                yield Finding(10, True, "spine", f"ending {ending} is not written")
            elif [d.what for d in map(said, book.paragraphs[ending].do) if d.verb == "tick-ending"] != [
                int(ending[1:]) - 30
            ]:
                yield Finding(10, False, "spine", f"{ending} should tick ending {int(ending[1:]) - 30} and no other")
        for offer in offers:
            free = [c.goto for c in offer.choices.values() if c.goto in own and c.requires is None and not c.cost]
            if free != [own[0]]:
                yield Finding(10, False, "spine", f"tier {tier}: {own[0]} should be the one ending without condition")
            if set(own) - set(offer.exits):
                yield Finding(
                    10, False, "spine", f"tier {tier} does not offer {', '.join(set(own) - set(offer.exits))}"
                )
        if not offers:
            yield Finding(10, True, "spine", f"nothing offers the endings of tier {tier}")


def hints(book: Book, prose: Prose) -> Iterator[Finding]:
    """What a place says is missing can be had elsewhere."""
    taken: dict[object, set[int | None]] = {}
    for _, number, paragraph in _each(book):
        for done in map(said, paragraph.effects):
            if done.verb == "take-quest":
                taken.setdefault(done.what, set()).add(place_of(number))
    for unit, number, paragraph in _each(book):
        if paragraph.later is None:
            continue
        if paragraph.later not in glossary().keywords:
            yield Finding(12, False, unit, f"{number}: no keyword is called {paragraph.later}")
            continue
        quest = quest_of(paragraph.later)
        if not taken.get(quest, set()) - {place_of(number)}:
            lacking = not complete(book, owner_of_quest(quest))
            yield Finding(12, lacking, unit, f"{number}: {paragraph.later} can be had nowhere else")


def numbers(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each paragraph stands in the file of the unit to which its number belongs; own keywords begin with its letter."""
    for unit, number, _ in _each(book):
        owner = owner_of_paragraph(number)
        if owner != unit:
            yield Finding(13, False, unit, f"{number} belongs to {owner or 'nobody'}")


# ------------------------------------------------------------------------------------------- 11: the prose


def lengths(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every text is there in three languages, as long as it should be, with the same placeholders."""
    for unit, number, paragraph in _each(book):
        for key in keys(number, paragraph):
            told = {language: prose[language].get(key, "") for language in LANGUAGES}
            for language, text in told.items():
                yield from _length(unit, number, key, language, text)
            filled = [placeholders(text) for text in told.values() if text]
            if any(each != filled[0] for each in filled):
                yield Finding(11, False, unit, f"{key}: the languages differ in their placeholders")
    wanted = {key for _, number, paragraph in _each(book) for key in keys(number, paragraph)}
    for language in LANGUAGES:
        for key in prose[language]:
            if key not in wanted:
                number = key.partition("/")[0]
                owner = book.unit_of.get(number) or owner_of_paragraph(number) or "spine"
                yield Finding(11, False, owner, f"{language}: {key} is no text of the book")


def _length(unit: str, number: str, key: str, language: str, text: str) -> Iterator[Finding]:
    if not text:
        yield Finding(11, True, unit, f"{language}: {key} is not written")
        return
    low, high = LENGTHS[_kind(number, key)]
    count = len(words(text))
    if not low <= count <= high:
        yield Finding(11, False, unit, f"{language}: {key} has {count} words, not {low} to {high}")


def _kind(number: str, key: str) -> str:
    if key == number:
        return "ending" if any(number in own for own in ENDINGS.values()) else "text"
    end = key.rpartition("/")[2]
    return end if end in ("fail", "later") else "label"


def repetition(book: Book, prose: Prose) -> Iterator[Finding]:
    """No two texts share eight words in a row."""
    for language in LANGUAGES:
        for one, other, shared in shared_runs(prose[language]):
            unit = book.unit_of.get(other.partition("/")[0], "spine")
            yield Finding(11, False, unit, f"{language}: {one} and {other} both say “{shared}”")


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
    "numbers belong to their writer": numbers,
    "values are possible": limits,
    "nothing is said twice": repetition,
}
