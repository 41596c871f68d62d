"""Whole games, prompt by prompt: who is asked, what may be answered, what is refused why, and what is told then.

`golden/<game>-questions.txt` has a line for each prompt of some games that are played by chance: how often it came, and
a mark for each of the things above. If a mark changes, that thing is not what it was, and the test shows where that
began. To accept a change: `FATHOM_GOLDEN=write pytest tests/conformance/test_questions.py`, then say in the commit why.
"""

import os
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import SPECTATOR, Ask, Match
from fathom.lab.bench import WHOLE
from tests.conformance.play import GAMES

GOLDEN = Path(__file__).parent / "golden"
PLAYED = {"nautilus": 4, "unfathomable": 8, "machina-arcana": 16}
OFTEN = 15  # so often a prompt is looked at closely in a game: working out what is refused takes time


class Marks:
    """What was seen at a prompt, each thing hashed by itself."""

    THINGS = ("asked", "options", "refused", "notes", "told", "seen", "undo")

    def __init__(self) -> None:
        self.count = 0
        self.hashes = {thing: blake2b(digest_size=3) for thing in self.THINGS}

    def see(self, **things: object) -> None:
        for thing, what in things.items():
            self.hashes[thing].update(
                msgspec.json.encode(msgspec.to_builtins(what, str_keys=True), order="sorted") + b"\n"
            )

    def __str__(self) -> str:
        return " ".join([f"{self.count:5}", *(f"{thing} {each.hexdigest()}" for thing, each in self.hashes.items())])


def matches(name: str) -> Iterator[tuple[Match, Random]]:
    game = load(name)
    for number in range(PLAYED.get(name, 2)):
        seats = game.seats[number % len(game.seats)]
        chosen = WHOLE.get(name, {})
        yield Match.start(game, seats, f"questions {number}", forced=True, **chosen), Random(number)


def played(name: str) -> dict[str, Marks]:
    found: dict[str, Marks] = {}
    for match, chooser in matches(name):
        looked: Counter[str] = Counter()
        while (ask := match.turn) is not None:
            marks = found.setdefault(ask.prompt, Marks())
            marks.count += 1
            looked[ask.prompt] += 1
            closely = looked[ask.prompt] <= OFTEN
            marks.see(asked=[match.waiting, ask.seat, match.quiet], options=[ask.args, ask.options])
            if closely:
                look_closely(match, ask, marks)
            told = len(match.journal)
            match.answer(ask.seat, chosen(ask, chooser))
            marks.see(told=match.journal[told:])
            if closely:
                marks.see(undo=[match.can_undo(seat) for seat in range(match.setup.seats)])
    return found


def look_closely(match: Match, ask: Ask, marks: Marks) -> None:
    marks.see(refused=ask.blocked, notes=[ask.note(option) for option in ask.options[:40]])
    for viewer in (ask.seat, SPECTATOR):
        view = match.view(viewer)
        reading = match.game.client.reading(view, viewer) if match.game.client.reading else None
        marks.see(seen=[view, reading])


def chosen(ask: Ask, chooser: Random) -> object:
    """Any answer; whoever passes sees little of a game, so that passing comes seldom."""
    busy = [option for option in ask.options if not option.idle]
    return chooser.choice(busy if busy and chooser.random() < 0.7 else ask.options)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_refused_told_and_seen_as_before(name: str):
    now = "".join(f"{prompt:24}{marks}\n" for prompt, marks in sorted(played(name).items()))
    file = GOLDEN / f"{name}-questions.txt"
    if os.environ.get("FATHOM_GOLDEN") == "write":
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")
