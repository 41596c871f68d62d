"""Checks every request before anything else sees it: host, origin, rate and cookie; adds the security headers."""

import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec

from fathom.kernel.words.words import LANGUAGES
from fathom.server import logs, metrics
from fathom.server.http.cookies import Cookies, browser_of, header_of
from fathom.server.http.errors import Refused
from fathom.server.http.hosts import host_name, is_near, is_ours
from fathom.server.http.limits import Buckets
from fathom.server.live import views
from fathom.server.settings import Settings

log = logging.getLogger(__name__)

SAFE = ("GET", "HEAD", "OPTIONS")
STRANGE = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")
FILE_COST = 0.1  # a page brings many files, and a file is cheap

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
DRESS = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
App = Callable[[Any, Any, Any], Awaitable[None]]


def header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def language(scope: Any) -> str:
    """The first language of `Accept-Language` that we have."""
    for part in header(scope, b"accept-language").split(","):
        wanted = part.split(";")[0].strip().split("-")[0].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def same_origin(scope: Any) -> bool:
    """Whether a request comes from our own pages or from no page at all, by its `Sec-Fetch-Site` or `Origin`."""
    origin, site = header(scope, b"origin"), header(scope, b"sec-fetch-site")
    own = {f"{scheme}://{header(scope, b'host')}" for scheme in ("http", "https")}
    return origin in ("", *own) and site in ("", "none", "same-origin")


def is_json(scope: Any) -> bool:
    """Whether a request has a JSON body or none. Pages of other origins can send any type but JSON."""
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    return kind == "application/json" or not _has_body(scope)


def _has_body(scope: Any) -> bool:
    return bool(header(scope, b"transfer-encoding")) or header(scope, b"content-length") not in ("", "0")


def _introduces(scope: Any) -> bool:
    """Whether a browser without a cookie is given one here: only by requests that change something.

    A page sends several requests at once. If each of them set a cookie, a browser that takes a seat meanwhile would
    lose it to the cookie of another request.
    """
    return scope["path"].startswith("/api/") and scope["method"] not in SAFE


class Guard:
    """ASGI middleware before everything else: identifies the browser by its cookie and refuses bad requests.

    HTTP requests go on to `pages`, and their responses get the security headers; websockets go on to `lines`.
    """

    def __init__(self, pages: App, lines: App, settings: Settings, cookies: Cookies) -> None:
        self.pages, self.lines, self.settings, self.cookies = pages, lines, settings, cookies
        self.names = {name.lower() for name in settings.names}
        rate, burst, share = settings.requests_per_second, settings.request_burst, settings.address_share
        self.browsers, self.addresses = Buckets(rate, burst), Buckets(rate * share, burst * share)
        self.open_lines: Counter[str] = Counter()  # of addresses and of browsers

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
            return
        request, began, status = logs.begin_request(header(scope, b"x-request-id")), monotonic(), 0
        fresh = self._recognize(scope)
        refused = self._refusal(scope, fresh)
        if scope["type"] == "websocket":
            await (self._line(scope, receive, send) if refused is None else _hang_up(receive, send))
            return

        async def dress(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                added = [*DRESS, (b"x-request-id", request.encode())]
                given = any(key == b"set-cookie" for key, _ in message["headers"])  # whoever signs in has got one
                if fresh and refused is None and _introduces(scope) and not given:
                    added.append(header_of(fresh, scope.get("scheme", "")))
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        if refused is not None:
            await _refuse(refused, scope, dress)
        else:
            await self.pages(scope, receive, dress)
        metrics.REQUESTS.labels(f"{status // 100}xx").inc()
        if scope["path"].startswith("/api/"):
            told = {"status": status, "ms": round((monotonic() - began) * 1000, 1)}
            log.info("%s %s", scope["method"], scope["path"], extra=told)

    async def _line(self, scope: Any, receive: Any, send: Any) -> None:
        caller, browser = caller_of(scope), scope["state"]["browser"]
        too_many = self.open_lines[caller] >= self.settings.lines_per_address and not is_near(caller)
        if too_many or self.open_lines[browser] >= self.settings.lines_per_browser:
            await _hang_up(receive, send)
            return
        self.open_lines.update((caller, browser))
        try:
            await self.lines(scope, receive, send)
        finally:
            self.open_lines.subtract((caller, browser))
            for each in (caller, browser):
                if not self.open_lines[each]:
                    del self.open_lines[each]

    def _refusal(self, scope: Any, fresh: str) -> Refused | None:
        """Why a request is refused, or None."""
        name = host_name(_only(scope, b"host"))
        if not name or STRANGE.search(scope["path"]):
            return Refused("bad-request", 400)
        if not is_ours(name, self.names):
            return Refused("unknown-host", 421, host=name)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not same_origin(scope):
            return Refused("foreign-page", 403)
        if scope["type"] == "http" and not is_json(scope):
            return Refused("not-json", 415)
        if not self._allowed(scope, fresh):
            return Refused("too-fast", 429)
        return None

    def _recognize(self, scope: Any) -> str:
        """Store the caller's browser in the scope; returns a new cookie for a browser without one."""
        cookie = self.cookies.found(scope)
        fresh = "" if cookie else self.cookies.new()
        scope.setdefault("state", {})["browser"] = browser_of(cookie or fresh)
        return fresh

    def _allowed(self, scope: Any, fresh: str) -> bool:
        """Whether the browser, and its whole address, are within their rate limits."""
        cost = 1.0 if scope["path"].startswith("/api/") else FILE_COST
        if not fresh and not self.browsers.take(scope["state"]["browser"], cost):
            return False
        return self.addresses.take(caller_of(scope), cost)


async def _refuse(error: Refused, scope: Any, send: Any) -> None:
    """Send a refusal without calling the routes."""
    body = msgspec.json.encode(views.refusal(error, None, language(scope)))
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": about})
    await send({"type": "http.response.body", "body": body})


async def _hang_up(receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "refused"})


def _only(scope: Any, name: bytes) -> str:
    """The value of a header that occurs exactly once, else an empty string."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return found[0] if len(found) == 1 else ""


def caller_of(scope: Any) -> str:
    """The address that a request comes from."""
    return scope["client"][0] if scope.get("client") else ""
