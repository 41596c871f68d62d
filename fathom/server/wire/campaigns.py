"""Campaigns: tables that follow each other as chapters, each beginning with what the one before has left."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Name, SeatIndex, Share


class CampaignPlace(Struct, frozen=True):
    """Where a table stands in a campaign; `goes_on`: the next chapter can be played, or `next` is its table."""

    id: str
    chapter: int
    next: str | None
    goes_on: bool


class ChapterSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here in the next chapter: `stay` is whoever sat on the seat `was` of the last one."""

    kind: Literal["stay", "me", "open", "bot"]
    was: SeatIndex = 0
    bot: Name = ""
    name: Name = ""


class NextChapter(Struct, frozen=True, forbid_unknown_fields=True):
    """The next chapter: who sits where, the options of the game, and what a new table is given for its seed.

    Who comes to a chapter that was opened already need not say where anybody sits.
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
    """Something that goes on into the next chapter, in the reader's language: whose or what, and the things."""

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
