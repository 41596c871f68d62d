"""How a game will end, read off a position: each seat's points and its chance to win. For bots that search."""

from math import exp

from fathom.games.nautilus.modules import EXPLORATIONS
from fathom.games.nautilus.state import Nautilus
from fathom.games.nautilus.steps.scoring import discovery_points, exploration_points, score, upgradable

FULL_LENGTH = 17  # rounds of a usual game
SPREAD = 40.0  # points by which forecasts miss, as a search weighs them
SURE_OF, UNSURE = 14.0, 20.0  # points by which they miss in the end, and how many more at the beginning

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


def stage(g: Nautilus) -> int:
    """Positions are compared between rounds, when everybody has had the same turns; in the end only results are."""
    return 0 if g.last_round else g.round


def outlook(g: Nautilus) -> list[float]:
    """Each seat's chance to win; after the end, how clear the result was."""
    seats = range(len(g.players))
    points = [score(g, seat).total if g.last_round else forecast(g, seat) for seat in seats]
    return [1 / (1 + exp((max(points[:seat] + points[seat + 1 :]) - points[seat]) / SPREAD)) for seat in seats]


def chances(g: Nautilus) -> list[float]:
    """Each seat's chance to win as a review tells it: forecasts miss by ever less as the game goes on."""
    points = [forecast(g, seat) for seat in range(len(g.players))]
    spread = SURE_OF + UNSURE * max(0.0, 1 - g.round / FULL_LENGTH)
    worth = [exp((each - max(points)) / spread) for each in points]
    return [each / sum(worth) for each in worth]


def forecast(g: Nautilus, seat: int) -> float:
    """The final points that a seat may expect."""
    player, time = g.players[seat], g.round / FULL_LENGTH
    discovery, exploration = discovery_points(g, seat), exploration_points(g, seat)
    features = (
        discovery,
        exploration,
        discovery * exploration,
        player.money,
        sum(module.kind in EXPLORATIONS and module.crew[seat] > 0 for module in g.city),
        sum(module.crew[seat] for module in g.city) + sum(held.aquanauts for held in player.hold),
        len(player.submarines),
        min(sum(upgradable(g, seat)), player.money),
    )
    return sum((early + (late - early) * time) * count for (early, late), count in zip(WEIGHTS, features, strict=True))
