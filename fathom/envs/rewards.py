"""Rewards of agents at the end of a game."""

from collections.abc import Callable
from typing import Any, Literal

Reward = Literal["result", "score", "margin", "place"]


def by_result(state: Any) -> list[float]:
    """From -1 for a defeat to 1 for a victory; half a victory is 0."""
    return [2 * share - 1 for share in state.result()]


def by_score(state: Any) -> list[float]:
    """The points of each seat."""
    return [float(score) for score in state.scores()]


def by_margin(state: Any) -> list[float]:
    """By how many points each seat is ahead of the best other; where all play together, the points themselves."""
    scores = state.scores()
    if state.cooperative or len(scores) == 1:
        return by_score(state)
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


def by_place(state: Any) -> list[float]:
    """From 1 for the first by points to -1 for the last, who tie share; where all play together, the result."""
    scores = state.scores()
    if state.cooperative or len(scores) == 1:
        return by_result(state)
    others = len(scores) - 1
    behind = [sum((other < score) - (other > score) for other in scores) for score in scores]
    return [count / others for count in behind]


REWARDS: dict[str, Callable[[Any], list[float]]] = {
    "result": by_result,
    "score": by_score,
    "margin": by_margin,
    "place": by_place,
}
