"""Faces on demand: the text of a card that players are to discover is sent only to those who have seen the card.

A game names such cards with `Story(faces=...)`: each has a name, the keys of the words on it and perhaps what a client
needs in order to draw it. Its state says with `turned` which of them a seat has seen by now. Their words are left out
of those that everybody may fetch (`words`), and served for one table and seat (`words_on`).
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from fathom.kernel.game import Face, Game
from fathom.kernel.words.phrasebook import entries
from fathom.kernel.words.words import sources


def words(language: str, game: Game | None = None) -> str:
    """The words that everybody may fetch, in Fluent."""
    veiled = {key for face in _faces(game).values() for key in face.words}
    return "".join(entry for key, entry in _entries(language, game) if key not in veiled)


def words_on(names: Iterable[str], language: str, game: Game) -> str:
    """The words on some faces, in Fluent."""
    faces = _faces(game)
    wanted = {key for name in names if name in faces for key in faces[name].words}
    return "".join(entry for key, entry in _entries(language, game) if key in wanted)


def _faces(game: Game | None) -> Mapping[str, Face]:
    return game.story.faces() if game is not None and game.story.faces is not None else {}


@lru_cache(maxsize=64)
def _entries(language: str, game: Game | None) -> list[tuple[str, str]]:
    return list(entries(sources(language, game)))
