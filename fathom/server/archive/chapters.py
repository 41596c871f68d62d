"""Chapters: how a finished table of a campaign game leaves something to the next, and becomes part of a campaign."""

import time
from typing import Any

from msgspec import Struct

from fathom.kernel import shapes
from fathom.kernel.record.carrying import Onward
from fathom.server.storage import schema
from fathom.server.storage.writes import Write
from fathom.server.tables.table import Place, Table, new_id


def left(table: Table) -> Struct | None:
    """What a table leaves to the next chapter, once it is over."""
    return table.match.state.carry_out() if table.match is not None and table.match.over else None


def onward(table: Table) -> Onward:
    """How the chapter after a table can begin, as far as that is settled."""
    return table.match.state.onward() if table.match is not None and table.match.over else Onward()


def goes_on(table: Table) -> bool:
    """Whether another chapter can follow: something is left, and no option has all its values behind it."""
    hints, closed = shapes.fields(table.game.options), onward(table).closed
    return left(table) is not None and all(
        set(shapes.values(hints[name]) or ()) - set(values) for name, values in closed.items()
    )


def closing(table: Table) -> list[Write]:
    """The first chapter that leaves something begins a campaign; what was only tried out or played again does not."""
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
