"""Where to sail: what waits in each region that a mate knows of, and how far it is."""

from functools import cache, cached_property
from itertools import accumulate

from fathom.games.sleeping_gods.board import START, Hazard, map_of_place, reachable, region_of, regions
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.prospects import prospect
from fathom.games.sleeping_gods.bots.reading import again
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.library import levels
from fathom.games.sleeping_gods.pieces import Good, Region
from fathom.games.sleeping_gods.steps.ship.port import INN_HEALS, INN_RESTS, bought, inn_price
from fathom.kernel.maps.paths import distances

FAR = 26  # moves that are worth a thought
PACE = 1.9  # moves of an action
STRIDE = 4  # a move, and those that may be left after it
DANGER = 0.05  # the world grows worse with every region from where the voyage began
HARDENED = 0.02  # and less so with every level card that the crew has
LEAK, LEAKING = 6, 1.5  # damage with which the ship may sink before the next port, and what each more makes of it
SHOPPING = 4  # coins with which a market is worth a visit
KEEN = 1.5  # how much more to those who would rather be paid than taught


@cache
def away(region: Region) -> dict[Region, int]:
    """How many moves lead from a region to every other."""
    return distances(region, reachable)


def place_worth(sight: Sight, number: int) -> float:
    """What exploring a place promises, by what its seat has read."""
    if number in sight.visited:
        found = again(sight, number)
    else:
        found = max(sight.leads.get(number, 0.0), weights.PLACE * sight.mood.curiosity(number))
        found *= weights.HEADING if map_of_place(number) == sight.heading else 1.0
    return found * sight.vigour * _safety(sight, number)


def _safety(sight: Sight, number: int) -> float:
    far = away(START)[region_of(number)]
    return max(0.4, 1.0 - far * max(0.0, DANGER - HARDENED * sight.learnt))


def port_worth(sight: Sight) -> float:
    """What a port has to offer now: rest, repairs, doctors, lessons."""
    view = sight.view
    purse, worth = view.purse, 0.0
    worth += lessons(sight)
    if purse >= inn_price(view):
        worth += inn_worth(sight)
        purse -= inn_price(view)
    mended = min(purse + view.goods[Good.MATERIAL], sum(view.damage))
    worth += 0.8 * mended * (sight.ship_damage(1) - 0.2)
    return worth + LEAKING * max(0, min(mended, sum(view.damage) - LEAK))


def inn_worth(sight: Sight) -> float:
    healed = sum(min(member.wounds, INN_HEALS) for member in sight.view.crew)
    rested = sum(min(member.fatigue, INN_RESTS) for member in sight.view.crew)
    return max(0.0, healed * (1.5 - sight.health) + weights.RESTED * rested - 0.5 * inn_price(sight.view))


def lessons(sight: Sight) -> float:
    view = sight.view
    cheapest = min((card.xp for level, card in levels().items() if not bought(view, level)), default=99)
    return weights.LEVEL * (view.xp // cheapest) if cheapest <= view.xp else 0.0


def market_worth(sight: Sight) -> float:
    spare = sight.view.purse - SHOPPING
    keen = 1.0 if sight.mood.studious else KEEN
    return keen * (0.6 * min(spare, 8) + 2.5) if spare >= 0 and len(sight.view.trade) else 0.0


def hazard_cost(sight: Sight, hazard: Hazard | None) -> float:
    """What entering a region costs on average."""
    if hazard is None:
        return 0.0
    harm, braved = hazard_harm(sight, hazard)
    return min(harm, braved)


def hazard_harm(sight: Sight, hazard: Hazard) -> tuple[float, float]:
    """What it costs to endure a hazard, and what to brave it."""
    harm = sight.ship_damage(hazard.damage) if hazard.damage else weights.STATUSES[hazard.status]  # type: ignore[index]
    chance, cost = prospect(sight, hazard.skill, hazard.value, harm)
    return harm, (1 - chance) * harm + cost


class Course:
    """What regions within reach bring, for each action that it takes to go there and do it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.port = port_worth(sight) * sight.mood.faith
        self.market = market_worth(sight) * sight.mood.faith
        self._hazards: dict[Region, float] = {}
        self._tempting: dict[Region, list[float]] = {}

    def tempting(self, region: Region) -> list[float]:
        """What there is to do in a region, the best first, each with what went before it."""
        if region not in self._tempting:
            sea = regions()[region]
            found = [place_worth(self.sight, number) for number in sea.locations]
            found += [self.port] * sea.port + [self.market] * sea.market
            self._tempting[region] = list(accumulate(sorted(found, reverse=True)))
        return self._tempting[region]

    def rate(self, region: Region, actions: float) -> float:
        """What each action brings, if so many are spent on the way."""
        return max((worth / (actions + count) for count, worth in enumerate(self.tempting(region), 1)), default=0.0)

    def hazard(self, region: Region) -> float:
        if region not in self._hazards:
            self._hazards[region] = hazard_cost(self.sight, regions()[region].hazard)
        return self._hazards[region]

    @cached_property
    def goals(self) -> list[tuple[float, Region]]:
        """The regions that are worth a thought, the best first, each with the most that it may bring."""
        far = away(self.sight.view.ship)
        rates = [(self.rate(each, max(0, far[each] - STRIDE) / PACE), each) for each in far if far[each] <= FAR]
        return sorted(rates, reverse=True)

    @property
    def distance(self) -> int:
        """How many moves away the best goal is."""
        return away(self.sight.view.ship)[self.goals[0][1]] if self.goals else 0

    def best(self, start: Region, moves: int, begun: bool = True) -> float:
        """The best goal from a region with so many moves left; else with the action that is still to be spent."""
        found, far = 0.0, away(start)
        for most, region in self.goals:
            if most <= found:
                break
            found = max(found, self.rate(region, max(0, far[region] - moves) / PACE + (not begun)))
        return found


__all__ = ["Course", "away", "hazard_cost", "hazard_harm", "inn_worth", "market_worth", "place_worth", "port_worth"]
