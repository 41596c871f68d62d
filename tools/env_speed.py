"""How fast the environments are beside the engine, and beside PettingZoo's own games: processor time, in turns.

    python tools/env_speed.py --seconds 1 --rounds 3

Every row plays at random, always the same games; the best of the rounds counts. `engine` is a fast match without
anything around it, `raw` is `env(...).unwrapped`, `wrapped` what `env(...)` gives. `unseen` is raw by
`last(observe=False)`: the legal codes stand in the info, and no vector is made. PettingZoo's own games need
`pip install 'pettingzoo[classic]'`, OpenSpiel's `pip install open_spiel`; what is missing is left out.
"""

import argparse
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from fathom.envs.pettingzoo import env
from fathom.games import load
from fathom.kernel import Match
from fathom.lab.running.bench import WHOLE, best

GAMES = ("nautilus", "unfathomable", "machina-arcana", "sleeping-gods", "noughts", "connect-four")
THEIRS = {"noughts": "tictactoe_v3", "connect-four": "connect_four_v3"}
SPIEL = {"noughts": "tic_tac_toe", "connect-four": "connect_four"}
MANY = 50  # different games


def engine(name: str) -> Callable[[], int]:
    game, seeds = load(name), Random(1)
    settings = WHOLE.get(name, {})

    def play() -> int:
        seed = seeds.randrange(MANY)
        match = Match(game, game.setup_from(game.seats.start, str(seed), settings), fast=True)
        random, count = Random(seed).random, 0
        while (ask := match.turn) is not None:
            options = ask.options
            match.answer(ask.seat, options[int(random() * len(options))])
            count += 1
        return count

    return play


def environment(table: Any, observe: bool = True) -> Callable[[], int]:
    seeds = Random(1)

    def play() -> int:
        seed = seeds.randrange(MANY)
        table.reset(seed=seed)
        random, count = Random(seed).random, 0
        for _ in table.agent_iter():
            observation, _, over, cut, info = table.last(observe)
            if over or cut:
                table.step(None)
                continue
            codes = np.flatnonzero(observation["action_mask"].view(bool)) if observe else list(info["answers"])
            table.step(codes[int(random() * len(codes))])
            count += 1
        return count

    return play


def theirs(name: str) -> dict[str, Callable[[], int]]:
    """The game of the same kind that PettingZoo brings, if it is there."""
    try:
        module = import_module(f"pettingzoo.classic.{THEIRS[name]}")
        return {"theirs raw": environment(module.raw_env()), "theirs wrapped": environment(module.env())}
    except (KeyError, ImportError, AttributeError):
        return {}


def openspiel(name: str) -> dict[str, Callable[[], int]]:
    """The game of the same kind that OpenSpiel brings, if it is there; it plays without vectors."""
    try:
        game = import_module("pyspiel").load_game(SPIEL[name])
    except (KeyError, ImportError):
        return {}
    seeds = Random(1)

    def play() -> int:
        state, random, count = game.new_initial_state(), Random(seeds.randrange(MANY)).random, 0
        while not state.is_terminal():
            codes = state.legal_actions()
            state.apply_action(codes[int(random() * len(codes))])
            count += 1
        return count

    return {"OpenSpiel": play}


def measured(name: str, seconds: float, rounds: int) -> dict[str, float]:
    """Answers a second of each kind of play, the kinds in turns."""
    settings = WHOLE.get(name, {})
    kinds = {
        "engine": engine(name),
        "unseen": environment(env(name, **settings).unwrapped, observe=False),
        "raw": environment(env(name, **settings).unwrapped),
        "wrapped": environment(env(name, **settings)),
        **theirs(name),
        **openspiel(name),
    }
    found = dict.fromkeys(kinds, 0.0)
    for _ in range(rounds):
        for kind, play in kinds.items():
            found[kind] = max(found[kind], best(play, seconds, 1)[1])
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    others = ("wrapped", "theirs raw", "theirs wrapped", "OpenSpiel")
    print(f"| game | engine | unseen | of it | raw | of it | {' | '.join(others)} |\n|---|" + 9 * "---:|")
    for name in chosen.games:
        found = measured(name, chosen.seconds, chosen.rounds)
        cells = [f"{found['engine']:,.0f}"]
        for kind in ("unseen", "raw"):
            cells += [f"{found[kind]:,.0f}", f"{found[kind] / found['engine']:.2f}"]
        cells += [f"{found[kind]:,.0f}" if kind in found else "" for kind in others]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
