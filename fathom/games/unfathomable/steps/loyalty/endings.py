"""The end of the game (chapters 8 and 28), and what brings it about: losing resources (46) and spawning (30)."""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import GameEnds, ResourceChanged, Spawned
from fathom.games.unfathomable.pieces import Resource
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.state import HIGHEST, Unfathomable
from fathom.kernel import EVERYONE, Finished


def end(g: Unfathomable, ending: Ending) -> None:
    """The game is over at once: nothing further is resolved (8.5, 28.0)."""
    g.ending = ending
    g.tell(GameEnds(ending, g.distance()))
    for player in g.players:
        player.loyalty_seen = [EVERYONE] * len(player.loyalty)  # 28.1a
    g.show()
    g.agenda.clear()
    raise Finished


def gain(g: Unfathomable, resource: Resource, count: int = 1) -> None:
    now = min(g.dials[resource] + count, HIGHEST)  # 46.1c
    g.tell(ResourceChanged(resource, now - g.dials[resource], now))
    g.dials[resource] = now  # 46.1a


def lose(g: Unfathomable, resource: Resource, count: int = 1) -> None:
    now = max(g.dials[resource] - count, 0)
    g.tell(ResourceChanged(resource, now - g.dials[resource], now))
    g.dials[resource] = now  # 46.1a
    if now == 0:
        end(g, Ending(resource.value))  # 8.6


def spawn(g: Unfathomable, count: int, at: Space) -> None:
    """Put Deep Ones from the supply on a space or into the Abyss; too few of them end the game (30.0, 8.8)."""
    if count > g.supply():
        end(g, Ending.OVERRUN)
    g.deep_ones[at] = g.deep_ones.get(at, 0) + count
    g.tell(Spawned(count, at))
