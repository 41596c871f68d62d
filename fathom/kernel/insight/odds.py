"""Odds: how likely the outcomes of an answer are, by what its seat knows.

An answer is given in imagined worlds, everybody passes as long as its step goes on (or until the outcome that the step
leads to), and the outcomes that are told are counted. Where they depend on few dice and few hidden components, every
case is gone through and the odds are exact; else worlds are sampled and the odds come with an interval.
"""

from collections import Counter
from functools import cached_property
from hashlib import blake2b
from itertools import takewhile
from math import sqrt
from typing import Any, NamedTuple, SupportsIndex

import msgspec
from msgspec import Struct

from fathom.kernel.game import Game
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.memory import Memory
from fathom.kernel.questions.ask import Action, AskAll
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.runner import Curtain
from fathom.kernel.questions.step import Step
from fathom.kernel.record.match import Match
from fathom.kernel.state.chance import Chance, Loaded
from fathom.kernel.state.pools import Way

CASES = 180  # gone through at most for exact odds
CHECKS = 16  # further worlds, at least, in which those cases must come out the same
SAMPLES = 240  # worlds, where cases cannot be counted
FEWEST = 12  # worlds from which anything can be said
WORK = 900_000  # bytes of state: each deal and each question that is played costs as many as the seat remembers
COUNTING = 750_000  # of them, at most; some are left for samples
SMALLEST = 150  # bytes that it costs at least
PASSES = 60  # questions answered by passing until an outcome is told
SURE = 1.96  # standard deviations: an interval holds in 95 of 100 cases


class Outcome(Struct, frozen=True):
    """What may happen, by an example, and its chance; it lies between `low` and `high`, which are it if it is exact."""

    event: Any
    chance: float
    low: float
    high: float


class Odds(Struct, frozen=True):
    """The outcomes of an answer, the likeliest first; none where nothing is left to chance."""

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


class Decided(Exception):
    """Whatever may come of an answer has come; what follows has other causes."""


class Listener(list[Event]):
    """A journal of outcomes only: those that a step leads to, or all until it is over."""

    def __init__(self, leads_to: tuple[type[Event], ...]) -> None:
        self._leads_to = leads_to

    def append(self, event: Event) -> None:
        if self._leads_to:
            if isinstance(event, self._leads_to):
                super().append(event)
                raise Decided
        elif event.odds is not None:
            super().append(event)


class Agenda(list[Step]):
    """The steps of a world, down to those that were waiting before the answer and have nothing to do with it."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__(steps)
        self._waiting = len(steps) - len(_continuing(steps))

    def pop(self, index: SupportsIndex = -1) -> Step:
        if len(self) <= self._waiting:
            raise Decided
        return super().pop(index)


def _continuing(waiting: list[Step]) -> list[Step]:
    """The waiting steps that go on with what is being done, the next of them first."""
    return list(takewhile(lambda step: step.continues, reversed(waiting)))


def _leads_to(agenda: list[Step]) -> tuple[type[Event], ...]:
    """What the answers in the step on top come to: as it says itself, or the next step that goes on with it."""
    steps = [agenda[-1], *_continuing(agenda[:-1])]
    return next((step.leads_to for step in steps if step.leads_to), ())


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share."""
    if not of:
        return 0.0, 1.0
    share = count / of
    middle = share + SURE * SURE / (2 * of)
    spread = SURE * sqrt(share * (1 - share) / of + SURE * SURE / (4 * of * of))
    scale = 1 + SURE * SURE / of
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def odds(game: Game, memory: Memory, answer: Action) -> Odds | None:
    """The odds of an answer to the question that a seat remembers; None if too few worlds were found.

    The budget is work, not time: the same knowledge gives the same odds on any machine, however busy it is.
    """
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
        self._passed, self._enough = 0, COUNTING
        self._size = max(SMALLEST, len(memory.before))
        self._imagination = Imagination(game, memory, self._late)
        known = blake2b(memory.pack() + msgspec.msgpack.encode(answer), digest_size=16)
        self._chance = Chance.of(known.hexdigest(), b"fathom-odds")
        self._examples: dict[Key, Event] = {}
        self._leads_to = _leads_to(game.unpack(memory.before).agenda)
        self._guessed = any(None in moment.answers.values() for moment in memory.moments)  # others had a choice

    def _late(self) -> bool:
        return (self._imagination.work + self._passed) * self._size >= self._enough

    # ------------------------------------------------------------------------------- going through all

    def counted(self) -> Odds:
        """Exact odds, case by case: whenever a die is rolled or a component shown, each way it may be is a case."""
        cases, gone_through = [ANY], 0
        leaves: list[tuple[Case, Run]] = []
        while cases:
            case = cases.pop()
            gone_through += 1
            if gone_through > CASES or self._late():
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
        if self._guessed or pool in self._game.secrets.uneven:
            raise Uncountable  # not everything that may lie there is equally likely
        left = +self._imagination.left(case.supposed)[pool]
        return [
            case._replace(supposed={**case.supposed, way: member}, chance=case.chance * count / left.total())
            for member, count in left.items()
        ]

    def _check(self, leaves: list[tuple[Case, Run]]) -> None:
        """Make sure that nothing else matters: other worlds of the same case come out the same."""
        for number in range(max(CHECKS, len(leaves))):
            if self._late():
                raise Uncountable
            case, run = leaves[number % len(leaves)]
            again = self._run(case)
            if again.told.keys() != run.told.keys() or again.sides != run.sides:
                raise Uncountable

    # -------------------------------------------------------------------------------------- sampling

    def sampled(self) -> Odds | None:
        """Odds with an interval, from as many worlds as the work left over allows."""
        counts: Counter[Key] = Counter()
        worlds, self._enough = 0, WORK
        while worlds < SAMPLES and not self._late():
            try:
                counts.update(self._run(ANY).told.keys())
            except Uncountable:
                continue
            worlds += 1
        if worlds < FEWEST:
            return None
        return self._odds([(key, count / worlds, *wilson(count, worlds)) for key, count in counts.items()], exact=False)

    def _odds(self, found: list[tuple[Key, float, float, float]], exact: bool) -> Odds:
        ordered = sorted(found, key=lambda each: (-each[1], each[0]))
        return Odds([Outcome(self._examples[key], *numbers) for key, *numbers in ordered], exact)

    # ---------------------------------------------------------------------------------- in one world

    def _run(self, case: Case) -> Run:
        """Give the answer in a world, and pass until an outcome is told or nothing more may come of it."""
        world = self._imagination.world(self._chance, case.supposed)
        if world is None or self._answer not in world.ask(self._memory.seat).options:
            raise Uncountable
        dice = Loaded(self._chance.spawn().key, falls=case.falls)
        world.state.chance = dice
        outcomes = Listener(self._leads_to)
        world.tell_to(outcomes)
        if not self._leads_to:
            world.state.agenda = Agenda(world.state.agenda)
        try:
            world.answer(self._memory.seat, self._answer)
            for _ in range(PASSES):
                if outcomes or world.over or not self._passes(world):
                    break
        except (Decided, Curtain):
            pass
        return Run(world, self._told(outcomes), dice.sides)

    def _passes(self, world: Match) -> bool:
        """Let whoever is asked pass; those who cannot answer anything, where several are asked at once."""
        ask = world.turn
        assert ask is not None
        self._passed += 1
        passing = next((option for option in ask.options if option.idle), None)
        if passing is None and type(world.pending) is AskAll:
            passing = self._chance.pick(ask.options)
        if passing is not None:
            world.answer(ask.seat, passing)
        return passing is not None

    def _told(self, outcomes: list[Event]) -> dict[Key, Event]:
        """Outcomes as the seat may read them, by what tells them apart."""
        told: dict[Key, Event] = {}
        for event in outcomes:
            seen = self._game.redact_event(event, self._memory.seat)
            key = (type(event).__name__, *(str(getattr(seen, name)) for name in event.odds or ()))
            told[key] = self._examples.setdefault(key, seen)
        return told

    @cached_property
    def _seen(self) -> dict[Way, Any]:
        """What lies where, as the seat sees it now."""
        return {slot.way: slot.component for slot in self._game.slots(self._memory.view(self._game))}

    def _shown(self, world: Match) -> list[Way]:
        """The slots, hidden when the step began, whose components the seat has seen by now."""
        laid, before = self._imagination.laid(), self._seen
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
