"""What is printed on the cards: read from `cards/*.yaml` when all verbs of `effects` are known."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from fathom.games.sleeping_gods.pieces import (
    CARDS,
    Card,
    Crew,
    Danger,
    Enemy,
    EventCard,
    Find,
    Kind,
    Level,
    Moment,
    Number,
    Quest,
    Skill,
    SkillCard,
    Trick,
)
from fathom.kernel.cards.effects import Condition, Effect
from fathom.kernel.cards.shelf import Library


class Weapon(Struct, frozen=True):
    """`boost` is the skill whose equipped card may be discarded for 1 more damage (CBT7b)."""

    accuracy: int
    damage: int
    block: int = 0
    ranged: bool = False
    boost: Skill | None = None


class Ability(Struct, frozen=True):
    """Something that is used for `orders`. `discard`: this card goes, too; `once`: only once in such a span."""

    do: Effect
    orders: int = 0
    discard: bool = False
    once: str = ""


class Bonus(Struct, frozen=True):
    """A number is another while the card is in play, for its bearer (or, where it has none, for everybody)."""

    number: Number
    by: int = 1
    given: Condition | None = None


class Trigger(Struct, frozen=True):
    """Something happens each time; `may`: only if the controlling player wants it."""

    when: Moment
    do: Effect
    may: bool = False
    given: Condition | None = None


class Printed(Struct, frozen=True, kw_only=True):
    """What any card in play can have."""

    bonuses: tuple[Bonus, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    abilities: tuple[Ability, ...] = ()


class CrewPrint(Printed, frozen=True, kw_only=True):
    health: int
    skills: tuple[Skill, ...]
    weapon: Weapon


class SkillPrint(Printed, frozen=True, kw_only=True):
    """`now` is the immediate effect, when the card is equipped (ABI10)."""

    fate: int
    orders: int
    skill: Skill
    now: Effect | None = None


class LevelPrint(Printed, frozen=True, kw_only=True):
    crew: Crew
    xp: int


class CardPrint(Printed, frozen=True, kw_only=True):
    """An adventure card by its number, a trade card by its cost in coins."""

    kind: Kind
    number: int = 0
    coins: int = 0
    starting: bool = False
    weapon: Weapon | None = None


class QuestPrint(Printed, frozen=True, kw_only=True):
    """`active`: it is completed by travelling somewhere (QST7); `leads` are the places to go to, by their numbers.
    `unlocked_at`: how many totems and endings it takes."""

    number: int
    keyword: str = ""
    active: bool = False
    leads: tuple[int, ...] = ()
    unlocked_at: int = 0
    start: Effect | None = None


class EventPrint(Printed, frozen=True, kw_only=True):
    """`do` is what happens on drawing. A `permanent` card stays: `end` is done at the end of each turn, `action` may be
    done as an action."""

    danger: Danger
    do: Effect | None = None
    permanent: bool = False
    end: Effect | None = None
    action: Effect | None = None
    turn: bool = False


class FindPrint(Struct, frozen=True, kw_only=True):
    """A search token: harm that is always applied, and a reward (SHIP11c, SHIP11d)."""

    reward: Effect
    harm: Effect | None = None


class Drawn(Struct, frozen=True):
    """What a square of an enemy shows. A heart of 2 or 3 needs as many points of one attack."""

    hearts: int = 0
    damage: bool = False
    synergy: bool = False
    flying: bool = False
    trick: Trick | None = None


class EnemyPrint(Struct, frozen=True, kw_only=True):
    """`grid` are three rows of three squares: `.`, `H`, `H2`, `D`, `S`, `F` or a trick, put together with `+`."""

    number: int
    level: int
    defence: int
    damage: int
    grid: tuple[str, str, str]


class TrickPrint(Struct, frozen=True, kw_only=True):
    """What a square does while it is uncovered. `end` is done at the end of each round; it `raises` what the enemies
    beside it deal then; an enemy may strike back `first`, or be `armoured` against 1 of each attack."""

    end: Effect | None = None
    raises: int = 0
    first: bool = False
    armoured: bool = False


class SynergyPrint(Struct, frozen=True, kw_only=True):
    """What a synergy token does for who uses it."""

    do: Effect


@cache
def squares(enemy: Enemy) -> tuple[Drawn, ...]:
    """The nine squares of an enemy."""
    return tuple(_square(cell) for row in enemies()[enemy].grid for cell in row.split())


def _square(cell: str) -> Drawn:
    marks = cell.split("+")
    hearts = next((int(mark[1:] or 1) for mark in marks if mark[0] == "H"), 0)
    trick = next((Trick(mark) for mark in marks if mark[0].islower()), None)
    return Drawn(hearts, "D" in marks, "S" in marks, "F" in marks, trick)


LIBRARY = Library(__package__, CARDS)
crew = LIBRARY.shelf("crew", Crew, CrewPrint)
skills = LIBRARY.shelf("skills", SkillCard, SkillPrint)
levels = LIBRARY.shelf("levels", Level, LevelPrint)
enemies = LIBRARY.shelf("enemies", Enemy, EnemyPrint)
finds = LIBRARY.shelf("search", Find, FindPrint)
trade = LIBRARY.shelf("trade", Card, CardPrint)
adventure = LIBRARY.shelf("adventure", Card, CardPrint)
quests = LIBRARY.shelf("quests", Quest, QuestPrint)
tricks = LIBRARY.shelf("tricks", Trick, TrickPrint)
synergy = LIBRARY.shelf("synergy", Crew, SynergyPrint)
events = LIBRARY.shelf("events", EventCard, EventPrint)


@cache
def cards() -> Mapping[Card, CardPrint]:
    """All adventure cards, trade cards included."""
    return {**trade(), **adventure()}


@cache
def card_numbers() -> Mapping[int, Card]:
    return {card.number: name for name, card in adventure().items()}


def card_number(number: int) -> Card:
    """The adventure card with a number."""
    return card_numbers()[number]


@cache
def quest_numbers() -> Mapping[int, Quest]:
    return {card.number: name for name, card in quests().items()}


def quest_number(number: int) -> Quest:
    return quest_numbers()[number]  # SET11


@cache
def keywords() -> Mapping[str, Quest]:
    """The quest that shows each keyword (QST3)."""
    return {card.keyword: name for name, card in quests().items() if card.keyword}


@cache
def enemy_numbers() -> Mapping[int, Enemy]:
    return {card.number: name for name, card in enemies().items()}


def enemy_number(number: int) -> Enemy:
    return enemy_numbers()[number]  # SET12


@cache
def levels_of(member: Crew) -> tuple[Level, ...]:
    return tuple(name for name, card in levels().items() if card.crew == member)
