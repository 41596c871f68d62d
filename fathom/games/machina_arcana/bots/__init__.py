"""Heuristic bots for Machina Arcana: `delver` weighs what there is to do against what the monsters may do to it."""

from random import Random

from fathom.games.machina_arcana.bots import acting, choosing, scheming
from fathom.games.machina_arcana.bots.forecast import outlook, stage
from fathom.games.machina_arcana.bots.sight import Sight
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Action, Ask

WEIGHTY = {"act"}
NEAR, FEW = 1.2, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.03  # how far what is seen in one playout strays


def worths(view: Machina, ask: Ask) -> dict[Action, float]:
    """The answers worth considering, each with its worth; none where anything will do."""
    seat = ask.seat
    if ask.prompt == "monster-act":
        return scheming.monster_act(view, seat, ask)
    if ask.prompt == "pick-explorer":
        return choosing.pick_explorer(ask, alone=len(view.explorers) == 1)
    if view.explorers[seat].fate is not Fate.HERE:
        return {}
    if ask.prompt == "act":
        return acting.act(Sight(view, seat), ask)
    value = choosing.VALUATIONS.get(ask.prompt)
    return value(Sight(view, seat), ask) if value is not None else {}


class Delver:
    """Gives the answer of the highest worth; its own seed decides between equals."""

    needs_view = True
    needs_memory = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: Machina, ask: Ask) -> Action:
        options = ask.options
        if len(options) == 1:
            return options[0]
        found = worths(view, ask)
        if not found:
            return self._random.choice(options)
        best = max(found.values())
        equals = [option for option, worth in found.items() if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)

    def rank(self, view: Machina, ask: Ask) -> list[Action]:
        """The answers nearly as good as the best, that one first; others are not worth a thought."""
        first = self.choose(view, ask)
        if ask.prompt not in WEIGHTY:
            return [first]
        found = worths(view, ask)
        near = [option for option, worth in found.items() if worth > found[first] - NEAR and option != first]
        return [first, *sorted(near, key=lambda option: found[option], reverse=True)[: FEW - 1]]


BOTS = {"delver": Delver}
__all__ = ["BOTS", "Delver", "outlook", "stage"]
