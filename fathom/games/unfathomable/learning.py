"""Unfathomable for learners: what its numbers can be, and how long its lists get."""

from fathom.games.unfathomable.pieces.skills import CARDS, Card
from fathom.games.unfathomable.state import DAMAGED_ROOMS, HAND_LIMIT
from fathom.kernel.learning import SEAT, SEATS, BySeat

DIE = 8
MOST_PASSENGERS = 40
MOST_ACTIONS = 7

VALUES = {
    Card: range(len(CARDS)),
    "PickNumber.number": range(-DIE, DIE + 1),
    "PickPassenger.number": range(1, MOST_PASSENGERS + 1),
    "TakeOption.number": (1, 2),
    "active": SEAT,
    "captain": SEAT,
    "keeper": SEAT,
    "ward": SEAT,
    "falling": SEAT,
    "Player.actions": range(MOST_ACTIONS + 1),
    "Use.by": SEAT,
    "Player.seat": SEAT,
    "Roll.seat": SEAT,
    "added": BySeat(),
    "loyalty_seen": SEATS,
    "mythos_seen": SEATS,
    "waypoints_seen": SEATS,
    "items_seen": SEATS,
    "spells_seen": SEATS,
}
LENGTHS = {
    "hand": 2 * HAND_LIMIT,
    "loyalty": 4,
    "loyalty_seen": 4,
    "Player.items": 8,
    "spare": 4,
    "Player.mythos": 4,
    "Player.spells": 4,
    "skills": 6,
    "drawn_damage": 4,
    "crisis": 4,
    "casting": 2,
    "rooms_used": DAMAGED_ROOMS,
    "uses": 8,
    "mythos_discard": 1,
    "discard": 1,
}
