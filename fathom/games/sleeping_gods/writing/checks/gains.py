"""Checks 3, 4, 5, 7 and 9: quests and cards, what a visit gives, and whether an arc can be closed."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.board import arcs, map_of_place, places
from fathom.games.sleeping_gods.library import card_number
from fathom.games.sleeping_gods.stories.book import UNITS, Book, glossary, place_of, quest_of, quests, said
from fathom.games.sleeping_gods.stories.needs import OMENS
from fathom.games.sleeping_gods.writing.checks.findings import (
    LOCAL,
    Finding,
    Prose,
    complete,
    each,
    home_of_card,
    owner_of_quest,
    worlds_of,
)
from fathom.games.sleeping_gods.writing.walks import Node, leading_to, needed_places, stories, worlds

ARC_XP = 12
LOCAL_XP = 2


def quest_cards(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each quest is taken somewhere and read in another paragraph; an arc closes once, and for good."""
    taken: dict[int, set[str]] = {}
    completed: dict[int, set[str]] = {}
    read: dict[str, set[str]] = {}
    for unit, number, paragraph in each(book):
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
    for number, words_counted in _counted(book):
        for word in words_counted:
            read.setdefault(word, set()).add(number)
    closings = {quest_of(word) for arc in arcs().values() for word in (arc.mercy, arc.gain)}
    for quest in sorted(quests()):
        owner = owner_of_quest(quest)
        if quest not in taken and quest > 2:
            yield Finding(3, not complete(book, owner), owner, f"quest {quest} {quests()[quest]} is taken nowhere")
        readers = read.get(quests()[quest], set())
        if quest in taken and not any(readers - {each} for each in taken[quest]):
            lacking = quest in closings or quest in OMENS or not complete(book, owner) or quest in LOCAL
            lacking = lacking and len(book.units) < len(UNITS)
            yield Finding(3, lacking, owner, f"quest {quest} {quests()[quest]} is read nowhere but where it is taken")
        if quest in closings and quest in completed:
            yield Finding(3, False, owner, f"{', '.join(completed[quest])}: the closing {quests()[quest]} is completed")
    for unit, arc in arcs().items():
        both = {quest_of(arc.mercy), quest_of(arc.gain)}
        if any(both <= node.state.quests for world in worlds_of(book, unit) for node in world.next):
            yield Finding(3, False, unit, f"a party can have both {arc.mercy} and {arc.gain}")


def _counted(book: Book) -> Iterator[tuple[str, list[str]]]:
    """The keywords that the finale reads by counting them."""
    kinds = {
        "omens": [quests()[number] for number in OMENS],
        "mercies": [arc.mercy for arc in arcs().values()],
        "gains": [arc.gain for arc in arcs().values()],
    }
    for _, number, paragraph in each(book):
        for need in paragraph.needs:
            yield from ((number, own) for kind, own in kinds.items() if getattr(need, kind))


# ------------------------------------------------------------------------------------------- cards


def cards(book: Book, prose: Prose) -> Iterator[Finding]:
    """Each adventure card is given at its own place and nowhere else, a god's totem on that god's map."""
    given: dict[int, set[str]] = {}
    for _, number, paragraph in each(book):
        for done in map(said, paragraph.effects):
            if done.verb == "take-card" and isinstance(done.what, int):
                given.setdefault(done.what, set()).add(number)
    for card in range(1, 91):
        home = home_of_card(card)
        owner = places()[home].owner
        if card not in given:
            yield Finding(
                4, not complete(book, owner), owner, f"card {card} ({card_number(card)}) is not given at {home}"
            )
        for number in sorted(given.get(card, ())):
            if place_of(number) != home:
                yield Finding(4, False, book.unit_of[number], f"{number} gives card {card}, which belongs to {home}")
        if card <= 45 and map_of_place(home) != f"m{(card + 4) // 5}":
            yield Finding(4, False, owner, f"totem {card} lies on {map_of_place(home)}")
    for number in sorted(n for card, where in given.items() if card not in range(1, 91) for n in where):
        yield Finding(4, False, book.unit_of[number], f"{number} gives a card that does not exist")


# --------------------------------------------------------------------------------- what can come of it


def second_visits(book: Book, prose: Prose) -> Iterator[Finding]:
    """A second visit with the same keywords gives no experience, quest, card, coin or artifact."""
    for unit in book.units:
        for world in worlds_of(book, unit):
            for node, walks in world.walks.items():
                for walk in walks:
                    way = " → ".join(walk.read)
                    if walk.state == node.state and walk.riches:
                        yield Finding(5, False, unit, f"{way} gives {', '.join(walk.riches)} every time")
                    for again in walk.again:
                        yield Finding(5, False, unit, f"{way} {again}")


def experience(book: Book, prose: Prose) -> Iterator[Finding]:
    """Twelve experience in each arc, two for each local quest and omen."""
    for unit in book.units:
        if not complete(book, unit):
            continue
        if unit in arcs():
            closings = {quest_of(arcs()[unit].mercy), quest_of(arcs()[unit].gain)}
            got = {n.xp for w in worlds_of(book, unit) for n in w.next if n.state.quests & closings}
            if got != {ARC_XP}:
                told = ", ".join(map(str, sorted(got))) or "no"
                yield Finding(7, False, unit, f"closing the arc brings {told} experience in all, not {ARC_XP}")
        elif unit != "spine":
            yield from _local_experience(book, unit)


def _local_experience(book: Book, unit: str) -> Iterator[Finding]:
    for story in stories(book, unit):
        most = max(node.xp for world in worlds(book, story) for node in world.next)
        taken = [q for q in story.own if q in LOCAL or q in OMENS]
        if most != LOCAL_XP * len(taken):
            where = ", ".join(map(str, story.places))
            yield Finding(7, False, unit, f"places {where} bring {most} experience for {len(taken)} quests")


def closable(book: Book, prose: Prose) -> Iterator[Finding]:
    """Whatever a party has done, an arc that is open can still be closed."""
    for unit, arc in arcs().items():
        if not complete(book, unit):
            continue
        closings = {quest_of(arc.mercy), quest_of(arc.gain)}
        for keyword in (arc.mercy, arc.gain):
            if not any(quest_of(keyword) in n.state.quests for w in worlds_of(book, unit) for n in w.next):
                yield Finding(9, False, unit, f"no way leads to {keyword}")
        for world in worlds_of(book, unit):
            good = leading_to(world, lambda node: bool(node.state.quests & closings))  # noqa: B023
            for node in sorted(set(world.next) - good, key=_told)[:1]:
                yield Finding(9, False, unit, f"with {_told(node)} the arc can no longer be closed")


def _told(node: Node) -> str:
    return " ".join(quests().get(q, str(q)) for q in sorted(node.state.quests)) or "no keyword"
