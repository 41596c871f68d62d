"""Sleeping Gods: a ship lost on a sea of sleeping gods, an atlas and a storybook, together. For 1 to 4 seats."""

from fathom.games.sleeping_gods import effects
from fathom.games.sleeping_gods.book import read_prose
from fathom.games.sleeping_gods.library import LIBRARY
from fathom.games.sleeping_gods.logbook import Log
from fathom.games.sleeping_gods.setting_up import SleepingGodsOptions, components, set_up
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps import limping
from fathom.kernel import Game

LIBRARY.load()

GAME = Game(
    name="sleeping-gods",
    package=__name__,
    seats=range(1, 5),
    state=Voyage,
    setup=set_up,
    options=SleepingGodsOptions,
    components=components,
    carry=Log,
    prose=read_prose,
)
__all__ = ["GAME", "effects", "limping"]
