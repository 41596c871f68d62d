"""Checks 24 and 25: a long text is parted, and a paragraph says at once whom or what it is about."""

import re
from collections.abc import Iterator

from fathom.games.sleeping_gods.stories.book import Book
from fathom.games.sleeping_gods.writing.checks.findings import Measure, Prose, each
from fathom.games.sleeping_gods.writing.measures import words
from fathom.kernel.words.words import LANGUAGES

LONGEST_BLOCK = 120  # words
OPENED = re.compile(r"[“\"]?(He|She|It|They|His|Her|Their|Its)\b")  # by a pronoun, also one that means nothing
OPENED_AT_MOST = 20  # one in so many


def _texts(book: Book, prose: Prose, language: str) -> Iterator[tuple[str, str]]:
    yield from ((number, prose[language].get(number, "").strip()) for _, number, _ in each(book))


def blocks(book: Book, prose: Prose) -> Measure:
    """Paragraphs with more words than a reader takes in at once, and no break."""
    total, found = 0, dict[str, str]()
    for language in LANGUAGES:
        for number, text in _texts(book, prose, language):
            total += 1
            longest = max(len(words(block)) for block in text.split("\n\n"))
            if longest > LONGEST_BLOCK and "\n\n" not in text:
                found[f"{language}: {number}"] = f"{longest} words without a break"
    return Measure("long texts in one block", 24, total, found)


def openings(book: Book, prose: Prose) -> Measure:
    """Paragraphs in English that open with a pronoun: few, for `it` may mean nothing."""
    texts = dict(_texts(book, prose, "en"))
    found = {number: f"opens with “{text.split()[0]}”" for number, text in texts.items() if OPENED.match(text)}
    return Measure("paragraphs that open with a pronoun", 25, len(texts), found, allowed=len(texts) // OPENED_AT_MOST)
