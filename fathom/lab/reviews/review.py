"""The review of a finished game: how the chances ran, where they turned, and which answers cost most."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from fathom.kernel import Game, Match
from fathom.lab.reviews.course import Course, Line, Turn
from fathom.lab.reviews.puzzles import Puzzle, PuzzleMaker
from fathom.lab.reviews.verdicts import Cost, Verdicts

BUDGET = 4000
SEED = "1"

S = TypeVar("S", bound=Struct)


class NotOver(ValueError):
    """A game that cannot be reviewed yet."""

    def __str__(self) -> str:
        return "this game is not over yet: only a finished game can be reviewed"


class Review(Struct, frozen=True):
    """What was found. `judged` says how many answers were looked into, `complete` whether the budget was used up."""

    game: str
    seats: int
    answers: int
    winners: list[int]
    moments: list[int]
    lines: list[Line]
    turns: list[Turn]
    costs: list[Cost]
    judged: int
    budget: int
    seed: str
    complete: bool
    puzzles: list[Puzzle] = []


def course_of(match: Match, budget: int, seed: str) -> Course:
    """The half of a review that tells the chances; `fathom calibrate` asks it too."""
    return Course(match, budget // 2, f"{seed}/course")


class Reviewer:
    """Goes through a finished match. The budget is how often the game is played on from somewhere, in all.

    Half of it goes to the course of the game and half to its answers; looking for puzzles takes a quarter more. The
    same seed and budget give the same review.
    """

    def __init__(self, match: Match, budget: int = BUDGET, seed: str = SEED, puzzles: bool = False) -> None:
        if not match.over:
            raise NotOver
        self.match, self.budget, self.seed = match, budget, seed
        self._course = course_of(match, budget, seed)
        self._verdicts = Verdicts(match, budget - budget // 2, f"{seed}/answers")
        self._puzzles = PuzzleMaker(match, budget // 4 if puzzles else 0, f"{seed}/puzzles")
        self._complete = False
        self.course_known = False

    @property
    def total(self) -> int:
        return self._course.total + self._verdicts.total + self._puzzles.total

    def look(self) -> Iterator[int]:
        """Do the work; tells now and then how much of the total is done."""
        for part, before in ((self._course, 0), (self._verdicts, self._course.total)):
            yield before
            for done, _ in enumerate(part.look(), before + 1):
                yield done
            self.course_known = True
        before = self._course.total + self._verdicts.total
        if self._puzzles.total:
            for done, _ in enumerate(self._puzzles.look(self._verdicts.costs()), before + 1):
                yield done
        self._complete = True
        yield self.total

    def review(self) -> Review:
        """What has been found so far."""
        match = self.match
        return Review(
            game=match.game.name,
            seats=match.setup.seats,
            answers=match.number,
            winners=match.state.winners(),
            moments=self._course.moments,
            lines=self._course.lines,
            turns=self._course.turns(),
            costs=self._verdicts.costs(),
            judged=self._verdicts.judged,
            budget=self.budget,
            seed=self.seed,
            complete=self._complete,
            puzzles=self._puzzles.puzzles(),
        )


def review(match: Match, budget: int = BUDGET, seed: str = SEED) -> Review:
    """The whole review of a finished match."""
    reviewer = Reviewer(match, budget, seed)
    for _ in reviewer.look():
        pass
    return reviewer.review()


def read(game: Game, content: bytes) -> Review:
    """A review out of JSON, its answers made into those of the game."""
    found = msgspec.json.decode(content, type=Review)

    def own(told: S, *fields: str) -> S:
        answers = {name: msgspec.convert(getattr(told, name), game.action_type) for name in fields}
        return msgspec.structs.replace(told, **answers)

    turns = [own(turn, "action") for turn in found.turns]
    costs = [own(cost, "action", "better") for cost in found.costs]
    return msgspec.structs.replace(
        found, turns=turns, costs=costs, puzzles=[typed(game, puzzle) for puzzle in found.puzzles]
    )


def typed(game: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle out of JSON, its answers made into those of the game."""
    choices = [
        msgspec.structs.replace(choice, action=msgspec.convert(choice.action, game.action_type))
        for choice in puzzle.choices
    ]
    return msgspec.structs.replace(puzzle, given=msgspec.convert(puzzle.given, game.action_type), choices=choices)
