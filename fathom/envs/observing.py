"""Views as vectors: what a seat sees, written into a fixed number of floats, field after field of the game's state.

Everything is seen from the viewer's own place: seats count from it. A truth is 0 or 1, a member of an enum and a number
of a short range a 1 among zeros, any other number itself (a number of a long range from 0 to 1). A list has as many
places as it had at set-up, or as `learning.py` tells; in lists that grow each place begins with a 1 if it is taken.
What is hidden, missing or not yet there is zeros. Texts without told values are left out: the structured view has them.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

import numpy as np
from msgspec import Struct

from fathom.kernel import Game, SeatNumber, Setup, State
from fathom.kernel.learning import SEAT, SEATS, Bits, BySeat, Learning
from fathom.kernel.shapes import is_a, marked_fields, marks, plain, present, shape, values
from fathom.kernel.state.visibility import Sight

LIMIT = float(2**20)  # numbers beyond this are cut
ONE_HOT = 64  # the longest range that becomes a 1 among zeros
USUAL_LENGTH = 16  # of a list that is empty at set-up, if learning.py does not tell

Vector = np.ndarray[Any, np.dtype[np.float32]]
Write = Callable[[Any, Vector, int, int], None]
"""Writes a value into a vector, from a position on, as seen by a viewer."""


class Part(Struct, frozen=True):
    """How one value is written: into how many floats, and by what."""

    size: int
    write: Write


class Observing:
    """Turns the views of one game, for a number of seats, into vectors."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._seats, self._learning = setup.seats, Learning(game)
        fresh = game.set_up(setup)
        self.fields: dict[str, tuple[int, int]] = {}  # where each field of the state begins, and how long it is
        self._parts: list[tuple[str, int, Part]] = []
        self.size = setup.seats + 1
        for name, part in self._fields(game.state, fresh):
            self.fields[name] = (self.size, part.size)
            self._parts.append((name, self.size, part))
            self.size += part.size

    def vector(self, view: State, viewer: int, asked: bool) -> Vector:
        """The view of a seat: who it is, whether it is asked, and then every field of the state."""
        found: Vector = np.zeros(self.size, np.float32)
        found[viewer] = 1
        found[self._seats] = asked
        for name, at, part in self._parts:
            part.write(getattr(view, name), found, at, viewer)
        return found

    # ------------------------------------------------------------------------- from types to parts

    def _fields(self, struct: type[Struct], fresh: Any) -> list[tuple[str, Part]]:
        seen = {name: plain(hint) for name, hint in marked_fields(struct).items() if Sight.SECRET not in marks(hint)}
        return [(name, self._part(struct, name, hint, getattr(fresh, name, None))) for name, hint in seen.items()]

    def _part(self, struct: type[Struct], field: str, hint: Any, fresh: Any) -> Part:
        """How a field is written; `fresh` is its value at set-up, which tells the length of lists."""
        told: Any = self._learning.values_of(struct, field, hint)
        made, parts = shape(hint)
        if made is list:
            return self._list(struct, field, parts[0], fresh)
        if made is dict:
            return self._dict(struct, field, parts, fresh)
        if present(hint) is not hint:
            return _optional(self._part(struct, field, present(hint), fresh))
        if told == SEAT or hint is SeatNumber:
            return _seat(self._seats)
        if told == SEATS:
            return _seat_mask(self._seats)
        if isinstance(told, Bits):
            return _bits(told.count)
        if isinstance(told, range | list | tuple):
            return _among(told)
        return self._plain(hint, fresh)

    def _plain(self, hint: Any, fresh: Any) -> Part:
        if hint is not bool and (listed := values(hint)) is not None:
            return _among(listed)
        if is_a(hint, Struct):
            return _joined(self._fields(hint, fresh))
        return NUMBER if getattr(hint, "__supertype__", hint) in (int, float, bool) else NOTHING

    def _list(self, struct: type[Struct], field: str, hint: Any, fresh: Any) -> Part:
        told = self._learning.values_of(struct, field, hint)
        known = self._learning.length_of(struct, field)
        length = known or len(fresh or ()) or USUAL_LENGTH
        first = fresh[0] if fresh else None
        element = self._element(told, struct, field, hint, first)
        by_seat = isinstance(told, BySeat) or _is_seated(first)
        if not element.size:
            return NOTHING
        return _list(element, length, grows=known is not None or not fresh, turned=self._seats if by_seat else 0)

    def _element(self, told: Any, struct: type[Struct], field: str, hint: Any, first: Any) -> Part:
        if not isinstance(told, BySeat):
            return self._part(struct, field, hint, first)
        if isinstance(told.values, Bits):
            return _bits(told.values.count)
        return _among(told.values) if isinstance(told.values, range | list | tuple) else self._plain(hint, first)

    def _dict(self, struct: type[Struct], field: str, hints: tuple[Any, ...], fresh: Any) -> Part:
        key, value = hints
        if not is_a(key, Enum):
            return NOTHING
        members, part = list(key), self._part(struct, field, value, next(iter((fresh or {}).values()), None))

        def write(values: Any, vector: Vector, at: int, viewer: int) -> None:
            for place, member in enumerate(members):
                if member in values:
                    part.write(values[member], vector, at + place * part.size, viewer)

        return Part(len(members) * part.size, write)


def _is_seated(value: Any) -> bool:
    return isinstance(value, Struct) and "seat" in value.__struct_fields__


# ------------------------------------------------------------------------------------ writing values


def _write_nothing(value: Any, vector: Vector, at: int, viewer: int) -> None:
    pass


def _write_number(value: Any, vector: Vector, at: int, viewer: int) -> None:
    vector[at] = max(-LIMIT, min(LIMIT, value))


NOTHING, NUMBER = Part(0, _write_nothing), Part(1, _write_number)


def _among(values: Sequence[Any]) -> Part:
    places = {value: place for place, value in enumerate(values)}
    last = len(values) - 1

    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        place = places.get(value)
        if place is not None:
            vector[at + place] = 1

    def write_share(value: Any, vector: Vector, at: int, viewer: int) -> None:
        vector[at] = places.get(value, 0) / last

    return Part(1, write_share) if len(values) > ONE_HOT else Part(len(values), write)


def _seat(seats: int) -> Part:
    """Whose it is, counted from the viewer; nobody's is zeros."""

    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        if 0 <= value < seats:
            vector[at + (value - viewer) % seats] = 1

    return Part(seats, write)


def _seat_mask(seats: int) -> Part:
    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        for seat in range(seats):
            if value >> seat & 1:
                vector[at + (seat - viewer) % seats] = 1

    return Part(seats, write)


def _bits(count: int) -> Part:
    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        for bit in range(count):
            if value >> bit & 1:
                vector[at + bit] = 1

    return Part(count, write)


def _optional(part: Part) -> Part:
    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        if value is not None:
            vector[at] = 1
            part.write(value, vector, at + 1, viewer)

    return Part(part.size + 1, write) if part.size else NOTHING


def _joined(fields: list[tuple[str, Part]]) -> Part:
    def write(value: Any, vector: Vector, at: int, viewer: int) -> None:
        for name, part in fields:
            part.write(getattr(value, name), vector, at, viewer)
            at += part.size

    return Part(sum(part.size for _, part in fields), write)


def _list(element: Part, length: int, grows: bool, turned: int) -> Part:
    """A list: `grows` puts a 1 before each element that is there, `turned` begins with the viewer's own."""
    step = element.size + grows

    def write(values: Any, vector: Vector, at: int, viewer: int) -> None:
        if turned:
            values = values[viewer:] + values[:viewer]
        for value in values[:length]:
            if grows:
                vector[at] = 1
            element.write(value, vector, at + grows, viewer)
            at += step

    return Part(length * step, write)
