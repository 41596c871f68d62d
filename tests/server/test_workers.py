"""Several workers on one PostgreSQL database: any of them takes any request, and the log of answers is the truth."""

import threading
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from fathom.server.http.errors import Unusable
from fathom.server.storage import migrating
from fathom.server.storage.database import Database
from tests.server.conftest import ME, table_of
from tests.server.postgresql import PostgreSQL
from tests.server.two_workers import Workers, cells, database, deafen, mark, marks, until, workers

__all__ = ["database", "workers"]
pytestmark = pytest.mark.slow

EVE = {"kind": "me", "name": "Eve"}


def test_what_one_worker_stores_another_shows(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    assert also_ada.view(table, 0)["answers"] == 0
    mark(ada, table, 4)
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    mark(also_ada, table, 0)
    until(lambda: ada.view(table, 0)["answers"] == 2)
    assert ada.view(table, 0)["state"] == also_ada.view(table, 0)["state"]


def test_a_table_in_memory_is_played_on_and_not_read_anew(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    also_ada.view(table, 0)
    held = table_of(also_ada, table)
    mark(ada, table, 4)
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    assert table_of(also_ada, table) is held


def test_a_line_at_another_worker_hears_every_event_once_and_in_order(workers: Workers):
    ada = workers.start()
    bob = workers.start()
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"kind": "hello", "seat": -1})
        events = line.receive_json()["events"]
        for cell in (4, 0, 8, 2, 6):
            assert mark(ada, table, cell).status_code == 200
        told = ada.view(table)["events"]
        while len(events) < len(told):
            message = line.receive_json()
            if message["kind"] == "update":
                assert message["events_from"] == len(events)
                events += message["events"]
            elif message["kind"] == "view":
                events = message["events"]
        assert events == told


def test_of_two_answers_to_one_question_one_is_stored_and_the_other_is_told_to_look_again(
    workers: Workers, postgresql: PostgreSQL, database: str
):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    also_ada.view(table, 0)
    deafen(also_ada)
    mark(ada, table, 4)
    late = mark(also_ada, table, 0)
    assert (late.status_code, late.json()["why"]) == (409, "stale")
    assert cells(postgresql, database) == marks(4)
    assert also_ada.view(table, 0)["answers"] == 1
    assert mark(also_ada, table, 0).status_code == 200
    assert cells(postgresql, database) == marks(4, 0)


def test_what_is_taken_back_at_one_worker_is_gone_at_the_other(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 4)
    assert also_ada.view(table, 0)["answers"] == 1
    ada.post(f"/api/tables/{table}/undo", {"seat": 0})
    until(lambda: also_ada.view(table, 0)["answers"] == 0)
    assert also_ada.view(table, 0)["question"]["number"] == ada.view(table, 0)["question"]["number"]


def test_an_answer_after_a_rewind_at_another_worker_leaves_no_gap(
    workers: Workers, postgresql: PostgreSQL, database: str
):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    mark(ada, table, 4)
    also_ada.view(table, 0)
    deafen(also_ada)
    ada.post(f"/api/tables/{table}/undo", {"seat": 0})
    assert mark(also_ada, table, 0).json()["why"] == "stale"
    assert cells(postgresql, database) == []


def test_text_that_postgresql_does_not_take_is_refused_and_the_server_stays_ready(workers: Workers):
    ada = workers.start()
    plan = {"game": "noughts", "seats": [ME, EVE]}
    assert ada.post("/api/tables", {**plan, "seed": "\0"}, 400)["why"] == "bad-request"
    assert ada.http.get("/ready").status_code == 200
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    for path in (f"/api/tables/{table}%00", "/api/campaigns/%00/export"):
        assert ada.http.get(path).status_code in (400, 404), path
    assert ada.http.post(f"/api/tables/{table}/chat", json={"seat": 0, "text": "a\0b"}).status_code == 400
    assert ada.http.get("/ready").status_code == 200
    mark(ada, table, 4)
    assert ada.view(table, 0)["answers"] == 1


def test_a_worker_that_starts_waits_for_another_one_that_migrates_for_long(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    asked: list[float] = []
    monkeypatch.setattr(migrating, "PATIENCE", 2)
    monkeypatch.setattr(migrating, "time", SimpleNamespace(monotonic=lambda: len(asked), sleep=asked.append))
    engine, starting = sa.create_engine(database), Database(database)
    with engine.begin() as connection:
        assert connection.execute(migrating.TAKEN, {"lock": migrating.LOCK}).scalar()
        thread = threading.Thread(target=starting.prepare)
        thread.start()
        until(lambda: len(asked) > 5 or not thread.is_alive())
        assert thread.is_alive()
    thread.join()
    with starting.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM answers").scalar() == 0
    starting.close()


def test_a_server_of_before_0_2_keeps_newer_ones_out(database: str, monkeypatch: pytest.MonkeyPatch):
    """It holds the lock as long as it runs, and not only for a transaction."""
    monkeypatch.setattr(migrating, "PATIENCE", 0.2)
    with sa.create_engine(database, isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(sa.text("SELECT pg_advisory_lock(:lock)"), {"lock": migrating.LOCK})
        with pytest.raises(Unusable, match="older Fathom server"):
            Database(database).prepare()
