"""Campaigns: tables that follow each other as chapters, each beginning with what the one before has left."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Name, SeatIndex, Share


class CampaignPlace(Struct, frozen=True):
    """The campaign and chapter of a table; `goes_on`: another chapter can follow; `next`: its table, if open."""

    id: str
    chapter: int
    next: str | None
    goes_on: bool


class ChapterSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the next chapter; `stay` is the person or bot of the seat `was` in the last chapter."""

    kind: Literal["stay", "me", "open", "bot"]
    was: SeatIndex = 0
    bot: Name = ""
    name: Name = ""


class NextChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the next chapter: its seats, the game's options, and the shares for its seed.

    The seats are not needed for a chapter that is open already.
    """

    seats: Annotated[list[ChapterSeat], Meta(max_length=12)] = []
    options: dict[str, str | int | bool] = {}
    promise: Share = ""
    share: Share = ""


class ChapterPerson(Struct, frozen=True):
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    mine: bool


class ChapterInfo(Struct, frozen=True):
    """A table of a campaign, with its result once it is over."""

    table: str
    chapter: int
    status: Literal["waiting", "playing", "over", "closed"]
    created: float
    people: list[ChapterPerson]
    options: dict[str, str | int | bool]
    answers: int
    scores: list[int] | None
    result: list[float] | None


class Carried(Struct, frozen=True):
    """What is carried over, in the reader's language: a heading, such as a person's name, and the things."""

    name: str
    things: list[str]


class CampaignInfo(Struct, frozen=True):
    """A campaign with its chapters in order; `carried` is what the last one that is over has left.

    `mine`: this browser sat at its last table, and may open the next chapter if it `goes_on`. `seats`: who can sit
    there, by their seats at the last table (none named: anybody); `closed`: values that its options cannot have.
    """

    id: str
    game: str
    created: float
    chapters: list[ChapterInfo]
    carried: list[Carried]
    goes_on: bool
    mine: bool
    seats: list[int]
    closed: dict[str, list[str | int | bool]]
