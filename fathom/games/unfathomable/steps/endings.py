"""How the game ends (chapters 8 and 28) and who has won; gaining and losing resources (46)."""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import GameEnds, ResourceChanged, Spawned
from fathom.games.unfathomable.pieces import Loyalty, Resource, Side
from fathom.games.unfathomable.state import FULL_DISTANCE, HIGHEST, Ending, Unfathomable
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


def is_traitor(loyalty: list[Loyalty | None]) -> bool:
    return Loyalty.HYBRID in loyalty or Loyalty.CULTIST in loyalty  # 52.0, 8.9a


def result(g: Unfathomable) -> list[float]:
    """The victory belongs to a whole side; before the end nobody has won."""
    ending = g.ending
    return [float(ending is not None and wins(player.loyalty, ending, g.distance())) for player in g.players]


def sides(g: Unfathomable) -> dict[Side, list[int]]:
    traitors = [player.seat for player in g.players if is_traitor(player.loyalty)]
    humans = [player.seat for player in g.players if player.seat not in traitors]
    return {Side.HUMANS: humans, Side.TRAITORS: traitors}


def wins(loyalty: list[Loyalty | None], ending: Ending, distance: int) -> bool:
    if ending is Ending.ARRIVED:
        return not is_traitor(loyalty)  # 28.1b, 8.1, 8.4, 8.12a
    if Loyalty.HYBRID in loyalty:
        return True  # 28.1c, 28.1f, 8.2, 8.13
    return Loyalty.CULTIST in loyalty and distance >= FULL_DISTANCE  # 28.1d, 28.1e, 8.11, 8.12b
