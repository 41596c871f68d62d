"""Answers as vectors: what kind of answer, its parts, and what its seat may know of it before it is given.

A game has thousands of possible answers but rarely more than a few dozen legal ones. So a learner may be given a small
vector for each legal answer and say how good each is, instead of choosing among the codes of all possible ones.

A vector holds a 1 for the kind of answer; then the fields of all kinds, where fields of the same name and the same
values have the same place; then the note on the answer (`Ask.note`): numbers as they are, a list as how long it is, and
a list of changes by what changes. A value of many has the bits of its number, a text those of its digest.
"""

from collections.abc import Sequence
from enum import Enum
from hashlib import blake2b
from typing import Any

import numpy as np
from msgspec import Struct

from fathom.envs.parts import NOTHING, NUMBER, ONE_HOT, Floats, Part, Parts, Vector
from fathom.kernel import Action, Ask, Game
from fathom.kernel.cards.effects import Accept, Choose, Decline
from fathom.kernel.learning import Grid, Learning
from fathom.kernel.shapes import fields, is_a, present, shape

TEXT_BITS = 16
REMEMBERED = 20_000  # answers whose rows are kept, but for their notes
Matrix = np.ndarray[Any, np.dtype[np.float32]]


class Answers:
    """Turns the answers of one game, for a number of seats, into vectors of `size` floats.

    `names` says what each float is. `prompts` are the questions of the game, for `question`.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self._parts, self._learning = Parts(game, seats), Learning(game)
        verbs: list[type[Action]] = [Accept, Choose, Decline] if game.verbs else []
        kinds = sorted([*game.actions, *verbs], key=lambda kind: kind.__name__)
        self._kinds: dict[type, int] = {kind: place for place, kind in enumerate(kinds, 1)}
        self.names = ["wait", *(kind.__name__ for kind in kinds)]
        self.size = len(self.names)
        shared: dict[tuple[str, Any], tuple[int, Part]] = {}
        self._fields = {kind: self._placed(kind, shared) for kind in kinds}
        self._note = self._placed(game.client.note, shared, "note.") if game.client.note else []
        self._rows: dict[tuple[int, Action], Vector] = {}
        self.prompts = {prompt: place for place, prompt in enumerate(self._learning.prompts())}

    def matrix(self, ask: Ask, options: Sequence[Action] | None = None) -> Matrix:
        """A row for each option of a question."""
        options = ask.options if options is None else options
        found: Matrix = np.zeros((len(options), self.size), np.float32)
        known, seat = self._rows, ask.seat
        if len(known) > REMEMBERED:
            known.clear()
        floats, at = found.reshape(-1).data, 0
        for row, option in zip(found, options, strict=True):
            before = known.get((seat, option))
            if before is None:
                before = known[seat, option] = self._written(option, seat)
            row[:] = before
            if self._note:
                self._write_note(option, ask, floats, at)
            at += self.size
        return found

    def waiting(self) -> Matrix:
        """The row of the answer to wait."""
        found: Matrix = np.zeros((1, self.size), np.float32)
        found[0, 0] = 1
        return found

    def question(self, prompt: str) -> Vector:
        """Which question it is: a 1 among zeros, the last place for one that the game does not name."""
        found: Vector = np.zeros(len(self.prompts) + 1, np.float32)
        found[self.prompts.get(prompt, len(self.prompts))] = 1
        return found

    def _written(self, option: Action, seat: int) -> Vector:
        """The row of an answer, but for the note on it."""
        row: Vector = np.zeros(self.size, np.float32)
        kind = type(option)
        row[self._kinds[kind]] = 1
        floats = row.data
        for name, at, part in self._fields[kind]:
            part.write(getattr(option, name), floats, at, seat)
        return row

    def _write_note(self, option: Action, ask: Ask, floats: Floats, start: int) -> None:
        note = ask.note(option)
        if note is not None:
            for name, at, part in self._note:
                part.write(getattr(note, name), floats, start + at, ask.seat)

    # ------------------------------------------------------------------------------ from types to parts

    def _placed(
        self, struct: type[Struct], shared: dict[tuple[str, Any], tuple[int, Part]], prefix: str = ""
    ) -> list[tuple[str, int, Part]]:
        """The fields of a struct and where they are written; those of the same name and type have one place."""
        found = []
        for name, hint in fields(struct).items():
            part = self._part(struct, name, hint)
            key = (prefix + name, repr((hint, self._learning.values_of(struct, name, hint))))
            if key not in shared:
                shared[key] = (self.size, part)
                self.names += [f"{prefix}{name}"] * part.size
                self.size += part.size
            if part.size:
                found.append((name, *shared[key]))
        return found

    def _part(self, struct: type[Struct], field: str, hint: Any) -> Part:
        made, parts = shape(hint)
        told: Any = self._learning.values_of(struct, field, hint)
        if made is list:
            return _changes(self._parts, parts[0]) if _is_change(parts[0]) else LENGTH
        if present(hint) is not hint:
            return _optional(self._part(struct, field, present(hint)))
        if isinstance(told, Grid):
            return _row_and_column(told)
        if isinstance(told, range | list | tuple) and len(told) > ONE_HOT:
            return _digits({value: place for place, value in enumerate(told)})
        if is_a(hint, Enum) and len(list(hint)) > ONE_HOT:
            return _digits({value: place for place, value in enumerate(hint)})
        if told is None and (hint is str or getattr(hint, "__supertype__", None) is str):
            return TEXT
        return self._parts.of_field(struct, field, hint)


def _optional(part: Part) -> Part:
    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if value is not None:
            vector[at] = 1
            part.write(value, vector, at + 1, viewer)

    return Part(part.size + 1, write) if part.size else NOTHING


def _write_text(value: Any, vector: Floats, at: int, viewer: int) -> None:
    _write_bits(int.from_bytes(blake2b(str(value).encode(), digest_size=2).digest(), "big"), TEXT_BITS, vector, at)


def _write_length(value: Any, vector: Floats, at: int, viewer: int) -> None:
    vector[at] = len(value)


def _write_bits(number: int, bits: int, vector: Floats, at: int) -> None:
    for bit in range(bits):
        if number >> bit & 1:
            vector[at + bit] = 1


TEXT, LENGTH = Part(TEXT_BITS, _write_text), Part(1, _write_length)


def _digits(places: dict[Any, int]) -> Part:
    """The bits of a value's number, counted from 1: no value is all zeros."""
    bits = len(places).bit_length()

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if value in places:
            _write_bits(places[value] + 1, bits, vector, at)

    return Part(bits, write)


def _row_and_column(grid: Grid) -> Part:
    """A 1 among the columns and a 1 among the rows."""

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        if value in grid.squares:
            row, column = divmod(value, grid.columns)
            vector[at + column] = vector[at + grid.columns + row] = 1

    return Part(grid.columns + grid.rows, write)


def _is_change(hint: Any) -> bool:
    """Whether a struct says of a member of an enum how a number of it changes."""
    return is_a(hint, Struct) and len(fields(hint)) > 1 and is_a(next(iter(fields(hint).values())), Enum)


def _changes(parts: Parts, hint: Any) -> Part:
    """For each member of the enum the numbers that are told of it."""
    (what, key), *rest = fields(hint).items()
    places = {member: place for place, member in enumerate(key)}
    numbers = [name for name, each in rest if parts.of_field(hint, name, each) is NUMBER]

    def write(value: Any, vector: Floats, at: int, viewer: int) -> None:
        for change in value:
            start = at + places[getattr(change, what)] * len(numbers)
            for place, name in enumerate(numbers, start):
                vector[place] = getattr(change, name)

    return Part(len(places) * len(numbers), write)
