"""How a game will end, read off a position: each seat's points and its chance to win. For bots that search."""

from math import exp

from fathom.games.nautilus.pieces import EXPLORATIONS
from fathom.games.nautilus.scoring import discovery_points, exploration_points, score
from fathom.games.nautilus.state import Nautilus
from fathom.games.nautilus.steps.scoring import upgradable

FULL_LENGTH = 17  # rounds of a usual game
SPREAD = 40.0  # points by which forecasts miss, as a search weighs them

# What each thing on the table adds to a seat's final points, at the beginning of a game and at its usual end; fitted to
# 500 games of `greedy` against itself.
DISCOVERY = (1.1, 8.1)
EXPLORATION = (-6.4, 3.7)
PRODUCT = (0.12, 0.2)
MONEY = (2.7, 4.1)
IN_SERVICE = (10.9, 9.5)
AQUANAUT = (2.4, 6.5)
SUBMARINE = (7.0, 3.5)
UPGRADE = (0.7, 2.6)
WEIGHTS = (DISCOVERY, EXPLORATION, PRODUCT, MONEY, IN_SERVICE, AQUANAUT, SUBMARINE, UPGRADE)

# What the same things add to the logarithm of a seat's chance to win, and how far that is to be trusted with each
# number of seats: made by `tools/fit_chances.py nautilus --games 200`.
Weights = tuple[tuple[float, float], ...]
WINS: Weights = (
    (0.073, 0.271),
    (-0.112, 0.219),
    (-0.003, 0.04),
    (0.074, 0.236),
    (0.049, 0.112),
    (0.182, 0.393),
    (0.31, 0.597),
    (0.259, 0.214),
)
TRUST = {2: 0.82, 3: 1.06, 4: 1.22}


def stage(g: Nautilus) -> int:
    """Positions are compared between rounds, when everybody has had the same turns; in the end only results are."""
    return 0 if g.last_round else g.round


def outlook(g: Nautilus) -> list[float]:
    """Each seat's chance to win; after the end, how clear the result was."""
    seats = range(len(g.players))
    points = [score(g, seat).total if g.last_round else forecast(g, seat) for seat in seats]
    return [1 / (1 + exp((max(points[:seat] + points[seat + 1 :]) - points[seat]) / SPREAD)) for seat in seats]


def chances(g: Nautilus) -> list[float]:
    """Each seat's chance to win, as a review tells it."""
    trust = TRUST[len(g.players)]
    promises = [trust * _weighed(g, seat, WINS) for seat in range(len(g.players))]
    worth = [exp(each - max(promises)) for each in promises]
    return [each / sum(worth) for each in worth]


def forecast(g: Nautilus, seat: int) -> float:
    """The final points that a seat may expect."""
    return _weighed(g, seat, WEIGHTS)


def features(g: Nautilus, seat: int) -> tuple[float, ...]:
    """What a seat has, as forecasts weigh it."""
    player = g.players[seat]
    discovery, exploration = discovery_points(g, seat), exploration_points(g, seat)
    return (
        discovery,
        exploration,
        discovery * exploration,
        player.money,
        sum(module.kind in EXPLORATIONS and module.crew[seat] > 0 for module in g.city),
        sum(module.crew[seat] for module in g.city) + sum(held.aquanauts for held in player.hold),
        len(player.submarines),
        min(sum(upgradable(g, seat)), player.money),
    )


def _weighed(g: Nautilus, seat: int, weights: Weights) -> float:
    time = g.round / FULL_LENGTH
    pairs = zip(weights, features(g, seat), strict=True)
    return sum((early + (late - early) * time) * count for (early, late), count in pairs)
