"""Cards and items in the hand: which to draw, discard, pay with, keep and give away."""

from fathom.games.unfathomable.actions import (
    Discard,
    DrawFrom,
    Forgo,
    Pass,
    PickFaceDown,
    PickItem,
    PickNumber,
    SetUpgrade,
)
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.sites import Sites, item_worth
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE, Card, Skill
from fathom.games.unfathomable.steps.cards.hands import count_of
from fathom.kernel import Action, Ask

ENOUGH_TREACHERY = 1


def discards(ask: Ask) -> list[Discard]:
    return [option for option in ask.options if isinstance(option, Discard)]


def spare(outlook: Outlook, card: Card) -> float:
    """How readily a card is given up: small ones first, Treachery last by a traitor."""
    if SKILL[card] is Skill.TREACHERY:
        return -5.0
    twins = sum(SKILL[each] is SKILL[card] for each in outlook.hand)
    return 0.2 * twins - VALUE[card]


def discard(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    return {option: spare(outlook, option.card) for option in discards(ask)}


def discard_up_to(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """To regroup: only what is worth little. For a vigil: Lore cards for the ritual."""
    if outlook.view.crisis:
        gained = outlook.ritual_step * outlook.side
        return {Pass(): 0.0, **{option: gained - outlook.keep(option.card) for option in discards(ask)}}
    return {Pass(): 0.0, **{option: 1.5 - VALUE[option.card] for option in discards(ask)}}


def exchange(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """On revealing: small cards become Treachery, strong ones go into the next tests."""
    worths: dict[Action, float] = {Pass(): 0.0}
    for option in discards(ask):
        treason = SKILL[option.card] is Skill.TREACHERY
        worths[option] = -1.0 if treason else weights.EXCHANGED - VALUE[option.card]
    return worths


def forgo(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    undrawn = (ask.args or {}).get("count", 0)
    held = sum(SKILL[card] is Skill.TREACHERY for card in outlook.hand) + undrawn
    more = held < ENOUGH_TREACHERY and undrawn < count_of(outlook.view, Skill.TREACHERY)
    return {option: float(more == isinstance(option, Forgo)) for option in ask.options}


def replace(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Treachery in the place of every card left undrawn."""
    return {option: float(option.number) for option in ask.options if isinstance(option, PickNumber)}


def draw_from(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Of what the hand has least; strength drives the ship."""
    worths: dict[Action, float] = {}
    for option in ask.options:
        if isinstance(option, DrawFrom):
            held = sum(SKILL[card] is option.skill for card in outlook.hand)
            worths[option] = (0.5 if option.skill is Skill.STRENGTH else 0.0) - held
            if option.skill is Skill.TREACHERY:
                worths[option] -= 9.0
    return worths


def draw_for_test(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The top card of a deck goes into the test."""
    test = outlook.view.open_test
    return {
        option: float((option.skill in test.skills) == (outlook.side > 0))
        for option in ask.options
        if isinstance(option, DrawFrom)
    }


def labour(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The card that is discarded for a roll: high enough, not too dear; a traitor takes the lowest."""
    if outlook.harms:
        return {option: -float(VALUE[option.card]) for option in discards(ask)}
    sites = Sites(outlook)
    best = sites.boiler[1] if (ask.args or {}).get("skill") is Skill.STRENGTH else None
    return {option: 1.0 if option.card == best else -abs(VALUE[option.card] - 3.2) / 10 for option in discards(ask)}


def pay(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Pay a sum with as little waste as possible."""
    left = (ask.args or {}).get("left", 1)
    worths: dict[Action, float] = {}
    for option in discards(ask):
        value = VALUE[option.card]
        worths[option] = 10.0 - value if value >= left else float(value)
        if SKILL[option.card] is Skill.TREACHERY:
            worths[option] -= 4.0
    return worths


def feast(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    count = 4 if outlook.harms else Sites(outlook).galley[1]
    return {option: -float(abs(option.number - count)) for option in ask.options if isinstance(option, PickNumber)}


# ------------------------------------------------------------------------------------------- items


def keep_item(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case PickItem(item):
                worths[option] = item_worth(outlook, item)
            case PickFaceDown():
                worths[option] = outlook.weights.upgrade
            case _:
                worths[option] = 0.0
    return worths


def remove_item(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    return {option: -item_worth(outlook, option.item) for option in ask.options if isinstance(option, PickItem)}


def upgrade(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    return {option: 0.0 if isinstance(option, SetUpgrade) else outlook.weights.card for option in ask.options}
