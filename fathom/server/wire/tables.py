"""Tables and seats: how a table is opened, who sits there, and what anybody may know of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Key, Minute, Name, SeatIndex, Share
from fathom.server.wire.campaigns import CampaignPlace


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: this browser (several of them: hot-seat), whoever has the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Name = ""
    name: Name = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`relaxed`: `hours` for each answer; `live`: `minutes` a seat, and `bonus` seconds more for each answer.

    A relaxed clock runs only between `opens` and `closes`, minutes of the day in `zone`; equal: it always runs.
    """

    pace: Literal["none", "relaxed", "live"] = "none"
    at_zero: Literal["nothing", "bot", "skip"] = "nothing"
    hours: Annotated[int, Meta(ge=1, le=336)] = 24
    minutes: Annotated[int, Meta(ge=1, le=600)] = 10
    bonus: Annotated[int, Meta(ge=0, le=600)] = 30
    opens: Minute = 0
    closes: Minute = 0
    zone: Annotated[str, Meta(max_length=60)] = "UTC"

    @property
    def start(self) -> float | None:
        """The seconds that a seat begins with."""
        return {"none": None, "relaxed": self.hours * 3600.0, "live": self.minutes * 60.0}[self.pace]


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played at, whatever the game.

    Without `chat` only the statements of the game can be made; with `steady` no quiet question is over at once, nor
    always equally soon. `several`: a stranger may take more than one open seat. `shared`: whoever sits here answers
    for absent allies, too (in cooperative games where nothing is secret). `lesson`: it is the guided first game.
    `hints`: who is asked may ask the usual bot what it would do. `friends`: friends of whoever has opened it find it
    and may sit down. `ready`: it begins once everybody has said so.
    """

    public: bool = False
    friends: bool = False
    chat: bool = True
    steady: bool = False
    odds: bool = True
    several: bool = False
    shared: bool = False
    lesson: bool = False
    hints: bool = True
    ready: bool = False
    clock: Clock = Clock()


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`options` are those of the game, `terms` those of the table.

    The seed is mixed from a secret that the server has promised and from a share of every player, unless one is given.
    """

    game: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, str | int | bool] = {}
    seed: Annotated[str, Meta(max_length=100)] = ""
    promise: Share = ""
    share: Share = ""
    terms: TableOptions = TableOptions()


class Address(Struct, frozen=True):
    """The beginnings of links that others can open; none if the server listens to its own computer alone."""

    origins: list[str]


class Promised(Struct, frozen=True):
    """A hash of a secret that the server has drawn for the next table of a browser, before it knows any share."""

    promise: str


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """For a rematch: what a new table would be given."""

    promise: Share = ""
    share: Share = ""


class Proof(Struct, frozen=True):
    """What a seed was made of; told when the game is over. `shares` are by seat, empty for who gave none."""

    secret: str
    shares: list[str]
    given: str


class Invite(Struct, frozen=True):
    """The key of a seat's link. It is told once; only its hash is kept."""

    seat: int
    key: str


class SeatInfo(Struct, frozen=True):
    """`away`: seconds since a person was last seen, if not just now; `lost`: it was given away while I was.

    `devices` are the browsers that hold a seat of mine, and `passes` the windows at which it passes unasked.
    `stand_in`: I may answer for this absent ally. `ready`: before the game, this person has said so.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    present: bool
    mine: bool
    seconds_left: float | None
    away: int | None = None
    lost: bool = False
    devices: list[str] = []
    passes: list[str] = []
    stand_in: bool = False
    ready: bool = False


class TableInfo(Struct, frozen=True):
    """A table as anybody may know it; `mine` and `host` are for the browser that asks.

    `shared`: the seats that have given a share to the seed; `proof`: what it was made of, once the game is over.
    `grace`: seconds after which the seat of somebody absent may be given away; `secrets`: seats see different things.
    `closed`: its host has given it up before it began. `paused`: its clocks stand still, as all have agreed.
    `clock_resumes`: when the clocks go on, while they stand still outside the hours of the table.
    """

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    terms: TableOptions
    seats: list[SeatInfo]
    host: bool
    created: float
    answers: int
    waiting: list[int]
    commitment: str
    seed: str | None
    seed_origin: Literal["mixed", "chosen", "known", "unsaid"]
    shared: list[int]
    proof: Proof | None
    spectators: int
    forked_from: str | None
    next_table: str | None
    campaign: CampaignPlace | None
    grace: int
    secrets: bool
    paused: bool
    clock_resumes: float | None


class Opened(Struct, frozen=True):
    table: TableInfo
    invites: list[Invite]


class Device(Struct, frozen=True):
    """A browser that holds a seat: since when, when it was last seen, whether it looks on, whether it is this."""

    id: str
    added: float
    seen: float
    here: bool
    this: bool


class DropDevice(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatIndex
    device: Name


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat (any, or this one); `key` opens the seat of a link, once."""

    name: Name = ""
    seat: SeatIndex | None = None
    key: Key | None = None
    share: Share = ""


class Joined(Struct, frozen=True):
    table: TableInfo
    seat: int
