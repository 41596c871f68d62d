"""The lab's own words: all of them are used, and all that are used exist."""

import ast
from pathlib import Path

import pytest

import fathom
from fathom.kernel import words
from fathom.kernel.words import LANGUAGES
from fathom.lab.report import SECTIONS

SOURCES = Path(fathom.__file__).parent
WORDS = Path(words.__file__).parent / "words"
COLUMNS = {  # keys made from one of a row of names: `lab-{key}`
    *("seat", "bot", "wins", "share", "interval", "mean-score", "lowest", "highest", "mean", "median", "played"),
    *("rounds", "ending", "elo", "duels", "points", "section-endings", "rounds-axis", "decisions-axis"),
}
MADE = {
    "lab-": COLUMNS,
    "lab-section-": set(SECTIONS),
    "lab-about-": set(SECTIONS),
}


def keys(language: str) -> set[str]:
    text = (WORDS / language / "lab.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.split("\n") if " = " in line and not line.startswith(("#", " "))}


def used() -> set[str]:
    files = [*(SOURCES / "cli").rglob("*.py"), *(SOURCES / "lab").rglob("*.py")]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    whole = {text for text in texts if text.startswith("lab-") and text not in MADE}
    return whole | {f"{beginning}{end}" for beginning, ends in MADE.items() for end in ends}


def test_every_key_has_words_and_every_word_is_used():
    assert keys("en") == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language):
    assert keys(language) == keys("en")
