"""Heuristic bots for Nautilus: `greedy` values the answers to every question in points and gives the best one."""

from collections.abc import Callable

from fathom.games.nautilus.bots.building import build, buy, place_base, turn_module
from fathom.games.nautilus.bots.diving import dash, dive, dives, dock, look
from fathom.games.nautilus.bots.forecast import chances, outlook, stage
from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.bots.scoring import upgrade
from fathom.games.nautilus.bots.walking import walk
from fathom.games.nautilus.bots.weights import GREEDY, Weights, learned_weights
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import Nautilus
from fathom.kernel import Action, Ask
from fathom.kernel.heuristic import Heuristic, Worths

Valuation = Callable[[Outlook, Ask], Worths]
"""The answers to a question that are worth considering, each with its worth in points."""

VALUATIONS: dict[str, Valuation] = {
    Prompt.BASE: place_base,
    Prompt.BUY: buy,
    Prompt.BUILD: build,
    Prompt.TURN: turn_module,
    Prompt.WALK: walk,
    Prompt.STROLL: walk,
    Prompt.DIVE: dive,
    Prompt.DASH: dash,
    Prompt.LOOK: look,
    Prompt.DOCK: dock,
    Prompt.UPGRADE: upgrade,
}


class Greedy(Heuristic):
    """Gives the answer of the highest worth in points, by its weights."""

    knows = VALUATIONS.keys()

    def __init__(self, seed: str, weights: Weights = GREEDY) -> None:
        super().__init__(seed)
        self.weights = weights

    def weigh(self, view: Nautilus, ask: Ask) -> Worths:
        return VALUATIONS[ask.prompt](self._outlook(view, ask), ask)

    def rank(self, view: Nautilus, ask: Ask) -> list[Action]:
        """All answers worth considering, best first."""
        if ask.prompt == Prompt.DIVE:
            return dives(self._outlook(view, ask), ask)
        worths = self.weigh(view, ask)
        return sorted(worths, key=lambda option: worths[option], reverse=True)

    def _outlook(self, view: Nautilus, ask: Ask) -> Outlook:
        return Outlook(view, ask.seat, self.weights)


def learned(seed: str) -> Greedy:
    """The same bot by the weights that were learned; `seasoned` searches with it."""
    return Greedy(seed, learned_weights())


BOTS = {"greedy": Greedy}
__all__ = ["BOTS", "Greedy", "Weights", "chances", "learned", "outlook", "stage"]
