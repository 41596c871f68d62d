"""A small book of a test's own: paragraphs in the grammar of the real one, for as long as the test runs."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fathom.games.sleeping_gods.stories import book
from fathom.kernel.cards.effects import PLACES

Story = Callable[[str], dict[str, book.Paragraph]]


@pytest.fixture(autouse=True)
def shelves() -> Iterator[None]:
    """What a test writes stands where the real book does: afterwards its effects are found there again."""
    book.the_book()
    places = dict(PLACES)
    yield
    PLACES.update(places)


@pytest.fixture
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Story]:
    """Write a book: only these paragraphs are in it. Their numbers need no quotes."""

    def forget() -> None:
        book.ways_in.cache_clear()
        book.sources.cache_clear()

    def write(text: str) -> dict[str, book.Paragraph]:
        quoted = re.sub(r"(^|goto: )([\dF][\d.]*)(?=[:, ])", r'\1"\2"', text, flags=re.MULTILINE)
        (tmp_path / "m1.yaml").write_text(quoted, encoding="utf-8")
        paragraphs = book.read_unit("m1", tmp_path)
        bound = book.bind({"m1": paragraphs})
        monkeypatch.setattr(book, "the_book", lambda: bound)
        forget()
        return paragraphs

    yield write
    forget()
