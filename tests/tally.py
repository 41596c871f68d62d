"""Noughts and crosses as a campaign: who has won how often is carried from chapter to chapter."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from fathom.games import load, noughts
from fathom.kernel import Chance, Game, Public, Setup
from fathom.kernel.game import Carry

CHAPTERS = 3


class Tally(Struct, frozen=True):
    """How often each side has won."""

    won: tuple[int, int] = (0, 0)


class Campaigning(noughts.Noughts, kw_only=True):
    won: Public[tuple[int, int]] = (0, 0)

    def carry_out(self) -> Tally | None:
        """A draw leaves nothing, and after three chapters it is over."""
        won = tuple(count + (seat == self.winner) for seat, count in enumerate(self.won))
        return Tally((won[0], won[1])) if self.winner >= 0 and sum(won) < CHAPTERS else None


def set_up(setup: Setup, chance: Chance) -> Campaigning:
    before = setup.carry or Tally()
    return Campaigning(chance=chance, won=before.won, agenda=[noughts.Play()])


def carried(tally: Tally, words: Any) -> list[tuple[str, list[str]]]:
    return [(words.seat(seat), [str(count)]) for seat, count in enumerate(tally.won) if count]


GAME = Game(
    name="noughts",
    package="fathom.games.noughts",
    seats=noughts.GAME.seats,
    state=Campaigning,
    setup=set_up,
    carry=Carry(Tally, carried),
)


@contextmanager
def noughts_is_a_campaign() -> Iterator[Game]:
    before, noughts.GAME = noughts.GAME, GAME
    load.cache_clear()
    yield GAME
    noughts.GAME = before
    load.cache_clear()
