"""What the rules make of a table, for clients to show: numbers of the crew, the page, the test, the fight, the score.

Everything is read off a seat's own view, so it tells nothing that the seat does not see.
"""

from msgspec import Struct

from fathom.games.sleeping_gods.board import reachable
from fathom.games.sleeping_gods.campaign import achieved, thresholds, unlocked
from fathom.games.sleeping_gods.campaign.voyage import Voyaged, voyaged
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.figures.underway import Combat, Foe, Purpose
from fathom.games.sleeping_gods.library import Weapon, enemies
from fathom.games.sleeping_gods.pieces import ROOMS, Card, Crew, Enemy, Number, Place, Quest, Region, Skill, Trick
from fathom.games.sleeping_gods.scoring import Line, lines
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.reckoning import (
    accuracy_of,
    aim,
    blocked_with,
    dealt_with,
    defence_against,
    printed_weapon,
    weapons,
)
from fathom.games.sleeping_gods.steps.fighting.row import (
    damage_of,
    difficulty,
    points_left,
    raised_by_neighbours,
    tricks_of,
    uncovered,
)
from fathom.games.sleeping_gods.steps.hands import hand_limit
from fathom.games.sleeping_gods.steps.ship.rooms import CLEARED, ROOM_CARDS, ROOM_ORDERS, side, usable_rooms
from fathom.games.sleeping_gods.steps.ship.sailing import FEWEST, MOVES
from fathom.games.sleeping_gods.steps.trials.chances import fates, percent
from fathom.games.sleeping_gods.steps.trials.scores import score
from fathom.games.sleeping_gods.stories.page import Page, open_page
from fathom.kernel.maps.paths import distances


class Arm(Struct, frozen=True):
    """A weapon in somebody's hand: the printed one, or a card."""

    weapon: Card | None
    accuracy: int
    damage: int
    block: int
    ranged: bool
    boost: Skill | None


class Figures(Struct, frozen=True):
    """A crew member's numbers with everything that changes them now, and the seat that leads it."""

    seat: int
    points: int
    health: int
    skills: dict[Skill, int]
    arms: list[Arm]


class Room(Struct, frozen=True):
    """What a room gives: orders, skill cards, and how many placed orders it clears."""

    usable: bool
    orders: int
    cards: int
    cleared: int


class Odds(Struct, frozen=True):
    """The score that something takes, the fate this leaves to be drawn, and how likely that is in per cent."""

    score: int
    least: int
    chance: int
    gives: int = 0


class TestSoFar(Struct, frozen=True):
    """`odds`: of success or, of the navigation test, of each number of moves it can give."""

    __test__ = False

    score: int
    adds: dict[Crew, int]
    odds: list[Odds]


class FoeNow(Struct, frozen=True):
    """What an enemy is worth now: `raised` is what its neighbours add at the end of the round (ENE3)."""

    enemy: Enemy
    defence: int
    flying: bool
    damage: int
    raised: int
    hearts: int
    tricks: list[Trick]


class AttackNow(Struct, frozen=True):
    """The attack under way: what it has come to, what it has to reach, and the points that are left to place."""

    aim: int
    accuracy: int
    defence: int
    left: int


class FightNow(Struct, frozen=True):
    difficulty: str
    row: list[FoeNow]
    attack: AttackNow | None


class Unlocking(Struct, frozen=True):
    """The achievement sheet: what was ticked counts, what it has unlocked, and how many each card takes (UNL3)."""

    ticked: int
    cards: list[Quest]
    steps: dict[Quest, int]


class Reading(Struct, frozen=True):
    """`fates`: how many of the cards that may come next bear each number. `reach`: how many
    moves away regions are, hazards left aside. `voyage` is what the campaign was, once it is over."""

    crew: dict[Crew, Figures]
    rooms: dict[Place, Room]
    order_supply: int
    purse: int
    hand_limit: int
    reach: dict[Region, int]
    fates: list[int]
    page: Page | None
    test: TestSoFar | None
    fight: FightNow | None
    score: list[Line]
    unlocking: Unlocking
    voyage: Voyaged | None


def reading(g: Voyage, seat: int) -> Reading:
    counts = fates(g, seat)
    return Reading(
        crew={member.crew: figures(g, member) for member in g.crew},
        rooms=rooms(g),
        order_supply=g.order_supply,
        purse=g.purse,
        hand_limit=hand_limit(g),
        reach=distances(g.ship, reachable, MOVES[0][1]),
        fates=counts,
        page=open_page(g, seat),
        test=test_so_far(g, counts),
        fight=fight_now(g, g.combat) if g.combat is not None else None,
        score=lines(g),
        unlocking=Unlocking(achieved(g.ticked, g.endings), unlocked(g.ticked, g.endings), dict(thresholds())),
        voyage=voyaged(g),
    )


def figures(g: Voyage, member: Member) -> Figures:
    return Figures(
        seat=g.leads(member.crew),
        points=g.points(member),
        health=g.health(member),
        skills={skill: g.skill(member, skill) for skill in Skill},
        arms=arms(g, member),
    )


def arms(g: Voyage, member: Member) -> list[Arm]:
    """CBT5."""
    return [arm(g, member, card, printed_weapon(member.crew, card)) for card in weapons(g, member)]


def arm(g: Voyage, member: Member, card: Card | None, weapon: Weapon) -> Arm:
    """A weapon as it would strike, and block a counterattack, now."""
    accuracy = weapon.accuracy + g.bonus(member, Number.ACCURACY)
    damage, block = dealt_with(g, member, weapon.damage), blocked_with(g, member, weapon)
    return Arm(card, accuracy, damage, block, weapon.ranged, weapon.boost)


def rooms(g: Voyage) -> dict[Place, Room]:
    usable, n = usable_rooms(g), side(g)
    return {
        room: Room(
            usable=room in usable,
            orders=ROOM_ORDERS[room][g.seats - 1],
            cards=ROOM_CARDS[room][n] if room in ROOM_CARDS else 0,
            cleared=CLEARED[n] if room is Place.QUARTERS else 0,
        )
        for room in ROOMS
    }


# --------------------------------------------------------------------------------- test and fight


def test_so_far(g: Voyage, counts: list[int]) -> TestSoFar | None:
    test = g.test
    if test is None:
        return None
    total = score(g, test)
    adds = {crew: 0 if crew in test.helpless else g.skill(g.member(crew), test.skill) for crew in test.participants}
    wanted = [*MOVES, (0, FEWEST)] if test.sailing else [(test.value, 0)]
    return TestSoFar(total, adds, [odds(g, counts, total, needed, gives) for needed, gives in wanted])


def odds(g: Voyage, counts: list[int], total: int, needed: int, gives: int) -> Odds:
    """Before fate is drawn a chance, afterwards a fact."""
    drawn = g.test is not None and (g.test.fate > 0 or (g.fate is not None and g.fate.purpose is Purpose.CHALLENGE))
    if drawn:
        return Odds(needed, 0, 100 if total >= needed else 0, gives)
    return Odds(needed, max(0, needed - total), percent(counts, needed - total), gives)


def fight_now(g: Voyage, combat: Combat) -> FightNow:
    attack = combat.attack
    now = None
    if attack is not None and any(foe.enemy == attack.target for foe in combat.row):
        now = AttackNow(
            aim(g, attack), accuracy_of(g, attack), defence_against(combat, attack), points_left(combat, attack)
        )
    return FightNow(difficulty(combat.level), [foe_now(g, combat, foe) for foe in combat.row], now)


def foe_now(g: Voyage, combat: Combat, foe: Foe) -> FoeNow:
    left = list(uncovered(foe))
    return FoeNow(
        enemy=foe.enemy,
        defence=enemies()[foe.enemy].defence,
        flying=any(square.flying for square in left),
        damage=damage_of(g, foe),
        raised=raised_by_neighbours(combat, foe),
        hearts=sum(square.hearts for square in left),
        tricks=list(tricks_of(foe)),
    )
