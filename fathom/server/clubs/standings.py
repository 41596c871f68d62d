"""The standings of an evening, computed from the results of its tables."""

from collections.abc import Sequence
from typing import Any

from fathom.server import wire

Row = dict[str, Any]
RESTED = 1.0  # points for a round without a game


def standings_of(people: Sequence[Row], places: Sequence[Row], mine: int | None = None) -> list[wire.Standing]:
    """Everybody's points, best first; ties are broken by the opponents' points. Unfinished games do not count."""
    points = {row["number"]: 0.0 for row in people}
    for row in places:
        points[row["entrant"]] += RESTED if row["table_id"] is None else row["share"] or 0.0
    tables: dict[str, list[int]] = {}
    for row in places:
        if row["table_id"] is not None and row["share"] is not None:
            tables.setdefault(row["table_id"], []).append(row["entrant"])
    against = dict.fromkeys(points, 0.0)
    played = dict.fromkeys(points, 0)
    for group in tables.values():
        for each in group:
            played[each] += 1
            against[each] += sum(points[other] for other in group if other != each)
    found = [
        wire.Standing(
            number=row["number"],
            name=row["name"],
            points=points[row["number"]],
            against=against[row["number"]],
            played=played[row["number"]],
            gone=row["gone"] or not row["browser"],
            me=row["number"] == mine,
        )
        for row in people
    ]
    return sorted(found, key=lambda each: (-each.points, -each.against, each.number))
