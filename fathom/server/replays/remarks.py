"""Remarks: comments at a moment of a finished game, and the chat of a shared replay.

Everybody who may see a finished game may read and write them. Readers do not see remarks of people whom they have muted
or blocked.
"""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.kernel import SPECTATOR
from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.moderation import mute_and_block
from fathom.server.moderation import schema as moderation
from fathom.server.moderation.suspension import check_not_suspended
from fathom.server.people.names import distinct_names
from fathom.server.replays import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table, new_id

MOST_COMMENTS = 500  # at one table
SHOWN = 50  # lines of a shared replay's chat
Row = dict[str, Any]
columns = schema.remarks.c


async def finished(tables: Tables, table_id: str) -> Table:
    """A table whose game is over; refused if its end was undone."""
    table = await tables.stored(await tables.open_as_stored(table_id))
    if table.status != "over":
        raise Refused("not-over")
    return table


def check_moment(table: Table, moment: int) -> None:
    if not 0 <= moment <= table.answers:
        raise Refused("no-such-moment", 404)


def name_of(table: Table, browser: str, name: str) -> str:
    """The name of a remark's author: that of their seat if they sat at the table, else one unlike all names there."""
    mine = table.seats_of(browser)
    return table.names[mine[0]] if mine else distinct_names([*table.names, name])[-1]


async def comments(tables: Tables, table: Table, browser: str) -> list[wire.Remark]:
    """The comments at all moments of a finished game, in the order of the game."""
    wanted = sa.select(schema.remarks).where(columns.table_id == table.id, columns.replay_id == "")
    return await readable(tables, table, browser, wanted.order_by(columns.moment, columns.at))


async def chat_of(tables: Tables, table: Table, browser: str, replay_id: str) -> list[wire.Remark]:
    """The last chat lines of a shared replay."""
    wanted = sa.select(schema.remarks).where(columns.replay_id == replay_id)
    return (await readable(tables, table, browser, wanted.order_by(columns.at.desc()).limit(SHOWN)))[::-1]


async def readable(tables: Tables, table: Table, browser: str, wanted: sa.Select[Any]) -> list[wire.Remark]:
    unheard = {row["other"] for row in await mute_and_block.silenced_by(tables.store, browser)}
    rows = await tables.store.rows(wanted)
    return [_remark(table, row, browser) for row in rows if row["browser"] not in unheard]


def _remark(table: Table, row: Row, browser: str) -> wire.Remark:
    told = {name: row[name] for name in ("id", "moment", "name", "text", "at")}
    mine = row["browser"] == browser
    return wire.Remark(**told, mine=mine, removable=mine or table.host == browser)


async def comment(tables: Tables, table: Table, browser: str, written: wire.NewRemark) -> None:
    check_moment(table, written.moment)
    count = sa.select(sa.func.count().label("count")).where(columns.table_id == table.id, columns.replay_id == "")
    if (await tables.store.rows(count))[0]["count"] >= MOST_COMMENTS:
        raise Refused("too-many-comments")
    await check_may_write(tables.store, table, browser)
    name = name_of(table, browser, written.name)
    await tables.store.write(written_down(table, browser, name, written.moment, written.text))


async def check_may_write(store: Store, table: Table, browser: str) -> None:
    """Refuse people who are suspended, or blocked by the table's host."""
    await check_not_suspended(store, browser)
    if await mute_and_block.is_blocked(store, table.host, browser):
        raise Refused("cannot-comment", 403)


def written_down(table: Table, browser: str, name: str, moment: int, text: str, replay_id: str = "") -> Write:
    if not text.strip():
        raise Refused("bad-request", 400)
    row = {"id": new_id(), "table_id": table.id, "replay_id": replay_id, "moment": moment, "browser": browser}
    return schema.NEW_REMARK, {**row, "name": name, "text": text.strip(), "at": time.time()}


async def found(tables: Tables, remark_id: str) -> tuple[Row, Table]:
    """A remark and its table, whose game must be over."""
    rows = await tables.store.rows(sa.select(schema.remarks).where(columns.id == remark_id))
    if not rows:
        raise Refused("no-such-comment", 404)
    return rows[0], await finished(tables, rows[0]["table_id"])


async def remove(tables: Tables, browser: str, remark_id: str) -> Row:
    """Delete one's own remark, or any at a table that one has opened; returns it."""
    row, table = await found(tables, remark_id)
    if browser not in (row["browser"], table.host):
        raise Refused("not-your-comment", 403)
    await tables.store.write((schema.DROP_REMARK, {"of_id": remark_id}))
    return row


async def silence_writer(tables: Tables, browser: str, remark_id: str, kind: str) -> Row:
    """Mute or block the author of a remark, who is not told; returns the remark."""
    row, _ = await found(tables, remark_id)
    if row["browser"] == browser:
        raise Refused("bad-request", 400)
    await mute_and_block.silence_person(tables.store, browser, row["browser"], row["name"], kind)
    return row


async def report(tables: Tables, browser: str, remark_id: str, told: wire.ReportRemark) -> None:
    """Report a remark to the operator, with its moment of the game as everybody may see it."""
    row, table = await found(tables, remark_id)
    if row["browser"] == browser:
        raise Refused("own-report", 400)
    view = views.view(table, SPECTATOR, browser)
    line = {"number": 0, "seat": SPECTATOR, "name": row["name"], "text": row["text"], "at": row["at"]}
    moment = {"answers": row["moment"], "seat": SPECTATOR, "line": 0, "chat": [line]}
    stored = {**moment, "view": msgspec.structs.replace(view, events=view.events[-100:])}
    await tables.store.write(
        (moderation.NEW_REPORT, {
            "id": new_id(),
            "reporter": browser,
            "subject": row["browser"],
            "name": row["name"],
            "table_id": table.id,
            "about": "comment",
            "why": told.why,
            "text": told.text,
            "moment": msgspec.json.encode(stored).decode(),
            "at": time.time(),
            "closed": 0.0,
            "outcome": "",
        }),
    )  # fmt: skip
