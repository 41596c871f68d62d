"""The store: what comes in together is committed together, and each caller learns how it went for him."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write


def new_table(name: str) -> Write:
    texts = dict.fromkeys(("game", "options", "seed", "status", "host"), "")
    numbers = dict.fromkeys(("rules_version", "seat_count", "created", "undone"), 0)
    row: dict[str, Any] = {"id": name, **texts, **numbers, "terms": {}, "start_events": "[]"}
    return schema.NEW_TABLES, row


def line(table: str, number: int, text: str = "") -> Write:
    return schema.NEW_CHAT, {"table_id": table, "number": number, "seat": 0, "name": "", "text": text, "at": 0.0}


def stored(folder: Path, what: Callable[[Store], Awaitable[None]]) -> list[tuple[str, int, str]]:
    """Do something with a store; returns the chat as the next one on the same file finds it."""

    async def do() -> list[tuple[str, int, str]]:
        url = f"sqlite:///{folder / 'tables.sqlite'}"
        store, again = Store(url), Store(url)
        await store.open()
        await what(store)
        await store.close()
        await again.open()
        found = await again.rows(sa.select(schema.chat).order_by(schema.chat.c.table_id, schema.chat.c.number))
        await again.close()
        return [(row["table_id"], row["number"], row["text"]) for row in found]

    return asyncio.run(do())


def test_a_line_at_an_old_table_and_a_whole_new_table_are_committed_at_once(tmp_path: Path):
    async def what(store: Store) -> None:
        await store.write(new_table("a"))
        commits: list[Any] = []
        sa.event.listen(store.engine, "commit", commits.append)
        await asyncio.gather(store.write(line("a", 0)), store.write(new_table("b"), line("b", 0), line("b", 1)))
        assert len(commits) == 1

    assert stored(tmp_path, what) == [("a", 0, ""), ("b", 0, ""), ("b", 1, "")]


def test_a_store_that_is_closed_leaves_no_thread_behind(tmp_path: Path):
    before = set(threading.enumerate())

    async def what(store: Store) -> None:
        await store.write(new_table("a"), line("a", 0))
        assert {thread.name.partition("_")[0] for thread in set(threading.enumerate()) - before} >= {"writer"}

    stored(tmp_path, what)
    assert set(threading.enumerate()) <= before


def test_of_many_writes_only_the_one_that_came_too_late_fails_and_as_a_whole(tmp_path: Path):
    async def what(store: Store) -> None:
        await store.write(new_table("a"), line("a", 0, "first"))
        late = store.write(line("a", 2), line("a", 0, "second"))
        writes = asyncio.gather(store.write(line("a", 1)), late, store.write(line("a", 3)), return_exceptions=True)
        assert [type(outcome) for outcome in await writes] == [type(None), Conflict, type(None)]

    assert stored(tmp_path, what) == [("a", 0, "first"), ("a", 1, ""), ("a", 3, "")]


def test_a_failed_write_does_not_spoil_the_next(tmp_path: Path):
    async def what(store: Store) -> None:
        await store.write(new_table("a"))
        with pytest.raises(Conflict):
            await store.write(line("nowhere", 0))
        await store.write(line("a", 0))

    assert stored(tmp_path, what) == [("a", 0, "")]


def test_who_calls_a_write_off_does_not_go_on_before_it_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    goes_on = threading.Event()

    async def what(store: Store) -> None:
        await store.write(new_table("a"))
        commit = store._commit
        monkeypatch.setattr(store, "_commit", lambda batch: (goes_on.wait(20), commit(batch))[1])
        writes = [asyncio.create_task(store.write(line("a", number))) for number in (0, 1)]
        await asyncio.sleep(0.01)
        writes[0].cancel()
        await asyncio.wait(writes, timeout=0.05)
        assert not any(task.done() for task in writes)
        goes_on.set()
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(outcomes[0], asyncio.CancelledError)
        assert outcomes[1] is None

    assert stored(tmp_path, what) == [("a", 0, ""), ("a", 1, "")]


def test_a_write_that_the_database_cannot_do_fails_alone_and_the_store_goes_on(tmp_path: Path):
    told: list[str] = []

    async def what(store: Store) -> None:
        async with asyncio.timeout(60):
            with pytest.raises(sa.exc.OperationalError):
                await store.write((sa.text("INSERT INTO nowhere VALUES (1)"), {}))
            told.append(store.failing)
            await store.write(new_table("a"), line("a", 0, "well again"))
            told.append(store.failing)

    assert stored(tmp_path, what) == [("a", 0, "well again")]
    assert "nowhere" in told[0]
    assert told[1] == ""
