"""Sides in studies: which seats win together, and bots that play for one side only."""

from collections.abc import Callable
from typing import Any

from fathom.bots import Bot, observation_for
from fathom.bots.bot import speaks_up
from fathom.kernel import Action, Ask, Match, State


def sides_of(state: State) -> list[str]:
    """The side of each seat, by seat; nothing where everybody plays for themselves."""
    names = {seat: str(side) for side, seats in state.sides().items() for seat in seats}
    return [names[seat] for seat in sorted(names)]


class Sided:
    """Two bots in one chair: one answers while the seat is on a side, the other while it is not.

    It asks the match for nothing but the seat's own side, and each bot sees what it would see alone.
    """

    needs_view = needs_memory = False

    def __init__(self, match: Match, side: str, bot: Bot, other: Bot) -> None:
        self._match, self._side = match, side
        self._bot, self._other = bot, other
        self._look, self._other_look = observation_for(bot, match), observation_for(other, match)

    def choose(self, seen: Any, ask: Ask) -> Action:
        bot, look = self._player(ask.seat)
        return bot.choose(look(ask.seat), ask)

    def speak_up(self, seen: Any, ask: Ask) -> Action | None:
        bot, look = self._player(ask.seat)
        speak = speaks_up(bot)
        return speak(look(ask.seat), ask) if speak else None

    def _player(self, seat: int) -> tuple[Bot, Callable[[int], Any]]:
        on_side = sides_of(self._match.state)[seat] == self._side
        return (self._bot, self._look) if on_side else (self._other, self._other_look)
