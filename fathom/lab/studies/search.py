"""A search for the values of settings and of bots at which games go as wanted: trials chosen by Optuna.

Each trial plays the same seeds, so that luck is the same for all. What varies is a setting or number of the game, or
stands in braces in the name of a bot: `thinker:{budget}i`, `misers:Miser?thrift={thrift}`.
"""

import re
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from fathom.kernel.extras import extras
from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import Plan, Study, Summary, carry_out, summary

with extras():
    import optuna
    from optuna.storages.journal import JournalFileBackend

LOG = "search.log"  # in the folder of a search: every trial, as Optuna writes it
SPAN = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?")
NAMED = re.compile(r"\{([\w.-]+)\}")
AIM = re.compile(r"(?P<name>[a-z]+)(?:=(?P<target>-?\d+(?:\.\d+)?))?")
AIMS: dict[str, Callable[[Summary], float]] = {
    "wins": lambda found: found.wins[0] / found.games,
    "score": lambda found: fmean(scores[0] for scores in found.scores),
    "rounds": lambda found: fmean(found.rounds),
    "decisions": lambda found: found.decisions / found.games,
    "uneven": lambda found: (max(found.wins) - min(found.wins)) / found.games,
}


class Span(Struct, frozen=True):
    """Numbers from `low` to `high`, every `step`-th if there is one; whole ones unless one is written with a point."""

    low: float
    high: float
    step: float | None
    whole: bool


class Trial(Struct, frozen=True):
    """Values that were tried, and what they brought."""

    number: int
    values: dict[str, Any]
    worth: float


def varying(text: str) -> Span | list[str]:
    """`40..70`, `0.0..1.0`, `40..70:5` or `printed,free`: what a name may stand for."""
    span = SPAN.fullmatch(text)
    if span is None:
        if ".." in text or "" in (listed := text.split(",")):
            raise ValueError(f"{text!r} is no span and no list: write it as 40..70, 0.0..1.0, 40..70:5 or printed,free")
        return listed
    low, high, step = float(span[1]), float(span[2]), float(span[3]) if span[3] else None
    if low >= high or step == 0:
        raise ValueError(f"{text!r} holds no value: write it from low to high, such as 40..70")
    return Span(low, high, step, "." not in text.replace("..", ""))


class Search:
    """A search of one game. `aim` is what to raise; `-name` lowers it, `name=12` comes near to a number."""

    def __init__(
        self, game: str, bots: list[str], games: int, seed: str, vary: dict[str, str], aim: str, out: Path | None = None
    ) -> None:
        self.game, self.bots, self.games, self.seed = game, bots, games, seed
        self.vary = {name: varying(text) for name, text in vary.items()}
        unknown = set(NAMED.findall("".join(bots))) - set(self.vary)
        if unknown:
            raise ValueError(f"{{{sorted(unknown)[0]}}} stands in a bot, but nothing says how it varies")
        self._lowers = aim.startswith("-")
        found = AIM.fullmatch(aim.removeprefix("-"))
        if found is None or found["name"] not in AIMS:
            raise ValueError(f"unknown aim {aim!r}: choose from {', '.join(AIMS)}, -name to lower it, or name=number")
        self._measure = AIMS[found["name"]]
        self._target = None if found["target"] is None else float(found["target"])
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._trials = optuna.create_study(
            storage=_storage(out) if out else None,
            study_name=f"{game} {' '.join(bots)} {games} {seed} {aim} {sorted(vary.items())}",
            sampler=optuna.samplers.TPESampler(
                seed=int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "big")
            ),
            direction="minimize" if self._lowers or self._target is not None else "maximize",
            load_if_exists=True,
        )

    @property
    def trials(self) -> list[Trial]:
        """The trials so far; of a search that is resumed also those of before."""
        return [
            Trial(each.number, each.params, float(each.values[0]))
            for each in self._trials.get_trials(deepcopy=False)
            if each.state is optuna.trial.TrialState.COMPLETE
        ]

    @property
    def ranked(self) -> list[Trial]:
        """The trials, best first."""
        lower = self._trials.direction is optuna.study.StudyDirection.MINIMIZE
        return sorted(self.trials, key=lambda trial: trial.worth if lower else -trial.worth)

    def plan(self, chosen: dict[str, Any]) -> Plan:
        """What is played with these values."""
        named = set(NAMED.findall("".join(self.bots)))
        bots = [NAMED.sub(lambda found: str(chosen[found[1]]), bot) for bot in self.bots]
        return Plan(self.game, bots, self.seed, {name: chosen[name] for name in self.vary if name not in named})

    def run(self, trials: int, engine: Engine, told: Callable[[Trial], None] = lambda trial: None) -> str:
        """Try until there are so many trials in all; returns why it stopped early, if it did."""
        while len(self.trials) < trials:
            trial = self._trials.ask()
            plan = self.plan({name: self._suggested(trial, name, span) for name, span in self.vary.items()})
            results = carry_out(Study("search", [plan], [self.games]), engine)
            errors = [played.error for played in results.played if played.error]
            if results.stopped or errors:
                self._trials.tell(trial, state=optuna.trial.TrialState.FAIL)
                return results.stopped or errors[0]
            self._trials.tell(trial, self._worth(summary(plan, results.played, results.seconds)))
            told(self.trials[-1])
        return ""

    def _worth(self, found: Summary) -> float:
        measured = self._measure(found)
        return measured if self._target is None else abs(measured - self._target)

    @staticmethod
    def _suggested(trial: "optuna.Trial", name: str, span: Span | list[str]) -> Any:
        if isinstance(span, list):
            return trial.suggest_categorical(name, span)
        if span.whole:
            return trial.suggest_int(name, int(span.low), int(span.high), step=int(span.step or 1))
        return trial.suggest_float(name, span.low, span.high, step=span.step)


def _storage(out: Path) -> Any:
    out.mkdir(parents=True, exist_ok=True)
    return optuna.storages.JournalStorage(JournalFileBackend(str(out / LOG)))
