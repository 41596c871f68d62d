"""Words of cards that players shall discover stand in no file that everybody may fetch: neither by key nor by name."""

import re
from functools import cache

import pytest

from fathom.games import load, names
from fathom.kernel.cards.faces import words, words_on
from fathom.kernel.game import Game
from fathom.kernel.words.phrasebook import entries
from fathom.kernel.words.words import LANGUAGES
from fathom.server.http.app import STATIC

VEILED = [name for name in names() if load(name).story.faces is not None]
TITLES = ("card-", "ending-")
COMMON = 4  # letters: a shorter name is a word like any other

KNOWN_KEYS = {
    "machina-arcana": {
        *(
            f"{kind}-{card}" for kind in ("card", "text", "flavour") for card in ("packed-ice", "black-ice")
        ),  # monsters made of ice
        *("ability-beast-0", "ability-beast-1", "ability-moon-beast-0", "ability-moon-beast-1"),  # of monsters, counted
        *(f"{kind}-{scenario}" for kind in ("scenario", "option-scenario") for scenario in ("ice", "statue")),
        *("board-about-statue", "kind-statue"),  # statues on the board
    },
}
"""Public keys that end like the name of a face and belong to something else."""

KNOWN_NAMES = {
    "machina-arcana": {"card-ice", "card-statue", "card-beast-0", "card-statue-finale"},  # named like their scenario
}
"""Faces whose name everybody knows: it is offered where a table is opened."""


@cache
def public(game: Game, language: str) -> dict[str, str]:
    return dict(entries(words(language, game))) | dict(entries(words(language)))


@cache
def hidden(game: Game, language: str) -> dict[str, str]:
    """The words on all faces: what stands behind each key."""
    assert game.story.faces is not None
    found = entries(words_on(game.story.faces(), language, game))
    return {key: _text(entry) for key, entry in found}


def _text(entry: str) -> str:
    """What an entry says, without the comments that may follow it."""
    lines = [line for line in entry.partition("=")[2].splitlines() if not line.startswith("#")]
    return " ".join(line.strip() for line in lines).strip()


def titles(game: Game, language: str) -> dict[str, str]:
    """The names of cards and endings; those of quests are common words."""
    found = {key: text for key, text in hidden(game, language).items() if key.startswith(TITLES)}
    return {
        key: text for key, text in found.items() if len(text) > COMMON and key not in KNOWN_NAMES.get(game.name, ())
    }


def test_two_games_have_such_cards():
    assert [load(name).name for name in VEILED] == ["machina-arcana", "sleeping-gods"]


@pytest.mark.parametrize("name", VEILED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_public_key_is_that_of_a_hidden_card(name: str, language: str):
    game = load(name)
    assert game.story.faces is not None
    ends = tuple(f"-{each}" for each in game.story.faces())
    alike = {key for key in public(game, language) if key in game.story.faces() or key.endswith(ends)}
    assert alike - KNOWN_KEYS.get(game.name, set()) == set()
    assert public(game, language).keys().isdisjoint(hidden(game, language))


@pytest.mark.parametrize("name", VEILED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_a_face_is_there_in_every_language(name: str, language: str):
    game = load(name)
    assert game.story.faces is not None
    assert hidden(game, language).keys() == {key for face in game.story.faces().values() for key in face.words}


@pytest.mark.parametrize("name", VEILED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_public_sentence_names_a_hidden_card(name: str, language: str):
    game, told = load(name), titles(load(name), language)
    assert len(told) > 30
    said = "\n".join(_text(entry) for entry in public(game, language).values())
    assert {key for key, text in told.items() if re.search(rf"\b{re.escape(text)}\b", said)} == set()


@pytest.mark.parametrize("name", VEILED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_does_any_file_of_the_client(name: str, language: str):
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg", ".webmanifest")]
    assert files, "The client is not built: run `make client`."
    bundle = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert {key for key, text in titles(load(name), language).items() if text in bundle} == set()
