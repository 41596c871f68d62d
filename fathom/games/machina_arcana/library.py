"""What is printed on the cards: read from `cards/*.yaml` at first use, when the verbs of `effects` are known."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from fathom.games.machina_arcana.pieces import Class, Icon, Kind, Part, Scenario, Type
from fathom.kernel.cards.effects import Condition, Do, Effect, Selection, Verb
from fathom.kernel.cards.shelf import Library

PACKAGE = "fathom.games.machina_arcana"
FOLDER = Path(__file__).parent / "cards"


class Group(StrEnum):
    """Whom a text speaks of; a unit is an explorer or a monster (ATT1b)."""

    EXPLORER = "explorer"
    MONSTER = "monster"
    UNIT = "unit"


class Number(StrEnum):
    """What a passive or a continuing effect can change."""

    ARMOR = "armor"
    WILL = "will"
    HEALTH = "max-health"
    STAMINA = "max-stamina"
    ATTACK = "attack"
    MAGIC = "magic-attack"
    RANGE = "range"


class Trait(StrEnum):
    """What can be so for a unit."""

    IMMOBILE = "immobile"
    HELD = "held"  # cannot move (TILE2f)
    ETHEREAL = "ethereal"
    STEADY = "steady"  # cannot be pushed or pulled
    OVER_OBSTACLES = "over-obstacles"
    OVER_PITS = "over-pits"
    SEES_ETHEREAL = "sees-ethereal"
    KEEPS_HEALTH = "keeps-health"  # cannot lose it (ATT2c)
    CLEAR_SHOT = "clear-shot"  # obstacles do not matter to its ranged abilities


class Moment(StrEnum):
    """When a trigger resolves (CON1b)."""

    KILLS = "kills"
    DESTROYED = "destroyed"
    HITS = "hits"
    TAKES_HIT = "takes-hit"
    DEFENDS = "defends"
    MARKER_REMOVED = "marker-removed"
    MOVES = "moves"
    ALLY_TURN = "ally-turn"  # a monster is destroyed on its tile in another explorer's turn


class Reach(StrEnum):
    MELEE = "melee"
    RANGED = "ranged"


# ------------------------------------------------------------------------------------- active abilities


class Cost(Struct, frozen=True):
    """What an active ability costs (ABL2b). `this`: the card is destroyed after use; `marker`: one of it returns;
    `space`: an adjacent space of that kind is destroyed."""

    stamina: int = 0
    essence: int = 0
    health: int = 0
    this: bool = False
    marker: bool = False
    space: Kind | None = None


class Aim(Verb, frozen=True):
    """What an ability may be aimed at: so many `targets` of a group that are as `given`, or a `space` of a kind."""


class Melee(Aim, frozen=True):
    """Oneself or an adjacent one (TGT5a)."""

    at: Group = Group.UNIT
    targets: int = 1
    given: Condition | None = None
    space: Kind | None = None


class Ranged(Aim, frozen=True):
    """Within range and in line of sight, with no obstacle between (TGT6a)."""

    range: int
    at: Group = Group.UNIT
    targets: int = 1
    given: Condition | None = None
    space: Kind | None = None


class Through(Ranged, frozen=True):
    """Within range and in line of sight, whatever stands between (TGT6b)."""


class AtDoor(Aim, frozen=True):
    """A door of which at least one side can be targeted (TGT2d)."""

    range: int


class Active(Struct, frozen=True):
    """An ability that is used; `only_if` must hold, and a `counted` one does something only every so many uses."""

    do: Effect
    cost: Cost = Cost()
    aim: Aim | None = None
    only_if: Condition | None = None
    counted: int = 0


# ------------------------------------------------------------------------------------ passive abilities


class Passive(Verb, frozen=True):
    """Something that is so as long as its card is in play: for its owner, or for those whom `to` names."""

    @property
    def key(self) -> str:
        """The number, trait, kind of space or moment that it is about: its first field."""
        return str(getattr(self, self.__struct_fields__[0]))


class Bonus(Passive, frozen=True):
    """A number is higher or lower. `weapon` limits a bonus to attack rolls to melee or ranged weapons."""

    bonus: Number
    by: int = 1
    to: Selection | None = None
    given: Condition | None = None
    weapon: Reach | None = None


class Has(Passive, frozen=True):
    has: Trait
    to: Selection | None = None
    given: Condition | None = None


class Considered(Passive, frozen=True):
    """Spaces of one kind are of another instead, or `also` (CELL13f, CELL13g). Only on cards that nobody owns."""

    considered: Kind
    as_kind: Kind
    also: bool = False


class When(Passive, frozen=True):
    """Something happens each time; a `counted` trigger does its effect only every so many times (CON2)."""

    when: Moment
    do: Effect
    counted: int = 0
    given: Condition | None = None


# ----------------------------------------------------------------------------------------------- cards


class Printed(Struct, frozen=True):
    """What all cards have: abilities of the three kinds (ABL1c)."""

    active: tuple[Active, ...] = ()
    passive: tuple[Passive, ...] = ()
    arrival: Effect | None = None


class ExplorerPrint(Printed, frozen=True, kw_only=True):
    role: Class
    armor: int
    will: int
    health: int
    stamina: int


class MonsterPrint(Printed, frozen=True, kw_only=True):
    level: int
    stamina: int
    health: int
    armor: int
    will: int


class ItemPrint(Printed, frozen=True, kw_only=True):
    """`top` and `bottom` are upgrade icons, `right` is the reinforcement it takes, `left` what makes it one (ITEM3).

    An `upgrade` works only on another item: it is never a main item.
    """

    type: Type
    level: int
    hands: int = 0
    part: Part | None = None
    top: Icon | None = None
    bottom: Icon | None = None
    right: Icon | None = None
    left: Icon | None = None
    upgrade: bool = False
    armor: int = 0
    will: int = 0

    @property
    def reinforces(self) -> bool:
        return self.left is not None  # ITEM1g


class EventPrint(Printed, frozen=True, kw_only=True):
    """`bound`: it stays with the explorer that invoked it (EVT3a)."""

    horror: bool = False
    bound: bool = False
    scenario: Scenario | None = None


class ChapterPrint(Printed, frozen=True, kw_only=True):
    """`number` 0 is the scenario card, and a finale has none; ratings that are missing skip their phase."""

    scenario: Scenario
    number: int = 0
    finale: bool = False
    spawn: int | None = None
    horror: int | None = None
    blocking: bool = False


LIBRARY = Library(PACKAGE, FOLDER)
explorers = LIBRARY.shelf("explorers", str, ExplorerPrint)
monsters = LIBRARY.shelf("monsters", str, MonsterPrint)
chapters = LIBRARY.shelf("chapters", str, ChapterPrint)
_items = [LIBRARY.shelf(type, str, ItemPrint) for type in ("weapons", "apparel", "artifacts", "consumables")]
_events = [LIBRARY.shelf(kind, str, EventPrint) for kind in ("explorations", "horrors", "scenario_events")]


@cache
def items() -> dict[str, ItemPrint]:
    return {name: card for shelf in _items for name, card in shelf().items()}


@cache
def events() -> dict[str, EventPrint]:
    return {name: card for shelf in _events for name, card in shelf().items()}


@cache
def printed(card: str) -> Printed:
    """The print of any card, by its name: no two cards have the same."""
    for shelf in (explorers(), monsters(), items(), events(), chapters()):
        if card in shelf:
            found: Printed = shelf[card]
            return found
    raise KeyError(card)


@cache
def attacks(card: str, place: int) -> bool:
    """Whether an ability of a card attacks what it is aimed at."""
    return any(type(each).__name__ == "Attack" for each in _parts(printed(card).active[place].do))


def _parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    if isinstance(effect, Do):
        for each in effect.do:
            yield from _parts(each)


@cache
def reaches(card: str) -> frozenset[Reach]:
    """What a weapon is one for, by its attacks: for melee, for range, for both, or for neither if it aims at nobody
    (TGT6f)."""
    item = items().get(card)
    active = item.active if item is not None and item.type is Type.WEAPON else ()
    aims = [ability.aim for place, ability in enumerate(active) if attacks(card, place)]
    kinds = {Reach.MELEE: Melee, Reach.RANGED: Ranged}
    return frozenset(reach for reach, kind in kinds.items() if any(isinstance(aim, kind) for aim in aims))
