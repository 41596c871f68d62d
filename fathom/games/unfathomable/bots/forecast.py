"""What a position promises: the humans' chance to reach port, fitted to games of `shipmate` against itself."""

from math import exp

from fathom.games.unfathomable.board import DECK, ROOMS, Space
from fathom.games.unfathomable.pieces import Resource, Track
from fathom.games.unfathomable.scoring import FULL_DISTANCE, Ending, is_traitor
from fathom.games.unfathomable.state import LAST_SPACE, Unfathomable

AT_SEA = 3.55
WAY = -3.8  # the whole way still to go
FUEL = 0.12
SHORT = {Resource.FUEL: -0.72, Resource.FOOD: -0.5, Resource.SANITY: -2.0, Resource.SOULS: -1.4}  # of a resource
PLENTY, SCARCE = 0.175, -6.7  # the scarcest resource, by the way that it must last
DAMAGE, BEARABLE = -0.37, 3  # damaged rooms beyond those
INSIDE, ON_DECK, OUTSIDE = -0.125, -0.085, -0.055  # a Deep One
PASSENGER = -0.15  # on deck, where they fall
JAILED, AT_LARGE, HIDDEN = 0.43, 0.2, -0.27  # a traitor
INNOCENT = -0.47  # a human in the Brig
CARD = 0.02
RITUAL = 0.1
STEPS, MILES = 20, 3  # of the voyage, and between two Waypoints

# What the number of seats adds to the promise, and how far the rest of it is to be trusted then: made by
# `tools/fit_chances.py unfathomable --games 250`. With six the fit came to nearly nothing and was left out; with four
# it did, too, but reviews told the middle wrong: those numbers fit what they told in 500 games (docs/lab.md).
LEAN = {3: -0.23, 4: -0.12, 5: -0.51, 6: 0.0}
TRUST = {3: 0.7, 4: 0.88, 5: 1.18, 6: 1.0}


def stage(g: Unfathomable) -> int:
    """Positions are compared when a turn is over."""
    return g.turn


def outlook(g: Unfathomable) -> list[float]:
    """Each seat's chance to win, as a search weighs it."""
    return _by_side(g, promise(g))


def chances(g: Unfathomable) -> list[float]:
    """Each seat's chance to win, as a review tells it: humans find it harder where there is no Cultist."""
    seats = len(g.players)
    return _by_side(g, LEAN[seats] + TRUST[seats] * promise(g))


def _by_side(g: Unfathomable, promised: float) -> list[float]:
    port = float(g.ending is Ending.ARRIVED) if g.ending else 1 / (1 + exp(-promised))
    return [1 - port if is_traitor(player.loyalty) else port for player in g.players]


def promise(g: Unfathomable) -> float:
    """How well the humans stand; 0 is an even chance."""
    steps = LAST_SPACE * (max(0, FULL_DISTANCE - g.distance() + MILES - 1) // MILES)
    way = (steps + LAST_SPACE - g.tracks[Track.VOYAGE]) / STEPS
    least = min(g.dials.values())
    found = AT_SEA + WAY * way + PLENTY * way * least + SCARCE * way / (least + 0.5)
    found += FUEL * g.dials[Resource.FUEL] + sum(SHORT[each] / (left + 0.5) for each, left in g.dials.items())
    found += DAMAGE * max(0, len(g.damaged) - BEARABLE) + RITUAL * g.tracks[Track.RITUAL]
    for at, count in g.deep_ones.items():
        found += count * (INSIDE if at in ROOMS else ON_DECK if at in DECK else OUTSIDE)
    found += PASSENGER * sum(len(deck.passengers) for deck in g.decks)
    for player in g.players:
        jailed = player.space is Space.BRIG
        if player.revealed:
            found += JAILED if jailed else AT_LARGE
        else:
            found += CARD * len(player.hand) + INNOCENT * jailed + HIDDEN * is_traitor(player.loyalty)
    return found
