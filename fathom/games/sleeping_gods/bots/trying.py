"""Challenges: who should take part, and what helps once fate is drawn."""

from collections.abc import Iterable

from fathom.games.sleeping_gods.actions import (
    DrawFate,
    GoOn,
    Join,
    Pitch,
    UseToken,
)
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.course import Course
from fathom.games.sleeping_gods.bots.effects import at_stake
from fathom.games.sleeping_gods.bots.fate import at_least
from fathom.games.sleeping_gods.bots.prospects import best_team, joining_cost, prospect
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.striking import hit_worth
from fathom.games.sleeping_gods.effects.boosts import AddAccuracy, AddSkill, Again, RaiseFate, Redraw
from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import skills, synergy
from fathom.games.sleeping_gods.pieces import Number, Skill
from fathom.games.sleeping_gods.steps.fighting.reckoning import aim, defence_against
from fathom.games.sleeping_gods.steps.ship.sailing import MOVES
from fathom.games.sleeping_gods.steps.trials.challenges import price
from fathom.games.sleeping_gods.steps.trials.scores import score
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Do, Effect, OneOf, Pay

Worths = dict[Action, float]
ENOUGH = 0.6  # a chance that others need not better


def stake_of(sight: Sight) -> float:
    """What hangs on the open test: of one in the book it is not known before, of an event it is printed."""
    test = sight.view.open_test
    if sight.view.bookmark is not None:
        return weights.STORY_TEST
    printed = at_stake(sight, test.skill, test.value)
    return weights.SEA_TEST if printed is None else printed


def enlist(sight: Sight, ask: Ask) -> Worths:
    """Let those take part who are needed, one after the other, then draw."""
    view, test = sight.view, sight.view.open_test
    joins = [option for option in ask.options if isinstance(option, Join)]
    draw: Worths = {option: 0.0 for option in ask.options if isinstance(option, DrawFate)}
    stake = stake_of(sight)
    needed = test.value - score(view, test)
    found = {}
    for option in joins:
        member = view.member(option.crew)
        known = view.skill(member, test.skill)
        if known:
            found[option] = known, joining_cost(sight, member, price(view, test, ask.seat, member))
    count, chance, cost = best_team(sight, list(found.values()), needed, stake)
    gained = (chance - at_least(sight.fate, needed)) * stake - cost
    if not count:
        return draw
    ordered = sorted(found, key=lambda each: found[each][0] / found[each][1], reverse=True)
    return draw | {option: gained - 0.01 * place for place, option in enumerate(ordered[:count])}


def helm(sight: Sight, ask: Ask) -> Worths:
    """Who steers: as much craft as brings another move towards the goal, for little fatigue."""
    view, test = sight.view, sight.view.open_test
    wanted = Course(sight).distance
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, DrawFate):
            worths[option] = weights.MOVE * expected_moves(sight, score(view, test), wanted)
        elif isinstance(option, Join):
            member = view.member(option.crew)
            added = view.skill(member, Skill.CRAFT) + view.bonus(member, Number.NAVIGATION)
            cost = joining_cost(sight, member, price(view, test, ask.seat, member))
            worths[option] = weights.MOVE * expected_moves(sight, score(view, test) + added, wanted) - 0.6 * cost
    return worths


def expected_moves(sight: Sight, craft: int, wanted: int) -> float:
    """How many moves so much craft brings on average, of those that are wanted."""
    return 1 + sum(at_least(sight.fate, least - craft) for least, moves in MOVES if moves <= wanted)


# --------------------------------------------------------------------------------- once fate is drawn


def after_fate_draw(sight: Sight, ask: Ask) -> Worths:
    """Use what turns the outcome, if it costs less than hangs on it."""
    fate = sight.view.open_draw
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
    view = sight.view
    if view.open_draw.purpose is Purpose.ATTACK:
        combat = view.open_combat
        return defence_against(combat, combat.open_attack) - aim(view, combat.open_attack), hit_worth(sight)
    test = view.test
    if test is None:
        return 0, 0.0
    if test.sailing:
        return _to_next_move(score(view, test), Course(sight).distance), weights.MOVE
    return test.value - score(view, test), stake_of(sight)


def _to_next_move(result: int, wanted: int) -> int:
    """How much is missing for another move that is wanted."""
    return min((least - result for least, moves in MOVES if least > result and moves <= wanted), default=0)


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
    needed, stake = test.value - score(view, test), stake_of(sight)
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
