"""What is printed on the cards: read from `cards/*.yaml` at first use, when the verbs of `effects` are known."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import (
    CARDS,
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
from fathom.games.unfathomable.skills import CARDS as SKILL_CARDS
from fathom.games.unfathomable.skills import SKILL, VALUE, Card, Skill
from fathom.kernel.effects import Effect
from fathom.kernel.modifiers import Listeners, Passive, numbers
from fathom.kernel.shelf import Library

K = TypeVar("K")
A = TypeVar("A", bound="Ability")
ATTACK = "attack"  # the number that items add to basic attacks


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

    @property
    def moments(self) -> tuple[Window, ...]:
        return (self.when, self.also) if self.also else (self.when,)


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
    """`passives` work while their holder is free; an upgrade (`skill`) adds to the skill set."""

    traits: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    weapon: Weapon | None = None
    passives: tuple[Passive, ...] = ()
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
    """The Action of an interior space, and the moment it `opens`; `success` is the outcome of its check, if any."""

    action: Effect
    check: Check | None = None
    success: Effect | None = None
    opens: Window | None = None


LIBRARY = Library(__package__, CARDS)
skill_abilities = LIBRARY.shelf("skills", str, SkillAbility)
characters = LIBRARY.shelf("characters", Role, Character)
items = LIBRARY.shelf("items", Item, ItemCard)
spells = LIBRARY.shelf("spells", Spell, SpellCard)
waypoints = LIBRARY.shelf("waypoints", Waypoint, WaypointCard)
damage_cards = LIBRARY.shelf("damage", Damage, DamageCard)
passengers = LIBRARY.shelf("passengers", Passenger, PassengerToken)
crises = LIBRARY.shelf("mythos", Mythos, Crisis)
rooms = LIBRARY.shelf("rooms", Space, Room)


@cache
def names_of_abilities() -> tuple[str, ...]:
    """For each Skill card the name of its ability."""
    names = {(card.skill, value): name for name, card in skill_abilities().items() for value in card.values}
    return tuple(names[SKILL[card], VALUE[card]] for card in SKILL_CARDS)


@cache
def abilities() -> tuple[SkillAbility, ...]:
    """For each Skill card its ability."""
    return tuple(skill_abilities()[name] for name in names_of_abilities())


class Heard(NamedTuple):
    """All cards with an ability for one moment, and those abilities."""

    skills: dict[Card, tuple[SkillAbility, ...]]
    sheets: dict[Role, tuple[Ability, ...]]
    feats: dict[Role, tuple[Ability, ...]]
    items: dict[Item, tuple[Ability, ...]]
    spells: dict[Spell, tuple[Ability, ...]]
    crises: dict[Mythos, tuple[Ability, ...]]


@cache
def heard(when: Window) -> Heard:
    return Heard(*(listeners.at(when) for listeners in _all_listeners()))


@cache
def _all_listeners() -> tuple[Any, ...]:
    kept = {spell: card.kept for spell, card in spells().items()}
    stays = {name: card.stays for name, card in crises().items()}
    return (
        _listening({card: [abilities()[card]] for card in SKILL_CARDS}),
        _listening({role: [sheet.ability] for role, sheet in characters().items()}),
        _listening({role: [sheet.feat] for role, sheet in characters().items()}),
        _listening({item: card.abilities for item, card in items().items()}),
        _listening({spell: [ability] for spell, ability in kept.items() if ability}),
        _listening({name: [ability] for name, ability in stays.items() if ability}),
    )


@cache
def passives() -> Listeners[Item, Passive]:
    """The numbers that items change."""
    return numbers({item: card.passives for item, card in items().items()})


def _listening(cards: Mapping[K, Iterable[A]]) -> Listeners[K, A]:
    return Listeners(cards, lambda ability: ability.moments)


@cache
def held_for(when: Window, revealed: bool) -> bool:
    """Whether any Skill card that a human, or a revealed traitor, could use has an ability for this moment."""
    return any(revealed or SKILL[card] is not Skill.TREACHERY for card in heard(when).skills)
