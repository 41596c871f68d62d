"""Walking through the book without dice: every way that a visit can go, and every state that visits can lead to.

Tests may be won or lost and everything can be paid; what counts is which quests and cards the party has. A branch that
asks for what was read, or how late it is, may be taken or not. Keywords of other units are taken as given: each world
has some of them from its start, and keeps them.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from fathom.games.sleeping_gods.board import arcs, places
from fathom.games.sleeping_gods.stories.book import Book, Choice, Need, Paragraph, place_of, quest_of, quests, said
from fathom.kernel.cards.effects import Effect

ALWAYS = (1, 2)  # the quests of the start
LONGEST = 40  # paragraphs in one visit, before a walker gives up
RICHES = ("coin", "artifact", "xp")


class State(NamedTuple):
    """The quests in play, those completed, and the adventure cards of the party."""

    quests: frozenset[int]
    done: frozenset[int] = frozenset()
    cards: frozenset[int] = frozenset()


class Walk(NamedTuple):
    """One way through a place: what was read, what came of it, and what was taken that the party had before."""

    state: State
    read: tuple[str, ...] = ()
    tokens: frozenset[str] = frozenset()
    xp: int = 0
    riches: tuple[str, ...] = ()
    again: tuple[str, ...] = ()


def visits(book: Book, place: int, state: State) -> list[Walk]:
    """Every way that one visit to a place can go. Each option of a town counts as a visit of its own, and so does each
    pair of them when the first changes what the party has: the second is then read in the same visit (VIL2)."""
    return list(dict.fromkeys(_read(book, str(place), Walk(state))))


def _read(book: Book, number: str, walk: Walk) -> Iterator[Walk]:
    paragraph = book.paragraphs.get(number)
    if paragraph is None or len(walk.read) >= LONGEST:
        return
    for branch in paragraph.if_:
        if _holds(branch, walk):
            yield from _read(book, branch.goto, walk)
            if branch.read is None and not branch.deck:
                return
    walk = _after(walk._replace(read=(*walk.read, number)), paragraph.do)
    if paragraph.return_:
        yield walk
    for choice in _ways(paragraph):
        yield from _open(book, choice, walk)
    if paragraph.town:
        yield walk
        for first, second in permutations(_ways(paragraph), 2):
            changed = (after for after in _open(book, first, walk) if after.state != walk.state)
            yield from (last for after in changed for last in _open(book, second, after))


def _ways(paragraph: Paragraph) -> list[Choice]:
    if paragraph.goto:
        return [Choice(paragraph.goto, test=paragraph.test, fight=paragraph.fight)]
    return list(paragraph.choices.values())


def _open(book: Book, choice: Choice, walk: Walk) -> Iterator[Walk]:
    if choice.requires is None or _holds(choice.requires, walk):
        yield from _take(book, choice, walk)


def _take(book: Book, choice: Choice, walk: Walk) -> Iterator[Walk]:
    walk = _after(walk, choice.cost)
    yield from _read(book, choice.goto, _after(walk, choice.then.do if choice.then else ()))
    if choice.test:
        fail = choice.test.fail
        yield from _read(book, fail.goto or choice.goto, _after(walk, fail.do))


def _holds(need: Need, walk: Walk) -> bool:
    owned = {quests().get(number) for number in walk.state.quests}
    return (
        (need.keyword is None or need.keyword in owned)
        and (need.done is None or quest_of(need.done) in walk.state.done)
        and (not need.any or any(each in owned for each in need.any))
        and (need.token is None or need.token in walk.tokens)
        and (need.card is None or need.card in walk.state.cards)
    )


def _after(walk: Walk, effects: tuple[Effect, ...]) -> Walk:
    for effect in effects:
        walk = _done(walk, effect)
    return walk


def _done(walk: Walk, effect: Effect) -> Walk:
    verb, what, amount = said(effect)
    state = walk.state
    if verb == "gain" and what in RICHES:
        return walk._replace(xp=walk.xp + (amount if what == "xp" else 0), riches=(*walk.riches, str(what)))
    if verb == "token":
        return walk._replace(tokens=walk.tokens | {str(what)})
    if not isinstance(what, int) or verb not in ("take-quest", "complete-quest", "take-card", "lose-card"):
        return walk
    wrong = _impossible(state, verb, what)
    if wrong:
        return walk._replace(again=(*walk.again, wrong))
    one = frozenset({what})
    if verb == "take-quest":
        state = state._replace(quests=state.quests | one)
    elif verb == "complete-quest":
        state = state._replace(quests=state.quests - one, done=state.done | one)
    elif verb == "take-card":
        state = state._replace(cards=state.cards | one)
    else:
        state = state._replace(cards=state.cards - one)
    return walk._replace(state=state)


def _impossible(state: State, verb: str, number: int) -> str | None:
    if verb == "take-quest" and (number in state.quests or number in state.done):
        return f"takes quest {number} again"
    if verb == "complete-quest" and number not in state.quests:
        return f"completes quest {number}, which is not in play then"
    if verb == "take-card" and number in state.cards:
        return f"gives card {number} again"
    if verb == "lose-card" and number not in state.cards:
        return f"loses card {number}, which the party does not have then"
    return None


# ------------------------------------------------------------------------------------------- whole stories


class Story(NamedTuple):
    """Places whose quests and cards hang together: an arc, or some places of a map."""

    unit: str
    places: tuple[int, ...]
    own: frozenset[int]  # the quests it takes or completes
    given: tuple[str, ...]  # the keywords of others that it reads


class Node(NamedTuple):
    state: State
    xp: int = 0


class World(NamedTuple):
    """All that can come of a story, with some keywords of other stories given: from each node, the next ones."""

    given: tuple[str, ...]
    next: dict[Node, set[Node]]
    walks: dict[Node, list[Walk]]


def stories(book: Book, unit: str) -> list[Story]:
    """The stories of a unit that can be walked: those whose places are all written."""
    if unit == "spine" or unit not in book.units:
        return []
    written = sorted({n for n in map(place_of, book.units[unit]) if n is not None and str(n) in book.paragraphs})
    groups = [set(written)] if unit in arcs() else _connected(book, written)
    return [_story(book, unit, tuple(sorted(group))) for group in groups if group]


def paragraphs_of(book: Book, some: tuple[int, ...]) -> Iterator[Paragraph]:
    return (each for number, each in book.paragraphs.items() if place_of(number) in some)


def _changed(book: Book, some: tuple[int, ...]) -> frozenset[int]:
    """The quests that paragraphs of these places take or complete."""
    effects = [said(effect) for each in paragraphs_of(book, some) for effect in each.effects]
    return frozenset(d.what for d in effects if d.verb in ("take-quest", "complete-quest") and isinstance(d.what, int))


def _connected(book: Book, written: list[int]) -> list[set[int]]:
    groups: list[set[int]] = []
    touched = {n: _changed(book, (n,)) | _cards(book, n) for n in written}
    for number in written:
        joined = [group for group in groups if any(touched[number] & touched[other] for other in group)]
        groups = [group for group in groups if group not in joined] + [{number}.union(*joined)]
    return groups


def _cards(book: Book, place: int) -> frozenset[int]:
    """Cards touched at a place, as negative numbers beside the quests."""
    effects = [said(effect) for each in paragraphs_of(book, (place,)) for effect in each.effects]
    return frozenset(-d.what for d in effects if d.verb in ("take-card", "lose-card") and isinstance(d.what, int))


def _story(book: Book, unit: str, some: tuple[int, ...]) -> Story:
    own = _changed(book, some)
    read = {word for each in paragraphs_of(book, some) for need in each.gates for word in need.keywords}
    known = set(quests().values())
    given = sorted(word for word in read & known if quest_of(word) not in own)
    return Story(unit, some, own, tuple(given))


def worlds(book: Book, story: Story) -> Iterator[World]:
    """The story with each possible set of keywords given by others."""
    for size in range(len(story.given) + 1):
        for given in combinations(story.given, size):
            if not _excluded(given):
                yield _explore(book, story, given)


def _excluded(given: tuple[str, ...]) -> bool:
    """An arc closes in one way only."""
    return any(arc.mercy in given and arc.gain in given for arc in arcs().values())


def _explore(book: Book, story: Story, given: tuple[str, ...]) -> World:
    start = Node(State(frozenset({*ALWAYS, *(quest_of(word) for word in given)})))
    following: dict[Node, set[Node]] = {}
    walks: dict[Node, list[Walk]] = {}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in following:
            continue
        walks[node] = [walk for place in story.places for walk in visits(book, place, node.state)]
        following[node] = {Node(walk.state, min(node.xp + walk.xp, 99)) for walk in walks[node]} - {node}
        waiting += following[node]
    return World(given, following, walks)


def leading_to(world: World, wanted: Callable[[Node], bool]) -> set[Node]:
    """The nodes from which a wanted one can be reached."""
    before: dict[Node, set[Node]] = {}
    for node, following in world.next.items():
        for other in following:
            before.setdefault(other, set()).add(node)
    found: set[Node] = set()
    waiting = [node for node in world.next if wanted(node)]
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += before.get(node, ())
    return found


def needed_places(unit: str) -> list[int]:
    """The places that a unit has to write."""
    return [number for number, place in places().items() if place.owner == unit]
