"""The turn: which room, which actions, and where the ship goes."""

from fathom.games.sleeping_gods.actions import (
    Brave,
    CallAtPort,
    ClearBoard,
    ClearCard,
    ClearOrders,
    Done,
    DropAnchor,
    Endure,
    Explore,
    Forgo,
    MoveTo,
    Sail,
    Search,
    SwapForRest,
    Tackle,
    TakeAll,
    TakeCards,
    TakeOrders,
    TakeReward,
    Trade,
    TreatWound,
    UseRoom,
)
from fathom.games.sleeping_gods.board import reachable, regions
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.course import Course, hazard_harm, place_worth
from fathom.games.sleeping_gods.bots.effects import worth
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.using import card_value
from fathom.games.sleeping_gods.library import events, finds
from fathom.games.sleeping_gods.pieces import FOOD, Place
from fathom.games.sleeping_gods.state import SHIP_DAMAGE
from fathom.games.sleeping_gods.steps.hands import hand_limit
from fathom.games.sleeping_gods.steps.ship.rooms import CLEARED, ROOM_CARDS, ROOM_ORDERS, TOKENS, side
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Context
from fathom.kernel.names import certain

Worths = dict[Action, float]
FREED = 0.35  # an order that leaves a board: what it was spent on can be used again
FIND = 1.0  # a search
HUNGRY = 4  # food below which a search is worth more
RISK = 1.2  # what a further search token may do
SHIP_AT_RISK = 7


def room(sight: Sight, ask: Ask) -> Worths:
    return {option: _room(sight, option.room) for option in ask.options if isinstance(option, UseRoom)}


def _room(sight: Sight, place: Place) -> float:
    """Orders, cards, and what else a room does."""
    view = sight.view
    lying = sum(member.orders for member in view.crew) + sum(owned.orders for owned in view.cards)
    freed = {Place.BRIDGE: lying, Place.QUARTERS: min(lying, CLEARED[side(view)])}.get(place, 0)
    orders = min(ROOM_ORDERS[place][view.seats - 1], view.order_supply + freed)
    cards = min(ROOM_CARDS.get(place, (0, 0))[side(view)], hand_limit(view) - len(sight.me.hand) + 1)
    found = FREED * freed + weights.ORDER * orders + weights.SKILL_CARD * max(0, cards)
    if place is Place.GALLEY and any(member.fatigue for member in view.crew) and sight.me.hand:
        found += 0.4
    if place is Place.SICK_BAY and any(member.wounds for member in view.crew):
        found += 1.0 * (1.7 - sight.health)
    if place is Place.DECK:
        food = sum(view.goods[good] for good in FOOD)
        found += FIND + 0.25 * max(0, HUNGRY - food) - (2.0 if sum(view.damage) >= SHIP_AT_RISK else 0.0)
    return found


def room_effect(sight: Sight, ask: Ask) -> Worths:
    """What must be done first, all of it; then what may."""
    worths: Worths = {}
    for option in ask.options:
        match option:
            case TakeAll():
                worths[option] = 20.0
            case ClearOrders():
                worths[option] = 13.0
            case TakeOrders():
                worths[option] = 12.0
            case TakeCards():
                worths[option] = 11.0
            case Search():
                worths[option] = -1.0 if sum(sight.view.damage) + 2 >= SHIP_DAMAGE else FIND
            case TreatWound(crew):
                worths[option] = 2.0 - 0.3 * sight.points[crew] + (1.0 if not sight.points[crew] else 0.0)
            case SwapForRest(card):
                worths[option] = weights.FATIGUE[0] - card_value(sight, card)
            case Done():
                worths[option] = 0.0
    return worths


def clear(sight: Sight, ask: Ask) -> Worths:
    """Cards first, which serve for an order; then whose board is full."""
    worths: Worths = {}
    for option in ask.options:
        match option:
            case ClearCard(card):
                owned = sight.view.owned(card)
                worths[option] = 2.0 - 0.1 * (owned.orders if owned is not None else 0)
            case ClearBoard(crew):
                worths[option] = 1.0 / max(1, sight.view.member(crew).orders) + 0.01 * sight.points[crew]
    return worths


def search(sight: Sight, ask: Ask) -> Worths:
    """Take the best that was found, or look on for better while the ship can bear it."""
    view = sight.view
    worths: Worths = {}
    for option in ask.options:
        match option:
            case TakeReward(find):
                worths[option] = worth(sight, finds()[find].reward, Context(ask.seat))
            case Search():
                best = max((worths[each] for each in worths), default=0.0)
                safe = sum(view.damage) + 2 < SHIP_DAMAGE
                hope = 1.3 if len(view.found) < TOKENS else 1.0
                worths[option] = hope - 0.5 * RISK * weights.SHIP if safe and best < 1.0 else -1.0
            case Done():
                worths[option] = -0.1
    return worths


# -------------------------------------------------------------------------------------- two actions


def action(sight: Sight, ask: Ask) -> Worths:
    """What brings most here, against what waits elsewhere."""
    view = sight.view
    here = regions()[view.ship]
    course = Course(sight)
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Explore(location):
                worths[option] = place_worth(sight, location)
            case Trade():
                worths[option] = course.market
            case CallAtPort():
                worths[option] = course.port if here.port else 0.0
            case Tackle(event):
                effect = events()[event].action
                worths[option] = worth(sight, effect, Context(ask.seat, event)) if effect is not None else 0.0
            case Sail():
                ways = reachable(view.ship)
                worths[option] = max(course.best(way, 1, begun=False) - course.hazard(way) / 2 for way in ways)
            case Forgo():
                worths[option] = weights.ORDER
    return worths


def sail(sight: Sight, ask: Ask) -> Worths:
    """A move towards the best goal; anchor where it is best."""
    left = int((ask.args or {}).get("left", 1))
    course = Course(sight)
    worths: Worths = {}
    for option in ask.options:
        match option:
            case MoveTo(region):
                worths[option] = course.best(region, left - 1) - course.hazard(region) / 2
            case DropAnchor():
                worths[option] = course.rate(sight.view.ship, 0)
    return worths


def hazard(sight: Sight, ask: Ask) -> Worths:
    """Attempt it, unless taking the harm is as good."""
    met = certain(regions()[sight.view.ship].hazard)
    harm, braved = hazard_harm(sight, met)
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Brave():
                worths[option] = -braved
            case Endure():
                worths[option] = -harm
    return worths
