"""What is told while Sleeping Gods is played."""

from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Enemy,
    EventCard,
    Find,
    Gift,
    Good,
    Heading,
    Level,
    Location,
    Passage,
    Place,
    Quest,
    Region,
    Skill,
    SkillCard,
    Status,
    Trick,
)
from fathom.games.sleeping_gods.state import Mode
from fathom.kernel import Event, Owner, Public, SeatNumber

# ----------------------------------------------------------------------------------------- the turn


class TurnBegan(Event, frozen=True):
    turn: Public[int]
    seat: Public[SeatNumber]


class RoomUsed(Event, frozen=True):
    seat: Public[SeatNumber]
    room: Public[Place]
    usable: Public[bool] = True


class OrdersGained(Event, frozen=True):
    seat: Public[SeatNumber]
    count: Public[int]


class OrdersPaid(Event, frozen=True):
    seat: Public[SeatNumber]
    count: Public[int]


class OrdersCleared(Event, frozen=True):
    count: Public[int]


class CardsDrawn(Event, frozen=True):
    seat: Public[SeatNumber]
    count: Public[int]
    cards: Owner[list[SkillCard | None]]


class Discarded(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[SkillCard]


class TokenFound(Event, frozen=True):
    seat: Public[SeatNumber]
    find: Public[Find]


class RewardTaken(Event, frozen=True):
    seat: Public[SeatNumber]
    find: Public[Find]


class EventDrawn(Event, frozen=True):
    seat: Public[SeatNumber]
    event_card: Public[EventCard]


class EventLeft(Event, frozen=True):
    event_card: Public[EventCard]


class EventsDiscarded(Event, frozen=True):
    count: Public[int]


class EventsOwed(Event, frozen=True):
    """So many cards were too few in the deck: the next one loses them (DEF6a)."""

    count: Public[int]


class EventsBuilt(Event, frozen=True):
    deck: Public[int]


class ActionForgone(Event, frozen=True):
    seat: Public[SeatNumber]


# ------------------------------------------------------------------------------------- crew and goods


class Gained(Event, frozen=True):
    what: Public[Gift]
    count: Public[int]


class Lost(Event, frozen=True):
    what: Public[Gift]
    count: Public[int]


class PlaceMarked(Event, frozen=True):
    seat: Public[SeatNumber]
    location: Public[Location]


class MarkErased(Event, frozen=True):
    seat: Public[SeatNumber]
    location: Public[Location]


class ArtifactSold(Event, frozen=True):
    seat: Public[SeatNumber]


class Wounded(Event, frozen=True):
    crew: Public[Crew]
    count: Public[int]


class Healed(Event, frozen=True):
    crew: Public[Crew]
    count: Public[int]


class Tired(Event, frozen=True):
    crew: Public[Crew]


class Rested(Event, frozen=True):
    crew: Public[Crew]
    count: Public[int]


class Afflicted(Event, frozen=True):
    crew: Public[Crew]
    status: Public[Status]


class Cured(Event, frozen=True):
    crew: Public[Crew]
    status: Public[Status]


class Equipped(Event, frozen=True):
    seat: Public[SeatNumber]
    crew: Public[Crew]
    card: Public[SkillCard]


class Unequipped(Event, frozen=True):
    crew: Public[Crew]
    card: Public[SkillCard]


class AbilityUsed(Event, frozen=True):
    seat: Public[SeatNumber]
    crew: Public[Crew]


class SkillUsed(Event, frozen=True):
    seat: Public[SeatNumber]
    crew: Public[Crew]
    card: Public[SkillCard]


class CardUsed(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Card]


class WeaponBorne(Event, frozen=True):
    crew: Public[Crew]
    card: Public[Card]


class LevelBought(Event, frozen=True):
    crew: Public[Crew]
    level: Public[Level]


class CardGained(Event, frozen=True):
    card: Public[Card]


class CardLost(Event, frozen=True):
    card: Public[Card]


class QuestTaken(Event, frozen=True):
    quest: Public[Quest]


class QuestCompleted(Event, frozen=True):
    quest: Public[Quest]


class TokenGained(Event, frozen=True):
    token: Public[str]


# ------------------------------------------------------------------------------------ ship and sea


class FateDrawn(Event, frozen=True):
    """`card` is empty when a die was rolled (VAR1)."""

    odds = ("value",)

    seat: Public[SeatNumber]
    purpose: Public[Purpose]
    value: Public[int]
    card: Public[SkillCard | None] = None


class ShipDamaged(Event, frozen=True):
    place: Public[Place]


class ShipRepaired(Event, frozen=True):
    place: Public[Place]


class Moved(Event, frozen=True):
    region: Public[Region]


class HazardMet(Event, frozen=True):
    region: Public[Region]
    skill: Public[Skill]
    value: Public[int]


class HunterMoved(Event, frozen=True):
    """The token of a permanent event that hunts the ship."""

    hunter: Public[EventCard]
    region: Public[Region]


class MarketOpened(Event, frozen=True):
    cards: Public[list[Card]]


class Bought(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Card]
    coins: Public[int]


class InnVisited(Event, frozen=True):
    seat: Public[SeatNumber]


class DoctorSeen(Event, frozen=True):
    crew: Public[Crew]


# ------------------------------------------------------------------------------ book and challenges


class Explored(Event, frozen=True):
    seat: Public[SeatNumber]
    location: Public[Location]


class PassageRead(Event, frozen=True):
    passage: Public[Passage]


class OptionTaken(Event, frozen=True):
    seat: Public[SeatNumber]
    option: Public[Heading]


class Returned(Event, frozen=True):
    seat: Public[SeatNumber]


class ChallengeBegan(Event, frozen=True):
    skill: Public[Skill]
    value: Public[int]


class Joined(Event, frozen=True):
    seat: Public[SeatNumber]
    crew: Public[Crew]


class TookPart(Event, frozen=True):
    """A member has to take part; `helps` is False for one who adds nothing (CH3c, CH13a)."""

    crew: Public[Crew]
    helps: Public[bool] = True


class ScoreRaised(Event, frozen=True):
    by: Public[int]


class ChallengeEnded(Event, frozen=True):
    skill: Public[Skill]
    value: Public[int]
    score: Public[int]
    passed: Public[bool]


class CourseSet(Event, frozen=True):
    score: Public[int]
    moves: Public[int]


# ------------------------------------------------------------------------------------------- combat


class CombatBegan(Event, frozen=True):
    row: Public[list[Enemy]]
    level: Public[int]


class Struck(Event, frozen=True):
    seat: Public[SeatNumber]
    crew: Public[Crew]
    target: Public[Enemy]


class AttackResolved(Event, frozen=True):
    crew: Public[Crew]
    target: Public[Enemy]
    score: Public[int]
    defence: Public[int]
    hit: Public[bool]


class Covered(Event, frozen=True):
    enemy: Public[Enemy]
    squares: Public[int]


class DamageBlocked(Event, frozen=True):
    crew: Public[Crew]
    count: Public[int]


class Countered(Event, frozen=True):
    enemy: Public[Enemy]
    crew: Public[Crew]
    count: Public[int]


class EnemyAttacked(Event, frozen=True):
    enemy: Public[Enemy]
    crew: Public[Crew]
    count: Public[int]


class TrickUsed(Event, frozen=True):
    enemy: Public[Enemy]
    trick: Public[Trick]


class EnemyHealed(Event, frozen=True):
    enemy: Public[Enemy]


class EnemyBeaten(Event, frozen=True):
    enemy: Public[Enemy]


class TokenGiven(Event, frozen=True):
    token: Public[Crew]
    to: Public[Crew]


class TokenReturned(Event, frozen=True):
    token: Public[Crew]
    used: Public[bool]


class CubeGiven(Event, frozen=True):
    seat: Public[SeatNumber]
    to: Public[SeatNumber]


class RoundEnded(Event, frozen=True):
    """The attacks of this round are over."""


class CombatWon(Event, frozen=True):
    """All enemies are beaten."""


class WeaponLost(Event, frozen=True):
    card: Public[Card]


class GoodGiven(Event, frozen=True):
    good: Public[Good]


# ------------------------------------------------------------------------------------------ the end


class Defeated(Event, frozen=True):
    """`ship`: by damage to the ship, otherwise all members were at 0."""

    ship: Public[bool]
    mode: Public[Mode]


class EndingReached(Event, frozen=True):
    ending: Public[int]
    score: Public[int]


class CampaignLost(Event, frozen=True):
    score: Public[int]


class PackedUp(Event, frozen=True):
    turn: Public[int]


class FirstChosen(Event, frozen=True):
    seat: Public[SeatNumber]


class Unlocked(Event, frozen=True):
    quest: Public[Quest]
