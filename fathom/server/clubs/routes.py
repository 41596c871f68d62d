"""The HTTP routes of clubs and their tables. Nobody needs a club to play."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from fathom.server import wire
from fathom.server.clubs import evenings, membership
from fathom.server.clubs import tables as club_tables
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.guard import caller_of
from fathom.server.tables.registry import Tables

Asked = Request[Any, Any, State]


async def shown(tables: Tables, club_id: str, browser: str) -> wire.Club:
    """A club as one of its members sees it."""
    mine = await membership.membership(tables.store, club_id, browser)
    club = await membership.called(tables.store, club_id)
    members = await membership.members_of(tables.store, club_id)
    return wire.Club(
        id=club["id"],
        name=club["name"],
        host=mine["host"],
        key=await membership.invitation(tables.store, club, mine),
        members=await membership.shown_members(tables.store, members, browser),
        tables=await club_tables.of_club(tables, club_id, browser, mine["host"]),
        evenings=await evenings.of_club(tables.store, club_id, browser),
    )


@get("/api/clubs", tags=["clubs"])
async def list_clubs(tables: TheTables, browser: Browser) -> list[wire.ClubLine]:
    """One's own clubs."""
    return await membership.lines(tables.store, browser)


@post("/api/clubs", status_code=200, tags=["clubs"])
async def found_club(data: JSONBody[wire.NewClub], tables: TheTables, browser: Browser) -> wire.Club:
    """Found a club and become its first host."""
    return await shown(tables, await membership.found(tables.store, browser, data), browser)


@get("/api/clubs/{club_id:str}", tags=["clubs"])
async def show_club(club_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Club:
    """A club, for its members: who belongs to it, its tables and its evenings."""
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/look", status_code=200, tags=["clubs"])
async def look_at_club(
    data: JSONBody[wire.ClubKey], club_id: FromPath[str], request: Asked, tables: TheTables, browser: Browser
) -> wire.ClubDoor:
    """The club that a link leads to, before joining."""
    tables.inviting.charge(browser, caller_of(request.scope))
    return await membership.door(tables.store, club_id, browser, data.key)


@post("/api/clubs/{club_id:str}/join", status_code=200, tags=["clubs"])
async def join_club(
    data: JSONBody[wire.ClubKey], club_id: FromPath[str], request: Asked, tables: TheTables, browser: Browser
) -> wire.Club:
    """Become a member, by the club's link."""
    tables.inviting.charge(browser, caller_of(request.scope))
    await membership.join(tables.store, club_id, browser, data)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/leave", status_code=200, tags=["clubs"])
async def leave_club(club_id: FromPath[str], tables: TheTables, browser: Browser) -> list[wire.ClubLine]:
    """Leave a club. If no host is left, the longest member becomes host."""
    mine = await membership.membership(tables.store, club_id, browser)
    await membership.leave(tables.store, club_id, mine["id"])
    return await membership.lines(tables.store, browser)


# ---------------------------------------------------------------------------------------- for hosts


@post("/api/clubs/{club_id:str}/rename", status_code=200, tags=["clubs"])
async def rename_club(
    data: JSONBody[wire.ClubNamed], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    await membership.required_host(tables.store, club_id, browser)
    club = await membership.called(tables.store, club_id)
    await membership.change(tables.store, club, data.name, club["links"])
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/link", status_code=200, tags=["clubs"])
async def renew_club_link(club_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Club:
    """Replace the invitation link; the former link no longer works."""
    await membership.required_host(tables.store, club_id, browser)
    club = await membership.called(tables.store, club_id)
    await membership.change(tables.store, club, club["name"], club["links"] + 1)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/role", status_code=200, tags=["clubs"])
async def set_role(
    data: JSONBody[wire.SetRole], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Make a member a host, or a host a member."""
    await membership.required_host(tables.store, club_id, browser)
    await membership.set_role(tables.store, club_id, data)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/remove", status_code=200, tags=["clubs"])
async def remove_member(
    data: JSONBody[wire.MemberOnly], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Remove a member, as a host. They can come back by the link unless it is renewed."""
    await membership.required_host(tables.store, club_id, browser)
    await membership.leave(tables.store, club_id, data.member)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/announce", status_code=200, tags=["clubs"])
async def announce(
    data: JSONBody[wire.Announce], club_id: FromPath[str], request: Asked, tables: TheTables, browser: Browser
) -> wire.Announced:
    """Send a message to all running tables of the club, as a host."""
    await membership.required_host(tables.store, club_id, browser)
    tables.announcing.charge(browser, caller_of(request.scope))
    return wire.Announced(await club_tables.announce(tables, club_id, browser, data.text))


# ------------------------------------------------------------------------------------------- tables


@post("/api/clubs/{club_id:str}/list", status_code=200, tags=["clubs"])
async def put_on_list(
    data: JSONBody[wire.ClubTableOnly], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Add a table that the caller has opened to the club's list."""
    await membership.membership(tables.store, club_id, browser)
    await club_tables.put_on_list(tables.store, club_id, await tables.open_as_stored(data.table_id), browser)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/unlist", status_code=200, tags=["clubs"])
async def take_off_list(
    data: JSONBody[wire.ClubTableOnly], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Remove a table from the club's list, as a host."""
    await membership.required_host(tables.store, club_id, browser)
    table = await club_tables.one_of(tables, club_id, data.table_id)
    await club_tables.take_off_list(tables.store, table.id)
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/pause", status_code=200, tags=["clubs"])
async def pause_table(
    data: JSONBody[wire.ClubTableOnly], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Pause a table of the club, or let it go on."""
    await membership.required_host(tables.store, club_id, browser)
    await club_tables.pause(tables, await club_tables.one_of(tables, club_id, data.table_id))
    return await shown(tables, club_id, browser)


@post("/api/clubs/{club_id:str}/close", status_code=200, tags=["clubs"])
async def close_table(
    data: JSONBody[wire.ClubTableOnly], club_id: FromPath[str], tables: TheTables, browser: Browser
) -> wire.Club:
    """Close a table of the club for good."""
    await membership.required_host(tables.store, club_id, browser)
    await club_tables.close(tables, await club_tables.one_of(tables, club_id, data.table_id))
    return await shown(tables, club_id, browser)


ROUTES: list[Any] = [
    list_clubs,
    found_club,
    show_club,
    look_at_club,
    join_club,
    leave_club,
    rename_club,
    renew_club_link,
    set_role,
    remove_member,
    announce,
    put_on_list,
    take_off_list,
    pause_table,
    close_table,
]
