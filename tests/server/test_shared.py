"""What a lone server keeps in its memory, several workers share: who is here, proposals, talk, clocks, bots, limits."""

import time
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from fathom.server.archive import reviews
from fathom.server.workers import table_revisions
from tests.server.conftest import BOT, ME, OPEN, Person, table_of, tables_of
from tests.server.postgresql import PostgreSQL
from tests.server.test_limits import imports
from tests.server.test_reviews import CELLS, noughts, reviewed
from tests.server.two_workers import Workers, database, deafen, mark, until, workers

__all__ = ["database", "workers"]
pytestmark = pytest.mark.slow

EVE = {"kind": "me", "name": "Eve"}


def two_people(workers: Workers, **more: Any) -> tuple[Person, Person, str]:
    """Ada and Bob at one table, each by way of a worker of their own."""
    ada, bob = workers.start(), workers.start()
    opened = ada.opens("noughts", ME, OPEN, **more)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "key": opened["invites"][0]["key"]})
    until(lambda: ada.get(f"/api/tables/{table}")["status"] == "playing")
    return ada, bob, table


# --------------------------------------------------------------------------------------- who is here


def test_who_looks_on_by_way_of_another_worker_is_here(workers: Workers):
    ada, bob, table = two_people(workers)

    def here() -> tuple[bool, int]:
        found = ada.get(f"/api/tables/{table}")
        return found["seats"][1]["present"], found["spectators"]

    assert here() == (False, 0)
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"kind": "hello", "seat": 1})
        until(lambda: here() == (True, 0))
    until(lambda: here() == (False, 0))
    assert table_of(ada, table).away(1) is None, "he was here a moment ago"


def test_those_who_came_by_way_of_a_worker_that_left_are_gone(workers: Workers):
    ada = workers.start()
    table = ada.opens("noughts", ME, EVE, public=True)["table"]["id"]
    with ExitStack() as stack:
        bob = Workers(workers.settings, stack).start()
        line = stack.enter_context(bob.http.websocket_connect(f"/api/tables/{table}/live"))
        line.send_json({"kind": "hello", "seat": -1})
        until(lambda: ada.get(f"/api/tables/{table}")["spectators"] == 1)
    until(lambda: ada.get(f"/api/tables/{table}")["spectators"] == 0)


def test_those_who_came_by_way_of_a_worker_that_died_are_at_no_table(
    workers: Workers, postgresql: PostgreSQL, database: str, monkeypatch: pytest.MonkeyPatch
):
    ada, bob = workers.start(), workers.start()
    table = ada.opens("noughts", ME, EVE, public=True)["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"kind": "hello", "seat": -1})
        until(lambda: ada.get(f"/api/tables/{table}")["spectators"] == 1)
        monkeypatch.setattr("fathom.server.workers.roster.HEARTBEAT", 1e6)

        def gone() -> bool:
            query = f"UPDATE workers SET seen = 0 WHERE id = '{tables_of(bob).store.worker}'"
            postgresql.execute(query, database.rpartition("/")[2])
            peers = tables_of(ada).peers
            assert peers is not None
            peers.roster._changed.set()
            return bool(ada.get(f"/api/tables/{table}")["spectators"] == 0)

        until(gone)
        tables_of(ada).forget(table_of(ada, table))
        assert ada.get(f"/api/tables/{table}")["spectators"] == 0, "nor when it is opened anew"


def test_a_worker_that_the_others_had_given_up_tells_again_who_came_by_way_of_it(
    workers: Workers, postgresql: PostgreSQL, database: str
):
    bob = workers.start()
    table = bob.opens("noughts", ME, EVE, public=True)["table"]["id"]
    name = database.rpartition("/")[2]

    def watched() -> int:
        return int(postgresql.execute("SELECT count(*) FROM watching", name)[0][0])

    with bob.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"kind": "hello", "seat": -1})
        until(lambda: watched() == 1)
        postgresql.execute("DELETE FROM watching; DELETE FROM workers", name)
        until(lambda: watched() == 1)
        assert postgresql.execute("SELECT id FROM workers", name) == [(tables_of(bob).store.worker,)]


def test_a_sign_of_life_at_one_worker_counts_at_the_other(workers: Workers):
    ada, bob, table = two_people(workers)
    held = table_of(ada, table)
    held.opened -= 3600
    held.last_seen = {browser: at - 3600 for browser, at in held.last_seen.items()}
    assert held.abandoned(1)
    table_of(bob, table).noted.clear()
    bob.view(table, 1)
    until(lambda: not held.abandoned(1))


# --------------------------------------------------------------------------------- proposals and talk


def test_a_proposal_is_voted_on_at_another_worker(workers: Workers):
    ada, bob, table = two_people(workers)
    mark(ada, table, 4)
    ada.post(f"/api/tables/{table}/propose", {"seat": 0, "kind": "undo"})
    proposal = until(lambda: bob.view(table, 1)["proposal"])
    bob.post(f"/api/tables/{table}/vote", {"seat": 1, "proposal": proposal["id"], "agree": True})
    until(lambda: ada.view(table, 0)["answers"] == 0)
    assert ada.view(table, 0)["proposal"] is None


def test_of_two_who_vote_at_the_same_moment_both_are_heard(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("nautilus", ME, EVE, {"kind": "me", "name": "Zoe"})["table"]["id"]
    ada.answers(table, ada.view(table)["question"]["waiting"][0])
    given = ada.view(table)["answers"]
    by = ada.get(f"/api/tables/{table}/history", at=given - 1)["question"]["waiting"][0]
    others = [seat for seat in range(3) if seat != by]
    proposal = ada.post(f"/api/tables/{table}/propose", {"seat": by, "kind": "undo"})["proposal"]["id"]
    until(lambda: also_ada.view(table)["proposal"])
    deafen(also_ada)
    for person, seat in zip((ada, also_ada), others, strict=True):
        person.post(f"/api/tables/{table}/vote", {"seat": seat, "proposal": proposal, "agree": True})
    until(lambda: ada.view(table)["answers"] < given)


def test_what_is_said_at_the_same_moment_is_all_kept_in_one_order(workers: Workers):
    ada, bob, table = two_people(workers)
    assert bob.get(f"/api/tables/{table}/chat") == []
    deafen(bob)
    ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "first"})
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "second"})
    until(lambda: len(ada.get(f"/api/tables/{table}/chat")) == 2)
    for person in (ada, bob):
        said = [(line["number"], line["text"]) for line in person.get(f"/api/tables/{table}/chat")]
        assert said == [(0, "first"), (1, "second")]


def test_of_two_who_sit_down_at_the_same_moment_each_gets_a_seat(workers: Workers):
    ada, bob = workers.start(), workers.start()
    table = ada.opens("noughts", OPEN, OPEN, public=True)["table"]["id"]
    bob.get(f"/api/tables/{table}")
    deafen(bob)
    assert ada.post(f"/api/tables/{table}/join", {"name": "Ada"})["seat"] == 0
    assert bob.post(f"/api/tables/{table}/join", {"name": "Bob"})["seat"] == 1
    until(lambda: ada.get(f"/api/tables/{table}")["status"] == "playing")


def test_one_table_follows_another_whoever_asks_first(workers: Workers):
    ada, bob, table = two_people(workers)
    for number, cell in enumerate(CELLS):
        person = (ada, bob)[number % 2]
        until(lambda person=person, number=number: person.view(table, number % 2)["answers"] == number)
        person.answers(table, number % 2, lambda options, cell=cell: {"do": "mark", "cell": cell})
    until(lambda: bob.get(f"/api/tables/{table}")["status"] == "over")
    deafen(bob)
    first = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    refused = bob.http.post(f"/api/tables/{table}/rematch", json={})
    assert refused.status_code == 409
    assert bob.post(f"/api/tables/{table}/rematch")["table"]["id"] == first


def test_a_promise_of_one_worker_is_kept_by_another_and_only_once(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    promise = ada.post("/api/promise")["promise"]
    plan = {"game": "noughts", "seats": [ME, EVE], "promise": promise, "share": "a1" * 16}
    assert also_ada.post("/api/tables", plan)["table"]["commitment"] == promise
    assert ada.post("/api/tables", plan, 409)["why"] == "promise-gone"


# ----------------------------------------------------------------------------------- bots and clocks


def test_bots_think_at_one_worker_only(workers: Workers, monkeypatch: pytest.MonkeyPatch):
    ada = workers.start()
    also_ada = workers.same(ada)
    thinking: list[str] = []
    for person in (ada, also_ada):
        crew, found = tables_of(person).crew, tables_of(person).store.worker
        choose = crew.choose

        async def counted(*given: Any, choose: Any = choose, found: str = found) -> Any:
            thinking.append(found)
            return await choose(*given)

        monkeypatch.setattr(crew, "choose", counted)
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    also_ada.view(table, 0)
    mark(ada, table, 4)
    until(lambda: also_ada.view(table, 0)["answers"] == 2)
    assert thinking == [tables_of(ada).store.worker]


def test_bots_go_on_at_another_worker_when_theirs_has_left(workers: Workers, monkeypatch: pytest.MonkeyPatch):
    ada = workers.start()
    with ExitStack() as stack:
        also_ada = Workers(workers.settings, stack).same(ada)
        monkeypatch.setattr(tables_of(also_ada).crew, "choose", never)
        table = also_ada.opens("noughts", ME, BOT)["table"]["id"]
        mark(also_ada, table, 4)
    until(lambda: ada.view(table, 0)["answers"] == 2)


async def never(*_: Any) -> None:
    import asyncio

    await asyncio.sleep(1e6)


def test_bots_go_on_at_another_worker_when_theirs_is_silent(
    workers: Workers, postgresql: PostgreSQL, database: str, monkeypatch: pytest.MonkeyPatch
):
    ada = workers.start()
    also_ada = workers.same(ada)
    monkeypatch.setattr(tables_of(also_ada).crew, "choose", never)
    table = also_ada.opens("noughts", ME, BOT)["table"]["id"]
    mark(also_ada, table, 4)
    silent = tables_of(also_ada)
    assert silent.peers is not None
    monkeypatch.setattr(silent.peers.roster, "_beat", never)

    def answered() -> bool:
        name = database.rpartition("/")[2]
        postgresql.execute(f"UPDATE workers SET seen = 0 WHERE id = '{silent.store.worker}'", name)
        return bool(ada.view(table, 0)["answers"] == 2)

    until(answered)


def test_a_clock_stands_the_same_at_all_workers(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"]
    mark(ada, table, 4)
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    held, other = table_of(ada, table), table_of(also_ada, table)
    for seat in (0, 1):
        assert held.seconds_left(seat) == pytest.approx(other.seconds_left(seat), abs=5)
    assert other.seconds_left(0) > 600, "his answer has brought him some time"


def test_the_hours_of_a_clock_are_the_same_at_all_workers(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    minute = int(time.time() // 60) % 1440
    hours = {"opens": (minute + 120) % 1440, "closes": (minute + 180) % 1440}
    table = ada.opens("noughts", ME, EVE, clock={"pace": "relaxed", "hours": 3, **hours})["table"]["id"]
    mark(ada, table, 4)
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    for person in (ada, also_ada):
        table_of(person, table).asked_at -= 3600  # outside its hours
        seen = person.get(f"/api/tables/{table}")
        assert seen["seats"][1]["seconds_left"] == 3 * 3600
        assert 6900 < seen["clock_resumes"] - time.time() <= 7200


@pytest.mark.parametrize(("ago", "shown"), [(1000.0, 1000.0), (-1000.0, 0.0)], ids=["long ago", "by a clock ahead"])
def test_a_table_that_is_taken_over_has_been_asked_since_its_head_says_so(ago: float, shown: float):
    table = SimpleNamespace()
    head = {"revision": 3, "rebuilt": 1, "keeper": "k", "proposal": None, "asked_at": time.time() - ago}
    table_revisions.apply_head(table, head)  # type: ignore[arg-type]
    assert time.monotonic() - table.asked_at == pytest.approx(shown, abs=500)


def test_a_clock_that_runs_out_is_acted_upon_once(workers: Workers):
    ada = workers.start()
    also_ada = workers.same(ada)
    clock = {"pace": "live", "at_zero": "bot"}
    table = ada.opens("noughts", ME, EVE, clock=clock)["table"]["id"]
    also_ada.view(table, 0)
    for person in (ada, also_ada):
        table_of(person, table).asked_at = time.monotonic() - 3600
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    time.sleep(2.5)  # the watchdogs of both look once a second
    assert ada.view(table, 0)["answers"] == 1


def test_clocks_start_again_when_no_worker_was_there(workers: Workers, postgresql: PostgreSQL, database: str):
    with ExitStack() as stack:
        ada = Workers(workers.settings, stack).start()
        table = ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"]
    postgresql.execute("UPDATE heads SET asked_at = asked_at - 3600", database.rpartition("/")[2])
    again = workers.same(ada)
    assert again.view(table, 0)["table"]["seats"][0]["seconds_left"] > 500


# -------------------------------------------------------------------------------- limits and reviews


def test_what_a_browser_has_imported_at_one_worker_counts_at_the_other(workers: Workers):
    workers.settings = replace(workers.settings, imports_per_minute=1e-6, import_burst=2.0)
    ada = workers.start()
    also_ada = workers.same(ada)
    assert [imports(ada)[0] for _ in range(2)] == [201, 201]
    until(lambda: imports(also_ada) == (429, "too-many-imports"))


def test_a_review_is_worked_out_by_one_worker_and_told_by_both(workers: Workers, monkeypatch: pytest.MonkeyPatch):
    workers.settings = replace(workers.settings, review_budget=600)
    began: list[str] = []
    worked_out = reviews.Reviews._worked_out

    async def counted(self: Any, table: Any, record: bytes) -> bytes:
        began.append(table.id)
        return await worked_out(self, table, record)

    monkeypatch.setattr(reviews.Reviews, "_worked_out", counted)
    ada = workers.start()
    also_ada = workers.same(ada)
    table = noughts(ada, *CELLS)
    ada.get(f"/api/tables/{table}/review")
    assert reviewed(also_ada, table) == reviewed(ada, table)
    assert began == [table]


# ---------------------------------------------------------------------------- when the database is away


def test_workers_go_on_and_miss_nothing_when_the_database_comes_back(
    workers: Workers, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
):
    ada = workers.start()
    also_ada = workers.same(ada)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    also_ada.view(table, 0)
    postgresql.restart()
    assert mark(ada, table, 1).status_code == 200
    until(lambda: also_ada.view(table, 0)["answers"] == 1)
    assert mark(also_ada, table, 2).status_code == 200
    until(lambda: ada.view(table, 0)["answers"] == 2)


def test_metrics_are_told_of_all_workers_whichever_is_asked(workers: Workers):
    ada, bob = workers.start(), workers.start()
    names = {tables_of(person).store.worker for person in (ada, bob)}

    def told() -> bool:
        text = ada.http.get("/metrics").text
        return all(f'fathom_tables{{worker="{name}"}}' in text for name in names)

    until(told)
