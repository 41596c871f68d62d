"""Encodes values as floats: how each type of a game is written into a vector, for views and answers.

Everything is written as seen by a viewer: seats count from its own. A truth is 0 or 1, a member of an enum and a number
of a short range a 1 among zeros, a square of a map its column and its row, any other number itself. What is hidden,
missing or not yet there is zeros.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct

from fathom.kernel import Game, SeatNumber
from fathom.kernel.learning import SEAT, SEATS, Bits, BySeat, Grid, Learning
from fathom.kernel.shapes import is_a, marked_fields, marks, plain, present, shape, values
from fathom.kernel.state.visibility import Sight

LIMIT = float(2**20)  # numbers beyond this are cut
ONE_HOT = 64  # the longest range that becomes a 1 among zeros
USUAL_LENGTH = 16  # of a list that is empty at set-up, if learning.py does not tell
REMEMBERED = 2048  # values of a part that are not written anew when they come again

Vector = np.ndarray[Any, np.dtype[np.float32]]
Floats: TypeAlias = "memoryview[Any]"  # of a vector: single numbers are written into it at twice the speed
Write = Callable[[Any, Floats, int, int], None]
"""Writes a value into a vector, from a position on, as seen by a viewer."""


class Part(Struct, frozen=True):
    """How one value is written: into how many floats, and by what. `places` numbers the values that can be listed."""

    size: int
    write: Write
    places: dict[Any, int] | None = None


class Parts:
    """The parts of a game's types, for a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.learning, self.seats = Learning(game), seats

    def of_struct(self, struct: type[Struct], fresh: Any = None, hidden: bool = False) -> list[tuple[str, Part]]:
        """Each field of a struct; `fresh` is the struct at set-up. `hidden` are also those that nobody ever sees."""
        left_out = {Sight.SECRET} if hidden else {Sight.SECRET, Sight.HIDDEN}
        seen = {name: hint for name, hint in marked_fields(struct).items() if left_out.isdisjoint(marks(hint))}
        return [
            (name, self.of_field(struct, name, plain(hint), getattr(fresh, name, None))) for name, hint in seen.items()
        ]

    def of_field(self, struct: type[Struct], field: str, hint: Any, fresh: Any = None) -> Part:
        """How a field is written; `fresh` is its value at set-up, which tells the length of lists."""
        told: Any = self.learning.values_of(struct, field, hint)
        made, parts = shape(hint)
        if made is list:
            return self._list(struct, field, parts[0], fresh)
        if made is dict:
            return self._dict(struct, field, parts, fresh)
        if present(hint) is not hint:
            return _optional(self.of_field(struct, field, present(hint), fresh))
        if told == SEAT or hint is SeatNumber:
            return _seat(self.seats)
        if told == SEATS:
            return _seat_mask(self.seats)
        if isinstance(told, Bits):
            return _bits(told.count)
        if isinstance(told, Grid):
            return _square(told)
        if isinstance(told, range | list | tuple):
            return among(told)
        return self._plain(hint, fresh)

    def _plain(self, hint: Any, fresh: Any) -> Part:
        if hint is not bool and (listed := values(hint)) is not None:
            return among(listed)
        if is_a(hint, Struct):
            return remembered(_joined(self.of_struct(hint, fresh)))
        return NUMBER if getattr(hint, "__supertype__", hint) in (int, float, bool) else NOTHING

    def _list(self, struct: type[Struct], field: str, hint: Any, fresh: Any) -> Part:
        told = self.learning.values_of(struct, field, hint)
        known = self.learning.length_of(struct, field)
        length = known or len(fresh or ()) or USUAL_LENGTH
        first = fresh[0] if fresh else None
        element = self._element(told, struct, field, hint, first)
        by_seat = isinstance(told, BySeat) or _is_seated(first)
        if not element.size:
            return NOTHING
        grows = known is not None or not fresh
        listed = _list(element, length, grows=grows, turned=self.seats if by_seat else 0)
        if grows and not by_seat and element.places is not None and len(element.places) < listed.size:
            return _bag(element.places)
        return listed

    def _element(self, told: Any, struct: type[Struct], field: str, hint: Any, first: Any) -> Part:
        if not isinstance(told, BySeat):
            return self.of_field(struct, field, hint, first)
        if isinstance(told.values, Bits):
            return _bits(told.values.count)
        return among(told.values) if isinstance(told.values, range | list | tuple) else self._plain(hint, first)

    def _dict(self, struct: type[Struct], field: str, hints: tuple[Any, ...], fresh: Any) -> Part:
        key, value = hints
        if not is_a(key, Enum):
            return NOTHING
        members = list(key)
        part = self.of_field(struct, field, value, next(iter((fresh or {}).values()), None))

        def write(values: Any, vector: Floats, at: int, viewer: int) -> None:
            for place, member in enumerate(members):
                if member in values:
                    part.write(values[member], vector, at + place * part.size, viewer)

        return Part(len(members) * part.size, write)


def _is_seated(value: Any) -> bool:
    return isinstance(value, Struct) and "seat" in value.__struct_fields__


def remembered(part: Part) -> Part:
    """The same part; a value that it has written before is copied."""
    known: dict[tuple[bytes, int], Floats] = {}
    blank, size = bytes(4 * part.size), part.size
    pack = msgspec.msgpack.Encoder().encode

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        key = (pack(value), viewer)
        found = known.get(key)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[key] = memoryview(bytearray(blank)).cast("f")
            part.write(value, found, 0, viewer)
        vector[at : at + size] = found

    return Part(part.size, write)


# ------------------------------------------------------------------------------------ writing values


def _write_nothing(value: Any, vector: Floats, at: int, viewer: int) -> None:
    pass


def _write_number(value: Any, vector: Floats, at: int, viewer: int) -> None:
    vector[at] = value if -LIMIT < value < LIMIT else max(-LIMIT, min(LIMIT, value))


NOTHING, NUMBER = Part(0, _write_nothing), Part(1, _write_number)


def among(values: Sequence[Any]) -> Part:
    """One of these values: a 1 among zeros, or, of very many, a number from 0 to 1."""
    places = {value: place for place, value in enumerate(values)}
    last = len(values) - 1

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        place = places.get(value)
        if place is not None:
            vector[at + place] = 1

    def write_share(value: Any, vector: Floats, at: int, viewer: int) -> None:
        vector[at] = places.get(value, 0) / last

    return Part(1, write_share, places) if len(values) > ONE_HOT else Part(len(values), write, places)


def _bag(places: dict[Any, int]) -> Part:
    """How many of each value lie in a list, in whatever order."""

    def write(values: Any, vector: Floats, at: int, viewer: int) -> None:
        for value in values:
            place = places.get(value)
            if place is not None:
                vector[at + place] += 1

    return Part(len(places), write)


def _square(grid: Grid) -> Part:
    """Column and row, each from 0 to 1, after a 1 that says the square is one of the map."""

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if value in grid.squares:
            row, column = divmod(value, grid.columns)
            vector[at] = 1
            vector[at + 1], vector[at + 2] = column / (grid.columns - 1), row / (grid.rows - 1)

    return Part(3, write)


def _seat(seats: int) -> Part:
    """Whose it is, counted from the viewer; nobody's is zeros."""

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if 0 <= value < seats:
            vector[at + (value - viewer) % seats] = 1

    return Part(seats, write)


def _seat_mask(seats: int) -> Part:
    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        for seat in range(seats):
            if value >> seat & 1:
                vector[at + (seat - viewer) % seats] = 1

    return Part(seats, write)


def _bits(count: int) -> Part:
    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        for bit in range(count):
            if value >> bit & 1:
                vector[at + bit] = 1

    return Part(count, write)


def _optional(part: Part) -> Part:
    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if value is not None:
            vector[at] = 1
            part.write(value, vector, at + 1, viewer)

    return Part(part.size + 1, write) if part.size else NOTHING


def _joined(fields: list[tuple[str, Part]]) -> Part:
    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        for name, part in fields:
            part.write(getattr(value, name), vector, at, viewer)
            at += part.size

    return Part(sum(part.size for _, part in fields), write)


def _list(element: Part, length: int, grows: bool, turned: int) -> Part:
    """A list: `grows` puts a 1 before each element that is there, `turned` begins with the viewer's own."""
    step = element.size + grows

    def write(values: Any, vector: Floats, at: int, viewer: int) -> None:
        if turned:
            values = values[viewer:] + values[:viewer]
        for value in values[:length]:
            if grows:
                vector[at] = 1
            element.write(value, vector, at + grows, viewer)
            at += step

    return Part(length * step, write)
