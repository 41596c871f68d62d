"""Learning the numbers of a game's own bot by playing: many small changes at once, judged by who wins.

    python -m fathom.rl.evolve nautilus --seats 2 --minutes 30 --out weights.json
    python -m fathom.rl.evolve nautilus --start weights.json --minutes 0 --games 400

A game lends itself to this if its `bots` have a struct `Weights`, whose defaults are the numbers thought out by hand,
and its usual bot takes one; `LEARNS` names the side that learns, where seats win together. Each trial draws a direction
in which all numbers change a little, by a factor each. The bot that goes that way plays a deal from every seat against
the one that goes the opposite way (where a side learns: both play it, one after the other), and all numbers move
towards the winner (an evolution strategy with mirrored samples). Alone, how clear a victory was counts as much as it.
"""

import argparse
from collections.abc import Iterator
from math import exp
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np

from fathom.bots import first_interruption, observation_for
from fathom.bots.guide import Guide, own_bots
from fathom.games import load
from fathom.kernel import Game, Match
from fathom.rl.measure import interval

SPREAD = 0.3  # how far trials go, as a logarithm: numbers are multiplied by 0.74 to 1.35 most of the time
RATE = 0.12  # how far the numbers follow
TRIALS = 16  # between two steps
INERTIA = 0.9  # what is kept of the mean of the last steps, which is the result

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Weighted:
    """The weights of a game as a list of numbers, and back."""

    def __init__(self, game: Game, start: Any = None) -> None:
        module: Any = own_bots(game)
        if not hasattr(module, "Weights"):
            raise ValueError(f"{game.name} has no weights that could be learned")
        self._type = module.Weights
        self._make = [*module.BOTS.values()][-1]
        self.side: str = getattr(module, "LEARNS", "")
        self._plain = msgspec.to_builtins(start or module.Weights(), str_keys=True)
        self.names = [name for name, _ in leaves(self._plain)]

    def weights(self, logs: Numbers) -> Any:
        """The weights, each number multiplied by a factor whose logarithm is given."""
        rest = iter(logs)
        limits: dict[str, float] = getattr(self._type, "LIMITS", {})
        changed = {name: _multiplied(value, rest) for name, value in self._plain.items()}
        for name, limit in limits.items():
            changed[name] = min(limit, changed[name])
        return msgspec.convert(changed, self._type, strict=False)

    def bot(self, weights: Any, seed: str) -> Any:
        return self._make(seed, weights)


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, float]]:
    """All numbers in plain values, by name."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, f"{name}.{key}" if name else str(key))
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            yield from leaves(each, f"{name}.{place}")
    else:
        yield name, float(value)


def _multiplied(value: Any, logs: Iterator[float]) -> Any:
    if isinstance(value, dict):
        return {key: _multiplied(each, logs) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_multiplied(each, logs) for each in value]
    return value * exp(next(logs))


class Evolution:
    """The numbers as they are, and how they go on."""

    def __init__(self, game: Game, seats: int = 2, seed: int = 0, start: Any = None) -> None:
        self.game, self.seats, self.games = game, seats, 0
        self._weighted = Weighted(game, start)
        self._seed, self._rng = seed, np.random.default_rng(seed)
        self._logs: Numbers = np.zeros(len(self._weighted.names))
        self._mean = self._logs.copy()

    @property
    def weights(self) -> Any:
        """What was learned so far."""
        return self._weighted.weights(self._mean)

    def step(self, trials: int = TRIALS) -> float:
        """Try some directions and follow those that win; by how much directions differed from their opposites."""
        slope, gains = np.zeros_like(self._logs), []
        for _ in range(trials):
            way = self._rng.standard_normal(len(self._logs))
            there, back = (self._weighted.weights(self._logs + sign * SPREAD * way) for sign in (1, -1))
            gain = self._duel(there, back)
            slope += gain * way / (2 * SPREAD * trials)
            gains.append(abs(gain))
        self._logs = self._logs + RATE * slope
        self._mean = INERTIA * self._mean + (1 - INERTIA) * self._logs
        return float(np.mean(gains))

    def _duel(self, one: Any, other: Any) -> float:
        """How much better one does than the other, from -1 to 1: a deal from every seat, the others sit in the rest.

        Where a side learns, all sit by one, then all by the other.
        """
        deal, found = f"evolve/{self._seed}/{self.games // self.seats}", 0.0
        if self._weighted.side:
            self.games += self.seats
            return self._together(one, deal) - self._together(other, deal)
        for own in range(self.seats):
            weights = [one if seat == own else other for seat in range(self.seats)]
            found += played(self.game, [self._weighted.bot(each, deal) for each in weights], deal)[1][own]
            self.games += 1
        return 2 * (found / self.seats - 1 / 2)

    def _together(self, weights: Any, deal: str) -> float:
        """How well the side that learns does."""
        bots = [self._weighted.bot(weights, deal) for _ in range(self.seats)]
        return won_together(self.game, bots, deal, self._weighted.side)


def won_together(game: Game, bots: list[Any], deal: str, side: str) -> float:
    """What part of a victory a side has."""
    state = _played(game, bots, deal).state
    seats = {str(name): seats for name, seats in state.sides().items()}[side]
    return max((state.result()[seat] for seat in seats), default=0.0)


def played(game: Game, bots: list[Any], deal: str) -> tuple[list[float], list[float]]:
    """A game between bots that look at views: who has won, and who has won by how clearly."""
    match = _played(game, bots, deal)
    return match.state.result(), Guide(game, "").result(match)


def _played(game: Game, bots: list[Any], deal: str) -> Match:
    match, seats = Match(game, game.setup_from(len(bots), deal, {}), fast=True), dict(enumerate(bots))
    looks = {seat: observation_for(bot, match) for seat, bot in seats.items()}
    while (ask := match.turn) is not None:
        said = first_interruption(match, seats)
        seat, action = said or (ask.seat, bots[ask.seat].choose(looks[ask.seat](ask.seat), ask))
        match.answer(seat, action)
    return match


def share(game: Game, weights: Any, games: int, seats: int = 2, other: Any = None) -> float:
    """What part of its games a bot with these weights wins against bots with others, by default those of the game.

    Where a side learns, all have these weights.
    """
    weighted, won = Weighted(game), 0.0
    if weighted.side:
        for number in range(games):
            bots = [weighted.bot(weights, str(number)) for _ in range(seats)]
            won += won_together(game, bots, f"measure/{number}", weighted.side)
        return won / games
    other = type(weights)() if other is None else other
    for number in range(games):
        deal, own = f"measure/{number // seats}", number % seats
        bots = [weighted.bot(weights if seat == own else other, deal) for seat in range(seats)]
        won += played(game, bots, deal)[0][own]
    return won / games


def main() -> None:
    """Learn from the command line, for some minutes of processor time; then measure."""
    parser = argparse.ArgumentParser(description="Learn the numbers of a game's own bot.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--games", type=int, default=200, help="games to measure the result with")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game, began = load(chosen.game), process_time()
    module: Any = own_bots(game)
    start = msgspec.json.decode(chosen.start.read_bytes(), type=module.Weights) if chosen.start else None
    evolution = Evolution(game, chosen.seats, chosen.seed, start)
    while process_time() - began < 60 * chosen.minutes:
        gain = evolution.step()
        print(f"{process_time() - began:7.0f} s  games {evolution.games}  gain {gain:.3f}", flush=True)
        if chosen.out:
            chosen.out.write_bytes(msgspec.json.format(msgspec.json.encode(evolution.weights)) + b"\n")
    won = share(game, evolution.weights, chosen.games, chosen.seats)
    low, high = interval(won, chosen.games)
    print(f"{chosen.games} games against the numbers thought out: {won:.1%} won ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
