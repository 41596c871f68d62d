"""Whole games, prompt by prompt: who is asked, what may be answered, what is refused why, and what is told then.

`golden/<game>-questions.txt` tells of some games that are played by chance. The first few times that a prompt comes in
a game it has a line: who is asked, how many answers there are, which is given (`>`), what is told then (`·`), what is
refused and why, and who may undo. At the end, each prompt has marks of all that was seen at it in all the games, be it
in a line or not: if only a mark changes, that thing is not what it was where no line shows it (a later question, the
words of a note, a field of a view).

To accept a change: `FATHOM_GOLDEN=write pytest tests/conformance/test_questions.py`, read the difference, and say in
the commit why.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import SPECTATOR, Action, Ask, Match
from fathom.lab.running.bench import WHOLE
from tests.conformance.play import GAMES

GOLDEN = Path(__file__).parent / "golden"
PLAYED = {"nautilus": 4, "unfathomable": 8, "machina-arcana": 16}
SHOWN = 3  # lines of a prompt in a game
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


def played(name: str) -> Iterator[str]:
    """The lines of all games, then the marks of each prompt."""
    found: dict[str, Marks] = {}
    for number, (match, chooser) in enumerate(matches(name), 1):
        yield f"Game {number}, {match.setup.seats} seats"
        looked: Counter[str] = Counter()
        while (ask := match.turn) is not None:
            marks = found.setdefault(ask.prompt, Marks())
            marks.count += 1
            looked[ask.prompt] += 1
            closely = looked[ask.prompt] <= OFTEN
            marks.see(asked=[match.waiting, ask.seat, match.quiet], options=[ask.args, ask.options])
            if closely:
                look_closely(match, ask, marks)
            asked, told = f"{match.number:5} seat {ask.seat}", len(match.journal)
            action = chosen(ask, chooser)
            match.answer(ask.seat, action)
            marks.see(told=match.journal[told:])
            if closely:
                undo = [match.can_undo(seat) for seat in range(match.setup.seats)]
                marks.see(undo=undo)
                if looked[ask.prompt] <= SHOWN:
                    yield f"{asked} {line(ask, action, match.journal[told:], undo)}"
        yield ""
    yield from (f"{prompt:24}{marks}" for prompt, marks in sorted(found.items()))


def line(ask: Ask, action: Action, told: Iterable[object], undo: list[bool]) -> str:
    """A question, its answer, and what came of it."""
    refused = Counter(each.why for each in ask.blocked)
    parts = [f"{ask.prompt}, {len(ask.options)} options > {plain(action)}", *(f"· {plain(each)}" for each in told)]
    if refused:
        parts.append("| refused " + ", ".join(f"{count} {why}" for why, count in sorted(refused.items())))
    if any(undo):
        parts.append("| undo " + " ".join(str(seat) for seat, can in enumerate(undo) if can))
    return " ".join(parts)


def plain(what: object) -> str:
    """The values of a struct in a few words."""
    found = msgspec.to_builtins(what, str_keys=True)

    def values(each: object) -> Iterator[str]:
        if isinstance(each, dict | list):
            for part in each.values() if isinstance(each, dict) else each:
                yield from values(part)
        elif each is not None and each != "":
            yield str(each)

    return " ".join(values(found))


def look_closely(match: Match, ask: Ask, marks: Marks) -> None:
    marks.see(refused=ask.blocked, notes=[ask.note(option) for option in ask.options[:40]])
    for viewer in (ask.seat, SPECTATOR):
        view = match.view(viewer)
        reading = match.game.client.reading(view, viewer) if match.game.client.reading else None
        marks.see(seen=[view, reading])


def chosen(ask: Ask, chooser: Random) -> Action:
    """Any answer; whoever passes sees little of a game, so that passing comes seldom."""
    busy = [option for option in ask.options if not option.idle]
    return chooser.choice(busy if busy and chooser.random() < 0.7 else ask.options)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_asked_refused_told_and_seen_as_before(name: str):
    now = "".join(f"{each}\n" for each in played(name))
    file = GOLDEN / f"{name}-questions.txt"
    if os.environ.get("FATHOM_GOLDEN") == "write":
        file.write_text(now, encoding="utf-8")
    assert now.splitlines() == file.read_text(encoding="utf-8").splitlines()
