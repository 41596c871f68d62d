"""Odds: how likely the outcomes of an answer are, by what its seat knows.

An answer is given in imagined worlds, everybody passes as long as its step goes on, and the outcomes that are told are
counted. Where they depend on few dice and few hidden components, every case is gone through and the odds are exact;
else worlds are sampled and the odds come with an interval.
"""

from collections import Counter
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fathom.kernel.ask import Action, AskAll
from fathom.kernel.chance import Chance, Loaded
from fathom.kernel.game import Game
from fathom.kernel.imagination import Imagination
from fathom.kernel.journal import Event
from fathom.kernel.match import Match
from fathom.kernel.memory import Memory
from fathom.kernel.pools import Way

CASES = 180  # gone through at most for exact odds
CHECKS = 24  # further worlds, at least, in which those cases must come out the same
SAMPLES = 240  # worlds, where cases cannot be counted
SECONDS = 0.1  # after which sampling ends
PASSES = 8  # questions answered by passing while the step goes on
SURE = 1.96  # standard deviations: an interval holds in 95 of 100 cases


class Outcome(Struct, frozen=True):
    """What may happen, by an example, and its chance; it lies between `low` and `high`, which are it if it is exact."""

    event: Any
    chance: float
    low: float
    high: float


class Odds(Struct, frozen=True):
    """The outcomes of an answer, the likeliest first; none where nothing hangs on it."""

    outcomes: list[Outcome]
    exact: bool


Key = tuple[str, ...]


class Run(NamedTuple):
    """How an answer went in one world: the outcomes told, and the sides of each die rolled."""

    world: Match
    told: dict[Key, Event]
    sides: list[int]


class Case(NamedTuple):
    """Some dice and some hidden components, with the chance that they are so."""

    falls: list[int]
    sides: list[int]
    supposed: dict[Way, Any]
    chance: float


ANY = Case([], [], {}, 1.0)


class Uncountable(Exception):
    """Outcomes that depend on too much, or on something that cannot be gone through."""


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if not of:
        return 0.0, 1.0
    share = count / of
    middle = share + SURE * SURE / (2 * of)
    spread = SURE * sqrt(share * (1 - share) / of + SURE * SURE / (4 * of * of))
    scale = 1 + SURE * SURE / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def odds(game: Game, memory: Memory, answer: Action) -> Odds:
    """The odds of an answer to the question that a seat remembers."""
    weighing = Weighing(game, memory, answer)
    try:
        return weighing.counted()
    except Uncountable:
        return weighing.sampled()


class Weighing:
    """One answer, given in one world after the other."""

    def __init__(self, game: Game, memory: Memory, answer: Action) -> None:
        self._game = game
        self._memory = memory
        self._answer = answer
        self._imagination = Imagination(game, memory)
        known = blake2b(memory.pack() + msgspec.msgpack.encode(answer), digest_size=16)
        self._chance = Chance.of(known.hexdigest(), b"fathom-odds")  # the same knowledge gives the same odds
        self._examples: dict[Key, Event] = {}

    # ------------------------------------------------------------------------------- going through all

    def counted(self) -> Odds:
        """Exact odds, case by case: whenever a die is rolled or a component shown, each way it may be is a case."""
        if any(None in moment.answers.values() for moment in self._memory.moments):
            raise Uncountable  # others had a choice: not everything that is hidden is equally likely
        cases, gone_through = [ANY], 0
        leaves: list[tuple[Case, Run]] = []
        while cases:
            case = cases.pop()
            gone_through += 1
            if gone_through > CASES:
                raise Uncountable
            run = self._run(case)
            further = self._further(case, run)
            cases += further
            if not further:
                leaves.append((case, run))
        self._check(leaves)
        chances: dict[Key, float] = {}
        for case, run in leaves:
            for key in run.told:
                chances[key] = chances.get(key, 0.0) + case.chance
        return self._odds([(key, chance, chance, chance) for key, chance in chances.items()], exact=True)

    def _further(self, case: Case, run: Run) -> list[Case]:
        """The cases that a case falls into, as one more die or one more component matters; none if none does."""
        number = len(case.falls)
        if run.sides[:number] != case.sides:
            raise Uncountable
        if len(run.sides) > number:
            sides = run.sides[number]
            told = case._replace(sides=[*case.sides, sides], chance=case.chance / sides)
            return [told._replace(falls=[*case.falls, fall]) for fall in range(sides)]
        way = next((way for way in self._shown(run.world) if way not in case.supposed), None)
        if way is None:
            return []
        pool = next(slot.pool for slot in self._imagination.unseen() if slot.way == way)
        left = +self._imagination.left(case.supposed)[pool]
        return [
            case._replace(supposed={**case.supposed, way: member}, chance=case.chance * count / left.total())
            for member, count in left.items()
        ]

    def _check(self, leaves: list[tuple[Case, Run]]) -> None:
        """Make sure that nothing else matters: other worlds of the same case come out the same."""
        for number in range(max(CHECKS, len(leaves))):
            case, run = leaves[number % len(leaves)]
            again = self._run(case)
            if again.told.keys() != run.told.keys() or again.sides != run.sides:
                raise Uncountable

    # -------------------------------------------------------------------------------------- sampling

    def sampled(self) -> Odds:
        """Odds with an interval, from as many worlds as there is time for."""
        counts: Counter[Key] = Counter()
        worlds, until = 0, perf_counter() + SECONDS
        while worlds < SAMPLES and (perf_counter() < until or not worlds):
            worlds += 1
            try:
                counts.update(self._run(ANY).told.keys())
            except Uncountable:
                break
        return self._odds([(key, count / worlds, *wilson(count, worlds)) for key, count in counts.items()], exact=False)

    def _odds(self, found: list[tuple[Key, float, float, float]], exact: bool) -> Odds:
        ordered = sorted(found, key=lambda each: (-each[1], each[0]))
        return Odds([Outcome(self._examples[key], *numbers) for key, *numbers in ordered], exact)

    # ---------------------------------------------------------------------------------- in one world

    def _run(self, case: Case) -> Run:
        """Give the answer in a world, and pass until an outcome is told or the step is over."""
        world = self._imagination.world(self._chance, case.supposed)
        if world is None:
            raise Uncountable
        dice = Loaded(self._chance.spawn().key, falls=case.falls)
        world.state.chance = dice
        journal = world.listen()
        deep = len(world.state.agenda)
        world.answer(self._memory.seat, self._answer)
        told = self._told(journal)
        for _ in range(PASSES):
            if told or world.over or len(world.state.agenda) < deep or not self._passes(world):
                break
            told = self._told(journal)
        return Run(world, told, dice.sides)

    def _passes(self, world: Match) -> bool:
        """Let whoever is asked pass; at the same question as the seat, others answer anything."""
        ask = world.turn
        assert ask is not None
        if type(world.pending) is AskAll:
            world.answer(ask.seat, self._chance.pick(ask.options))
            return True
        passing = next((option for option in ask.options if option.idle), None)
        if passing is not None:
            world.answer(ask.seat, passing)
        return passing is not None

    def _told(self, journal: list[Event]) -> dict[Key, Event]:
        """The outcomes in a journal, as the seat may read them, by what tells them apart."""
        told: dict[Key, Event] = {}
        for event in journal:
            if event.odds is not None:
                seen = self._game.redact_event(event, self._memory.seat)
                key = (type(event).__name__, *(str(getattr(seen, name)) for name in event.odds))
                told[key] = self._examples.setdefault(key, seen)
        return told

    def _shown(self, world: Match) -> list[Way]:
        """The slots, hidden when the step began, whose components the seat has seen by now."""
        laid = self._imagination.laid()
        before = {slot.way: slot.component for slot in self._game.slots(self._memory.view(self._game))}
        new: Counter[Any] = Counter()
        new.subtract(component for component in before.values() if component is not None)
        shown = []
        for slot in self._game.slots(world.view(self._memory.seat)):
            component = slot.component
            if component is not None:
                new[component] += 1
                if laid.get(slot.way) == component and before.get(slot.way) is None:
                    shown.append(slot.way)
                    new[component] -= 1
        for component, count in new.items():
            ways = [way for way, found in laid.items() if found == component and way not in shown]
            if count > 0 and len(ways) > count:
                raise Uncountable  # alike ones lie in several places, and any of them may have come out
            shown += ways if count > 0 else []
        return sorted(shown, key=repr)
