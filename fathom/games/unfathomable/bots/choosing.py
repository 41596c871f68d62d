"""Choices that cards put: crises, Waypoints, tracks, resources, spells, and what lies on top of the decks."""

from fathom.games.unfathomable.actions import (
    Pass,
    PickMythos,
    PickNumber,
    PickResource,
    PickSkill,
    PickSpell,
    PickTrack,
    PickWaypoint,
    TakeOption,
    TakeTest,
    UseFeat,
)
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.consequences import least_loss, worth
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.testing import trial_worth
from fathom.games.unfathomable.bots.windows import FEAT, crisis_worth
from fathom.games.unfathomable.library import crises, spells, waypoints
from fathom.games.unfathomable.pieces import Mythos, Resource, Spell, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.kernel import Action, Ask
from fathom.kernel.cards import effects as grammar
from fathom.kernel.cards.effects import Accept, Choose, Decline

MILE = 4.0  # a mile on the way: fewer steps until land
BAD_CRISIS = -2.5  # one that is better put to the bottom
GOOD_SPELL = 0.4


def sided(outlook: Outlook, worths: dict[Action, float]) -> dict[Action, float]:
    """Worths to the humans as the seat sees them; a traitor in hiding never takes what is plainly bad."""
    if outlook.hides:
        best = max(worths.values())
        return {option: -each for option, each in worths.items() if best - each <= weights.BLATANT}
    return {option: each * outlook.side for option, each in worths.items()}


# ------------------------------------------------------------------------------------------ crises


def crisis(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    name = (ask.args or {})["card"]
    return sided(outlook, {option: option_worth(outlook, name, option) for option in ask.options})


def option_worth(outlook: Outlook, name: Mythos, option: Action) -> float:
    card, seat = crises()[name], outlook.seat
    match option:
        case TakeTest():
            return trial_worth(outlook, card, seat)
        case TakeOption(1):
            return worth(outlook, card.one, seat)
        case TakeOption():
            return worth(outlook, card.other, seat)
        case UseFeat():
            return -least_loss(outlook) - FEAT / 2
    return 0.0


def calamity(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """A traitor's reveal: the failure of a crisis, or one of its options."""
    card = crises()[(ask.args or {})["card"]]
    effects = {TakeTest(): card.failure, TakeOption(1): card.one, TakeOption(2): card.other}
    return {option: -worth(outlook, effects[option], outlook.seat) for option in ask.options}


def mythos_on_top(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Which of several cards should come next."""
    found: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case PickMythos(card):
                found[option] = crisis_worth(outlook, card)
            case PickWaypoint(card):
                found[option] = waypoint_worth(outlook, card)
    return sided(outlook, found)


def put_back(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The one picked first will lie lowest."""
    return {option: -each for option, each in mythos_on_top(outlook, ask).items()}


def to_bottom(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    found: dict[Action, float] = {Pass(): 0.0}
    for option in ask.options:
        match option:
            case PickMythos(card):
                found[option] = (BAD_CRISIS - crisis_worth(outlook, card)) * outlook.side
            case PickSpell(spell):
                found[option] = (GOOD_SPELL - spell_worth(outlook, spell)) * outlook.side
    return found


# ---------------------------------------------------------------------------------------- the ship


def waypoint_worth(outlook: Outlook, name: Waypoint) -> float:
    card = waypoints()[name]
    miles = min(card.distance, max(FULL_DISTANCE - outlook.distance, 0))
    fuel = outlook.loss(Resource.FUEL, card.fuel) if card.fuel else 0.0
    return MILE * miles - fuel + worth(outlook, card.do, outlook.seat)


def choose_waypoint(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    picks = [option for option in ask.options if isinstance(option, PickWaypoint)]
    return sided(outlook, {option: waypoint_worth(outlook, option.card) for option in picks})


def choose_track(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    picks = [option for option in ask.options if isinstance(option, PickTrack)]
    return sided(outlook, {option: outlook.step(option.track) for option in picks})


def sway(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    step = outlook.ritual_step * outlook.side
    return {option: step * option.number for option in ask.options if isinstance(option, PickNumber)}


def gain(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    picks = [option for option in ask.options if isinstance(option, PickResource)]
    return sided(outlook, {option: outlook.gain(option.resource) for option in picks})


def lose(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    picks = [option for option in ask.options if isinstance(option, PickResource)]
    return sided(outlook, {option: -outlook.loss(option.resource) for option in picks})


# ------------------------------------------------------------------------------- spells and effects


def spell_worth(outlook: Outlook, spell: Spell) -> float:
    return worth(outlook, spells()[spell].do, outlook.seat)


def cast(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    found: dict[Action, float] = {}
    for option in ask.options:
        found[option] = spell_worth(outlook, option.spell) if isinstance(option, PickSpell) else 0.0
    return sided(outlook, found)


def choose_effect(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The named options of rooms, crises, Waypoints, items and Treachery cards."""
    view = outlook.view
    ritual = outlook.ritual_step
    named = {
        "delay": -ritual,
        "advance": ritual - outlook.weights.card,
        "item": -outlook.weights.an_item,
        "cards": -3 * outlook.card_worth(len(outlook.hand)),
        "food": -outlook.loss(Resource.FOOD),
        "fuel": -outlook.loss(Resource.FUEL),
        "coal": outlook.gain(Resource.FUEL),
        "voyage": outlook.step(Track.VOYAGE),
        "damage": -outlook.damage(1 if "weed-field" in view.course[-1:] else 2),
        "passengers": -outlook.endanger(2),
        "here": -outlook.acting(outlook.space) * view.deep_ones.get(outlook.space, 0),
        "anywhere": -max((outlook.acting(at) for at, _ in view.on_board()), default=0.0),
    }
    picks = [option for option in ask.options if isinstance(option, Choose)]
    return sided(outlook, {option: named.get(option.option, 0.0) for option in picks})


def may_effect(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Most offers come with a Waypoint; the crises that make one are known by name."""
    view = outlook.view
    name = view.crisis[-1] if view.crisis else None
    offered = 0.0
    if name is Mythos.FRIGHTENED_FAMILY:
        offered = float(view.passengers_at(outlook.space)) if not outlook.harms else -1.0
    elif name in (Mythos.GALA_NIGHT, Mythos.CAUGHT_IN_THE_HOLD):
        offered = -0.1
    elif Spell.RED_HOUR in view.casting:
        offered = 1.0
    elif view.course:
        effect = waypoints()[view.course[-1]].do
        offered = worth(outlook, effect.may, outlook.seat) if isinstance(effect, grammar.May) else 0.0
        offered *= outlook.side
    return {Accept(): offered, Decline(): 0.0}


def decide(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    order = {"success": 2.0, "partial": 1.0, "failure": 0.0}
    picks = [option for option in ask.options if isinstance(option, Choose)]
    return {option: order[option.option] * outlook.side for option in picks}


def which_deck(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    near = outlook.view.tracks[Track.VOYAGE] >= 3
    return {option: float(near == (option == Choose("waypoints"))) for option in ask.options}


def add_skill(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The skill of which the hand holds most."""
    held: dict[Action, float] = {}
    for option in ask.options:
        if isinstance(option, PickSkill):
            held[option] = float(sum(VALUE[card] for card in outlook.hand if SKILL[card] is option.skill))
    return held
