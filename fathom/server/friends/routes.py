"""The HTTP routes of profiles and friends. Nobody needs either to play."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from fathom.server import wire
from fathom.server.friends import profiles
from fathom.server.friends.friendship import are_friends
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import caller_of
from fathom.server.results import statistics
from fathom.server.results.settling import settle

Asked = Request[Any, Any, State]


@get("/api/friends", tags=["friends"])
async def list_friends(tables: TheTables, browser: Browser) -> wire.Friends:
    """One's own profile, if there is one, and one's friends."""
    return await profiles.shown(tables, browser)


@post("/api/friends/profile", status_code=200, tags=["friends"])
async def set_profile(data: JSONBody[wire.SetProfile], tables: TheTables, browser: Browser) -> wire.Friends:
    """Make one's profile, or change it."""
    await profiles.set_profile(tables.store, browser, data)
    return await profiles.shown(tables, browser)


@post("/api/friends/link", status_code=200, tags=["friends"])
async def renew_link(tables: TheTables, browser: Browser) -> wire.Friends:
    """Replace the link to one's own profile; the former link no longer works."""
    await profiles.renew_link(tables.store, browser)
    return await profiles.shown(tables, browser)


@post("/api/friends/look", status_code=200, tags=["friends"])
async def look_at_link(
    data: JSONBody[wire.FriendKey], request: Asked, tables: TheTables, browser: Browser
) -> wire.Inviter:
    """The name of the person whose link this is."""
    tables.inviting.charge(browser, caller_of(request.scope))
    return wire.Inviter((await profiles.by_link(tables.store, browser, data))["name"])


@post("/api/friends/accept", status_code=200, tags=["friends"])
async def accept(data: JSONBody[wire.FriendKey], request: Asked, tables: TheTables, browser: Browser) -> wire.Friends:
    """Become a friend of the person whose link this is."""
    tables.inviting.charge(browser, caller_of(request.scope))
    await profiles.befriend(tables.store, browser, data)
    return await profiles.shown(tables, browser)


@post("/api/friends/part", status_code=200, tags=["friends"])
async def part(data: JSONBody[wire.FriendOnly], tables: TheTables, browser: Browser) -> wire.Friends:
    """End a friendship. The other person is not notified."""
    await profiles.part(tables.store, browser, data.id)
    return await profiles.shown(tables, browser)


@get("/api/people/{profile_id:str}", tags=["friends"])
async def show_person(profile_id: FromPath[str], tables: TheTables, browser: Browser) -> wire.Person:
    """A profile, if the caller may see it: name, games played, ratings."""
    found = await profiles.profile_called(tables.store, profile_id)
    if not await profiles.may_see(tables.store, browser, found):
        raise Refused("no-such-person", 404)
    await settle(tables.store)
    friend = await are_friends(tables.store, browser, found["browser"])
    games = await statistics.games(tables.store, found["browser"])
    return wire.Person(found["id"], found["name"], friend, found["browser"] == browser, games)


ROUTES: list[Any] = [list_friends, set_profile, renew_link, look_at_link, accept, part, show_person]
