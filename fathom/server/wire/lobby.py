"""The lobby: what the host and the guests of a table arrange before the game."""

from typing import Annotated

from msgspec import Meta, Struct

from fathom.server.wire.bounds import SeatIndex


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Say that one is ready, or not yet."""

    seat: SeatIndex
    ready: bool


class SeatOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit where: for each seat the one whose people come to it."""

    seats: Annotated[list[SeatIndex], Meta(min_length=1, max_length=12)]


class Invited(Struct, frozen=True):
    """Whether this browser may sit down without a link: at a public table, or at one of a friend."""

    invited: bool


class OpenLink(Struct, frozen=True):
    """The key of a link that opens any free seat before the game. It is told once; only its hash is kept."""

    key: str
