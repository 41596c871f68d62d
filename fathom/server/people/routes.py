"""The HTTP routes of the lobby and of pauses."""

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTable, TheTables
from fathom.server.live import views
from fathom.server.live.connection import own_seat
from fathom.server.people import lobby, pauses, seats
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

MySeat = JSONBody[wire.SeatOnly]


async def known(tables: Tables, table: Table, browser: str) -> wire.TableInfo:
    return views.info(await tables.stored(table), browser)


@get("/api/tables/{table_id:str}/invited", tags=["lobby"])
async def invited(table: TheTable, tables: TheTables, browser: Browser) -> wire.Invited:
    """Whether one may sit down without a link."""
    return wire.Invited(await seats.is_invited(tables, table, browser))


@post("/api/tables/{table_id:str}/ready", status_code=200, tags=["lobby"])
async def ready(data: JSONBody[wire.Ready], table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    """Set whether the caller is ready to begin."""
    own_seat(table, data.seat, browser)
    await lobby.set_ready(tables, table, data)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=["lobby"])
async def leave(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    """Leave one's seat before the game."""
    own_seat(table, data.seat, browser)
    await lobby.leave(tables, table, data.seat)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/remove", status_code=200, tags=["lobby"])
async def remove(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    """Free the seat of a guest or a bot before the game, as its host."""
    lobby.only_host(table, browser)
    await lobby.remove(tables, table, data.seat)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/reorder", status_code=200, tags=["lobby"])
async def reorder(
    data: JSONBody[wire.SeatOrder], table: TheTable, tables: TheTables, browser: Browser
) -> wire.TableInfo:
    """Reorder the seats before the game, as its host."""
    lobby.only_host(table, browser)
    await lobby.reorder(tables, table, data.seats)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/open-link", status_code=200, tags=["lobby"])
async def open_link(table: TheTable, tables: TheTables, browser: Browser) -> wire.OpenLink:
    """A new link to any free seat, as the host. It works until the game begins or the next one is made."""
    lobby.only_host(table, browser)
    return wire.OpenLink(await lobby.link(tables, table))


@post("/api/tables/{table_id:str}/close", status_code=200, tags=["lobby"])
async def close(table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    """Close a table before the game, as its host."""
    lobby.only_host(table, browser)
    await lobby.close(tables, table)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/resume", status_code=200, tags=["play"])
async def resume(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    """End a pause."""
    own_seat(table, data.seat, browser)
    await pauses.resume(tables, table, data.seat)
    return await known(tables, table, browser)


ROUTES: list[Any] = [invited, ready, leave, remove, reorder, open_link, close, resume]
