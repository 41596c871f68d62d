"""Administration with the operator's key: reading reports, suspending people, closing tables. Each action is logged."""

import hmac
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.moderation import schema
from fathom.server.moderation.reports import OLD
from fathom.server.people.lobby import close_for_good
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import hashed, new_id

MOST = 200  # reports, or entries of the trail, that are shown at once
Row = dict[str, Any]


def hash_of(key: str) -> str:
    return hashed(f"admin/{key}")


def admit(tables: Tables, key: str, caller: str) -> None:
    """Check the operator's key. Without one there is no such page; wrong keys are limited by address."""
    wanted = tables.settings.admin_key_hash
    if not wanted:
        raise Refused("not-found", 404)
    if tables.admin_tries.of(caller).wait() > 0:
        raise Refused("too-fast", 429)
    if not hmac.compare_digest(hash_of(key), wanted):
        tables.admin_tries.take(caller)
        raise Refused("wrong-admin-key", 403)


def short(browser: str) -> str:
    """The name of a person in the audit trail: a hash that reveals nothing else."""
    return hashed(f"person/{browser}")[:12] if browser else ""


async def listed(tables: Tables, closed: bool) -> list[wire.ReportInfo]:
    """The open or the closed reports, newest first."""
    wanted = schema.reports.c.closed > 0 if closed else schema.reports.c.closed == 0
    found = sa.select(schema.reports).where(wanted).order_by(schema.reports.c.at.desc()).limit(MOST)
    return [await _info(tables, row) for row in await tables.store.rows(found)]


async def _info(tables: Tables, row: Row) -> wire.ReportInfo:
    plain = {name: row[name] for name in ("id", "name", "table_id", "about", "why", "text", "at", "closed", "outcome")}
    held = sa.select(schema.suspensions.c.until).where(schema.suspensions.c.browser == row["subject"])
    until = [each["until"] for each in await tables.store.rows(held)] if row["subject"] else []
    times = sa.select(sa.func.count().label("count")).where(schema.reports.c.subject == row["subject"])
    count = (await tables.store.rows(times))[0]["count"] if row["subject"] else 1
    moment = msgspec.json.decode(row["moment"])
    return wire.ReportInfo(
        **plain,
        person=short(row["subject"]),
        reporter=short(row["reporter"]),
        suspended=max(until, default=0.0),
        times=count,
        answers=moment["answers"],
        line=moment["line"],
        chat=[wire.ReportedLine(each["number"], each["name"], each["text"], each["at"]) for each in moment["chat"]],
    )


async def _report(tables: Tables, report_id: str) -> Row:
    found = await tables.store.rows(sa.select(schema.reports).where(schema.reports.c.id == report_id))
    if not found:
        raise Refused("no-such-report", 404)
    return found[0]


async def moment(tables: Tables, report_id: str) -> bytes:
    """The moment of the game that was stored with a report, as JSON."""
    content: str = (await _report(tables, report_id))["moment"]
    return content.encode()


async def close_report(tables: Tables, wish: wire.CloseReport) -> None:
    row = await _report(tables, wish.report)
    old = schema.reports.delete().where(schema.reports.c.closed > 0, schema.reports.c.closed < time.time() - OLD)
    done: Write = schema.CLOSE_REPORT, {"of_id": row["id"], "done_at": time.time(), "note": wish.note}
    await tables.store.write((old, {}), done, _entry("report-closed", row["id"], wish.note))


async def suspend(tables: Tables, wish: wire.Suspend) -> None:
    """Suspend the reported person for some days; 0 days end a suspension."""
    row = await _report(tables, wish.report)
    browser = row["subject"]
    if not browser:
        raise Refused("bad-request", 400)
    writes: list[Write] = [(schema.DROP_SUSPENSION, {"of_browser": browser})]
    note = wish.note
    if wish.days:
        until = time.time() + wish.days * 86_400
        writes.append((schema.NEW_SUSPENSION, {"browser": browser, "until": until, "why": wish.note}))
        note = f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d} {note}".strip()
    await tables.store.write(*writes, _entry("suspended" if wish.days else "released", short(browser), note))


async def close_table(tables: Tables, wish: wire.CloseTable) -> None:
    """Close a table, also during its game: all seats are emptied, and no link opens it."""
    table = await tables.open(wish.table_id)
    await close_for_good(tables, table, _entry("table-closed", table.id, wish.note))


def _entry(what: str, about: str, note: str) -> Write:
    return schema.NEW_AUDIT, {"id": new_id(), "at": time.time(), "what": what, "about": about, "note": note}


async def trail(tables: Tables) -> list[wire.AuditEntry]:
    """The audit trail, latest first."""
    found = sa.select(schema.audit).order_by(schema.audit.c.at.desc()).limit(MOST)
    return [
        wire.AuditEntry(row["at"], row["what"], row["about"], row["note"]) for row in await tables.store.rows(found)
    ]
