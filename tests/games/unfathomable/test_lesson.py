"""The guided first game of Unfathomable says of the die what the die has shown."""

from functools import partial

from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.words.lesson import Beat, by_the_book, lesson_of, play_through

GAME = load("unfathomable")
MISSES = {"wait", "swing"}


def test_the_guide_calls_an_attack_a_miss_only_if_it_is_one():
    lesson, seen = lesson_of(GAME), set()
    assert lesson is not None

    def read(match: Match, beat: Beat) -> None:
        die = match.state.die
        if beat.say in MISSES:
            assert die.result < die.needed, beat.say
            seen.add(beat.say)

    play_through(GAME, lesson, partial(by_the_book, GAME), read)
    assert seen == MISSES
