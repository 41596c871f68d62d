"""The HTTP routes of moderation: for everybody, and for the operator, who has a key."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTable, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import caller_of, header
from fathom.server.moderation import administration, mute_and_block, reports, schema
from fathom.server.tables.registry import Tables

Asked = Request[Any, Any, State]


@post("/api/tables/{table_id:str}/silence", status_code=200, tags=["moderation"])
async def set_silence(
    data: JSONBody[wire.Silence], table: TheTable, tables: TheTables, browser: Browser
) -> list[wire.Silence]:
    """Mute or block the person on a seat, or end that. They are not told."""
    await mute_and_block.set_silence(tables.store, table, browser, data)
    return await mute_and_block.silenced_at(tables.store, table, browser)


@get("/api/tables/{table_id:str}/silenced", tags=["moderation"])
async def silenced_at(table: TheTable, tables: TheTables, browser: Browser) -> list[wire.Silence]:
    """The seats whose people the caller has muted or blocked."""
    return await mute_and_block.silenced_at(tables.store, table, browser)


@get("/api/silenced", tags=["moderation"])
async def silenced(tables: TheTables, browser: Browser) -> list[wire.Silenced]:
    """Everybody whom the caller has muted or blocked."""
    return await mute_and_block.listed(tables.store, browser)


@post("/api/silenced/release", status_code=200, tags=["moderation"])
async def release(data: JSONBody[wire.Release], tables: TheTables, browser: Browser) -> list[wire.Silenced]:
    """End muting or blocking somebody."""
    await tables.store.write((schema.RELEASE, {"of_browser": browser, "of_id": data.id}))
    return await mute_and_block.listed(tables.store, browser)


@post("/api/tables/{table_id:str}/reports", status_code=200, tags=["moderation"])
async def send_report(
    data: JSONBody[wire.SendReport], request: Asked, table: TheTable, tables: TheTables, browser: Browser
) -> wire.Reported:
    """Report a person, a message or the table to the operator, with the present moment of the game."""
    tables.reporting.charge(browser, caller_of(request.scope))
    await reports.send(tables, await tables.stored(table), browser, data)
    return wire.Reported(bool(tables.settings.admin_key_hash))


# ------------------------------------------------------------------------------------------ the operator


def _admit(request: Asked, tables: Tables) -> None:
    scheme, _, key = header(request.scope, b"authorization").partition(" ")
    administration.admit(tables, key if scheme == "Bearer" else "", caller_of(request.scope))


@get("/api/admin", tags=["administration"])
async def page(tables: TheTables) -> wire.AdminPage:
    """Whether this server has a page for its operator: only with an operator's key."""
    if not tables.settings.admin_key_hash:
        raise Refused("not-found", 404)
    return wire.AdminPage()


@get("/api/admin/reports", tags=["administration"])
async def read_reports(
    request: Asked, tables: TheTables, closed: Annotated[bool, QueryParameter()] = False
) -> list[wire.ReportInfo]:
    """The reports, for the operator."""
    _admit(request, tables)
    return await administration.listed(tables, closed)


@get("/api/admin/reports/{report_id:str}/moment", tags=["administration"])
async def read_moment(request: Asked, tables: TheTables, report_id: FromPath[str]) -> Response[bytes]:
    """What the reporter saw, as a file."""
    _admit(request, tables)
    content = await administration.moment(tables, report_id)
    return Response(content, media_type="application/json", headers={"cache-control": "no-store"})


@post("/api/admin/close-report", status_code=200, tags=["administration"])
async def close_report(data: JSONBody[wire.CloseReport], request: Asked, tables: TheTables) -> list[wire.ReportInfo]:
    """Close a report with a note on its outcome."""
    _admit(request, tables)
    await administration.close_report(tables, data)
    return await administration.listed(tables, closed=False)


@post("/api/admin/suspend", status_code=200, tags=["administration"])
async def suspend(data: JSONBody[wire.Suspend], request: Asked, tables: TheTables) -> list[wire.ReportInfo]:
    """Suspend the reported person, or end a suspension."""
    _admit(request, tables)
    await administration.suspend(tables, data)
    return await administration.listed(tables, closed=False)


@post("/api/admin/close-table", status_code=200, tags=["administration"])
async def close_table(data: JSONBody[wire.CloseTable], request: Asked, tables: TheTables) -> list[wire.ReportInfo]:
    """Close a table."""
    _admit(request, tables)
    await administration.close_table(tables, data)
    return await administration.listed(tables, closed=False)


@get("/api/admin/trail", tags=["administration"])
async def read_trail(request: Asked, tables: TheTables) -> list[wire.AuditEntry]:
    """The audit trail of the operator's actions."""
    _admit(request, tables)
    return await administration.trail(tables)


ROUTES: list[Any] = [
    set_silence,
    silenced_at,
    silenced,
    release,
    send_report,
    page,
    read_reports,
    read_moment,
    close_report,
    suspend,
    close_table,
    read_trail,
]
