"""Chapters of campaigns: what a finished table carries over to the next, and how a table becomes part of a campaign."""

import time
from typing import Any

from msgspec import Struct

from fathom.kernel import shapes
from fathom.kernel.record.carrying import Onward
from fathom.server.storage import schema
from fathom.server.storage.writes import Write
from fathom.server.tables.table import Place, Table, new_id


def left(table: Table) -> Struct | None:
    """What a finished table carries over to the next chapter."""
    return table.match.state.carry_out() if table.match is not None and table.match.over else None


def onward(table: Table) -> Onward:
    """What a finished table settles of the next chapter: its seats, and options that are closed."""
    return table.match.state.onward() if table.match is not None and table.match.over else Onward()


def goes_on(table: Table) -> bool:
    """Whether another chapter can follow: something is carried over, and each option still has a value to choose."""
    hints, closed = shapes.fields(table.game.options), onward(table).closed
    return left(table) is not None and all(
        set(shapes.values(hints[name]) or ()) - set(values) for name, values in closed.items()
    )


def closing(table: Table) -> list[Write]:
    """Begin a campaign with the first chapter that carries something over, except for forks and imported games."""
    tried = table.forked_from is not None or table.setup.carry is not None
    if table.place is not None or tried or left(table) is None:
        return []
    table.place = Place(new_id(), 1)
    return [new_campaign(table), (schema.SET_PLACE, {"of_table": table.id, **place_row(table)})]


def new_campaign(table: Table) -> Write:
    assert table.place is not None
    return schema.NEW_CAMPAIGNS, {"id": table.place.campaign, "game": table.game.name, "created": time.time()}


def place_row(table: Table) -> dict[str, Any]:
    place = table.place
    return {"campaign_id": place.campaign if place else None, "chapter": place.chapter if place else 0}
