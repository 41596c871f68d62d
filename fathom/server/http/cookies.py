"""The cookie that identifies a browser: a secret that this server has issued and signed.

The signing key is stored in the database, so cookies stay valid after a restart. A cookie without a valid signature is
ignored; the browser gets a new one with its first request that changes something.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Any

from fathom.server.tables.table import hashed

COOKIE = "fathom"
SIGNED = re.compile("([A-Za-z0-9_-]{32})\\.([A-Za-z0-9_-]{32})")
YEAR = 365 * 86_400


class Cookies:
    def __init__(self) -> None:
        self.key = secrets.token_hex(32)  # nobody's, until the server has read its own

    def new(self) -> str:
        secret = secrets.token_urlsafe(24)
        return f"{secret}.{self._signature(secret)}"

    def of_account(self, account: str, generation: int) -> str:
        """The cookie that all devices of an account share. It is derived from the server's key and not stored."""
        derived = hmac.digest(self.key.encode(), f"account/{account}/{generation}".encode(), "sha256")[:24]
        secret = urlsafe_b64encode(derived).decode()
        return f"{secret}.{self._signature(secret)}"

    def found(self, scope: Any) -> str:
        """The cookie of a request if this server has issued it. Cookies of other programs are ignored."""
        for key, value in scope["headers"]:
            if key == b"cookie":
                for part in value.decode("latin-1").split(";"):
                    name, _, cookie = part.strip().partition("=")
                    if name == COOKIE and self._is_ours(cookie):
                        return str(cookie)
        return ""

    def _is_ours(self, cookie: str) -> bool:
        parts = SIGNED.fullmatch(cookie)
        return parts is not None and hmac.compare_digest(parts[2], self._signature(parts[1]))

    def _signature(self, secret: str) -> str:
        return urlsafe_b64encode(hmac.digest(self.key.encode(), secret.encode(), "sha256")[:24]).decode()


def browser_of(cookie: str) -> str:
    """The id of a browser in the database: a hash of its cookie."""
    return hashed(cookie.partition(".")[0])


def header_of(cookie: str, scheme: str) -> tuple[bytes, bytes]:
    """The `Set-Cookie` header for a browser."""
    secure = "; Secure" if scheme == "https" else ""
    return b"set-cookie", f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Strict; Max-Age={YEAR}{secure}".encode()
