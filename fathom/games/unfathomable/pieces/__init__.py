"""The pieces in the box: every kind of card, token, dial and track, by name."""

from enum import StrEnum
from pathlib import Path
from typing import Literal

from fathom.kernel.cards.shelf import Id, ids

CARDS = Path(__file__).parents[1] / "cards"

Deck = Literal["mythos", "waypoints", "items", "spells"]
"""The decks whose cards can be looked at. Their top is the end of the list."""


class Resource(StrEnum):
    """The four dials (46.0)."""

    FUEL = "fuel"
    FOOD = "food"
    SANITY = "sanity"
    SOULS = "souls"


class Track(StrEnum):
    VOYAGE = "voyage"
    RITUAL = "ritual"


class Icon(StrEnum):
    """What a Mythos card activates (3.1)."""

    HYDRA = "hydra"
    DAGON = "dagon"
    DEEP_ONES = "deep-ones"


class TrackIcon(StrEnum):
    """The track that a Mythos card moves (17.25)."""

    VOYAGE = "voyage"
    RITUAL = "ritual"
    CHOOSE = "choose"


class Title(StrEnum):
    CAPTAIN = "captain"
    KEEPER = "keeper"


class Loyalty(StrEnum):
    HUMAN = "human"
    HYBRID = "hybrid"
    CULTIST = "cultist"


class Side(StrEnum):
    """Who wins together (28.1)."""

    HUMANS = "humans"
    TRAITORS = "traitors"


class Role(Id):
    """The ten characters."""

    vars().update(ids(CARDS / "characters.yaml"))


class Item(Id):
    vars().update(ids(CARDS / "items.yaml"))


class Spell(Id):
    vars().update(ids(CARDS / "spells.yaml"))


class Waypoint(Id):
    vars().update(ids(CARDS / "waypoints.yaml"))


class Damage(Id):
    vars().update(ids(CARDS / "damage.yaml"))


class Passenger(Id):
    """The front of a passenger token."""

    vars().update(ids(CARDS / "passengers.yaml"))


class Mythos(Id):
    """The seventy crises of the deck."""

    vars().update(ids(CARDS / "mythos.yaml"))
