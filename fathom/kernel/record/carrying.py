"""The seating of a campaign's next chapter: what is carried over may depend on who sat where before."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

NEW = -1


class Onward(Struct, frozen=True):
    """What a chapter settles of the next: who goes on, by their seats (none named: anybody), and the values that
    options no longer can have."""

    seats: list[int] = []
    closed: dict[str, list[Any]] = {}


def seated(carry: Struct, was: list[int]) -> Struct:
    """What is carried, told where everybody sat before: for each seat its number in the last chapter, or `NEW`.

    A game that wants to know has a field `seats` in what it carries; it is empty where everybody keeps their seat.
    """
    stays = all(before in (seat, NEW) for seat, before in enumerate(was))
    return carry if stays or "seats" not in carry.__struct_fields__ else replace(carry, seats=was)


def as_left(carry: Struct | None) -> Struct | None:
    """What is carried, as the last chapter left it: without who sits where now."""
    return carry if carry is None or "seats" not in carry.__struct_fields__ else replace(carry, seats=[])
