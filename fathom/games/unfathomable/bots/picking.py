"""Picking spaces, seats and monsters."""

from fathom.games.unfathomable.actions import (
    AnyOrder,
    AttackCharacter,
    AttackDeepOne,
    LetFirst,
    Pass,
    PickSeat,
    PickSpace,
    UseItem,
)
from fathom.games.unfathomable.board import ADJACENT, ARROW, BOW, DECK, ROOMS, TOWARD_STERN, WATER, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.acting import Deeds
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.sites import HIT, HIT_CHARACTER, Sites, item_worth
from fathom.games.unfathomable.bots.suspicion import suspicion
from fathom.games.unfathomable.bots.treason import Assault
from fathom.games.unfathomable.pieces import Resource
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Accept

Worths = dict[Action, float]


def spaces(ask: Ask) -> list[PickSpace]:
    return [option for option in ask.options if isinstance(option, PickSpace)]


def seats(ask: Ask) -> list[PickSeat]:
    return [option for option in ask.options if isinstance(option, PickSeat)]


# ------------------------------------------------------------------------------------------ spaces


def move_to(outlook: Outlook, ask: Ask) -> Worths:
    """Where there is most to do."""
    if outlook.player.revealed:
        assault = Assault(outlook, 2)
        return {option: assault.at(option.space) for option in spaces(ask)}
    sites = Sites(outlook)
    found: Worths = {option: sites.at(option.space) * outlook.side for option in spaces(ask)}
    return found | {option: -0.5 for option in ask.options if isinstance(option, Pass)}


def use_room(outlook: Outlook, ask: Ask) -> Worths:
    sites = Sites(outlook)
    return {option: sites.room(option.space) * outlook.side for option in spaces(ask)}


def repair_room(outlook: Outlook, ask: Ask) -> Worths:
    return {option: weights.ROOM_USE.get(option.space, 0.0) * outlook.side for option in spaces(ask)}


def damage_room(outlook: Outlook, ask: Ask) -> Worths:
    hurt = {option: len(outlook.view.humans_at(option.space)) for option in spaces(ask)}
    return {option: weights.ROOM_USE.get(option.space, 0.0) + count for option, count in hurt.items()}


def save_anywhere(outlook: Outlook, ask: Ask) -> Worths:
    found: Worths = {Pass(): 0.0}
    for option in spaces(ask):
        found[option] = (outlook.passenger(option.space) - 0.2) * outlook.side
    return found


def lose_passenger(outlook: Outlook, ask: Ask) -> Worths:
    """Humans give up whom they could hardly save."""
    risks = {o: outlook.passenger(o.space) if o.space in DECK else 0.0 for o in spaces(ask)}
    return {option: risk * outlook.side for option, risk in risks.items()}


def explode(outlook: Outlook, ask: Ask) -> Worths:
    view = outlook.view
    found: Worths = {}
    for option in spaces(ask):
        at = option.space
        killed = view.deep_ones.get(at, 0) * outlook.deep_one(at)
        lost = view.passengers_at(at) * outlook.loss(Resource.SOULS)
        lost += outlook.weights.defeated * len(view.humans_at(at))
        found[option] = (killed - lost - (outlook.damage() if at in ROOMS else 0.0)) * outlook.side
    return found


# ---------------------------------------------------------------------------------------- monsters


def worst_deep_one(outlook: Outlook, ask: Ask) -> Worths:
    found: Worths = {option: outlook.deep_one(option.space) * outlook.side for option in spaces(ask)}
    return found | {option: 0.0 for option in ask.options if isinstance(option, Pass)}


def target(outlook: Outlook, ask: Ask) -> Worths:
    """Whom to attack: the Deep One that threatens most; among characters the one with most to lose."""
    found: Worths = {}
    for option in ask.options:
        match option:
            case AttackDeepOne(at):
                found[option] = HIT * outlook.deep_one(at)
            case AttackCharacter(victim):
                more = 0.01 * len(outlook.view.players[victim].hand)
                found[option] = HIT_CHARACTER * outlook.blow(victim) + more
            case _:
                found[option] = 0.0
    return found


def weapon(outlook: Outlook, ask: Ask) -> Worths:
    deeds = Deeds(outlook, 1)
    return {option: deeds.using(option.item) if isinstance(option, UseItem) else 0.5 for option in ask.options}


def push(outlook: Outlook, ask: Ask) -> Worths:
    found: Worths = {}
    for option in spaces(ask):
        least = min(outlook.deep_one(to) for to in ADJACENT[option.space] if to not in (Space.BRIG, Space.SICKBAY))
        moved = outlook.deep_one(option.space) - least
        if outlook.harms:
            moved = float(option.space in DECK)
        found[option] = moved * outlook.view.deep_ones.get(option.space, 0)
    return found


def push_to(outlook: Outlook, ask: Ask) -> Worths:
    return {option: -outlook.deep_one(option.space) * outlook.side for option in spaces(ask)}


def activate(outlook: Outlook, ask: Ask) -> Worths:
    return {AnyOrder(): 1.0}


def activate_one(outlook: Outlook, ask: Ask) -> Worths:
    return {option: -outlook.acting(option.space) * outlook.side for option in spaces(ask)}


def rise_at(outlook: Outlook, ask: Ask) -> Worths:
    """Where monsters should come up: at the bow, where they stay longest, or beside passengers."""
    view = outlook.view
    found: Worths = {Pass(): -0.5} if Pass() in ask.options else {}
    for option in spaces(ask):
        found[option] = (option.space in BOW) + 1.5 * view.passengers_at(ARROW[option.space])
    return found


def move_monarch(outlook: Outlook, ask: Ask) -> Worths:
    astern = {to for at, to in TOWARD_STERN.items() if at in (outlook.view.hydra, outlook.view.dagon) and to in WATER}
    found: Worths = {option: float(option.space in astern) * outlook.side for option in spaces(ask)}
    return found | {Pass(): 0.5 * outlook.side}


# ------------------------------------------------------------------------------------------- seats


def victim(outlook: Outlook, ask: Ask) -> Worths:
    """Who is attacked: whoever has least to lose."""
    players = outlook.view.players
    return {option: -len(players[option.seat].hand) * outlook.side * 1.0 for option in seats(ask)}


def suspect(outlook: Outlook, ask: Ask) -> Worths:
    """Whom to accuse, arrest or look at."""
    return {option: suspicion(outlook, option.seat) * outlook.side for option in seats(ask)}


def grant(outlook: Outlook, ask: Ask) -> Worths:
    """Who could do most with an action."""
    deeds = Deeds(outlook, 1)
    found: Worths = {}
    for option in seats(ask):
        friend = outlook.view.players[option.seat].revealed == outlook.player.revealed
        found[option] = deeds.helping(option.seat) * outlook.side if friend else -9.0 * outlook.side
    return found


def let_first(outlook: Outlook, ask: Ask) -> Worths:
    return {option: -0.1 * n for n, option in enumerate(ask.options) if isinstance(option, LetFirst)}


def ward(outlook: Outlook, ask: Ask) -> Worths:
    return {option: float(option.seat == outlook.seat) for option in seats(ask)}


def take_item(outlook: Outlook, ask: Ask) -> Worths:
    return {Accept(): item_worth(outlook, (ask.args or {})["item"])}


def nothing(outlook: Outlook, ask: Ask) -> Worths:
    """Not worth the trouble."""
    return {Pass(): 0.0}
