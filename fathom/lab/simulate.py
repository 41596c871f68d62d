"""Simulation: many games between bots, over several processes, summed up in one table."""

import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from fathom.bots import Bot, make_bot
from fathom.games import load
from fathom.kernel import Chance, Game, Match, Setup
from fathom.lab.checks import EVERY, check

CHUNK = 20  # games handed to a process at a time


class Played(Struct, frozen=True):
    """How one game went."""

    seed: str
    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: int
    error: str = ""


class Plan(Struct, frozen=True):
    """What to play: a game, a bot for each seat, options, and the seed that the seeds of all games come from."""

    game: str
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}
    checked: bool = False

    def setup(self, game: Game, number: int) -> Setup:
        return Setup(len(self.bots), f"{self.seed}/{number}", game.options_from(self.options))


class Summary(Struct, frozen=True):
    """The result of a simulation, with the keys that `fathom simulate --json` writes."""

    game: str
    bots: list[str]
    seed: str
    games: int
    errors: list[str]
    decisions: int
    decisions_per_s: float
    wins: list[float]
    scores: list[list[int]]
    rounds: list[int]

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of a seat's share of wins (Wilson)."""
        return wilson(self.wins[seat], self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play_out(match: Match, bots: list[Bot], checking: Chance | None = None) -> int:
    """Let bots answer until the game is over; returns how many answers they gave."""
    decisions = 0
    while (ask := match.turn) is not None:
        if checking and decisions % EVERY == 0:
            check(match, checking)
        bot = bots[ask.seat]
        view = match.view(ask.seat) if bot.needs_view else None
        match.answer(ask.seat, bot.choose(view, ask))
        decisions += 1
    return decisions


def play_one(plan: Plan, number: int) -> Played:
    """Game number n of a plan: the same whoever plays it, and whatever was played before."""
    game = load(plan.game)
    setup = plan.setup(game, number)
    try:
        match = Match(game, setup, fast=True)
        bots = [make_bot(game, name, f"{setup.seed}/bot{seat}") for seat, name in enumerate(plan.bots)]
        decisions = play_out(match, bots, Chance.of(f"{setup.seed}/check") if plan.checked else None)
        state = match.state
        return Played(setup.seed, state.winners(), state.scores(), getattr(state, "round", 0), decisions)
    except Exception as error:
        return Played(setup.seed, [], [], 0, 0, f"seed {setup.seed}: {type(error).__name__}: {error}")


def _chunk(work: tuple[Plan, range]) -> list[Played]:
    plan, numbers = work
    return [play_one(plan, number) for number in numbers]


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def results(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play the games of a plan in order, over several processes; stop iterating and what is done is yours."""
    work = [(plan, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK)]
    if jobs == 1:
        for each in work:
            yield from _chunk(each)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _leave_ctrl_c_to_the_parent) as pool:
        for chunk in pool.imap(_chunk, work):
            yield from chunk


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Callable[[Played], None] = lambda played: None
) -> Summary:
    """Play many games and sum them up. Interrupted with Ctrl-C, it sums up what is done."""
    game = load(plan.game)
    game.set_up(plan.setup(game, 0))
    for name in plan.bots:
        make_bot(game, name, "")
    done: list[Played] = []
    began = perf_counter()
    try:
        for played in results(plan, games, jobs):
            done.append(played)
            progress(played)
    except KeyboardInterrupt:
        pass
    return summary(plan, done, perf_counter() - began)


def summary(plan: Plan, done: list[Played], seconds: float) -> Summary:
    good = [played for played in done if not played.error]
    decisions = sum(played.decisions for played in good)
    wins = [sum(1 / len(played.winners) for played in good if seat in played.winners) for seat in range(len(plan.bots))]
    return Summary(
        game=plan.game,
        bots=plan.bots,
        seed=plan.seed,
        games=len(good),
        errors=[played.error for played in done if played.error],
        decisions=decisions,
        decisions_per_s=decisions / seconds if seconds else 0.0,
        wins=wins,
        scores=[played.scores for played in good],
        rounds=[played.rounds for played in good],
    )
