"""Elo ratings from many games, with intervals: the strengths that make the results seen the most likely.

A bot of rating r beats one of rating s with probability 1 / (1 + 10^((s - r) / 400)). One imagined draw between each
two bots keeps the rating of a bot that won everything finite. Ratings are relative: their mean is 1500.
"""

import math
from collections.abc import Iterable

from msgspec import Struct

MEAN, SCALE, Z = 1500.0, 400 / math.log(10), 1.96

Duel = tuple[int, int, float, float]
"""Two players by their numbers, the points of the first against the second (1, a half or 0), and the weight."""


class Rating(Struct, frozen=True):
    """An Elo rating with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(players: int, duels: Iterable[Duel]) -> list[Rating]:
    points = [[0.5 * (one != other) for other in range(players)] for one in range(players)]
    for one, other, share, weight in duels:
        points[one][other] += share * weight
        points[other][one] += (1 - share) * weight
    met = [[points[one][other] + points[other][one] for other in range(players)] for one in range(players)]
    strengths = _strengths(points, met)
    errors = _errors(strengths, met)
    return [
        Rating(MEAN + SCALE * strength, MEAN + SCALE * (strength - Z * error), MEAN + SCALE * (strength + Z * error))
        for strength, error in zip(strengths, errors, strict=True)
    ]


def _strengths(points: list[list[float]], met: list[list[float]]) -> list[float]:
    """The most likely strengths of a Bradley-Terry model, by Newton's method; their sum is 0."""
    strengths = [0.0] * len(points)
    for _ in range(100):
        slope = [
            sum(points[one]) - sum(met[one][other] * _chance(strengths, one, other) for other in range(len(points)))
            for one in range(len(points))
        ]
        inverse = _inverse(_information(strengths, met))
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps))
        shrink = min(1.0, 2.0 / longest) if longest else 1.0  # a long first step could overshoot
        strengths = [strength + shrink * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < 1e-9:
            break
    mean = sum(strengths) / len(strengths)
    return [strength - mean for strength in strengths]


def _chance(strengths: list[float], one: int, other: int) -> float:
    return 1 / (1 + math.exp(strengths[other] - strengths[one]))


def _information(strengths: list[float], met: list[list[float]]) -> list[list[float]]:
    """How sharply the results fix the strengths. Adding the same to all changes no result: the last term fixes that."""
    count = len(strengths)
    found = [[1 / count] * count for _ in range(count)]
    for one in range(count):
        for other in range(count):
            if one != other:
                chance = _chance(strengths, one, other)
                known = met[one][other] * chance * (1 - chance)
                found[one][one] += known
                found[one][other] -= known
    return found


def _errors(strengths: list[float], met: list[list[float]]) -> list[float]:
    """The standard error of each strength against the mean of all."""
    spread = _inverse(_information(strengths, met))
    return [math.sqrt(max(0.0, spread[n][n] - 1 / len(strengths))) for n in range(len(strengths))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan's way, for the handful of players of a tournament."""
    count = len(matrix)
    rows = [[*row, *(float(n == number) for n in range(count))] for number, row in enumerate(matrix)]
    for column in range(count):
        best = max(range(column, count), key=lambda n: abs(rows[n][column]))
        rows[column], rows[best] = rows[best], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for other in range(count):
            if other != column:
                factor = rows[other][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column], strict=True)]
    return [row[count:] for row in rows]
