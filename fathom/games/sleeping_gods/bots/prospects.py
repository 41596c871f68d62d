"""What a test promises: who would take part, what that costs, and the chance."""

from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.fate import at_least
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.pieces import Skill, Status
from fathom.games.sleeping_gods.state import MOST_FATIGUE
from fathom.games.sleeping_gods.steps.trials.challenges import JOINING


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
    return best_team(sight, [each for each in found if each[0]], value, stake)[1:]


def best_team(sight: Sight, found: list[tuple[int, float]], needed: int, stake: float) -> tuple[int, float, float]:
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
