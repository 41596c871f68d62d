"""Heuristic bots for Machina Arcana: `delver` weighs what there is to do against what the monsters may do to it."""

from fathom.games.machina_arcana.bots import acting, choosing, scheming
from fathom.games.machina_arcana.bots.forecast import outlook, stage
from fathom.games.machina_arcana.bots.sight import Sight
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Ask
from fathom.kernel.heuristic import Heuristic, Worths

NEAR, FEW = 1.2, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.03  # how far what is seen in one playout strays


class Delver(Heuristic):
    """Gives the answer of the highest worth to the party."""

    knows = (Prompt.MONSTER_ACT, Prompt.PICK_EXPLORER, Prompt.ACT, *choosing.VALUATIONS)
    weighty = (Prompt.ACT,)
    near = NEAR
    few = FEW

    def weigh(self, view: Machina, ask: Ask) -> Worths:
        seat = ask.seat
        if ask.prompt == Prompt.MONSTER_ACT:
            return scheming.monster_act(view, seat, ask)
        if ask.prompt == Prompt.PICK_EXPLORER:
            return choosing.pick_explorer(ask, (ask.args or {}).get("party") == 1, self._random)
        if view.explorers[seat].fate is not Fate.HERE:
            return {}
        value = acting.act if ask.prompt == Prompt.ACT else choosing.VALUATIONS[ask.prompt]
        return value(Sight(view, seat), ask)


BOTS = {"delver": Delver}
__all__ = ["BOTS", "Delver", "outlook", "stage"]
