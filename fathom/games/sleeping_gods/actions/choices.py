"""Choices that many effects ask for, and those of a session's first and last moments."""

from fathom.games.sleeping_gods.pieces import Card, Crew, Enemy, Good, Place, Quest, Region, SkillCard, Status
from fathom.kernel import Action, SeatNumber, cites

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
