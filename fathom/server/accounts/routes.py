"""The HTTP routes of accounts. Nobody needs one to play."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.accounts import adoption, authentication
from fathom.server.accounts.authentication import Site
from fathom.server.http.cookies import Cookies, header_of
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import caller_of, header
from fathom.server.http.hosts import host_name, is_address
from fathom.server.tables.registry import Tables

Asked = Request[Any, Any, State]


def _site(request: Asked) -> Site:
    """Where the page is; passkeys are bound to a name, so there are none where a page is reached by an address."""
    name, origin = host_name(header(request.scope, b"host")), header(request.scope, b"origin")
    if not origin or is_address(name):
        raise Refused("passkey-needs-name", 400)
    return Site(origin, name)


def _cookies(request: Asked) -> Cookies:
    cookies: Cookies = request.app.state.cookies
    return cookies


def _with_cookie(request: Asked, told: Any, cookie: str) -> Response[Any]:
    answer = Response(told)
    if cookie:
        name, value = header_of(cookie, request.scope.get("scheme", ""))
        answer.headers[name.decode()] = value.decode()
    return answer


async def _signed_in(request: Asked, tables: Tables, entered: authentication.Row) -> Response[wire.SignedIn]:
    told = wire.SignedIn(await authentication.info(tables.store, entered["account"]), entered["codes"])
    return _with_cookie(request, told, entered["cookie"])


@get("/api/account", tags=["account"])
async def account(tables: TheTables, browser: Browser) -> wire.Me:
    """The account that this browser is signed in to, if any."""
    mine = await authentication.signed_in(tables.store, browser)
    return wire.Me(await authentication.info(tables.store, mine) if mine else None)


@post("/api/account/passkey-options", status_code=200, tags=["account"])
async def passkey_options(
    data: JSONBody[wire.WishAccount], request: Asked, tables: TheTables, browser: Browser
) -> dict[str, Any]:
    """What to ask the authenticator for a new passkey, as `navigator.credentials.create` takes it."""
    return await authentication.ask_for_new_passkey(tables.store, _site(request), browser, data.name)


@post("/api/account/passkey", status_code=200, tags=["account"])
async def passkey(
    data: JSONBody[wire.Credential], request: Asked, tables: TheTables, browser: Browser
) -> Response[wire.SignedIn]:
    """Keep a new passkey, with a new account unless this browser is signed in."""
    entered = await authentication.keep_passkey(tables, _cookies(request), _site(request), browser, data)
    return await _signed_in(request, tables, entered)


@post("/api/account/sign-in-options", status_code=200, tags=["account"])
async def sign_in_options(request: Asked, tables: TheTables, browser: Browser) -> dict[str, Any]:
    """What to ask the authenticator for signing in, as `navigator.credentials.get` takes it."""
    return await authentication.ask_for_passkey(tables.store, _site(request), browser)


@post("/api/account/sign-in", status_code=200, tags=["account"])
async def sign_in(
    data: JSONBody[wire.Credential], request: Asked, tables: TheTables, browser: Browser
) -> Response[wire.SignedIn]:
    """Sign in with a passkey. The seats of this browser come along."""
    entered = await authentication.sign_in(tables, _cookies(request), _site(request), browser, data)
    return await _signed_in(request, tables, entered)


@post("/api/account/recover", status_code=200, tags=["account"])
async def recover(
    data: JSONBody[wire.RecoveryCode], request: Asked, tables: TheTables, browser: Browser
) -> Response[wire.SignedIn]:
    """Sign in with a recovery code, which works once."""
    if not tables.code_tries.take(caller_of(request.scope)):
        raise Refused("too-fast", 429)
    entered = await authentication.recover(tables, _cookies(request), browser, data.code)
    return await _signed_in(request, tables, entered)


@post("/api/account/rename", status_code=200, tags=["account"])
async def rename(data: JSONBody[wire.AccountName], tables: TheTables, browser: Browser) -> wire.AccountInfo:
    mine = await authentication.required(tables.store, browser)
    await authentication.rename(tables.store, mine, data.name)
    return await authentication.info(tables.store, mine)


@post("/api/account/drop-passkey", status_code=200, tags=["account"])
async def drop_passkey(data: JSONBody[wire.PasskeyId], tables: TheTables, browser: Browser) -> wire.AccountInfo:
    """Forget one of one's passkeys; the last one stays."""
    mine = await authentication.required(tables.store, browser)
    await authentication.drop_passkey(tables.store, mine, data.id)
    return await authentication.info(tables.store, mine)


@post("/api/account/codes", status_code=200, tags=["account"])
async def codes(tables: TheTables, browser: Browser) -> wire.SignedIn:
    """New recovery codes; the old ones no longer work."""
    mine = await authentication.required(tables.store, browser)
    made = await authentication.new_codes(tables.store, mine)
    return wire.SignedIn(await authentication.info(tables.store, mine), made)


@post("/api/account/sign-out", status_code=200, tags=["account"])
async def sign_out(request: Asked, tables: TheTables, browser: Browser) -> Response[wire.Me]:
    """Make this browser a guest's. The seats stay with the account."""
    await authentication.required(tables.store, browser)
    return _with_cookie(request, wire.Me(None), _cookies(request).new())


@post("/api/account/sign-out-everywhere", status_code=200, tags=["account"])
async def sign_out_everywhere(request: Asked, tables: TheTables, browser: Browser) -> Response[wire.Me]:
    """Make every other browser of this account a guest's."""
    mine = await authentication.required(tables.store, browser)
    cookie = await authentication.sign_out_everywhere(tables, _cookies(request), mine)
    return _with_cookie(request, wire.Me(await authentication.info(tables.store, mine)), cookie)


@get("/api/account/export", tags=["account"])
async def export(tables: TheTables, browser: Browser) -> Response[bytes]:
    """All that is stored of whoever asks, with an account or without, as a file."""
    mine = await authentication.signed_in(tables.store, browser)
    told = await authentication.info(tables.store, mine) if mine else None
    content = msgspec.json.encode({"account": told, **await adoption.stored_of(tables, browser)})
    headers = {"content-disposition": 'attachment; filename="fathom-my-data.json"', "cache-control": "no-store"}
    return Response(content, media_type="application/json", headers=headers)


@post("/api/account/delete", status_code=200, tags=["account"])
async def delete(request: Asked, tables: TheTables, browser: Browser) -> Response[wire.Me]:
    """Forget whoever asks, with an account or without. Bots play on in their seats."""
    await authentication.delete(tables, browser)
    return _with_cookie(request, wire.Me(None), _cookies(request).new())


ROUTES: list[Any] = [
    account,
    passkey_options,
    passkey,
    sign_in_options,
    sign_in,
    recover,
    rename,
    drop_passkey,
    codes,
    sign_out,
    sign_out_everywhere,
    export,
    delete,
]
