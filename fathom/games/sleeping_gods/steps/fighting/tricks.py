"""What uncovered squares of enemies do at the end of a round (CBT11e, ENE)."""

from fathom.games.sleeping_gods.actions import Disarm, Drop, Uncover
from fathom.games.sleeping_gods.events import (
    EnemyHealed,
    TrickUsed,
    WeaponLost,
)
from fathom.games.sleeping_gods.figures.underway import Combat
from fathom.games.sleeping_gods.library import tricks
from fathom.games.sleeping_gods.pieces import Enemy, Square
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.reckoning import weapon_cards
from fathom.games.sleeping_gods.steps.fighting.row import (
    SQUARES,
    foe_of,
    tricks_of,
)
from fathom.games.sleeping_gods.steps.underway import FightStep
from fathom.games.sleeping_gods.steps.using.equipping import unequip
from fathom.kernel import Flow, Step, cites
from fathom.kernel.cards.effects import Context, Resolve, place_of
from fathom.kernel.questions.asking import pick


@cites("CBT11e", "CBT11f")
class Tricks(FightStep):
    """The uncovered hourglass squares of an enemy."""

    enemy: Enemy

    def fight(self, g: Voyage, combat: Combat) -> None:
        foe = foe_of(combat, self.enemy)
        if foe is not None:
            used = [trick for trick in tricks_of(foe) if tricks()[trick].end is not None]
            for trick in used:
                g.tell(TrickUsed(foe.enemy, trick))
            ends = [(trick, tricks()[trick].end) for trick in used]
            g.push(*(Resolve(place_of(end), Context(g.active, trick, foe.enemy)) for trick, end in ends if end))


@cites("ENE4", "ENE13")
class HealEnemy(FightStep):
    """Wound tokens leave an enemy, those that the active player picks."""

    enemy: Enemy
    count: int

    def fight(self, g: Voyage, combat: Combat) -> Flow:
        foe = foe_of(combat, self.enemy)
        if foe is None or not foe.covered or not self.count:
            return
        options = [Uncover(foe.enemy, Square(n)) for n in range(SQUARES) if foe.covered >> n & 1]
        answer = yield from pick(g.active, options, Prompt.UNCOVER)
        assert isinstance(answer, Uncover)
        foe.covered &= ~(1 << answer.square)
        g.tell(EnemyHealed(foe.enemy))
        if self.count > 1:
            g.push(HealEnemy(self.enemy, self.count - 1))


@cites("ENE7")
class LoseSkill(Step):
    """One equipped skill card of the active player's choice is discarded."""

    def run(self, g: Voyage) -> Flow:
        options = [Drop(member.crew, card) for member in g.crew for card in member.skills]
        if options:
            answer = yield from pick(g.active, options, Prompt.DROP_SKILL)
            assert isinstance(answer, Drop)
            unequip(g, g.member(answer.crew), answer.card)


@cites("ENE9a")
class LoseWeapon(Step):
    """One equipped weapon card of the active player's choice is taken from its bearer, until after the combat."""

    def run(self, g: Voyage) -> Flow:
        borne = [card for card in weapon_cards(g) if g.having(card).on]
        if borne:
            answer = yield from pick(g.active, [Disarm(card) for card in borne], Prompt.DISARM)
            assert isinstance(answer, Disarm)
            g.having(answer.card).on = None
            g.tell(WeaponLost(answer.card))
