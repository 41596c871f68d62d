"""What items are worth to whom, and what to wear."""

from functools import cache

from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.blows import attack_of, parts
from fathom.games.machina_arcana.bots.dice import chance
from fathom.games.machina_arcana.effects import moving, units
from fathom.games.machina_arcana.effects.selections import Each, Scope
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Bonus, Has, ItemPrint, Number, Ranged, When, explorers, items
from fathom.games.machina_arcana.pieces import Attribute, Class, ItemCard, Type
from fathom.games.machina_arcana.steps.items.gear import HANDS, may_be_main
from fathom.games.machina_arcana.steps.items.inventory import AT_ONCE

ARMOR = {
    1: {1: 0.2, 2: 0.5, 3: 0.3},
    2: {2: 0.5, 3: 0.35, 4: 0.15},
    3: {3: 0.35, 4: 0.4, 5: 0.25},
    4: {4: 0.35, 5: 0.4, 6: 0.25},
}  # how monsters are armed, by their level
LAST = 4
TURN = 6  # stamina of a turn
HIT = 1.3  # a hit in every turn
NUMBERS = {
    Number.ARMOR: 1.5,
    Number.WILL: 0.9,
    Number.HEALTH: 1.3,
    Number.STAMINA: 1.6,
    Number.ATTACK: 1.6,
    Number.MAGIC: 1.3,
    Number.RANGE: 0.4,
}


@cache
def item_worth(item: str, level: int = 1) -> float:
    """What an item brings to who wears it, or to who holds it if it is used up."""
    card = items()[item]
    worth = 1.5 * card.armor + 0.9 * card.will + _passives(card)
    strikes = [_strikes(item, place, level) for place in range(len(card.active))]
    best = max(strikes, default=0.0)
    others = sum(_ability(card, place) for place, strike in enumerate(strikes) if not strike)
    if card.type is Type.CONSUMABLE:
        return 1.0 + 0.4 * (others + best)
    return worth + HIT * best + others


def _passives(card: ItemPrint) -> float:
    total = 0.0
    for passive in card.passive:
        match passive:
            case Bonus(what, by):
                total += by * NUMBERS[what] * (0.5 if passive.given is not None else 1.0)
            case Has():
                total += 0.5
            case When():
                total += 0.7
    return total


def _strikes(item: str, place: int, level: int) -> float:
    """The hits of a whole turn with an attack."""
    card, attack = items()[item], attack_of(item, place)
    ability = card.active[place]
    if attack is None:
        return 0.0
    cost = max(1, ability.cost.stamina + 2 * ability.cost.essence)
    magic = 1 if attack.magic else 0  # wills are lower
    met = ARMOR[min(level, LAST)].items()
    hits = sum(share * chance(attack.attack, attack.low, armor - magic) for armor, share in met)
    hits *= TURN // cost if cost <= TURN else 0.5
    wide = isinstance(attack.on, Each) and attack.on.scope is not Scope.BOARD
    far = 1.25 if isinstance(ability.aim, Ranged) else 1.0
    return hits * far * (1.2 if wide else 1.0)


def _ability(card: ItemPrint, place: int) -> float:
    """What anything else to do with an item is worth."""
    total = 0.0
    for each in parts(card.active[place].do):
        match each:
            case units.Regain(Attribute.HEALTH, by):
                total += 1.0 * by
            case units.Regain(_, by):
                total += 0.6 * by
            case units.Change() | units.Grant() | units.Control() | units.Banish():
                total += weights.TOOL
            case moving.MoveUpTo() | moving.Teleport():
                total += 0.8
            case _:
                total += 0.3
    return total


def fitting(explorer: Explorer, item: ItemCard, level: int = 1) -> float:
    """What an item is worth to an explorer, who may have to wait before it can be worn."""
    card = items()[item]
    worth = item_worth(item, level)
    role = explorers()[explorer.card].role
    held = [gear.item for gear in explorer.gear]
    if card.type is Type.CONSUMABLE:
        return worth
    if not may_be_main(card):
        fits = any(_takes(items()[other], card) for other in held)
        return worth * (0.7 if fits else 0.2)
    same = [gear.item for gear in explorer.gear if items()[gear.item].type is card.type]
    rival = max((item_worth(other, level) for other in same), default=0.0)
    at_once = role is Class.CRAFTER or AT_ONCE[role] is card.type
    gain = worth - 0.6 * rival
    return max(0.1, gain) * (1.0 if at_once else 0.75)


def _takes(lower: ItemPrint, card: ItemPrint) -> bool:
    if lower.type is not card.type:
        return False
    if card.reinforces:
        return card.left is lower.right
    return card.bottom is not None and card.bottom is lower.top


def best_outfit(explorer: Explorer, level: int = 1) -> list[ItemCard]:
    """Which items to wear of all that an explorer has, main items before what goes on them."""
    held = [gear.item for gear in explorer.gear if not gear.spent]
    held.sort(key=lambda item: item_worth(item, level), reverse=True)
    chosen: list[ItemCard] = []
    hands = 0
    for item in held:
        card = items()[item]
        if not may_be_main(card):
            continue
        if card.type is Type.WEAPON:
            if hands + card.hands <= HANDS:
                hands += card.hands
                chosen.append(item)
        elif not any(items()[other].type is card.type for other in chosen):
            chosen.append(item)
    slots = {(item, right) for item in chosen for right in (False, True)}
    for item in held:
        card = items()[item]
        if item in chosen or card.type is Type.CONSUMABLE:
            continue
        for lower in list(chosen):
            if (lower, card.reinforces) in slots and _takes(items()[lower], card):
                slots -= {(lower, card.reinforces)}
                slots |= {(item, False), (item, True)}
                chosen.append(item)
                break
    return chosen


def arranging(explorer: Explorer, level: int = 1) -> float:
    """How much better an explorer could be dressed."""
    now = sum(item_worth(gear.item, level) for gear in explorer.gear if gear.worn)
    return max(0.0, sum(item_worth(item, level) for item in best_outfit(explorer, level)) - now - 0.3)
