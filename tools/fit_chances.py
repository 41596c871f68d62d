"""Fits the chances that reviews of Nautilus tell: the numbers in `fathom/games/nautilus/bots/forecast.py`.

    nice -n 10 python tools/fit_chances.py --games 200

The game's bot plays itself with each number of seats; whenever a round begins, what each seat has is noted beside its
share of the victory. The weights are those that make the results of the even games most likely (a conditional logit),
and what makes the odd games most likely is how far they are to be trusted with each number of seats: fitted to the
same games, the weights would trust themselves too much. `fathom calibrate` then measures what has come of it. Needs
NumPy (`pip install 'fathom-table[rl]'`).
"""

import argparse
from typing import Any

import numpy as np

from fathom.bots import make_bot, usual_bot
from fathom.games import load
from fathom.games.nautilus.bots.forecast import FULL_LENGTH, WEIGHTS, features, stage
from fathom.kernel import Ask, Match
from fathom.lab.simulate import play_out

GAME = load("nautilus")
MODEST = 1e-3  # how strongly weights are drawn to nothing, for each position
TRUST = np.arange(0.5, 2.0, 0.02)

Noted = tuple[Any, Any]
"""For each position and seat: its features, at the beginning and by the time that has passed; and its victory."""


def noted(seats: int, number: int) -> Noted:
    """The positions of one game."""
    seed = f"fit/{number}"
    match = Match.start(GAME, seats, seed, fast=True)
    rows: dict[int, list[list[float]]] = {}

    def watch(ask: Ask, action: object) -> None:
        state = match.state
        if not state.last_round and state.round > 1 and stage(state) not in rows:
            had = [features(state, seat) for seat in range(seats)]
            rows[stage(state)] = [[*each, *(part * state.round / FULL_LENGTH for part in each)] for each in had]

    play_out(match, [make_bot(GAME, usual_bot(GAME), f"{seed}/bot{seat}") for seat in range(seats)], watch)
    return np.array([*rows.values()], float), np.tile(match.state.result(), (len(rows), 1))


def joined(games: list[Noted]) -> Noted:
    return np.concatenate([had for had, _ in games]), np.concatenate([won for _, won in games])


def chances(worth: Any) -> Any:
    grown = np.exp(worth - worth.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def weights(groups: list[Noted]) -> Any:
    """What makes the results most likely, by Newton's method; features are brought to one scale on the way."""
    scale = np.sqrt(np.mean([np.square(had).mean((0, 1)) for had, _ in groups], 0)) + 1e-9
    groups, found = [(had / scale, won) for had, won in groups], np.zeros(2 * len(WEIGHTS))
    pull = MODEST * sum(len(won) for _, won in groups)
    for _ in range(30):
        slope, curve = -pull * found, pull * np.eye(len(found))
        for had, won in groups:
            told = chances(had @ found)
            apart = had - (told[..., None] * had).sum(1, keepdims=True)
            slope = slope + ((won - told)[..., None] * had).sum((0, 1))
            curve = curve + np.einsum("nsk,nsl,ns->kl", apart, apart, told)
        found = found + np.linalg.solve(curve, slope)
    return found / scale


def trust(had: Any, won: Any, found: Any) -> float:
    """By what the weights are to be multiplied for these games."""
    surprise = [-(won * np.log(chances(had @ found * each))).sum() for each in TRUST]
    return float(TRUST[np.argmin(surprise)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of each number of seats")
    games = {seats: [noted(seats, number) for number in range(parser.parse_args().games)] for seats in GAME.seats}
    found = weights([joined(each[::2]) for each in games.values()])
    early, late = found[: len(WEIGHTS)], found[: len(WEIGHTS)] + found[len(WEIGHTS) :]
    print(
        "WINS =", tuple((round(float(one), 3), round(float(other), 3)) for one, other in zip(early, late, strict=True))
    )
    print("TRUST =", {seats: round(trust(*joined(each[1::2]), found), 2) for seats, each in games.items()})


if __name__ == "__main__":
    main()
