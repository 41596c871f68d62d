"""The numbers that the guided first game tells are those on the table."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from fathom.games import load
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Match
from fathom.kernel.words.lesson import LEARNER, Beat, by_the_book, lesson_of, play_through
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules.machina_arcana.scene import table

GAME = load("machina-arcana")


def kim(g: Machina) -> tuple[int, int, int]:
    unit = g.explorers[LEARNER]
    return unit.health, unit.stamina, unit.essence


TOLD: dict[str, Callable[[Machina], set[int]]] = {
    "sheet": lambda g: set(kim(g)[:2]),
    "end": lambda g: {kim(g)[1]},
    "event": lambda g: {kim(g)[1]},
    "ratings": lambda g: {g.spawn, g.horror},
    "towards": lambda g: {kim(g)[2]},
    "arrival": lambda g: {kim(g)[2]},  # all that was there was paid for the chapter
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_the_numbers_that_are_on_the_table(language: str):
    lesson, words, met = lesson_of(GAME), Words(language, GAME), set()
    assert lesson is not None

    def read(match: Match, beat: Beat) -> None:
        if beat.say in TOLD:
            met.add(beat.say)
            said = {int(each) for each in re.findall(r"\d+", words.say(f"lesson-{beat.say}"))}
            assert TOLD[beat.say](table(match)) <= said, (beat.say, said)

    play_through(GAME, lesson, partial(by_the_book, GAME), read)
    assert met == set(TOLD)
