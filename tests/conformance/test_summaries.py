"""The summaries of the rules say as much in French and Spanish as in English: no fact and no number is lost."""

import re
from functools import cache

import pytest

from fathom.games import load, names
from fathom.kernel.words.words import LANGUAGES, Words

GAMES = [name for name in names() if name not in ("noughts", "connect-four")]
SHORT = 9  # words: below it a sentence may be said in many ways
LEAST, MOST = 0.6, 2.1
LEAST_OF_SHORT, MOST_OF_SHORT = 0.5, 2.7
MEAN = (0.95, 1.25)


def words_in(text: str) -> int:
    return len(re.findall(r"[\w’'-]+", text))


def numbers_in(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@cache
def summaries(name: str, language: str) -> dict[str, str]:
    game = load(name)
    words = Words(language, game)
    return {rule: words.rule(rule) for rule in game.ledger.rules}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_summary_is_about_as_long_as_in_english(name: str, language: str) -> None:
    wrong, ratios = {}, []
    for rule, english in summaries(name, "en").items():
        ratio = words_in(summaries(name, language)[rule]) / words_in(english)
        ratios.append(ratio)
        least, most = (LEAST, MOST) if words_in(english) > SHORT else (LEAST_OF_SHORT, MOST_OF_SHORT)
        if not least <= ratio <= most:
            wrong[rule] = round(ratio, 2)
    assert wrong == {}
    assert MEAN[0] <= sum(ratios) / len(ratios) <= MEAN[1]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_summary_stands_in_every_language(name: str, language: str) -> None:
    lost = {
        rule: numbers_in(english) - numbers_in(summaries(name, language)[rule])
        for rule, english in summaries(name, "en").items()
    }
    assert {rule: numbers for rule, numbers in lost.items() if numbers} == {}
