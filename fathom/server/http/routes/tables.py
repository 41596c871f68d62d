"""Tables: listing, opening, starting; the promise of a seed and the address of the server."""

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.http.addresses import origins
from fathom.server.http.dependencies import Browser, TheTable, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.routes.common import known
from fathom.server.live import views
from fathom.server.people import listing
from fathom.server.tables import opening


@get("/api/tables", tags=["tables"])
async def list_tables(tables: TheTables, browser: Browser) -> list[wire.TableInfo]:
    """Public tables that are not over, and those where this browser sits, newest first."""
    return await listing.listed(tables, browser)


@get("/api/address", tags=["server"])
async def address(tables: TheTables) -> wire.Address:
    """Where friends can reach this server."""
    return wire.Address(origins(tables.settings.host, tables.settings.port))


@post("/api/promise", status_code=200, tags=["tables"])
async def promise(tables: TheTables, browser: Browser) -> wire.Promised:
    """Draw the server's secret for this browser's next table and return its hash, before any share is known."""
    return wire.Promised(await tables.promises.draw(browser))


@post("/api/tables", tags=["tables"])
async def open_table(data: JSONBody[wire.NewTable], tables: TheTables, browser: Browser) -> wire.Opened:
    table, invites = await opening.create(tables, data, browser)
    return wire.Opened(views.info(table, browser), invites)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"])
async def start(table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    if table.host != browser:
        raise Refused("not-host", 403)
    await opening.start(tables, table)
    return await known(tables, table, browser)


ROUTES: list[Any] = [list_tables, address, promise, open_table, show_table, start]
