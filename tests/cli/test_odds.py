"""The odds at the keyboard: `o` and an answer."""

import re

import pytest

from fathom.kernel.record.save import save
from fathom.kernel.words.words import LANGUAGES
from tests.cli.test_play import HOT_SEAT, lines
from tests.rules.nautilus.scene import Scene


@pytest.fixture
def at_sea(fathom, tmp_path):
    """Seat 1 may sail a submarine to an unknown token at T5."""
    scene = Scene(2).player(0, submarines=[(17, 3)])
    file = tmp_path / "sea.json"
    file.write_bytes(save(scene.submarines(), ["Ana", "random 2"]))
    return str(file)


def test_the_odds_of_a_square(fathom, at_sea):
    shown = fathom("play", "--load", at_sea, typed=lines("o T5", "q", "n")).output
    told = shown[shown.index("> o T5") :]
    assert re.search(r"\d+\.?\d* %  salvage an Atlantis token", told)
    shares = [float(share) for share in re.findall(r"([\d.]+) %  salvage", told)]
    assert sum(shares) == pytest.approx(100, abs=0.5)


def test_the_odds_of_a_line_on_which_nothing_hangs(fathom, at_sea):
    shown = fathom("play", "--load", at_sea, typed=lines("odds 1", "q", "n")).output
    assert "Nothing in it is left to chance." in shown


def test_asking_for_odds_of_nothing_in_particular(fathom, at_sea):
    shown = fathom("play", "--load", at_sea, typed=lines("o", "o 99", "o Z1", "o 3", "q", "n")).output
    assert shown.count("Of which answer?") == 2
    assert "There is no line of that number" in shown
    assert "Nothing in this question has to do with Z1." in shown


def test_asking_answers_nothing(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("o 1", "q")).output
    assert "Ana marks" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(fathom, at_sea, language):
    shown = fathom("play", "--load", at_sea, "--lang", language, typed=lines("o T5", "o 1", "o", "q", "n")).output
    assert not re.search(r"(?<![\w-])(cli|odds)-[a-z]", shown)
