"""Posts to addresses given by users: only https and only public addresses, unless the operator allows others."""

import http.client
import socket
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from fathom.server.http.errors import Refused

PATIENCE = 10.0  # seconds
GONE = (404, 410)  # where nobody takes anything any more


def checked(address: str, local: bool) -> str:
    """Check an address by its text alone: scheme, host and port."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused("webhook-address", 400) from None
    safe = parts.scheme == "https" and port in (None, 443)
    if not parts.hostname or parts.username is not None or not (safe or (local and parts.scheme == "http")):
        raise Refused("webhook-address", 400)
    return address


def post(address: str, body: bytes, headers: Mapping[str, str], local: bool) -> int:
    """Post and return the HTTP status. It connects to the IP address that was checked; redirects are ignored."""
    parts = urlsplit(checked(address, local))
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not local and not all(ip_address(str(each[4][0])).is_global for each in found):
        raise Refused("webhook-address", 400)
    channel: Any = socket.create_connection((str(found[0][4][0]), port), timeout=PATIENCE)
    try:
        if parts.scheme == "https":
            channel = ssl.create_default_context().wrap_socket(channel, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        connection.sock = channel
        target = parts.path or "/"
        target += f"?{parts.query}" if parts.query else ""
        connection.request("POST", target, body, {**headers, "user-agent": "Fathom"})
        return connection.getresponse().status
    finally:
        channel.close()
