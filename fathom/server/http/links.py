"""Keys of links that can be shown again: they follow from the server's own secret, so they are stored nowhere."""

import hmac
from base64 import urlsafe_b64encode

from fathom.server.storage.store import Store


async def derived_key(store: Store, *about: str | int) -> str:
    """The key of a link; with another number it is another one, and the one before opens nothing any more."""
    secret = await store.cookie_key()
    message = "/".join(("link", *map(str, about)))
    return urlsafe_b64encode(hmac.digest(secret.encode(), message.encode(), "sha256")[:24]).decode()


async def fits(store: Store, key: str, *about: str | int) -> bool:
    """Whether somebody has the key of a link."""
    return hmac.compare_digest(key.encode(), (await derived_key(store, *about)).encode())
