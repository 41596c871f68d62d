"""Check 16: whatever the book has to give can be had by a party that sets out with nothing."""

from collections.abc import Iterator
from itertools import pairwise

from fathom.games.sleeping_gods.board import arcs
from fathom.games.sleeping_gods.stories.book import Book, Choice, Need, place_of, quest_of, quests
from fathom.games.sleeping_gods.stories.needs import GAINS, MERCIES, OMENS
from fathom.games.sleeping_gods.writing.checks.findings import (
    ENDINGS,
    Finding,
    Prose,
    complete,
    each,
    home_of_card,
    owner_of_quest,
    worlds_of,
)
from fathom.games.sleeping_gods.writing.walks import ALWAYS, Node

TOTEMS = range(1, 51)
CARDS = range(1, 91)
OPEN = len(TOTEMS)


def reachable(book: Book, prose: Prose) -> Iterator[Finding]:
    """Both closings of every arc, every other quest, every card and every ending."""
    if not all(complete(book, unit) for unit in arcs()):
        return
    nodes = _nodes(book)
    held = {quest for node in nodes for quest in node.state.quests | node.state.done}
    gained = {card for node in nodes for card in node.state.cards}
    for quest in sorted(quests()):
        if quest not in held and complete(book, owner_of_quest(quest)):
            yield Finding(16, False, owner_of_quest(quest), f"no party can come by {quests()[quest]}")
    for card in CARDS:
        home = str(home_of_card(card))
        if card not in gained and home in book.paragraphs:
            yield Finding(16, False, book.unit_of[home], f"no party can come by card {card}")
    for ending, choice, most in _endings(book):
        lacking = _lacking(choice.requires, nodes, held, most) if choice.requires is not None else None
        if lacking:
            yield Finding(16, False, "spine", f"no party can come to {ending}: {lacking}")


def _nodes(book: Book) -> list[Node]:
    """All that can come of a story, with no keywords of others given but those that can be had."""
    had: set[int] = set(ALWAYS)
    while True:
        worlds = [world for unit in book.units for world in worlds_of(book, unit)]
        open_ = [world for world in worlds if {quest_of(word) for word in world.given} <= had]
        nodes = [node for world in open_ for node in world.next]
        now = had.union(*(node.state.quests for node in nodes))
        if now == had:
            return nodes
        had = now


def _endings(book: Book) -> Iterator[tuple[str, Choice, int]]:
    """The endings with the choices that lead there and the most totems with which they are offered."""
    least = sorted(need.totems for need in book.paragraphs["F20"].if_)
    most = [least[0] - 1, *(after - 1 for _, after in pairwise(least)), OPEN]
    told = {ending: most[tier] for tier, own in ENDINGS.items() for ending in own}
    for _, number, paragraph in each(book):
        if place_of(number) is None:
            yield from ((c.goto, c, told[c.goto]) for c in paragraph.choices.values() if c.goto in told)


def _lacking(need: Need, nodes: list[Node], held: set[int], most: int) -> str | None:
    """What stands against a need: a keyword that nobody has, too many totems on the way to it, or too few of a kind."""
    counted = ("omens", need.omens, OMENS), ("mercies", need.mercies, MERCIES), ("gains", need.gains, GAINS)
    for kind, least, numbers in counted:
        if least and least > len(held & set(numbers)):
            return f"there are not so many {kind}"
    words = [need.keyword] if need.keyword else [*need.any]
    if not words:
        return None
    wanted, told = {quest_of(word) for word in words}, " or ".join(words)
    if not wanted & held:
        return f"nobody can have {told}"
    fewest = min(len(n.state.cards & set(TOTEMS)) for n in nodes if n.state.quests & wanted)
    return f"{told} takes {fewest} totems" if fewest > most else None
