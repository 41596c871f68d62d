"""An attack: cube, weapon, target, fate, damage, counterattack (CBT4 to CBT10, CBT12, CBT17)."""

from functools import partial

from msgspec.structs import replace

from fathom.games.sleeping_gods.actions import Ambush, Cover, GiveToken, GoOn, KeepToken, Pick, Spend, Strike
from fathom.games.sleeping_gods.boards import Member
from fathom.games.sleeping_gods.chances import fates, percent
from fathom.games.sleeping_gods.events import (
    AttackResolved,
    Countered,
    Covered,
    DamageBlocked,
    EnemyBeaten,
    Struck,
    TokenGiven,
)
from fathom.games.sleeping_gods.library import Weapon, cards, crew, enemies, skills, squares
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import CAPTAIN, Card, Crew, Kind, Number, SkillCard, Square, Status, Trick
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.row import (
    SQUARES,
    beaten,
    damage_of,
    foe_of,
    no_wound,
    placements,
    points_left,
    tricks,
    uncovered,
    with_wound,
)
from fathom.games.sleeping_gods.state import CREW, CUBES_EACH, MOST_FATIGUE, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.health import AtZero, wound
from fathom.games.sleeping_gods.steps.leading import led, question
from fathom.games.sleeping_gods.steps.using import helps, note_on_use, offered, someone_can_spend_orders, unequip
from fathom.games.sleeping_gods.underway import Attack, Combat, Foe, Hit, Purpose
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.questions.ask import any_legal
from fathom.kernel.questions.asking import pick

MISS_DAMAGE = 1  # CBT12a


def fight_of(g: Voyage) -> tuple[Combat, Attack]:
    combat = g.combat
    assert combat is not None
    assert combat.attack is not None
    return combat, combat.attack


def weapons(g: Voyage, member: Member) -> list[Card | None]:
    """What a member can attack with: the printed weapon, and the cards that they bear (CBT5)."""
    borne = (each.card for each in g.cards if each.on == member.crew)
    return [None, *(card for card in borne if cards()[card].kind is Kind.WEAPON)]


def printed_weapon(who: Crew, card: Card | None) -> Weapon:
    weapon = crew()[who].weapon if card is None else cards()[card].weapon
    assert weapon is not None
    return weapon


def weapon_of(attack: Attack) -> Weapon:
    return printed_weapon(attack.crew, attack.weapon)


def aim(g: Voyage) -> int:
    """Fate and accuracy (CBT6a)."""
    _, attack = fight_of(g)
    return (g.fate.value if g.fate is not None else 0) + accuracy_of(g, attack)


def accuracy_of(g: Voyage, attack: Attack) -> int:
    return weapon_of(attack).accuracy + g.bonus(g.member(attack.crew), Number.ACCURACY) + attack.accuracy


def defence(g: Voyage) -> int:
    """What the attack under way has to reach."""
    combat, attack = fight_of(g)
    return defence_against(combat, attack)


def defence_against(combat: Combat, attack: Attack) -> int:
    foe = foe_of(combat, attack.target)
    assert foe is not None
    return defence_of(foe, weapon_of(attack))


def defence_of(foe: Foe, weapon: Weapon) -> int:
    """Flying helps against weapons that are not ranged (CBT14)."""
    flying = any(square.flying for square in uncovered(foe)) and not weapon.ranged
    return enemies()[foe.enemy].defence + flying


def damage_by(g: Voyage, attack: Attack, hit: bool) -> int:
    """What a blow deals: the weapon's damage, or 1 on a miss (CBT12a)."""
    return dealt_with(g, g.member(attack.crew), weapon_of(attack).damage if hit else MISS_DAMAGE)


def dealt_with(g: Voyage, member: Member, damage: int) -> int:
    """What so much damage comes to: less if the member is tired out, more by cards (GEN5c)."""
    return max(0, damage - (member.fatigue >= MOST_FATIGUE)) + g.bonus(member, Number.DAMAGE)


def blocks_of(g: Voyage, attack: Attack) -> int:
    """What weapon and cards block of a counterattack (CBT10c)."""
    return blocked_with(g, g.member(attack.crew), weapon_of(attack))


def blocked_with(g: Voyage, member: Member, weapon: Weapon) -> int:
    return weapon.block + g.bonus(member, Number.BLOCK) + g.bonus(member, Number.GUARD)


# ----------------------------------------------------------------------------------------- beginning


def strikes(g: Voyage, seat: int, include_refused: bool = False) -> Judged:
    """Every attack that a seat may make now (CBT4, CBT5)."""
    combat = g.combat
    assert combat is not None
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


def weapon_cards(g: Voyage) -> list[Card]:
    return [each.card for each in g.cards if cards()[each.card].kind is Kind.WEAPON]


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
    foe = foe_of(combat, action.target)
    assert foe is not None
    g = struck(g, combat, action.crew)
    counter = max(0, damage_of(g, foe) - blocks_of(g, attack))
    after = wounded(g, action.crew, counter)
    if Trick.FIRST_STRIKE in tricks(foe):  # ENE6
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
    from fathom.games.sleeping_gods.steps.fate import DrawingFate

    combat = g.combat
    assert combat is not None
    combat.cubes[seat] -= 1
    combat.used[PLACE_OF[strike.crew]] += 1
    combat.attack = Attack(seat, strike.crew, strike.target, strike.weapon)
    g.tell(Struck(SeatNumber(seat), strike.crew, strike.target))
    g.push(DrawingFate(seat, Purpose.ATTACK), LandBlow())
    foe = foe_of(combat, strike.target)
    assert foe is not None
    if Trick.FIRST_STRIKE in tricks(foe):  # ENE6
        g.push(CounterAttack())


@cites("CBT6a", "CBT12a")
class LandBlow(Step):
    """The attack hits or misses; on a miss the enemy is first."""

    def run(self, g: Voyage) -> None:
        _, attack = fight_of(g)
        total, needed = aim(g), defence(g)
        attack.hit, g.fate, attack.settled = total >= needed, None, True
        g.tell(AttackResolved(attack.crew, attack.target, total, needed, attack.hit))
        if attack.hit:
            g.push(Boosting(), Placing(), CounterAttack(), EndAttack())
        else:
            g.push(CounterAttack(), Boosting(), Placing(), EndAttack())


# -------------------------------------------------------------------------------------------- damage


@cites("CBT7a", "CBT7b", "CBT7c", "CBT12a", "CBT12b", "CBT12c", "GEN5c", "ABI2", "SYN8a")
class Boosting(Step):
    """What the blow deals by what its bearer can do now, and what raises it, once the result is known, or anything else
    before it is dealt (CMD1); for who is tired out there is a moment even if nothing raises it.

    `counted`: what the blow was found to deal when this was asked before; it is part of the damage already."""

    counted: int = 0

    def run(self, g: Voyage) -> Flow:
        _, attack = fight_of(g)
        deals = damage_by(g, attack, attack.hit)
        attack.damage += deals - self.counted
        tired = g.member(attack.crew).fatigue >= MOST_FATIGUE
        raised = any_legal(boosts(g, attack, False)) or any(helps(g, seat) for seat in g.others(attack.seat))
        if not raised and not (tired and someone_can_spend_orders(g)):
            return
        args = {"damage": attack.damage + attack.bloodless}

        def help_out(seat: int) -> Ask:
            return question(g, seat, partial(helping, g, seat), Prompt.HELP_DAMAGE, args)

        yield led(g, Boosting(deals), attack.seat, partial(raising, g, attack), Prompt.BOOST, args, others=help_out)


def spend(g: Voyage, card: SkillCard) -> None:
    """An equipped card of the attacker is discarded for 1 more damage (CBT7b)."""
    _, attack = fight_of(g)
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


@cites("CBT7a", "CBT8a", "CBT8b", "CBT13", "CBT16")
class Placing(Step):
    """The wounds are placed one by one, as long as there is a square for the next."""

    def run(self, g: Voyage) -> Flow:
        combat, attack = fight_of(g)
        if not placements(combat, attack):
            g.push(Bury())
            return
        args, note = {"damage": points_left(combat, attack)}, partial(note_on_wound, combat, attack)
        answer = yield Ask.judged(attack.seat, partial(wounds, combat, attack), Prompt.COVER, args, note, batch=True)
        foe = foe_of(combat, answer.enemy)
        assert foe is not None
        foe.covered |= 1 << answer.square
        attack.placed.append((answer.enemy, answer.square))
        g.push(Placing())


def wounds(combat: Combat, attack: Attack, include_refused: bool) -> Judged:
    """Squares that the next wound may go to; with `include_refused` all others, too."""
    there = placements(combat, attack)
    yield from ((Cover(enemy, Square(n)), None) for enemy, n in there)
    for foe in combat.row if include_refused else ():
        for n in range(SQUARES):
            if (foe.enemy, n) not in there:
                yield Cover(foe.enemy, Square(n)), no_wound(combat, attack, foe, n)


def note_on_wound(combat: Combat, attack: Attack, action: Cover) -> Note:
    """What a square takes, what is left afterwards, and whether that beats the enemy or ends the placing."""
    after, placed = with_wound(combat, attack, action.enemy, action.square)
    left = points_left(after, placed)
    foe = foe_of(after, action.enemy)
    return Note(
        takes=points_left(combat, attack) - left,
        left=left,
        beats=foe is not None and beaten(foe),
        last=not placements(after, placed),
    )


@cites("CBT9a", "CBT9b", "SYN2")
class Bury(Step):
    """A synergy square lets the attacker give the token on; enemies without hearts leave, the row closes up."""

    def run(self, g: Voyage) -> Flow:
        combat, attack = fight_of(g)
        mine = attack.crew
        if attack.placed and g.journaled:
            for enemy in dict.fromkeys(enemy for enemy, _ in attack.placed):
                g.tell(Covered(enemy, sum(1 << n for each, n in attack.placed if each == enemy)))
        synergy = any(squares(enemy)[n].synergy for enemy, n in attack.placed)
        if synergy and attack.borne and combat.tokens[PLACE_OF[mine]] == mine:
            others: list[Action] = [GiveToken(each) for each in CREW if each != mine]
            match (yield Ask(attack.seat, [KeepToken(), *others], Prompt.GIVE_TOKEN)):
                case GiveToken(to):
                    combat.tokens[PLACE_OF[mine]] = to
                    g.tell(TokenGiven(mine, to))
        for foe in [each for each in combat.row if beaten(each)]:
            combat.row.remove(foe)
            g.tell(EnemyBeaten(foe.enemy))


@cites("CBT4b")
class EndAttack(Step):
    def run(self, g: Voyage) -> None:
        assert g.combat is not None
        g.combat.attack = None


@cites("ABI11")
class FreeStrike(Step):
    """Damage to one enemy, without fate, cube or counterattack: by a member or, if there is none, by a card."""

    seat: int
    crew: Crew | None
    damage: int

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
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


# ------------------------------------------------------------------------------------- being struck


def block(g: Voyage, hit: Hit, count: int) -> None:
    """Blocks cancel damage; what is too much lapses (CBT10c)."""
    blocked = min(count, hit.amount)
    if blocked > 0:
        hit.amount -= blocked
        g.tell(DamageBlocked(hit.crew, blocked))


@cites("CBT10a", "CBT10b", "CBT10c", "CBT10f", "CBT12d", "CBT12e", "ENE6")
class CounterAttack(Step):
    """The enemy that was attacked strikes back, once, if it is still there."""

    def run(self, g: Voyage) -> None:
        combat, attack = fight_of(g)
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
class Guarding(Step):
    """Blocks of abilities, cards and tokens against the damage that is being dealt, or anything else before (CMD1); who
    would fall to a counterattack has a moment for that even if nothing blocks."""

    def run(self, g: Voyage) -> Flow:
        combat = g.combat
        assert combat is not None
        hit = combat.hit
        assert hit is not None
        if hit.amount <= 0:
            return
        lead = g.leads(hit.crew)
        falling = hit.counter and hit.amount >= g.points(g.member(hit.crew))
        blocked = any(helps(g, seat) for seat in (lead, *g.others(lead)))
        if not blocked and not (falling and someone_can_spend_orders(g)):
            return
        args = {"crew": hit.crew, "damage": hit.amount}

        def help_out(seat: int) -> Ask:
            return question(g, seat, partial(helping, g, seat), Prompt.HELP_GUARD, args)

        yield led(g, self, lead, partial(taking, g, lead), Prompt.GUARD, args, others=help_out)


def helping(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """What a seat may use on the damage that is dealt."""
    return offered(helps(g, seat))


def taking(g: Voyage, seat: int, include_refused: bool) -> Judged:
    yield GoOn(), None
    yield from helping(g, seat, include_refused)


@cites("CBT10e", "CBT11c")
class TakeHit(Step):
    """What is not blocked is suffered; `decider` says who takes what is too much for the one who was hit."""

    decider: int

    def run(self, g: Voyage) -> None:
        combat = g.combat
        assert combat is not None
        hit, combat.hit = combat.hit, None
        assert hit is not None
        member = g.member(hit.crew)
        left = hit.amount - wound(g, member, hit.amount)
        if g.points(member) == 0:
            g.push(AtZero(hit.crew))
        if left > 0:
            g.push(PassOn(left, self.decider, hit.counter))


@cites("CBT10e", "CBT11c", "ABI4")
class PassOn(Step):
    """The rest of the damage goes to another, who may block it in turn."""

    amount: int
    decider: int
    counter: bool

    def run(self, g: Voyage) -> Flow:
        able = [Pick(each.crew) for each in g.standing()]
        if not able:
            return
        answer = yield from pick(self.decider, able, Prompt.TAKE_WOUND, args={"left": self.amount})
        assert isinstance(answer, Pick)
        assert g.combat is not None
        g.combat.hit = Hit(answer.crew, self.amount, self.counter)
        block(g, g.combat.hit, g.bonus(g.member(answer.crew), Number.GUARD))
        g.push(Guarding(), TakeHit(self.decider))
