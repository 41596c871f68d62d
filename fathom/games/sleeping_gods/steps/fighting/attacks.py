"""An attack: cube, weapon, target, fate, damage (CBT4 to CBT7, CBT12, CBT17)."""

from functools import partial

from msgspec.structs import replace

from fathom.games.sleeping_gods.actions import Ambush, GoOn, Spend, Strike
from fathom.games.sleeping_gods.events import (
    AttackResolved,
    Struck,
)
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Purpose
from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import CAPTAIN, Crew, SkillCard, Status
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CUBES_EACH, MOST_FATIGUE, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.fighting.hits import CounterAttack, helping
from fathom.games.sleeping_gods.steps.fighting.reckoning import (
    accuracy_of,
    aim,
    blocks_of,
    damage_by,
    defence_against,
    weapon_cards,
    weapon_of,
    weapons,
)
from fathom.games.sleeping_gods.steps.fighting.row import (
    damage_of,
    foe_in,
    strikes_first,
)
from fathom.games.sleeping_gods.steps.fighting.wounds import Placing
from fathom.games.sleeping_gods.steps.trials.chances import fates, percent
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate
from fathom.games.sleeping_gods.steps.underway import AttackStep, FightStep
from fathom.games.sleeping_gods.steps.using.abilities import helps, someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.equipping import unequip
from fathom.games.sleeping_gods.steps.using.leading import Interruption, led, note_on_use, offered
from fathom.kernel import Action, Flow, Judged, Refusal, SeatNumber, cites
from fathom.kernel.questions.ask import any_legal
from fathom.kernel.questions.asking import pick


def strikes(g: Voyage, combat: Combat, seat: int, include_refused: bool = False) -> Judged:
    """Every attack that a seat may make now (CBT4, CBT5)."""
    if not combat.cubes[seat] and not include_refused:
        return
    armed = weapon_cards(g) if include_refused else []
    for member in g.crew if include_refused else g.led_by(seat):
        refusal = no_strike(g, combat, seat, member)
        if refusal is None or include_refused:
            there = weapons(g, member)
            yield from ((Strike(member.crew, foe.enemy, weapon), refusal) for foe in combat.row for weapon in there)
            elsewhere, refusal = [card for card in armed if card not in there], Refusal("CBT4a", "not-borne")
            yield from ((Strike(member.crew, foe.enemy, card), refusal) for foe in combat.row for card in elsewhere)


def no_strike(g: Voyage, combat: Combat, seat: int, member: Member) -> Refusal | None:
    """Why a member cannot attack."""
    if g.leads(member.crew) != seat:
        return Refusal("CBT4a", "not-yours")
    if combat.used[PLACE_OF[member.crew]] >= CUBES_EACH:
        return Refusal("CBT4b", "two-cubes")
    if Status.FRIGHTENED in member.statuses:
        return Refusal("GEN11e", "frightened")
    if g.points(member) <= 0:
        return Refusal("GEN2b", "down")
    return None if combat.cubes[seat] else Refusal("CBT1c", "no-cubes")


def note_on_strike(g: Voyage, seat: int, action: Action) -> Note | None:
    """How likely an attack hits, what it deals either way, and what the enemy strikes back with if it is not beaten."""
    combat = g.combat
    if not isinstance(action, Strike) or combat is None:
        return note_on_use(g, action)
    attack = Attack(seat, action.crew, action.target, action.weapon)
    foe = foe_in(combat, action.target)
    g = struck(g, combat, action.crew)
    counter = max(0, damage_of(g, foe) - blocks_of(g, attack))
    after = wounded(g, action.crew, counter)
    if strikes_first(foe):  # ENE6
        g = after
    least = defence_against(combat, attack) - accuracy_of(g, attack)
    return Note(
        least=least,
        chance=percent(fates(g, seat), least),
        damage=damage_by(g, attack, hit=True),
        miss=damage_by(after, attack, hit=False),
        counter=counter,
    )


def struck(g: Voyage, combat: Combat, who: Crew) -> Voyage:
    """The table as a look ahead, with one more cube on a member: some cards count until the second attack only."""
    used = [count + (place == PLACE_OF[who]) for place, count in enumerate(combat.used)]
    return replace(g, combat=replace(combat, used=used))


def wounded(g: Voyage, who: Crew, count: int) -> Voyage:
    """The table as a look ahead, after a counterattack: some cards count without wounds only, or with so many."""
    crew = [
        replace(each, wounds=min(each.wounds + count, g.health(each))) if each.crew == who else each for each in g.crew
    ]
    return replace(g, crew=crew)


def begin_attack(g: Voyage, seat: int, strike: Strike) -> None:
    combat = g.open_combat
    combat.cubes[seat] -= 1
    combat.used[PLACE_OF[strike.crew]] += 1
    combat.attack = Attack(seat, strike.crew, strike.target, strike.weapon)
    g.tell(Struck(SeatNumber(seat), strike.crew, strike.target))
    g.push(DrawingFate(seat, Purpose.ATTACK), LandBlow())
    if strikes_first(foe_in(combat, strike.target)):  # ENE6
        g.push(CounterAttack())


@cites("CBT6a", "CBT12a")
class LandBlow(AttackStep):
    """The attack hits or misses; on a miss the enemy is first."""

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> None:
        total, needed = aim(g, attack), defence_against(combat, attack)
        attack.hit, g.fate, attack.settled = total >= needed, None, True
        g.tell(AttackResolved(attack.crew, attack.target, total, needed, attack.hit))
        if attack.hit:
            g.push(Boosting(), Placing(), CounterAttack(), EndAttack())
        else:
            g.push(CounterAttack(), Boosting(), Placing(), EndAttack())


@cites("CBT7a", "CBT7b", "CBT7c", "CBT12a", "CBT12b", "CBT12c", "GEN5c", "ABI2", "SYN8a")
class Boosting(AttackStep):
    """What the blow deals by what its bearer can do now, and what raises it, once the result is known, or anything else
    before it is dealt (CMD1); for who is tired out there is a moment even if nothing raises it.

    `counted`: what the blow was found to deal when this was asked before; it is part of the damage already."""

    counted: int = 0

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> Flow:
        deals = damage_by(g, attack, attack.hit)
        attack.damage += deals - self.counted
        tired = g.member(attack.crew).fatigue >= MOST_FATIGUE
        raised = any_legal(boosts(g, attack, False)) or any(helps(g, seat) for seat in g.others(attack.seat))
        if not raised and not (tired and someone_can_spend_orders(g)):
            return
        args = {"damage": attack.damage + attack.bloodless}
        interruption = Interruption(Prompt.HELP_DAMAGE, helping, args)
        yield led(
            g, Boosting(deals), attack.seat, partial(raising, g, attack), Prompt.BOOST, args, interruption=interruption
        )


def spend(g: Voyage, card: SkillCard) -> None:
    """An equipped card of the attacker is discarded for 1 more damage (CBT7b)."""
    attack = g.open_combat.open_attack
    unequip(g, g.member(attack.crew), card)
    attack.damage += 1
    attack.boosted = True


def raising(g: Voyage, attack: Attack, include_refused: bool) -> Judged:
    yield GoOn(), None
    yield from boosts(g, attack, include_refused)


def boosts(g: Voyage, attack: Attack, include_refused: bool) -> Judged:
    """What raises the damage: an equipped card of the weapon's skill, once (CBT7c), and what helps."""
    boost = weapon_of(attack).boost
    for card in g.member(attack.crew).skills:
        if attack.boosted:
            yield Spend(card), Refusal("CBT7c", "one-card-only")
        else:
            yield Spend(card), None if skills()[card].skill is boost else Refusal("CBT7c", "wrong-skill")
    yield from offered(helps(g, attack.seat))
    if include_refused:
        in_hand = (card for card in g.players[attack.seat].hand if card is not None)
        yield from ((Spend(card), Refusal("CBT7c", "not-equipped")) for card in in_hand)


@cites("CBT4b")
class EndAttack(FightStep):
    def fight(self, g: Voyage, combat: Combat) -> None:
        combat.attack = None


@cites("ABI11")
class FreeStrike(FightStep):
    """Damage to one enemy, without fate, cube or counterattack: by a member or, if there is none, by a card."""

    seat: int
    crew: Crew | None
    damage: int

    def fight(self, g: Voyage, combat: Combat) -> Flow:
        targets = [Ambush(foe.enemy) for foe in combat.row]
        answer = yield from pick(self.seat, targets, Prompt.AMBUSH)
        assert isinstance(answer, Ambush)
        combat.attack = Attack(
            self.seat,
            self.crew or CAPTAIN,
            answer.target,
            damage=self.damage,
            settled=True,
            countered=True,
            free=True,
            borne=self.crew is not None,
        )
        g.push(Placing(), EndAttack())
