"""Elo: what is known of two or three bots from their games, and how surely."""

from random import Random

import numpy as np
import pytest

from fathom.lab.studies.elo import SCALE, Z, ratings


def duels(one: int, other: int, wins: int, losses: int, draws: int = 0) -> list[tuple[int, int, float, float]]:
    return [(one, other, 1.0, 1.0)] * wins + [(one, other, 0.0, 1.0)] * losses + [(one, other, 0.5, 1.0)] * draws


def test_three_wins_in_four_are_191_points():
    strong, weak = ratings(2, duels(0, 1, 750, 250))
    assert strong.elo - weak.elo == pytest.approx(191, abs=2)
    assert strong.elo + weak.elo == pytest.approx(3000)


def test_equals_have_the_same_rating():
    one, other = ratings(2, duels(0, 1, 30, 30, draws=40))
    assert one.elo == pytest.approx(other.elo)


def test_the_interval_shrinks_with_the_root_of_the_games():
    few, many = ratings(2, duels(0, 1, 60, 40))[0], ratings(2, duels(0, 1, 6000, 4000))[0]
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.05)


def test_who_wins_everything_has_a_finite_rating_with_a_wide_interval():
    best, worst = ratings(2, duels(0, 1, 200, 0))
    assert 500 < best.elo - worst.elo < 2000
    assert best.high - best.low > 150


def test_ratings_carry_over_from_common_opponents():
    """0 beats 1 and 1 beats 2 three times in four: 0 against 2 follows, though they never met."""
    found = ratings(3, duels(0, 1, 750, 250) + duels(1, 2, 750, 250))
    assert found[0].elo - found[2].elo == pytest.approx(2 * 191, abs=8)
    assert found[0].high - found[0].low > found[1].high - found[1].low


def test_without_games_all_are_equal_and_nothing_is_sure():
    one, other = ratings(2, [])
    assert (one.elo, other.elo) == (1500, 1500)
    assert one.high - one.low > 400


def test_the_interval_holds_what_is_true_about_as_often_as_it_says():
    """Of a hundred samples from a true share of 70 % (147 points) the interval misses about five."""
    missed = 0
    for seed in range(100):
        dice = Random(seed)
        wins = sum(dice.random() < 0.7 for _ in range(200))
        strong = ratings(2, duels(0, 1, wins, 200 - wins))[0]
        missed += not strong.low <= 1500 + 147.2 / 2 <= strong.high
    assert 1 <= missed <= 10


def test_ratings_and_intervals_agree_with_a_second_computation():
    """The likelihood climbed in small steps, and its curvature measured by differences."""
    dice = Random(7)
    pairs = [(one, other) for one in range(4) for other in range(one)]
    games = [(*pair, float(dice.random() < 0.2 + 0.2 * pair[0]), 0.5) for pair in pairs * 40]
    draws = [(*pair, 0.5, 1.0) for pair in pairs]  # an imagined one of each two

    first, second, share, weight = map(np.array, zip(*games, *draws, strict=True))

    def likelihood(strengths: np.ndarray) -> float:
        ahead = strengths[first] - strengths[second]
        return -(weight * (share * np.log1p(np.exp(-ahead)) + (1 - share) * np.log1p(np.exp(ahead)))).sum()

    def slope(at: np.ndarray) -> np.ndarray:
        return np.array([(likelihood(at + e) - likelihood(at - e)) / 2e-4 for e in np.eye(4) * 1e-4])

    strengths = np.zeros(4)
    for _ in range(200):
        strengths += 0.03 * slope(strengths)
    curvature = -np.array([(slope(strengths + e) - slope(strengths - e)) / 2e-4 for e in np.eye(4) * 1e-4])
    errors = np.sqrt(np.diag(np.linalg.pinv(curvature, rcond=1e-4)))

    found = ratings(4, games)
    assert [each.elo for each in found] == pytest.approx(list(1500 + SCALE * (strengths - strengths.mean())), abs=0.1)
    widths = [(each.high - each.low) / 2 / Z for each in found]
    assert widths == pytest.approx(list(SCALE * errors), rel=0.01)
