"""`fathom story`: for those who write."""

import pytest

pytestmark = pytest.mark.slow


def test_a_finished_unit_passes(fathom):
    assert "0 wrong, 0 missing" in fathom("story", "check", "arc01").output


def test_the_whole_book_tells_what_is_missing_and_measures_what_is_there(fathom):
    shown = fathom("story", "check", "--figures").output
    assert "0 wrong" in shown
    rows = [line.split() for line in shown.splitlines()]
    head = ["map", "language", "texts", "words", "mean", "shortest", "longest", "vocabulary", "sentence", "level"]
    assert head in rows
    measured = {(row[0], row[1]): [float(each) for each in row[2:]] for row in rows if len(row) == 10 and row != head}
    assert len(measured) == 30
    for texts, words, mean, shortest, longest, vocabulary, sentence, level in measured.values():
        assert abs(words / texts - mean) < 0.1
        assert shortest < mean < longest
        assert vocabulary < words
        assert 0 < sentence < level


def test_a_strict_check_tells_what_it_has_counted(fathom):
    shown = fathom("story", "check", "--strict").output
    assert "0 wrong, 0 missing" in shown
    assert "choices that converge with nothing kept: 0 of" in shown
    assert "cards without a voice: 0 of" in shown
    assert "long texts in one block: 0 of" in shown


def test_a_paragraph_is_shown_in_each_language(fathom):
    assert "Wenna goes to the drawer" in fathom("story", "show", "2.3", "--lang", "en").output
    assert "take-quest 3 wick" in fathom("story", "show", "2.3", "--lang", "fr").output
    assert "Le Fanal mort" in fathom("story", "show", "2.3", "--lang", "fr").output
    assert "savvy 4" in fathom("story", "show", "9.1", "--lang", "es").output


def test_the_ways_of_a_unit_are_drawn(fathom):
    shown = fathom("story", "graph", "arc01").output
    assert shown.startswith("flowchart TD\n")
    assert 'p9_1 ==>|"drive"| p9_2' in shown
    assert 'p2 -. "RELIT" .-> p2_7' in shown


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("story check arc13", "no unit is called 'arc13'"),
        ("story show 2.99", "no paragraph '2.99' is written: here there are 2, 2.1"),
        ("story show 999", "no paragraph '999' is written"),
        ("story graph nowhere", "no unit is called 'nowhere'"),
    ],
)
def test_what_is_not_there_is_refused_helpfully(fathom, asked, told):
    assert told in fathom(*asked.split(), code=2).output
