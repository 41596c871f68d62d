"""The guided first game of Sleeping Gods counts as its score sheet does."""

from functools import partial

import pytest

from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.words.lesson import Beat, by_the_book, lesson_of, play_through
from fathom.kernel.words.words import LANGUAGES, Words

GAME = load("sleeping-gods")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_knows_how_much_experience_there_is(language: str):
    lesson, found = lesson_of(GAME), []
    assert lesson is not None

    def read(match: Match, beat: Beat) -> None:
        if beat.say == "services":
            found.append(match.state.xp)

    play_through(GAME, lesson, partial(by_the_book, GAME), read)
    said = Words(language, GAME).say("lesson-services")
    assert f" {found[0]}." in said
