"""Discovery tokens and special missions: their kinds, values, places and what salvaging them does."""

from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from fathom.games.nautilus.board import DISCOVERY_SQUARES, ZONES, Zone
from fathom.kernel.cards.effects import Effect
from fathom.kernel.cards.shelf import Id, Library, ids

CARDS = Path(__file__).parent / "cards"


class Find(Id):
    """What a discovery token shows."""

    vars().update(ids(CARDS / "discoveries.yaml"))


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


class Mission(Id):
    vars().update(ids(CARDS / "missions.yaml"))


class MissionCard(Struct, frozen=True):
    kinds: tuple[Find, ...]


LIBRARY = Library(__package__, CARDS)
discoveries = LIBRARY.shelf("discoveries", Find, Discovery)
missions = LIBRARY.shelf("missions", Mission, MissionCard)


@cache
def tokens_of(zone: Zone) -> list[Find]:
    """Every token that is dealt into a zone."""
    return [find for find, card in discoveries().items() for _ in range(getattr(card, zone.value))]


MISSIONS: dict[Mission, tuple[Find, ...]] = {mission: card.kinds for mission, card in missions().items()}
COLLECTED = (Find.GOLD, Find.JELLYFISH, Find.URCHIN, Find.SCALLOP, Find.SNAIL)  # U5h
ATLANTIS: dict[Find, int] = {
    find: int(find.value.removeprefix("atlantis-")) for find in Find if find.value.startswith("atlantis-")
}
ZONE_OF_TOKEN: list[Zone] = [ZONES[square] for square in DISCOVERY_SQUARES]
TOKENS_IN: dict[Zone, list[int]] = {
    zone: [token for token, there in enumerate(ZONE_OF_TOKEN) if there is zone] for zone in Zone
}
