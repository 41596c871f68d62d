"""What the journal of Unfathomable tells. `Owner` fields are for the seat that the event names."""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import (
    Damage,
    Deck,
    Icon,
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Resource,
    Role,
    Spell,
    Title,
    Track,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import Card, Skill
from fathom.games.unfathomable.scoring import Ending
from fathom.kernel import Event, Owner, Public, SeatNumber


class TurnBegins(Event, frozen=True):
    seat: Public[SeatNumber]
    turn: Public[int]


class Chose(Event, frozen=True):
    seat: Public[SeatNumber]
    role: Public[Role]


class DrewCards(Event, frozen=True):
    """Skill cards were drawn: everybody sees from which decks, the drawer which cards."""

    seat: Public[SeatNumber]
    skills: Public[list[Skill]]
    cards: Owner[list[Card | None]]


class Discarded(Event, frozen=True):
    seat: Public[SeatNumber]
    cards: Public[list[Card]]


class Moved(Event, frozen=True):
    seat: Public[SeatNumber]
    start: Public[Space]
    to: Public[Space]


class PlayedCard(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Card]


class UsedItem(Event, frozen=True):
    seat: Public[SeatNumber]
    item: Public[Item]


class UsedAbility(Event, frozen=True):
    seat: Public[SeatNumber]
    role: Public[Role]


class UsedFeat(Event, frozen=True):
    seat: Public[SeatNumber]
    role: Public[Role]


class UsedSpace(Event, frozen=True):
    seat: Public[SeatNumber]
    space: Public[Space]


class GotItem(Event, frozen=True):
    seat: Public[SeatNumber]
    item: Public[Item]


class LostItem(Event, frozen=True):
    seat: Public[SeatNumber]
    item: Public[Item]


class GaveItem(Event, frozen=True):
    """An item changed hands."""

    seat: Public[SeatNumber]
    item: Public[Item]
    to: Public[SeatNumber]


class Upgraded(Event, frozen=True):
    seat: Public[SeatNumber]
    item: Public[Item]


class Looked(Event, frozen=True):
    """A seat has looked at the top cards of a deck: everybody sees of which, and how many."""

    seat: Public[SeatNumber]
    deck: Public[Deck]
    count: Public[int]


class LookedAtLoyalty(Event, frozen=True):
    seat: Public[SeatNumber]
    whose: Public[SeatNumber]


class Rolled(Event, frozen=True):
    """A die was rolled, or its face `chosen` instead."""

    seat: Public[SeatNumber]
    face: Public[int]
    bonus: Public[int]
    result: Public[int]
    chosen: Public[bool] = False


class Rerolled(Event, frozen=True):
    seat: Public[SeatNumber]


class ResourceChanged(Event, frozen=True):
    odds = ("resource", "by")
    resource: Public[Resource]
    by: Public[int]
    now: Public[int]


class TrackMoved(Event, frozen=True):
    track: Public[Track]
    by: Public[int]
    now: Public[int]


class Spawned(Event, frozen=True):
    count: Public[int]
    at: Public[Space]


class DeepOneMoved(Event, frozen=True):
    start: Public[Space]
    to: Public[Space]
    count: Public[int] = 1


class DeepOneDefeated(Event, frozen=True):
    odds = ()
    at: Public[Space]
    count: Public[int] = 1


class MonarchMoved(Event, frozen=True):
    monarch: Public[Icon]
    to: Public[Space]


class Activated(Event, frozen=True):
    icon: Public[Icon]


class DeepOneAttacks(Event, frozen=True):
    at: Public[Space]
    victim: Public[SeatNumber]


class Attacks(Event, frozen=True):
    """A character attacks a Deep One, or the character `victim` (nobody: -1)."""

    seat: Public[SeatNumber]
    at: Public[Space]
    victim: Public[SeatNumber | None]


class AttackFailed(Event, frozen=True):
    odds = ()


class Defeated(Event, frozen=True):
    odds = ("seat",)
    seat: Public[SeatNumber]
    to: Public[Space]


class DefeatPrevented(Event, frozen=True):
    odds = ("seat",)
    seat: Public[SeatNumber]


class PassengerEndangered(Event, frozen=True):
    at: Public[Space]


class PassengerSaved(Event, frozen=True):
    at: Public[Space]


class PassengerDefeated(Event, frozen=True):
    odds = ()
    at: Public[Space]
    passenger: Public[Passenger]


class RoomDamaged(Event, frozen=True):
    odds = ()
    room: Public[Space]
    card: Public[Damage]


class DamageResolved(Event, frozen=True):
    card: Public[Damage]


class Repaired(Event, frozen=True):
    seat: Public[SeatNumber]
    room: Public[Space]


class MythosDrawn(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Mythos]


class MythosDiscarded(Event, frozen=True):
    """A crisis was passed over: of a character who is away, or by an ability."""

    card: Public[Mythos]


class OptionTaken(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Mythos]
    option: Public[int]


class TestBegins(Event, frozen=True):
    card: Public[str]
    threshold: Public[int]
    skills: Public[list[Skill]]


class CardsAdded(Event, frozen=True):
    """Cards were added to a test: everybody sees how many, who added them which; after the end all may know.

    `worths`: what each counts for the test, or against it."""

    seat: Public[SeatNumber]
    count: Public[int]
    cards: Owner[list[Card | None]]
    worths: Owner[list[int | None]] = []


class PileTurned(Event, frozen=True):
    """The pile of a test is turned, card by card; `worths`: what each counts for the test, or against it."""

    cards: Public[list[Card]]
    worths: Public[list[int]]


class TestRevealed(Event, frozen=True):
    """All cards of a test lie open; `worths`: what each counts for it, or against it."""

    cards: Public[list[Card]]
    total: Public[int]
    threshold: Public[int]
    worths: Public[list[int]] = []


class TestEnds(Event, frozen=True):
    """A skill test is over. Whoever decided it instead left it without a total."""

    odds = ("outcome",)
    outcome: Public[str]
    total: Public[int | None]


class ChaosRebuilt(Event, frozen=True):
    count: Public[int]


class TreacheryStirred(Event, frozen=True):
    """Treachery cards were shuffled into the Chaos deck."""

    count: Public[int]


class WaypointReached(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[Waypoint]
    distance: Public[int]


class SpellCast(Event, frozen=True):
    seat: Public[SeatNumber]
    spell: Public[Spell]


class SpellsRemoved(Event, frozen=True):
    count: Public[int]


class Banished(Event, frozen=True):
    """The greater banishment was cast."""


class TitlePassed(Event, frozen=True):
    title: Public[Title]
    seat: Public[SeatNumber]


class Awakened(Event, frozen=True):
    """The Awakening: everybody gets a second Loyalty card."""


class LoyaltyGiven(Event, frozen=True):
    seat: Public[SeatNumber]
    to: Public[SeatNumber]
    count: Public[int]


class TraitorRevealed(Event, frozen=True):
    seat: Public[SeatNumber]
    loyalty: Public[Loyalty]


class PhaseEnded(Event, frozen=True):
    """A Treachery card has ended somebody's Action phase."""

    seat: Public[SeatNumber]


class GameEnds(Event, frozen=True):
    ending: Public[Ending]
    distance: Public[int]
