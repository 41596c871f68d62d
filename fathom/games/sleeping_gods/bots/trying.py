"""Challenges: who should take part, and what helps once fate is drawn."""

from collections.abc import Iterable

from fathom.games.sleeping_gods.actions import (
    DrawFate,
    GoOn,
    Join,
    Pitch,
    UseToken,
)
from fathom.games.sleeping_gods.boards import Member
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.fate import at_least
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.effects.boosts import AddAccuracy, AddSkill, Again, RaiseFate, Redraw
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import skills, synergy
from fathom.games.sleeping_gods.pieces import Number, Skill, Status
from fathom.games.sleeping_gods.state import MOST_FATIGUE
from fathom.games.sleeping_gods.steps.challenges import JOINING, price
from fathom.games.sleeping_gods.steps.fate import score
from fathom.games.sleeping_gods.steps.sailing import MOVES
from fathom.games.sleeping_gods.underway import Purpose, Trial
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Do, Effect, OneOf, Pay

Worths = dict[Action, float]
ENOUGH = 0.6  # a chance that others need not better


def able(sight: Sight, member: Member) -> bool:
    return member.fatigue < MOST_FATIGUE and sight.points[member.crew] > 0


def joining_cost(sight: Sight, member: Member, orders: int = 0) -> float:
    """What it costs that a member takes part."""
    cost = sight.tiring(member) + weights.ORDER * orders
    if Status.MADNESS in member.statuses:
        cost += sight.wound_cost(member, 1)
    return cost


def prospect(sight: Sight, skill: Skill, value: int, stake: float) -> tuple[float, float]:
    """The chance to win a challenge with the best of the crew that its seat leads, and what taking part costs. Of one
    that is still to come: with the best of all who could join."""
    view = sight.view
    there = view.test.participants if view.test is not None else []
    crew = [(member, 0) for member in view.led_by(view.active) if member.crew not in there]
    if view.test is None:
        joining = [seat for seat in view.others(view.active) if view.players[seat].orders >= JOINING]
        crew += [(member, JOINING) for seat in joining for member in view.led_by(seat)]
    found = [(view.skill(member, skill), joining_cost(sight, member, n)) for member, n in crew if able(sight, member)]
    return _best_team(sight, [each for each in found if each[0]], value, stake)[1:]


def _best_team(sight: Sight, found: list[tuple[int, float]], needed: int, stake: float) -> tuple[int, float, float]:
    """How many of the members, those with the most skill for their cost first, and what comes of it."""
    found = sorted(found, key=lambda each: each[0] / each[1], reverse=True)
    best, gained = (0, at_least(sight.fate, needed), 0.0), at_least(sight.fate, needed) * stake
    sum_skill, sum_cost = 0, 0.0
    for count, (more, cost) in enumerate(found, 1):
        sum_skill, sum_cost = sum_skill + more, sum_cost + cost
        chance = at_least(sight.fate, needed - sum_skill)
        if chance * stake - sum_cost > gained:
            best, gained = (count, chance, sum_cost), chance * stake - sum_cost
    return best


def stake_of(sight: Sight) -> float:
    """What hangs on the open test: of one in the book it is not known before, of an event it is printed."""
    from fathom.games.sleeping_gods.bots.effects import at_stake

    test = sight.view.test
    assert test is not None
    if sight.view.bookmark is not None:
        return weights.STORY_TEST
    printed = at_stake(sight, test.skill, test.value)
    return weights.SEA_TEST if printed is None else printed


def enlist(sight: Sight, ask: Ask) -> Worths:
    """Let those take part who are needed, one after the other, then draw."""
    view, test = sight.view, sight.view.test
    assert test is not None
    joins = [option for option in ask.options if isinstance(option, Join)]
    draw: Worths = {option: 0.0 for option in ask.options if isinstance(option, DrawFate)}
    stake = stake_of(sight)
    needed = test.value - score(view)
    found = {}
    for option in joins:
        member = view.member(option.crew)
        known = view.skill(member, test.skill)
        if known:
            found[option] = known, joining_cost(sight, member, price(view, test, ask.seat, member))
    count, chance, cost = _best_team(sight, list(found.values()), needed, stake)
    gained = (chance - at_least(sight.fate, needed)) * stake - cost
    if not count:
        return draw
    ordered = sorted(found, key=lambda each: found[each][0] / found[each][1], reverse=True)
    return draw | {option: gained - 0.01 * place for place, option in enumerate(ordered[:count])}


def helm(sight: Sight, ask: Ask) -> Worths:
    """Who steers: as much craft as brings another move, for little fatigue."""
    view, test = sight.view, sight.view.test
    assert test is not None
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, DrawFate):
            worths[option] = weights.MOVE * expected_moves(sight, score(view))
        elif isinstance(option, Join):
            member = view.member(option.crew)
            added = view.skill(member, Skill.CRAFT) + view.bonus(member, Number.NAVIGATION)
            cost = joining_cost(sight, member, price(view, test, ask.seat, member))
            worths[option] = weights.MOVE * expected_moves(sight, score(view) + added) - 0.6 * cost
    return worths


def expected_moves(sight: Sight, craft: int) -> float:
    return 1 + sum(at_least(sight.fate, least - craft) for least, _ in MOVES)


# --------------------------------------------------------------------------------- once fate is drawn


def after_fate_draw(sight: Sight, ask: Ask) -> Worths:
    """Use what turns the outcome, if it costs less than hangs on it."""
    fate = sight.view.fate
    assert fate is not None
    quiet: Worths = {option: 0.0 for option in ask.options if isinstance(option, GoOn)}
    if fate.purpose is Purpose.SHIP:
        return quiet
    short, stake = _wanted(sight)
    if short <= 0:
        return quiet
    raises = {}
    worths = dict(quiet)
    for option in ask.options:
        by, again, cost = _help(sight, option)
        if by:
            raises[option] = by, cost
        elif again:
            better = at_least(sight.fate, fate.value + short)
            worths[option] = better * stake - cost
    worths |= _raising(raises, short, stake)
    return worths


def _raising(raises: dict[Action, tuple[int, float]], short: int, stake: float) -> Worths:
    """The cheapest of the helps that together suffice, if all of them are worth it."""
    ordered = sorted(raises, key=lambda each: raises[each][1] / raises[each][0])
    raised, cost, used = 0, 0.0, []
    for option in ordered:
        if raised >= short:
            break
        raised, cost = raised + raises[option][0], cost + raises[option][1]
        used.append(option)
    if raised < short or cost >= stake:
        return {}
    return {option: stake - cost - 0.01 * place for place, option in enumerate(used)}


def _wanted(sight: Sight) -> tuple[int, float]:
    """How much is missing, and what it would bring."""
    from fathom.games.sleeping_gods.bots.striking import hit_worth
    from fathom.games.sleeping_gods.steps.fighting import aim, defence

    view, fate = sight.view, sight.view.fate
    assert fate is not None
    if fate.purpose is Purpose.ATTACK:
        return defence(view) - aim(view), hit_worth(sight)
    if view.test is None:
        return 0, 0.0
    if view.test.sailing:
        return _to_next_move(view.test, score(view)), weights.MOVE
    return view.test.value - score(view), stake_of(sight)


def _to_next_move(test: Trial, result: int) -> int:
    return min((least - result for least, _ in MOVES if least > result), default=0)


def _help(sight: Sight, option: Action) -> tuple[int, bool, float]:
    """How much an answer adds to the draw, whether it draws again, and what it costs."""
    match option:
        case Pitch(card):
            return 1, False, weights.SKILL_CARD + 0.1 * skills()[card].orders
        case UseToken(_, token):
            return *_boost(sight, synergy()[token].do), 0.2
    ability = ability_of(option)
    if ability is None:
        return 0, False, 0.0
    by, again = _boost(sight, ability.do)
    return by, again, weights.ORDER * ability.orders + (1.5 if ability.discard else 0.1)


def _boost(sight: Sight, effect: Effect) -> tuple[int, bool]:
    view = sight.view
    match effect:
        case RaiseFate(by) | AddAccuracy(by):
            return by, False
        case AddSkill(skill, by):
            return (by if view.test is not None and view.test.skill is skill else 0), False
        case Redraw(how):
            return 0, how in (Again.OWN_ONE, Again.BETTER, Again.REPLACE)
        case OneOf(options):
            return max(_boost(sight, each) for each in options.values())
        case Do(parts):
            return _any_boost(sight, parts)
        case Pay(_, then):
            return _boost(sight, then)
    return 0, False


def _any_boost(sight: Sight, parts: Iterable[Effect]) -> tuple[int, bool]:
    return max((_boost(sight, each) for each in parts), default=(0, False))


# ------------------------------------------------------------------------------------- from the side


def join_in(sight: Sight, ask: Ask) -> Action | None:
    """Lend a member to another's test that would likely be lost otherwise."""
    view, test = sight.view, sight.view.test
    if test is None or test.sailing:
        return None
    needed, stake = test.value - score(view), stake_of(sight)
    chance, _ = prospect(sight, test.skill, needed, stake)
    if chance >= ENOUGH:
        return None
    worths = enlist(sight, ask)
    best = max(worths, key=lambda each: worths[each], default=None)
    return best if best is not None and worths[best] > 0 else None


def help_out(sight: Sight, ask: Ask) -> Action | None:
    """Use what turns another's draw."""
    worths = after_fate_draw(sight, ask)
    best = max(worths, key=lambda each: worths[each], default=None)
    return best if best is not None and worths[best] > 1.0 else None
