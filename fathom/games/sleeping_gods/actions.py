"""What a seat can answer in Sleeping Gods. Each answer cites the rule that allows it."""

from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Enemy,
    EventCard,
    Find,
    Good,
    Label,
    Level,
    Location,
    Place,
    Quest,
    Region,
    SkillCard,
    Square,
    Status,
)
from fathom.kernel import Action, SeatNumber, cites

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


# -------------------------------------------------------------------------------------- two actions


@cites("ACT1", "NAV1")
class Sail(Action, frozen=True):
    """Navigate: a craft test, then moves."""


@cites("ACT1", "EXP1")
class Explore(Action, frozen=True):
    location: Location


@cites("ACT1", "MKT1")
class Trade(Action, frozen=True):
    """Visit the market."""


@cites("ACT1", "PORT1")
class CallAtPort(Action, frozen=True):
    """Call at the port."""


@cites("TRN6", "EVT10a")
class LetStrike(Action, frozen=True):
    """Of several troubles, this one acts next at the end of the turn."""

    event: EventCard


@cites("ACT4", "EVT10c")
class Tackle(Action, frozen=True):
    """The action of a permanent event."""

    event: EventCard


@cites("ACT3")
class Forgo(Action, frozen=True):
    """Give up an action for an order."""


@cites("NAV6", "NAV8c", "NAV8e")
class MoveTo(Action, frozen=True):
    region: Region


@cites("NAV6")
class DropAnchor(Action, frozen=True):
    """Use no further moves."""

    idle = True


@cites("NAV7b")
class Brave(Action, frozen=True):
    """Attempt the challenge of the hazard."""


@cites("NAV7b")
class Endure(Action, frozen=True):
    """Take the consequence of the hazard without a challenge."""


@cites("MKT3")
class Buy(Action, frozen=True):
    card: Card


@cites("PORT3a", "PORT3b")
class StayAtInn(Action, frozen=True):
    """Pay the inn for the whole crew."""


@cites("PORT4")
class PatchUp(Action, frozen=True):
    """Repair a damage cube of a place for a coin or a material."""

    place: Place
    good: Good


@cites("PORT5")
class SeeDoctor(Action, frozen=True):
    """Pay a coin: all wounds of a member are healed."""

    crew: Crew


@cites("PORT6", "XP2", "XP3")
class Train(Action, frozen=True):
    """Buy a level card."""

    level: Level


# --------------------------------------------------------------------------------------- the book


@cites("EXP3", "QST6", "VIL1")
class TakeOption(Action, frozen=True):
    """One of the choices of the paragraph, by its label."""

    option: Label


@cites("EXP5", "VIL1")
class LeaveTown(Action, frozen=True):
    """Return from the town to the ship."""


# -------------------------------------------------------------------------------------- challenges


@cites("CH2a", "CH3a", "NAV2a")
class Join(Action, frozen=True):
    """Let a crew member take part."""

    interrupts = True

    crew: Crew


@cites("CH6", "CH14", "CH4", "NAV2d")
class DrawFate(Action, frozen=True):
    """Nobody more takes part: draw fate."""

    idle = True


@cites("CH7b", "CH7c", "NAV4")
class Pitch(Action, frozen=True):
    """Discard a skill card from hand for 1 more."""

    interrupts = True

    card: SkillCard


@cites("CH7a", "CBT6b", "CBT10d")
class GoOn(Action, frozen=True):
    """Use nothing more."""

    idle = True


# ------------------------------------------------------------------------------------------ combat


@cites("CBT4a", "CBT5")
class Strike(Action, frozen=True):
    """Attack an enemy: with the printed weapon, or with a weapon card."""

    interrupts = True

    crew: Crew
    target: Enemy
    weapon: Card | None = None


@cites("CBT2d")
class KeepCubes(Action, frozen=True):
    """Leave the cubes of this round unused."""

    idle = True
    interrupts = True


@cites("CBT3")
class GiveCube(Action, frozen=True):
    """Give an unused cube to another player; one of the two pays an order."""

    interrupts = True

    to: SeatNumber
    payer: SeatNumber


@cites("CBT7b", "CBT7c")
class Spend(Action, frozen=True):
    """Discard an equipped skill card of the attacker for 1 more damage."""

    interrupts = True

    card: SkillCard


@cites("CBT8a", "CBT8b", "CBT13")
class Cover(Action, frozen=True):
    """Put a wound token on a square."""

    enemy: Enemy
    square: Square


@cites("CBT11e", "ENE4", "ENE13")
class Uncover(Action, frozen=True):
    """Take a wound token off an enemy that heals."""

    enemy: Enemy
    square: Square


@cites("SYN2")
class GiveToken(Action, frozen=True):
    """Give the attacker's synergy token to another member."""

    to: Crew


@cites("SYN2")
class KeepToken(Action, frozen=True):
    """Keep the synergy token."""


@cites("SYN3", "SYN5")
class UseToken(Action, frozen=True):
    """Return another's synergy token for its effect."""

    interrupts = True

    crew: Crew
    token: Crew


@cites("SYN6")
class ReturnToken(Action, frozen=True):
    """Return a synergy token to its owner without effect."""

    interrupts = True

    token: Crew


# ------------------------------------------------------------------------------------ common choices


@cites("CH11a", "CH11d", "CBT11b", "GEN2g")
class Pick(Action, frozen=True):
    """Choose a crew member."""

    crew: Crew


@cites("GEN11i")
class Remove(Action, frozen=True):
    """Remove a status of a crew member."""

    crew: Crew
    status: Status


@cites("GEN8d")
class TakeDamage(Action, frozen=True):
    """The place that takes the ship damage instead."""

    place: Place


@cites("GEN8g")
class Repair(Action, frozen=True):
    place: Place


@cites("GEN13", "ENE2")
class Give(Action, frozen=True):
    """Return one of a good to the supply."""

    good: Good


@cites("GEN3b")
class Discard(Action, frozen=True):
    """Discard a skill card from hand."""

    card: SkillCard


@cites("ENE7")
class Drop(Action, frozen=True):
    """Lose an equipped skill card."""

    crew: Crew
    card: SkillCard


@cites("ENE9a")
class Disarm(Action, frozen=True):
    """A weapon card is struck from its bearer's hand."""

    card: Card


@cites("EVT10b")
class Lure(Action, frozen=True):
    """Which way a hunter takes."""

    region: Region


@cites("DEF3a")
class Flee(Action, frozen=True):
    """The port the ship limps to."""

    region: Region


@cites("ABI11")
class Ambush(Action, frozen=True):
    """The enemy that takes damage without an attack."""

    target: Enemy


# ---------------------------------------------------------------------------------------- sessions


@cites("SET7", "CAM7c")
class GoFirst(Action, frozen=True):
    """Who takes the captain's token."""

    seat: SeatNumber


@cites("UNL5")
class UseUnlocked(Action, frozen=True):
    """Use an unlocked card in this campaign."""

    quest: Quest


@cites("CAM11b")
class ShareCard(Action, frozen=True):
    """Hand a card of a player who has left to another."""

    card: SkillCard
    to: SeatNumber


@cites("CAM11b", "DEF9")
class GiveTo(Action, frozen=True):
    """Give an order from the supply to a player."""

    to: SeatNumber
