"""A dumb monster goes after its nearest explorer, leg by leg; what the rules leave open is asked (AI6 to AI8)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import Pursue, StepTo
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deciding import seat_for
from fathom.games.machina_arcana.steps.monsters.pursuit import Leg, Pursuit
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.moving import GoAcross, Walk, may_move
from fathom.games.machina_arcana.steps.spaces.places import free
from fathom.kernel import Ask, Flow, Refusal, Result, Step, cites

NOT_AS_NEAR = Refusal("AI6a", "not-as-near")
NOT_AS_GOOD = Refusal("AI7c", "not-as-good")


def pick_explorer(g: Machina, unit: Unit, explorers: list[Explorer]) -> Result[Explorer | None]:
    """Among equally near and equally weak ones a player decides (AI6b, AI1c)."""
    if not explorers:
        return None
    if len(explorers) > 1 and g.ties_asked:
        options = [Pursue(each.unit) for each in explorers]
        judge = among(options, lambda: (Pursue(each.unit) for each in g.here), NOT_AS_NEAR)
        match (yield Ask.judged(seat_for(g, None), judge, Prompt.MONSTER_TARGET, {"unit": unit})):
            case Pursue(chosen):
                return next(each for each in explorers if each.unit == chosen)
    return explorers[0]


def pick_leg(g: Machina, pursuit: Pursuit, legs: list[Leg]) -> Result[Leg | None]:
    """Among equally good spaces a player decides (AI1c)."""
    if not legs:
        return None
    if len(legs) > 1 and g.ties_asked:
        options = {StepTo(pursuit.spaces(leg)[-1]): leg for leg in legs}
        judge = among(list(options), lambda: _beside(g, pursuit.unit), NOT_AS_GOOD)
        answer = yield Ask.judged(seat_for(g, None), judge, Prompt.MONSTER_STEP, {"unit": pursuit.unit})
        assert isinstance(answer, StepTo)
        return options[answer]
    return legs[0]


def _beside(g: Machina, unit: Unit) -> Iterator[StepTo]:
    """The spaces next to a monster."""
    near = g.ground.near(g.space_of(unit))
    return map(StepTo, g.ground.spaces_of(near))


def going(g: Machina, pursuit: Pursuit, leg: Leg, *, paid: bool = True) -> Step:
    """The step that takes a monster along a leg: over obstacles and units at one go, else space by space."""
    spaces = pursuit.spaces(leg)
    over = g.ground.squares(spaces[:-1]) & ~free(g)
    if over:
        return GoAcross(pursuit.unit, spaces[-1], leg.price if paid else 0)
    return Walk(pursuit.unit, spaces, paid)


@cites("TGT8b")
class HeadForNearest(Step):
    """A dumb monster moves towards its nearest explorer for nothing, space by space."""

    unit: Unit
    spaces: int

    def run(self, g: Machina) -> Flow:
        if g.monster(self.unit) is None or not may_move(g, self.unit):
            return
        pursuit = Pursuit(g, self.unit)
        if pursuit.is_adjacent():
            return
        explorer = yield from pick_explorer(g, self.unit, pursuit.nearest())
        if explorer is None:
            return
        leg = yield from pick_leg(g, pursuit, pursuit.legs(explorer, self.spaces, paid=False))
        if leg is None:
            return
        if self.spaces > leg.price:
            g.push(HeadForNearest(self.unit, self.spaces - leg.price))
        g.push(going(g, pursuit, leg, paid=False))
