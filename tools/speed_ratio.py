"""How fast random games run in this tree, measured against another tree, in turns.

    git worktree add --detach ../before b0c89c5
    python tools/speed_ratio.py ../before --games nautilus noughts --rounds 8

Both trees keep a process that plays for a fraction of a second of processor time, again and again: on a machine that
changes its speed from minute to minute the ratio of the sums means something where single figures do not. All seats
are taken. `fast` keeps no record, `recorded` does, `clone` clones matches that are half-way. A decision is a question
that was asked: where rules give more of the answers by themselves, games a second tell what decisions do not.
"""

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

GAMES = ("nautilus", "unfathomable", "machina-arcana", "sleeping-gods")
KINDS = ("fast", "clone")
SLICE = 0.5  # seconds of the processor before it is the other's turn
MIDDLES = 6  # matches that are cloned
TOP = Path(__file__).resolve().parents[1]


# ------------------------------------------------------------------------------------- one of the two


def play(name: str) -> None:
    """Play what each line of the input names, and write decisions, games and seconds."""
    from fathom.games import load
    from fathom.kernel import Match

    game, number = load(name), 0
    options: dict[str, Any] = {"packing": False} if name == "sleeping-gods" else {}  # by chance it would soon be over

    def played(seed: str, fast: bool, answers: int | None = None) -> tuple[Any, int]:
        match, chooser, count = Match.start(game, game.seats[-1], seed, fast=fast, **options), Random(seed), 0
        while count != answers and (ask := match.turn) is not None:
            found = ask.options
            match.answer(ask.seat, found[int(chooser.random() * len(found))])
            count += 1
        return match, count

    halves = {f"middle/{n}": played(f"middle/{n}", fast=True)[1] // 2 for n in range(MIDDLES)}
    middles = [played(seed, False, half)[0] for seed, half in halves.items()]
    gc.freeze()
    for kind in map(str.strip, sys.stdin):
        begin, decisions, games = process_time(), 0, 0
        while process_time() - begin < SLICE:
            if kind == "clone":
                decisions += len([match.clone() for match in middles])
            else:
                number, games = number + 1, games + 1
                decisions += played(f"speed/{number}", kind == "fast")[1]
        print(decisions, games, process_time() - begin, flush=True)


# ----------------------------------------------------------------------------------------- in turns


def player(tree: Path, name: str) -> subprocess.Popen[str]:
    command, paths = [sys.executable, __file__, "--play", name], {"PYTHONPATH": str(tree.resolve())}
    return subprocess.Popen(
        command, cwd=tree, env=os.environ | paths, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def turn(process: subprocess.Popen[str], kind: str) -> list[float]:
    """Decisions, games and seconds of one turn."""
    if process.stdin is None or process.stdout is None:
        raise ValueError("the player was started without pipes")
    print(kind, file=process.stdin, flush=True)
    return [float(each) for each in process.stdout.readline().split()]


def compare(other: Path, name: str, kind: str, rounds: int) -> str:
    """Decisions and games a second there and here."""
    processes, sums = [player(other, name), player(TOP, name)], [[0.0] * 3, [0.0] * 3]
    for each in range(rounds):
        for which in (0, 1) if each % 2 else (1, 0):
            sums[which] = [one + more for one, more in zip(sums[which], turn(processes[which], kind), strict=True)]
    for process in processes:
        process.communicate()
    (before, there, spent), (after, here, took) = sums
    decisions = f"{before / spent:,.0f} -> {after / took:,.0f} a second ({after / took * spent / before:.2f})"
    games = f", games {there / spent:.1f} -> {here / took:.1f} ({here / took * spent / there:.2f})" if there else ""
    return f"{name} {kind}: {decisions}{games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="the tree to measure against")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--kinds", nargs="+", default=KINDS, help="fast, recorded, clone")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play(args.play)
        return
    for name in args.games:
        for kind in args.kinds:
            print(compare(args.other, name, kind, args.rounds), flush=True)


if __name__ == "__main__":
    main()
