"""Closes connections that send no complete request in time, or are too many from one address.

uvicorn has no setting for either, and a proxy may be missing (`make play` on a home network), so this overrides its
HTTP protocol class. The versions of uvicorn it was tested with are bounded in `pyproject.toml`.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fathom.server.http.hosts import is_address, is_near

HEAD_WITHIN, BODY_WITHIN = 15.0, 60.0  # seconds
HEAD_BYTES = 32_768


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits until a request is complete. A websocket upgrade ends them."""

    most: ClassVar[int] = 200
    within: ClassVar[Counter[str]] = Counter()  # connections of each address
    proxies: ClassVar[Sequence[IPv4Network | IPv6Network]] = ()  # that call for everybody
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    _head, _has_head = 0, False  # bytes of the head so far, and whether that is all of it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.within[self._address] += 1
        if self.within[self._address] > self.most and not self._is_proxy(self._address):
            transport.abort()
        else:
            self._expect(HEAD_WITHIN)

    def _is_proxy(self, address: str) -> bool:
        if not is_address(address):
            return False
        return is_near(address) or any(ip_address(address) in network for network in self.proxies)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._expect(HEAD_WITHIN)
            self._head = 0
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD_BYTES and not self._has_head:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self._has_head = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._has_head = True
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        del self.parser  # which refers to this one: both would stay in memory until the collector comes

    def _expect(self, seconds: float) -> None:
        """Close the connection unless the rest has arrived within so many seconds."""
        self._stop()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        self.transport.abort()

    def _leave(self) -> None:
        self._stop()
        if self._address is not None:
            self.within[self._address] -= 1
            if self.within[self._address] <= 0:
                del self.within[self._address]
            self._address = None


def limited_protocol(most: int, proxies: Collection[str] = ()) -> type[Any]:
    """The protocol class with at most so many connections from one address; these proxies may have any number."""
    own = {"most": most, "within": Counter(), "proxies": [ip_network(each) for each in proxies]}
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), own)
