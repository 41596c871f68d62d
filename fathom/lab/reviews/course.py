"""The course of a finished game: everybody's chances at its moments, and where they turned.

A finished game lies open. So each moment is valued as the thinker would if it saw everything: played on from how
things really lay, later dice apart, by the game's own bot on every seat, to the end or to where the game's outlook
tells the chances. First come moments spread over the whole game, then ever closer ones where the chances changed most.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from typing import Any

from msgspec import Struct

from fathom.bots.guide import Guide
from fathom.kernel import SPECTATOR, Chance, Match

SPREAD, MOMENTS = 24, 48  # moments looked at: over the whole game, and in all
TURNS = 6  # told of at most
LEAST = 0.1  # by which the chances change at a turn


class Line(Struct, frozen=True):
    """The chances of a side or, where everybody plays for themselves, of a seat: one for each moment."""

    side: str
    seats: list[int]
    chances: list[float]


class Turn(Struct, frozen=True):
    """An answer with which the chances of a line changed: its question, who gave it, and the chances around it."""

    at: int
    seat: int
    action: Any
    line: int
    before: float
    after: float


class Course:
    """The chances of each line at the moments looked at so far. Moment n is that of question n; the last is the end."""

    def __init__(self, match: Match, budget: int, seed: str) -> None:
        self.match, self.last, self._seed = match, match.number, seed
        self._guide = Guide(match.game, seed)
        looked_at = min(self.last, MOMENTS) + 2 * min(self.last // 2, TURNS)
        self._often = max(1, budget // max(looked_at, 1))
        self.total = self._often * looked_at
        viewers = range(SPECTATOR, match.setup.seats)
        self._read = {passage for viewer in viewers for passage in match.state.readable_passages(viewer)}
        self._seen: dict[int, list[list[float]]] = {}  # for each moment what it came to, each time, for each line

    @property
    def moments(self) -> list[int]:
        return [*sorted(self._seen), self.last]

    @property
    def lines(self) -> list[Line]:
        chances = [self._chances(at) for at in self.moments]
        sides = self.match.state.sides()
        who = [(side.value, seats) for side, seats in sides.items()][:1]
        if self.match.game.cooperative:
            who = [("", list(range(self.match.setup.seats)))]
        who = who or [("", [seat]) for seat in range(self.match.setup.seats)]
        return [Line(side, seats, [each[line] for each in chances]) for line, (side, seats) in enumerate(who)]

    def _chances(self, at: int) -> list[float]:
        return [fmean(line) for line in zip(*self._seen[at], strict=True)] if at < self.last else shares(self.match)

    # ---------------------------------------------------------------------------------- looking

    def chances_at(self, at: int) -> list[float]:
        """The chances of each line at one moment, as a review tells them."""
        for _ in self._play_on(at):
            pass
        return self._chances(at)

    def look(self) -> Iterator[None]:
        """Look at one moment after another; a step for each time that one is played on."""
        for number in range(min(self.last, SPREAD)):
            yield from self._play_on(number * self.last // min(self.last, SPREAD))
        while len(self._seen) < MOMENTS and (gap := self._steepest()):
            yield from self._play_on(sum(gap) // 2)
        for at in sorted({at for turn in self.turns() for at in (turn.at, turn.at + 1)} - {self.last}):
            yield from self._play_on(at)  # a second look, as the steepest changes are partly luck

    def _steepest(self) -> tuple[int, int] | None:
        """The moments next to each other, with others between, that differ most."""
        gaps = [gap for gap in pairwise(self.moments) if gap[1] - gap[0] > 1]
        return max(gaps, key=lambda gap: (max(self._changes(*gap)), gap[1] - gap[0]), default=None)

    def _changes(self, one: int, other: int) -> list[float]:
        """By how much the chances of each line differ between two moments."""
        pairs = zip(self._chances(one), self._chances(other), strict=True)
        return [round(abs(after - before), 6) for before, after in pairs]

    def _play_on(self, at: int) -> Iterator[None]:
        here = self.match.clone()
        here.rewind(at)
        seen = self._seen.get(at, [])
        for _ in range(self._often):
            world = here.clone(fast=True)
            world.state.chance = Chance.of(f"{self._seed}/{len(seen)}")
            world.read_no_further(self._read)
            seen.append(self._played_on(world))
            self._seen[at] = seen
            yield

    def _played_on(self, world: Match) -> list[float]:
        """What comes of a position: the result, where it is played to the end, else what the game makes of it then."""
        guide = self._guide
        hopes = guide.play_on(world, guide.stage(world))
        return shares(world) if world.over else shares(world, guide.chances(world) or hopes)

    # ------------------------------------------------------------------------------------ turns

    def turns(self) -> list[Turn]:
        """The answers at which the chances changed most, by more than luck explains; in the order of the game."""
        found = [self._turn(at) for at, following in pairwise(self.moments) if following == at + 1]
        clear = [turn for turn in found if abs(turn.after - turn.before) >= max(LEAST, 2 * self._error(turn))]
        largest = sorted(clear, key=lambda turn: abs(turn.after - turn.before), reverse=True)[:TURNS]
        return sorted(largest, key=lambda turn: turn.at)

    def _turn(self, at: int) -> Turn:
        """What happened to the line that changed most; of two that mirror each other, to that of who answered."""
        given, changes = self.match.answers[at], self._changes(at, at + 1)
        line = max(range(len(changes)), key=lambda line: (changes[line], line == given.seat))
        return Turn(at, given.seat, given.action, line, self._chances(at)[line], self._chances(at + 1)[line])

    def _error(self, turn: Turn) -> float:
        """The standard error of a change. Two more results, a victory and a defeat, keep few that agree modest."""
        seen = [[each[turn.line] for each in self._seen.get(at, [])] for at in (turn.at, turn.at + 1)]
        return sqrt(sum(variance([*each, 0.0, 1.0]) / (len(each) + 2) for each in seen if each))


def shares(match: Match, hopes: list[float] | None = None) -> list[float]:
    """What each line has of the victory or, while the match is not over, of everybody's hopes."""
    state = match.state
    found = state.result() if hopes is None else hopes
    if match.game.cooperative:
        return [fmean(found)]
    if sides := state.sides():
        return [fmean(found[seat] for seat in next(iter(sides.values())))]
    return [each / (sum(found) or 1.0) for each in found]
