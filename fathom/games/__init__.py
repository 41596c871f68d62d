"""The games of the table, found by name."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fathom.kernel import Game, Unknown


@cache
def names() -> list[str]:
    """The games that can be played."""
    return [name.replace("_", "-") for name in sorted(module.name for module in iter_modules(__path__) if module.ispkg)]


@cache
def load(name: str) -> Game:
    """The game of that name, or `Unknown` with the names there are."""
    if name not in names():
        raise Unknown("game", name, names())
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
