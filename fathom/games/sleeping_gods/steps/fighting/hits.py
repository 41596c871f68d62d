"""Damage that the crew takes in a fight: counterattacks, blocks, and what is passed on (CBT10, CBT11)."""

from functools import partial

from fathom.games.sleeping_gods.actions import GoOn, Pick
from fathom.games.sleeping_gods.events import (
    Countered,
    DamageBlocked,
)
from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Hit
from fathom.games.sleeping_gods.pieces import Number
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.reckoning import blocks_of
from fathom.games.sleeping_gods.steps.fighting.row import (
    damage_of,
    foe_of,
)
from fathom.games.sleeping_gods.steps.health import AtZero, wound
from fathom.games.sleeping_gods.steps.underway import AttackStep, FightStep
from fathom.games.sleeping_gods.steps.using.abilities import helps, someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.leading import Interruption, led, offered
from fathom.kernel import Flow, Judged, cites
from fathom.kernel.questions.asking import pick


def block(g: Voyage, hit: Hit, count: int) -> None:
    """Blocks cancel damage; what is too much lapses (CBT10c)."""
    blocked = min(count, hit.amount)
    if blocked > 0:
        hit.amount -= blocked
        g.tell(DamageBlocked(hit.crew, blocked))


@cites("CBT10a", "CBT10b", "CBT10c", "CBT10f", "CBT12d", "CBT12e", "ENE6")
class CounterAttack(AttackStep):
    """The enemy that was attacked strikes back, once, if it is still there."""

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> None:
        foe = foe_of(combat, attack.target)
        if foe is None or attack.countered:
            return
        attack.countered = True
        amount = damage_of(g, foe)
        g.tell(Countered(attack.target, attack.crew, amount))
        combat.hit = Hit(attack.crew, amount, counter=True)
        block(g, combat.hit, blocks_of(g, attack))
        g.push(Guarding(), TakeHit(attack.seat))


@cites("CBT10d", "CBT11d", "ABI4", "ADV10", "SYN8g")
class Guarding(FightStep):
    """Blocks of abilities, cards and tokens against the damage that is being dealt, or anything else before (CMD1); who
    would fall to a counterattack has a moment for that even if nothing blocks."""

    def fight(self, g: Voyage, combat: Combat) -> Flow:
        hit = combat.open_hit
        if hit.amount <= 0:
            return
        lead = g.leads(hit.crew)
        falling = hit.counter and hit.amount >= g.points(g.member(hit.crew))
        blocked = any(helps(g, seat) for seat in (lead, *g.others(lead)))
        if not blocked and not (falling and someone_can_spend_orders(g)):
            return
        args = {"crew": hit.crew, "damage": hit.amount}
        interruption = Interruption(Prompt.HELP_GUARD, helping, args)
        yield led(g, self, lead, partial(taking, g, lead), Prompt.GUARD, args, interruption=interruption)


def helping(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """What a seat may use on the damage that is dealt."""
    return offered(helps(g, seat))


def taking(g: Voyage, seat: int, include_refused: bool) -> Judged:
    yield GoOn(), None
    yield from helping(g, seat, include_refused)


@cites("CBT10e", "CBT11c")
class TakeHit(FightStep):
    """What is not blocked is suffered; `decider` says who takes what is too much for the one who was hit."""

    decider: int

    def fight(self, g: Voyage, combat: Combat) -> None:
        hit, combat.hit = combat.open_hit, None
        member = g.member(hit.crew)
        left = hit.amount - wound(g, member, hit.amount)
        if g.points(member) == 0:
            g.push(AtZero(hit.crew))
        if left > 0:
            g.push(PassOn(left, self.decider, hit.counter))


@cites("CBT10e", "CBT11c", "ABI4")
class PassOn(FightStep):
    """The rest of the damage goes to another, who may block it in turn."""

    amount: int
    decider: int
    counter: bool

    def fight(self, g: Voyage, combat: Combat) -> Flow:
        able = [Pick(each.crew) for each in g.standing()]
        if not able:
            return
        answer = yield from pick(self.decider, able, Prompt.TAKE_WOUND, args={"left": self.amount})
        assert isinstance(answer, Pick)
        combat.hit = Hit(answer.crew, self.amount, self.counter)
        block(g, combat.hit, g.bonus(g.member(answer.crew), Number.GUARD))
        g.push(Guarding(), TakeHit(self.decider))
