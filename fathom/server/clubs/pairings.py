"""Who plays whom in the next round: round-robin and Swiss, at tables of two or more seats. Nothing here is stored."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec import Struct

LOOKS = 20_000  # at arrangements, before the best one so far is taken
Group = list[int]
"""Who sits at one table, seat by seat."""


class Past(Struct, frozen=True):
    """The played rounds: the players of each table, and who rested."""

    groups: list[list[Group]]
    resting: list[list[int]]

    @property
    def met(self) -> Counter[frozenset[int]]:
        """How often each two have met."""
        pairs = (pair for played in self.groups for group in played for pair in combinations(group, 2))
        return Counter(map(frozenset, pairs))

    @property
    def rested(self) -> Counter[int]:
        return Counter(each for resting in self.resting for each in resting)

    def sat(self, seat: int) -> Counter[int]:
        """How often each has had a seat."""
        return Counter(group[seat] for played in self.groups for group in played if seat < len(group))


def rounds_of(count: int, seats: int) -> int:
    """How many rounds round-robin takes: at tables of two, until everybody has met everybody."""
    opponents = max(1, count - 1)
    return opponents + count % 2 if seats == 2 else -(-opponents // max(1, seats - 1))


def sizes(count: int, seats: int, allowed: Iterable[int]) -> tuple[list[int], int]:
    """The number of players at each table, and how many rest: none, where smaller tables are allowed."""
    smaller = sorted((size for size in allowed if 1 < size <= seats), reverse=True) or [seats]
    best: tuple[list[int], int] = ([seats] * (count // seats), count % seats)
    for full in range(count // seats, -1, -1):
        left = count - full * seats
        for size in smaller:
            if best[1] and left % size == 0 and left // size <= count // seats + 1:
                best = [seats] * full + [size] * (left // size), 0
    return best


def pair(players: Sequence[int], points: dict[int, float], past: Past, seats: int, allowed: Iterable[int]) -> Past:
    """The tables of the next round, and who rests.

    Players are seated in the order of the standings, with opponents of equal points whom they have met least (Swiss).
    Without points it is round-robin: only the number of meetings counts.
    """
    order = sorted(players, key=lambda each: (-points.get(each, 0.0), each))
    tables, rest = sizes(len(order), seats, allowed)
    rested = past.rested
    place = {each: number for number, each in enumerate(order)}
    last = sorted(order, key=lambda each: (rested[each], -place[each]))[:rest]
    playing = [each for each in order if each not in last]
    groups = Search(playing, points, past.met, tables).best()
    return Past([[seated(group, past) for group in groups]], [sorted(last)])


def circle(players: Sequence[int], number: int, past: Past) -> Past:
    """One round (`number`, from 0) of round-robin at tables of two, by the circle method: all meet exactly once."""
    ring: list[int] = [*players] if len(players) % 2 == 0 else [*players, -1]
    fixed, turning = ring[0], ring[1:]
    shift = number % len(turning)
    turned = [fixed, *turning[shift:], *turning[:shift]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(turned) // 2)]
    groups = [seated([*each], past) for each in pairs if -1 not in each]
    return Past([groups], [[each for one in pairs if -1 in one for each in one if each != -1]])


def seated(group: Group, past: Past) -> Group:
    """A table's players in seat order: whoever has had the first seat least often gets it, and so on."""
    left, order = sorted(group), []
    for seat in range(len(group)):
        often = past.sat(seat)
        order.append(min(left, key=lambda each: (often[each], each)))
        left.remove(order[-1])
    return order


class Search:
    """Searches for the arrangement with the fewest repeated meetings and the smallest differences of points."""

    def __init__(
        self, players: Group, points: dict[int, float], met: Counter[frozenset[int]], tables: list[int]
    ) -> None:
        self.players, self.points, self.met, self.tables = players, points, met, tables
        self.looks = 0
        self.found: list[Group] = []
        self.least = (float("inf"), float("inf"))

    def best(self) -> list[Group]:
        self._go_on(self.players, [], (0.0, 0.0))
        return self.found

    def _cost(self, group: Group) -> tuple[float, float]:
        """How often the players of a table have met before, and how far apart their points are."""
        pairs = [*combinations(group, 2)]
        again = sum(self.met[frozenset(each)] for each in pairs)
        apart = sum((self.points.get(one, 0.0) - self.points.get(other, 0.0)) ** 2 for one, other in pairs)
        return float(again), apart

    def _go_on(self, left: Group, groups: list[Group], cost: tuple[float, float]) -> None:
        self.looks += 1
        if cost >= self.least or (self.looks > LOOKS and self.found):
            return
        if not left:
            self.least, self.found = cost, groups
            return
        first, others = left[0], left[1:]
        size = self.tables[len(groups)]
        tried = sorted(
            ((self._cost([first, *more]), more) for more in self._candidates(first, others, size - 1)),
            key=lambda each: each[0],
        )
        for added, more in tried:
            rest = [each for each in others if each not in more]
            self._go_on(rest, [*groups, [first, *more]], (cost[0] + added[0], cost[1] + added[1]))

    def _candidates(self, first: int, others: Group, wanted: int) -> Iterable[tuple[int, ...]]:
        """The possible opponents of a player: all combinations of a few, or of those who fit best one by one."""
        fitting = others if wanted < 2 else sorted(others, key=lambda each: self._cost([first, each]))[:8]
        return combinations(fitting, min(wanted, len(fitting)))
