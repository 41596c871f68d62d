"""Crews in other processes: they think for the workers, each job once, and what a killed one was at is taken over."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from fathom.kernel import Chance
from fathom.server.storage.store import Store
from fathom.server.tables import crew
from fathom.server.workers import job_queue
from tests.conformance.play import dealt_anew
from tests.server.conftest import BOT, ME, Person, table_of, tables_of
from tests.server.postgresql import PostgreSQL
from tests.server.test_reviews import CELLS, noughts, reviewed
from tests.server.two_workers import Workers, database, mark, until, workers

pytestmark = pytest.mark.slow
__all__ = ["database", "workers"]

LEFT = "INSERT INTO work (id, asker, version, kind, content, at, crew)"
SLOW = "thinker:5000ms"


class Crew:
    """A crew in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "fathom", "crew", "--database", database, "--processes", "1"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(60) == 0


def changed(store: Store, statement: Any) -> list[dict[str, Any]]:
    """Change rows where the store does: its connection takes one thing at a time."""
    found: list[dict[str, Any]] = store._writing.submit(store._change, statement).result()
    return found


@pytest.fixture
def crews(database: str) -> Iterator[list[Crew]]:
    """The crews that a test starts; none outlives it."""
    found: list[Crew] = []
    yield found
    for each in found:
        if each.process.poll() is None:
            each.kill()


def hands(person: Person) -> int:
    peers = tables_of(person).peers
    assert peers is not None
    return peers.roster.processes


@pytest.fixture
def rows(postgresql: PostgreSQL, database: str) -> Any:
    return lambda query: postgresql.execute(query, database.rpartition("/")[2])


def ponders(person: Person, rows: Any) -> tuple[str, str]:
    """A table whose bot thinks for five seconds, and the crew that has begun to do so for it."""
    crew = tables_of(person).crew
    choose = crew.choose

    async def slowly(table: str, game: Any, bot: str, *more: Any) -> Any:
        return await choose(table, game, SLOW, *more)

    crew.choose = slowly  # type: ignore[method-assign]
    opened: str = person.opens("noughts", ME, BOT)["table"]["id"]
    mark(person, opened, 4)
    return opened, until(lambda: rows("SELECT crew FROM work WHERE crew <> ''"))[0][0]


def no_thoughts_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process thinks no more: whatever is thought is thought elsewhere."""

    async def never(*_: Any) -> None:
        raise AssertionError("it is thought here")

    monkeypatch.setattr(crew.WorkerPool, "_here", never)


def test_a_crew_thinks_for_bots_and_reckons_odds(
    workers: Workers, database: str, crews: list[Crew], rows: Any, monkeypatch: pytest.MonkeyPatch
):
    ada = workers.start()
    crews.append(Crew(database))
    until(lambda: hands(ada) == 1)
    no_thoughts_here(monkeypatch)
    table = ada.opens("nautilus", ME, ME)["table"]["id"]
    asked = ada.view(table, 0)["question"]["waiting"][0]
    question = ada.view(table, asked)["question"]
    asks = {"seat": asked, "number": question["number"], "action": question["options"][0]}
    assert ada.post(f"/api/tables/{table}/odds", asks).keys() >= {"outcomes", "exact"}
    mark_table = ada.opens("noughts", ME, BOT)["table"]["id"]
    mark(ada, mark_table, 4)
    until(lambda: ada.view(mark_table, 0)["answers"] == 2)
    until(lambda: rows("SELECT count(*) FROM work") == [(0,)])
    assert 'fathom_jobs_total{work="choose_option"' in until(
        lambda: (told := ada.http.get("/metrics").text) and "choose_option" in told and told
    )
    crews[0].stop()
    until(lambda: hands(ada) == 0)


def test_what_a_killed_crew_was_at_another_takes_over_and_it_is_answered_once(
    workers: Workers, database: str, crews: list[Crew], rows: Any, monkeypatch: pytest.MonkeyPatch
):
    workers.settings = replace(workers.settings, bot_seconds=600.0)
    ada = workers.start()
    crews.append(Crew(database))
    until(lambda: hands(ada) == 1)
    no_thoughts_here(monkeypatch)
    table, first = ponders(ada, rows)
    crews[0].kill()
    crews.append(Crew(database))
    until(lambda: [crew for (crew,) in rows("SELECT crew FROM work") if crew not in ("", first)])
    until(lambda: ada.view(table, 0)["answers"] == 2)


def test_where_no_crew_is_left_the_worker_thinks_by_itself(
    workers: Workers, database: str, crews: list[Crew], rows: Any
):
    workers.settings = replace(workers.settings, bot_seconds=600.0)
    ada = workers.start()
    crews.append(Crew(database))
    until(lambda: hands(ada) == 1)
    table, _ = ponders(ada, rows)
    crews[0].kill()
    until(lambda: ada.view(table, 0)["answers"] == 2)
    assert hands(ada) == 0


def test_a_crew_works_out_a_review(workers: Workers, database: str, crews: list[Crew], monkeypatch: pytest.MonkeyPatch):
    workers.settings = replace(workers.settings, review_budget=600)
    ada = workers.start()
    also_ada = workers.same(ada)
    crews.append(Crew(database))
    until(lambda: hands(ada) == hands(also_ada) == 1)
    monkeypatch.setattr("fathom.server.archive.reviews.ReviewProcess.begin", None)  # not here
    table = noughts(ada, *CELLS)
    assert reviewed(ada, table)["lines"] == reviewed(also_ada, table)["lines"]


def test_a_review_that_nobody_wants_any_more_lies_there_no_longer(
    workers: Workers, database: str, crews: list[Crew], rows: Any
):
    workers.settings = replace(workers.settings, review_budget=10**8)
    ada = workers.start()
    crews.append(Crew(database))
    until(lambda: hands(ada) == 1)
    table = noughts(ada, *CELLS)
    ada.get(f"/api/tables/{table}/review")
    until(lambda: rows("SELECT 1 FROM work WHERE crew <> ''"))
    ada.app.pages.state.reviews._asked[table] -= 1e6  # time flies
    until(lambda: rows("SELECT count(*) FROM work") == [(0,)])


def test_a_crew_of_other_rules_is_left_alone(workers: Workers, rows: Any):
    ada = workers.start()
    rows("INSERT INTO workers (id, seen, version, hands) VALUES ('other', 1e12, 'older', 7)")
    peers = tables_of(ada).peers
    assert peers is not None
    until(lambda: "other" in peers.roster.alive)
    assert hands(ada) == 0


def test_what_lies_there_for_a_bot_holds_no_secret(workers: Workers, rows: Any):
    """The same bytes whatever is hidden from its seat; and never the seed, from which all could be told."""
    ada = workers.start()
    rows("INSERT INTO workers (id, seen, version, hands) SELECT 'idle', 1e12, version, 1 FROM workers")
    until(lambda: hands(ada) == 1)
    table = ada.opens("nautilus", ME, ME, seed="deep-secret")["table"]["id"]
    match = table_of(ada, table).match
    assert match is not None
    seat = next(iter(match.asks))
    expected = dealt_anew(match, seat, Chance.of("anew")).memory(seat).pack()
    ada.post(f"/api/tables/{table}/hand-over", {"seat": seat})
    (content,) = until(lambda: rows("SELECT content FROM work"))[0]
    job = job_queue.decode_job(content)
    assert (job.name, job.given[0], job.given[-1]) == ("choose_option", "nautilus", expected)
    assert b"deep-secret" not in content


def test_each_job_is_taken_once_the_oldest_first_and_again_from_who_has_gone(workers: Workers, rows: Any):
    store = tables_of(workers.start()).store
    other = tables_of(workers.start()).store
    rows("INSERT INTO workers (id, seen, version, hands) SELECT 'idle', 1e12, version, 1 FROM workers LIMIT 1")
    for number, crew_id in enumerate(("", "idle", "gone", "")):
        values = f"'job{number}', id, version, 'bots', '', {10 - number}, '{crew_id}'"
        rows(f"{LEFT} SELECT {values} FROM workers WHERE id = '{store.worker}'")
    taken = [changed(store, job_queue.claim_next(each.worker, "bots")) for each in (store, other, store, other)]
    assert [[row["id"] for row in each] for each in taken] == [["job3"], ["job2"], ["job0"], []]
    assert not changed(store, job_queue.claim_next(store.worker, "odds"))


def test_a_crew_that_was_given_up_tells_nothing(workers: Workers, rows: Any):
    store = tables_of(workers.start()).store
    rows(f"{LEFT} SELECT 'job', id, version, 'bots', '', 1, 'other' FROM workers WHERE id = '{store.worker}'")
    assert not changed(store, job_queue.store_progress("job", "mine", b"late"))
    with store.engine.begin() as connection:
        connection.execute(job_queue.STORE_RESULT, {"of_job": "job", "me": "mine", "found": b"late"})
    assert rows("SELECT done, result FROM work") == [(False, None)]


@pytest.mark.parametrize("why", ["job", "database"])
def test_what_is_lost_with_the_database_is_left_anew(
    workers: Workers, database: str, crews: list[Crew], rows: Any, postgresql: PostgreSQL, why: str
):
    """PostgreSQL forgets the jobs when it crashes, for they are not logged."""
    workers.settings = replace(workers.settings, bot_seconds=600.0)
    ada = workers.start()
    crews.append(Crew(database))
    until(lambda: hands(ada) == 1)
    table, _ = ponders(ada, rows)
    if why == "job":
        rows("DELETE FROM work")
    else:
        postgresql.restart()
    until(lambda: ada.view(table, 0)["answers"] == 2)


def test_a_crew_needs_the_servers_database():
    done = subprocess.run([sys.executable, "-m", "fathom", "crew"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "give its address with --database" in done.stderr
    began = time.monotonic()
    nowhere = ["--database", "postgresql+psycopg://fathom@127.0.0.1:1/fathom"]
    done = subprocess.run([sys.executable, "-m", "fathom", "crew", *nowhere], capture_output=True, text=True)
    assert done.returncode == 2, began
    assert "cannot be used" in done.stderr
