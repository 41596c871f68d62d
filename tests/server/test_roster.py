"""The roster of workers: leaving it never waits for a heart that does not stop."""

import asyncio
from typing import Any

import pytest

from fathom.server.workers.roster import Roster


class Store:
    """Keeps nothing, and answers at once."""

    worker = "me"

    async def write(self, *writes: Any) -> None:
        pass

    async def rows(self, statement: Any) -> list[Any]:
        return []


class Channel:
    def __init__(self) -> None:
        self.heard: Any = None

    def subscribe(self, topic: str, heard: Any) -> None:
        self.heard = heard

    def publishing(self, topic: str, body: Any) -> list[Any]:
        return []


@pytest.mark.parametrize("between", range(4))
def test_a_worker_leaves_also_while_it_hears_of_another_one(between: int):
    """`asyncio.wait_for` of Python 3.11 forgets to be cancelled if what it waits for comes at the same moment."""

    async def leave() -> None:
        channel: Any = Channel()
        store: Any = Store()
        roster = Roster(store, channel, lambda: "")
        await roster.open()
        for _ in range(10):
            await asyncio.sleep(0)
        channel.heard("another", {"left": True})
        for _ in range(between):
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await roster.close()

    asyncio.run(leave())
