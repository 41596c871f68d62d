"""A phrasebook reads an entry when it is first said, with all that it refers to."""

from threading import Barrier, Thread

import pytest

from fathom.kernel.words import phrasebook
from fathom.kernel.words.phrasebook import Phrasebook, entries

SOURCE = """\
# how the sea is called
-sea = { $case ->
   *[plain] sea
    [loud] SEA
}
below = below the { -sea }
deep = { $metres ->
    [one] a metre
   *[other] { $metres } metres { below }
}
    .short = deep
## a chapter
shout = the { -sea(case: "loud") }!
"""


@pytest.fixture
def book() -> Phrasebook:
    book = Phrasebook("en")
    book.add(SOURCE)
    return book


def said(book: Phrasebook, key: str, **arguments: object) -> str:
    return book.format(book.message(key).value, arguments)


def test_an_entry_is_found_with_all_of_its_lines():
    found = dict(entries(SOURCE))
    assert list(found) == ["-sea", "below", "deep", "shout"]
    assert ".short = deep" in found["deep"]


def test_what_an_entry_refers_to_is_read_with_it(book: Phrasebook):
    assert said(book, "deep", metres=3) == "3 metres below the sea"
    assert said(book, "shout") == "the SEA!"
    assert book.format(book.message("deep").attributes["short"]) == "deep"


def test_nothing_is_read_before_it_is_said(book: Phrasebook, monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    usual = phrasebook.FluentResource
    monkeypatch.setattr(phrasebook, "FluentResource", lambda source: read.append(source) or usual(source))
    assert "deep" in book
    assert "shallow" not in book
    assert read == []
    said(book, "below")
    said(book, "below")
    (source,) = read
    assert "below" in source
    assert "-sea" in source
    assert "metres" not in source


def test_what_is_added_last_is_said(book: Phrasebook):
    book.add("below = under the { -sea }\n")
    assert said(book, "deep", metres=3) == "3 metres under the sea"


def test_threads_may_say_the_same_at_once():
    for _ in range(20):
        book, together, heard = Phrasebook("en"), Barrier(4), []
        book.add(SOURCE)

        def say(book: Phrasebook = book, together: Barrier = together, heard: list[str] = heard) -> None:
            together.wait()
            heard.append(said(book, "deep", metres=3))

        threads = [Thread(target=say) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert heard == ["3 metres below the sea"] * 4
