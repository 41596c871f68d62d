"""Reports of a person, a message or a table, with the moment of the game as the reporter saw it."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.kernel import SPECTATOR
from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.moderation import schema
from fathom.server.people.chat import lines_before
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table, new_id

LINES = 30  # of the chat, that go with a report
OLD = 365 * 86_400.0  # seconds after which a closed report is dropped
Row = dict[str, Any]


async def send(tables: Tables, table: Table, browser: str, told: wire.SendReport) -> None:
    """Store a report. Nobody at the table is told."""
    line = await _line(tables.store, table, told.line) if told.about == "message" else None
    seat = line["seat"] if line else told.seat
    if told.about != "table" and not (0 <= seat < len(table.seats)):
        raise Refused("bad-request", 400)
    place = table.seats[seat] if told.about != "table" else None
    subject = next(iter(place.holders), "") if place else table.host
    if subject == browser:
        raise Refused("own-report", 400)
    await tables.store.write(
        (schema.NEW_REPORT, {
            "id": new_id(),
            "reporter": browser,
            "subject": subject,
            "name": (line["name"] if line else place.name) if place else "",
            "table_id": table.id,
            "about": told.about,
            "why": told.why,
            "text": told.text,
            "moment": msgspec.json.encode(await _moment(tables, table, browser, line)).decode(),
            "at": time.time(),
            "closed": 0.0,
            "outcome": "",
        }),
    )  # fmt: skip


async def _line(store: Store, table: Table, number: int) -> Row:
    lines = await lines_before(store, table.id, number + 1)
    if not lines or lines[-1]["number"] != number or lines[-1]["notice"]:
        raise Refused("no-such-line", 404)
    return lines[-1]


async def _moment(tables: Tables, table: Table, browser: str, line: Row | None) -> Row:
    """The moment as the reporter saw it: no other seat's secrets."""
    lines = await lines_before(tables.store, table.id, line["number"] + 10 if line else None)
    table = await tables.stored(table)
    seat = next(iter(table.seats_of(browser)), SPECTATOR)
    view = views.view(table, seat, browser)
    shown = msgspec.structs.replace(view, events=view.events[-100:])
    said = [{name: each[name] for name in ("number", "seat", "name", "text", "at")} for each in lines[-LINES:]]
    return {
        "answers": view.answers,
        "seat": seat,
        "line": line["number"] if line else None,
        "chat": said,
        "view": shown,
    }


# --------------------------------------------------------------------------------- with the rest of a person


def forgetting(browser: str) -> list[Write]:
    """The writes that forget a person: their own reports are deleted, those about them lose their name and words."""
    changes = (schema.DROP_SILENCES, schema.DROP_REPORTS, schema.CLEAR_SUBJECT, schema.DROP_SUSPENSION)
    return [(change, {"of_browser": browser}) for change in changes]


async def blanked(store: Store, table_id: str, names: dict[int, str]) -> list[Write]:
    """The writes that remove people's names and words from the moments stored with reports of a table."""
    found = sa.select(schema.reports.c.id, schema.reports.c.moment).where(schema.reports.c.table_id == table_id)
    writes: list[Write] = []
    for row in await store.rows(found):
        moment = msgspec.json.decode(row["moment"])
        for line in moment["chat"]:
            if names.get(line["seat"]) == line["name"]:
                line |= {"name": "", "text": ""}
        for seat in moment["view"]["table"]["seats"]:
            if names.get(seat["seat"]) == seat["name"]:
                seat["name"] = ""
        writes.append((schema.SET_MOMENT, {"of_id": row["id"], "moment": msgspec.json.encode(moment).decode()}))
    return writes


async def blanked_comments(store: Store, browser: str) -> list[Write]:
    """The writes that remove somebody's words from the moments stored with reports of their comments."""
    told = schema.reports.c
    found = sa.select(told.id, told.moment).where(told.subject == browser, told.about == "comment")
    writes: list[Write] = []
    for row in await store.rows(found):
        moment = msgspec.json.decode(row["moment"])
        moment["chat"] = [line | {"name": "", "text": ""} for line in moment["chat"]]
        writes.append((schema.SET_MOMENT, {"of_id": row["id"], "moment": msgspec.json.encode(moment).decode()}))
    return writes


async def adopt(store: Store, before: str, after: str) -> None:
    """Move the reports by and about one browser to another browser of the same person."""
    writes: list[Write] = [(rename, {"of_browser": before, "after": after}) for rename in schema.RENAMES]
    silences = schema.silences
    either = sa.or_(silences.c.browser.in_((before, after)), silences.c.other.in_((before, after)))
    kept: dict[tuple[str, str], Row] = {}
    for row in await store.rows(sa.select(silences).where(either)):
        row |= {side: after for side in ("browser", "other") if row[side] == before}
        if row["browser"] != row["other"]:
            kept.setdefault((row["browser"], row["other"]), row)
    writes += [(schema.DROP_SILENCES, {"of_browser": each}) for each in (before, after)]
    writes += [(schema.NEW_SILENCE, row) for row in kept.values()]
    held = sa.select(schema.suspensions).where(schema.suspensions.c.browser.in_((before, after)))
    rows = await store.rows(held)
    if rows:
        longest = max(rows, key=lambda row: float(row["until"]))
        writes += [(schema.DROP_SUSPENSION, {"of_browser": each}) for each in (before, after)]
        writes.append((schema.NEW_SUSPENSION, {**longest, "browser": after}))
    await store.write(*writes)


async def stored_of(store: Store, browser: str) -> Row:
    """What is stored of a person: their own reports and their suspension, but not reports by others about them."""
    mine = schema.silences.c.browser == browser
    sent = sa.select(*(column for column in schema.reports.c if column.name not in ("subject", "reporter")))
    held = sa.select(schema.suspensions.c.until, schema.suspensions.c.why)
    silences = sa.select(schema.silences.c.kind, schema.silences.c.name, schema.silences.c.at)
    return {
        "silenced": await store.rows(silences.where(mine)),
        "reports": await store.rows(sent.where(schema.reports.c.reporter == browser)),
        "suspended": await store.rows(held.where(schema.suspensions.c.browser == browser)),
    }
