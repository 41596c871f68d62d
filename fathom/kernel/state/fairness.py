"""Fair seeds: a secret of the server, promised before it knows anybody's share, mixed with a share of every player.

The promise is a hash of the secret, which is long enough that nobody can guess it. At the end secret and shares are
shown, and anybody can check that the seed is made of them. A seed that somebody chose is promised too, and says so.
"""

import secrets
from hashlib import blake2b
from typing import Literal

from msgspec import Struct

SECRET_BYTES = 32


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def _hash(purpose: bytes, *parts: str) -> str:
    """Only the last part may hold a slash: the others are hexadecimal."""
    return blake2b("/".join(parts).encode(), digest_size=32, person=purpose).hexdigest()


class Origin(Struct, frozen=True):
    """Where a seed comes from: `mixed` of secret and shares, `chosen` by hand, or `known` from a game played before."""

    secret: str
    shares: tuple[str, ...] = ()
    how: Literal["mixed", "chosen", "known"] = "mixed"
    given: str = ""

    @property
    def promise(self) -> str:
        """What is published when the table opens: it binds the secret, and a seed that was given, and tells neither."""
        return _hash(b"fathom-promise", self.secret, self.given)

    @property
    def seed(self) -> str:
        if self.how == "mixed":
            return _hash(b"fathom-mix", self.secret, *self.shares)
        return self.given
