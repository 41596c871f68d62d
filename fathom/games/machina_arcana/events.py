"""What is told while Machina Arcana is played."""

from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Door, Feature, Space, Tile
from fathom.games.machina_arcana.pieces import (
    Attribute,
    Card,
    ChapterCard,
    Ending,
    EventCard,
    ExplorerCard,
    ItemCard,
    MonsterCard,
    Phase,
    Type,
    Unit,
)
from fathom.kernel import Event, Public, SeatNumber

# ---------------------------------------------------------------------------------------- the round


class Chose(Event, frozen=True):
    seat: Public[SeatNumber]
    explorer: Public[ExplorerCard]


class RoundBegan(Event, frozen=True):
    round: Public[int]


class PhaseBegan(Event, frozen=True):
    phase: Public[Phase]


class TurnBegan(Event, frozen=True):
    unit: Public[Unit]


class TurnEnded(Event, frozen=True):
    unit: Public[Unit]


class SpawnRolled(Event, frozen=True):
    unit: Public[Unit]
    roll: Public[int]
    needed: Public[int]


class HorrorRolled(Event, frozen=True):
    roll: Public[int]
    needed: Public[int]


class RatingsSet(Event, frozen=True):
    spawn: Public[int | None]
    horror: Public[int | None]


class ThreatChanged(Event, frozen=True):
    threat: Public[int]


class LevelRose(Event, frozen=True):
    level: Public[int]


class Spawned(Event, frozen=True):
    monster: Public[MonsterCard]
    space: Public[Space]


class Ended(Event, frozen=True):
    ending: Public[Ending]


# ------------------------------------------------------------------------------------------- places


class Moved(Event, frozen=True):
    unit: Public[Unit]
    to: Public[Space]


class Landed(Event, frozen=True):
    """Put somewhere by an effect: at an entrance, by a teleport, a swap."""

    unit: Public[Unit]
    to: Public[Space]


class Shoved(Event, frozen=True):
    """Pushed or pulled."""

    unit: Public[Unit]
    to: Public[Space]


class Explored(Event, frozen=True):
    unit: Public[Unit]
    tile: Public[Tile]
    side: Public[str]


class Scrolled(Event, frozen=True):
    tile: Public[Tile]


class Exited(Event, frozen=True):
    unit: Public[Unit]


class ExitPlaced(Event, frozen=True):
    opening: Public[Opening]


class DoorOpened(Event, frozen=True):
    door: Public[Door]


class DoorClosed(Event, frozen=True):
    door: Public[Door]


class DoorBroken(Event, frozen=True):
    door: Public[Door]


class Activated(Event, frozen=True):
    unit: Public[Unit]
    space: Public[Feature]


class Sealed(Event, frozen=True):
    unit: Public[Unit]
    space: Public[Space]


class SpaceDestroyed(Event, frozen=True):
    space: Public[Feature]


class SpaceRevived(Event, frozen=True):
    space: Public[Feature]


class ChapterLit(Event, frozen=True):
    space: Public[Space]


class Exploded(Event, frozen=True):
    space: Public[Space]


# -------------------------------------------------------------------------------------------- units


class Attacked(Event, frozen=True):
    """Dice are rolled for an attack."""

    unit: Public[Unit]
    defenders: Public[list[Unit]]
    dice: Public[list[int]]
    magic: Public[bool]


class Boosted(Event, frozen=True):
    """Effects raise an attack roll."""

    by: Public[int]


class Weakened(Event, frozen=True):
    """Effects lower an attack roll."""

    by: Public[int]


class Raised(Event, frozen=True):
    """An attack roll is raised with essence."""

    unit: Public[Unit]
    by: Public[int]


class Struck(Event, frozen=True):
    """Whether an attack hits a defender."""

    odds = ("unit", "hit")

    unit: Public[Unit]
    result: Public[int]
    defense: Public[int]
    hit: Public[bool]


class Lost(Event, frozen=True):
    unit: Public[Unit]
    what: Public[Attribute]
    by: Public[int]


class Regained(Event, frozen=True):
    unit: Public[Unit]
    what: Public[Attribute]
    by: Public[int]


class Contributed(Event, frozen=True):
    unit: Public[Unit]
    essence: Public[int]


class Destroyed(Event, frozen=True):
    unit: Public[Unit]
    by: Public[Unit | None]


class Banished(Event, frozen=True):
    unit: Public[Unit]


class MarkerPut(Event, frozen=True):
    owner: Public[int]
    card: Public[Card]


class MarkerBack(Event, frozen=True):
    owner: Public[int]
    card: Public[Card]


class Used(Event, frozen=True):
    """An active ability is used."""

    unit: Public[Unit]
    card: Public[Card]
    ability: Public[int]


class Counted(Event, frozen=True):
    card: Public[Card]
    count: Public[int]
    of: Public[int]


class EffectRolled(Event, frozen=True):
    odds = ("done",)

    roll: Public[int]
    needed: Public[int]
    done: Public[bool]


# -------------------------------------------------------------------------------------------- cards


class Drew(Event, frozen=True):
    unit: Public[Unit]
    deck: Public[Type]
    item: Public[ItemCard]


class Gained(Event, frozen=True):
    unit: Public[Unit]
    item: Public[ItemCard]


class Returned(Event, frozen=True):
    item: Public[ItemCard]


class ItemDestroyed(Event, frozen=True):
    item: Public[ItemCard]


class Equipped(Event, frozen=True):
    unit: Public[Unit]
    item: Public[ItemCard]
    on: Public[ItemCard | None]


class Stowed(Event, frozen=True):
    unit: Public[Unit]
    item: Public[ItemCard]


class Gave(Event, frozen=True):
    unit: Public[Unit]
    to: Public[Unit]
    item: Public[ItemCard]


class Invoked(Event, frozen=True):
    """An event card is revealed, or invoked once more."""

    event_card: Public[EventCard]
    unit: Public[Unit | None]
    again: Public[bool] = False


class BoundTo(Event, frozen=True):
    unit: Public[Unit]
    event_card: Public[EventCard]


class ChapterBegan(Event, frozen=True):
    chapter: Public[ChapterCard]


# ---------------------------------------------------------------------------------------- the campaign


class Kept(Event, frozen=True):
    """An explorer takes a card into the next scenario."""

    unit: Public[Unit]
    card: Public[Card]


class CampaignThreat(Event, frozen=True):
    threat: Public[int]
