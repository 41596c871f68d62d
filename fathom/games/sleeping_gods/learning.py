"""Sleeping Gods for learners: what its numbers can be, and how long its lists get."""

from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.pieces import ENDINGS, Region, Square
from fathom.games.sleeping_gods.state import CREW, ORDERS
from fathom.games.sleeping_gods.steps.fighting.row import SQUARES
from fathom.kernel.learning import SEAT, SEATS, Bits, BySeat

POINTS = range(12)

VALUES = {
    Region: list(regions()),
    Square: range(SQUARES),
    "active": SEAT,
    "Player.seat": SEAT,
    "Member.seat": SEAT,
    "Draw.seat": SEAT,
    "Attack.seat": SEAT,
    "joined": SEAT,
    "seen": SEATS,
    "orders": range(ORDERS + 1),
    "wounds": POINTS,
    "fatigue": range(3),
    "covered": Bits(SQUARES),
    "cubes": BySeat(range(5)),
    "passed": BySeat(),
    "used": range(5),
    "damage": range(12),
    "value": range(16),
    "actions": range(3),
    "deck": range(1, 4),
    "missing": range(7),
    "turn": range(80),
    "xp": range(60),
    "ability": range(4),
    "location": range(145),
}
LENGTHS = {
    "players": 4,
    "hand": 7,
    "crew": len(CREW),
    "statuses": 5,
    "skills": 2,
    "levels": 3,
    "cards": 60,
    "had": 60,
    "quests": 40,
    "finished": 60,
    "row": 4,
    "participants": len(CREW),
    "helpless": len(CREW),
    "tokens": len(CREW),
    "placed": SQUARES,
    "market": 10,
    "found": 5,
    "troubles": 9,
    "uses": 8,
    "log": 60,
    "spent": 54,
    "legacy": 9,
    "causes": 9,
    "ticked": 50,
    "endings": len(ENDINGS),
    "marks": 20,
    "past": 8,
    "taken": 8,
}
