"""The turn of a monster: dumb by rule, scheming by an eliminated player, or under control (AI1 to AI9)."""

from functools import partial
from itertools import chain

from fathom.games.machina_arcana.actions import Activate, EndTurn, Use
from fathom.games.machina_arcana.events import TurnEnded
from fathom.games.machina_arcana.figures import NOBODY, Explorer, Monster
from fathom.games.machina_arcana.in_play import ALL
from fathom.games.machina_arcana.library import Active, Group, Melee, Ranged
from fathom.games.machina_arcana.pieces import Card, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deciding import seat_for
from fathom.games.machina_arcana.steps.deeds import deeds, do_deed
from fathom.games.machina_arcana.steps.monsters.pursuing import going, pick_explorer, pick_leg
from fathom.games.machina_arcana.steps.monsters.pursuit import Pursuit
from fathom.games.machina_arcana.steps.spaces.activating import SCHEMERS_LEVER, activations, pull_lever
from fathom.games.machina_arcana.steps.spaces.moving import end_over_pit, may_move
from fathom.games.machina_arcana.steps.spaces.targets import explorers_in_reach
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.costs import against_use
from fathom.games.machina_arcana.steps.using.prices import BREAK
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel import Ask, Flow, Judged, Result, Step, cites
from fathom.kernel.cards.effects import Context


@cites("AI3a", "AI3c", "AI3d", "AI1b")
class MonsterTurn(Step):
    """One ability or one step, then the next look at the board, until nothing more can be done."""

    unit: Unit

    def run(self, g: Machina) -> Flow:
        monster = g.monster(self.unit)
        if monster is None:
            return
        if monster.master >= 0 or g.scheming:  # AI1a
            done = yield from self._decided(g, monster)
        else:
            done = yield from self._by_rule(g, monster)
        if not done:
            g.tell(TurnEnded(self.unit))
            monster.stamina, monster.master = 0, NOBODY
            end_over_pit(g, self.unit)

    def _next(self, g: Machina, *steps: Step) -> bool:
        """What the monster does now; after that anybody may speak up, and its turn goes on (AI3c, ABL3a)."""
        g.push(*steps, Window(), MonsterTurn(self.unit))  # AI3e
        return True

    # ---------------------------------------------------------------------------------------- by rule

    def _by_rule(self, g: Machina, monster: Monster) -> Result[bool]:
        pursuit = Pursuit(g, self.unit)  # AI7b
        use = yield from self._ability(g, pursuit)
        if use is not None:  # AI3b
            return self._next(g, UseAbility.by(self.unit, use))
        if not monster.stamina or not may_move(g, self.unit) or pursuit.is_adjacent():  # AI7a
            return False
        explorer = yield from pick_explorer(g, self.unit, pursuit.nearest())
        if explorer is None:
            return False
        leg = yield from pick_leg(g, pursuit, pursuit.legs(explorer, monster.stamina))
        if leg is None:
            return False  # AI8c
        if leg.door is not None:  # CELL2h
            monster.stamina -= BREAK
            g.break_door(leg.door)
            return self._next(g)
        return self._next(g, going(g, pursuit, leg))

    def _ability(self, g: Machina, pursuit: Pursuit) -> Result[Use | None]:
        """The first ability that can be used: those of the horror event, then its own in printed order (AI4a)."""
        for card, _, (place, ability) in g.abilities.of(ALL, self.unit):
            if against_use(g, self.unit, card, ability) is not None:
                continue
            if ability.aim is None:
                if ability.do.can(g, Context(0, card, self.unit)):  # AI3f
                    return Use(Card(card), place)
                continue
            target = yield from self._target(g, pursuit, card, ability)
            if target is not None:
                return Use(Card(card), place, unit=target.unit)
        return None

    def _target(self, g: Machina, pursuit: Pursuit, card: str, ability: Active) -> Result[Explorer | None]:
        """The nearest explorer within reach of an ability, and affected by it (AI3f, AI4b to AI4d)."""
        aim = ability.aim
        if not isinstance(aim, Melee | Ranged) or aim.space is not None or aim.at is Group.MONSTER:
            return None
        found = [
            each
            for each in explorers_in_reach(g, self.unit, aim)
            if ability.do.can(g, Context(0, card, self.unit, names={"target": each.unit}))
        ]
        if len(found) > 1:
            found.sort(key=pursuit.rank)  # AI4c
        best = [each for each in found if pursuit.rank(each) == pursuit.rank(found[0])] if len(found) > 1 else found
        return (yield from pick_explorer(g, self.unit, best))

    # -------------------------------------------------------------------------------------- by decision

    def _decided(self, g: Machina, monster: Monster) -> Result[bool]:
        """A player decides everything: moves, abilities, doors and levers, in any order (AI2a, AI2b, FX2b)."""
        judge = partial(schemes, g, monster)
        fallen = 0 if monster.master >= 0 else len(g.fallen)  # RND4g
        answer = yield Ask.judged(
            seat_for(g, self.unit), judge, Prompt.MONSTER_ACT, {"unit": self.unit, "fallen": fallen}
        )
        if isinstance(answer, EndTurn):
            return False
        self._next(g)
        if isinstance(answer, Activate):
            monster.stamina -= SCHEMERS_LEVER.stamina
            pull_lever(g, self.unit, answer.space)
        else:
            do_deed(g, monster, answer)
        return True


def schemes(g: Machina, monster: Monster, include_refused: bool) -> Judged:
    """Everything that a monster may do when somebody decides for it."""
    if not monster.stamina and not include_refused:
        return deeds(g, monster, include_refused)
    return chain(deeds(g, monster, include_refused), activations(g, monster, include_refused))  # CELL8b
