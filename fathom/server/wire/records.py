"""Games, records and reviews; and how the server is."""

from typing import Any, Literal

from msgspec import Struct

from fathom.kernel.words.how_to_play import HowToPlayPage
from fathom.server.wire.play import View
from fathom.server.wire.tables import TableInfo


class OptionInfo(Struct, frozen=True):
    """A choice of a game; `seat` if it names a seat (counted from 1), of which small tables have fewer.

    `only`: the options that must have certain values for this one to be a choice at all.
    """

    name: str
    seat: bool
    values: list[str | int | bool]
    default: str | int | bool
    only: dict[str, str | int | bool]


class GameInfo(Struct, frozen=True):
    """`talks`: its rules say what may be said, so that there are statements beside free chat, and quiet questions.

    `odds`: something in it is left to chance, and its odds can be told. `shares`: its tables can be shared. `lesson`:
    how many minutes its guided first game takes, 0 if it has none. `cooperative`: all win or lose together.
    """

    name: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str
    rules: int
    talks: bool
    odds: bool
    shares: bool
    lesson: int
    cooperative: bool


class LessonBeat(Struct, frozen=True):
    """A moment of a guided first game, after so many answers `given`: what to say, where to look, what to `give`;
    or the reader is `free` to give any answer."""

    say: str
    point: str
    give: dict[str, Any]
    given: int
    free: bool = False


class HowToPlay(Struct, frozen=True):
    """The illustrated pages that a reader is shown before the rules; none, if a game has not got any."""

    pages: list[HowToPlayPage]


class RuleInfo(Struct, frozen=True):
    """A rule; `entry`: its chapter is found by the alphabet of the reader's language."""

    id: str
    chapter: str
    kind: str
    entry: bool = False


class Report(Struct, frozen=True):
    """A problem report: what this seat saw and nothing else."""

    fathom: str
    python: str
    rules_version: int
    table: TableInfo
    view: View
    events: list[Any]
    answers: list[Any]


class ReviewLine(Struct, frozen=True):
    """The chances of a seat, or of seats that win together, at each moment."""

    name: str
    seats: list[int]
    chances: list[float]


class ReviewTurn(Struct, frozen=True):
    """An answer with which a line changed."""

    at: int
    seat: int
    answer: str
    line: int
    before: float
    after: float


class ReviewCost(Struct, frozen=True):
    """An answer that lowered its seat's chance, give or take, by what it knew; and one that would not have."""

    at: int
    seat: int
    answer: str
    better: str
    cost: float
    margin: float


class Review(Struct, frozen=True):
    """Looking back at a finished game, in the reader's words. While `progress` is below 1 there is more to come."""

    progress: float
    moments: list[int] = []
    lines: list[ReviewLine] = []
    turns: list[ReviewTurn] = []
    costs: list[ReviewCost] = []
    judged: int = 0


class Health(Struct, frozen=True):
    """Whether tables are served and can be stored. Why not is in the log: anybody can ask for this."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
