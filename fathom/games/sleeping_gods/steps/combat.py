"""A combat in rounds: cubes, attacks in any order, the end of the round, victory (CBT1 to CBT3, CBT11, ENE)."""

from collections.abc import Iterator
from functools import partial

from fathom.games.sleeping_gods.actions import Disarm, Drop, GiveCube, KeepCubes, Pick, Uncover
from fathom.games.sleeping_gods.events import (
    CombatBegan,
    CombatWon,
    CubeGiven,
    EnemyAttacked,
    EnemyHealed,
    RoundEnded,
    TrickUsed,
    WeaponLost,
)
from fathom.games.sleeping_gods.library import enemy_number
from fathom.games.sleeping_gods.pieces import Enemy, Good, Moment, Number, Square, Status, Trick
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.row import (
    SQUARES,
    damage_of,
    foe_of,
    level_of,
    neighbours,
    raised_by_neighbours,
    tricks,
)
from fathom.games.sleeping_gods.state import CREW, CUBES, Voyage
from fathom.games.sleeping_gods.steps.fighting import (
    Guarding,
    TakeHit,
    block,
    note_on_strike,
    strikes,
    weapon_cards,
)
from fathom.games.sleeping_gods.steps.goods import GiveGoods
from fathom.games.sleeping_gods.steps.health import Afflict
from fathom.games.sleeping_gods.steps.leading import led, question
from fathom.games.sleeping_gods.steps.ship import DamageShip
from fathom.games.sleeping_gods.steps.triggers import everybody
from fathom.games.sleeping_gods.steps.using import pay_orders, someone_can_spend_orders, unequip
from fathom.games.sleeping_gods.underway import Combat, Foe, Hit
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Accept, Decline
from fathom.kernel.questions.ask import any_legal
from fathom.kernel.questions.asking import pick

STATUSES = {
    Trick.WEAKEN: Status.WEAKENED,
    Trick.LOW_MORALE: Status.LOW_MORALE,
    Trick.FRIGHTEN: Status.FRIGHTENED,
    Trick.MADNESS: Status.MADNESS,
    Trick.VENOM: Status.VENOM,
}
HEALS = {Trick.HEAL_1: 1, Trick.HEAL_3: 3}


def shares(g: Voyage) -> list[int]:
    """The four cubes (CBT1c)."""
    each, more = divmod(CUBES, g.seats)
    return [each + (more if seat == g.active else 0) for seat in range(g.seats)]


@cites("CBT1a", "CBT1b", "CBT1c", "SYN1")
class Fight(Step):
    """Enemies by their numbers, in a row by chance; every synergy token at home."""

    numbers: list[int]

    def run(self, g: Voyage) -> None:
        row = [enemy_number(number) for number in self.numbers]
        g.chance.shuffle(row)
        level = level_of(self.numbers)
        nothing = [0] * len(CREW)
        g.combat = Combat([Foe(enemy) for enemy in row], shares(g), nothing, [False] * g.seats, list(CREW), level)
        g.tell(CombatBegan(row, level))
        g.push(CombatRound())


@cites("CBT2a", "CBT2b", "CBT2e")
class CombatRound(Step):
    """A new round: all cubes are back with their players."""

    def run(self, g: Voyage) -> None:
        combat = g.combat
        assert combat is not None
        combat.cubes, combat.used = shares(g), [0] * len(CREW)
        combat.passed, combat.over = [False] * g.seats, False
        g.push(CombatTurn())


@cites("CBT2c", "CBT2d", "CBT2g", "CBT3", "SYN6")
class CombatTurn(Step):
    """Who has cubes attacks, in any order; who has passed is not waited for."""

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
        if not combat.row:  # CBT2g
            g.push(Victory())
            return
        willing = [seat for seat in (g.active, *g.others(g.active)) if _can_go_on(g, combat, seat)]
        if not willing:
            combat.over = True
            g.tell(RoundEnded())
            g.push(EndOfRound([]))
            return
        lead = willing[0]

        def speak_up(seat: int) -> Ask:
            return question(
                g, seat, partial(deeds, g, combat, seat), Prompt.SPEAK_UP_COMBAT, None, partial(note_on_strike, g, seat)
            )

        note = partial(note_on_strike, g, lead)
        yield led(g, self, lead, partial(deeds, g, combat, lead), Prompt.COMBAT, note=note, others=speak_up)


def keep_cubes(g: Voyage, seat: int) -> None:
    """A seat leaves its cubes of this round unused (CBT2d)."""
    assert g.combat is not None
    g.combat.passed[seat] = True


def give_cube(g: Voyage, seat: int, to: int, payer: int) -> None:
    """A cube for somebody else, who is asked if it is for them to pay (CBT3)."""
    assert g.combat is not None
    if payer == to:
        g.push(TakeCube(seat, to))
    else:
        hand_over(g, g.combat, seat, to, seat)


def _can_go_on(g: Voyage, combat: Combat, seat: int) -> bool:
    """Whether a seat may still use a cube, perhaps after somebody has used something else (CMD1)."""
    if not combat.cubes[seat] or combat.passed[seat]:
        return False
    return any_legal(strikes(g, seat)) or any_legal(gifts(g, combat, seat)) or someone_can_spend_orders(g)


def deeds(g: Voyage, combat: Combat, seat: int, include_refused: bool) -> Judged:
    """What a seat may do in a round: attack, pass cubes on, keep the rest."""
    yield from strikes(g, seat, include_refused)
    yield from gifts(g, combat, seat)
    if combat.cubes[seat] and not combat.passed[seat]:
        yield KeepCubes(), None


def gifts(g: Voyage, combat: Combat, seat: int) -> Judged:
    """A cube for somebody else, for an order of either (CBT3)."""
    for other in g.others(seat):
        for payer in (seat, other):
            refusal = None
            if not combat.cubes[seat]:
                refusal = Refusal("CBT1c", "no-cubes")
            elif not g.players[payer].orders:
                refusal = Refusal("CBT3", "too-few-orders")
            yield GiveCube(SeatNumber(other), SeatNumber(payer)), refusal


def hand_over(g: Voyage, combat: Combat, seat: int, to: int, payer: int) -> None:
    pay_orders(g, payer, 1)
    combat.cubes[seat] -= 1
    combat.cubes[to] += 1
    combat.passed[to] = False
    g.tell(CubeGiven(SeatNumber(seat), SeatNumber(to)))


@cites("CBT3")
class TakeCube(Step):
    """Who receives a cube is asked to pay for it."""

    seat: int
    to: int

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
        match (yield Ask(self.to, [Accept(), Decline()], Prompt.PAY_FOR_CUBE, args={"seat": self.seat})):
            case Accept():
                hand_over(g, combat, self.seat, self.to, self.to)
            case Decline():
                stuck = not g.players[self.seat].orders and not any_legal(strikes(g, self.seat))
                combat.passed[self.seat] = combat.passed[self.seat] or stuck


@cites("CBT2f")
class Victory(Step):
    """All enemies are beaten: cubes and tokens leave the boards, the story goes on."""

    def run(self, g: Voyage) -> None:
        assert g.combat is not None
        g.tell(CombatWon())
        everybody(g, Moment.WON)
        g.combat = None


# -------------------------------------------------------------------------------- the end of a round


@cites("CBT11a", "CBT11f", "CBT2e")
class EndOfRound(Step):
    """Every living enemy attacks once, from left to right, and then uses what it can."""

    done: list[Enemy]

    def run(self, g: Voyage) -> None:
        combat = g.combat
        assert combat is not None
        foe = next((each for each in combat.row if each.enemy not in self.done), None)
        if foe is not None:
            g.push(EnemyAttack(foe.enemy), Tricks(foe.enemy), EndOfRound([*self.done, foe.enemy]))
        else:
            g.push(CombatRound() if combat.row else Victory())


@cites("CBT11b", "CBT11c", "CBT11d", "ENE3")
class EnemyAttack(Step):
    """The active player decides whom an enemy attacks, before which orders may be spent (CMD1); blocks of weapons do
    not count."""

    enemy: Enemy

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
        foe = foe_of(combat, self.enemy)
        if foe is None:
            return
        amount = damage_of(g, foe) + raised_by_neighbours(combat, foe)
        options = [Pick(each.crew) for each in g.standing()]
        answer: Action = options[0]
        if len(options) > 1 or someone_can_spend_orders(g):
            answer = yield led(g, self, g.active, options, Prompt.ENEMY_ATTACK, {"enemy": self.enemy, "damage": amount})
        assert isinstance(answer, Pick)
        g.tell(EnemyAttacked(self.enemy, answer.crew, amount))
        combat.hit = Hit(answer.crew, amount)
        block(g, combat.hit, g.bonus(g.member(answer.crew), Number.GUARD))
        g.push(Guarding(), TakeHit(g.active))


@cites("CBT11e", "CBT11f", "ENE1", "ENE2", "ENE4", "ENE5", "ENE7", "ENE8", "ENE9a", "ENE10", "ENE11", "ENE13", "ENE14")
class Tricks(Step):
    """The uncovered hourglass squares of an enemy."""

    enemy: Enemy

    def run(self, g: Voyage) -> None:
        combat = g.combat
        assert combat is not None
        foe = foe_of(combat, self.enemy)
        if foe is not None:
            steps = [step for trick in tricks(foe) for step in _trick(g, combat, foe, trick)]
            g.push(*steps)


def _trick(g: Voyage, combat: Combat, foe: Foe, trick: Trick) -> Iterator[Step]:
    if trick in STATUSES:
        g.tell(TrickUsed(foe.enemy, trick))
        yield Afflict(g.active, STATUSES[trick], [])
    elif trick in HEALS:
        g.tell(TrickUsed(foe.enemy, trick))
        yield HealEnemy(foe.enemy, HEALS[trick])
    elif trick is Trick.ADJACENT_HEAL:
        g.tell(TrickUsed(foe.enemy, trick))
        yield from (HealEnemy(other.enemy, 1) for other in neighbours(combat, foe))
    elif trick is Trick.SHIP_DAMAGE:
        g.tell(TrickUsed(foe.enemy, trick))
        yield DamageShip(1)
    elif trick is Trick.LOSE_RESOURCE:
        g.tell(TrickUsed(foe.enemy, trick))
        yield GiveGoods(g.active, 1, list(Good))
    elif trick is Trick.DISCARD_SKILL:
        g.tell(TrickUsed(foe.enemy, trick))
        yield LoseSkill()
    elif trick is Trick.DISARM:
        g.tell(TrickUsed(foe.enemy, trick))
        yield LoseWeapon()


@cites("ENE4", "ENE13")
class HealEnemy(Step):
    """Wound tokens leave an enemy, those that the active player picks."""

    enemy: Enemy
    count: int

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
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
        borne = [card for card in weapon_cards(g) if (owned := g.owned(card)) is not None and owned.on]
        if borne:
            answer = yield from pick(g.active, [Disarm(card) for card in borne], Prompt.DISARM)
            assert isinstance(answer, Disarm)
            owned = g.owned(answer.card)
            assert owned is not None
            owned.on = None
            g.tell(WeaponLost(answer.card))


__all__ = ["CombatRound", "CombatTurn", "EndOfRound", "Fight", "Victory", "shares"]
