"""The command's own words: all of them are used, and all that are used exist."""

import pytest

from fathom.kernel.words.words import LANGUAGES
from tests.own_words import SOURCES, keys, used

MADE = {  # keys that are put together in the code, by their beginnings
    "cli-origin-": {"known", "chosen", "mixed"},
    "cli-games-": {"game", "title", "seats", "bots", "options"},
    "cli-nautilus-kind-": {"base", "violet", "green", "training", "technical", "sonar", "research", "analysis"},
    "cli-nautilus-": {"atlantis", "discovery", "exploration", "money"},
}


def test_every_key_has_words_and_every_word_is_used():
    terminals = (SOURCES / "games").rglob("terminal.py")
    shared = [file for file in terminals if not (file.parent / "words" / "en" / "terminal.ftl").exists()]
    files = [*(SOURCES / "cli").rglob("*.py"), *shared]  # a game may keep the words of its board itself
    assert keys("cli", "en") == used("cli", files, MADE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language):
    assert keys("cli", language) == keys("cli", "en")
