"""The decks of the box: cards and tiles that lie face down, each known to whoever has seen it."""

from typing import Annotated

from fathom.games.machina_arcana.board.tiles import Tile
from fathom.games.machina_arcana.pieces import EventCard, ItemCard, MonsterCard
from fathom.kernel import Knowers, Known, Pool
from fathom.kernel.state.decks import Pile


class ItemDeck(Pile):
    cards: Annotated[list[ItemCard | None], Known(by="seen"), Pool("item")]
    seen: Knowers[list[int]] = []


class MonsterDeck(Pile):
    cards: Annotated[list[MonsterCard | None], Known(by="seen"), Pool("monster")]
    seen: Knowers[list[int]] = []


class ExplorationDeck(Pile):
    cards: Annotated[list[EventCard | None], Known(by="seen"), Pool("exploration")]
    seen: Knowers[list[int]] = []


class HorrorDeck(Pile):
    cards: Annotated[list[EventCard | None], Known(by="seen"), Pool("horror")]
    seen: Knowers[list[int]] = []


class TileStack(Pile):
    """Tiles by their numbers. The side that one shows is decided by chance when it is first drawn."""

    cards: Annotated[list[Tile | None], Known(by="seen"), Pool("tile")]
    seen: Knowers[list[int]] = []
