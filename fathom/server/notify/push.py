"""Web push: messages encrypted for the subscribed browser and signed (VAPID) for its push service."""

import hmac
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from fathom.server.http.errors import Refused
from fathom.server.notify import posting

KEPT = 86_400  # seconds that a push service keeps a message for a device that is off
SIGNED_FOR = 43_200  # seconds
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT, SECRET = 65, 16  # bytes of a subscription's key and of its secret


@lru_cache(4)
def private_key(cookie_key: str) -> ec.EllipticCurvePrivateKey:
    """The VAPID key of this server. It is derived from the server's own key, so every worker has the same and none is
    stored."""
    drawn = hmac.digest(cookie_key.encode(), b"push", "sha512")
    return ec.derive_private_key(int.from_bytes(drawn, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public_key(cookie_key: str) -> str:
    """The public key that browsers need to subscribe."""
    return _plain(_point(private_key(cookie_key).public_key()))


def checked(p256dh: str, auth: str) -> None:
    """Refuse a subscription whose keys cannot be used for encryption."""
    try:
        point = _bytes(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        good = len(point) == POINT and len(_bytes(auth)) == SECRET
    except ValueError:
        good = False
    if not good:
        raise Refused("push-subscription", 400)


def send(cookie_key: str, subscription: dict[str, str], message: bytes, sender: str, topic: str, local: bool) -> int:
    """Encrypt a message, post it, and return the push service's status. A newer message of a topic replaces a waiting
    one."""
    body = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(subscription["p256dh"]),
        auth_secret=_bytes(subscription["auth"]),
        version="aes128gcm",
    )
    parts = urlsplit(subscription["endpoint"])
    claims = {"sub": sender, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
    signed = Vapid02(private_key(cookie_key)).sign(claims)
    headers = {"content-type": "application/octet-stream", "content-encoding": "aes128gcm", "ttl": str(KEPT)}
    headers |= {"urgency": "high", "topic": topic, "authorization": signed["Authorization"]}
    return posting.post(subscription["endpoint"], body, headers, local)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _plain(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
