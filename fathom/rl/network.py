"""A network that scores the legal answers to a question, and values what a seat sees. It runs on NumPy alone.

One hidden layer reads the view, another each answer together with what the first made of the view. Numbers are
squashed before they are read, so that money and counts weigh no more than a 1 among zeros.
"""

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
HIDDEN = 64
NAMES = ("seen", "seen_bias", "answer", "both", "answer_bias", "score", "value", "value_bias")


class Network:
    """The weights by their names, and what follows from them."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = {name: np.asarray(weights[name], np.float32) for name in NAMES}

    @classmethod
    def fresh(cls, seen: int, described: int, seed: int = 0, hidden: int = HIDDEN) -> "Network":
        """A network that has learned nothing: it scores all answers alike."""
        rng = np.random.default_rng(seed)

        def drawn(*shape: int) -> Any:
            return rng.normal(0, (2 / 64) ** 0.5, shape)

        fresh: dict[str, Any] = {
            "seen": drawn(seen, hidden),
            "seen_bias": np.zeros(hidden),
            "answer": drawn(described, hidden),
            "both": drawn(hidden, hidden),
            "answer_bias": np.zeros(hidden),
            "score": np.zeros(hidden),
            "value": np.zeros(hidden),
            "value_bias": np.zeros(1),
        }
        return cls(fresh)

    @property
    def sizes(self) -> tuple[int, int]:
        """How long the vectors of views and of answers are."""
        return len(self.weights["seen"]), len(self.weights["answer"])

    def think(self, seen: Array, answers: Array) -> tuple[Array, float]:
        """A score for each answer, and from -1 to 1 how well the seat does. Both are given squashed."""
        w = self.weights
        there = np.flatnonzero(seen)  # a view is mostly zeros
        view = np.maximum(seen[there] @ w["seen"][there] + w["seen_bias"], 0)
        each = np.maximum(_times(answers, w["answer"]) + (view @ w["both"] + w["answer_bias"]), 0)
        return each @ w["score"], float(np.tanh(view @ w["value"] + w["value_bias"][0]))

    def save(self, path: Path) -> None:
        """Write the weights, in half precision."""
        halved: dict[str, Any] = {name: each.astype(np.float16) for name, each in self.weights.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, **halved)

    @classmethod
    def load(cls, path: Path) -> "Network":
        with np.load(BytesIO(path.read_bytes())) as found:
            return cls({name: found[name] for name in NAMES})


def squashed(numbers: Array) -> Array:
    """Large numbers brought closer: 1 stays 1, 100 becomes 6.7."""
    found: Array = np.zeros_like(numbers)
    there = np.nonzero(numbers)
    found[there] = np.sign(numbers[there]) * np.log2(1 + np.abs(numbers[there]))
    return found


def _times(rows: Array, weights: Array) -> Array:
    """The product of rows that are mostly zeros, none all of them, with a matrix; much faster than over all."""
    number, column = np.nonzero(rows)
    starts = np.flatnonzero(np.diff(number, prepend=-1))
    found: Array = np.add.reduceat(weights[column] * rows[number, column][:, None], starts, axis=0)
    return found
