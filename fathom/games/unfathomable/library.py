"""What is printed on the cards: read from `cards/*.yaml` at first use, when the verbs of `effects` are known."""

from enum import StrEnum
from functools import cache

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
from fathom.games.unfathomable.pieces.skills import CARDS as SKILL_CARDS
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE, Skill
from fathom.kernel.cards.effects import Effect
from fathom.kernel.cards.moments import Passive
from fathom.kernel.cards.shelf import Library

ATTACK = "attack"  # the number that items add to basic attacks


class Moment(StrEnum):
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

    when: Moment
    do: Effect
    once: Limit | None = None
    brig: bool = True
    also: Moment | None = None

    @property
    def moments(self) -> tuple[Moment, ...]:
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

    def option(self, number: int) -> Effect:
        """The first or the second of its options."""
        effect = self.one if number == 1 else self.other
        if effect is None:
            raise LookupError(f"a crisis without option {number}")
        return effect


class Room(Struct, frozen=True):
    """The Action of an interior space, and the moment it `opens`; `success` is the outcome of its check, if any."""

    action: Effect
    check: Check | None = None
    success: Effect | None = None
    opens: Moment | None = None


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
