"""What helps in a challenge or a fight: fate, skill, accuracy, damage, blocks (ABI1 to ABI6, ADV6, ADV10 to ADV12).

A verb that helps says when (`helps_at`), and does nothing at other times.
"""

from enum import StrEnum

from fathom.games.sleeping_gods.events import ScoreRaised
from fathom.games.sleeping_gods.figures.underway import Attack, Hit, Purpose
from fathom.games.sleeping_gods.in_play import BLOW, DRAW, HIT, open_moment
from fathom.games.sleeping_gods.pieces import Crew, Skill, Who
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.attacks import FreeStrike
from fathom.games.sleeping_gods.steps.fighting.hits import block
from fathom.games.sleeping_gods.steps.trials.fate import HIGHEST, Redrawing
from fathom.kernel.cards.effects import Context, Effect


class RaiseFate(Effect, frozen=True):
    """Any draw of fate, also another player's (ABI1). A draw for ship damage stays a place of the ship."""

    helps_at = DRAW

    by: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        fate = g.fate
        return fate is not None and (fate.purpose is not Purpose.SHIP or fate.value < HIGHEST)

    def run(self, g: Voyage, ctx: Context) -> None:
        fate = g.open_draw
        fate.value += self.by
        if fate.purpose is Purpose.SHIP:
            fate.value = min(HIGHEST, fate.value)
        g.tell(ScoreRaised(self.by))


class Again(StrEnum):
    """Which draw may be repeated, and what counts then: one's own 1 (ABI6), the better of both (ADV6), the new one."""

    OWN_ONE = "own-one"
    BETTER = "better"
    REPLACE = "replace"


class Redraw(Effect, frozen=True):
    helps_at = DRAW

    how: Again

    def can(self, g: Voyage, ctx: Context) -> bool:
        fate = g.fate
        if fate is None:
            return False
        return self.how is not Again.OWN_ONE or (fate.value == 1 and fate.seat == ctx.seat)

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(Redrawing(self.how is Again.BETTER))


class AddSkill(Effect, frozen=True):
    """More of a skill in the open challenge, after the draw (ADV11, ADV12)."""

    helps_at = DRAW

    skill: Skill
    by: int = 1

    def can(self, g: Voyage, ctx: Context) -> bool:
        fate = g.fate
        drawn = fate is not None and fate.purpose is Purpose.CHALLENGE
        return drawn and g.test is not None and g.test.skill is self.skill

    def run(self, g: Voyage, ctx: Context) -> None:
        g.open_test.extra += self.by
        g.tell(ScoreRaised(self.by))


def own_attack(g: Voyage, ctx: Context) -> Attack | None:
    """The attack under way, if it is that of the member who would help (ABI2, ABI3)."""
    attack = g.combat.attack if g.combat is not None else None
    return attack if attack is not None and attack.crew == ctx.actor else None


class AddAccuracy(Effect, frozen=True):
    helps_at = DRAW

    by: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return g.fate is not None and g.fate.purpose is Purpose.ATTACK and own_attack(g, ctx) is not None

    def run(self, g: Voyage, ctx: Context) -> None:
        attack = g.open_combat.open_attack
        attack.accuracy += self.by
        g.tell(ScoreRaised(self.by))


class AddDamage(Effect, frozen=True):
    """Once the result of the attack is known (ABI2); without `hearts` it may not lie on those (SYN8f)."""

    helps_at = BLOW

    by: int
    hearts: bool = True

    def can(self, g: Voyage, ctx: Context) -> bool:
        attack = own_attack(g, ctx)
        return attack is not None and attack.settled and g.combat is not None and g.combat.hit is None

    def run(self, g: Voyage, ctx: Context) -> None:
        attack = g.open_combat.open_attack
        if self.hearts:
            attack.damage += self.by
        else:
            attack.bloodless += self.by


class Slant(Effect, frozen=True):
    """The wounds of an attack may touch at the corners, too (SYN8b)."""

    helps_at = BLOW

    corners: bool

    def can(self, g: Voyage, ctx: Context) -> bool:
        attack = own_attack(g, ctx)
        return attack is not None and not attack.diagonal and open_moment(g) == BLOW

    def run(self, g: Voyage, ctx: Context) -> None:
        attack = g.open_combat.open_attack
        attack.diagonal = True


class Block(Effect, frozen=True):
    """Blocks against the damage being dealt: of the bearer (ABI4), or of whoever is hit (ADV10)."""

    helps_at = HIT

    count: int
    who: Who = Who.CHOOSE

    def _hit(self, g: Voyage, ctx: Context) -> Hit | None:
        hit = g.combat.hit if g.combat is not None else None
        if hit is None or hit.amount <= 0 or (self.who is Who.BEARER and hit.crew != ctx.actor):
            return None
        return hit

    def can(self, g: Voyage, ctx: Context) -> bool:
        return self._hit(g, ctx) is not None

    def run(self, g: Voyage, ctx: Context) -> None:
        block(g, g.open_combat.open_hit, self.count)


class Strike(Effect, frozen=True):
    """Damage without fate, cube or counterattack (ABI11)."""

    damage: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return g.combat is not None and g.combat.attack is None and g.combat.hit is None

    def run(self, g: Voyage, ctx: Context) -> None:
        bearer = ctx.actor if isinstance(ctx.actor, Crew) else None
        g.push(FreeStrike(ctx.seat, bearer, self.damage))
