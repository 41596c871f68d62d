"""What the rules make of a table, for clients to show: standings, supplies, and notes on single answers.

Everything is read off a seat's own view, so it tells nothing that the seat does not see.
"""

from msgspec import Struct

from fathom.games.nautilus.discoveries import ATLANTIS, COLLECTED, Find, discoveries
from fathom.games.nautilus.modules import EXPLORATIONS, PLANS, Kind
from fathom.games.nautilus.state import IN_SEA, NOBODY, Nautilus
from fathom.games.nautilus.steps.scoring import ATLANTIS_POINTS, UPGRADE_GAIN, atlantis_points, score, type_points


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
    return Reading(
        seats=[standing(g, each) for each in range(len(g.players))],
        stacks={kind: g.stack(kind) for kind in PLANS},
        atlantis={
            ATLANTIS[find]: max(holder, NOBODY)
            for find, holder in zip(g.tokens, g.holders, strict=True)
            if find in ATLANTIS and holder != IN_SEA
        },
        atlantis_points=list(ATLANTIS_POINTS[len(g.players)]),
        leaders=g.winners(),
    )


def standing(g: Nautilus, seat: int) -> Standing:
    found = g.collection(seat)
    return Standing(
        reserve=g.reserve(seat),
        in_service={kind: g.in_service(seat, kind) for kind in EXPLORATIONS},
        gives={kind: g.worth(seat, kind) for kind in EXPLORATIONS},
        points={kind: type_points(g, seat, kind) for kind in EXPLORATIONS},
        collection={find: found.get(find, 0) for find in COLLECTED},
        atlantis=g.atlantis_of(seat),
        score=tally(g, seat),
    )


def tally(g: Nautilus, seat: int) -> Tally:
    now = score(g, seat)
    upgrades = UPGRADE_GAIN * sum(g.players[seat].upgraded.values())
    atlantis = atlantis_points(g).get(seat, 0)
    finds = sum(discoveries()[find].value * count for find, count in g.collection(seat).items())
    return Tally(finds, upgrades, atlantis, now.discovery, now.exploration, now.money, now.total)
