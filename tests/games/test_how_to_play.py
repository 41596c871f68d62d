"""How to play: every game of ours that one can learn here has its pages, in three languages that say the same."""

from pathlib import Path

import pytest

from fathom.games import load
from fathom.kernel.cards.reader import CardError
from fathom.kernel.words.how_to_play import _page, how_to_play
from fathom.kernel.words.words import LANGUAGES

GAMES = ["nautilus", "unfathomable", "machina-arcana", "sleeping-gods"]
PICTURES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("name", GAMES)
def test_there_are_four_to_six_pages_in_each_language(name: str):
    for language in LANGUAGES:
        assert 4 <= len(how_to_play(load(name), language)) <= 6


@pytest.mark.parametrize("name", GAMES)
def test_the_languages_have_the_same_pages(name: str):
    english, *others = [how_to_play(load(name), language) for language in LANGUAGES]
    for pages in others:
        for page, original in zip(pages, english, strict=True):
            assert (page.picture, page.rules) == (original.picture, original.rules)
            assert [(each.kind, len(each.lines)) for each in page.blocks] == [
                (each.kind, len(each.lines)) for each in original.blocks
            ]


@pytest.mark.parametrize("name", GAMES)
def test_no_language_says_much_less_than_english(name: str):
    def length(language: str) -> int:
        return sum(
            len(line) for page in how_to_play(load(name), language) for each in page.blocks for line in each.lines
        )

    for language in LANGUAGES:
        assert length(language) > 0.85 * length("en")


@pytest.mark.parametrize("name", GAMES)
def test_every_page_sums_up_rules_that_exist(name: str):
    game = load(name)
    for page in how_to_play(game, "en"):
        assert page.rules
        assert set(page.rules) <= set(game.ledger.rules)


@pytest.mark.parametrize("name", GAMES)
def test_every_page_has_a_drawing_of_its_own(name: str):
    drawn = {file.stem for file in (PICTURES / name / "how-to-play").glob("*.svg")}
    assert drawn == {page.picture for page in how_to_play(load(name), "en")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_found_by_how_people_ask(name: str, language: str):
    first = how_to_play(load(name), language)[0]
    asked = {"en": "how do I win", "fr": "comment gagner", "es": "cómo gano"}[language]
    assert asked in first.also


def test_a_game_without_pages_has_none():
    assert how_to_play(load("noughts"), "en") == []


def test_a_page_without_its_facts_is_refused_with_its_file():
    with pytest.raises(CardError, match=r"toy/en.md: 'Aim' must begin with the lines picture, also, rules"):
        _page("Aim\npicture: aim\n\nWin.", "en", "toy/en.md")
