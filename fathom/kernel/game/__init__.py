"""A game as the table sees it: `Game`, the groups of what a game may say about itself, and how it is begun."""

from fathom.kernel.game.game import Game
from fathom.kernel.game.groups import Carry, Client, Face, Questions, Secrets, Story, Texts
from fathom.kernel.game.setup import BadOption, Only, Options, Setup, Unknown

__all__ = [
    "BadOption",
    "Carry",
    "Client",
    "Face",
    "Game",
    "Only",
    "Options",
    "Questions",
    "Secrets",
    "Setup",
    "Story",
    "Texts",
    "Unknown",
]
