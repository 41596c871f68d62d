"""A watcher of a table: a live connection that is sent the view of a seat, and when it is sent what is new."""

import asyncio
import time

GLANCE = 0.2  # seconds between two updates for those who are not asked


class Watcher:
    """A live connection with the view of a seat; `fresh` is set when there is something new to send."""

    __slots__ = ("_soon", "browser", "chat_sent", "fresh", "seat", "shown", "version")

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.seat = -1
        self.fresh = asyncio.Event()
        self.chat_sent = 0
        self.version = -1  # of the table, when something was sent last
        self.shown = 0.0  # when that was
        self._soon: asyncio.TimerHandle | None = None

    def look_soon(self) -> None:
        """Send what is new soon: at once, or together with further changes if something was sent just now."""
        if self._soon is not None:
            return
        wait = self.shown + GLANCE - time.monotonic()
        if wait <= 0:
            self.fresh.set()
        else:
            self._soon = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        self._soon = None
        self.fresh.set()

    def has_seen(self, version: int) -> None:
        self.version, self.shown = version, time.monotonic()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
