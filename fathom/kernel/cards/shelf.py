"""Shelves: the card files of a game. A card's id is its key in the YAML, and stands nowhere else.

    class Item(Id):
        vars().update(ids(CARDS / "items.yaml"))

    LIBRARY = Library(__package__, CARDS)
    items = LIBRARY.shelf("items", Item, ItemCard)

`Item` is an enum, so the rest follows by itself: the words `item-rifle`, the union type of the client, what a learner
sees, and that a state or an answer cannot hold an item that does not exist.
"""

import re
from collections.abc import Callable
from enum import Enum, EnumMeta, StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from fathom.kernel.cards.reader import CardError, Cards

K = TypeVar("K", bound=str)
T = TypeVar("T")

if TYPE_CHECKING:

    class _Listed(EnumMeta):
        def __getattr__(cls, name: str) -> Any: ...

    class Id(StrEnum, metaclass=_Listed): ...

else:

    class Id(StrEnum):
        """The ids of the cards in a file."""


def ids(file: Path) -> dict[str, str]:
    """The ids in a card file, in their order there, as members of an enum: SHIPS_CAT is `ships-cat`."""
    found = re.findall(r"^([\w-]+) *:", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {name.replace("-", "_").upper(): name for name in found}


class Library:
    """The shelves of one game, which are read when they are first used: by then all verbs are known."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder
        self.shelves: dict[str, Callable[[], dict[Any, Any]]] = {}

    def shelf(self, name: str, key: type[K], card: type[T]) -> Callable[[], dict[K, T]]:
        """The cards of `<name>.yaml` by their ids: call it to get them."""

        @cache
        def cards() -> dict[K, T]:
            file = self.folder / f"{name}.yaml"
            found = Cards(self.package).load(file, card)
            if issubclass(key, Enum):
                unknown = [each for each in found if each not in {member.value for member in key}]
                if unknown:
                    raise CardError(f"{file.name}: no {key.__name__} is called {', '.join(unknown)}")
            return {key(each): card for each, card in found.items()}

        self.shelves[name] = cards
        return cards

    def load(self) -> None:
        """Read every shelf: a wrong card is an error when the game loads."""
        for shelf in self.shelves.values():
            shelf()
