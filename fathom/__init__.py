"""Fathom: a digital table for four big board games of the deep.

These names are the public API (docs/api.md). Each is imported when it is first used, so that `import fathom` costs
nothing: `fathom.load("nautilus")`, `fathom.Match`, `fathom.make_bot`. The packages are found the same way:
`fathom.games.names()`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = [
    "SPECTATOR",
    "Action",
    "Ask",
    "BadOption",
    "BadSave",
    "Bot",
    "Game",
    "Illegal",
    "Match",
    "Plan",
    "Search",
    "Setup",
    "State",
    "Unknown",
    "Words",
    "bots_of",
    "load",
    "make_bot",
    "open_save",
    "play_out",
    "save",
    "simulate",
]

if TYPE_CHECKING:
    from fathom import bots as bots
    from fathom import envs as envs
    from fathom import games as games
    from fathom import kernel as kernel
    from fathom import lab as lab
    from fathom.bots import Bot, Search, bots_of, make_bot
    from fathom.games import load
    from fathom.kernel import SPECTATOR, Action, Ask, BadOption, BadSave, Game, Illegal, Match, Setup, State, Unknown
    from fathom.kernel.record.save import load as open_save
    from fathom.kernel.record.save import save
    from fathom.kernel.words.words import Words
    from fathom.lab.studies.simulate import Plan, play_out, simulate

    __version__: str
else:
    _PACKAGES = ("bots", "envs", "games", "kernel", "lab")
    _HOMES = {
        "Bot": "bots",
        "Plan": "lab.studies.simulate",
        "Search": "bots",
        "Words": "kernel.words.words",
        "bots_of": "bots",
        "load": "games",
        "make_bot": "bots",
        "open_save": "kernel.record.save:load",
        "play_out": "lab.studies.simulate",
        "save": "kernel.record.save",
        "simulate": "lab.studies.simulate",
    }  # all other names are the kernel's

    def __getattr__(name):
        if name in __all__:
            module, _, original = _HOMES.get(name, "kernel").partition(":")
            found = getattr(import_module(f"fathom.{module}"), original or name)
        elif name in _PACKAGES:
            return import_module(f"fathom.{name}")
        elif name == "__version__":
            found = import_module("importlib.metadata").version("fathom-table")
        else:
            raise AttributeError(f"module 'fathom' has no attribute {name!r}")
        globals()[name] = found
        return found

    def __dir__():
        return sorted({*globals(), *__all__, *_PACKAGES, "__version__"})
