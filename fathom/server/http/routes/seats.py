"""Seats: joining, names, links, devices, handing over and taking back."""

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTable, TheTables, Viewpoint
from fathom.server.http.routes.common import MySeat, known
from fathom.server.live.connection import own_seat
from fathom.server.people import seats


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join(data: JSONBody[wire.Join], table: TheTable, tables: TheTables, browser: Browser) -> wire.Joined:
    seat = await seats.join(tables, table, data, browser)
    return wire.Joined(await known(tables, table, browser), seat)


@post("/api/tables/{table_id:str}/rename", status_code=200, tags=["seats"])
async def rename(data: JSONBody[wire.Join], table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    seat = data.seat if data.seat is not None else -1
    own_seat(table, seat, browser)
    await seats.rename(tables, table, seat, data.name)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/link", status_code=200, tags=["seats"])
async def link(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.Invite:
    """A new link for one use: to the caller's own seat, for another device, or to an open seat."""
    return await seats.fresh_link(tables, table, data.seat, browser)


@get("/api/tables/{table_id:str}/devices", tags=["seats"])
async def devices(table: TheTable, browser: Browser, seat: Viewpoint) -> list[wire.Device]:
    """The browsers that hold the caller's seat."""
    own_seat(table, seat, browser)
    return seats.devices(table, seat, browser)


@post("/api/tables/{table_id:str}/drop-device", status_code=200, tags=["seats"])
async def drop_device(
    data: JSONBody[wire.DropDevice], table: TheTable, tables: TheTables, browser: Browser
) -> wire.TableInfo:
    """Remove one of the browsers that hold the caller's seat."""
    own_seat(table, data.seat, browser)
    await seats.drop_device(tables, table, data.seat, data.device)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/hand-over", status_code=200, tags=["seats"])
async def hand_over(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    own_seat(table, data.seat, browser)
    await seats.hand_over(tables, table, data.seat)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/take-back", status_code=200, tags=["seats"])
async def take_back(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    await seats.take_back(tables, table, data.seat, browser)
    return await known(tables, table, browser)


ROUTES: list[Any] = [join, rename, link, devices, drop_device, hand_over, take_back]
