"""Plays random games by fixed seeds and writes what was asked, answered, refused and told: two trees compare by it.

    python -m tools.same_games nautilus --games 2000 --out before.jsonl   # in one tree
    python -m tools.same_games nautilus --games 2000 --out after.jsonl    # in the other
    python -m tools.same_games --compare before.jsonl after.jsonl

Each game has a line with hashes. Every question and its answers are hashed. At every `--stride`-th question what seats
may do before it goes on (`interrupts`), what is refused and why, the notes and all fields of the state are, too. Each
field has a hash of its own, so that a field that came or went hides no change of another. The agenda is left out, as a
step may be written in another way. `--forced` puts questions with one answer, too. A table that is there already is
gone on with.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fathom.games import load
from fathom.kernel import Action, Ask, Game, Match
from fathom.lab.running.bench import WHOLE

SPEAKING_UP = 0.15  # how often somebody interrupts, if anybody can
LOOKED_AT = 60  # refused answers of a question that are hashed
LEFT_OUT = {"agenda"}


class Hashes:
    """A hash for each thing that is looked at, by name."""

    def __init__(self) -> None:
        self._hashes: dict[str, Any] = {}

    def see(self, name: str, what: object) -> None:
        found = self._hashes.get(name)
        if found is None:
            found = self._hashes[name] = blake2b(digest_size=6)
        found.update(msgspec.json.encode(msgspec.to_builtins(what, str_keys=True), order="sorted"))

    def all(self) -> dict[str, str]:
        return {name: each.hexdigest() for name, each in sorted(self._hashes.items())}


def looked_at(match: Match, ask: Ask, hashes: Hashes) -> None:
    """What is refused, noted, and lies on the table."""
    refused = [[each.action, each.rule, each.why, each.args] for each in ask.blocked[:LOOKED_AT]]
    hashes.see("refused", refused)
    hashes.see("notes", [ask.note(each) for each in ask.options])
    state = match.state
    for field in state.__struct_fields__:
        if field not in LEFT_OUT:
            hashes.see(f"state.{field}", getattr(state, field))


def chosen(match: Match, chooser: Random) -> tuple[int, Action]:
    """Who answers, and what."""
    if chooser.random() < SPEAKING_UP:
        interrupts = match.interrupts
        if interrupts:
            seat = chooser.choice(sorted(interrupts))
            return seat, chooser.choice(interrupts[seat].options)
    ask = match.turn
    if ask is None:
        raise ValueError("the game is over")
    return ask.seat, chooser.choice(ask.options)


def played(game: Game, number: int, stride: int, forced: bool) -> dict[str, Any]:
    """One game: how it went, as hashes."""
    seats = game.seats[number % len(game.seats)]
    match = Match.start(game, seats, f"same/{number}", fast=True, forced=forced, **WHOLE.get(game.name, {}))
    journal: list[Any] = []
    match.tell_to(journal)
    hashes, chooser, count = Hashes(), Random(number), 0
    while (ask := match.turn) is not None:
        hashes.see("asked", [ask.seat, ask.prompt, ask.args, match.waiting, match.quiet])
        hashes.see("options", ask.options)
        if count % stride == number % stride:
            looked_at(match, ask, hashes)
            hashes.see("interrupts", [[seat, each.prompt, each.options] for seat, each in match.interrupts.items()])
        seat, action = chosen(match, chooser)
        hashes.see("answered", [seat, action])
        match.answer(seat, action)
        count += 1
    hashes.see("told", journal)
    hashes.see("result", [match.state.scores(), match.state.result(), match.state.ended_by()])
    return {"game": number, "answers": count, **hashes.all()}


def lines(file: Path) -> dict[int, dict[str, Any]]:
    if not file.exists():
        return {}
    with file.open(encoding="utf-8") as text:
        return {found["game"]: found for found in map(json.loads, text)}


def differences(before: Path, after: Path) -> Iterator[str]:
    """What is not the same in two tables."""
    old, new = lines(before), lines(after)
    both = sorted(old.keys() & new.keys())
    yield f"{len(both)} games in both, {sum(old[each]['answers'] for each in both):,} answers"
    other: dict[str, list[int]] = {}
    only: set[str] = set()
    for number in both:
        for thing in old[number].keys() | new[number].keys():
            if thing not in old[number] or thing not in new[number]:
                only.add(thing)
            elif old[number][thing] != new[number][thing]:
                other.setdefault(thing, []).append(number)
    if only:
        yield f"in one tree only: {', '.join(sorted(only))}"
    for thing, games in sorted(other.items(), key=lambda each: -len(each[1])):
        yield f"{thing}: {len(games)} games differ, such as {games[:8]}"
    if not other:
        yield "the same"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", help="the game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--stride", type=int, default=20)
    parser.add_argument("--forced", action="store_true")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--compare", type=Path, nargs=2)
    args = parser.parse_args()
    if args.compare:
        print(*differences(*args.compare), sep="\n")
        return
    game, there = load(args.name), lines(args.out)
    with args.out.open("a", encoding="utf-8") as out:
        for number in range(args.games):
            if number not in there:
                print(json.dumps(played(game, number, args.stride, args.forced)), file=out, flush=True)


if __name__ == "__main__":
    main()
