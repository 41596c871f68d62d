"""What a seat remembers: the redacted record from which bots and odds imagine what may be hidden.

It holds the state as the seat saw it when the current step began, with the agenda (which is public: a step names seats,
places and numbers that everybody knows, never what lies face down). For each question since then it holds who was
asked, what the seat saw and what it answered itself. What others answered is in it only if they did so openly. Of what
was told before, it holds what the game's bots look back on (`Game.heard`), as the seat was told it.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from fathom.kernel.game import Game
from fathom.kernel.questions.ask import Action, Ask, Question
from fathom.kernel.record.match import Match, Tracer
from fathom.kernel.state.state import State


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
    heard: bytes = b""

    @cached_property
    def ask(self) -> Ask:
        """The open question."""
        return Ask(self.seat, self.options, self.prompt, args=self.args)

    @property
    def may_interrupt(self) -> bool:
        """Whether the seat only may speak up, where another leads."""
        return self.seat not in self.moments[-1].asked

    def view(self, game: Game) -> State:
        """The state as the seat sees it now, with what it was told."""
        return game.unpack(self.moments[-1].view).hearing(game.event_reader.decode(self.heard) if self.heard else ())

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


def remember(match: Match, seat: int) -> Memory:
    """What a seat knows of a match at its open question."""
    if match.fast:
        raise ValueError("a fast match keeps no snapshots: nobody can remember how it went")
    ask, game, start = match.ask(seat), match.game, match.snapshots[-1]
    told = Tracer(game, match.setup, start)
    moments = [_moment(told, seat, {})]
    answers: dict[int, Action | None] = {}
    for given in match.answers[start.answers : match.opened]:
        before = told.began
        known = given.seat == seat or (given.action.open and type(told.pending) is Ask)
        answers[given.seat] = given.action if known else None
        told._take(given.seat, given.action)
        if told._given:
            continue  # others have yet to answer the same question
        if told.began is not before:
            moments, answers = [], {}
        moments.append(_moment(told, seat, answers))
        answers = {}
    state = game.unpack(told.began.packed)
    view = game.redact(state, seat)
    view.agenda = state.agenda
    heard = msgspec.msgpack.encode(match.heard(seat)) if game.heard else b""
    options = list(ask.options)
    return Memory(game.name, match.setup.seats, seat, game.pack(view), moments, ask.prompt, ask.args, options, heard)


def _moment(told: Tracer, seat: int, answers: dict[int, Action | None]) -> Moment:
    return Moment(answers, asked(told.pending), told.game.pack(told.view(seat)))


def asked(pending: Question | None) -> list[int]:
    return sorted(pending.asks) if pending else []
