"""What enemies do at the end of a round, besides what other cards do, too (ENE)."""

from enum import StrEnum

from fathom.games.sleeping_gods.figures.underway import Foe
from fathom.games.sleeping_gods.pieces import Enemy
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.row import foe_of, neighbours
from fathom.games.sleeping_gods.steps.fighting.tricks import HealEnemy, LoseSkill, LoseWeapon
from fathom.kernel.cards.effects import Context, Effect


class Recover(Effect, frozen=True):
    """Wound tokens leave the enemy, or each of those `beside` it (ENE4, ENE13)."""

    wounds: int
    beside: bool = False

    def _foes(self, g: Voyage, ctx: Context) -> list[Foe]:
        foe = foe_of(g.combat, Enemy(str(ctx.actor))) if g.combat is not None else None
        if g.combat is None or foe is None:
            return []
        return neighbours(g.combat, foe) if self.beside else [foe]

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(foe.covered for foe in self._foes(g, ctx))

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(*(HealEnemy(foe.enemy, self.wounds) for foe in self._foes(g, ctx)))


class Gear(StrEnum):
    """What a member can lose: an equipped skill card, or a weapon card until after the combat."""

    SKILL = "skill"
    WEAPON = "weapon"


class Strip(Effect, frozen=True):
    """One member loses something, of the active player's choice (ENE7, ENE9a)."""

    what: Gear

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(LoseSkill() if self.what is Gear.SKILL else LoseWeapon())
