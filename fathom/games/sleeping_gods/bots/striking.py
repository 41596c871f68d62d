"""Combat: who attacks whom with what, where the wounds go, what is worth a boost or a block."""

from fathom.games.sleeping_gods.actions import (
    Ambush,
    Cover,
    GiveCube,
    GiveToken,
    GoOn,
    KeepCubes,
    KeepToken,
    Pick,
    ReturnToken,
    Spend,
    Strike,
    Uncover,
    UseToken,
)
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.fate import at_least
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.wounds import best_patch, menace
from fathom.games.sleeping_gods.effects.boosts import AddDamage, Block, Slant
from fathom.games.sleeping_gods.effects.boosts import Strike as FreeStrike
from fathom.games.sleeping_gods.effects.health import Heal, Rest
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Foe
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import crew, synergy
from fathom.games.sleeping_gods.pieces import Number, SkillCard
from fathom.games.sleeping_gods.state import CUBES_EACH, MOST_FATIGUE, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.fighting.reckoning import accuracy_of, blocks_of, damage_by, defence_of, weapon_of
from fathom.games.sleeping_gods.steps.fighting.row import damage_of, foe_in, foe_of, strikes_first
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Do, Effect, OneOf, Pay

Worths = dict[Action, float]
KEEP = -15.0  # to let a cube lie while enemies stand
NO_GIFT = -3.0
TOKEN_GIVEN = 0.5
SKILL_SPENT = 2.0


# ------------------------------------------------------------------------------------------ attacking


class Blow:
    """An attack that a member could make."""

    def __init__(self, sight: Sight, attack: Attack) -> None:
        view = sight.view
        self.sight, self.member, self.weapon = sight, view.member(attack.crew), weapon_of(attack)
        self.accuracy = accuracy_of(view, attack)
        self.hit, self.miss = damage_by(view, attack, hit=True), damage_by(view, attack, hit=False)
        self.guard = blocks_of(view, attack)

    def on(self, foe: Foe) -> float:
        """What it brings: less menace of the enemy, at the cost of its counterattack."""
        view = self.sight.view
        chance = at_least(self.sight.fate, defence_of(foe, self.weapon) - self.accuracy)
        full = self._counter(damage_of(view, foe))
        hit, after = best_patch(foe.enemy, foe.covered, self.hit)
        missed, _ = best_patch(foe.enemy, foe.covered, self.miss)
        left = menace(foe.enemy, after)
        weaker = Foe(foe.enemy, after)
        answered = full if strikes_first(foe) else self._counter(damage_of(view, weaker)) if left else 0.0
        return chance * (hit - answered) + (1 - chance) * (missed - full)

    def _counter(self, damage: int) -> float:
        return self.sight.wound_cost(self.member, max(0, damage - self.guard))


def combat(sight: Sight, ask: Ask) -> Worths:
    """The best attack; cubes are kept only when every attack would be ruinous."""
    view = sight.view
    worths: Worths = {}
    blows: dict[tuple[object, object], Blow] = {}
    found = view.open_combat
    for option in ask.options:
        match option:
            case Strike(who, target, card):
                if (who, card) not in blows:
                    blows[who, card] = Blow(sight, Attack(ask.seat, who, target, card))
                foe = foe_in(found, target)
                worths[option] = blows[who, card].on(foe) + _spilling(found, foe)
            case KeepCubes():
                worths[option] = KEEP
            case GiveCube(to, payer):
                worths[option] = _gift(sight, found, to, payer == ask.seat)
            case ReturnToken():
                worths[option] = KEEP - 1
    if not any(isinstance(option, Strike) for option in worths):
        return worths
    return {option: worth for option, worth in worths.items() if not isinstance(option, GiveCube)}


def _spilling(combat: Combat, foe: Foe) -> float:
    """A little more for an enemy beside another that some wounds may spill over to."""
    return 0.2 * (len(combat.row) > 1) + 0.1 * (0 < combat.row.index(foe) < len(combat.row) - 1)


def _gift(sight: Sight, combat: Combat, to: int, mine: bool) -> float:
    """To hand a cube to somebody who can still attack with it."""
    view = sight.view
    fit = any(combat.used[PLACE_OF[each.crew]] < CUBES_EACH and sight.points[each.crew] > 0 for each in view.led_by(to))
    return (1.0 if fit else NO_GIFT) - 0.1 * mine


def hit_worth(sight: Sight) -> float:
    """What it brings that the open attack hits instead of missing."""
    combat = sight.view.open_combat
    attack = combat.open_attack
    foe = foe_of(combat, attack.target)
    if foe is None:
        return 0.0
    blow = Blow(sight, attack)
    hit, after = best_patch(foe.enemy, foe.covered, blow.hit)
    missed, _ = best_patch(foe.enemy, foe.covered, blow.miss)
    return hit - missed + (1.0 if not menace(foe.enemy, after) else 0.3)


def ambush(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Ambush):
            foe = foe_in(sight.view.open_combat, option.target)
            worths[option] = best_patch(foe.enemy, foe.covered, 1)[0]
    return worths


# --------------------------------------------------------------------------------------------- wounds


def cover(sight: Sight, ask: Ask) -> Worths:
    """The square that belongs to the best patch; what is left over spills to a neighbour."""
    combat = sight.view.open_combat
    attack = combat.open_attack
    return {option: _covering(combat, attack, option) for option in ask.options if isinstance(option, Cover)}


def _covering(combat: Combat, attack: Attack, option: Cover) -> float:
    foe = foe_in(combat, option.enemy)
    placed = sum(1 << n for enemy, n in attack.placed if enemy == option.enemy)
    before = foe.covered & ~placed
    with_it = placed | 1 << option.square
    if option.enemy == attack.target:
        found = best_patch(option.enemy, before, attack.damage, attack.bloodless, attack.diagonal, with_it)
        return found[0] - (menace(option.enemy, before) - menace(option.enemy, foe.covered))
    return menace(option.enemy, foe.covered) - menace(option.enemy, foe.covered | 1 << option.square) - 0.1


def uncover(sight: Sight, ask: Ask) -> Worths:
    """An enemy heals: where it does least."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Uncover):
            foe = foe_in(sight.view.open_combat, option.enemy)
            worths[option] = -menace(foe.enemy, foe.covered & ~(1 << option.square))
    return worths


# ------------------------------------------------------------------------------------ boost and guard


def amount(effect: Effect, kind: type[AddDamage | Block | FreeStrike | Heal | Rest]) -> int:
    """How much damage, how many blocks, how much healing or rest an ability gives."""
    if isinstance(effect, kind):
        return next(value for name in effect.__struct_fields__ if isinstance(value := getattr(effect, name), int))
    match effect:
        case OneOf(options):
            return max(amount(each, kind) for each in options.values())
        case Do(parts):
            return max((amount(each, kind) for each in parts), default=0)
        case Pay(_, then):
            return amount(then, kind)
    return 0


def boost(sight: Sight, ask: Ask) -> Worths:
    """More damage, where it covers more than it costs; who is tired out deals more after a rest (GEN5c)."""
    combat = sight.view.open_combat
    attack = combat.open_attack
    foe = foe_of(combat, attack.target)
    tired = sight.view.member(attack.crew).fatigue >= MOST_FATIGUE
    worths: Worths = {}
    if foe is None:
        return {option: 0.0 for option in ask.options if isinstance(option, GoOn)}
    now = best_patch(foe.enemy, foe.covered, attack.damage, attack.bloodless, attack.diagonal)[0]
    for option in ask.options:
        damage, bloodless, diagonal, cost = 0, 0, attack.diagonal, 0.0
        match option:
            case GoOn():
                worths[option] = 0.0
                continue
            case Spend(card):
                damage, cost = 1 - _damage_of(sight.view, sight.view.member(attack.crew), card), SKILL_SPENT
            case UseToken(_, token):
                does = synergy()[token].do
                damage, bloodless = amount(does, AddDamage), 0
                if isinstance(does, AddDamage) and not does.hearts:
                    damage, bloodless = 0, does.by
                diagonal, cost = diagonal or isinstance(does, Slant), 0.3
            case _:
                ability = ability_of(option)
                if ability is None:
                    continue
                damage, cost = amount(ability.do, AddDamage), weights.ORDER * ability.orders + 1.5 * ability.discard
                damage += tired and amount(ability.do, Rest) > 0
        more = best_patch(foe.enemy, foe.covered, attack.damage + damage, attack.bloodless + bloodless, diagonal)[0]
        worths[option] = more - now - cost
    return worths


def _damage_of(view: Voyage, member: Member, card: SkillCard) -> int:
    """The damage that an equipped card itself adds to its member's attacks."""
    return view.bonus(member, Number.DAMAGE, card)


def guard(sight: Sight, ask: Ask) -> Worths:
    """Blocks against what is being dealt, where they spare more than they cost; and healing that keeps somebody up."""
    hit = sight.view.open_combat.open_hit
    member = sight.view.member(hit.crew)
    whole = sight.wound_cost(member, hit.amount)
    worths: Worths = {}
    for option in ask.options:
        match option:
            case GoOn():
                worths[option] = 0.0
            case UseToken(_, token):
                blocked = amount(synergy()[token].do, Block)
                worths[option] = whole - sight.wound_cost(member, max(0, hit.amount - blocked)) - 0.2
            case _:
                ability = ability_of(option)
                if ability is not None:
                    left = max(0, hit.amount - amount(ability.do, Block))
                    cost = weights.ORDER * ability.orders + 1.5 * ability.discard
                    worths[option] = whole - sight.wound_cost(member, left) - cost
                    points, healed = sight.points[hit.crew], min(amount(ability.do, Heal), member.wounds)
                    if points <= hit.amount < points + healed:
                        worths[option] += weights.DOWN
    return worths


def enemy_attack(sight: Sight, ask: Ask) -> Worths:
    """Who takes the blow: whoever bears it best."""
    damage = int((ask.args or {}).get("damage", 1))
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Pick):
            member = sight.view.member(option.crew)
            taken = max(0, damage - sight.view.bonus(member, Number.GUARD))
            worths[option] = -sight.wound_cost(member, taken) + 0.1 * sight.points[option.crew]
    return worths


def give_token(sight: Sight, ask: Ask) -> Worths:
    """To somebody of one's own who can still attack in this round."""
    view, combat = sight.view, sight.view.open_combat
    worths: Worths = {}
    for option in ask.options:
        match option:
            case KeepToken():
                worths[option] = 0.0
            case GiveToken(to):
                member = view.member(to)
                fit = sight.points[to] > 0 and combat.used[PLACE_OF[to]] < CUBES_EACH
                own = view.leads(to) == ask.seat
                worths[option] = (TOKEN_GIVEN + 0.1 * crew()[to].weapon.damage + 0.2 * own) if fit else -1.0
                worths[option] -= 0.1 * member.fatigue
    return worths


__all__ = [
    "ambush",
    "boost",
    "combat",
    "cover",
    "enemy_attack",
    "give_token",
    "guard",
    "hit_worth",
    "uncover",
]
