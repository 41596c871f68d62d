"""Milestones, the numbers of a game's own: one by one, or in tables where its words name a row and a column.

milestone-arc01-mercy = arc I closed by mercy
    .row = arc I
    .column = by mercy
"""

from collections.abc import Iterable

from msgspec import Struct

from fathom.kernel.words.words import Words


class Grid(Struct, frozen=True):
    """Milestones that stand in one table: by row, the name of the one in each column."""

    columns: list[str]
    rows: dict[str, list[str]]


def arranged(names: Iterable[str], words: Words) -> tuple[list[str], list[Grid]]:
    """The milestones that stand alone, and the tables of the others; rows with the same columns share a table."""
    alone: list[str] = []
    found: dict[str, dict[str, str]] = {}
    for name in names:
        row, column = (words.part(f"milestone-{name}", part) for part in ("row", "column"))
        if row and column:
            found.setdefault(row, {})[column] = name
        else:
            alone.append(name)
    grids: list[Grid] = []
    for row, cells in found.items():
        if not grids or grids[-1].columns != list(cells):
            grids.append(Grid(list(cells), {}))
        grids[-1].rows[row] = list(cells.values())
    return alone, grids
