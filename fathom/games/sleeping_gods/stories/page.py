"""The open page of the book as its readers see it: what each choice needs, costs, and has standing before it.

Where a choice leads is not told (EXP6).
"""

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import Passage, Skill
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.row import difficulty, level_of
from fathom.games.sleeping_gods.steps.story.exploring import hindrance, paragraph, used_before, value_of
from fathom.games.sleeping_gods.steps.trials.challenges import fit
from fathom.games.sleeping_gods.steps.trials.chances import fates, percent
from fathom.games.sleeping_gods.stories import book
from fathom.games.sleeping_gods.stories.needs import Needed, has_read, needed
from fathom.kernel.cards.effects import Context


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
    """`later`: a hint at something missing stands below the text. `fight`: one that comes without a choice."""

    passage: Passage
    town: str | None
    ways: list[Way]
    later: bool
    fight: Fighting | None = None


def open_page(g: Voyage, seat: int) -> Page | None:
    """The page the party is reading."""
    mark = g.bookmark
    if mark is None or not has_read(g, mark.at):
        return None
    text = paragraph(mark.at)
    ways = [way(g, seat, mark.at, label, choice) for label, choice in text.choices.items()]
    fight = fighting(text.fight) if text.fight else None
    return Page(mark.at, text.town, ways, text.later is not None, fight)


def way(g: Voyage, seat: int, passage: Passage, label: str, choice: book.Choice) -> Way:
    ctx = Context(g.active)
    return Way(
        label=label,
        open=hindrance(g, passage, label, choice) is None,
        used=used_before(g, passage, label),
        needs=list(needed(g, choice.requires)) if choice.requires is not None else [],
        costs=[Price(*_said(cost), met=cost.all(g, ctx)) for cost in choice.cost],
        test=trying(g, seat, choice.test) if choice.test is not None else None,
        fight=fighting(choice.fight) if choice.fight else None,
    )


def _said(effect: object) -> tuple[str, str, int]:
    verb, what, amount = book.said(effect)  # type: ignore[arg-type]
    return verb, str(getattr(what, "value", what)), amount


def trying(g: Voyage, seat: int, test: book.Test) -> Trying:
    value = value_of(g, test)
    return Trying(test.skill, value, test.value - value, percent(fates(g, seat), value - at_best(g, test.skill)))


def at_best(g: Voyage, skill: Skill) -> int:
    """What the active player's members bring if all of them join who can (CH2a)."""
    return sum(g.skill(member, skill) for member in g.led_by(g.active) if fit(g, member))


def fighting(numbers: tuple[int, ...]) -> Fighting:
    level = level_of(numbers)
    return Fighting(level, difficulty(level), len(numbers))
