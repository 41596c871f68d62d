"""What may be used at any time: equipping, abilities, recipes, weapons."""

from fathom.games.sleeping_gods.actions import Activate, Bear, Equip, UseBoard, UseQuest, UseSkill
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.effects import orders_cost, worth
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.striking import amount
from fathom.games.sleeping_gods.effects.boosts import Strike as FreeStrike
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import cards, crew, skills
from fathom.games.sleeping_gods.pieces import Crew, Kind, Number, SkillCard
from fathom.games.sleeping_gods.state import LAST_DECK
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Context
from fathom.kernel.names import certain

Worths = dict[Action, float]
DECK = 18  # turns for which an equipped card serves at most
EQUIPPED = 4.5  # what a skill of one's own is worth over so many turns
FIGHTING = {Number.ACCURACY: 1.0, Number.DAMAGE: 1.6, Number.BLOCK: 0.8, Number.GUARD: 1.5, Number.HEALTH: 1.0}
LEAST = 0.3  # below which nothing is used
FREE_DAMAGE = 2.0


def free(sight: Sight, ask: Ask) -> Worths:
    """What is worth being used now, besides what is asked."""
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Equip(card, member):
                found = equipping(sight, card, member)
            case UseBoard() | UseSkill() | Activate() | UseQuest():
                found = using(sight, option)
            case Bear(card, member):
                found = bearing(sight, card, member)
            case _:
                continue
        if found > LEAST:
            worths[option] = found
    return worths


def left_of_deck(sight: Sight) -> float:
    """How much of an event deck is still to come, after which equipped cards are lost (EVT9)."""
    return min(1.0, len(sight.view.events) / DECK)


def card_value(sight: Sight, card: SkillCard) -> float:
    """What a skill card in hand is worth."""
    printed = skills()[card]
    extra = sum(FIGHTING.get(bonus.number, 0.8) * bonus.by for bonus in printed.bonuses)
    extra += 0.8 * len(printed.triggers) + 1.0 * (printed.now is not None)
    served = (EQUIPPED + extra) * left_of_deck(sight) - weights.ORDER * printed.orders
    return max(weights.SKILL_CARD, 0.35 * served)


def equipping(sight: Sight, card: SkillCard, who: Crew) -> float:
    """A skill for as long as the deck lasts; best on who has some of it, is up, and can use what else it does."""
    printed, member = skills()[card], sight.view.member(who)
    if not sight.points[who]:
        return -1.0
    known = sight.view.skill(member, printed.skill)
    extra = 0.0
    for bonus in printed.bonuses:
        fighter = 0.7 + 0.15 * crew()[who].weapon.damage if bonus.number in FIGHTING else 1.0
        extra += FIGHTING.get(bonus.number, 0.8) * bonus.by * fighter
    extra += 0.8 * len(printed.triggers)
    now = worth(sight, printed.now, Context(sight.seat, card, who)) if printed.now is not None else 0.0
    served = (EQUIPPED * (0.7 + 0.12 * known) + extra) * left_of_deck(sight)
    kept = weights.ORDER * printed.orders + 0.8 * weights.SKILL_CARD
    last = 0.5 if sight.view.deck >= LAST_DECK and not len(sight.view.events) else 0.0
    return served + now - kept - last


def using(sight: Sight, option: Action) -> float:
    """An ability for its orders; a recipe for its food."""
    ability = certain(ability_of(option))
    actor = option.crew if isinstance(option, UseBoard | UseSkill) else None
    cost = orders_cost(sight, ability.orders) + (1.5 if ability.discard else 0.0)
    if sight.view.combat is not None:
        return FREE_DAMAGE * amount(ability.do, FreeStrike) - cost
    return worth(sight, ability.do, Context(sight.seat, actor=actor)) - cost


def bearing(sight: Sight, card: str, who: Crew) -> float:
    """A weapon belongs to who gains most by it; it is moved only to somebody clearly better."""
    view = sight.view
    owned = next(each for each in view.cards if each.card == card)
    gain = weapon_gain(sight, card, who)
    return gain - (weapon_gain(sight, card, owned.on) + 1.0 if owned.on is not None else 0.0)


def weapon_gain(sight: Sight, card: str, who: Crew) -> float:
    """How much better a weapon card is than what a member has; nothing for who has a weapon card already."""
    view = sight.view
    weapon, own = certain(cards()[card].weapon), crew()[who].weapon  # type: ignore[index]
    taken = any(each.on == who and each.card != card and cards()[each.card].kind is Kind.WEAPON for each in view.cards)
    better = (
        1.5 * (weapon.damage - own.damage) + 0.8 * (weapon.accuracy - own.accuracy) + 0.7 * (weapon.block - own.block)
    )
    return -1.0 if taken else better + 0.15 * sight.points[who] + 0.4
