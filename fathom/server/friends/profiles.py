"""Profiles and friendships. Two people become friends when one of them opens the other's link."""

import time
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.friends import schema
from fathom.server.friends.friendship import company
from fathom.server.http.errors import Refused
from fathom.server.http.links import derived_key, fits
from fathom.server.live import views
from fathom.server.moderation import mute_and_block
from fathom.server.people.names import clean
from fathom.server.storage import schema as storage
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import new_id

Row = dict[str, Any]
MOST = 300  # friends of one person
MOST_TABLES = 20  # of friends, that are shown
profiles, friendships = schema.profiles.c, schema.friendships.c


async def profile_of(store: Store, browser: str) -> Row | None:
    found = await store.rows(sa.select(schema.profiles).where(profiles.browser == browser))
    return found[0] if found else None


async def profile_called(store: Store, profile_id: str) -> Row:
    found = await store.rows(sa.select(schema.profiles).where(profiles.id == profile_id))
    if not found:
        raise Refused("no-such-person", 404)
    return found[0]


async def set_profile(store: Store, browser: str, wish: wire.SetProfile) -> None:
    """Make one's profile, or change it."""
    kept = {"name": named(wish.name), "open": wish.open}
    mine = await profile_of(store, browser)
    if mine is not None:
        await store.write((schema.SET_PROFILE, {"of_browser": browser, "links": mine["links"], **kept}))
        return
    row = {"browser": browser, "id": new_id(), "links": 1, "created": time.time(), **kept}
    try:
        await store.write((schema.NEW_PROFILE, row))
    except Conflict:
        raise Refused("too-fast", 429) from None


def named(name: str) -> str:
    """A name that can be read."""
    kept = clean(name)
    if not kept:
        raise Refused("name-empty", 400)
    return kept


async def renew_link(store: Store, browser: str) -> None:
    """Replace the link to a profile; the former link no longer works."""
    mine = await _required(store, browser)
    kept = {"name": mine["name"], "open": mine["open"], "links": mine["links"] + 1}
    await store.write((schema.SET_PROFILE, {"of_browser": browser, **kept}))


async def _required(store: Store, browser: str) -> Row:
    mine = await profile_of(store, browser)
    if mine is None:
        raise Refused("no-profile", 403)
    return mine


# ------------------------------------------------------------------------------------------- friends


async def by_link(store: Store, browser: str, wish: wire.FriendKey) -> Row:
    """The profile to which a link leads."""
    found = await store.rows(sa.select(schema.profiles).where(profiles.id == wish.id))
    if not found or not await fits(store, wish.key, "friend", found[0]["id"], found[0]["links"]):
        raise Refused("wrong-key", 403)
    if await mute_and_block.is_blocked(store, found[0]["browser"], browser):
        raise Refused("wrong-key", 403)  # as if the link were an old one
    return found[0]


async def befriend(store: Store, browser: str, wish: wire.FriendKey) -> None:
    """Become a friend of the person whose link this is; creates a profile where there is none."""
    other = await by_link(store, browser, wish)
    if other["browser"] == browser:
        raise Refused("own-link", 400)
    if await profile_of(store, browser) is None:
        await set_profile(store, browser, wire.SetProfile(wish.name))
    for each in (browser, other["browser"]):
        if len(await _friends(store, each)) >= MOST:
            raise Refused("too-many-friends")
    now, pair = time.time(), (browser, other["browser"])
    sides = [{"browser": one, "other": two, "since": now} for one, two in (pair, pair[::-1])]
    try:
        await store.write(*[(schema.NEW_FRIENDSHIP, side) for side in sides])
    except Conflict:
        return  # they are friends already


async def part(store: Store, browser: str, profile_id: str) -> None:
    """End a friendship, on both sides."""
    other = (await profile_called(store, profile_id))["browser"]
    sides = ((browser, other), (other, browser))
    await store.write(*[(schema.DROP_FRIENDSHIP, {"of_browser": one, "of_other": two}) for one, two in sides])


async def _friends(store: Store, browser: str) -> list[Row]:
    mine = (
        sa.select(friendships.other, friendships.since, profiles.id, profiles.name)
        .join(schema.profiles, profiles.browser == friendships.other)
        .where(friendships.browser == browser)
        .order_by(profiles.name)
    )
    return await store.rows(mine)


async def shown(tables: Tables, browser: str) -> wire.Friends:
    """A person's own profile, and their friends with the tables where they sit, if those are open to friends."""
    mine = await profile_of(tables.store, browser)
    if mine is None:
        return wire.Friends(None, [])
    friends = await _friends(tables.store, browser)
    seats = await _tables_of(tables.store, [each["other"] for each in friends])
    infos = {
        table: views.info(await tables.stored(await tables.open(table)), browser)
        for table in dict.fromkeys(row["table_id"] for row in seats)
    }
    listed = [
        wire.Friend(
            each["id"],
            each["name"],
            each["since"],
            [infos[row["table_id"]] for row in seats if row["browser"] == each["other"]],
        )
        for each in friends
    ]
    key = await derived_key(tables.store, "friend", mine["id"], mine["links"])
    return wire.Friends(wire.MyProfile(mine["id"], mine["name"], mine["open"], key), listed)


async def _tables_of(store: Store, browsers: list[str]) -> list[Row]:
    """Where people sit, at tables that are open to friends or to everybody."""
    held, kept = storage.holders.c, storage.tables.c
    open_to = sa.or_(kept.terms["friends"].as_boolean(), kept.terms["public"].as_boolean())
    sit = sa.select(held.browser, held.table_id).distinct().join(storage.tables, kept.id == held.table_id)
    sit = sit.where(held.browser.in_(browsers), held.lost.is_(False), open_to, kept.status.in_(("waiting", "playing")))
    return await store.rows(sit.order_by(held.table_id).limit(MOST_TABLES))


async def may_see(store: Store, browser: str, profile: Row) -> bool:
    """Whether somebody sees a profile: their own, an open one, and those of friends and members of their clubs."""
    return bool(profile["open"]) or profile["browser"] == browser or profile["browser"] in await company(store, browser)
