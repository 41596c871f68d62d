"""Machina Arcana for learners: what its numbers can be, and how long its lists get."""

from fathom.games.machina_arcana.board.tiles import SPACES, Door, Space
from fathom.kernel.learning import SEAT, SEATS

ALL_TILES = 13  # ten with two sides, and the three finale tiles
DIE = range(11)
POINTS = range(10)  # ATT1e
MOST_UNITS = 12

VALUES = {
    Space: range(ALL_TILES * SPACES),
    Door: range(2 * ALL_TILES * SPACES),
    "Placed.tile": range(ALL_TILES),
    "Opening.tile": range(ALL_TILES),
    "turns": range(4),
    "edge": range(4),
    "threat": range(1, 11),
    "level": range(1, 6),
    "item_level": range(1, 4),
    "spawn": DIE,
    "horror": DIE,
    "health": POINTS,
    "stamina": POINTS,
    "essence": POINTS,
    "wounds": POINTS,
    "Raise.by": POINTS,
    "PayEssence.own": POINTS,
    "Explorer.seat": SEAT,
    "Monster.master": SEAT,
    "Mark.owner": SEAT,
    "seen": SEATS,
}
LENGTHS = {
    "explorers": 4,
    "queue": MOST_UNITS,
    "board": 4,
    "gear": 12,
    "bound": 4,
    "marks": 16,
    "holds": 4,
    "struck": MOST_UNITS,
    "closed": 12,
    "broken": 12,
    "lit": 8,
    "item_discard": 1,
    "monster_discard": 1,
    "removed": 8,
    "exploration_discard": 1,
    "horror_discard": 1,
    "drawn_items": 4,
    "drawn_explorations": 1,
    "drawn_horrors": 1,
    "lost_events": 2,
}
