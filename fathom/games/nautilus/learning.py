"""Nautilus for learners: what its numbers can be, and how long its lists get."""

from fathom.games.nautilus.board import COLUMNS, ROWS, Square
from fathom.games.nautilus.pieces import PLANS, TURNS
from fathom.games.nautilus.state import SUBMARINES, ModuleNumber
from fathom.games.nautilus.steps.building import HOLD_LIMIT, MOST_AQUANAUTS
from fathom.kernel.learning import SEAT, SEATS, BySeat, Grid

MODULES = sum(plan.count for plan in PLANS.values())
FINDS = range(9)  # the most tokens of one kind that a mission can upgrade

VALUES = {
    Square: Grid(COLUMNS, ROWS),
    ModuleNumber: range(MODULES),
    "aquanauts": range(max(MOST_AQUANAUTS.values()) + 1),
    "turn": TURNS,
    "Upgrade.first": FINDS,
    "Upgrade.second": FINDS,
    "Nautilus.first": SEAT,
    "Player.seat": SEAT,
    "builder": SEAT,
    "holders": SEAT,
    "majority": SEAT,
    "crew": BySeat(),
    "seen": SEATS,
    "mission_seen": SEATS,
}
LENGTHS = {"city": MODULES, "hold": HOLD_LIMIT, "submarines": SUBMARINES, "moved": SUBMARINES, "left_missions": 2}
