"""The journey log and the achievement sheet: what a session leaves to the next (CAM, UNL)."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from fathom.games.sleeping_gods.board import arcs
from fathom.games.sleeping_gods.library import cards, levels, quests
from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    EventCard,
    Good,
    Level,
    Location,
    Passage,
    Place,
    Quest,
    Region,
    SkillCard,
    Status,
)
from fathom.games.sleeping_gods.scoring import score
from fathom.games.sleeping_gods.state import Cause, Milestone, Mode, Voyage
from fathom.games.sleeping_gods.stories.book import place_of
from fathom.games.sleeping_gods.stories.needs import GAINS, MERCIES, held_of
from fathom.kernel.cards.moments import Use


class Berth(Struct, frozen=True):
    """A crew member as the log has it (CAM3)."""

    crew: Crew
    wounds: int
    fatigue: int
    orders: int
    statuses: list[Status]
    skills: list[SkillCard]
    levels: list[Level]


class Hand(Struct, frozen=True):
    """What a player had, by their number in the log (CAM2)."""

    cards: list[SkillCard]
    orders: int


class Stowed(Struct, frozen=True):
    """An adventure card, the orders on it, and who bears it (CAM5)."""

    card: Card
    orders: int
    on: Crew | None


class Pursuer(Struct, frozen=True):
    event: EventCard
    at: Region | None


class Left(Struct, frozen=True):
    """How many event cards of each type the deck still has (CAM4). Which ones, nobody knows yet, and no log tells."""

    mild: int
    perilous: int
    deadly: int


class Saved(Struct, frozen=True):
    """A campaign between two sessions (CAM2 to CAM6), as far as its players know it: what lies face down is dealt
    anew when it is unpacked, which nobody can tell from the order in which it lay."""

    mode: Mode
    hands: list[Hand]
    crew: list[Berth]
    turn: int
    ship: Region
    charted: list[str]
    damage: list[int]
    pawn: Place | None
    goods: dict[Good, int]
    xp: int
    cards: list[Stowed]
    quests: list[Quest]
    finished: list[Quest]
    discard: list[SkillCard]
    events: Left
    spent: list[EventCard]
    deck: int
    missing: int
    troubles: list[Pursuer]
    log: list[Passage]
    causes: list[Cause]
    finale: bool
    retold: bool
    uses: list[Use]


class Log(Struct, frozen=True):
    """What is kept: the campaign, if it is not over, and for ever achievements (UNL1) and marks on the map (CAM14).

    `seats` tells who of the last session sits where now, by number; nothing where everybody has kept their seat.
    """

    totems: list[Card] = []
    endings: list[int] = []
    marks: list[Location] = []
    scores: list[int] = []
    campaign: Saved | None = None
    seats: list[int] = []


def write(g: Voyage) -> Log:
    """The log as the session leaves it."""
    over = bool(g.ended or g.lost)
    scores = [*g.past, score(g)] if over else list(g.past)
    return Log(list(g.ticked), list(g.endings), list(g.marks), scores, None if over else _saved(g))


def _saved(g: Voyage) -> Saved:
    return Saved(
        mode=g.mode,
        hands=[Hand([card for card in player.hand if card is not None], player.orders) for player in g.players],
        crew=[
            Berth(each.crew, each.wounds, each.fatigue, each.orders, each.statuses, each.skills, each.levels)
            for each in g.crew
        ],
        turn=g.turn,
        ship=g.ship,
        charted=g.charted,
        damage=g.damage,
        pawn=g.pawn,
        goods=g.goods,
        xp=g.xp,
        cards=[Stowed(each.card, each.orders, each.on) for each in g.cards],
        quests=g.quests,
        finished=g.finished,
        discard=g.skills.discard,
        events=Left(len(g.events.mild), len(g.events.perilous), len(g.events.deadly)),
        spent=g.spent,
        deck=g.deck,
        missing=g.missing,
        troubles=[Pursuer(each.event, each.at) for each in g.troubles],
        log=g.log,
        causes=g.causes,
        finale=g.finale,
        retold=g.retold,
        uses=g.uses,
    )


def milestones(g: Voyage) -> dict[Milestone, int]:
    """What a campaign has come to so far."""
    bought = [level for member in g.crew for level in member.levels]
    found = {
        Milestone.TOTEMS: len(g.totems),
        Milestone.XP: g.xp + sum(levels()[level].xp for level in bought),
        Milestone.MERCIES: held_of(g, MERCIES),
        Milestone.GAINS: held_of(g, GAINS),
        Milestone.PLACES: len({place_of(passage) for passage in g.log} - {None}),
        Milestone.QUESTS: len(g.finished),
        Milestone.CARDS: sum(not cards()[owned.card].starting for owned in g.cards),
        Milestone.LEVELS: len(bought),
        Milestone.DEFEATS: g.defeats,
    }
    found |= {Milestone(f"lost-{cause.value}"): g.causes.count(cause) for cause in Cause}
    for name, arc in arcs().items():
        found[Milestone(f"{name}-mercy")] = int(g.has(arc.mercy))
        found[Milestone(f"{name}-gain")] = int(g.has(arc.gain))
    return found


# ---------------------------------------------------------------------------------- achievements


@cache
def thresholds() -> Mapping[Quest, int]:
    """How many totems and endings each unlockable card takes (UNL3)."""
    return {name: card.unlocked_at for name, card in quests().items() if card.unlocked_at}


def achieved(totems: list[Card], endings: list[int]) -> int:
    """What counts on the achievement sheet: each totem and each ending once."""
    return len(set(totems)) + len(set(endings))


def unlocked(totems: list[Card], endings: list[int]) -> list[Quest]:
    """The cards that may be used from the start of the next campaign on (UNL2, UNL4)."""
    count = achieved(totems, endings)
    return [quest for quest, needed in thresholds().items() if count >= needed]
