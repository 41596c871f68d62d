"""Lessons: they are read strictly, play through, wait only where there is a choice, and give way when the game does."""

from functools import partial
from pathlib import Path

import pytest

from fathom.games import load, names
from fathom.kernel import Game, Match
from fathom.kernel.words.lesson import (
    LEARNER,
    Beat,
    LessonError,
    begin,
    by_the_book,
    cues,
    lesson_of,
    play_through,
    rehearsed,
    wanted,
)
from fathom.kernel.words.words import LANGUAGES, Words

TAUGHT = [name for name in names() if lesson_of(load(name))]
PARTS = {"", "board", "question", "own", "seats", "journal", "course"}

each_lesson = pytest.mark.parametrize("game", [load(name) for name in TAUGHT], ids=TAUGHT)


def test_the_big_games_have_lessons():
    assert {"nautilus", "unfathomable", "machina-arcana", "sleeping-gods"} <= {*TAUGHT}
    assert lesson_of(load("noughts")) is None
    assert cues(load("noughts")) == []


@each_lesson
def test_a_lesson_plays_through_and_every_beat_comes_at_a_choice_of_the_learner(game: Game):
    lesson = lesson_of(game)
    assert lesson is not None
    choices = []

    def read(match: Match, beat: Beat) -> None:
        ask = match.asks[LEARNER]
        choices.append(len(ask.options))
        assert len(wanted(beat, ask)) == bool(beat.give), beat.say

    match = play_through(game, lesson, partial(by_the_book, game), read)
    assert min(choices) > 1
    assert not match.over
    assert cues(game) == sorted(cues(game))


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_lesson_says_is_said_in_every_language(game: Game, language: str):
    lesson = lesson_of(game)
    assert lesson is not None
    words = Words(language, game)
    assert all(f"lesson-{beat.say}" in words for beat in lesson.beats)
    assert {beat.point for beat in lesson.beats} <= PARTS


@each_lesson
def test_whoever_leaves_the_script_is_not_answered_by_it(game: Game):
    lesson = lesson_of(game)
    assert lesson is not None
    match = begin(game, lesson)
    for _ in range(60):
        ask = match.turn
        if ask is None:
            assert match.over
            break
        if ask.seat == LEARNER:
            match.answer(LEARNER, ask.options[-1])
            continue
        said = rehearsed(game, match, ask)
        assert said is None or said in ask.options
        match.answer(ask.seat, said or ask.options[0])


def test_a_lesson_that_wants_what_cannot_be_given_says_so():
    game = load("nautilus")
    lesson = lesson_of(game)
    assert lesson is not None
    broken = type(lesson)(2, lesson.seed, 1, [Beat("sail", give={"do": "sail"})])
    with pytest.raises(LessonError, match=r"nautilus, beat 'sail': .*only .*buy-nothing"):
        play_through(game, broken, partial(by_the_book, game))


def test_a_lesson_file_is_read_strictly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = load("noughts")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    lesson_of.cache_clear()
    (tmp_path / "lesson.yaml").write_text("seats: 2\nseed: x\nminutes: 1\nbeats:\n- {say: hello, poit: board}\n")
    with pytest.raises(LessonError, match=r"noughts/lesson\.yaml: .*poit"):
        lesson_of(game)
    monkeypatch.undo()
    lesson_of.cache_clear()
