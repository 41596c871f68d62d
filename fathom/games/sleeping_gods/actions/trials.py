"""Challenges and combat: who joins, what is drawn, who strikes and whom, where damage goes."""

from fathom.games.sleeping_gods.pieces import Card, Crew, Enemy, SkillCard, Square
from fathom.kernel import Action, SeatNumber, cites

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
