"""What tests of combat say again and again: enemies, squares of their grids, attacks and wounds."""

from fathom.games.sleeping_gods.actions import Cover, Strike
from fathom.games.sleeping_gods.pieces import Card, Crew, Enemy, Square
from fathom.kernel import Match
from tests.rules.sleeping_gods.scene import options, table

WARRIOR, EYE, SQUID, JACKAL = "skeletal-warrior", "flying-eye", "scorpion-squid", "infernal-jackal"
TOP_LEFT, TOP, TOP_RIGHT, LEFT, MIDDLE, RIGHT, BOTTOM_LEFT, BOTTOM, BOTTOM_RIGHT = range(9)


def strike(who: Crew, enemy: str, weapon: str | None = None) -> Strike:
    return Strike(who, Enemy(enemy), Card(weapon) if weapon else None)


def cover(enemy: str, *squares: int) -> list[Cover]:
    return [Cover(Enemy(enemy), Square(square)) for square in squares]


def squares(match: Match, enemy: str) -> set[int]:
    """Where the next wound token may lie on an enemy."""
    return {option.square for option in options(match, Cover) if option.enemy == enemy}


def covered(match: Match, enemy: str) -> int:
    """How many squares of an enemy are covered; all if it is gone."""
    row = table(match).combat.row
    return next((foe.covered.bit_count() for foe in row if foe.enemy == enemy), 9)
