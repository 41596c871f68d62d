"""The ranges of a game's numbers, for encoding it as vectors: a game states them in its `learning.py`.

`VALUES` maps a type of the game's own, the name of a field, or `Struct.field` to the values it takes: a range or list,
`SEAT`, `SEATS`, `Bits`, `Grid` or `BySeat`. `LENGTHS` maps lists that grow, by the names of their fields, to how
long they get.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from fathom.kernel.game import Game
from fathom.kernel.words.words import Words

SEAT = "seat"
"""The number of a seat, or a negative number for nobody."""

SEATS = "seats"
"""A bit mask of seats, such as those who have seen something; -1 is everybody."""


class Bits(Struct, frozen=True):
    """A bit mask of so many bits."""

    count: int


class Grid(Struct, frozen=True):
    """The squares of a map, numbered row by row."""

    columns: int
    rows: int

    @property
    def squares(self) -> range:
        return range(self.columns * self.rows)


class BySeat(Struct, frozen=True):
    """A list with an element for each seat; learners are shown their own first. `values` are those of an element."""

    values: "Values" = None


Values = range | Sequence[Any] | Bits | Grid | BySeat | None


class Learning:
    """What a game tells learners; a game that tells nothing can be learned too, only less well."""

    def __init__(self, game: Game) -> None:
        told = game.module("learning")
        self._game = game
        self.values: Mapping[Any, Values] = getattr(told, "VALUES", {})
        self.lengths: Mapping[str, int] = getattr(told, "LENGTHS", {})

    def values_of(self, struct: type[Struct], field: str, hint: Any) -> Values:
        """The values of a field, as told for it, for all fields of its name, or for its type."""
        keys = (f"{struct.__name__}.{field}", field, hint)
        return next((self.values[key] for key in keys if key in self.values), None)

    def length_of(self, struct: type[Struct], field: str) -> int | None:
        return self.lengths.get(f"{struct.__name__}.{field}", self.lengths.get(field))

    def prompts(self) -> list[str]:
        """The questions that the words of the game and of the kernel name, without `ask-`."""
        return sorted(key.removeprefix("ask-") for key in Words("en", self._game).phrases if key.startswith("ask-"))
