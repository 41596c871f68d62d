"""Ways from place to place: how far things are, the shortest way, what ways cost, and floods over bitboards.

A map is a function from a place to the places next to it. Places are whatever a game calls them.
"""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from heapq import heappop, heappush
from itertools import islice
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
Next = Callable[[P], Iterable[P]]


def distances(start: P, beside: Next[P], limit: int | None = None) -> dict[P, int]:
    """How many steps away every place is that can be reached, nearest first; the start itself is 0 away."""
    known = {start: 0}
    edge = [start]
    steps = 0
    while edge and steps != limit:
        steps += 1
        near = []
        for place in edge:
            for to in beside(place):
                if to not in known:
                    known[to] = steps
                    near.append(to)
        edge = near
    return known


def way(start: P, goals: Container[P], beside: Next[P]) -> list[P]:
    """A shortest way to the nearest goal, without the start; nothing if there is none or the start is a goal."""
    came: dict[P, P | None] = {start: None}
    edge = [start]
    for place in edge:
        if place in goals:
            back = []
            while (before := came[place]) is not None:
                back.append(place)
                place = before
            return back[::-1]
        for to in beside(place):
            if to not in came:
                came[to] = place
                edge.append(to)
    return []


def ways(start: P, beside: Next[P], limit: int | None = None) -> dict[P, list[P]]:
    """A shortest way to every place that can be reached in so many steps, both ends included."""
    found = {start: [start]}
    edge = [start]
    for place in edge:
        if limit is not None and len(found[place]) > limit:
            break
        for to in beside(place):
            if to not in found:
                found[to] = [*found[place], to]
                edge.append(to)
    return found


def onward(at: P, away: dict[P, int], beside: Next[P]) -> list[P]:
    """The places next to this one that lie on a shortest way; `away` are the distances from where the way leads."""
    return [to for to in beside(at) if to in away and away[to] < away[at]]


def costs(
    start: P, steps: Callable[[P], Iterable[tuple[P, int]]], limit: int | None = None, goal: P | None = None
) -> dict[P, int]:
    """What the cheapest way to every place costs, cheapest first, or to those that cost no more than a `goal`.

    `steps` gives the price of each step from a place.
    """
    known: dict[P, int] = {}
    open_ = {start: 0}
    waiting: list[tuple[int, int, P]] = [(0, 0, start)]
    while waiting:
        paid, _, place = heappop(waiting)
        if place in known:
            continue
        known[place] = paid
        if place == goal:
            break
        for to, price in steps(place):
            total = paid + price
            if (limit is None or total <= limit) and (to not in open_ or total < open_[to]):
                open_[to] = total
                heappush(waiting, (total, len(open_), to))
    return known


# ---------------------------------------------------------------------------------------- bitboards


CROWDED = 24  # squares from which reading the digits is faster than taking one bit after the other


def bits(board: int) -> list[int]:
    """The squares of a bitboard (an int with bit n set for square n), in order."""
    if board.bit_count() > CROWDED:
        return [square for square, digit in enumerate(bin(board)[:1:-1]) if digit == "1"]
    found = []
    while board:
        lowest = board & -board
        found.append(lowest.bit_length() - 1)
        board ^= lowest
    return found


def first(board: int) -> int:
    """The first square of a bitboard that has any."""
    return (board & -board).bit_length() - 1


def rings(start: int, spread: Callable[[int], int], through: int, into: int = 0) -> Iterator[int]:
    """What is one step away from a bitboard, then two, and so on, passing only `through` squares.

    `spread` gives all squares next to a bitboard; `into` squares can be entered, but not passed.
    """
    edge = reached = start
    enter = through | into
    while True:
        found = spread(edge) & enter & ~reached
        if not found:
            return
        reached |= found
        yield found
        edge = found & through


def flood(start: int, spread: Callable[[int], int], steps: int, through: int, into: int = 0) -> int:
    """All squares that `rings` reach in at most so many steps; the start is left out."""
    reached = 0
    for ring in islice(rings(start, spread, through, into), steps):
        reached |= ring
    return reached
