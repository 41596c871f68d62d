"""Simulation: many games between bots, on any engine, summed up in one table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any

from msgspec import Struct

from fathom.bots import Bot, observation_for
from fathom.bots.bot import speaks_up
from fathom.bots.hired import hire
from fathom.games import load
from fathom.kernel import Action, Ask, AskAny, Game, Illegal, Match, Setup
from fathom.kernel.insight.odds import wilson
from fathom.lab.running.checks import Inspector
from fathom.lab.running.engines import Engine, Lost
from fathom.lab.studies.sides import Sided, sides_of
from fathom.lab.studies.tally import Tally, Use

Watch = Callable[[Ask, Action], None]
"""Looks on while a game is played: the question, and the answer about to be given."""

INTERRUPTED = "interrupted"
FORFEIT = "forfeit"
NOBODY = -1


class Forfeit(Exception):
    """A bot that broke down, or gave an answer that is none: the game ends here, and its seat has lost."""

    def __init__(self, seat: int, fault: str, decisions: int) -> None:
        super().__init__(seat, fault, decisions)
        self.seat, self.fault, self.decisions = seat, fault, decisions


class Played(Struct, frozen=True):
    """How one game went: game `number` of plan `plan`. `first` is the seat that was asked first.

    `sides` names the side that each seat was on at the end, where a game has sides, `result` its share of the victory.
    A bot that broke down has lost: `forfeit` is its seat, and `fault` what happened to it. `milestones` are numbers of
    the game's own.
    """

    seed: str
    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: int
    error: str = ""
    ending: str = ""
    plan: int = 0
    number: int = 0
    first: int = 0
    sides: list[str] = []
    result: list[float] = []
    forfeit: int = NOBODY
    fault: str = ""
    milestones: dict[str, int] = {}
    uses: list[Use] = []


class Plan(Struct, frozen=True):
    """What to play: a game, a bot for each seat, settings, and the seed that the seeds of all games come from.

    With a `side`, those bots answer only while their seats are on it, and `others` in all other seats.
    """

    game: str
    bots: list[str]
    seed: str
    settings: dict[str, Any] = {}
    checked: bool = False
    tallied: bool = False
    side: str = ""
    others: str = ""

    def setup(self, game: Game, number: int) -> Setup:
        return game.setup_from(len(self.bots), f"{self.seed}/{number}", self.settings)

    def try_out(self) -> None:
        """Raise what is wrong with the plan before anything is played."""
        game = load(self.game)
        game.set_up(self.setup(game, 0))
        for name in {*self.bots, self.others} - {""}:
            hire(game, name, "")


# ----------------------------------------------------------------------------------------- one game


def play_out(match: Match, bots: list[Bot], watch: Watch | None = None) -> int:
    """Let bots answer until the game is over, or one breaks down (`Forfeit`); returns how many answers they gave."""
    decisions = 0
    look = [observation_for(bot, match) for bot in bots]
    while (pending := match.pending) is not None:
        ask = pending if type(pending) is Ask else match.turn
        assert ask is not None
        seat = ask.seat
        try:
            if type(pending) is AskAny:
                ask, action = spoken(match, bots, look, ask)
                seat = ask.seat
            else:
                action = bots[seat].choose(look[seat](seat), ask)
        except Forfeit as forfeit:
            raise Forfeit(forfeit.seat, forfeit.fault, decisions) from forfeit
        except (Exception, SystemExit) as error:
            raise Forfeit(seat, f"{type(error).__name__}: {error}", decisions) from error
        if watch is not None:
            watch(ask, action)
        try:
            match.answer(seat, action)
        except Illegal as error:
            raise Forfeit(seat, f"{action!r} is no answer: {error}", decisions) from error
        decisions += 1
    return decisions


def spoken(match: Match, bots: list[Bot], look: list[Callable[[int], Any]], lead: Ask) -> tuple[Ask, Action]:
    """Who is heard at a question that a seat leads: whoever speaks up first, else the lead."""
    assert type(match.pending) is AskAny
    for seat, ask in match.pending.interrupts.items():
        speak = speaks_up(bots[seat], ask.prompt)
        if speak is None:
            continue
        try:
            said = speak(look[seat](seat), ask) if ask.answerable else None
        except (Exception, SystemExit) as error:
            raise Forfeit(seat, f"{type(error).__name__}: {error}", 0) from error
        if said is not None:
            return ask, said
    return lead, bots[lead.seat].choose(look[lead.seat](lead.seat), lead)


def play_one(plan: Plan, number: int, index: int = 0) -> Played:
    """Game number n of a plan: the same whoever plays it, and whatever was played before."""
    game = load(plan.game)
    setup = plan.setup(game, number)
    try:
        tally = Tally(game.state) if plan.tallied else None
        bots = seated(game, plan.bots, setup.seed)
        others = seated(game, [plan.others] * len(bots), setup.seed) if plan.side else []
        recorded = plan.checked or any(bot.needs_memory for bot in bots + others if not bot.needs_view)
        match = Match(game, setup, fast=not recorded)
        if plan.side:
            bots = [Sided(match, plan.side, *pair) for pair in zip(bots, others, strict=True)]
        first = match.turn.seat if match.turn else 0
        fallen, fault = NOBODY, ""
        try:
            decisions = play_out(match, bots, _watching(match, plan.checked, tally))
        except Forfeit as forfeit:
            fallen, fault, decisions = forfeit.seat, forfeit.fault, forfeit.decisions
        state, sides = match.state, sides_of(match.state)
        result = state.result() if fallen == NOBODY else _without(fallen, sides, game, len(bots))
        return Played(
            setup.seed,
            [seat for seat, share in enumerate(result) if share],
            state.scores() or [0] * len(bots),  # who gives up at once may be before anybody has any
            state.rounds(),
            decisions,
            ending=str(state.ended_by()) if fallen == NOBODY else FORFEIT,
            plan=index,
            number=number,
            first=first,
            sides=sides,
            result=result,
            forfeit=fallen,
            fault=fault,
            uses=tally.uses() if tally else [],
            milestones=state.milestones(),
        )
    except Exception as error:
        told = f"seed {setup.seed}: {type(error).__name__}: {error}"
        return Played(setup.seed, [], [], 0, 0, told, plan=index, number=number)


def _without(fallen: int, sides: list[str], game: Game, seats: int) -> list[float]:
    """The result when a seat gives up: the other side wins, or all others share the victory, or all lose together."""
    if sides:
        return [float(side != sides[fallen]) for side in sides]
    share = 0.0 if game.cooperative else 1 / max(seats - 1, 1)
    return [0.0 if seat == fallen else share for seat in range(seats)]


def seated(game: Game, names: list[str], seed: str) -> list[Bot]:
    return [hire(game, name, f"{seed}/bot{seat}") for seat, name in enumerate(names)]


def _watching(match: Match, checked: bool, tally: Tally | None) -> Watch | None:
    """Check the game's promises on the way, or count what is done, or neither."""
    if tally:
        tally.listen(match.state)
    if not checked:
        return (lambda ask, action: tally.answered(ask.seat, action)) if tally else None
    inspector = Inspector(match)

    def watch(ask: Ask, action: Action) -> None:
        inspector.look()
        if tally:
            tally.answered(ask.seat, action)

    return watch


# --------------------------------------------------------------------------------------- many games


class Study(Struct, frozen=True):
    """One or more plans and how many games of each are wanted. `kind` is the command, such as simulate."""

    kind: str
    plans: list[Plan]
    games: list[int]

    @property
    def total(self) -> int:
        return sum(self.games)

    def items(self) -> Iterator[tuple[int, int]]:
        """Plan and number of every game, a game of each plan in turn, so that a part of it tells about all plans."""
        for number in range(max(self.games, default=0)):
            for index, games in enumerate(self.games):
                if number < games:
                    yield index, number

    def play(self, item: tuple[int, int]) -> Played:
        index, number = item
        return play_one(self.plans[index], number, index)


class Results(Struct, frozen=True):
    """The games of a study that were played, in order, and why no more were: nothing, an interruption, or a fault."""

    played: list[Played]
    seconds: float
    stopped: str = ""

    def of(self, index: int) -> list[Played]:
        return [played for played in self.played if played.plan == index]


def carry_out(
    study: Study,
    engine: Engine,
    told: Callable[[Played], None] = lambda played: None,
    before: Sequence[Played] = (),
) -> Results:
    """Play a study's games, but for those that were played before and are told again here.

    If it is interrupted, or a worker dies, what is done by then is the result.
    """
    for plan in study.plans:
        plan.try_out()
    done = list(before)
    known = {(played.plan, played.number) for played in before}
    items = (item for item in study.items() if item not in known)
    began, stopped = perf_counter(), ""
    try:
        with closing(engine.run(study.play, items)) as games:
            for played in games:
                done.append(Played(*(getattr(played, name) for name in LIGHT)))
                told(played)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except Lost as lost:
        stopped = str(lost)
    done.sort(key=lambda played: (played.plan, played.number))
    return Results(done, perf_counter() - began, stopped)


LIGHT = [name for name in Played.__struct_fields__ if name != "uses"]  # what is kept of every game in memory


def simulate(plan: Plan, games: int, jobs: int = 1, told: Callable[[Played], None] = lambda played: None) -> "Summary":
    """Play many games of one plan and sum them up."""
    results = carry_out(Study("simulate", [plan], [games]), Engine(jobs=jobs), told)
    return summary(plan, results.played, results.seconds)


# --------------------------------------------------------------------------------------- the result


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
    endings: dict[str, int]
    sides: dict[str, int]
    forfeits: list[int]
    milestones: dict[str, dict[int, int]]

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of a seat's share of wins (Wilson)."""
        return wilson(self.wins[seat], self.games)


def won(played: Played, side: str) -> bool:
    """Whether anybody of a side has won."""
    return any(played.sides[seat] == side for seat in played.winners)


def _milestones(good: list[Played]) -> dict[str, dict[int, int]]:
    """In how many games each number of the game's own came to what."""
    names = dict.fromkeys(name for played in good for name in played.milestones)
    return {
        name: dict(sorted(Counter(played.milestones[name] for played in good if name in played.milestones).items()))
        for name in names
    }


def summary(plan: Plan, done: list[Played], seconds: float) -> Summary:
    good = [played for played in done if not played.error]
    decisions = sum(played.decisions for played in good)
    seats, sides = range(len(plan.bots)), {side for played in good for side in played.sides}
    wins = [sum((played.result[seat] for played in good), 0.0) for seat in seats]
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
        endings=dict(sorted(Counter(played.ending for played in good if played.ending).items())),
        sides={side: sum(won(played, side) for played in good) for side in sorted(sides)},
        forfeits=[sum(played.forfeit == seat for played in good) for seat in seats],
        milestones=_milestones(good),
    )
