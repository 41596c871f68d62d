"""What travels between the server and its clients. The client's types are generated from these structs.

Every answer of a seat names the number of the question it answers. Numbers only ever grow, also through undo, so a
late or repeated answer can be told from a fresh one.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
Share = Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
SeatIndex = Annotated[int, Meta(ge=0, le=11)]
EyesOf = Annotated[int, Meta(ge=-2, le=11)]  # a seat, -1: a spectator, -2: everything, once the game is over
QuestionNumber = Annotated[int, Meta(ge=0, le=1_000_000_000)]

# ------------------------------------------------------------------------------- opening a table


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: this browser (several of them: hot-seat), whoever has the link, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Name = ""
    name: Name = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`relaxed`: a day for each answer; `live`: ten minutes a seat plus thirty seconds for each answer."""

    pace: Literal["none", "relaxed", "live"] = "none"
    at_zero: Literal["nothing", "bot", "skip"] = "nothing"


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played at, whatever the game.

    Without `chat` only the statements of the game can be made; with `steady` no quiet question is over at once, nor
    always equally soon. `several`: a stranger may take more than one open seat. `shared`: whoever sits here answers
    for absent allies, too (in cooperative games where nothing is secret).
    """

    public: bool = False
    chat: bool = True
    steady: bool = False
    odds: bool = True
    several: bool = False
    shared: bool = False
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
    `stand_in`: I may answer for this absent ally.
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


class TableInfo(Struct, frozen=True):
    """A table as anybody may know it; `mine` and `host` are for the browser that asks.

    `shared`: the seats that have given a share to the seed; `proof`: what it was made of, once the game is over.
    `grace`: seconds after which the seat of somebody absent may be given away; `secrets`: seats see different things.
    """

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
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
    grace: int
    secrets: bool


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


# ----------------------------------------------------------------------------------------- playing


class Blocked(Struct, frozen=True):
    action: Any
    rule: str
    why: str
    args: dict[str, Any]


class Question(Struct, frozen=True):
    """The open question. Everybody learns who is asked; only the seat itself learns what it may answer.

    `mine`: the seats of this browser that have something to decide still, which is nobody else's business. A `quiet`
    one hides who has answered. It stops the clocks of the seats and has a time of its own, the same for all.
    `notes` say of each option what it costs and where it leads, in games that tell.
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


class Proposal(Struct, frozen=True):
    """Something that needs the others' consent: taking an answer back, or giving an absent player's seat away."""

    id: str
    kind: Literal["undo", "bot", "claim"]
    by: int
    seat: int
    agreed: list[int]
    needed: list[int]


class View(Struct, frozen=True):
    """All that a seat sees. In an update `state` holds only the fields that changed, and `events` only what is new."""

    kind: Literal["view", "update"]
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


class Passage(Struct, frozen=True):
    """Prose that a seat may read by now, in the caller's language."""

    key: str
    text: str


class GiveAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatIndex
    number: QuestionNumber
    action: dict[str, Any]


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


class SeatOnly(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatIndex


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last answer, or with `turn` all of this turn."""

    seat: SeatIndex
    turn: bool = False


class Propose(Struct, frozen=True, forbid_unknown_fields=True):
    """Propose an undo, or that a bot takes (`bot`) or somebody new may claim (`claim`) the seat `target`."""

    seat: SeatIndex
    kind: Literal["undo", "bot", "claim"]
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
    """What a seat has said; or, with a `notice`, what the table tells about it, brought about by another (-1: none)."""

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


# ------------------------------------------------------------------------------------ the live line


class Hello(Struct, frozen=True, tag="hello", tag_field="kind", forbid_unknown_fields=True):
    """First message of a client, and again whenever it looks through another seat's eyes (-1: a spectator)."""

    seat: EyesOf = -1


class LiveAnswer(Struct, frozen=True, tag="answer", tag_field="kind", forbid_unknown_fields=True):
    """An answer; its receipt, or its refusal, names the number again."""

    seat: SeatIndex
    number: QuestionNumber
    action: dict[str, Any]


class LiveSay(Struct, frozen=True, tag="say", tag_field="kind", forbid_unknown_fields=True):
    seat: SeatIndex
    text: Text = ""
    statement: dict[str, Any] | None = None


FromClient = Hello | LiveAnswer | LiveSay


class Refusal(Struct, frozen=True, kw_only=True):
    """An error: a key of the words, its arguments, the sentence in the caller's language, and the rule behind it.

    On the live line, `number` is that of the question whose answer is refused (-1: it was no answer).
    """

    kind: Literal["refusal"] = "refusal"
    why: str
    message: str
    rule: str = ""
    args: dict[str, Any] = {}
    number: int = -1


class Beat(Struct, frozen=True, kw_only=True):
    """The line is alive; it has carried so many messages, this one included."""

    kind: Literal["beat"] = "beat"
    sent: int


class Chat(Struct, frozen=True, kw_only=True):
    kind: Literal["chat"] = "chat"
    lines: list[ChatLine]


# ------------------------------------------------------------------------------- games and records


class OptionInfo(Struct, frozen=True):
    """A choice of a game; `seat` if it names a seat (counted from 1), of which small tables have fewer."""

    name: str
    seat: bool
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(Struct, frozen=True):
    """`talks`: its rules say what may be said, so that there are statements beside free chat, and quiet questions.

    `odds`: something in it is left to chance, and its odds can be told. `shares`: its tables can be shared.
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
    """Whether tables are served and can be stored; if not, `why`."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    why: str = ""
