"""What the rules make of a table, for clients to show: standings, supplies, and notes on single answers.

Everything is read off a seat's own view, so it tells nothing that the seat does not see.
"""

from msgspec import Struct

from fathom.games.nautilus.library import ATLANTIS, COLLECTED, Find, discoveries
from fathom.games.nautilus.pieces import EXPLORATIONS, PLANS, Kind
from fathom.games.nautilus.scoring import ATLANTIS_POINTS, UPGRADE_GAIN, Score, atlantis_points, type_points
from fathom.games.nautilus.state import IN_SEA, NOBODY, Nautilus


class Tally(Struct, frozen=True):
    """The score as it stands: finds, upgrades and Atlantis are the discovery points."""

    finds: int
    upgrades: int
    atlantis: int
    discovery: int
    exploration: int
    money: int
    total: int


class Standing(Struct, frozen=True):
    """One seat: what its modules are, give and are worth by type, what it has found, and its score."""

    reserve: int
    in_service: dict[Kind, int]
    gives: dict[Kind, int]
    points: dict[Kind, int]
    collection: dict[Find, int]
    atlantis: list[int]
    score: Tally


class Reading(Struct, frozen=True):
    """`atlantis` are the numbers found, each with the seat whose marker it bears, or nobody's."""

    seats: list[Standing]
    stacks: dict[Kind, int]
    atlantis: dict[int, int]
    atlantis_points: list[int]
    leaders: list[int]


def reading(g: Nautilus, seat: int) -> Reading:
    """Clients are sent this after every answer: each thing is counted once."""
    stacks = {kind: plan.count for kind, plan in PLANS.items()}
    held = [module.kind for player in g.players for module in player.hold]
    for kind in [module.kind for module in g.city] + held:
        stacks[kind] -= 1
    ranks = atlantis_points(g)
    seats = [standing(g, each, ranks.get(each, 0)) for each in range(len(g.players))]
    best = max(each.score.total for each in seats)
    return Reading(
        seats=seats,
        stacks=stacks,
        atlantis={
            ATLANTIS[find]: max(holder, NOBODY)
            for find, holder in zip(g.tokens, g.holders, strict=True)
            if holder != IN_SEA and find in ATLANTIS
        },
        atlantis_points=list(ATLANTIS_POINTS[len(g.players)]),
        leaders=[each for each, one in enumerate(seats) if one.score.total == best],
    )


def standing(g: Nautilus, seat: int, atlantis: int) -> Standing:
    serving = dict.fromkeys(EXPLORATIONS, 0)
    for module in g.city:
        if module.crew[seat] and module.kind in serving:
            serving[module.kind] += 1
    points = {kind: type_points(g, seat, kind, count) for kind, count in serving.items()}
    found = g.collection(seat)
    finds = sum([discoveries()[find].value * count for find, count in found.items()])
    upgrades = UPGRADE_GAIN * sum(g.players[seat].upgraded.values())
    now = Score(finds + upgrades + atlantis, sum(points.values()), g.players[seat].money)
    return Standing(
        reserve=g.reserve(seat),
        in_service=serving,
        gives={kind: PLANS[kind].worth(count) for kind, count in serving.items()},
        points=points,
        collection={find: found.get(find, 0) for find in COLLECTED},
        atlantis=g.atlantis_of(seat),
        score=Tally(finds, upgrades, atlantis, now.discovery, now.exploration, now.money, now.total),
    )
