"""What a seat remembers: the redacted record from which bots and odds imagine what may be hidden.

It holds the state as the seat saw it when the current step began, with the agenda (which is public: a step names seats,
places and numbers that everybody knows, never what lies face down). For each question since then it holds who was
asked, what the seat saw and what it answered itself. What others answered is in it only if they did so openly.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from fathom.kernel.ask import Action, Ask, Question
from fathom.kernel.game import Game
from fathom.kernel.match import Match
from fathom.kernel.state import State


class Moment(Struct, frozen=True, array_like=True):
    """A question of the current step: who had answered the one before, who is asked now, and what the seat sees.

    The seat's own answer is told, and what others did before its eyes; an answer that may be a secret is None.
    """

    answers: dict[int, Any]
    asked: list[int]
    view: bytes


class Memory(Struct, frozen=True, dict=True):
    """What a seat knows when it is asked: enough to think, and nothing that it may not know."""

    game: str
    seats: int
    seat: int
    before: bytes
    moments: list[Moment]
    prompt: str
    args: Mapping[str, Any] | None
    options: list[Any]

    @cached_property
    def ask(self) -> Ask:
        """The open question."""
        return Ask(self.seat, self.options, self.prompt, args=self.args)

    @property
    def aside(self) -> bool:
        """Whether the seat only may speak up, where another leads."""
        return self.seat not in self.moments[-1].asked

    def view(self, game: Game) -> State:
        """The state as the seat sees it now."""
        return game.unpack(self.moments[-1].view)

    def pack(self) -> bytes:
        return msgspec.msgpack.encode(self)

    @classmethod
    def unpack(cls, packed: bytes, game: Game) -> "Memory":
        memory = msgspec.msgpack.decode(packed, type=cls)
        actions = msgspec.convert(memory.options, list[game.action_type])  # type: ignore[name-defined]
        for moment in memory.moments:
            for seat, action in moment.answers.items():
                if action is not None:
                    moment.answers[seat] = msgspec.convert(action, game.action_type)
        return msgspec.structs.replace(memory, options=actions)


class Retelling(Match):
    """The latest part of a match once more, noting the state in which each step begins."""

    before: bytes = b""
    _notes = True

    def _before_step(self) -> None:
        self.before = self.game.pack(self.state)


def remember(match: Match, seat: int) -> Memory:
    """What a seat knows of a match at its open question."""
    if match.fast:
        raise ValueError("a fast match keeps no snapshots: nobody can remember how it went")
    ask, game, start = match.ask(seat), match.game, match.snapshots[-1]
    told = Retelling.from_state(game, match.setup, game.unpack(start.packed))
    moments = [_moment(told, seat, {})]
    answers: dict[int, Action | None] = {}
    for given in match.answers[start.answers : match.opened]:
        before = told.before
        known = given.seat == seat or (given.action.open and type(told.pending) is Ask)
        answers[given.seat] = given.action if known else None
        told._take(given.seat, given.action)
        if told._given:
            continue  # others have yet to answer the same question
        if told.before is not before:
            moments, answers = [], {}
        moments.append(_moment(told, seat, answers))
        answers = {}
    state = game.unpack(told.before)
    view = game.redact(state, seat)
    view.agenda = state.agenda
    return Memory(game.name, match.setup.seats, seat, game.pack(view), moments, ask.prompt, ask.args, list(ask.options))


def _moment(match: Match, seat: int, answers: dict[int, Action | None]) -> Moment:
    return Moment(answers, asked(match.pending), match.game.pack(match.view(seat)))


def asked(pending: Question | None) -> list[int]:
    return sorted(pending.asks) if pending else []
