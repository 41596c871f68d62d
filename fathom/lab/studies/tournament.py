"""A tournament: every line-up of the bots plays in each round, with rotating seats; Elo ratings give the strengths."""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from msgspec import Struct

from fathom.kernel.insight.odds import wilson
from fathom.lab.studies.elo import Duel, ratings
from fathom.lab.studies.simulate import Plan, Study

Outcome = tuple[list[str], list[int]]
"""A game as a tournament sees it: the bots by seat, and the seats that won."""


class Standing(Struct, frozen=True):
    """A bot's line in the final table: its share of the points in duels, and its Elo rating, each with an interval."""

    bot: str
    duels: int
    share: float
    share_low: float
    share_high: float
    elo: float
    elo_low: float
    elo_high: float


def tournament(
    game: str, bots: list[str], rounds: int, seats: int, seed: str, settings: dict[str, Any], tallied: bool = False
) -> Study:
    """The plans of a tournament. Each round every line-up plays once; from round to round its bots change seats.

    All line-ups play with the same seeds, so that luck is shared out as evenly as the seats.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ValueError("a tournament needs two or more bots, each named once")
    plans, games = [], []
    for line_up in line_ups(bots, seats):
        orders = list(dict.fromkeys(permutations(line_up)))
        for number, order in enumerate(orders[:rounds]):
            plans.append(Plan(game, list(order), seed, settings, tallied=tallied))
            games.append(rounds // len(orders) + (number < rounds % len(orders)))
    return Study("tournament", plans, games)


def line_ups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Who can sit down together: different bots; where there are more seats than bots, all of them, some twice."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [each for each in combinations_with_replacement(bots, seats) if len(set(each)) == len(bots)]


def duels(games: Iterable[Outcome], numbers: dict[str, int]) -> Iterator[Duel]:
    """Each game as duels between different bots: who won beats who did not, else a draw.

    A seat's duels in one game weigh 1 together, for they are one piece of news.
    """
    for bots, winners in games:
        for one, other in combinations(range(len(bots)), 2):
            if bots[one] != bots[other]:
                share = 0.5 + 0.5 * ((one in winners) - (other in winners))
                yield numbers[bots[one]], numbers[bots[other]], share, 1 / (len(bots) - 1)


def standings(bots: list[str], games: Iterable[Outcome]) -> list[Standing]:
    """The final table, the strongest first."""
    fought = list(duels(games, {bot: number for number, bot in enumerate(bots)}))
    found = []
    for number, (bot, rating) in enumerate(zip(bots, ratings(len(bots), fought), strict=True)):
        shares = [share if one == number else 1 - share for one, other, share, _ in fought if number in (one, other)]
        low, high = wilson(sum(shares), len(shares))
        share = sum(shares) / len(shares) if shares else 0.5
        found.append(Standing(bot, len(shares), share, low, high, rating.elo, rating.low, rating.high))
    return sorted(found, key=lambda standing: -standing.elo)


def crosstable(bots: list[str], games: Iterable[Outcome]) -> dict[tuple[str, str], float]:
    """For each two bots the share of points that the first won against the second."""
    points: dict[tuple[str, str], list[float]] = {}
    for one, other, share, _ in duels(games, {bot: number for number, bot in enumerate(bots)}):
        points.setdefault((bots[one], bots[other]), []).append(share)
        points.setdefault((bots[other], bots[one]), []).append(1 - share)
    return {pair: sum(shares) / len(shares) for pair, shares in points.items()}
