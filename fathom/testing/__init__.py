"""Tests for games outside this project: `check_game(GAME)` plays them and raises `Broken` where a promise is not kept.

from fathom.testing import check_game
from my_game import GAME

def test_the_game_keeps_its_promises():
    check_game(GAME)
"""

from fathom.lab.running.checks import Broken
from fathom.testing.suite import check_game

__all__ = ["Broken", "check_game"]
