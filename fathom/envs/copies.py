"""Fast matches that can be copied: they keep a state of a little while ago, and the answers since."""

from collections.abc import Sequence
from typing import Any

from fathom.kernel import Action, Event, Game, Match, Setup, State
from fathom.kernel.record.record import Record

EVERY = 16  # answers between two states that are kept


class Copied(Match):
    """A fast match with `clone`; it can be pickled and deep-copied too. A copy plays the last few answers again."""

    _kept: bytes = b""  # the state between two steps, packed, after which `_since` was answered
    _told: int = 0  # events of the journal by then, if one is kept
    _since: list[tuple[int, Action]]

    def __init__(self, game: Game, setup: Setup, state: State | None = None, told: Sequence[Event] | None = None):
        self._since = []
        record = Record.of(journal=list(told)) if told is not None else None
        if record is not None and state is not None:
            state.__dict__["journal"] = record.journal
        super().__init__(game, setup, fast=True, state=state)
        if record is not None:
            self.record = record
            self.tell_to(record.journal)
        if state is not None:
            self._settle()

    def answer(self, seat: int, action: Action) -> None:
        since = self._since
        since.append((seat, action))
        self._notes = len(since) >= EVERY
        try:
            super().answer(seat, action)
        except Exception:
            if since:
                since.pop()
            raise

    def _before_step(self) -> bool:
        self._kept, self._told, self._notes = self.game.pack(self.state), len(self.record.journal), False
        self._since.clear()
        return False

    def clone(self, *, fast: bool = True) -> "Copied":
        """A second match at the same question; what happens in one never shows in the other."""
        told = self.journal[: self._told] if self.state.journaled else None
        return _again(self.game, self.setup, self._kept, told, self._since)

    def __reduce__(self) -> tuple[Any, ...]:
        told = self.journal[: self._told] if self.state.journaled else None
        return _again, (self.game, self.setup, self._kept, told, list(self._since))

    def __deepcopy__(self, memo: Any) -> "Copied":
        return self.clone()


def _again(
    game: Game, setup: Setup, kept: bytes, told: Sequence[Event] | None, since: Sequence[tuple[int, Action]]
) -> Copied:
    match = Copied(game, setup, game.unpack(kept) if kept else None, told)
    for seat, action in since:
        match.answer(seat, action)
    match._kept, match._told = kept or match._kept, match._told
    return match
