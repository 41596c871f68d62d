"""The open page of the book as its readers see it: what each choice needs, costs, and has standing before it.

Where a choice leads is not told (EXP6).
"""

from collections.abc import Iterator

from msgspec import Struct

from fathom.games.sleeping_gods import book
from fathom.games.sleeping_gods.chances import fates, percent
from fathom.games.sleeping_gods.library import card_number, enemies, enemy_number, keywords
from fathom.games.sleeping_gods.pieces import Passage, Quest, Skill
from fathom.games.sleeping_gods.row import difficulty
from fathom.games.sleeping_gods.state import MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.exploring import counted, payable, value_of
from fathom.kernel.effects import Context


class Needed(Struct, frozen=True):
    """Something the party must have: a keyword, a quest done, a token, a card, or so many of a kind."""

    kind: str
    name: str
    met: bool
    count: int = 1


class Price(Struct, frozen=True):
    """What a choice costs, by the verb of its effect."""

    verb: str
    what: str
    amount: int
    met: bool


class Trying(Struct, frozen=True):
    """A test before a choice: its value after keywords that help, and the chance if all join who can for nothing."""

    skill: Skill
    value: int
    lowered: int
    chance: int


class Fighting(Struct, frozen=True):
    level: int
    difficulty: str
    foes: int


class Way(Struct, frozen=True):
    """A choice of the page. `used`: taken before in this visit of a town (VIL2)."""

    label: str
    open: bool
    used: bool
    needs: list[Needed]
    costs: list[Price]
    test: Trying | None = None
    fight: Fighting | None = None


class Page(Struct, frozen=True):
    """`later` says that a hint at something missing stands below the text."""

    passage: Passage
    town: str | None
    ways: list[Way]
    later: bool


def open_page(g: Voyage, seat: int) -> Page | None:
    """The page the party is reading, if it is written."""
    mark = g.bookmark
    if mark is None or mark.at not in g.log:
        return None
    text = book.the_book().paragraphs.get(mark.at)
    if text is None:
        return None
    ways = [way(g, seat, mark.at, label, choice) for label, choice in text.choices.items()]
    return Page(mark.at, text.town, ways, text.later is not None)


def way(g: Voyage, seat: int, passage: Passage, label: str, choice: book.Choice) -> Way:
    mark = g.bookmark
    assert mark is not None
    used = mark.town == passage and label in mark.taken
    needs = list(needed(g, choice.requires)) if choice.requires is not None else []
    ctx = Context(g.active)
    costs = [Price(*_said(cost), met=cost.all(g, ctx)) for cost in choice.cost]
    return Way(
        label=label,
        open=not used and all(each.met for each in needs) and payable(g, choice),
        used=used,
        needs=needs,
        costs=costs,
        test=trying(g, seat, choice.test) if choice.test is not None else None,
        fight=fighting(choice.fight) if choice.fight else None,
    )


def _said(effect: object) -> tuple[str, str, int]:
    verb, what, amount = book.said(effect)  # type: ignore[arg-type]
    return verb, str(getattr(what, "value", what)), amount


def needed(g: Voyage, need: book.Need) -> Iterator[Needed]:
    """QST3, QST6, TOK2."""
    if need.keyword is not None:
        yield Needed("keyword", _quest(need.keyword), g.has(need.keyword))
    if need.done is not None:
        yield Needed("done", _quest(need.done), keywords().get(need.done) in g.finished)
    if need.any:
        held = [word for word in need.any if g.has(word)]
        yield from (Needed("any", _quest(word), bool(held)) for word in held or need.any)
    if need.token is not None:
        yield Needed("token", need.token, need.token in g.tokens)
    if need.card is not None:
        yield Needed("card", card_number(need.card), g.owned(card_number(need.card)) is not None)
    for kind, least, there in counted(g, need):
        yield Needed(kind, kind, there >= least, least)


def _quest(keyword: str) -> Quest:
    return keywords()[keyword]


def trying(g: Voyage, seat: int, test: book.Test) -> Trying:
    value = value_of(g, test)
    return Trying(test.skill, value, test.value - value, percent(fates(g, seat), value - at_best(g, test.skill)))


def at_best(g: Voyage, skill: Skill) -> int:
    """What the active player's members bring if all of them join who can (CH2a)."""
    able = (each for each in g.led_by(g.active) if each.fatigue < MOST_FATIGUE and g.points(each) > 0)
    return sum(g.skill(member, skill) for member in able)


def fighting(numbers: tuple[int, ...]) -> Fighting:
    level = sum(enemies()[enemy_number(number)].level for number in numbers)
    return Fighting(level, difficulty(level), len(numbers))
