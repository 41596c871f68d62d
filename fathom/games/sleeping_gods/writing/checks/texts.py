"""Check 11: the prose, its lengths and its repetitions."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.stories.book import Book, keys
from fathom.games.sleeping_gods.writing.checks.findings import ENDINGS, Finding, Prose, each, owner_of_paragraph
from fathom.games.sleeping_gods.writing.measures import placeholders, shared_runs, words
from fathom.kernel.words.words import LANGUAGES

LENGTHS = {
    "text": (40, 200),
    "prologue": (180, 320),
    "ending": (250, 500),
    "fail": (15, 60),
    "then": (12, 70),
    "also": (12, 80),
    "label": (1, 14),
    "later": (6, 40),
}


def lengths(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every text is there in three languages, as long as it should be, with the same placeholders."""
    for unit, number, paragraph in each(book):
        for key in keys(number, paragraph):
            told = {language: prose[language].get(key, "") for language in LANGUAGES}
            for language, text in told.items():
                yield from _length(unit, number, key, language, text)
            filled = [placeholders(text) for text in told.values() if text]
            if any(each != filled[0] for each in filled):
                yield Finding(11, False, unit, f"{key}: the languages differ in their placeholders")
    wanted = {key for _, number, paragraph in each(book) for key in keys(number, paragraph)}
    for language in LANGUAGES:
        for key in prose[language]:
            if key not in wanted:
                number = key.partition("/")[0]
                owner = book.unit_of.get(number) or owner_of_paragraph(number) or "spine"
                yield Finding(11, False, owner, f"{language}: {key} is no text of the book")


def _length(unit: str, number: str, key: str, language: str, text: str) -> Iterator[Finding]:
    if not text:
        yield Finding(11, True, unit, f"{language}: {key} is not written")
        return
    low, high = LENGTHS[_kind(number, key)]
    count = len(words(text))
    if not low <= count <= high:
        yield Finding(11, False, unit, f"{language}: {key} has {count} words, not {low} to {high}")


def _kind(number: str, key: str) -> str:
    if "/also/" in key:
        return "also"
    if key == number:
        ending = any(number in own for own in ENDINGS.values())
        return "prologue" if number.startswith("P") else "ending" if ending else "text"
    end = key.rpartition("/")[2]
    return end if end in ("fail", "later", "then") else "label"


def repetition(book: Book, prose: Prose) -> Iterator[Finding]:
    """No two texts share eight words in a row."""
    for language in LANGUAGES:
        for one, other, shared in shared_runs(prose[language]):
            unit = book.unit_of.get(other.partition("/")[0], "spine")
            yield Finding(11, False, unit, f"{language}: {one} and {other} both say “{shared}”")
