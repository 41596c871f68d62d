"""Lessons: a guided first game, told in beats. What the others answer in it is written down beside them.

A game that has a `lesson.yaml` teaches itself: real rules on the real board, from a fixed seed. A beat says something
(`lesson-<say>` of the game's words), points at a part of the screen, and may want an answer. The answers of the other
seats stand in `lesson.json`, seat by seat, as `fathom lesson GAME --record` found them.
"""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from fathom.kernel.game import Game
from fathom.kernel.questions.ask import Action, Ask
from fathom.kernel.record.match import Match

LEARNER = 0  # the seat that is taught


class LessonError(ValueError):
    """A lesson that cannot be played as it stands."""


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read and, where `give` says which (as much of it as matters), an answer to give; `free`: any answer,
    of which there is a comment then. Nothing but reading comes after that."""

    say: str
    point: str = ""
    give: dict[str, Any] = {}
    free: bool = False


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: str
    minutes: int
    beats: list[Beat]
    options: dict[str, Any] = {}


Others = dict[int, list[dict[str, Any]]]


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The guided first game of a game, if it has one."""
    file = _file(game, "yaml")
    if not file.exists():
        return None
    try:
        lesson = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Lesson)
    except (msgspec.ValidationError, yaml.YAMLError) as error:
        raise LessonError(f"{game.name}/{file.name}: {error}") from None
    return lesson


@cache
def others_of(game: Game) -> Others:
    """What the other seats answer in the guided first game, in order."""
    file = _file(game, "json")
    return msgspec.json.decode(file.read_bytes(), type=Others) if file.exists() else {}


def write_others(game: Game, others: Others) -> Path:
    file = _file(game, "json")
    lines = (
        f' "{seat}": [\n  ' + ",\n  ".join(_plain(each) for each in said) + "\n ]" for seat, said in others.items()
    )
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    others_of.cache_clear()
    return file


def begin(game: Game, lesson: Lesson) -> Match:
    return Match.start(game, lesson.seats, lesson.seed, forced=True, **lesson.options)


def rehearsed(game: Game, match: Match, ask: Ask) -> Action | None:
    """What a seat answers by the book; nothing if the game has gone another way or the lesson is over."""
    said = others_of(game).get(ask.seat, [])
    before = given_by(match, ask.seat)
    if before >= len(said):
        return None
    return next((option for option in ask.options if msgspec.to_builtins(option) == said[before]), None)


def wanted(beat: Beat, ask: Ask) -> list[Action]:
    """The answers that a beat would take."""
    if not beat.give:
        return []
    return [option for option in ask.options if beat.give.items() <= msgspec.to_builtins(option).items()]


@cache
def cues(game: Game) -> list[int]:
    """For each beat of a game's lesson, how many answers the learner has given when it comes."""
    lesson = lesson_of(game)
    found: list[int] = []

    def note(match: Match, beat: Beat) -> None:
        found.append(given_by(match))

    if lesson is None:
        return found
    play_through(game, lesson, partial(by_the_book, game), note)
    decided = next((at for at, beat in enumerate(lesson.beats) if beat.free), len(found))
    return found[: decided + 1] + [given + 1 for given in found[decided + 1 :]]


def given_by(match: Match, seat: int = LEARNER, before: int | None = None) -> int:
    """How many answers a seat has given, of all or of those before a number."""
    return sum(given.seat == seat for given in match.answers[:before])


def by_the_book(game: Game, match: Match, ask: Ask) -> Action:
    action = rehearsed(game, match, ask)
    if action is None:
        raise LessonError(f"{game.name}: the book does not say what seat {ask.seat} does here (--record writes it)")
    return action


def play_through(
    game: Game,
    lesson: Lesson,
    answer: Callable[[Match, Ask], Action],
    read: Callable[[Match, Beat], None] = lambda match, beat: None,
) -> Match:
    """Play a lesson to its last beat: the learner gives what is wanted, the others what `answer` says."""
    match = begin(game, lesson)
    for beat in lesson.beats:
        ask = _await(match, answer)
        while ask and len(ask.options) == 1:
            match.answer(LEARNER, ask.options[0])  # what cannot be otherwise is no lesson
            ask = _await(match, answer)
        read(match, beat)
        if beat.free and (ask is None or len(ask.options) < 2):
            raise LessonError(f"{game.name}, beat {beat.say!r}: there is nothing to decide")
        if not beat.give:
            continue
        options = wanted(beat, ask) if ask else []
        if not options:
            open_to = "nothing" if ask is None else ", ".join(_plain(option) for option in ask.options)
            raise LessonError(f"{game.name}, beat {beat.say!r}: {_plain(beat.give)} cannot be given, only {open_to}")
        match.answer(LEARNER, options[0])
    _await(match, answer)
    return match


def _await(match: Match, answer: Callable[[Match, Ask], Action]) -> Ask | None:
    """Let the others answer until the learner is asked; nothing if the game ends before."""
    while not match.over:
        asks = match.asks
        if LEARNER in asks:
            return asks[LEARNER]
        ask = next(iter(asks.values()))
        match.answer(ask.seat, answer(match, ask))
    return None


def _file(game: Game, ending: str) -> Path:
    return game.folder / f"lesson.{ending}"


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()
