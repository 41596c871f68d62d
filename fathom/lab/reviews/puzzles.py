"""Puzzles out of a finished game: questions that had one clearly best answer, by what the seat knew when it was asked.

The answers that cost most are looked into once more, this time against every other answer to the same question.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, variance
from typing import Any

from msgspec import Struct

from fathom.bots.judge import Contest
from fathom.kernel import Match
from fathom.lab.reviews.verdicts import Cost

MOST = 3  # puzzles of one game
FEWEST_ANSWERS, MOST_ANSWERS = 3, 24  # to choose from: fewer is a coin, and of more each is tried too seldom
FEWEST_TRIES = 8  # of each answer
LEAST = 0.05  # of the chances, by which the best answer must lead
Z = 1.96


class Choice(Struct, frozen=True):
    """An answer: its chance, and how far it lies below the best one's, give or take."""

    action: Any
    chance: float
    below: float
    margin: float


class Puzzle(Struct, frozen=True):
    """A question, what was answered in the game, and what each answer is worth: the best one first."""

    at: int
    seat: int
    given: Any
    choices: list[Choice]


class PuzzleMaker:
    """Looks for puzzles among the answers of a match that cost most."""

    def __init__(self, match: Match, budget: int, seed: str) -> None:
        self._match, self._seed = match, seed
        self.total = budget
        self._contests: list[tuple[Cost, Contest]] = []

    def look(self, costs: list[Cost]) -> Iterator[None]:
        """Try all answers to some questions; a step for each try."""
        asked = [cost for cost in costs if FEWEST_ANSWERS <= self._options(cost) <= MOST_ANSWERS][:MOST]
        for cost in asked:
            here = self._match.clone()
            here.rewind(cost.at)
            contest = Contest(here.game, here.memory(cost.seat), f"{self._seed}/{cost.at}")
            self._contests.append((cost, contest))
            for _ in range(self.total // len(asked) // len(contest.brought)):
                contest.round()
                for _ in contest.brought:
                    yield

    def _options(self, cost: Cost) -> int:
        here = self._match.clone()
        here.rewind(cost.at)
        return len(here.ask(cost.seat).options) if cost.seat in here.asks else 0

    def puzzles(self) -> list[Puzzle]:
        """The questions of which one answer is clearly the best, in the order of the game."""
        found = [puzzle for cost, contest in self._contests if (puzzle := puzzle_of(cost, contest.brought))]
        return sorted(found, key=lambda puzzle: puzzle.at)


def puzzle_of(cost: Cost, brought: dict[Any, list[float]]) -> Puzzle | None:
    """A puzzle, if one answer did clearly better than each of the others, and it is not the one that was given."""
    if min(map(len, brought.values())) < FEWEST_TRIES:
        return None
    best = max(brought, key=lambda action: fmean(brought[action]))
    choices = [_choice(action, tries, brought[best]) for action, tries in brought.items()]
    choices.sort(key=lambda choice: choice.below)
    clear = all(choice.below >= max(LEAST, choice.margin) for choice in choices if choice.action != best)
    return Puzzle(cost.at, cost.seat, cost.action, choices) if clear and best != cost.action else None


def _choice(action: Any, tries: list[float], best: list[float]) -> Choice:
    """An answer against the best one, in the worlds in which both were tried."""
    differences = [one - other for one, other in zip(best, tries, strict=False)]
    margin = Z * sqrt(variance(differences) / len(differences))
    return Choice(action, fmean(tries), fmean(differences), margin)
