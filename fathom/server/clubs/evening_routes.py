"""The HTTP routes of evenings: planned and led by hosts, entered by members."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fathom.server import wire
from fathom.server.clubs import evenings, membership
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.tables.registry import Tables

Row = dict[str, Any]


async def _member(tables: Tables, evening_id: str, browser: str) -> tuple[Row, Row]:
    """An evening and the caller's membership of its club; refused as unknown for everybody else."""
    evening = await evenings.called(tables.store, evening_id)
    try:
        return evening, await membership.membership(tables.store, evening["club_id"], browser)
    except Refused:
        raise Refused("no-such-evening", 404) from None


async def _host(tables: Tables, evening_id: str, browser: str) -> Row:
    evening, member = await _member(tables, evening_id, browser)
    if not member["host"]:
        raise Refused("not-club-host", 403)
    return evening


async def _shown(tables: Tables, evening_id: str, browser: str) -> wire.Evening:
    evening, member = await _member(tables, evening_id, browser)
    return await evenings.shown(tables.store, evening, member)


@post("/api/clubs/{club_id:str}/evenings", status_code=200, tags=["evenings"])
async def plan_evening(
    data: JSONBody[wire.NewEvening], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Evening:
    """Plan an evening of the club, as a host."""
    await membership.required_host(tables.store, club_id, browser)
    return await _shown(tables, await evenings.plan(tables.store, club_id, data), browser)


@get("/api/evenings/{evening_id:str}", tags=["evenings"])
async def show_evening(evening_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Evening:
    """An evening, for members of the club: its rounds and standings."""
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/enter", status_code=200, tags=["evenings"])
async def enter_evening(evening_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Evening:
    """Enter the evening, from the next round on."""
    evening, member = await _member(tables, evening_id, browser)
    await evenings.enter(tables.store, evening, member)
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/withdraw", status_code=200, tags=["evenings"])
async def withdraw(evening_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Evening:
    """Withdraw from the rounds that are still to come."""
    evening, _ = await _member(tables, evening_id, browser)
    for row in await evenings.entrants_of(tables.store, evening_id):
        if row["browser"] == browser:
            await evenings.set_gone(tables.store, evening, row["number"], True)
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/drop", status_code=200, tags=["evenings"])
async def drop_entrant(
    data: JSONBody[wire.EntrantOnly], evening_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Evening:
    """Withdraw somebody else from the next rounds, as a host."""
    await evenings.set_gone(tables.store, await _host(tables, evening_id, browser), data.number, True)
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/next-round", status_code=200, tags=["evenings"])
async def next_round(evening_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Evening:
    """Pair the next round and open its tables, as a host."""
    await evenings.next_round(tables, await _host(tables, evening_id, browser), browser)
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/open-tables", status_code=200, tags=["evenings"])
async def open_tables(
    data: JSONBody[wire.OpenTables], evening_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Evening:
    """Open tables that anybody with the link may join, as a host."""
    await evenings.open_tables(tables, await _host(tables, evening_id, browser), browser, data.count)
    return await _shown(tables, evening_id, browser)


@post("/api/evenings/{evening_id:str}/close", status_code=200, tags=["evenings"])
async def close_evening(evening_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Evening:
    """End an evening, as a host. Its tables stay as they are."""
    await evenings.close(tables.store, await _host(tables, evening_id, browser))
    return await _shown(tables, evening_id, browser)


ROUTES: list[Any] = [
    plan_evening,
    show_evening,
    enter_evening,
    withdraw,
    drop_entrant,
    next_round,
    open_tables,
    close_evening,
]
