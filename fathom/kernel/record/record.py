"""The record of a match: its answers, its journal, and snapshots from which any question can be found again."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar, overload

from msgspec import Struct

from fathom.kernel.questions.journal import Event

T = TypeVar("T")

LATEST = 8  # snapshots that are all kept in memory
SPREAD = 4  # of the older ones a quarter of the way back from the last may lie between two
CROWD = 24  # snapshots between one thinning and the next


class Answer(Struct, frozen=True, array_like=True):
    """An answer as it was given, with how much had been drawn and shown before it: undo must not reach behind that."""

    seat: int
    action: Any
    seen: int = -1


class Snapshot(Struct, frozen=True):
    """The state before a step, packed, with the number of answers and events that led to it."""

    answers: int
    events: int
    packed: bytes


MISSING: Any = object()  # a member that is not in memory


class Earlier(Protocol):
    """Where the beginning of a record is kept that is not in memory."""

    def answers(self, before: int) -> list[Answer]:
        """Some of the answers right before that number, the later ones last."""

    def events(self, before: int) -> list[Event]:
        """Some of the events right before that number, or none yet: then it is asked again."""

    def snapshot(self, number: int) -> Snapshot:
        """The last one before a question."""


class Trail(Struct, Generic[T], eq=False):
    """A list that grows at its end and is cut there. Twins share it until one of them goes its own way.

    Its first members may be missing until somebody looks at them: then they are fetched, the latest first.
    """

    _all: list[T]
    length: int
    _fetch: Callable[[int], list[T]] | None = None

    @classmethod
    def of(
        cls, members: Iterable[T] = (), missing: int = 0, fetch: Callable[[int], list[T]] | None = None
    ) -> "Trail[T]":
        known = [MISSING] * missing + list(members)
        return cls(known, len(known), fetch)

    def twin(self) -> "Trail[T]":
        return Trail(self._all, self.length, self._fetch)

    def recall(self, place: int = 0) -> None:
        """Have everything from a place on in memory."""
        if self._fetch is None or place >= self.length:
            return
        end = place = max(0, place)
        while end < len(self._all) and self._all[end] is MISSING:
            end += 1
        while end > place:
            found = self._fetch(end)
            self._all[end - len(found) : end] = found
            end -= len(found)

    def append(self, member: T) -> None:
        known, length = self._all, self.length
        if length != len(known):  # a twin has gone on, or something was cut off
            known = self._all = known[:length]
        known.append(member)
        self.length = length + 1

    def cut(self, length: int) -> None:
        """Keep only the first `length` members."""
        self.length = min(length, self.length)

    def since(self, place: int) -> list[T]:
        """All members from a place on."""
        self.recall(place)
        return self._all[place : self.length]

    def __len__(self) -> int:
        return self.length

    def __iter__(self) -> Iterator[T]:
        self.recall()
        return iter(self._all[: self.length])

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, int):
            place = index if 0 <= index < self.length else range(self.length)[index]
            if self._all[place] is MISSING:
                self.recall(place)
            return self._all[place]
        start, stop, step = index.indices(self.length)
        if self._fetch is not None and (places := range(start, stop, step)):
            self.recall(min(places[0], places[-1]))
        return self._all[start:stop:step]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Trail | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"


class Record(Struct, eq=False):
    """What has happened in a match, what was taken back last, and how far back undo may reach (`floor`)."""

    answers: Trail[Answer]
    journal: Trail[Event]
    snapshots: list[Snapshot]
    undone: list[Answer]
    floor: int = 0
    earlier: Earlier | None = None

    @classmethod
    def of(
        cls,
        answers: Iterable[Answer] = (),
        journal: Iterable[Event] = (),
        snapshots: Iterable[Snapshot] = (),
        floor: int = 0,
    ) -> "Record":
        return cls(Trail.of(answers), Trail.of(journal), list(snapshots), [], floor)

    @classmethod
    def since(cls, snapshot: Snapshot, earlier: Earlier) -> "Record":
        """A record as it was at a snapshot; what led there is fetched when somebody looks back."""
        answers = Trail.of((), snapshot.answers, earlier.answers)
        return cls(answers, Trail.of((), snapshot.events, earlier.events), [snapshot], [], 0, earlier)

    def recall(self) -> None:
        """Have all answers and events in memory."""
        self.answers.recall()
        self.journal.recall()

    def twin(self) -> "Record":
        """A second record of the same, which may go on differently."""
        answers, journal = self.answers.twin(), self.journal.twin()
        return Record(answers, journal, self.snapshots[:], self.undone[:], self.floor, self.earlier)

    def keep(self, packed: bytes) -> None:
        """Keep a snapshot of the state as it is now, between two steps."""
        self.snapshots.append(Snapshot(self.answers.length, self.journal.length, packed))
        if len(self.snapshots) % CROWD == 0:
            self.snapshots = thinned(self.snapshots)

    @property
    def wants_snapshot(self) -> bool:
        """Whether anything was answered since the last one."""
        return not self.snapshots or self.snapshots[-1].answers < self.answers.length

    def back_to(self, number: int) -> tuple[Snapshot | None, list[Answer]]:
        """Forget what came after question `number`: returns the last snapshot before it, and the answers since.

        Those answers, and what was told since the snapshot, are forgotten too: they come again with the replay.
        """
        while self.snapshots and self.snapshots[-1].answers > number:
            self.snapshots.pop()
        if not self.snapshots and self.earlier is not None:
            self.snapshots.append(self.earlier.snapshot(number))
        start = self.snapshots[-1] if self.snapshots else None
        begin, told = (start.answers, start.events) if start else (0, 0)
        again = self.answers[begin:number]
        self.answers.cut(begin)
        self.journal.cut(told)
        return start, again


def thinned(snapshots: list[Snapshot]) -> list[Snapshot]:
    """The first, the latest, and of those between ever fewer the longer ago they are."""
    last = snapshots[-1].answers
    kept = snapshots[: -LATEST - 1 : -1]
    older = snapshots[-LATEST - 1 :: -1] if len(snapshots) > LATEST else []
    for each, before in pairwise(older):
        if (kept[-1].answers - before.answers) * SPREAD > last - kept[-1].answers:
            kept.append(each)
    return (kept + older[-1:])[::-1]
