"""What effects of cards, events and read paragraphs are worth."""

from collections.abc import Iterable
from functools import cache

from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.fate import at_least
from fathom.games.sleeping_gods.bots.prospects import prospect
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.effects import goods, health, ship, story, trouble
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.library import card_number, cards, events
from fathom.games.sleeping_gods.pieces import FOOD, EventCard, Gift, Good, Skill, Who
from fathom.games.sleeping_gods.state import CREW, LIMITS
from fathom.games.sleeping_gods.steps.hands import hand_limit
from fathom.kernel.cards.effects import Context, Do, Effect, ForEach, If, May, OneOf, Pay, Roll, written_in

LASTING = 8  # turns that a permanent event counts for
FED = 2  # so much of a food is enough for now


def total(sight: Sight, found: Iterable[Effect], ctx: Context | None = None) -> float:
    return sum(worth(sight, each, ctx) for each in found)


def worth(sight: Sight, effect: Effect, ctx: Context | None = None) -> float:
    """What an effect brings; 0 for what is unknown."""
    match effect:
        case Do(parts):
            return total(sight, parts, ctx)
        case OneOf(options):
            return max(worth(sight, each, ctx) for each in options.values())
        case May(inner):
            return max(0.0, worth(sight, inner, ctx))
        case Pay(cost, then):
            return worth(sight, cost, ctx) + worth(sight, then, ctx)
        case If(_, then, _):
            return worth(sight, then, ctx) / 2
        case ForEach(_, inner):
            return worth(sight, inner, ctx) * sight.view.seats
        case Roll(bands):
            return _rolled(sight, bands, ctx)
        case goods.Gain(what, amount):
            return gain(sight, what, amount)
        case goods.Lose(what, amount):
            return -weights.GIFTS[what] * amount
        case goods.LoseResource(amount):
            return -0.5 * amount
        case ship.DamageShip(amount):
            return -sight.ship_damage(amount)
        case ship.Repair(amount):
            return min(amount, sum(sight.view.damage)) * weights.SHIP * (1 + sum(sight.view.damage) / 5)
        case ship.MoveShip(moves):
            return weights.MOVE * moves
        case trouble.Challenge(skill, value):
            gained, lost = outcomes(sight, effect, ctx)
            chance, spent = prospect(sight, skill, value, gained - lost)
            return chance * gained + (1 - chance) * lost - spent
        case trouble.DiscardEvent():
            return gone(sight, ctx.card) if ctx is not None and ctx.card else weights.EVENT_GONE
        case trouble.HuntShip(_, damage):
            return -sight.ship_damage(damage) / 2
    return _of_crew(sight, effect, ctx) + _of_story(sight, effect)


def outcomes(sight: Sight, challenge: trouble.Challenge, ctx: Context | None) -> tuple[float, float]:
    """What success and failure of a challenge bring."""
    won, lost = challenge.success, challenge.fail
    return worth(sight, won, ctx) if won is not None else 0.0, worth(sight, lost, ctx) if lost is not None else 0.0


def at_stake(sight: Sight, skill: Skill, value: int) -> float | None:
    """What hangs on a challenge of an event: the last one that was drawn, or one that is in play."""
    view = sight.view
    for event in [*view.spent[-1:], *(each.event for each in view.troubles)]:
        for challenge in challenges(event):
            if (challenge.skill, challenge.value) == (skill, value):
                won, lost = outcomes(sight, challenge, Context(sight.seat, event))
                return won - lost
    return None


@cache
def challenges(event: EventCard) -> tuple[trouble.Challenge, ...]:
    """The challenges on an event card, wherever they stand."""
    return tuple(each for each in written_in(events()[event]) if isinstance(each, trouble.Challenge))


def _rolled(sight: Sight, bands: dict[int, Effect], ctx: Context | None) -> float:
    """What a draw of fate brings on average."""
    found, above = 0.0, 0.0
    for lowest in sorted(bands, reverse=True):
        chance = at_least(sight.fate, lowest)
        found, above = found + (chance - above) * worth(sight, bands[lowest], ctx), chance
    return found


def gone(sight: Sight, event: str) -> float:
    """What it brings that a permanent event leaves play, for some turns to come."""
    end = events()[EventCard(event)].end
    harm = max(0.0, -worth(sight, end, Context(sight.seat))) if end is not None else 0.0
    return weights.EVENT_GONE + LASTING * min(1.0, len(sight.view.events) / LASTING) * harm


def gain(sight: Sight, what: Gift, amount: int) -> float:
    """Goods from the supply: as many as fit, and less for what there is enough of."""
    view = sight.view
    if what is Gift.ORDER:
        return weights.ORDER * min(amount, view.order_supply)
    if what is Gift.XP:
        return weights.GIFTS[what] * amount
    if what is Gift.CARD:
        return weights.SKILL_CARD * min(amount, hand_limit(view) - len(sight.me.hand) + 1)
    kinds = FOOD if what is Gift.FOOD else (Good(what.value),)
    good = min(kinds, key=lambda each: view.goods[each])
    fits = min(amount, LIMITS[good] - view.goods[good])
    plenty = 0.7 if good in FOOD and view.goods[good] >= FED else 1.0
    return weights.GIFTS[what] * fits * plenty


def _of_crew(sight: Sight, effect: Effect, ctx: Context | None) -> float:
    view = sight.view
    match effect:
        case health.Wound(amount, who):
            if who is Who.EACH:
                return -sum(sight.wound_cost(member, amount) for member in view.standing())
            if who.named is not None:
                return -sight.wound_cost(view.member(who.named), amount)
            return -sight.any_wounds(amount)
        case health.Heal(amount, who):
            hurt = [min(member.wounds, amount) for member in _meant(sight, who, ctx)]
            healed = sum(hurt) if who is Who.EACH else min(amount, sum(member.wounds for member in view.crew))
            return 0.9 * healed * (1.7 - sight.health) - 0.3
        case health.Revive(amount):
            return weights.DOWN + amount
        case health.Tire(amount, who):
            return -amount * (weights.FATIGUE[0] if who is not Who.EACH else 6 * weights.FATIGUE[0])
        case health.Rest(amount, who):
            weary = sum(min(member.fatigue, amount) for member in _meant(sight, who, ctx))
            rested = weary if who is Who.EACH else min(amount, sum(m.fatigue for m in _meant(sight, who, ctx)))
            return rested * weights.FATIGUE[0]
        case health.Afflict(status, who):
            return -weights.STATUSES[status] * (6 if who is Who.EACH else 1)
        case health.Cure(status, who, amount):
            suffered = [kind for each in _meant(sight, who, ctx) for kind in each.statuses if kind in status.statuses]
            there = sorted((weights.STATUSES[kind] for kind in suffered), reverse=True)
            return sum(there if who is Who.EACH else there[:amount])
    return 0.0


def _meant(sight: Sight, who: Who, ctx: Context | None) -> list[Member]:
    members = sight.view.crew
    if who.named is not None:
        return [sight.view.member(who.named)]
    if who is Who.BEARER and ctx is not None and ctx.actor in CREW:
        return [member for member in members if member.crew == ctx.actor]
    return members


def _of_story(sight: Sight, effect: Effect) -> float:
    match effect:
        case story.TakeQuest(number):
            return weights.QUEST if effect.can(sight.view, Context(sight.seat)) else 0.0
        case story.CompleteQuest():
            return weights.DONE_QUEST if effect.can(sight.view, Context(sight.seat)) else 0.0
        case story.TakeCard(number):
            there = effect.can(sight.view, Context(sight.seat))
            return weights.CARDS[cards()[card_number(number)].kind] if there else 0.0
        case story.LoseCard(number):
            return -weights.CARDS[cards()[card_number(number)].kind]
        case story.Token():
            return weights.TOKEN
    return 0.0


def orders_cost(sight: Sight, count: int) -> float:
    """What it costs to lay orders on a board or card: they come back with a visit to the bridge."""
    return weights.ORDER * count * (0.8 if sight.me.orders > 3 else 1.0)
