"""Moderation: whom one silences, what one reports, and what whoever has the operator's key reads and does."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import SeatIndex

Id = Annotated[str, Meta(min_length=1, max_length=16)]
Note = Annotated[str, Meta(max_length=500)]


class Silence(Struct, frozen=True, forbid_unknown_fields=True):
    """`mute`: hide what whoever sits there says; `block`: also keep them from my tables; `none`: hear them again."""

    seat: SeatIndex
    kind: Literal["none", "mute", "block"]


class Silenced(Struct, frozen=True):
    id: str
    kind: Literal["mute", "block"]
    name: str
    at: float


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class SendReport(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` of a person, `line`: the number of a message."""

    about: Literal["person", "message", "table"]
    why: Literal["insult", "cheating", "stalling", "spam", "other"]
    text: Note = ""
    seat: SeatIndex = 0
    line: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Reported(Struct, frozen=True):
    """`read`: whether the operator has a page on which reports are read."""

    read: bool


class ReportedLine(Struct, frozen=True):
    number: int
    name: str
    text: str
    at: float


class ReportInfo(Struct, frozen=True):
    """`person`, `reporter`: hashes by which people are told apart. `times`: how often this person was reported.

    `answers`: the moment of the record; `line`: the message it is about, among those of the chat.
    """

    id: str
    person: str
    reporter: str
    name: str
    table_id: str
    about: str
    why: str
    text: str
    at: float
    closed: float
    outcome: str
    suspended: float
    times: int
    answers: int
    line: int | None
    chat: list[ReportedLine]


class AdminPage(Struct, frozen=True):
    page: bool = True


class CloseReport(Struct, frozen=True, forbid_unknown_fields=True):
    report: Id
    note: Note = ""


class Suspend(Struct, frozen=True, forbid_unknown_fields=True):
    """`days`: 0 ends a suspension."""

    report: Id
    days: Annotated[int, Meta(ge=0, le=3650)]
    note: Note = ""


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    table_id: Id  # not `table`: that is a dependency of the routes
    note: Note = ""


class AuditEntry(Struct, frozen=True):
    at: float
    what: str
    about: str
    note: str
