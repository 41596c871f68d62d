"""Losing health, being destroyed and banished, and where cards go then (ATT3, EXP2, MON2, MON3)."""

from fathom.games.machina_arcana.actions import NeverMind, Save
from fathom.games.machina_arcana.board.tiles import stands_for_space
from fathom.games.machina_arcana.events import Destroyed, Lost
from fathom.games.machina_arcana.figures import Explorer, Fate
from fathom.games.machina_arcana.library import Number, Trait
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.fighting.striking import Strike
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.story.ending import check_finale
from fathom.games.machina_arcana.steps.using.essence import available, pay
from fathom.games.machina_arcana.steps.using.passives import has, number
from fathom.kernel import Ask, Flow, Refusal, Result, cites

TOO_MUCH = Refusal("ESS2b", "too-much")


@cites("ATT3a", "ESS2a", "ESS2b", "ESS2f")
class LoseHealth(Strike):
    """A unit loses health; an explorer may pay essence instead, with help (ESS3g)."""

    unit: Unit
    by: Unit | None = None
    amount: int = 1

    def strike(self, g: Machina) -> Flow:
        explorer = g.explorer(self.unit)
        if explorer is None:
            self._wound(g)
            return
        keeps = has(g, self.unit, Trait.KEEPS_HEALTH)  # ATT2c
        if explorer.fate is not Fate.HERE or explorer.seat == g.falling or keeps:
            return
        saved = yield from spare(g, explorer, self.amount)
        lose_health(g, explorer, self.amount - saved, self.by)

    def _wound(self, g: Machina) -> None:
        monster = g.monster(self.unit)
        if monster is None:
            if stands_for_space(self.unit):
                damage_part(g, self.unit, self.by)
        elif not has(g, self.unit, Trait.KEEPS_HEALTH):
            left = number(g, self.unit, Number.HEALTH) - monster.wounds
            lost = min(self.amount, left)
            monster.wounds += lost  # ATT3d
            g.tell(Lost(self.unit, Attribute.HEALTH, lost))
            if lost == left:
                destroy(g, self.unit, self.by)


def spare(g: Machina, explorer: Explorer, amount: int, least: int = 0) -> Result[int]:
    """How much essence is paid instead of health; if `least` cannot be found after all, nothing is (ESS2a, ESS3g)."""
    most = min(amount, available(g, explorer, g.space_of(explorer.unit)))
    if not most:
        return 0
    options = [*(Save(health) for health in range(least, most + 1)), *([NeverMind()] if least else [])]
    judge = among(options, lambda: map(Save, range(HIGHEST + 1)), TOO_MUCH)
    while True:
        match (yield Ask.judged(explorer.seat, judge, Prompt.SAVE_HEALTH, {"amount": amount})):
            case NeverMind() | Save(0):
                return 0
            case Save(health) if (yield from pay(g, explorer, health)):
                return health


def spend_health(g: Machina, explorer: Explorer, amount: int) -> Result[bool]:
    """Pay health as a cost, or essence instead of it; whether it was paid (ATT2d)."""
    if has(g, explorer.unit, Trait.KEEPS_HEALTH):
        return True  # ATT2c
    least = max(0, amount - explorer.health)
    saved = yield from spare(g, explorer, amount, least)
    if saved < least:
        return False
    lose_health(g, explorer, amount - saved, explorer.unit)
    return True


def lose_health(g: Machina, explorer: Explorer, amount: int, by: Unit | None) -> None:
    if amount:
        lost = min(amount, explorer.health)
        explorer.health -= lost
        g.tell(Lost(explorer.unit, Attribute.HEALTH, lost))
        if not explorer.health:  # ATT3c, EXP2a
            destroy(g, explorer.unit, by)


def damage_part(g: Machina, unit: Unit, by: Unit | None) -> None:
    """A part of the statue loses health."""
    space = g.space_of(unit)
    if space in g.parts:
        g.parts[space] -= 1
        g.tell(Lost(unit, Attribute.HEALTH, 1))
        if not g.parts[space]:
            del g.parts[space]
            g.tell(Destroyed(unit, by))
            g.put_tokens(space)
            check_finale(g)  # RND4c
