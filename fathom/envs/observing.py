"""Views as vectors: what a seat sees, written into a fixed number of floats, field after field of the game's state.

A list has as many places as it had at set-up, or as `learning.py` tells; in lists that grow each place begins with a 1
if it is taken. A list that grows, of cards and the like, is written as how many there are of each. What nobody ever
sees has no floats. Texts without told values are left out: the structured view has them.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec
import numpy as np

from fathom.envs.parts import Floats, Part, Parts, Vector
from fathom.kernel import Game, Setup, State

Source = Callable[[Any], Any]
Seen = Callable[[Any, int], Any]


class Observing:
    """Turns what seats of one game see, for a number of seats, into vectors.

    With `everything` it writes whole states, as no seat may see them: for `state()` of an environment. A `tail` of
    zeros is left for others to write in.
    """

    def __init__(self, game: Game, setup: Setup, everything: bool = False, tail: int = 0) -> None:
        self.seats = setup.seats
        self.fields: dict[str, tuple[int, int]] = {}  # where each field of the state begins, and how long it is
        self._parts: list[tuple[int, int, Part, Source, Source, Seen]] = []
        self.size = setup.seats + 1
        for name, part in Parts(game, setup.seats).of_struct(game.state, game.set_up(setup), everything):
            self.fields[name] = (self.size, part.size)
            if part.size:
                field, whole = game.fields[name], attrgetter(name)
                self._parts.append((self.size, self.size + part.size, part, whole, field.source, field.seen))
            self.size += part.size
        self.size += tail
        self._sources = [source for *_, source, _ in self._parts]
        self._pack = msgspec.msgpack.Encoder().encode
        self._zeros = np.zeros(self.size, np.float32).data
        self._last = [self._blank(viewer) for viewer in range(setup.seats)]

    def vector(self, view: State, viewer: int, asked: bool) -> Vector:
        """The view of a seat: who it is, whether it is asked, and then every field of the state."""
        known, found, floats = self._last[viewer]
        pack = self._pack
        for number, (start, end, part, whole, _, _) in enumerate(self._parts):
            value = whole(view)
            packed = pack(value)
            if known[number] != packed:  # most fields are as they were at the last look
                known[number] = packed
                floats[start:end] = self._zeros[: end - start]
                part.write(value, floats, start, viewer)
        vector = found.copy()
        vector[self.seats] = asked
        return vector

    def seen(self, state: State, viewer: int, asked: bool) -> Vector:
        """The same vector from the whole state: only fields that have changed are redacted."""
        known, found, floats = self._last[viewer]
        pack = self._pack
        now = [pack(source(state)) for source in self._sources]
        for number in [number for number, packed in enumerate(now) if packed != known[number]]:
            start, end, part, _, _, seen = self._parts[number]
            known[number] = now[number]
            floats[start:end] = self._zeros[: end - start]
            part.write(seen(state, viewer), floats, start, viewer)
        vector = found.copy()
        vector[self.seats] = asked
        return vector

    def _blank(self, viewer: int) -> tuple[list[bytes], Vector, Floats]:
        found: Vector = np.zeros(self.size, np.float32)
        found[viewer] = 1
        return [b""] * len(self._parts), found, found.data
