"""The pieces of Sleeping Gods and their names. Ids of cards are the keys of the files in `cards/`."""

from enum import StrEnum
from pathlib import Path
from typing import NewType

from fathom.kernel.cards.shelf import Id, ids

CARDS = Path(__file__).parent / "cards"

Region = NewType("Region", str)
"""A sea region by the page and its letter: `2d`."""

Location = NewType("Location", int)
"""A place to explore, by the number in its red circle."""

Passage = NewType("Passage", str)
"""A paragraph of the book by its number: `2`, `2.3`, `1.2`, `F1`."""

Label = NewType("Label", str)
"""A choice of the paragraph that is being read."""

Heading = NewType("Heading", str)
"""A choice by the key of its text in the book: `2.3/light`."""

Square = NewType("Square", int)
"""A square of an enemy's grid, 0 to 8, from the top left to the bottom right."""


class Crew(Id):
    """The nine crew members; the captain is the first."""

    vars().update(ids(CARDS / "crew.yaml"))


CAPTAIN = Crew("odessa")


class SkillCard(Id):
    vars().update(ids(CARDS / "skills.yaml"))


class Level(Id):
    """Level cards, each of one crew member."""

    vars().update(ids(CARDS / "levels.yaml"))


class Enemy(Id):
    vars().update(ids(CARDS / "enemies.yaml"))


class Find(Id):
    """Search tokens."""

    vars().update(ids(CARDS / "search.yaml"))


class Card(Id):
    """Adventure cards; trade cards are a kind of them (MKT9)."""

    vars().update({**ids(CARDS / "trade.yaml"), **ids(CARDS / "adventure.yaml")})


class Quest(Id):
    vars().update(ids(CARDS / "quests.yaml"))


class EventCard(Id):
    vars().update(ids(CARDS / "events.yaml"))


class Skill(StrEnum):
    """GEN9a."""

    STRENGTH = "strength"
    CUNNING = "cunning"
    SAVVY = "savvy"
    PERCEPTION = "perception"
    CRAFT = "craft"


class Status(StrEnum):
    """GEN11b."""

    WEAKENED = "weakened"
    LOW_MORALE = "low-morale"
    FRIGHTENED = "frightened"
    MADNESS = "madness"
    VENOM = "venom"


class Ailment(StrEnum):
    """What a card can take away: a status, or any of them."""

    WEAKENED = "weakened"
    LOW_MORALE = "low-morale"
    FRIGHTENED = "frightened"
    MADNESS = "madness"
    VENOM = "venom"
    ANY = "any"

    @property
    def statuses(self) -> list[Status]:
        return list(Status) if self is Ailment.ANY else [Status(self.value)]


class Good(StrEnum):
    """What the party shares on the ship board (GEN12)."""

    COIN = "coin"
    MEAT = "meat"
    GRAIN = "grain"
    VEGETABLE = "vegetable"
    MATERIAL = "material"
    ARTIFACT = "artifact"


ENDINGS = range(1, 14)  # SCO7

FOOD = (Good.MEAT, Good.GRAIN, Good.VEGETABLE)  # GEN13


class Gift(StrEnum):
    """What a text can give or take: a good, or something else that is counted. A `card` is a skill card."""

    COIN = "coin"
    MEAT = "meat"
    GRAIN = "grain"
    VEGETABLE = "vegetable"
    MATERIAL = "material"
    ARTIFACT = "artifact"
    FOOD = "food"
    ORDER = "order"
    XP = "xp"
    CARD = "card"


class Place(StrEnum):
    """Where the ship can be damaged: the hull and the five rooms (SHIP3)."""

    HULL = "hull"
    DECK = "deck"
    SICK_BAY = "sick-bay"
    GALLEY = "galley"
    QUARTERS = "quarters"
    BRIDGE = "bridge"


PLACES = tuple(Place)
"""By their fate numbers: the hull is 1."""

ROOMS = tuple(place for place in PLACES if place is not Place.HULL)


class Danger(StrEnum):
    """The three types of event cards (SET9a)."""

    MILD = "mild"
    PERILOUS = "perilous"
    DEADLY = "deadly"


class Kind(StrEnum):
    """What an adventure card is."""

    PASSENGER = "passenger"
    ANIMAL = "animal"
    EQUIPMENT = "equipment"
    WEAPON = "weapon"
    RECIPE = "recipe"
    TOTEM = "totem"


class Trick(Id):
    """What enemies can do besides dealing damage (ENE)."""

    vars().update(ids(CARDS / "tricks.yaml"))


class Who(StrEnum):
    """Whom a text speaks of: the choice of the active player, everybody, who took part in the challenge, who uses the
    card, or a crew member by name."""

    CHOOSE = "choose"
    EACH = "each"
    PARTICIPANTS = "participants"
    BEARER = "bearer"
    OTHER = "other"
    ODESSA = "odessa"
    AUDRIE = "audrie"
    GREGORY = "gregory"
    KANNAN = "kannan"
    KASUMI = "kasumi"
    LAURENT = "laurent"
    MAC = "mac"
    MARCO = "marco"
    RAFAEL = "rafael"

    @property
    def named(self) -> Crew | None:
        """The crew member, if one is named."""
        return NAMED.get(self)


NAMED = {Who(member.value): member for member in Crew}


class Number(StrEnum):
    """What cards can raise or lower while they are in play."""

    HEALTH = "health"
    ACCURACY = "accuracy"
    DAMAGE = "damage"
    BLOCK = "block"  # of a weapon: only against a counterattack (CBT11d)
    GUARD = "guard"  # a block that also works at the end of a round
    NAVIGATION = "navigation"
    HAND = "hand"  # how many skill cards a player may hold
    OFFER = "offer"  # trade cards on offer
    INN = "inn"  # its price in coins
    TOKENS = "tokens"  # search tokens that may be drawn
    REWARDS = "rewards"  # search rewards that may be taken
    CARE = "care"  # ship damage of a search that is ignored
    ENEMY_DAMAGE = "enemy-damage"
    STRENGTH = "strength"
    CUNNING = "cunning"
    SAVVY = "savvy"
    PERCEPTION = "perception"
    CRAFT = "craft"


class Moment(StrEnum):
    """When something happens by itself."""

    RESTED = "rested"  # the bearer loses fatigue
    HEALED = "healed"  # the bearer is healed
    COOKED = "cooked"  # a recipe was cooked
    SEARCHED = "searched"  # a search is over
    TREATED = "treated"  # a member saw the doctor in port
    WON = "won"  # a combat was won
    ROOM = "room"  # a room was used
    PORT = "port"  # a port action began
    FATE = "fate"  # fate was drawn outside combat
