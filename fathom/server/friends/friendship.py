"""Who are friends, and who is in somebody's company: friends, and members of the same clubs."""

import sqlalchemy as sa

from fathom.server.clubs.schema import members
from fathom.server.friends.schema import friendships
from fathom.server.storage.store import Store


async def are_friends(store: Store, one: str, other: str) -> bool:
    both = sa.select(friendships.c.since).where(friendships.c.browser == one, friendships.c.other == other)
    return bool(one) and bool(await store.rows(both))


async def friends_of(store: Store, browser: str) -> set[str]:
    mine = sa.select(friendships.c.other).where(friendships.c.browser == browser)
    return {row["other"] for row in await store.rows(mine)}


async def company(store: Store, browser: str) -> set[str]:
    """The friends of a browser, and the members of its clubs."""
    mine = sa.select(members.c.club_id).where(members.c.browser == browser)
    with_me = sa.select(members.c.browser.label("who")).where(members.c.club_id.in_(mine))
    found = {row["who"] for row in await store.rows(with_me)}
    return (found | await friends_of(store, browser)) - {browser}
