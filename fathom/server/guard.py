"""The guard at the door: who is asking, how often, from where, by which name, and what a browser may load."""

import re
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection
from ipaddress import ip_address
from typing import Any

from fathom.kernel.words import LANGUAGES
from fathom.server.settings import Settings
from fathom.server.table import hashed

COOKIE = "fathom"
SAFE = ("GET", "HEAD", "OPTIONS")
SECRET = re.compile("[A-Za-z0-9_-]{20,64}")
STRANGE = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")
PRIVATE_NAMES = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody on the internet can have them
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


def bare(host: str) -> str:
    """The name or address in a Host header, without its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.rpartition(":")[0] or host
    return name.lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def goes_by(host: str, names: Collection[str]) -> bool:
    """Whether we may be called like that. A page elsewhere could let its own name lead to us, but not one of these."""
    name = bare(host)
    if "." not in name or is_address(name) or name.endswith(PRIVATE_NAMES):
        return True
    return "*" in names or name in names


def is_near(address: str) -> bool:
    """Whether somebody calls from this very machine, as a proxy does for everybody."""
    return is_address(address) and ip_address(address).is_loopback


def secret_of(scope: Any) -> str:
    """The secret in a browser's cookie. Other programs' cookies may look as they like."""
    for key, value in scope["headers"]:
        if key == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, secret = part.strip().partition("=")
                if name == COOKIE and SECRET.fullmatch(secret):
                    return str(secret)
    return ""


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


def _introduces(scope: Any) -> bool:
    """Whether a browser that comes without a cookie is given one here: where it does something, not where it looks.

    A page looks for several things at once, and the browser that sits down meanwhile must not lose its seat to the
    cookie of another request.
    """
    return scope["path"].startswith("/api/") and scope["method"] not in SAFE


class Guard:
    """ASGI, before everything else: knows the browser by its cookie, limits the rate, marks foreign pages.

    Requests go on to `pages`, which get our headers; websockets go straight to `lines`.
    """

    def __init__(self, pages: App, lines: App, settings: Settings) -> None:
        self.pages, self.lines, self.settings = pages, lines, settings
        self.names = {name.lower() for name in settings.names}
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.open_lines: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
            return
        fresh = self._look(scope)
        if scope["type"] == "websocket":
            await self._line(scope, receive, send)
            return

        async def dress(message: Any) -> None:
            if message["type"] == "http.response.start":
                added = DRESS
                if fresh and _introduces(scope):
                    secure = "; Secure" if scope.get("scheme") == "https" else ""
                    text = f"{COOKIE}={fresh}; Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}{secure}"
                    added = [*DRESS, (b"set-cookie", text.encode())]
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        await self.pages(scope, receive, dress)

    async def _line(self, scope: Any, receive: Any, send: Any) -> None:
        caller = _caller(scope)
        if self.open_lines[caller] >= self.settings.lines_per_address and not is_near(caller):
            scope["state"]["refused"] = "too-fast"
        self.open_lines[caller] += 1
        try:
            await self.lines(scope, receive, send)
        finally:
            self.open_lines[caller] -= 1
            if not self.open_lines[caller]:
                del self.open_lines[caller]

    def _look(self, scope: Any) -> str:
        """Note who asks and whether he is to be refused; returns a new secret for a browser that has none."""
        secret = secret_of(scope)
        fresh = "" if secret else secrets.token_urlsafe(24)
        scope.setdefault("state", {})["browser"] = hashed(secret or fresh)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if not goes_by(header(scope, b"host"), self.names):
            scope["state"]["refused"] = "unknown-host"
        elif unsafe and not same_origin(scope):
            scope["state"]["refused"] = "foreign-page"
        elif not self._allowed(scope):
            scope["state"]["refused"] = "too-fast"
        elif STRANGE.search(scope["path"]):
            scope["state"]["refused"] = "bad-request"
        return fresh

    def _allowed(self, scope: Any) -> bool:
        caller = _caller(scope)
        bucket = self.buckets.get(caller)
        if bucket is None:
            bucket = Bucket(self.settings.requests_per_second, self.settings.request_burst)
            self.buckets[caller] = bucket
            if len(self.buckets) > BUCKETS:
                self.buckets.popitem(last=False)
        return bucket.take(1.0 if scope["path"].startswith("/api/") else FILE_COST)


def _caller(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""
