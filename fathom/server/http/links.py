"""Keys of links that can be shown again: they are derived from the server's secret instead of being stored."""

import hmac
from base64 import urlsafe_b64encode

from fathom.server.storage.store import Store


async def derived_key(store: Store, *about: str | int) -> str:
    """The key of a link. Counting up its number gives another key, and the former one no longer works."""
    secret = await store.cookie_key()
    message = "/".join(("link", *map(str, about)))
    return urlsafe_b64encode(hmac.digest(secret.encode(), message.encode(), "sha256")[:24]).decode()


async def fits(store: Store, key: str, *about: str | int) -> bool:
    """Whether a key is the right one for a link."""
    return hmac.compare_digest(key.encode(), (await derived_key(store, *about)).encode())
