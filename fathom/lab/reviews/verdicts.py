"""What the answers of a finished game cost: each is judged by what its seat knew when it gave it.

There are many answers and each takes many tries to judge. So all are tried a little; the half that seems worst is tried
more, and so on. The last few meet the best answer found in new worlds: only that counts, as whatever looks worst of
many has also had bad luck.
"""

from collections.abc import Iterator
from math import ceil, log2, sqrt
from statistics import fmean, variance
from typing import Any

from msgspec import Struct

from fathom.bots.judge import Duel, Judged
from fathom.kernel import Match

KEPT = 8  # answers that are judged in the end
FEWEST = 4  # tries of an answer before it may be dropped
BOUTS = 6  # fewest meetings that prove anything
LEAST = 0.02  # a smaller cost is not worth telling
Z = 1.96


class Cost(Struct, frozen=True):
    """An answer that was worse than another: its question, who gave it, and the chance that it cost, give or take."""

    at: int
    seat: int
    action: Any
    better: Any
    cost: float
    margin: float


class Suspect(Struct, frozen=True):
    """An answer that there was a choice of, and the search that judges it."""

    at: int
    search: Judged


class Verdicts:
    """The answers of a match that cost most, as far as is known."""

    def __init__(self, match: Match, budget: int, seed: str) -> None:
        self._match, self._seed = match, seed
        self.total = budget
        self.judged = 0
        self._duels: list[tuple[Suspect, Duel]] = []

    def look(self) -> Iterator[None]:
        """Judge the answers; a step for each try."""
        suspects = list(self._suspects())
        if not suspects:
            return
        rounds = max(1, ceil(log2(len(suspects) / KEPT)))
        share = self.total // (rounds + 2)  # the last meeting gets two
        suspects = suspects[: max(KEPT, share // FEWEST)]
        self.judged = len(suspects)
        for _ in range(rounds):
            for suspect in suspects:
                for _ in range(share // len(suspects)):
                    suspect.search.iterate()
                    yield
            suspects.sort(key=lambda suspect: suspect.search.regret, reverse=True)
            suspects = suspects[: max(KEPT, len(suspects) // 2)]
        yield from self._meet([suspect for suspect in suspects[:KEPT] if suspect.search.regret > 0], share)

    def _suspects(self) -> Iterator[Suspect]:
        """The answers of who was asked and had a choice; first those that the game's own bot would not have given."""
        usual: list[Suspect] = []
        for at, given in enumerate(self._match.answers):
            here = self._match.clone()
            here.rewind(at)
            if given.seat in here.asks and len(here.ask(given.seat).options) > 1:
                memory = here.memory(given.seat)
                search = Judged(here.game, memory, f"{self._seed}/{at}", given.action)
                if search.clear:
                    continue
                if search.favourite != given.action:
                    yield Suspect(at, search)
                else:
                    usual.append(Suspect(at, search))
        yield from usual

    def _meet(self, suspects: list[Suspect], bouts: int) -> Iterator[None]:
        for suspect in suspects:
            better, given = suspect.search.better, suspect.search.given
            assert better is not None
            work = (self._match.game, suspect.search.memory, f"{self._seed}/{suspect.at}/again")
            self._duels.append((suspect, Duel(*work, better.action, given.action)))
        for _, duel in self._duels:
            for _ in range(bouts // len(suspects)):
                duel.bout()
                yield
                yield

    def costs(self) -> list[Cost]:
        """The costs that are more than luck explains, the highest first."""
        found = [self._cost(suspect, duel) for suspect, duel in self._duels if len(duel.differences) >= BOUTS]
        clear = [cost for cost in found if cost.cost >= LEAST and cost.cost > cost.margin]
        return sorted(clear, key=lambda cost: cost.cost, reverse=True)

    def _cost(self, suspect: Suspect, duel: Duel) -> Cost:
        differences = duel.differences
        margin = Z * sqrt(variance(differences) / len(differences))
        actions = (duel.given.action, duel.better.action)
        return Cost(suspect.at, suspect.search.memory.seat, *actions, fmean(differences), margin)
