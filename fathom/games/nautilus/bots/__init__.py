"""Heuristic bots for Nautilus: `greedy` values the answers to every question in points and gives the best one."""

from collections.abc import Callable
from random import Random

from fathom.games.nautilus.bots.building import build, buy, place_base, turn_module
from fathom.games.nautilus.bots.diving import dash, dive, dives, dock, look
from fathom.games.nautilus.bots.forecast import chances, outlook, stage
from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.bots.scoring import upgrade
from fathom.games.nautilus.bots.walking import walk
from fathom.games.nautilus.state import Nautilus
from fathom.kernel import Action, Ask

Valuation = Callable[[Outlook, Ask], dict[Action, float]]
"""The answers to a question that are worth considering, each with its worth in points."""

VALUATIONS: dict[str, Valuation] = {
    "base": place_base,
    "buy": buy,
    "build": build,
    "turn": turn_module,
    "walk": walk,
    "stroll": walk,
    "dive": dive,
    "dash": dash,
    "look": look,
    "dock": dock,
    "upgrade": upgrade,
}


class Greedy:
    """Gives the answer of the highest worth; its own seed decides between equals."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def weigh(self, view: Nautilus, ask: Ask) -> dict[Action, float]:
        """The answers worth considering, each with its worth in points."""
        return VALUATIONS[ask.prompt](Outlook(view, ask.seat), ask)

    def choose(self, view: Nautilus, ask: Ask) -> Action:
        worths = self.weigh(view, ask)
        best = max(worths.values())
        equals = [option for option, worth in worths.items() if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)

    def rank(self, view: Nautilus, ask: Ask) -> list[Action]:
        """The answers worth considering, best first."""
        if ask.prompt == "dive":
            return dives(Outlook(view, ask.seat), ask)
        worths = self.weigh(view, ask)
        return sorted(worths, key=lambda option: worths[option], reverse=True)


BOTS = {"greedy": Greedy}
__all__ = ["BOTS", "Greedy", "chances", "outlook", "stage"]
