"""The lab's own words: all of them are used, and all that are used exist."""

import pytest

from fathom.kernel.words.words import LANGUAGES
from fathom.lab.pages.report import SECTIONS
from tests.own_words import SOURCES, keys, used

COLUMNS = {  # keys made from one of a row of names: `lab-{key}`
    *("seat", "bot", "wins", "share", "interval", "mean-score", "lowest", "highest", "mean", "median", "played"),
    *(
        "rounds",
        "ending",
        "elo",
        "duels",
        "points",
        "section-endings",
        "section-sides",
        "rounds-axis",
        "decisions-axis",
    ),
    *("difference", "gained", "lost"),
}
MADE = {
    "lab-": COLUMNS,
    "lab-section-": set(SECTIONS),
    "lab-about-": set(SECTIONS),
    "lab-calibrated-": {"moments", "games", "told", "won", "interval", "gap"},
    "ending-": {"forfeit"},
}


def test_every_key_has_words_and_every_word_is_used():
    files = [*(SOURCES / "cli").rglob("*.py"), *(SOURCES / "lab").rglob("*.py")]
    assert keys("lab", "en") == used("lab", files, MADE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language):
    assert keys("lab", language) == keys("lab", "en")
