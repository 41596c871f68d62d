"""The games of the table, found by name: our own, and those that installed packages bring along.

A package of somebody else names its games under the entry points `fathom.games` (see docs/add-a-game.md).
"""

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from fathom.kernel import Game, Unknown

GROUP = "fathom.games"

log = logging.getLogger(__name__)


@cache
def names() -> list[str]:
    """The games that can be played."""
    return [*own(), *guests()]


@cache
def own() -> list[str]:
    """The games of this package."""
    return [name.replace("_", "-") for name in sorted(module.name for module in iter_modules(__path__) if module.ispkg)]


@cache
def guests() -> dict[str, Game]:
    """The games of other packages; one that cannot be loaded, or has the name of one of ours, is left out and told."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        brought = f"the game {point.name!r} of {point.dist.name if point.dist else point.value}"
        try:
            game = point.load()
        except Exception as error:
            log.warning("%s cannot be loaded: %s: %s", brought, type(error).__name__, error)
            continue
        if not isinstance(game, Game) or game.name != point.name:
            log.warning("%s is left out: %s is no Game of that name", brought, point.value)
        elif game.name in own() or game.name in found:
            log.warning("%s is left out: there is a game of that name", brought)
        else:
            found[game.name] = game
    return found


@cache
def load(name: str) -> Game:
    """The game of that name, or `Unknown` with the names there are."""
    if name in own():
        game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
        return game
    if name not in guests():
        raise Unknown("game", name, names())
    return guests()[name]
