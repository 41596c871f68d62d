"""`thinker`: a bot for every game that searches for its answers, as long as its level allows.

`seasoned` is the same search, guided by a bot whose numbers were learned, for the games that have one.
"""

import multiprocessing
import re
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf, sqrt
from time import perf_counter

from msgspec import Struct

from fathom.bots.guide import doubt
from fathom.bots.processes import end_with_parent
from fathom.bots.search import Search
from fathom.games import load
from fathom.kernel import Action, Ask, Game
from fathom.kernel.insight.memory import Memory

NAME, SEASONED = "thinker", "seasoned"
PATTERN = re.compile(r"(?:(?P<processes>[1-9]\d?)x)?(?P<amount>[1-9]\d{0,6})(?P<unit>ms|i)")

Tried = dict[int, tuple[int, float]]
"""For the number of each answer how often it was tried, and what that brought in all."""


class Budget(Struct, frozen=True):
    """How long to think about an answer: so many milliseconds or so many iterations, in each of some processes."""

    milliseconds: int = 0
    iterations: int = 0
    processes: int = 1

    @classmethod
    def read(cls, text: str) -> "Budget | None":
        """`fast`, `strong`, `200ms`, `500i` or, over two processes, `2x200ms`."""
        if text in LEVELS:
            return LEVELS[text]
        found = PATTERN.fullmatch(text)
        if found is None:
            return None
        amount, processes = int(found["amount"]), int(found["processes"] or 1)
        return cls(amount, 0, processes) if found["unit"] == "ms" else cls(0, amount, processes)


LEVELS = {"fast": Budget(milliseconds=200), "strong": Budget(milliseconds=2000)}


class Thinker:
    """Answers by search. The same seed gives the same answers if the budget is in iterations."""

    needs_view, needs_memory = False, True

    def __init__(
        self, game: Game, seed: str, budget: Budget, clock: Callable[[], float] = perf_counter, learned: bool = False
    ) -> None:
        self._game = game
        self._learned = learned
        self._seed = seed
        self._budget = budget
        self._clock = clock
        self._asked = 0

    def choose(self, seen: Memory, ask: Ask) -> Action:
        """The answer that did best, or what the game's own bot would answer if there was no time to try any."""
        self._asked += 1
        if len(ask.options) == 1:
            return ask.options[0]
        tried = self._tried(seen, f"{self._seed}/{self._asked}")
        return ask.options[best(tried, doubt(self._game))]

    def speak_up(self, seen: Memory, ask: Ask) -> Action | None:
        """What is worth saying before another seat answers, or None: to stay silent is tried like any other answer."""
        self._asked += 1
        number = best(self._tried(seen, f"{self._seed}/{self._asked}"), doubt(self._game))
        return ask.options[number] if number < len(ask.options) else None

    def _tried(self, memory: Memory, seed: str) -> Tried:
        game, budget, learned = self._game, self._budget, self._learned
        if budget.processes == 1:
            return search(game, memory, seed, budget, self._clock, learned)
        seeds = [f"{seed}/{number}" for number in range(budget.processes)]
        if multiprocessing.current_process().daemon:  # which may have no children
            return together([search(game, memory, each, budget, self._clock, learned) for each in seeds])
        packed = memory.pack()
        work = [(game.name, packed, each, budget, learned) for each in seeds]
        try:
            return together(_processes(budget.processes).map(_part, work))
        except BrokenProcessPool:  # one of them died: think alone this time, and with new ones the next
            _processes.cache_clear()
            return search(game, memory, seed, budget, self._clock, learned)


def best(tried: Tried, doubt: float = 0.0) -> int:
    """The answer with the best mean among those tried at least half as often as any; the first if none was tried.

    The first is what the game's own bot would answer: where there is `doubt`, another must be better by more than that.
    """
    most, first = max(visits for visits, _ in tried.values()), next(iter(tried))
    if not most:
        return first

    def worth(number: int) -> float:
        visits, total = tried[number]
        return total / visits - (doubt / sqrt(visits) if number != first else 0.0)

    return max((number for number in tried if 2 * tried[number][0] >= most), key=worth)


def search(
    game: Game,
    memory: Memory,
    seed: str,
    budget: Budget,
    clock: Callable[[], float] = perf_counter,
    learned: bool = False,
) -> Tried:
    """Search as long as the budget lasts."""
    until = clock() + budget.milliseconds / 1000 if budget.milliseconds else inf

    def late() -> bool:
        return clock() >= until

    found = Search(game, memory, seed, late, learned)
    if len(found.root.edges) == 1:
        return found.tried()
    while not found.hopeless and (found.iterations < budget.iterations or (budget.milliseconds and not late())):
        found.iterate()
    return found.tried()


# --------------------------------------------------------------------------------- over processes


def together(parts: Iterable[Tried]) -> Tried:
    """What several searches have tried, in all."""
    whole: Tried = {}
    for part in parts:
        for number, (visits, total) in part.items():
            before = whole.get(number, (0, 0.0))
            whole[number] = (before[0] + visits, before[1] + total)
    return whole


@cache
def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), end_with_parent)


def _part(work: tuple[str, bytes, str, Budget, bool]) -> Tried:
    name, packed, seed, budget, learned = work
    game = load(name)
    return search(game, Memory.unpack(packed, game), seed, budget, learned=learned)
