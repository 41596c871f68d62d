"""Play: views, questions, answers, and what people at a table agree on and say."""

from typing import Any, Literal

from msgspec import Struct

from fathom.server.wire.bounds import Actions, Name, QuestionNumber, SeatIndex, Text
from fathom.server.wire.tables import TableInfo


class Blocked(Struct, frozen=True):
    action: Any
    rule: str
    why: str
    args: dict[str, Any]


class Led(Struct, frozen=True):
    """What the seat that leads is asked, for everybody to read; only in games without secrets."""

    seat: int
    prompt: str
    args: dict[str, Any]


class Question(Struct, frozen=True):
    """The open question. Everybody learns who is asked; only the seat itself learns what it may answer.

    `mine`: the seats of this browser that have something to decide still, which is nobody else's business. A `quiet`
    one hides who has answered. It stops the clocks of the seats and has a time of its own, the same for all.
    `interrupt`: the options are what this seat may do before another seat, which leads, answers; it need not. `may` are
    the seats of this browser that can interrupt. `led` is what the others read meanwhile.
    `batch`: this and the answers that follow may be given at once.
    `notes` say of each option what it costs and where it leads, in games that tell.
    `window`: it comes so often that one may ask to pass at it always.
    """

    number: int
    waiting: list[int]
    mine: list[int] = []
    prompt: str = ""
    args: dict[str, Any] = {}
    options: list[Any] = []
    rules: dict[str, list[str]] = {}
    quiet: bool = False
    seconds_left: float | None = None
    notes: list[Any] = []
    batch: bool = False
    interrupt: bool = False
    may: list[int] = []
    led: Led | None = None
    window: bool = False


class Proposal(Struct, frozen=True):
    """Something that needs the others' consent: to take an answer back, give an absent player's seat away, or pause."""

    id: str
    kind: Literal["undo", "bot", "claim", "pause"]
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class View(Struct, frozen=True, kw_only=True):
    """All that a seat sees.

    `events` are the last entries of the journal, the first of which has the number `events_from`.
    `given` counts, in a guided first game, the answers of the one who is taught: so its beats find their moment.
    """

    kind: Literal["view"] = "view"
    table: TableInfo
    seat: int
    answers: int
    state: dict[str, Any]
    question: Question | None
    events: list[Any]
    events_from: int
    can_undo: bool
    can_restart: bool
    can_redo: bool
    proposal: Proposal | None
    scores: list[int] | None
    winners: list[int] | None
    result: list[float] | None
    notice: str = ""
    given: int = 0


class Update(Struct, frozen=True, kw_only=True):
    """What is new in a view: entries of the journal, from `events_from` on, and each value that changed, by its path.

    A path names what holds a value, from the outside inwards (`state/city/3/at`): fields of structs, keys of mappings,
    numbers of list entries. The number after that of a list's last entry makes the list longer. The name `-` tells what
    is gone: the names of a mapping's parts, or the length that a list has left. A `receipt` says that an answer of this
    line to the question of that number was accepted and stored, as `Receipt` does.
    """

    kind: Literal["update"] = "update"
    seat: int
    answers: int
    changes: dict[str, Any]
    events: list[Any]
    events_from: int
    receipt: int | None = None


class JournalPage(Struct, frozen=True):
    """A part of the journal, as a seat may read it; its first entry has the number `events_from`."""

    events: list[Any]
    events_from: int


class Passage(Struct, frozen=True):
    """Prose that a seat may read by now, in the caller's language."""

    key: str
    text: str


class GiveAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatIndex
    number: QuestionNumber
    action: dict[str, Any]


class GiveAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer and those to the questions that follow it, where they may be given at once: all or none."""

    seat: SeatIndex
    number: QuestionNumber
    actions: Actions


class Receipt(Struct, frozen=True, kw_only=True):
    """An answer to the question of this number was accepted and stored. What came of it the view tells."""

    kind: Literal["receipt"] = "receipt"
    number: int
    accepted: bool = True


class Outcome(Struct, frozen=True):
    """What may come of an answer, in the caller's language, and its chance: if it is not exact, between two bounds."""

    text: str
    chance: float
    low: float
    high: float


class Odds(Struct, frozen=True):
    outcomes: list[Outcome]
    exact: bool


class FinalAnswers(Struct, frozen=True):
    """The answers to a question that cannot be undone, because they reveal, roll or pass the turn."""

    number: int
    actions: list[Any]


class Suggestion(Struct, frozen=True):
    """What the usual bot would answer and why, in the caller's language; `second` is what it likes next.

    `lead` is "clear", "close" or, where the bot does not weigh, "unknown".
    """

    action: Any
    reason: str
    second: str
    lead: str


class SeatOnly(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatIndex


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last answer, or with `turn` all of this turn."""

    seat: SeatIndex
    turn: bool = False


class Propose(Struct, frozen=True, forbid_unknown_fields=True):
    """Propose an undo, a pause, or that a bot takes (`bot`) or somebody new may claim (`claim`) the seat `target`."""

    seat: SeatIndex
    kind: Literal["undo", "bot", "claim", "pause"]
    target: SeatIndex | None = None
    bot: Name = ""


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote names the proposal it means: another may have taken its place."""

    seat: SeatIndex
    proposal: Name
    agree: bool


class StandingPass(Struct, frozen=True, forbid_unknown_fields=True):
    """Pass unasked, from now on, whenever everybody gets this question; or be asked again."""

    seat: SeatIndex
    prompt: Name
    on: bool = True


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Free text, or one of the statements that the game allows."""

    seat: SeatIndex
    text: Text = ""
    statement: dict[str, Any] | None = None


class ChatLine(Struct, frozen=True):
    """What a seat has said; or, with a `notice`, a system line about that seat, caused by the seat `by` (-1: none)."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    statement: Any = None
    notice: str = ""
    by: int = -1


class ForkAt(Struct, frozen=True, forbid_unknown_fields=True):
    at: QuestionNumber
