"""The games of the table, found by name."""

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from fathom.kernel import Game, Unknown


@cache
def _packages() -> dict[str, bool]:
    """The games there are, and whether each is finished: one with a file UNFINISHED is still being built."""
    found = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name.replace("_", "-"): not (Path(__path__[0]) / name / "UNFINISHED").exists() for name in found}


@cache
def names() -> list[str]:
    """The games that can be played; with FATHOM_UNFINISHED set also those that are still being built."""
    return [name for name, finished in _packages().items() if finished or os.environ.get("FATHOM_UNFINISHED")]


def every() -> list[str]:
    """All games, also those that are still being built."""
    return list(_packages())


@cache
def load(name: str) -> Game:
    """The game of that name, or `Unknown` with the names there are. One that is still being built loads, too."""
    if name not in _packages():
        raise Unknown("game", name, names())
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
