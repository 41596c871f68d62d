"""How fast the games run: decisions, games, clones and views a second, beside bare Python loops of the small ones."""

import os
import platform
from collections.abc import Callable
from itertools import count
from random import Random
from time import process_time
from typing import NamedTuple

from msgspec import Struct

from fathom.bots import Bot, RandomBot
from fathom.games import load, names
from fathom.kernel import Game, Match, Setup
from fathom.lab.studies.simulate import play_out

WHOLE = {"sleeping-gods": {"packing": False}}  # by chance a session would be packed up before much has happened
MIDDLES = 20  # matches, each half-way: how long a clone takes depends on how far a step has come


class Figure(Struct, frozen=True, omit_defaults=True):
    """One measurement of a game with all its seats taken.

    `bare` is the same game as a plain loop, and `ratio` how many times as fast that is.
    """

    game: str
    seats: int
    figure: str
    per_second: float
    bare: float | None = None
    ratio: float | None = None


class Measured(Struct, frozen=True):
    python: str
    processors: int
    seconds: float
    figures: list[Figure]


def bench(seconds: float = 2.0) -> Measured:
    """Every figure of every game."""
    figures = [figure for name in names() for figure in figures_of(load(name), seconds)]
    return Measured(platform.python_version(), os.cpu_count() or 1, seconds, figures)


def figures_of(game: Game, seconds: float) -> list[Figure]:
    rounds = 3 if game.name in BARE else 1  # a small game is over so fast that the best of three is steadier
    seeds, options = count(), game.options_from(WHOLE.get(game.name, {}))
    seats = game.seats[-1]  # a lone explorer is soon dead: what is set up and told would count for most
    bots: list[Bot] = [RandomBot("bench")] * seats

    def played(fast: bool) -> int:
        return play_out(Match(game, Setup(seats, f"bench/{next(seeds)}", options), fast=fast), bots)

    halves = [mid_game(game, f"middle/{number}") for number in range(MIDDLES)]
    middles = [half.match for half in halves]
    given = sum(half.answers for half in halves) / sum(half.decisions for half in halves)
    games, decisions = best(lambda: played(fast=True), seconds, rounds)
    _, recorded = best(lambda: played(fast=False), seconds, rounds)
    _, clones = best(lambda: sum(map(clone, middles)), seconds, rounds)  # all: a look at the clock costs like a view
    _, views = best(lambda: sum(map(look, middles)), seconds, rounds)
    bare_games, bare_decisions = best(_bare(game), seconds, rounds) if game.name in BARE else (None, None)
    return [
        _figure(game, "decisions", decisions, bare_decisions),
        _figure(game, "answers, the only ones included", decisions * given),
        _figure(game, "decisions with snapshots", recorded, bare_decisions),
        _figure(game, "games", games, bare_games),
        _figure(game, "clones in mid-game", clones),
        _figure(game, "views in mid-game", views),
    ]


def _figure(game: Game, name: str, per_second: float, bare: float | None = None) -> Figure:
    ratio = None if bare is None or not per_second else round(bare / per_second, 2)
    return Figure(
        game.name, game.seats[-1], name, round(per_second, 1), None if bare is None else round(bare, 1), ratio
    )


def best(work: Callable[[], int], seconds: float, rounds: int) -> tuple[float, float]:
    """Repeat some work for a while; how often it was done a second, and how much it counted, in the best round."""
    found = (0.0, 0.0)
    for _ in range(rounds):
        times = counted = 0
        began = process_time()
        until = began + seconds / rounds
        while (now := process_time()) < until or not times:
            counted += work()
            times += 1
        now = process_time()
        found = max(found, (times / (now - began), counted / (now - began)))
    return found


class Half(NamedTuple):
    """A match half-way through a random game; in all of it so many decisions are asked for, and so many answers given:
    the rules themselves give those to which there is no other."""

    match: Match
    decisions: int
    answers: int


def mid_game(game: Game, seed: str) -> Half:
    chosen, seats = WHOLE.get(game.name, {}), game.seats[-1]
    whole = Match.start(game, seats, seed, **chosen)
    decisions = play_out(whole, [RandomBot(seed)] * seats)
    match, bot = Match.start(game, seats, seed, **chosen), RandomBot(seed)
    while match.number < whole.number // 2 and match.turn is not None:
        match.answer(match.turn.seat, bot.choose(None, match.turn))
    return Half(match, decisions, whole.number)


def clone(match: Match) -> int:
    _ = match.clone().state
    return 1


def look(match: Match) -> int:
    match.view(0)
    return 1


# ------------------------------------------------------------------- the yardstick: no kernel at all


NOUGHTS_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def bare_noughts(random: Callable[[], float]) -> int:
    """One random game of noughts and crosses; returns how many marks were made."""
    cells = [-1] * 9
    for turn in range(9):
        seat = turn % 2
        free = [cell for cell in range(9) if cells[cell] == -1]
        cell = free[int(random() * len(free))]
        cells[cell] = seat
        for a, b, c in NOUGHTS_LINES:
            if cells[a] == cells[b] == cells[c] == seat:
                return turn + 1
    return 9


def bare_connect_four(random: Callable[[], float]) -> int:
    """One random game of connect four; returns how many discs were dropped."""
    columns: list[list[int]] = [[] for _ in range(7)]
    for turn in range(42):
        seat = turn % 2
        free = [column for column in range(7) if len(columns[column]) < 6]
        column = free[int(random() * len(free))]
        columns[column].append(seat)
        if four_in_line(columns, column, seat):
            return turn + 1
    return 42


def four_in_line(columns: list[list[int]], column: int, seat: int) -> bool:
    """Whether the top disc of a column is part of a line of four."""
    row = len(columns[column]) - 1
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        count = 1
        for sign in (1, -1):
            x, y = column + sign * dx, row + sign * dy
            while 0 <= x < 7 and 0 <= y < len(columns[x]) and columns[x][y] == seat:
                count += 1
                x, y = x + sign * dx, y + sign * dy
        if count >= 4:
            return True
    return False


BARE: dict[str, Callable[[Callable[[], float]], int]] = {"noughts": bare_noughts, "connect-four": bare_connect_four}


def _bare(game: Game) -> Callable[[], int]:
    loop, random = BARE[game.name], Random("bench").random
    return lambda: loop(random)
