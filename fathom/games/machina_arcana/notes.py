"""Notes on answers: what one costs, where it leads and what it changes, for clients to show before it is given."""

from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from fathom.games.machina_arcana.actions import (
    Activate,
    Attach,
    Equip,
    Explore,
    Give,
    Keep,
    Leave,
    OpenDoor,
    Seal,
    Stow,
    TakeTurn,
    Use,
)
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer, Gear
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import ItemCard, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.items.gear import attached, in_slot
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import Action

SHOWN = (Number.ARMOR, Number.WILL, Number.HEALTH, Number.STAMINA, Number.ATTACK, Number.MAGIC, Number.RANGE)


Sequel = Activate | Seal | Explore | Leave | OpenDoor | Use | Equip | TakeTurn
"""What clients may offer together with the answer that makes it possible."""


class Change(Struct, frozen=True):
    """A number of an explorer as it is and as it would be."""

    what: Number
    before: int
    after: int


class Note(Struct, frozen=True, omit_defaults=True):
    """What an answer costs, the way it leads, the spaces its ability reaches and those that its line crosses; the tiles
    that scroll away with the monsters on them; how the numbers of an explorer would change, by what is stowed; the
    explorer that an attack would hurt; whether it would change nothing now; and what could be done right after it."""

    stamina: int = 0
    essence: int = 0
    health: int = 0
    spends: bool = False
    way: list[Space] = []
    reach: list[Space] = []
    line: list[Space] = []
    tiles: list[int] = []
    banished: list[Unit] = []
    changes: list[Change] = []
    stowed: list[ItemCard] = []
    hurts: Unit | None = None
    vain: bool = False
    then: list[Sequel] = []


def note_on_gear(g: Machina, explorer: Explorer, action: Action) -> Note | None:
    """What becomes of an explorer's numbers if an item is equipped, attached, stowed or given away."""
    match action:
        case Equip(item, instead):
            off = _with_attached(explorer, instead) if instead is not None else []
            return _changed(g, explorer, off, Gear(item, worn=True))
        case Attach(item, on):
            there = in_slot(explorer, item, on)
            off = _with_attached(explorer, there) if there is not None else []
            return _changed(g, explorer, off, Gear(item, worn=True, on=on))
        case Stow(item):
            return _changed(g, explorer, _with_attached(explorer, item))
        case Give(item) if any(gear.item == item for gear in explorer.gear):
            return _changed(g, explorer, [gear.item for gear in explorer.gear if gear.item == item and gear.worn])
        case Keep():
            return Note()
    return None


def _with_attached(explorer: Explorer, item: ItemCard) -> list[ItemCard]:
    return [item, *(gear.item for gear in attached(explorer, item))]


def _changed(g: Machina, explorer: Explorer, off: list[ItemCard], put: Gear | None = None) -> Note:
    """The numbers before and after, reckoned at a table of its own: this one is not touched."""
    worn = [replace(gear, worn=False, on="") if gear.item in off else gear for gear in explorer.gear]
    if put is not None:
        worn = [each for each in worn if each.item != put.item] + [put]
    other = copy(g)
    other.explorers = [replace(each, gear=worn) if each is explorer else each for each in g.explorers]
    other.changed()
    unit = explorer.unit
    pairs = [Change(what, number(g, unit, what), number(other, unit, what)) for what in SHOWN]
    return Note(changes=[each for each in pairs if each.before != each.after], stowed=off)
