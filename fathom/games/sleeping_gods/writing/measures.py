"""Measures of the prose: how long, how rich, how hard to read, and whether two paragraphs say the same."""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

RUN = 8  # words in a row that no two texts may share
LONG = 7  # letters of a long word, as reading levels count them
_WORD = re.compile(r"[^\W\d_]+(?:[’'\-][^\W\d_]+)*")


def words(text: str) -> list[str]:
    return _WORD.findall(text)


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{\s*\$?([\w-]+)\s*\}", text))


class Shared(NamedTuple):
    one: str
    other: str
    run: str


def shared_runs(texts: Mapping[str, str]) -> list[Shared]:
    """The pairs of texts with eight words in a row in common, each with the first such run."""
    seen: dict[tuple[str, ...], str] = {}
    found: dict[tuple[str, str], str] = {}
    for key, text in texts.items():
        said = [word.lower() for word in words(text)]
        for start in range(len(said) - RUN + 1):
            run = tuple(said[start : start + RUN])
            other = seen.setdefault(run, key)
            if other != key:
                found.setdefault((other, key), " ".join(run))
    return [Shared(one, other, run) for (one, other), run in found.items()]


class Figures(NamedTuple):
    """`level` is the LIX: words per sentence plus the share of long words in per cent; 30 is easy, 50 hard."""

    texts: int
    words: int
    mean: float
    shortest: int
    longest: int
    vocabulary: int
    sentence: float
    level: float


def figures(texts: Iterable[str]) -> Figures:
    told = list(texts)
    lengths = [len(words(text)) for text in told]
    said = [word.lower() for text in told for word in words(text)]
    sentences = sum(len(re.findall(r"[.!?…:]+(?=\s|$|[»”\"])", text)) or 1 for text in told)
    if not said:
        return Figures(len(told), 0, 0.0, 0, 0, 0, 0.0, 0.0)
    sentence = len(said) / sentences
    hard = 100 * sum(len(word) >= LONG for word in said) / len(said)
    return Figures(
        texts=len(told),
        words=len(said),
        mean=len(said) / len(told),
        shortest=min(lengths),
        longest=max(lengths),
        vocabulary=len(set(said)),
        sentence=sentence,
        level=sentence + hard,
    )
