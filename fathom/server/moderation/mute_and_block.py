"""Mute and block. The person who is muted or blocked is not told.

Muting hides a person's chat from whoever muted them. Blocking does the same, and also keeps that person out of tables
that the blocker has opened: they cannot join them and do not see them in the list.
"""

import time
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.moderation import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.table import Table, new_id

MOST = 500  # people that one person silences
Row = dict[str, Any]
silences = schema.silences.c


async def set_silence(store: Store, table: Table, browser: str, wish: wire.Silence) -> None:
    """Mute or block whoever sits on a seat, or hear them again."""
    place = table.seats[wish.seat] if wish.seat < len(table.seats) else None
    if place is None or not place.holders or browser in place.holders:
        raise Refused("bad-request", 400)
    for other in place.holders:
        await silence_person(store, browser, other, place.name, wish.kind)


async def silence_person(store: Store, browser: str, other: str, name: str, kind: str) -> None:
    """Mute or block somebody by the name that they have now, or (`none`) hear them again."""
    known = await store.rows(sa.select(sa.func.count().label("count")).where(silences.browser == browser))
    if kind != "none" and known[0]["count"] >= MOST:
        raise Refused("too-many-silenced")
    writes: list[Write] = [(schema.DROP_SILENCE, {"of_browser": browser, "of_other": other})]
    if kind != "none":
        row = {"browser": browser, "other": other, "id": new_id(), "kind": kind}
        writes.append((schema.NEW_SILENCE, {**row, "name": name, "at": time.time()}))
    try:
        await store.write(*writes)
    except Conflict:
        raise Refused("too-fast", 429) from None


async def silenced_at(store: Store, table: Table, browser: str) -> list[wire.Silence]:
    """The seats of a table whose people one has silenced."""
    found = {row["other"]: row["kind"] for row in await silenced_by(store, browser)}
    kinds = [(seat, [found[each] for each in place.holders if each in found]) for seat, place in enumerate(table.seats)]
    return [wire.Silence(seat, "block" if "block" in each else "mute") for seat, each in kinds if each]


async def silenced_by(store: Store, browser: str) -> list[Row]:
    mine = sa.select(schema.silences).where(silences.browser == browser)
    return await store.rows(mine.order_by(silences.at.desc()))


async def listed(store: Store, browser: str) -> list[wire.Silenced]:
    """Everybody whom one has silenced, by the name that they had."""
    return [wire.Silenced(row["id"], row["kind"], row["name"], row["at"]) for row in await silenced_by(store, browser)]


async def is_blocked(store: Store, host: str, browser: str) -> bool:
    """Whether a host does not want somebody at the tables that they open."""
    wanted = sa.select(silences.id).where(silences.browser == host, silences.other == browser, silences.kind == "block")
    return bool(host) and bool(await store.rows(wanted))


async def hosts_blocked_either_way(store: Store, browser: str) -> set[str]:
    """The hosts whose tables are left out of somebody's list, because one of the two has blocked the other."""
    mine = sa.select(silences.other.label("host")).where(silences.browser == browser, silences.kind == "block")
    theirs = sa.select(silences.browser.label("host")).where(silences.other == browser, silences.kind == "block")
    return {row["host"] for each in (mine, theirs) for row in await store.rows(each)}
