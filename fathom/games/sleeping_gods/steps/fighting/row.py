"""The row of enemies: what is uncovered, what it does, and where wounds may lie (CBT8, CBT13, CBT16)."""

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Foe, there
from fathom.games.sleeping_gods.library import Drawn, enemies, enemy_number, squares, tricks
from fathom.games.sleeping_gods.pieces import Enemy, Number, Trick
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Refusal

SIZE = 3
SQUARES = SIZE * SIZE

BESIDE = tuple(
    tuple(other for other in range(SQUARES) if abs(other // SIZE - here // SIZE) + abs(other % SIZE - here % SIZE) == 1)
    for here in range(SQUARES)
)
AROUND = tuple(
    tuple(
        other
        for other in range(SQUARES)
        if other != here and abs(other // SIZE - here // SIZE) <= 1 and abs(other % SIZE - here % SIZE) <= 1
    )
    for here in range(SQUARES)
)
BANDS = ((8, "very-easy"), (11, "easy"), (13, "medium"), (17, "dangerous"))  # CBT19


def difficulty(level: int) -> str:
    """What the sum of the enemies' levels promises (CBT19)."""
    return next((name for most, name in BANDS if level <= most), "deadly")


def level_of(numbers: Iterable[int]) -> int:
    """The level of a fight against the enemies of these numbers: the sum of theirs (CBT19)."""
    return sum(enemies()[enemy_number(number)].level for number in numbers)


def foe_of(combat: Combat, enemy: Enemy) -> Foe | None:
    return next((foe for foe in combat.row if foe.enemy == enemy), None)


def foe_in(combat: Combat, enemy: Enemy) -> Foe:
    """An enemy that is still there."""
    return there(foe_of(combat, enemy))


def uncovered(foe: Foe) -> Iterator[Drawn]:
    """The squares that still count (CBT15)."""
    return (square for n, square in enumerate(squares(foe.enemy)) if not foe.covered >> n & 1)


def tricks_of(foe: Foe) -> Iterator[Trick]:
    """The tricks of its uncovered squares."""
    return (square.trick for square in uncovered(foe) if square.trick is not None)


def beaten(foe: Foe) -> bool:
    """Whether every heart is covered (CBT9a)."""
    return not any(square.hearts for square in uncovered(foe))


def damage_of(g: Voyage, foe: Foe) -> int:
    """What an enemy deals: its basic damage and 1 per uncovered symbol (CBT10b)."""
    basic = enemies()[foe.enemy].damage + g.everywhere(Number.ENEMY_DAMAGE)
    return basic + sum(square.damage for square in uncovered(foe))


def neighbours(combat: Combat, foe: Foe) -> list[Foe]:
    place = combat.row.index(foe)
    return [combat.row[n] for n in (place - 1, place + 1) if 0 <= n < len(combat.row)]


def raised_by_neighbours(combat: Combat, foe: Foe) -> int:
    """What uncovered squares of the cards beside it add at the end of the round (ENE3)."""
    return sum(tricks()[trick].raises for other in neighbours(combat, foe) for trick in tricks_of(other))


def strikes_first(foe: Foe) -> bool:
    """Whether an enemy strikes back before the attack (ENE6)."""
    return any(tricks()[trick].first for trick in tricks_of(foe))


# -------------------------------------------------------------------------------- placing the wounds


def placements(combat: Combat, attack: Attack) -> list[tuple[Enemy, int]]:
    """Every square that may take the next wound token of an attack."""
    return [(foe.enemy, n) for foe, n in _in_reach(combat, attack) if _evens_out(combat, attack, foe, n)]


def _in_reach(combat: Combat, attack: Attack) -> Iterator[tuple[Foe, int]]:
    """Squares that touch the others of an attack and that it can pay for: of its target, then of one neighbour."""
    target = foe_of(combat, attack.target)
    if target is None:
        return
    beside = neighbours(combat, target) if attack.placed and not attack.free else []
    spilt = [foe for foe in beside if _dealt(foe, attack)]  # only one neighbour
    for foe in (target, *(spilt or beside)):
        yield from ((foe, n) for n in _open(combat, foe, attack) if _affordable(combat, attack, foe, n))


def _evens_out(
    combat: Combat, attack: Attack, foe: Foe, square: int, tried: set[frozenset[tuple[Enemy, int]]] | None = None
) -> bool:
    """Whether the target has half of the damage with this wound, or can still get it with those that follow (CBT13)."""
    price = _price(foe, attack, square)
    ahead = sum(_dealt(each, attack) * (1 if each.enemy == attack.target else -1) for each in combat.row)
    ahead += price if foe.enemy == attack.target else -price
    if ahead >= 0 or ahead + points_left(combat, attack) - price < 0:
        return ahead >= 0
    combat, attack = with_wound(combat, attack, foe.enemy, square)
    tried, wounds = set() if tried is None else tried, frozenset(attack.placed)
    if wounds in tried:
        return False
    tried.add(wounds)
    return any(_evens_out(combat, attack, each, n, tried) for each, n in _in_reach(combat, attack))


def no_wound(combat: Combat, attack: Attack, foe: Foe, square: int) -> Refusal:
    """Why a square may not take the next wound token."""
    if foe.covered >> square & 1:
        return Refusal("CBT8b", "square-covered")
    target = foe_of(combat, attack.target)
    beside = target is not None and foe in neighbours(combat, target) and not attack.free
    if foe is not target and not (beside and attack.placed):
        return Refusal("CBT13", "not-the-target")
    if square not in _open(combat, foe, attack):
        return Refusal("CBT8a", "not-connected")
    if not _affordable(combat, attack, foe, square):
        hearts = squares(foe.enemy)[square].hearts
        if hearts > 1:
            return Refusal("CBT16", "needs-more")
        return Refusal("SYN8f", "not-on-hearts") if attack.bloodless and hearts else Refusal("ENE12", "blocked")
    return Refusal("CBT13", "too-much-spilt")


def _open(combat: Combat, foe: Foe, attack: Attack) -> list[int]:
    """Free squares of a card that touch those covered by this attack; all of them for its first (CBT8)."""
    free = [n for n in range(SQUARES) if not foe.covered >> n & 1]
    if not attack.placed:
        return free
    touched: set[int] = set()
    near = AROUND if attack.diagonal else BESIDE  # SYN8b
    place = combat.row.index(foe)
    for enemy, square in attack.placed:
        other = next(n for n, each in enumerate(combat.row) if each.enemy == enemy)
        if other == place:
            touched.update(near[square])
        elif abs(other - place) == 1:
            edge, facing = (SIZE - 1, 0) if other < place else (0, SIZE - 1)
            row, column = divmod(square, SIZE)
            if column == edge:
                rows = range(max(0, row - 1), min(SIZE, row + 2)) if attack.diagonal else (row,)
                touched.update(each * SIZE + facing for each in rows)
    return [n for n in free if n in touched]


def _price(foe: Foe, attack: Attack, square: int) -> int:
    """What a square takes: a heart its number, anything else 1; and 1 more that the enemy blocks, once (ENE12)."""
    price = squares(foe.enemy)[square].hearts or 1
    first = all(enemy != foe.enemy for enemy, _ in attack.placed)
    return price + (first and _blocked(foe, attack))


def _blocked(foe: Foe, attack: Attack) -> bool:
    """Whether the enemy's block was uncovered when the attack began."""
    return any(not foe.covered >> n & 1 or (foe.enemy, n) in attack.placed for n in armour(foe.enemy))


@cache
def armour(enemy: Enemy) -> tuple[int, ...]:
    """The squares that protect an enemy (ENE12)."""
    return tuple(n for n, each in enumerate(squares(enemy)) if each.trick and tricks()[each.trick].armoured)


def _dealt(foe: Foe, attack: Attack) -> int:
    """Points of this attack that an enemy has taken, blocked ones included."""
    own = [square for enemy, square in attack.placed if enemy == foe.enemy]
    return sum(squares(foe.enemy)[n].hearts or 1 for n in own) + (bool(own) and _blocked(foe, attack))


def points_left(combat: Combat, attack: Attack) -> int:
    """Points of an attack that are not used up yet."""
    return attack.damage + attack.bloodless - sum(_dealt(foe, attack) for foe in combat.row)


def with_wound(combat: Combat, attack: Attack, enemy: Enemy, square: int) -> tuple[Combat, Attack]:
    """The row as one more wound token would leave it; this one is not touched."""
    row = [replace(foe, covered=foe.covered | 1 << square) if foe.enemy == enemy else foe for foe in combat.row]
    after = replace(attack, placed=[*attack.placed, (enemy, square)])
    return replace(combat, row=row, attack=after), after


def _affordable(combat: Combat, attack: Attack, foe: Foe, square: int) -> bool:
    """Whether the points left suffice. What may not go on hearts is used up on other squares first (SYN8f)."""
    hearts = extra = 0
    for enemy, n in attack.placed:
        printed = squares(enemy)[n].hearts
        hearts, extra = hearts + printed, extra + (not printed)
    for each in combat.row:
        if any(enemy == each.enemy for enemy, _ in attack.placed) and _blocked(each, attack):
            extra += 1
    price, printed = _price(foe, attack, square), squares(foe.enemy)[square].hearts
    hearts, extra = hearts + printed, extra + price - printed
    return hearts + max(0, extra - attack.bloodless) <= attack.damage
