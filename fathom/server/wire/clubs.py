"""Clubs: members, tables, and evenings with pairings and standings."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Key, Name, Text
from fathom.server.wire.tables import TableOptions

Id = Annotated[str, Meta(min_length=1, max_length=16)]
Named = Annotated[str, Meta(min_length=1, max_length=40)]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`member`: how one is called there."""

    name: Named
    member: Named


class ClubKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The link of a club, and how one wants to be called there."""

    key: Key
    name: Name = ""


class ClubNamed(Struct, frozen=True, forbid_unknown_fields=True):
    name: Named


class MemberOnly(Struct, frozen=True, forbid_unknown_fields=True):
    member: Id


class SetRole(Struct, frozen=True, forbid_unknown_fields=True):
    member: Id
    host: bool


class ClubTableOnly(Struct, frozen=True, forbid_unknown_fields=True):
    table_id: Id  # not `table`: that is a dependency of the routes


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class Announced(Struct, frozen=True):
    """How many tables were told."""

    tables: int


class ClubDoor(Struct, frozen=True):
    """What whoever has a link sees of the club before joining."""

    id: str
    name: str
    members: int
    member: bool


class Member(Struct, frozen=True):
    """`profile`: where they have one."""

    id: str
    name: str
    host: bool
    me: bool
    profile: str | None


class ClubTable(Struct, frozen=True):
    """A table of the club. `waiting`: who is asked; `idle`: seconds since the last answer; `key`: of the link to any
    free seat, for hosts, as long as it works.
    """

    id: str
    game: str
    status: Literal["waiting", "playing", "over", "closed"]
    names: list[str]
    waiting: list[str]
    idle: float
    paused: bool
    evening: str | None
    round: int
    number: int
    key: str


class EveningInfo(Struct, frozen=True):
    """`round`: the last that was paired; `mine`: one plays there."""

    id: str
    name: str
    form: Literal["open", "round-robin", "swiss"]
    game: str
    seats: int
    rounds: int
    round: int
    entrants: int
    closed: bool
    mine: bool


class Club(Struct, frozen=True):
    """A club as its members know it; `key`: of the link that invites, for hosts."""

    id: str
    name: str
    host: bool
    key: str
    members: list[Member]
    tables: list[ClubTable]
    evenings: list[EveningInfo]


class ClubLine(Struct, frozen=True):
    """One of one's clubs."""

    id: str
    name: str
    members: int
    playing: int


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """`open`: tables for whoever comes; else each round is paired. `seats` of each table; `rounds`: 0 for as many as
    round-robin takes.
    """

    name: Named
    form: Literal["open", "round-robin", "swiss"]
    game: Name
    seats: Annotated[int, Meta(ge=1, le=12)]
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    options: dict[str, str | int | bool] = {}
    terms: TableOptions = TableOptions()


class OpenTables(Struct, frozen=True, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=20)]


class EntrantOnly(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=200)]


class Standing(Struct, frozen=True):
    """`points`: shares of victories, and one for each round without a game; `against`: the points of the opponents."""

    number: int
    name: str
    points: float
    against: float
    played: int
    gone: bool
    me: bool


class PairedTable(Struct, frozen=True):
    """`shares`: of the victory by seat, once the game is over."""

    id: str
    number: int
    names: list[str]
    status: Literal["waiting", "playing", "over", "closed"]
    shares: list[float] | None


class Round(Struct, frozen=True):
    number: int
    tables: list[PairedTable]
    resting: list[str]


class Evening(Struct, frozen=True):
    info: EveningInfo
    club: str
    club_name: str
    host: bool
    standings: list[Standing]
    rounds: list[Round]
