"""What is printed on the cards: read from `cards/*.yaml` at first use, when the verbs of `effects` are known."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import (
    Damage,
    Icon,
    Item,
    Mythos,
    Passenger,
    Resource,
    Role,
    Spell,
    TrackIcon,
    Waypoint,
)
from fathom.games.unfathomable.skills import CARDS, SKILL, VALUE, Card, Skill
from fathom.kernel.cards import Cards
from fathom.kernel.effects import Effect

PACKAGE = "fathom.games.unfathomable"
FOLDER = Path(__file__).parent / "cards"
K = TypeVar("K", bound=StrEnum)
T = TypeVar("T")


class Window(StrEnum):
    """The moments at which abilities may be used."""

    ACTION = "action"
    ACTION_PHASE = "action-phase"
    BEFORE_ROLL = "before-roll"
    AFTER_ROLL = "after-roll"
    AFTER_ATTACK_ROLL = "after-attack-roll"
    BEFORE_CARDS = "before-cards"
    CARDS_REVEALED = "cards-revealed"
    TOTAL_KNOWN = "total-known"
    CHARACTER_FALLS = "character-falls"
    PASSENGER_FALLS = "passenger-falls"
    MYTHOS_PHASE = "mythos-phase"
    MYTHOS_DRAWN = "mythos-drawn"
    CRISIS_CHOICE = "crisis-choice"
    BOILER_USED = "boiler-used"
    LORE_USED = "lore-used"


class Limit(StrEnum):
    """How often an ability may be used (10.10)."""

    TURN = "turn"
    ROLL = "roll"
    TEST = "test"


class Ability(Struct, frozen=True):
    """Something its holder may do at a named moment. `brig`: whether it works in the Brig."""

    when: Window
    do: Effect
    once: Limit | None = None
    brig: bool = True
    also: Window | None = None

    def serves(self, when: Window) -> bool:
        return when is self.when or when is self.also


class SkillAbility(Ability, frozen=True, kw_only=True):
    """What the Skill cards of one type and these values can do; `echo`: an amulet can repeat it."""

    skill: Skill
    values: tuple[int, ...]
    echo: bool = False


class Weapon(Struct, frozen=True):
    """How an attack with an item differs from a basic one."""

    bonus: int = 0
    adjacent: bool = False
    reroll: bool = False
    per_enemy: int = 0


class ItemCard(Struct, frozen=True):
    """`basic` is added to the holder's basic attacks; an upgrade (`skill`) to the skill set."""

    traits: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    weapon: Weapon | None = None
    basic: int = 0
    skill: Skill | None = None


class Character(Struct, frozen=True):
    skills: dict[Skill, int]
    start: Space
    item: Item
    captain: int
    keeper: int
    ability: Ability
    feat: Ability
    reveal: Effect


class SpellCard(Struct, frozen=True):
    """A spell with `kept` stays with its resolver until that ability is used; one laid on a player is a `ward`."""

    do: Effect
    copies: int = 1
    kept: Ability | None = None


class WaypointCard(Struct, frozen=True):
    distance: int
    do: Effect
    fuel: int = 0


class DamageCard(Struct, frozen=True):
    """A structural card lies in its room until it is `repair`ed; another is resolved by `do` and gone."""

    repair: int = 0
    skill: Skill | None = None
    do: Effect | None = None
    stays: bool = False

    @property
    def leaves(self) -> bool:
        """Whether it is removed from the game when it is resolved."""
        return self.do is not None and not self.stays


class PassengerToken(Struct, frozen=True):
    copies: int
    lose: tuple[Resource, ...] = ()


class Chooser(StrEnum):
    CURRENT = "current"
    CAPTAIN = "captain"
    KEEPER = "keeper"
    CHARACTER = "character"


class Check(Struct, frozen=True):
    """A skill test: the threshold, the supporting skills, and where a partial success begins (0: nowhere)."""

    threshold: int
    skills: tuple[Skill, ...]
    partial: int = 0


class Crisis(Struct, frozen=True):
    """A Mythos card: a `check` with its outcomes, a choice between `one` and `other`, or a check or `other`."""

    icon: Icon
    track: TrackIcon
    chooser: Chooser = Chooser.CURRENT
    role: Role | None = None
    check: Check | None = None
    success: Effect | None = None
    partial: Effect | None = None
    failure: Effect | None = None
    one: Effect | None = None
    other: Effect | None = None
    stays: Ability | None = None


class Room(Struct, frozen=True):
    """The Action of an interior space; the outcome of its check, where it has one, is `success`."""

    action: Effect
    check: Check | None = None
    success: Effect | None = None


@cache
def _cards() -> Cards:
    return Cards(PACKAGE)


def _shelf(file: str, names: type[K], card: type[T]) -> dict[K, T]:
    """The cards of one file, which must hold one for every name."""
    found = {names(name): value for name, value in _cards().load(FOLDER / file, card).items()}
    missing = [name.value for name in names if name not in found]
    if missing:
        raise ValueError(f"{file}: no card {', '.join(missing)}")
    return found


@cache
def skill_abilities() -> dict[str, SkillAbility]:
    return _cards().load(FOLDER / "skills.yaml", SkillAbility)


@cache
def names_of_abilities() -> tuple[str, ...]:
    """For each Skill card the name of its ability."""
    names = {(card.skill, value): name for name, card in skill_abilities().items() for value in card.values}
    return tuple(names[SKILL[card], VALUE[card]] for card in CARDS)


@cache
def abilities() -> tuple[SkillAbility, ...]:
    """For each Skill card its ability."""
    return tuple(skill_abilities()[name] for name in names_of_abilities())


@cache
def cards_for(when: Window) -> frozenset[Card]:
    """The Skill cards with an ability for this moment."""
    return frozenset(card for card in CARDS if abilities()[card].serves(when))


@cache
def held_for(when: Window, revealed: bool) -> bool:
    """Whether any Skill card that a human, or a revealed traitor, could use has an ability for this moment."""
    return any(revealed or SKILL[card] is not Skill.TREACHERY for card in cards_for(when))


@cache
def characters() -> dict[Role, Character]:
    return _shelf("characters.yaml", Role, Character)


@cache
def items() -> dict[Item, ItemCard]:
    return _shelf("items.yaml", Item, ItemCard)


@cache
def spells() -> dict[Spell, SpellCard]:
    return _shelf("spells.yaml", Spell, SpellCard)


@cache
def waypoints() -> dict[Waypoint, WaypointCard]:
    return _shelf("waypoints.yaml", Waypoint, WaypointCard)


@cache
def damage_cards() -> dict[Damage, DamageCard]:
    return _shelf("damage.yaml", Damage, DamageCard)


@cache
def passengers() -> dict[Passenger, PassengerToken]:
    return _shelf("passengers.yaml", Passenger, PassengerToken)


@cache
def crises() -> dict[Mythos, Crisis]:
    return _shelf("mythos.yaml", Mythos, Crisis)


@cache
def rooms() -> dict[Space, Room]:
    return {Space(name): room for name, room in _cards().load(FOLDER / "rooms.yaml", Room).items()}


def everything() -> None:
    """Read every card: a wrong one is an error when the game loads."""
    for shelf in (skill_abilities, characters, items, spells, waypoints, damage_cards, passengers, crises, rooms):
        shelf()
