"""The command's own words: all of them are used, and all that are used exist."""

import ast
from pathlib import Path

import pytest

import fathom
from fathom.kernel import words
from fathom.kernel.words import LANGUAGES

SOURCES = Path(fathom.__file__).parent
WORDS = Path(words.__file__).parent / "words"
MADE = {  # keys that are put together in the code, by their beginnings
    "cli-games-": {"game", "title", "seats", "bots", "options"},
    "cli-nautilus-kind-": {"base", "violet", "green", "training", "technical", "sonar", "research", "analysis"},
    "cli-nautilus-": {"atlantis", "discovery", "exploration", "money"},
}


def keys(language: str) -> set[str]:
    text = (WORDS / language / "cli.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.split("\n") if " = " in line and not line.startswith("#")}


def used() -> set[str]:
    """Every key of the command that stands in the code."""
    files = [*(SOURCES / "cli").rglob("*.py"), *(SOURCES / "games").rglob("terminal.py")]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    whole = {text for text in texts if text.startswith("cli-") and text not in MADE}
    return whole | {f"{beginning}{end}" for beginning, ends in MADE.items() for end in ends}


def test_every_key_has_words_and_every_word_is_used():
    assert keys("en") == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language):
    assert keys(language) == keys("en")
