"""Answers as integers: each answer of a game has the same code in every match, whatever the number of seats.

Code 0 is to wait. Then each kind of answer has a block of codes, in alphabetical order. Within its block an answer is
numbered by the values of its fields, like the digits of a number, the last field fastest. Fields whose values cannot be
listed, or would make the block too large, are left out from the first on; answers that differ only in those are told
apart by their place among the options, in `SLOTS` codes. The coding follows from the types of the game and from its
`learning.py`, so that it changes only with the rules.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct

from fathom.kernel import Action, Ask, Game, SeatNumber
from fathom.kernel.cards.effects import Accept, Choose, Decline
from fathom.kernel.learning import SEAT, Grid, Learning
from fathom.kernel.names import kebab
from fathom.kernel.shapes import fields, present, values

WAIT = 0
LARGEST = 65_536  # codes in a block
SLOTS = 16


class OutOfRange(ValueError):
    """An answer that the game's `learning.py` does not foresee."""


class Block(Struct, frozen=True):
    """The codes of one kind of answer: the first, and for each listed field the place of its values."""

    kind: type[Action]
    start: int
    fields: dict[str, dict[Any, int]]
    slots: int

    @property
    def size(self) -> int:
        return prod(map(len, self.fields.values())) * self.slots

    def code(self, action: Action) -> int:
        """The code of an answer, or of the first of its slots."""
        number = 0
        for field, places in self.fields.items():
            value = getattr(action, field)
            if value not in places:
                raise OutOfRange(f"{action}: {field} is not among the values that learning.py tells")
            number = number * len(places) + places[value]
        return self.start + number * self.slots


class Coding:
    """The codes of a game's answers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._learning = Learning(game)
        self.blocks: dict[type[Action], Block] = {}
        self.size = WAIT + 1
        self._known: dict[Action, tuple[int, int]] = {}
        kinds: list[type[Action]] = [*game.actions, *((Accept, Choose, Decline) if game.verbs else ())]
        for kind in sorted(kinds, key=lambda kind: kebab(kind.__name__)):
            block = self.blocks[kind] = self._block(kind, self.size)
            self.size += block.size

    def answers(self, ask: Ask) -> dict[int, Action]:
        """Each option of a question by its code. Options beyond the slots of their block have none."""
        found: dict[int, Action] = {}
        used: dict[int, int] = {}
        known = self._known
        for option in ask.options:
            place = known.get(option) or self._learn(option)
            first, slots = place
            if slots == 1:
                found[first] = option
                continue
            slot = used.get(first, 0)
            used[first] = slot + 1
            if slot < slots:
                found[first + slot] = option
        return found

    def _learn(self, option: Action) -> tuple[int, int]:
        """The first code of an option and its slots, kept for the next time."""
        if len(self._known) >= LARGEST:
            self._known.clear()
        block = self.blocks[type(option)]
        place = self._known[option] = block.code(option), block.slots
        return place

    def __str__(self) -> str:
        """The blocks as a table: kind, first code, number of codes, and what they are made from."""
        lines = [f"{'wait':24}{WAIT:8}{1:8}"]
        for block in self.blocks.values():
            made = [f"{field} {len(places)}" for field, places in block.fields.items()]
            made += [f"by place {block.slots}"] if block.slots > 1 else []
            line = f"{kebab(block.kind.__name__):24}{block.start:8}{block.size:8}  {' x '.join(made)}"
            lines.append(line.rstrip())
        return "\n".join(lines)

    def _block(self, kind: type[Action], start: int) -> Block:
        listed = {field: self._values(kind, field, hint) for field, hint in fields(kind).items()}
        if all(found is not None for found in listed.values()):
            sizes = [len(found) for found in listed.values() if found is not None]
            if prod(sizes) <= LARGEST:
                return Block(kind, start, {field: _places(found) for field, found in listed.items()}, 1)
        kept: dict[str, dict[Any, int]] = {}
        for field, found in reversed(listed.items()):
            if found is not None and prod(map(len, kept.values())) * len(found) * SLOTS <= LARGEST:
                kept[field] = _places(found)
        return Block(kind, start, dict(reversed(kept.items())), SLOTS)

    def _values(self, kind: type[Action], field: str, hint: Any) -> Sequence[Any] | None:
        """All values that a field can take, if they can be listed."""
        told: Any = self._learning.values_of(kind, field, hint)
        if told == SEAT or hint is SeatNumber:
            return range(self.game.seats[-1])
        if isinstance(told, Grid):
            return told.squares
        if isinstance(told, range | list | tuple):
            return told
        if present(hint) is hint:
            return values(hint)
        found = self._values(kind, field, present(hint))
        return None if found is None else [None, *found]


def _places(values: Sequence[Any] | None) -> dict[Any, int]:
    return {value: place for place, value in enumerate(values or ())}
