"""The guard at the door: who is asking, how often, from where, and what a browser may load."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any

from fathom.kernel.words import LANGUAGES
from fathom.server.table import hashed

COOKIE = "fathom"
YEAR = 365 * 86_400
BUCKETS = 10_000  # callers remembered for the rate limit
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
    """The first language of the request that we speak."""
    for part in header(scope, b"accept-language").split(","):
        wanted = part.split(";")[0].strip().split("-")[0].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


def same_origin(scope: Any) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = header(scope, b"origin")
    return not origin or origin.split("://", 1)[-1] == header(scope, b"host")


class Bucket:
    """Allows so many calls a second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Guard:
    """ASGI, before everything else: knows the browser by its cookie, limits the rate, marks foreign pages.

    Requests go on to `pages`, which get our headers; websockets go straight to `lines`.
    """

    def __init__(self, pages: App, lines: App, rate: float, burst: float) -> None:
        self.pages, self.lines = pages, lines
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
            return
        fresh = self._look(scope)
        if scope["type"] == "websocket":
            await self.lines(scope, receive, send)
            return

        async def dress(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = DRESS
                if fresh and scope["path"].startswith("/api/"):
                    secure = "; Secure" if scope.get("scheme") == "https" else ""
                    text = f"{COOKIE}={fresh}; Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}{secure}"
                    added = [*DRESS, (b"set-cookie", text.encode())]
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        await self.pages(scope, receive, dress)

    def _look(self, scope: Any) -> str:
        """Note who asks and whether he is to be refused; returns a new secret for a browser that has none."""
        cookie = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
        secret = cookie.value if cookie and 20 <= len(cookie.value) <= 64 else ""
        fresh = "" if secret else secrets.token_urlsafe(24)
        scope.setdefault("state", {})["browser"] = hashed(secret or fresh)
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if unsafe and not same_origin(scope):
            scope["state"]["refused"] = "foreign-page"
        elif not self._allowed(scope):
            scope["state"]["refused"] = "too-fast"
        return fresh

    def _allowed(self, scope: Any) -> bool:
        caller = scope["client"][0] if scope.get("client") else ""
        bucket = self.buckets.get(caller)
        if bucket is None:
            bucket = self.buckets[caller] = Bucket(self.rate, self.burst)
            if len(self.buckets) > BUCKETS:
                self.buckets.popitem(last=False)
        return bucket.take(1.0 if scope["path"].startswith("/api/") else FILE_COST)
