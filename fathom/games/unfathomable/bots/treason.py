"""Treason: looking harmless, revealing at a good moment, and pressing the attack."""

from functools import cached_property

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    BreakOut,
    DefeatPassenger,
    Move,
    PlayCard,
    Reveal,
    UseItem,
    UseSpace,
)
from fathom.games.unfathomable.board import DECK, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.acting import Deeds
from fathom.games.unfathomable.bots.consequences import worth
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.sites import HIT_CHARACTER
from fathom.games.unfathomable.library import characters, items, names_of_abilities
from fathom.games.unfathomable.pieces import Resource
from fathom.games.unfathomable.pieces.skills import Card, Skill, card
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.games.unfathomable.state import HALFWAY
from fathom.kernel import Action, Ask

DESPOIL = card(Skill.TREACHERY, 4)
DESPOILED = {Space.CHAPEL: Resource.SANITY, Space.GALLEY: Resource.FOOD, Space.BOILER: Resource.FUEL}


# ----------------------------------------------------------------------------------------- hiding


def pretend(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """A traitor in hiding looks busy, mostly for the own good; or reveals."""
    reveal = next((option for option in ask.options if isinstance(option, Reveal)), None)
    if reveal is not None and ripe(outlook):
        return {reveal: 1.0}
    deeds = Deeds(outlook, (ask.args or {}).get("left", 1))
    worths: dict[Action, float] = {}
    for option in ask.options:
        if not isinstance(option, Reveal):
            part = 1.0 if selfish(outlook, option) else weights.HALF_HEARTED
            worths[option] = part * deeds.worth(option)
    return worths


def selfish(outlook: Outlook, option: Action) -> bool:
    """What looks like work and fills the own hand."""
    match option:
        case PlayCard(each):
            return names_of_abilities()[each] == "take-notes"
        case UseSpace():
            return outlook.space in (Space.GALLEY, Space.CARGO)
        case Move(to):
            return to in (Space.GALLEY, Space.CARGO)
    return False


def ripe(outlook: Outlook) -> bool:
    """Whether this is the moment: the ship is weak, the reveal would hurt, or land is near."""
    view = outlook.view
    if view.turn <= weights.FIRST_TURNS * len(view.players):
        return False
    if outlook.space == Space.BRIG:
        return weak(outlook)
    if len(outlook.humans) < len(view.players):
        return False  # for the balance: a second open enemy is more than humans can bear
    if outlook.distance >= FULL_DISTANCE:
        return True
    if not view.awakened and outlook.distance < HALFWAY:
        return weak(outlook) and reveal_harm(outlook) > 0
    return weak(outlook) or reveal_harm(outlook) >= weights.REVEAL or suspected(outlook)


def weak(outlook: Outlook) -> bool:
    view = outlook.view
    return min(view.dials.values()) <= weights.WEAK_DIAL or len(view.damaged) >= weights.WEAK_HULL


def suspected(outlook: Outlook) -> bool:
    """A full hand draws looks: better to act before the others do."""
    return len(outlook.hand) >= weights.HOARD + 1


def reveal_harm(outlook: Outlook) -> float:
    role = outlook.player.role
    return -worth(outlook, characters()[role].reveal, outlook.seat) if role is not None else 0.0


# --------------------------------------------------------------------------------------- attacking


class Assault:
    """What a revealed traitor can do, by the harm it does."""

    def __init__(self, outlook: Outlook, left: int) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.left = left

    def harm(self, option: Action) -> float:
        outlook = self.outlook
        match option:
            case Move(to):
                later = self.outlook.weights.next_action if self.left > 1 else self.outlook.weights.next_turn
                return later * self.at(to) + self.despoiling(to)
            case AttackCharacter(victim):
                return HIT_CHARACTER * outlook.blow(victim)
            case DefeatPassenger():
                return self.outlook.weights.passenger_loss * outlook.loss(Resource.SOULS)
            case BreakOut():
                return 3.0
            case UseItem(item) if items()[item].weapon is not None:
                return (HIT_CHARACTER + 0.15) * self.outlook.weights.defeated
            case PlayCard(each):
                return self.playing(each)
        return 0.0

    def at(self, space: Space) -> float:
        """What could be done there next."""
        view = self.view
        humans = len(view.humans_at(space))
        if space in DECK and view.passengers_at(space) and not humans:
            return self.outlook.weights.passenger_loss * self.outlook.loss(Resource.SOULS)
        return HIT_CHARACTER * self.outlook.weights.defeated if humans else 0.0

    def despoiling(self, to: Space) -> float:
        """Standing ready to despoil a room at the start of the next turn."""
        if self.left > 1 or DESPOIL not in self.outlook.hand or to not in DESPOILED:
            return 0.0
        return 0.6 * self.outlook.loss(DESPOILED[to])

    def playing(self, each: Card) -> float:
        outlook, view = self.outlook, self.view
        match names_of_abilities()[each]:
            case "call-the-brood":
                return outlook.spawn(1, Space.ABYSS) + 0.8 * (view.deep_ones.get(Space.ABYSS, 0) >= 3)
            case "signal-below":
                here = outlook.acting(outlook.space) * view.deep_ones.get(outlook.space, 0)
                return max([here, *(outlook.acting(at) for at, _ in view.on_board())])
            case "lure":
                return 2 * outlook.endanger(1)
            case "withering-word":
                return HIT_CHARACTER * self.outlook.weights.defeated
            case "take-notes":
                return 0.4
            case "onslaught":
                return 3 * HIT_CHARACTER * self.outlook.weights.defeated * 0.6
            case "second-wind":
                return 1.0
            case "push-back":
                return self.driving
        return 0.0

    @cached_property
    def driving(self) -> float:
        """Deep Ones on deck can be driven inside."""
        return max((1.0 * count for at, count in self.view.on_board() if at in DECK), default=0.0)


def attack(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    assault = Assault(outlook, (ask.args or {}).get("left", 1))
    return {option: assault.harm(option) for option in ask.options}
