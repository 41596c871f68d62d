"""What explorers own and wear, for the tests of items and inventories."""

from fathom.games.machina_arcana.actions import DrawFrom
from fathom.games.machina_arcana.figures import Gear
from fathom.games.machina_arcana.library import items
from fathom.games.machina_arcana.pieces import ItemCard, Unit
from fathom.games.machina_arcana.steps.items.inventory import Rearrange
from fathom.kernel import Match
from tests.rules.machina_arcana.scene import CREW, Scene, table


def card(name: str) -> ItemCard:
    return ItemCard(name)


def gear(match: Match, seat: int = 0) -> dict[str, Gear]:
    return {str(each.item): each for each in table(match).explorers[seat].gear}


def worn(match: Match, seat: int = 0) -> set[str]:
    return {item for item, each in gear(match, seat).items() if each.worn}


def rearranging(*stowed: str, seat: int = 0) -> Match:
    unit = Unit(CREW[seat])
    return Scene(*CREW).explorer(seat, stowed=stowed).play(Rearrange(unit, unit))


def drawing(*found: str) -> list[DrawFrom]:
    return [DrawFrom(items()[name].type) for name in found]
