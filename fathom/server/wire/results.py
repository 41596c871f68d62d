"""Results: what somebody has played, counted in several ways, and what was reached together."""

from msgspec import Struct


class Rating(Struct, frozen=True):
    """`first`: so few games were rated that it is a first guess."""

    value: int
    games: int
    first: bool


class GameTally(Struct, frozen=True):
    """Of one game: tables played, shares of victories, minutes and answers of a table on the average."""

    game: str
    played: int
    won: float
    minutes: float
    answers: float
    together: bool
    rating: Rating | None


class Tally(Struct, frozen=True):
    """A seat, a side, an opponent or a card, by its name, with what came of it."""

    name: str
    played: int
    won: float


class OpponentTally(Struct, frozen=True):
    """`bot`: the kind of bot, by which it is called; nothing for people."""

    name: str
    bot: str
    played: int
    won: float


class CardTally(Struct, frozen=True):
    card: str
    times: int


class Plot(Struct, frozen=True):
    title: str
    svg: str


class Statistics(Struct, frozen=True):
    """One's own: all games and, of the one that is asked for, everything else."""

    games: list[GameTally]
    game: str
    seats: list[Tally]
    sides: list[Tally]
    opponents: list[OpponentTally]
    cards: list[CardTally]
    plots: list[Plot]


class FinishedTable(Struct, frozen=True):
    """A finished table of one's own; `with_`: the names of the others, by their bot where it was one."""

    id: str
    game: str
    ended: float
    share: float
    place: int
    score: int
    side: str
    others: list[str]


class Voyage(Struct, frozen=True):
    """Something that was played together: by whom, and what came of it."""

    table: str
    game: str
    names: list[str]
    bots: int
    victory: bool
    score: int
    ended: float
    mine: bool


class TeamRecord(Struct, frozen=True):
    """The same people together: how often, how often with success, and their best score."""

    names: list[str]
    played: int
    won: int
    best: int


class Hall(Struct, frozen=True):
    voyages: list[Voyage]
    teams: list[TeamRecord]
