"""What a seat can answer in Machina Arcana. Each answer cites the rule that allows it."""

from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Door, Feature, Space
from fathom.games.machina_arcana.pieces import Card, EventCard, ExplorerCard, ItemCard, Type, Unit
from fathom.kernel import Action, cites

# ---------------------------------------------------------------------------------------- the round


@cites("SET1b")
class PickExplorer(Action, frozen=True):
    explorer: ExplorerCard


@cites("RND2d", "RND2e")
class TakeTurn(Action, frozen=True):
    """Let this explorer take its turn now."""

    explorer: Unit


@cites("RND2g")
class EndTurn(Action, frozen=True):
    """End the turn; what stamina is left is lost."""

    idle = True


@cites("ABL3a")
class GoOn(Action, frozen=True):
    """Use nothing now."""

    idle = True


@cites("SPN2g")
class RollNext(Action, frozen=True):
    """Let this explorer make its spawn roll now."""

    explorer: Unit


# ------------------------------------------------------------------------------------------- moving


@cites("TILE2a", "TILE2b")
class Move(Action, frozen=True):
    """Go to a space, one step after the other, by a shortest way."""

    to: Space


@cites("TILE3a", "ETH2a", "ETH2b")
class Cross(Action, frozen=True):
    """Go over what stands in the way to a free space behind it, without a stop."""

    to: Space


@cites("CELL4a")
class StepIntoPit(Action, frozen=True):
    to: Space


@cites("TILE4a")
class Explore(Action, frozen=True):
    opening: Opening


@cites("TILE6a")
class Leave(Action, frozen=True):
    """Leave by the exit."""


@cites("CELL2e")
class OpenDoor(Action, frozen=True):
    door: Door


@cites("CELL2e")
class CloseDoor(Action, frozen=True):
    door: Door


@cites("CELL2f")
class BreakDoor(Action, frozen=True):
    door: Door


# -------------------------------------------------------------------------------- spaces and abilities


@cites("CELL7b", "CELL7c")
class Activate(Action, frozen=True):
    """Use an adjacent action space."""

    space: Feature


@cites("CELL6b")
class Seal(Action, frozen=True):
    space: Space


@cites("EXP1a", "ABL2a")
class Use(Action, frozen=True):
    """Use an active ability of a card, by its place among those printed there, on what it is aimed at."""

    interrupts = True

    card: Card
    ability: int = 0
    unit: Unit | None = None
    space: Space | None = None
    door: Door | None = None


@cites("TGT7a")
class Target(Action, frozen=True):
    """Aim at a second unit, perhaps the same."""

    unit: Unit


@cites("TGT8e")
class PickSpace(Action, frozen=True):
    """Choose one of the spaces that an effect speaks of."""

    space: Space


@cites("TGT2d")
class PickDoor(Action, frozen=True):
    door: Door


@cites("ABL2e")
class NeverMind(Action, frozen=True):
    """Take back what was begun and not yet paid."""

    idle = True


@cites("TGT8c")
class PickUnit(Action, frozen=True):
    """Choose one of the units that an effect speaks of."""

    unit: Unit


# ----------------------------------------------------------------------------------------- essence


@cites("ESS2c", "ESS2d")
class Raise(Action, frozen=True):
    """Raise an attack roll by so much essence."""

    by: int


@cites("ESS2a", "ESS2b")
class Save(Action, frozen=True):
    """Pay so much essence instead of health."""

    health: int


@cites("ESS3a", "ESS3d")
class PayEssence(Action, frozen=True):
    """Pay so much oneself; whoever may contribute is asked for the rest."""

    own: int


@cites("ESS3a", "ESS3e")
class Contribute(Action, frozen=True):
    essence: int


# ------------------------------------------------------------------------------------------- items


@cites("ITEM5a", "ITEM7a", "ITEM6c")
class DrawFrom(Action, frozen=True):
    routine = True

    deck: Type


@cites("ITEM5b", "ITEM7d")
class PutBack(Action, frozen=True):
    """Return a card to the top of its deck."""

    item: ItemCard


@cites("ITEM5b", "ITEM7d")
class Destroy(Action, frozen=True):
    """Destroy an item."""

    item: ItemCard


@cites("ITEM5c", "ITEM7c")
class Keep(Action, frozen=True):
    item: ItemCard


@cites("CHAP9b")
class KeepEvent(Action, frozen=True):
    """Take a bound event into the next scenario."""

    event: EventCard


@cites("ITEM5c", "ITEM7c", "ITEM9f")
class Give(Action, frozen=True):
    item: ItemCard
    to: Unit


@cites("ITEM2a", "ITEM2d", "ITEM9d", "ITEM5d")
class Equip(Action, frozen=True):
    """Wear an item as a main item, perhaps after stowing another one (ITEM2d)."""

    item: ItemCard
    instead: ItemCard | None = None


@cites("ITEM3a", "ITEM3e", "ITEM9e")
class Attach(Action, frozen=True):
    """Put an item on another: an upgrade or a reinforcement; one that is there already is stowed (ITEM3d, ITEM3g)."""

    item: ItemCard
    on: ItemCard


@cites("ITEM4a", "ITEM4b")
class Stow(Action, frozen=True):
    item: ItemCard


@cites("ITEM7b")
class Exchange(Action, frozen=True):
    """Swap a drawn card for one of the inventory."""

    drawn: ItemCard
    own: ItemCard


@cites("ITEM8a")
class Trade(Action, frozen=True):
    """Trade with an adjacent explorer."""

    explorer: Unit


@cites("ITEM9a", "ITEM9b")
class UseInventory(Action, frozen=True):
    """Rearrange an inventory: one's own, or that of an adjacent explorer."""

    explorer: Unit


@cites("ITEM8a", "ITEM8c")
class AskFor(Action, frozen=True):
    """Ask the other for an item; its owner decides."""

    item: ItemCard


@cites("ITEM8c")
class Agree(Action, frozen=True):
    pass


@cites("ITEM8c")
class Refuse(Action, frozen=True):
    idle = True


@cites("ITEM9c", "ITEM8a", "ITEM7b")
class Done(Action, frozen=True):
    idle = True


# ------------------------------------------------------------------------------------------ monsters


@cites("AI1c", "AI6b")
class Pursue(Action, frozen=True):
    """Among equally good ones, let the monster choose this explorer."""

    explorer: Unit


@cites("AI1c", "AI7c")
class StepTo(Action, frozen=True):
    """Among equally good spaces, let the monster take this one."""

    to: Space


@cites("CHAP3c", "CHAP7b", "SPN3i", "FX4d")
class Place(Action, frozen=True):
    """Put a unit on this space."""

    space: Space


@cites("CHAP4a")
class PlaceExit(Action, frozen=True):
    opening: Opening
