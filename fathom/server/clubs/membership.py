"""Clubs and their members: founding a club, joining by its link, hosts, leaving."""

import time
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.clubs import schema
from fathom.server.friends.profiles import named
from fathom.server.friends.schema import profiles
from fathom.server.http.errors import Refused
from fathom.server.http.links import derived_key, fits
from fathom.server.moderation.suspension import check_not_suspended
from fathom.server.storage.schema import tables as stored_tables
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict
from fathom.server.tables.table import new_id

Row = dict[str, Any]
MOST_CLUBS, MOST_MEMBERS = 30, 500
clubs, members, listed = schema.clubs.c, schema.members.c, schema.club_tables.c


async def found(store: Store, browser: str, wish: wire.NewClub) -> str:
    """Found a club; its founder is its first host."""
    await check_not_suspended(store, browser)
    await _not_too_many(store, browser)
    club = {"id": new_id(), "name": named(wish.name), "links": 1, "created": time.time()}
    await store.write((schema.NEW_CLUB, club), (schema.NEW_MEMBER, _member(club["id"], browser, wish.member, True)))
    return str(club["id"])


def _member(club_id: Any, browser: str, name: str, host: bool) -> Row:
    row = {"club_id": club_id, "browser": browser, "id": new_id(), "name": named(name)}
    return {**row, "host": host, "joined": time.time()}


async def _not_too_many(store: Store, browser: str) -> None:
    count = sa.select(sa.func.count().label("count")).where(members.browser == browser)
    if (await store.rows(count))[0]["count"] >= MOST_CLUBS:
        raise Refused("too-many-clubs")


async def called(store: Store, club_id: str) -> Row:
    rows = await store.rows(sa.select(schema.clubs).where(clubs.id == club_id))
    if not rows:
        raise Refused("no-such-club", 404)
    return rows[0]


async def members_of(store: Store, club_id: str) -> list[Row]:
    """The members in the order in which they joined. If no host is left, the first of them is the host."""
    rows = await store.rows(sa.select(schema.members).where(members.club_id == club_id).order_by(members.joined))
    if rows and not any(row["host"] for row in rows):
        rows[0]["host"] = True
    return rows


async def membership(store: Store, club_id: str, browser: str) -> Row:
    """Somebody's row as a member of a club; refused, as if there were no such club, for everybody else."""
    for row in await members_of(store, club_id):
        if row["browser"] == browser:
            return row
    raise Refused("no-such-club", 404)


async def required_host(store: Store, club_id: str, browser: str) -> Row:
    mine = await membership(store, club_id, browser)
    if not mine["host"]:
        raise Refused("not-club-host", 403)
    return mine


# ------------------------------------------------------------------------------------------ the link


async def by_link(store: Store, club_id: str, key: str) -> Row:
    rows = await store.rows(sa.select(schema.clubs).where(clubs.id == club_id))
    if not rows or not await fits(store, key, "club", club_id, rows[0]["links"]):
        raise Refused("wrong-key", 403)
    return rows[0]


async def door(store: Store, club_id: str, browser: str, key: str) -> wire.ClubDoor:
    club = await by_link(store, club_id, key)
    inside = await members_of(store, club_id)
    return wire.ClubDoor(club["id"], club["name"], len(inside), any(row["browser"] == browser for row in inside))


async def join(store: Store, club_id: str, browser: str, wish: wire.ClubKey) -> None:
    """Become a member; does nothing for members."""
    await by_link(store, club_id, wish.key)
    await check_not_suspended(store, browser)
    await _not_too_many(store, browser)
    inside = await members_of(store, club_id)
    if len(inside) >= MOST_MEMBERS:
        raise Refused("club-full")
    if any(row["browser"] == browser for row in inside):
        return
    try:
        await store.write((schema.NEW_MEMBER, _member(club_id, browser, wish.name, False)))
    except Conflict:
        return


async def change(store: Store, club: Row, name: str, links: int) -> None:
    await store.write((schema.SET_CLUB, {"of_club": club["id"], "name": named(name), "links": links}))


async def set_role(store: Store, club_id: str, wish: wire.SetRole) -> None:
    """Make a member a host or a host a member. The last host stays host."""
    inside = await members_of(store, club_id)
    hosts = [row["id"] for row in inside if row["host"]]
    if wish.member not in [row["id"] for row in inside]:
        raise Refused("no-such-member", 404)
    if not wish.host and hosts == [wish.member]:
        raise Refused("last-host")
    await store.write((schema.SET_HOST, {"of_club": club_id, "of_member": wish.member, "host": wish.host}))


async def leave(store: Store, club_id: str, member: str) -> None:
    """End a membership. The person keeps their seats at the club's tables."""
    if member not in [row["id"] for row in await members_of(store, club_id)]:
        raise Refused("no-such-member", 404)
    await store.write((schema.DROP_MEMBER, {"of_club": club_id, "of_member": member}))


# ------------------------------------------------------------------------------------------- reading


async def lines(store: Store, browser: str) -> list[wire.ClubLine]:
    """The clubs of a browser, each with its number of members and of running tables."""
    mine = sa.select(clubs.id, clubs.name).join(schema.members, members.club_id == clubs.id)
    rows = await store.rows(mine.where(members.browser == browser).order_by(clubs.name))
    ids = [row["id"] for row in rows]
    inside = sa.select(members.club_id, sa.func.count().label("count")).where(members.club_id.in_(ids))
    playing = (
        sa.select(listed.club_id, sa.func.count().label("count"))
        .join(stored_tables, stored_tables.c.id == listed.table_id)
        .where(listed.club_id.in_(ids), stored_tables.c.status.in_(("waiting", "playing")))
    )
    counts = [
        {row["club_id"]: row["count"] for row in await store.rows(each.group_by(each.selected_columns[0]))}
        for each in (inside, playing)
    ]
    return [wire.ClubLine(row["id"], row["name"], *(count.get(row["id"], 0) for count in counts)) for row in rows]


async def shown_members(store: Store, rows: list[Row], browser: str) -> list[wire.Member]:
    """The members as one of them sees them."""
    there = sa.select(profiles.c.browser, profiles.c.id)
    there = there.where(profiles.c.browser.in_([row["browser"] for row in rows]))
    found = {row["browser"]: row["id"] for row in await store.rows(there)}
    return [
        wire.Member(row["id"], row["name"], row["host"], row["browser"] == browser, found.get(row["browser"]))
        for row in rows
    ]


async def invitation(store: Store, club: Row, mine: Row) -> str:
    """The key of the link that invites, for hosts."""
    return await derived_key(store, "club", club["id"], club["links"]) if mine["host"] else ""
