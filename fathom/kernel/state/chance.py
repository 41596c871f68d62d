"""Chance: one keyed, copyable stream of randomness, unpredictable without the seed and checkable with it."""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import unpack
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")

WORD = 8  # bytes in one draw
BLOCK = 64  # bytes in one BLAKE2b digest


def commitment(seed: str) -> str:
    """A fingerprint of the seed of a game at one's own keyboard. (Tables on a server promise theirs: `fairness.py`.)"""
    return blake2b(seed.encode(), digest_size=32, person=b"fathom-commit").hexdigest()


class Chance(Struct):
    """A counter stream: draw number n is word n of BLAKE2b(key, block)."""

    key: bytes
    drawn: int = 0

    @classmethod
    def of(cls, seed: str, purpose: bytes = b"fathom-table") -> "Chance":
        return cls(blake2b(seed.encode(), digest_size=32, person=purpose).digest())

    @classmethod
    def blank(cls) -> "Chance":
        return cls(b"")

    def words(self, count: int) -> list[int]:
        """The next `count` 64-bit words of the stream."""
        first, start = divmod(self.drawn * WORD, BLOCK)
        blocks = -(-(start + count * WORD) // BLOCK)
        stream = b"".join(
            blake2b((first + n).to_bytes(8, "big"), key=self.key, digest_size=BLOCK).digest() for n in range(blocks)
        )
        self.drawn += count
        return list(unpack(f">{count}Q", stream[start : start + count * WORD]))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. (The bias of the remainder is below one in 10^17 for any deck or die.)"""
        return self.words(1)[0] % limit

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Sort, then shuffle: the order that components were listed in never matters to a seed."""
        ordered = sorted(cards)
        last = len(ordered) - 1
        for n, word in enumerate(self.words(max(last, 0))):
            other = n + word % (last - n + 1)
            ordered[n], ordered[other] = ordered[other], ordered[n]
        cards[:] = ordered

    def spawn(self) -> "Chance":
        """A fresh stream of its own, drawn from this one."""
        return Chance(
            blake2b(b"spawn", key=self.key, digest_size=32, salt=self.words(1)[0].to_bytes(16, "big")).digest()
        )


class Loaded(Chance):
    """Dice that fall as they are told, one after the other, and then by chance; they note how many sides each had."""

    falls: list[int] = []
    sides: list[int] = []

    def below(self, limit: int) -> int:
        number = len(self.sides)
        self.sides.append(limit)
        return self.falls[number] if number < len(self.falls) else super().below(limit)
