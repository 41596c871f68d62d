"""Discovery tokens and special missions: their kinds, values, places and what salvaging them does."""

from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from fathom.games.nautilus.board import DISCOVERY_SQUARES, ZONES, Zone
from fathom.kernel.cards import Cards
from fathom.kernel.effects import Effect

PACKAGE = "fathom.games.nautilus"
FOLDER = Path(__file__).parent / "cards"


class Find(StrEnum):
    """What a discovery token shows."""

    GOLD = "gold"
    JELLYFISH = "jellyfish"
    URCHIN = "urchin"
    SCALLOP = "scallop"
    SNAIL = "snail"
    CHEST = "chest"
    SPEED = "speed"
    ATLANTIS_1 = "atlantis-1"
    ATLANTIS_2 = "atlantis-2"
    ATLANTIS_3 = "atlantis-3"
    ATLANTIS_4 = "atlantis-4"
    ATLANTIS_5 = "atlantis-5"
    ATLANTIS_6 = "atlantis-6"
    ATLANTIS_7 = "atlantis-7"
    ATLANTIS_8 = "atlantis-8"
    ATLANTIS_9 = "atlantis-9"
    ATLANTIS_10 = "atlantis-10"
    ATLANTIS_11 = "atlantis-11"
    ATLANTIS_12 = "atlantis-12"
    ATLANTIS_13 = "atlantis-13"
    ATLANTIS_14 = "atlantis-14"
    ATLANTIS_15 = "atlantis-15"


class Face(StrEnum):
    BLUE = "blue"
    BEIGE = "beige"


class Discovery(Struct, frozen=True):
    """One kind of token."""

    face: Face
    slope: int = 0
    deep: int = 0
    trench: int = 0
    value: int = 0
    salvaged: Effect | None = None


class Mission(StrEnum):
    REEF = "reef"
    GARDEN = "garden"
    CURRENT = "current"
    SHELF = "shelf"


class MissionCard(Struct, frozen=True):
    kinds: tuple[Find, ...]


@cache
def discoveries() -> dict[Find, Discovery]:
    """The tokens' data. Read at first use, when the verbs of `effects.py` are known."""
    cards = Cards(PACKAGE).load(FOLDER / "discoveries.yaml", Discovery)
    return {Find(name): card for name, card in cards.items()}


@cache
def tokens_of(zone: Zone) -> list[Find]:
    """Every token that is dealt into a zone."""
    return [find for find, card in discoveries().items() for _ in range(getattr(card, zone.value))]


MISSIONS: dict[Mission, tuple[Find, ...]] = {
    Mission(name): card.kinds for name, card in Cards(PACKAGE).load(FOLDER / "missions.yaml", MissionCard).items()
}
COLLECTED = (Find.GOLD, Find.JELLYFISH, Find.URCHIN, Find.SCALLOP, Find.SNAIL)  # U5h
ATLANTIS: dict[Find, int] = {
    find: int(find.value.removeprefix("atlantis-")) for find in Find if find.value.startswith("atlantis-")
}
ZONE_OF_TOKEN: list[Zone] = [ZONES[square] for square in DISCOVERY_SQUARES]
TOKENS_IN: dict[Zone, list[int]] = {
    zone: [token for token, there in enumerate(ZONE_OF_TOKEN) if there is zone] for zone in Zone
}
