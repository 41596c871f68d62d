"""Inventories: what is worn on what, what may be worn, and what follows when an item goes (ITEM1 to ITEM4)."""

from fathom.games.machina_arcana.figures import Explorer, Gear
from fathom.games.machina_arcana.library import ItemPrint, items
from fathom.games.machina_arcana.pieces import ItemCard, Part, Type
from fathom.kernel import Refusal

HANDS = 2
NEVER_WORN = Refusal("ITEM1c", "never-worn")
NEVER_MAIN = Refusal("ITEM1h", "never-main")
HANDS_FULL = Refusal("ITEM2c", "hands-full")
ONE_OF_A_TYPE = Refusal("ITEM2b", "one-of-a-type")
OTHER_TYPE = Refusal("ITEM3a", "other-type")
NO_PLACE_ON_TOP = Refusal("ITEM3a", "no-place-on-top")
NO_PLACE_BESIDE = Refusal("ITEM3e", "no-place-beside")
TWO_TORSOS = Refusal("ITEM3b", "two-torsos")


def gear_of(explorer: Explorer, item: ItemCard) -> Gear:
    return next(gear for gear in explorer.gear if gear.item == item)


def worn(explorer: Explorer) -> list[Gear]:
    return [gear for gear in explorer.gear if gear.worn]


def mains(explorer: Explorer, type: Type) -> list[Gear]:
    """The main items of a type: the lowest of each assembly (ITEM2a)."""
    return [gear for gear in explorer.gear if gear.worn and not gear.on and items()[gear.item].type is type]


def attached(explorer: Explorer, item: ItemCard) -> list[Gear]:
    """Everything that is worn on an item, and on that."""
    found: list[Gear] = []
    for gear in explorer.gear:
        if gear.on == item:
            found += [gear, *attached(explorer, gear.item)]  # ITEM3c
    return found


def may_be_main(card: ItemPrint) -> bool:
    """Consumables are never equipped, and reinforcements and upgrades never main items (ITEM1c, ITEM1h)."""
    return card.type is not Type.CONSUMABLE and not card.reinforces and not card.upgrade


def against_main(explorer: Explorer, item: ItemCard, without: ItemCard | None = None) -> Refusal | None:
    """What speaks against equipping an item as it is, or after stowing one main item of its type (ITEM2b to d)."""
    card = items()[item]
    if not may_be_main(card):
        return NEVER_WORN if card.type is Type.CONSUMABLE else NEVER_MAIN
    others = [items()[gear.item] for gear in mains(explorer, card.type) if gear.item not in (item, without)]
    if card.type is Type.WEAPON:
        return HANDS_FULL if sum(other.hands for other in others) + card.hands > HANDS else None
    return ONE_OF_A_TYPE if others else None


def against_attaching(explorer: Explorer, item: ItemCard, on: ItemCard) -> Refusal | None:
    """What speaks against upgrading or reinforcing an item with another; one that is there can be stowed (ITEM3)."""
    card, lower = items()[item], items()[on]
    if item == on or card.type is not lower.type:
        return NEVER_WORN if card.type is Type.CONSUMABLE else OTHER_TYPE
    if card.reinforces:
        return None if card.left is lower.right else NO_PLACE_BESIDE
    if card.bottom is None or card.bottom is not lower.top:
        return NO_PLACE_ON_TOP
    return TWO_TORSOS if card.part is Part.TORSO and _holds_torso(explorer, on) else None


def in_slot(explorer: Explorer, item: ItemCard, on: ItemCard) -> ItemCard | None:
    """What is worn where an item would go: the upgrade of another one, or its reinforcement (ITEM3d, ITEM3g)."""
    beside = items()[item].reinforces
    there = [gear.item for gear in explorer.gear if gear.on == on and items()[gear.item].reinforces == beside]
    return there[0] if there else None


def _holds_torso(explorer: Explorer, item: ItemCard) -> bool:
    """Whether an item is a torso or worn on one: never two in an assembly (ITEM3b)."""
    if items()[item].part is Part.TORSO:
        return True
    lower = gear_of(explorer, item).on
    return bool(lower) and _holds_torso(explorer, ItemCard(lower))
