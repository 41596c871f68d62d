"""The result rows of a table, one for each seat, stored when its game ends."""

import time

from fathom.server.results import schema
from fathom.server.storage.writes import Write
from fathom.server.tables.table import Seat, Table


def noted(table: Table) -> list[Write]:
    """The result rows of a finished table. Forked games and lessons do not count."""
    match = table.match
    if match is None or not match.over or table.forked_from is not None or table.terms.lesson:
        return []
    state, people = match.state, people_at(table)
    shares, scores = state.result(), state.scores()
    sides = {seat: str(side) for side, seats in state.sides().items() for seat in seats}
    apart = not sides and not state.cooperative  # else the points are those of all, or of a side
    marks = [(share, score if apart else 0) for share, score in zip(shares, scores, strict=True)]
    game = {"table_id": table.id, "game": table.game.name, "seats": len(table.seats), "answers": match.number}
    rated = not state.cooperative and all(people)
    kind = {"together": state.cooperative, "rated": rated, "settled": False, "seconds": 0.0, "ended": time.time()}
    return [
        (
            schema.NEW_RESULT,
            {
                **game,
                **kind,
                "seat": seat.seat,
                "browser": people[seat.seat],
                "bot": seat.bot if seat.kind == "bot" else "",
                "side": sides.get(seat.seat, ""),
                "share": shares[seat.seat],
                "place": 1 + sum(other > marks[seat.seat] for other in marks),
                "score": scores[seat.seat],
            },
        )
        for seat in table.seats
    ]


def people_at(table: Table) -> list[str]:
    """The person on each seat: nobody for bots, and for a browser that held several seats."""
    found = [_person(seat) for seat in table.seats]
    return [person if found.count(person) == 1 else "" for person in found]


def _person(seat: Seat) -> str:
    if seat.kind != "person" or not seat.holders:
        return ""
    return min(seat.holders, key=lambda browser: (seat.holders[browser], browser))
