"""Calibration of the chances in reviews: of the moments with a stated chance of p %, p % should have been won.

Games of the game's own bots are played to the end; at some moments of each the chances are told as a review would tell
them, and compared with how the game went.
"""

from random import Random
from statistics import fmean

from msgspec import Struct

from fathom.bots import make_bot, usual_bot
from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.insight.odds import wilson
from fathom.lab.reviews.course import shares
from fathom.lab.reviews.review import BUDGET, course_of
from fathom.lab.studies.simulate import play_out

BINS = 10

Told = tuple[float, float]
"""A chance that was told, and what came of it: 1 for a victory, 0 for a defeat, a part of one that was shared."""


class Bin(Struct, frozen=True):
    """The moments told from `low` to a tenth more: how many, of how many games, what was told and what part was won.

    The moments of a game have one end in common, so only the games make the part that was won more certain.
    """

    low: float
    moments: int
    games: int
    told: float
    won: float
    won_low: float
    won_high: float

    @property
    def gap(self) -> float:
        """By how much more was won than was told."""
        return self.won - self.told


class Trial(Struct, frozen=True):
    """What is measured: so many moments of each game, with the budget of a review."""

    game: str
    seats: int
    seed: str
    moments: int = 4
    budget: int = BUDGET

    def measure(self, number: int) -> list[Told]:
        """Play game number n, and tell the chances of every line at some of its moments."""
        game, seed = load(self.game), f"{self.seed}/{number}"
        match = Match.start(game, self.seats, seed)
        play_out(match, [make_bot(game, usual_bot(game), f"{seed}/bot{seat}") for seat in range(self.seats)])
        course, came = course_of(match, self.budget, seed), shares(match)
        chosen = Random(seed).sample(range(match.number), min(self.moments, match.number))
        return [pair for at in sorted(chosen) for pair in zip(course.chances_at(at), came, strict=True)]


def bins(played: list[list[Told]]) -> list[Bin]:
    """The moments of some games in ten bins by what was told; bins without any are left out."""
    sorted_in: dict[int, list[tuple[int, Told]]] = {}
    for number, told in enumerate(played):
        for each in told:
            sorted_in.setdefault(min(int(each[0] * BINS), BINS - 1), []).append((number, each))
    return [_bin(number, found) for number, found in sorted(sorted_in.items())]


def _bin(number: int, found: list[tuple[int, Told]]) -> Bin:
    games = len({game for game, _ in found})
    told, won = fmean(told for _, (told, _) in found), fmean(came for _, (_, came) in found)
    return Bin(number / BINS, len(found), games, told, won, *wilson(won * games, games))
