"""What a turn offers: the ship's rooms, orders, cards; and what can be done at almost any time."""

from fathom.games.sleeping_gods.pieces import Card, Crew, Find, Location, Place, Quest, SkillCard
from fathom.kernel import Action, cites

# ----------------------------------------------------------------------------------------- the turn


@cites("CAM1")
class PackUp(Action, frozen=True):
    """Save the campaign here and end the session."""


@cites("TRN2", "GEN11g")
class BeginTurn(Action, frozen=True):
    """Begin the turn: venom acts."""


@cites("SHIP1", "SHIP2")
class UseRoom(Action, frozen=True):
    room: Place


@cites("SHIP4", "SHIP8", "SHIP11a")
class TakeOrders(Action, frozen=True):
    """The orders of the room, from the supply."""


@cites("SHIP4", "SHIP8", "SHIP10a")
class TakeCards(Action, frozen=True):
    """The skill cards of the room."""


@cites("SHIP9", "SHIP12")
class ClearOrders(Action, frozen=True):
    """Return orders from boards and cards to the supply."""


@cites("SHIP12")
class ClearBoard(Action, frozen=True):
    """Return one order from a crew board."""

    crew: Crew


@cites("SHIP12")
class ClearCard(Action, frozen=True):
    """Return one order from an adventure card."""

    card: Card


@cites("SHIP10c")
class SwapForRest(Action, frozen=True):
    """Discard a skill card from hand to remove a fatigue."""

    card: SkillCard


@cites("SHIP13")
class TreatWound(Action, frozen=True):
    crew: Crew


@cites("SHIP11b")
class Search(Action, frozen=True):
    """Draw a search token."""


@cites("SHIP11d")
class TakeReward(Action, frozen=True):
    find: Find


@cites("SHIP4")
class TakeAll(Action, frozen=True):
    """Everything that is left of the room's effects and needs no choice, in the order printed."""


@cites("SHIP4", "SHIP10c", "SHIP11b", "SHIP11d", "MKT3", "PORT2", "CH7a")
class Done(Action, frozen=True):
    """No more of this."""

    idle = True


# --------------------------------------------------------------------------------- at (almost) any time


@cites("CMD2a", "CMD2b")
class Equip(Action, frozen=True):
    interrupts = True

    card: SkillCard
    crew: Crew


@cites("CMD2e")
class Unequip(Action, frozen=True):
    """Discard an equipped skill card."""

    interrupts = True

    crew: Crew
    card: SkillCard


@cites("CMD3a", "CMD3c")
class UseBoard(Action, frozen=True):
    """Use an ability of a crew board, or of its level cards, counted from 0."""

    interrupts = True

    crew: Crew
    ability: int


@cites("CMD2g", "CMD5a", "ABI8")
class UseSkill(Action, frozen=True):
    """Use the ability of an equipped skill card."""

    interrupts = True

    crew: Crew
    card: SkillCard


@cites("CMD4a", "CMD4c")
class Activate(Action, frozen=True):
    """Put orders on an adventure card and use it."""

    interrupts = True

    card: Card


@cites("UNL5")
class UseQuest(Action, frozen=True):
    """Use what an unlocked card allows."""

    interrupts = True

    quest: Quest


@cites("ADV5a", "MKT6")
class Bear(Action, frozen=True):
    """Give a weapon card to a crew member."""

    interrupts = True

    card: Card
    crew: Crew


@cites("CAM14")
class MarkPlace(Action, frozen=True):
    """Mark a place of this region on the map, for a later visit."""

    interrupts = True

    location: Location


@cites("CAM14")
class EraseMark(Action, frozen=True):
    """Take the mark off a place of this region."""

    interrupts = True

    location: Location


@cites("MKT8")
class SellArtifact(Action, frozen=True):
    """Sell an artifact for two coins."""

    interrupts = True
