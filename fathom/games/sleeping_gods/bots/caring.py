"""Ports and markets, and all that is left to the players: who is hurt, who is healed, what is given away."""

from collections.abc import Callable

from fathom.games.sleeping_gods.actions import (
    Bear,
    BeginTurn,
    Buy,
    Disarm,
    Discard,
    Done,
    Drop,
    Flee,
    Give,
    GiveTo,
    GoOn,
    LetStrike,
    PatchUp,
    Pick,
    Remove,
    Repair,
    SeeDoctor,
    ShareCard,
    StayAtInn,
    TakeDamage,
    Train,
    UseToken,
    UseUnlocked,
)
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.course import Course, inn_worth
from fathom.games.sleeping_gods.bots.effects import worth
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.using import FIGHTING, card_value, weapon_gain
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.library import cards, crew, levels, skills
from fathom.games.sleeping_gods.pieces import Good, Place, Status
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import LIMITS
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import PLACES, Accept, Choose, Context, OneOf, source

Worths = dict[Action, float]
Valuation = Callable[[Sight, Ask], Worths]
ROOM_WORTH = {
    Place.HULL: 0.2,
    Place.DECK: 0.6,
    Place.SICK_BAY: 0.8,
    Place.GALLEY: 0.7,
    Place.QUARTERS: 1.0,
    Place.BRIDGE: 1.1,
}
DEAR = {True: 0.35, False: 0.2}  # what a coin is worth to the studious, and to those who want to buy
QUALITY, USUAL_PRICE = 0.3, 4  # how much better a card is with every coin that it costs above the usual price
OWN_CARDS = ("events/", "skills/", "trade/", "adventure/", "search/", "levels/", "quests/")


# ------------------------------------------------------------------------------------ port and market


def port(sight: Sight, ask: Ask) -> Worths:
    """Lessons, then the inn, the doctor and the yard, each to its end; a battered ship first."""
    view = sight.view
    battered = sum(view.damage) >= 6
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Train(level):
                worths[option] = 40.0 + lesson(sight, level)
            case StayAtInn():
                found = inn_worth(sight)
                worths[option] = 20.0 + found if found > 0.5 else -1.0
            case SeeDoctor(who):
                wounds = view.member(who).wounds
                worths[option] = 10.0 + wounds if wounds >= 3 else -1.0
            case PatchUp(place, good):
                spare = good is Good.MATERIAL or view.purse > 1 or battered
                tier = 30.0 if battered else 4.0
                worths[option] = tier + ROOM_WORTH[place] + 0.5 * (good is Good.MATERIAL) if spare else -1.0
            case Done():
                worths[option] = 0.0
    return worths


def lesson(sight: Sight, level: str) -> float:
    """What a level card teaches, for its experience."""
    printed = levels()[level]  # type: ignore[index]
    found = sum(FIGHTING.get(bonus.number, 1.2) * bonus.by for bonus in printed.bonuses)
    return (found + 0.7 * len(printed.abilities) + 2.0) / printed.xp


def market(sight: Sight, ask: Ask) -> Worths:
    """Cards are points, and most of them help, the dear ones more; a few coins are kept, more by those who are not out
    to buy."""
    view = sight.view
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Buy(card):
                printed = cards()[card]
                left = view.purse - printed.coins
                dear = DEAR[sight.mood.studious] * printed.coins + (0.5 if left < 2 else 0.0)
                worths[option] = weights.CARDS[printed.kind] + QUALITY * (printed.coins - USUAL_PRICE) - dear
            case Done():
                worths[option] = 0.2
    return worths


# --------------------------------------------------------------------------------------------- crew


def take_wound(sight: Sight, ask: Ask) -> Worths:
    left = int((ask.args or {}).get("left", 1))
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Pick):
            points = sight.points[option.crew]
            worths[option] = points - (3.0 if points <= 1 and left else 0.0) - 0.1 * len(_member(sight, option).skills)
    return worths


def _member(sight: Sight, option: Pick) -> Member:
    return sight.view.member(option.crew)


def heal(sight: Sight, ask: Ask) -> Worths:
    """Who is about to be struck down first, then who is down, then whoever has least left."""
    worths: Worths = {}
    hit = sight.view.combat.hit if sight.view.combat is not None else None
    for option in ask.options:
        match option:
            case Pick(who):
                worths[option] = 8.0 - sight.points[who] + (2.0 if not sight.points[who] else 0.0)
                worths[option] += 8.0 * (hit is not None and hit.crew == who)
            case Done():
                worths[option] = 0.0
    return worths


def rest(sight: Sight, ask: Ask) -> Worths:
    """Who is worn out in the middle of an attack, or at other times knows most."""
    worths: Worths = {}
    attack = sight.view.combat.attack if sight.view.combat is not None else None
    for option in ask.options:
        match option:
            case Pick(who):
                member = sight.view.member(who)
                worths[option] = 2.0 * member.fatigue + 0.2 * sight.known(member) * (sight.points[who] > 0)
                worths[option] += 4.0 * (attack is not None and attack.crew == who)
            case Done():
                worths[option] = 0.0
    return worths


def tire(sight: Sight, ask: Ask) -> Worths:
    return {
        option: -sight.tiring(sight.view.member(option.crew)) * (1.0 if sight.points[option.crew] else 0.2)
        for option in ask.options
        if isinstance(option, Pick)
    }


def afflict(sight: Sight, ask: Ask) -> Worths:
    """Whom a status harms least."""
    status = Status(str((ask.args or {}).get("status", Status.WEAKENED)))
    return {
        option: -_suffering(sight, _member(sight, option), status) for option in ask.options if isinstance(option, Pick)
    }


def _suffering(sight: Sight, member: Member, status: Status) -> float:
    known, down = sight.known(member), not sight.points[member.crew]
    match status:
        case Status.VENOM:
            return 4.0 - 0.5 * sight.points[member.crew] if not down else 0.0
        case Status.FRIGHTENED:
            return 0.5 if down else 1.0 + crew()[member.crew].weapon.damage + 0.2 * sight.points[member.crew]
        case Status.MADNESS:
            return 0.3 * known + 0.3 * (6 - sight.points[member.crew])
        case _:
            return 0.4 * known + 0.3 * len(member.skills)


def cure(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Remove(who, status):
                harm = _suffering(sight, sight.view.member(who), Status(status))
                worths[option] = weights.STATUSES[Status(status)] + 0.2 * harm
            case Done():
                worths[option] = 0.0
    return worths


def use_gregory(sight: Sight, ask: Ask) -> Worths:
    return {option: float(isinstance(option, UseToken)) for option in ask.options}


# --------------------------------------------------------------------------------------------- ship


def take_damage(sight: Sight, ask: Ask) -> Worths:
    """Where it does least: the hull, then rooms that still have room."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, TakeDamage):
            worths[option] = -ROOM_WORTH[option.place] * (1 + 2 * sight.view.cubes_on(option.place))
    return worths


def repair(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Repair(place):
                worths[option] = ROOM_WORTH[place] * (1 + sight.view.cubes_on(place))
            case Done():
                worths[option] = 0.0
    return worths


# --------------------------------------------------------------------------------------------- goods


def give_good(sight: Sight, ask: Ask) -> Worths:
    """Part with what there is most of."""
    goods = sight.view.goods
    scarce = {Good.ARTIFACT: 3.0, Good.GRAIN: 0.5}
    return {
        option: goods[option.good] / LIMITS[option.good] * 6 - scarce.get(option.good, 0.0)
        for option in ask.options
        if isinstance(option, Give)
    }


def take_good(sight: Sight, ask: Ask) -> Worths:
    """What there is least of; grain, which pancakes are made of, rather than others."""
    goods = sight.view.goods
    return {
        option: -float(goods[option.good]) + 0.5 * (option.good is Good.GRAIN) + 2.0 * (option.good is Good.ARTIFACT)
        for option in ask.options
        if isinstance(option, Give)
    }


def discard(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {}
    for option in ask.options:
        match option:
            case Discard(card) | Drop(_, card):
                worths[option] = -card_value(sight, card) + 0.01 * skills()[card].orders
    return worths


def bear(sight: Sight, ask: Ask) -> Worths:
    return {option: weapon_gain(sight, option.card, option.crew) for option in ask.options if isinstance(option, Bear)}


def disarm(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Disarm):
            weapon = cards()[option.card].weapon
            worths[option] = -float(weapon.damage + weapon.accuracy) if weapon is not None else 0.0
    return worths


# ------------------------------------------------------------------------------------- cards that ask


def choose_effect(sight: Sight, ask: Ask) -> Worths:
    """One of the options of a card, by what each would do."""
    card = str((ask.args or {}).get("source", ""))
    names = [option.option for option in ask.options if isinstance(option, Choose)]
    if not card.startswith(OWN_CARDS):
        return {}
    found = next(
        (
            effect
            for effect in PLACES.values()
            if isinstance(effect, OneOf) and source(effect) == card and set(names) <= effect.options.keys()
        ),
        None,
    )
    if found is None:
        return {}
    ctx = Context(ask.seat)
    return {
        option: worth(sight, found.options[option.option], ctx) for option in ask.options if isinstance(option, Choose)
    }


def accept(sight: Sight, ask: Ask) -> Worths:
    return {option: float(isinstance(option, Accept)) for option in ask.options}


def end_of_turn(sight: Sight, ask: Ask) -> Worths:
    return {option: 0.0 for option in ask.options if isinstance(option, LetStrike)}


# ------------------------------------------------------------------------------------------- sessions


def share(sight: Sight, ask: Ask) -> Worths:
    """To who has least."""
    worths: Worths = {}
    for option in ask.options:
        match option:
            case GiveTo(seat):
                worths[option] = -float(sight.view.players[seat].orders)
            case ShareCard(_, seat):
                worths[option] = -float(len(sight.view.players[seat].hand))
    return worths


def unlocked(sight: Sight, ask: Ask) -> Worths:
    return {option: float(isinstance(option, UseUnlocked)) for option in ask.options}


def flee(sight: Sight, ask: Ask) -> Worths:
    """The port from which there is most left to see."""
    course = Course(sight)
    return {option: course.rate(option.region, 0) for option in ask.options if isinstance(option, Flee)}


def begin(sight: Sight, ask: Ask) -> Worths:
    return {option: 1.0 for option in ask.options if isinstance(option, BeginTurn)}


def fight_on(sight: Sight, ask: Ask) -> Worths:
    return {option: 0.0 for option in ask.options if isinstance(option, GoOn)}


VALUATIONS: dict[str, Valuation] = {
    Prompt.PORT: port,
    Prompt.MARKET: market,
    Prompt.TAKE_WOUND: take_wound,
    Prompt.HEAL: heal,
    Prompt.REVIVE: heal,
    Prompt.REST: rest,
    Prompt.TIRE: tire,
    Prompt.AFFLICT: afflict,
    Prompt.CURE: cure,
    Prompt.USE_GREGORY: use_gregory,
    Prompt.TAKE_DAMAGE: take_damage,
    Prompt.WHICH_FATE: take_damage,
    Prompt.REPAIR: repair,
    Prompt.GIVE_GOOD: give_good,
    Prompt.BARTER_GIVE: give_good,
    Prompt.BARTER_TAKE: take_good,
    Prompt.CHOOSE_FOOD: take_good,
    Prompt.DISCARD: discard,
    Prompt.LEAVER_DISCARDS: discard,
    Prompt.DROP_SKILL: discard,
    Prompt.BEAR: bear,
    Prompt.DISARM: disarm,
    Prompt.CHOOSE_EFFECT: choose_effect,
    Prompt.MAY_EFFECT: accept,
    Prompt.PAY_FOR_CUBE: accept,
    Prompt.END_OF_TURN: end_of_turn,
    Prompt.SHARE_ORDER: share,
    Prompt.SHARE_LAST_ORDER: share,
    Prompt.SHARE_CARD: share,
    Prompt.UNLOCKED: unlocked,
    Prompt.FLEE: flee,
    Prompt.BEGIN_TURN: begin,
    Prompt.BEFORE_FIGHT: fight_on,
}
