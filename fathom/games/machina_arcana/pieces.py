"""The small words of the game: kinds of spaces, items, units and attributes. Cards are called as in their files."""

from enum import StrEnum
from typing import NewType

ExplorerCard = NewType("ExplorerCard", str)
MonsterCard = NewType("MonsterCard", str)
ItemCard = NewType("ItemCard", str)
EventCard = NewType("EventCard", str)
ChapterCard = NewType("ChapterCard", str)
Card = NewType("Card", str)
"""Any of these."""

Unit = NewType("Unit", str)
"""Whoever stands on the board, by the name of its card; a space that counts as a unit is `at-` and its number."""


class Class(StrEnum):
    """What an explorer is (EXP1b), and so what it may equip at once (ITEM5d)."""

    GUNNER = "gunner"
    BRUTE = "brute"
    MYSTIC = "mystic"
    CRAFTER = "crafter"


class Type(StrEnum):
    """The four decks of items (ITEM1a)."""

    WEAPON = "weapon"
    APPAREL = "apparel"
    ARTIFACT = "artifact"
    CONSUMABLE = "consumable"


class Part(StrEnum):
    """Where apparel is worn (ITEM1e)."""

    TORSO = "torso"
    LEGS = "legs"
    HEAD = "head"


class Icon(StrEnum):
    """What joins items: upgrades go on top of each other, reinforcements beside (ITEM3a, ITEM3e)."""

    BARREL = "barrel"
    BLADE = "blade"
    CORE = "core"
    CLOTH = "cloth"
    RUNE = "rune"
    LENS = "lens"
    MOUNT = "mount"  # a reinforcement of weapons
    PLATE = "plate"  # a reinforcement of what is worn on the torso


class Attribute(StrEnum):
    """What a unit has points of (ATT1a)."""

    ARMOR = "armor"
    WILL = "will"
    HEALTH = "health"
    STAMINA = "stamina"
    ESSENCE = "essence"


class Kind(StrEnum):
    """What a space is."""

    FLOOR = "floor"
    RUBBLE = "rubble"
    TRAP = "trap"
    PIT = "pit"
    BARREL = "barrel"
    SPAWN = "spawn"
    LEVER = "lever"
    RECHARGE = "recharge"
    WORKBENCH = "workbench"
    CHEST = "chest"
    EVENT = "event"
    CHAPTER = "chapter"
    STORY = "story"
    RITUAL = "ritual"
    STATUE = "statue"


PASSABLE = frozenset({Kind.FLOOR, Kind.TRAP, Kind.PIT, Kind.SPAWN, Kind.STORY})  # CELL3c, CELL4c, CELL6a
ACTION_SPACES = frozenset(
    {Kind.LEVER, Kind.RECHARGE, Kind.WORKBENCH, Kind.CHEST, Kind.EVENT, Kind.CHAPTER, Kind.RITUAL}
)  # CELL7a
LIKE_UNITS = frozenset({Kind.BARREL, Kind.STATUE})  # ATT1b, CELL5a


class Scenario(StrEnum):
    """The three stories of the box (SET2g)."""

    ICE = "ice"
    STATUE = "statue"
    BEAST = "beast"


class Phase(StrEnum):
    """The four phases of a round (RND1a)."""

    EXPLORERS = "explorers"
    SPAWN = "spawn"
    HORROR = "horror"
    MONSTERS = "monsters"


class Ending(StrEnum):
    """How a game ends (RND4, CHAP8)."""

    WON = "won"
    ESCAPED = "escaped"
    DESTROYED = "destroyed"
    DOOM = "doom"
