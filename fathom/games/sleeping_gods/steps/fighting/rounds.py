"""A combat in rounds: cubes, attacks in any order, the end of the round, victory (CBT1 to CBT3, CBT11)."""

from functools import partial

from fathom.games.sleeping_gods.actions import GiveCube, KeepCubes, Pick
from fathom.games.sleeping_gods.events import (
    CombatBegan,
    CombatWon,
    CubeGiven,
    EnemyAttacked,
    RoundEnded,
)
from fathom.games.sleeping_gods.figures.underway import Combat, Foe, Hit
from fathom.games.sleeping_gods.library import enemy_number
from fathom.games.sleeping_gods.pieces import Enemy, Moment, Number
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CREW, CUBES, Voyage
from fathom.games.sleeping_gods.steps.fighting.attacks import note_on_strike, strikes
from fathom.games.sleeping_gods.steps.fighting.hits import Guarding, TakeHit, block
from fathom.games.sleeping_gods.steps.fighting.row import (
    damage_of,
    foe_of,
    level_of,
    raised_by_neighbours,
)
from fathom.games.sleeping_gods.steps.fighting.tricks import Tricks
from fathom.games.sleeping_gods.steps.underway import FightStep
from fathom.games.sleeping_gods.steps.using.abilities import someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.equipping import pay_orders
from fathom.games.sleeping_gods.steps.using.leading import Interruption, led
from fathom.games.sleeping_gods.steps.using.triggers import everybody
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Accept, Decline
from fathom.kernel.questions.ask import any_legal


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
class CombatRound(FightStep):
    """A new round: all cubes are back with their players."""

    def fight(self, g: Voyage, combat: Combat) -> None:
        combat.cubes, combat.used = shares(g), [0] * len(CREW)
        combat.passed, combat.over = [False] * g.seats, False
        g.push(CombatTurn())


@cites("CBT2c", "CBT2d", "CBT2g", "CBT3", "SYN6")
class CombatTurn(FightStep):
    """Who has cubes attacks, in any order; who has passed is not waited for."""

    def fight(self, g: Voyage, combat: Combat) -> Flow:
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
        note, interruption = (
            partial(note_on_strike, g, lead),
            Interruption(Prompt.SPEAK_UP_COMBAT, deeds, note=note_on_strike),
        )
        yield led(g, self, lead, partial(deeds, g, lead), Prompt.COMBAT, note=note, interruption=interruption)


def keep_cubes(g: Voyage, seat: int) -> None:
    """A seat leaves its cubes of this round unused (CBT2d)."""
    g.open_combat.passed[seat] = True


def give_cube(g: Voyage, seat: int, to: int, payer: int) -> None:
    """A cube for somebody else, who is asked if it is for them to pay (CBT3)."""
    if payer == to:
        g.push(TakeCube(seat, to))
    else:
        hand_over(g, g.open_combat, seat, to, seat)


def _can_go_on(g: Voyage, combat: Combat, seat: int) -> bool:
    """Whether a seat may still use a cube, perhaps after somebody has used something else (CMD1)."""
    if not combat.cubes[seat] or combat.passed[seat]:
        return False
    return any_legal(strikes(g, combat, seat)) or any_legal(gifts(g, combat, seat)) or someone_can_spend_orders(g)


def deeds(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """What a seat may do in a round: attack, pass cubes on, keep the rest."""
    combat = g.open_combat
    yield from strikes(g, combat, seat, include_refused)
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
class TakeCube(FightStep):
    """Who receives a cube is asked to pay for it."""

    seat: int
    to: int

    def fight(self, g: Voyage, combat: Combat) -> Flow:
        match (yield Ask(self.to, [Accept(), Decline()], Prompt.PAY_FOR_CUBE, args={"seat": self.seat})):
            case Accept():
                hand_over(g, combat, self.seat, self.to, self.to)
            case Decline():
                stuck = not g.players[self.seat].orders and not any_legal(strikes(g, combat, self.seat))
                combat.passed[self.seat] = combat.passed[self.seat] or stuck


@cites("CBT2f")
class Victory(Step):
    """All enemies are beaten: cubes and tokens leave the boards, the story goes on."""

    def run(self, g: Voyage) -> None:
        g.tell(CombatWon())
        everybody(g, Moment.WON)
        g.combat = None
        g.changed()


@cites("CBT11a", "CBT11f", "CBT2e")
class EndOfRound(FightStep):
    """Every living enemy attacks once, from left to right, and then uses what it can."""

    done: list[Enemy]

    def fight(self, g: Voyage, combat: Combat) -> None:
        foe = next((each for each in combat.row if each.enemy not in self.done), None)
        if foe is not None:
            g.push(EnemyAttack(foe.enemy), Tricks(foe.enemy), EndOfRound([*self.done, foe.enemy]))
        else:
            g.push(CombatRound() if combat.row else Victory())


@cites("CBT11b", "CBT11c", "CBT11d", "ENE3")
class EnemyAttack(FightStep):
    """The active player decides whom an enemy attacks, before which orders may be spent (CMD1); blocks of weapons do
    not count."""

    enemy: Enemy

    def fight(self, g: Voyage, combat: Combat) -> Flow:
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
