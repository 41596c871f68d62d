"""Fits the chances that reviews tell: the numbers in `fathom/games/<game>/bots/forecast.py`.

    nice -n 10 python tools/fit_chances.py nautilus --games 200
    nice -n 10 python tools/fit_chances.py unfathomable --games 400

The game's bot plays itself with each number of seats; where positions are compared, as between rounds, what the game
makes of them is noted beside what came of it, and the numbers are those that make the results most likely. Afterwards
`fathom calibrate` measures with other games what has come of it. Needs NumPy (`pip install 'fathom-table[rl]'`).
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from fathom.bots import make_bot, usual_bot
from fathom.bots.guide import Guide
from fathom.games import load
from fathom.games.nautilus.bots.forecast import FULL_LENGTH, WEIGHTS, features
from fathom.games.unfathomable.bots.forecast import promise
from fathom.kernel import Ask, Match
from fathom.lab.reviews.course import shares
from fathom.lab.studies.simulate import play_out

MODEST = 1e-3  # how strongly weights are drawn to nothing, for each position
TRUST = np.arange(0.5, 2.0, 0.02)
NEWTON = 30  # steps

Noted = tuple[Any, Any]
"""What was noted at each position, and for each what came of it."""


def noted(name: str, seats: int, number: int, note: Callable[[Any], Any]) -> Noted:
    """The positions of one game."""
    game, seed = load(name), f"fit/{number}"
    match, guide = Match.start(game, seats, seed, fast=True), Guide(game, seed)
    notes = {guide.stage(match): None}

    def watch(ask: Ask, action: object) -> None:
        if guide.stage(match) not in notes:
            notes[guide.stage(match)] = note(match.state)

    play_out(match, [make_bot(game, usual_bot(game), f"{seed}/bot{seat}") for seat in range(seats)], watch)
    found = [each for each in notes.values() if each is not None]
    return np.array(found, float), np.tile(shares(match), (len(found), 1))


def joined(games: list[Noted]) -> Noted:
    return np.concatenate([had for had, _ in games]), np.concatenate([won for _, won in games])


# ---------------------------------------------------------------------- Nautilus: everybody alone


def standing(g: Any) -> list[list[float]] | None:
    """What each seat has, as it counts at the beginning, and by the time that has passed."""
    had = [features(g, seat) for seat in range(len(g.players))]
    return None if g.last_round else [[*each, *(part * g.round / FULL_LENGTH for part in each)] for each in had]


def chances(worth: Any) -> Any:
    grown = np.exp(worth - worth.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def weights(groups: list[Noted]) -> Any:
    """A conditional logit, by Newton's method; features are brought to one scale on the way."""
    scale = np.sqrt(np.mean([np.square(had).mean((0, 1)) for had, _ in groups], 0)) + 1e-9
    groups, found = [(had / scale, won) for had, won in groups], np.zeros(2 * len(WEIGHTS))
    pull = MODEST * sum(len(won) for _, won in groups)
    for _ in range(NEWTON):
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


def nautilus(games: int) -> dict[str, Any]:
    """Weights of the even games, and by the odd ones how far to trust them: fitted to the same, they boast."""
    played = {seats: [noted("nautilus", seats, each, standing) for each in range(games)] for seats in (2, 3, 4)}
    found = weights([joined(each[::2]) for each in played.values()])
    early, late = found[: len(WEIGHTS)], found[: len(WEIGHTS)] + found[len(WEIGHTS) :]
    wins = [(round(float(one), 3), round(float(other), 3)) for one, other in zip(early, late, strict=True)]
    sure = {seats: round(trust(*joined(each[1::2]), found), 2) for seats, each in played.items()}
    return {"WINS": wins, "TRUST": sure}


# ------------------------------------------------------------- Unfathomable: one side and the other


def line(had: Any, won: Any) -> tuple[float, float]:
    """What to add to the promise, and by what to multiply it, so that it tells the humans' chance."""
    known, found = np.column_stack([np.ones(len(had)), had]), np.array([0.0, 1.0])
    for _ in range(NEWTON):
        told = 1 / (1 + np.exp(-known @ found))
        curve = (known * (told * (1 - told))[:, None]).T @ known
        found = found + np.linalg.solve(curve, known.T @ (won - told))
    return round(float(found[0]), 2), round(float(found[1]), 2)


def unfathomable(games: int) -> dict[str, Any]:
    found = {}
    for seats in (3, 4, 5, 6):
        had, won = joined([noted("unfathomable", seats, each, promise) for each in range(games)])
        found[seats] = line(had, won[:, 0])
    return {"LEAN and TRUST": found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=["nautilus", "unfathomable"])
    parser.add_argument("--games", type=int, default=200, help="of each number of seats")
    wanted = parser.parse_args()
    fit = nautilus if wanted.game == "nautilus" else unfathomable
    for name, numbers in fit(wanted.games).items():
        print(name, "=", numbers)


if __name__ == "__main__":
    main()
