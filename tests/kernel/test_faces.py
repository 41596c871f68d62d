"""Faces on demand: words on cards that players shall discover are with those cards, and not with all the others."""

import pytest

from fathom.games import load
from fathom.kernel.cards.faces import words, words_on
from fathom.kernel.words.phrasebook import entries
from fathom.kernel.words.words import LANGUAGES, sources

MACHINA = load("machina-arcana")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_face_are_told_with_it_and_not_before(language: str):
    faces = MACHINA.story.faces()
    (name, face), (other, _) = list(faces.items())[:2]
    key = face.words[0]
    assert f"\n{key} =" in "\n" + sources(language, MACHINA)
    assert f"\n{key} =" not in "\n" + words(language, MACHINA)
    assert f"\n{key} =" in "\n" + words_on([name], language, MACHINA)
    assert f"\n{key} =" not in "\n" + words_on([other], language, MACHINA)


def test_of_a_game_without_faces_everybody_may_fetch_all_words():
    for game in (load("noughts"), None):
        assert list(entries(words("fr", game))) == list(entries(sources("fr", game)))
