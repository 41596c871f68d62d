"""What a seat can answer in Unfathomable: each a small frozen struct that cites the rule behind it."""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Mythos, Resource, Role, Spell, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import Card, Skill
from fathom.kernel import Action, SeatNumber, cites

# ------------------------------------------------------------------------------------------ set-up


@cites("S9b")
class Play(Action, frozen=True):
    """Take the role of a character."""

    role: Role


@cites("S17b", "43.2")
class Ready(Action, frozen=True):
    """Lay the Loyalty cards down again after looking at them."""

    idle = True


# ----------------------------------------------------------------------------------------- actions


@cites("2.3a", "2.10a")
class Move(Action, frozen=True):
    open = True
    to: Space


@cites("2.4")
class AttackDeepOne(Action, frozen=True):
    """Attack a Deep One; where is told because some weapons reach the next space."""

    open = True
    at: Space


@cites("2.4", "2.11")
class AttackCharacter(Action, frozen=True):
    open = True
    victim: SeatNumber


@cites("2.5")
class Save(Action, frozen=True):
    """Save a passenger in the own space."""

    open = True


@cites("2.6a")
class Trade(Action, frozen=True):
    """Begin a trade with everybody in the own space."""

    open = True


@cites("2.8a", "11.3d")
class UseSpace(Action, frozen=True):
    """Use the Action of the own space."""

    open = True


@cites("2.8d", "25.6a")
class Repair(Action, frozen=True):
    """Begin to repair the own space."""

    open = True


@cites("48.0")
class Reveal(Action, frozen=True):
    """Reveal as a traitor."""

    open = True
    loyalty: Loyalty


@cites("2.12")
class DefeatPassenger(Action, frozen=True):
    """As a revealed traitor, defeat a passenger in the own space."""

    open = True


@cites("2.10b")
class BreakOut(Action, frozen=True):
    """As a revealed traitor, pay for leaving the Brig."""

    open = True


# --------------------------------------------------------------------------------------- abilities


@cites("13.4a", "11.2a")
class PlayCard(Action, frozen=True):
    """Use the ability of a Skill card."""

    open = True
    card: Card


@cites("18.3a")
class UseItem(Action, frozen=True):
    open = True
    item: Item


@cites("2.7b")
class UseAbility(Action, frozen=True):
    """Use the ability of the own character sheet."""

    open = True
    role: Role


@cites("15.4a")
class UseFeat(Action, frozen=True):
    open = True
    role: Role


@cites("51.13a")
class UseTome(Action, frozen=True):
    """Use the Action of the Tome Keeper."""

    open = True


@cites("19.1b")
class UseSpell(Action, frozen=True):
    """Use a spell that was kept."""

    open = True
    spell: Spell


@cites("10.11")
class UseMythos(Action, frozen=True):
    """Use the ability of a Mythos card in the own play area."""

    open = True
    card: Mythos


@cites("10.16d")
class Pass(Action, frozen=True):
    """Use nothing now, or do no more."""

    open = True
    idle = True


@cites("10.16b")
class LetFirst(Action, frozen=True):
    """Say who goes first when several want to do something at the same moment."""

    open = True
    seat: SeatNumber


# ------------------------------------------------------------------------------ cards and choices


@cites("50.5b")
class AddCard(Action, frozen=True):
    """Add a card from the hand to the skill test."""

    card: Card


@cites("13.3g")
class Discard(Action, frozen=True):
    open = True
    card: Card


@cites("13.3c")
class DrawFrom(Action, frozen=True):
    """Choose a Skill deck to draw from."""

    open = True
    routine = True
    skill: Skill


@cites("26.10b")
class Forgo(Action, frozen=True):
    """As a revealed traitor, leave a card of this skill undrawn."""

    skill: Skill


@cites("10.2a")
class PickSpace(Action, frozen=True):
    open = True
    space: Space


@cites("10.2a")
class PickMonarch(Action, frozen=True):
    open = True
    monarch: Icon


@cites("10.2a")
class PickSeat(Action, frozen=True):
    open = True
    seat: SeatNumber


@cites("10.2a")
class PickResource(Action, frozen=True):
    open = True
    resource: Resource


@cites("10.2a")
class PickSkill(Action, frozen=True):
    open = True
    skill: Skill


@cites("17.27c")
class PickTrack(Action, frozen=True):
    open = True
    track: Track


@cites("10.2a")
class PickNumber(Action, frozen=True):
    open = True
    number: int


@cites("10.2a")
class PickItem(Action, frozen=True):
    item: Item


@cites("18.7d")
class PickFaceDown(Action, frozen=True):
    """One of the upgrades that lie face down in a play area."""

    number: int


@cites("51.13a")
class PickSpell(Action, frozen=True):
    spell: Spell


@cites("10.2a")
class PickMythos(Action, frozen=True):
    card: Mythos


@cites("44.8c")
class PickWaypoint(Action, frozen=True):
    card: Waypoint


@cites("54.2")
class PickPassenger(Action, frozen=True):
    """One of the passengers on a space, all face down."""

    number: int


@cites("3.13b", "10.16a")
class Activate(Action, frozen=True):
    """Have a Deep One of this space act next."""

    open = True
    at: Space


@cites("3.13b")
class AnyOrder(Action, frozen=True):
    """Have the Deep Ones act in the order of the board."""

    open = True


@cites("2.6a")
class Give(Action, frozen=True):
    open = True
    item: Item
    to: SeatNumber


@cites("18.8a")
class SetUpgrade(Action, frozen=True):
    """Turn an upgrade face up, and all the others face down."""

    item: Item


@cites("17.18")
class TakeTest(Action, frozen=True):
    """Choose the skill test of a crisis."""

    open = True


@cites("17.11")
class TakeOption(Action, frozen=True):
    """Choose an option of a crisis: the first or the second."""

    open = True
    number: int
