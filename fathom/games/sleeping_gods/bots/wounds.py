"""Where wounds of an attack do most: the worth of an enemy's squares, and the best patch of them to cover."""

from functools import cache

from fathom.games.sleeping_gods.library import enemies, squares
from fathom.games.sleeping_gods.pieces import Enemy, Trick
from fathom.games.sleeping_gods.steps.fighting.row import AROUND, BESIDE, SQUARES, armour

HEART = 2.0
ALIVE = 1.5  # an enemy that still stands
BLOW = 1.3  # a point of damage that it deals with every blow
SYNERGY = 0.3
FLYING = 0.5
TRICKS = {
    Trick.SHIP_DAMAGE: 1.8,
    Trick.LOSE_RESOURCE: 0.6,
    Trick.ADJACENT_DAMAGE_1: 1.2,
    Trick.ADJACENT_DAMAGE_2: 2.2,
    Trick.ADJACENT_HEAL: 1.5,
    Trick.WEAKEN: 1.8,
    Trick.FIRST_STRIKE: 1.5,
    Trick.DISCARD_SKILL: 1.4,
    Trick.LOW_MORALE: 1.2,
    Trick.DISARM: 0.8,
    Trick.FRIGHTEN: 1.4,
    Trick.MADNESS: 1.4,
    Trick.BLOCK: 1.4,
    Trick.HEAL_1: 1.5,
    Trick.HEAL_3: 3.0,
    Trick.VENOM: 2.2,
}


@cache
def menace(enemy: Enemy, covered: int) -> float:
    """What an enemy with so much of it covered still threatens, and how much work it is: 0 once it is beaten."""
    worth, hearts = ALIVE + BLOW * enemies()[enemy].damage, 0
    for n, square in enumerate(squares(enemy)):
        if covered >> n & 1:
            continue
        hearts += square.hearts
        worth += HEART * square.hearts * (1 + 0.15 * (square.hearts - 1)) + BLOW * square.damage
        worth += FLYING * square.flying + SYNERGY * square.synergy
        if square.trick is not None:
            worth += TRICKS[square.trick]
    return worth if hearts else 0.0


@cache
def patches(diagonal: bool) -> tuple[int, ...]:
    """All sets of squares that hang together, as bits."""
    near = AROUND if diagonal else BESIDE
    found = {1 << n for n in range(SQUARES)}
    growing = set(found)
    while growing:
        grown = {
            patch | 1 << other
            for patch in growing
            for n in range(SQUARES)
            if patch >> n & 1
            for other in near[n]
            if not patch >> other & 1
        } - found
        found |= grown
        growing = grown
    return tuple(sorted(found))


@cache
def price(enemy: Enemy, patch: int) -> tuple[int, int]:
    """The points that a patch takes on hearts and elsewhere."""
    hearts = others = 0
    for n, square in enumerate(squares(enemy)):
        if patch >> n & 1:
            hearts, others = hearts + square.hearts, others + (not square.hearts)
    return hearts, others


@cache
def blocks(enemy: Enemy, covered: int) -> int:
    """The points that an enemy blocks of an attack (ENE12)."""
    return int(any(not covered >> n & 1 for n in armour(enemy)))


@cache
def best_patch(
    enemy: Enemy, covered: int, points: int, bloodless: int = 0, diagonal: bool = False, placed: int = 0
) -> tuple[float, int]:
    """How much less an enemy threatens after an attack, and what is covered then.

    `covered` is what was covered before the attack; the patch holds what of the attack is `placed` already.
    """
    blocked = blocks(enemy, covered)
    before = menace(enemy, covered)
    best = 0.0, covered | placed
    for patch in patches(diagonal):
        if patch & covered or placed & ~patch:
            continue
        hearts, others = price(enemy, patch)
        if hearts + max(0, others + blocked - bloodless) > points:
            continue
        gained = before - menace(enemy, covered | patch)
        if gained > best[0]:
            best = gained, covered | patch
    return best
