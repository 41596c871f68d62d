"""Bots at a table: they think in a process of their own, and are sent only what their seat knows."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.games import load
from fathom.kernel import Chance, Match
from fathom.lab.running.workers import Worker
from fathom.server.tables import automatic_play
from fathom.server.tables.crew import Crew, FairQueue, WorkerPool
from tests.conformance.play import dealt_anew
from tests.server.chores import dies, fails, naps
from tests.server.conftest import BOT, ME, Person, table_of, tables_of

pytestmark = pytest.mark.slow

THINKER = {"kind": "bot", "bot": "thinker:fast"}


def patiently(person: Person, table: str, answers: int, seat: int = 0) -> Any:
    """The view once so many answers were given."""
    for _ in range(1200):
        view = person.view(table, seat)
        if view["answers"] >= answers:
            return view
        time.sleep(0.05)
    raise AssertionError("the bot does not answer")


def test_a_thinker_sits_at_a_table(ada: Person):
    opened = ada.opens("noughts", ME, THINKER)
    table = opened["table"]["id"]
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ada", "Marlin"]
    for cell in (0, 1):
        ada.answers(table, 0, lambda options, cell=cell: {"do": "mark", "cell": cell})
        view = patiently(ada, table, 2 * cell + 2)
    assert view["state"]["cells"][2] == 1  # it prevents the line


def test_bots_that_nobody_named_have_names_of_their_own(ada: Person):
    marlin = {"kind": "me", "name": "Marlin"}
    opened = ada.opens("nautilus", marlin, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Marlin", "Coral", "Otter"]


def test_bots_that_take_free_seats_can_be_told_apart(ada: Person):
    opened = ada.opens("nautilus", ME, {"kind": "open"}, {"kind": "open"})
    started = ada.post(f"/api/tables/{opened['table']['id']}/start", {})
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Marlin", "Coral"]


@pytest.mark.parametrize("bot", ["thinker:soon", "thinker:99x9000000ms", "clever"])
def test_only_the_levels_on_offer_are_seated(ada: Person, bot: str):
    plan = {"game": "noughts", "seats": [ME, {"kind": "bot", "bot": bot}]}
    assert f"No bot called “{bot}”" in ada.post("/api/tables", plan, 400)["message"]


def test_the_form_is_offered_every_level_and_the_usual_bot(ada: Person):
    games = {game["name"]: game for game in ada.get("/api/games")}
    assert games["nautilus"]["bots"] == ["random", "greedy", "seasoned", "thinker:fast", "thinker:strong"]
    assert games["nautilus"]["usual_bot"] == "greedy"


def test_what_is_sent_to_a_bot_holds_no_secret(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """The same bytes whatever is hidden from its seat; and never the seed, from which all could be told."""
    sent: list[tuple[Any, ...]] = []

    async def note(self: WorkerPool, table: str, what: str, seconds: float, work: Any, *args: Any) -> None:
        sent.append(args)

    monkeypatch.setattr(WorkerPool, "run", note)
    table = ada.opens("nautilus", ME, ME, seed="deep-secret")["table"]["id"]
    match = table_of(ada, table).match
    assert match is not None
    seat = next(iter(match.asks))
    other = dealt_anew(match, seat, Chance.of("anew"))
    assert match.game.pack(other.state) != match.game.pack(match.state)
    expected = other.memory(seat).pack()
    ada.post(f"/api/tables/{table}/hand-over", {"seat": seat})
    patiently(ada, table, 1)
    assert sent[0][-1] == expected
    assert "deep-secret" not in repr(sent)


# ------------------------------------------------------------------------------------------ a watch


async def all_of(watch: WorkerPool, limit: float, *works: tuple[Any, ...]) -> list[Any]:
    try:
        return await asyncio.gather(
            *(watch.run(f"table {number % 3}", "it", limit, *work) for number, work in enumerate(works))
        )
    finally:
        watch.close()


def test_only_the_work_is_timed_not_the_waiting_for_it():
    """Twelve thoughts of half a second on one worker: the last waits longer than any may think."""
    thoughts = [(naps, 0.5, number) for number in range(12)]
    assert asyncio.run(all_of(WorkerPool(1), 4.0, *thoughts)) == list(range(12))


@pytest.mark.parametrize(
    ("work", "word"), [((naps, 600, 0), "took more than"), ((dies, 1), "died"), ((fails, 1), "ValueError")]
)
@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_costs_nobody_else_anything(
    work: Any, word: str, workers: int, caplog: pytest.LogCaptureFixture
):
    thoughts = [(naps, 0.01, 1), work, (naps, 0.01, 2), (naps, 0.01, 3)]
    assert asyncio.run(all_of(WorkerPool(workers), 4.0, *thoughts)) == [1, None, 2, 3]
    assert word in caplog.text


def test_a_thought_that_nobody_wants_any_more_holds_up_nobody():
    async def changes_its_mind() -> Any:
        watch = WorkerPool(1)
        first = asyncio.create_task(watch.run("one", "it", 60, naps, 0.3, 1))
        second = asyncio.create_task(watch.run("two", "it", 60, naps, 0.01, 2))
        await asyncio.sleep(0.05)
        first.cancel()
        second.cancel()
        return (await all_of(watch, 60, (naps, 0.01, 3)))[0]

    assert asyncio.run(changes_its_mind()) == 3


def test_a_worker_that_comes_free_for_somebody_who_has_just_left_is_not_lost():
    async def leaves_at_the_same_moment() -> Any:
        watch = WorkerPool(1)
        worker = await watch._worker("one")
        second = asyncio.create_task(watch._worker("two"))
        await asyncio.sleep(0)
        watch._hand_on(worker, "one", 0.1)  # the wish comes true ...
        second.cancel()  # ... before whoever wished it could take notice
        await asyncio.wait([second])
        return (await all_of(watch, 60, (naps, 0.01, 3)))[0]

    assert asyncio.run(asyncio.wait_for(leaves_at_the_same_moment(), 60)) == 3


def test_a_bot_that_fails_is_named_in_the_log_with_its_table(caplog: pytest.LogCaptureFixture):
    crew = Crew(1, 60.0)
    match = Match.start(load("connect-four"), seed=1)
    try:
        asked = crew.choose("mine", match.game, "no such bot", "seed", match.memory(0))
        assert asyncio.run(asked) is None
    finally:
        crew.close()
    assert "table mine: bot no such bot of connect-four failed" in caplog.text


def test_who_had_least_comes_first():
    async def served() -> list[str]:
        queue, worker, order = FairQueue(), Worker(), []
        queue.charge("slow", 2.0)
        wishes = {(name, n): queue.enqueue(name) for n in range(2) for name in ("slow", "other", "quick")}
        while (wish := queue.next()) is not None:
            name = next(name for (name, _), each in wishes.items() if each is wish)
            wish.set_result(worker)
            queue.charge(name, {"slow": 2.0, "other": 0.3, "quick": 0.1}[name])
            order.append(name)
        return order

    assert asyncio.run(served()) == ["other", "quick", "quick", "other", "slow", "slow"]


def test_a_table_that_comes_late_has_no_claim_to_all_the_time_that_others_had():
    async def served() -> list[str]:
        queue, worker, order = FairQueue(), Worker(), []
        old = [queue.enqueue("old") for _ in range(40)]
        for _ in range(30):
            wish = queue.next()
            assert wish is not None
            wish.set_result(worker)
            queue.charge("old", 1.0)
        new = [queue.enqueue("new") for _ in range(10)]
        while (wish := queue.next()) is not None:
            wish.set_result(worker)
            order.append("old" if wish in old else "new")
            queue.charge(order[-1], 1.0)
        assert all(wish.done() for wish in old + new)
        return order

    assert asyncio.run(served())[:6].count("old") in (2, 3)


# -------------------------------------------------------------------------------------- the watchdog


@pytest.mark.parametrize("error", [asyncio.CancelledError(), RuntimeError("a fault"), MemoryError()])
def test_bots_that_could_not_answer_try_again(
    ada: Person, error: BaseException, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    crew, asked = tables_of(ada).crew, []
    choose = crew.choose

    async def stumbles(*args: Any) -> Any:
        asked.append(args)
        if len(asked) == 1:
            raise error
        return await choose(*args)

    monkeypatch.setattr(crew, "choose", stumbles)
    table = ada.opens("noughts", BOT, ME)["table"]["id"]
    patiently(ada, table, 1, seat=1)
    assert len(asked) == 2
    assert table in caplog.text


def test_the_watchdog_wakes_bots_that_are_gone(ada: Person, caplog: pytest.LogCaptureFixture):
    table = ada.opens("noughts", {"kind": "bot", "bot": "thinker:strong"}, ME)["table"]["id"]

    def shoot() -> None:
        task = table_of(ada, table).bots_task
        assert task is not None
        task.cancel()

    ada.http.blocking_portal.call(shoot)
    patiently(ada, table, 1, seat=1)
    assert "waited for a bot that was gone" in caplog.text


def test_a_table_dropped_because_a_write_failed_is_taken_up_again(ada: Person, monkeypatch: pytest.MonkeyPatch):
    store, failed = tables_of(ada).store, []
    write = store.write

    async def fails_once(*writes: Any) -> None:
        if not failed and "answers" in str(writes[0][0]):
            failed.append(writes)
            raise OSError("the disk is full")
        await write(*writes)

    monkeypatch.setattr(store, "write", fails_once)
    table = ada.opens("noughts", BOT, ME)["table"]["id"]
    for _ in range(600):
        held = tables_of(ada)._open.get(table)
        if failed and held and not held.unstored and held.answers == 1:
            break
        time.sleep(0.05)  # nobody asks for the table meanwhile
    assert failed
    assert ada.view(table, 1)["answers"] == 1


# ------------------------------------------------------------------------------------- their dice


def test_the_dice_of_bots_hang_on_what_no_client_gets(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """Two tables that look the same to everybody, commitment and all, differ in what their bots roll."""
    seeds: list[str] = []

    async def note(
        self: WorkerPool, table: str, what: str, seconds: float, work: Any, game: str, bot: str, seed: str, *rest: Any
    ) -> None:
        seeds.append(seed)

    monkeypatch.setattr(WorkerPool, "run", note)
    for seed in ("one", "two"):
        table = ada.opens("noughts", BOT, ME, seed=seed)["table"]["id"]
        patiently(ada, table, 1, seat=1)
        view = ada.http.get(f"/api/tables/{table}/view", params={"seat": 1}).text
        commitment = table_of(ada, table).match.commitment  # type: ignore[union-attr]
        assert commitment[:16] not in seeds[-1]
        assert seeds[-1].split("/")[0] not in view
    assert seeds[0] != seeds[1]


# --------------------------------------------------------------------------------- what goes on by itself


def test_bots_that_fail_again_and_again_wait_ever_longer(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def fails(*_: Any) -> None:
        if len(slept) < 12:
            raise RuntimeError("a fault")
        monkeypatch.setattr(automatic_play, "automatic", lambda table: [])

    monkeypatch.setattr(automatic_play, "asyncio", SimpleNamespace(sleep=sleep, CancelledError=asyncio.CancelledError))
    monkeypatch.setattr(automatic_play, "automatic", lambda table: [1])
    monkeypatch.setattr(automatic_play, "_answer", fails)
    asyncio.run(automatic_play._run(tables_of(ada), table))
    assert slept[:4] == [0.1, 0.2, 0.4, 0.8]
    assert slept[-1] == automatic_play.LONGEST == 32


def test_each_bot_that_breaks_down_is_told_of_once_whatever_else_is_said(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.automatic_play.wake", lambda tables, table: None)
    table, tables = table_of(ada, ada.opens("nautilus", ME, BOT, BOT)["table"]["id"]), tables_of(ada)
    ada.post(f"/api/tables/{table.id}/chat", {"seat": 0, "text": "Hello"})
    for seat in (1, 1, 2, 1):
        ada.http.blocking_portal.call(automatic_play._tell_of_failure, tables, table, seat)
    told = [(line["notice"], line["seat"]) for line in ada.get(f"/api/tables/{table.id}/chat")]
    assert told == [("", 0), ("bot-failed", 1), ("bot-failed", 2)]


@pytest.mark.parametrize(("clock", "kept"), [({"pace": "none"}, False), ({"pace": "live", "at_zero": "bot"}, True)])
def test_a_table_is_attended_as_long_as_a_bot_or_a_clock_is_at_work(ada: Person, clock: dict[str, str], kept: bool):
    tables = tables_of(ada)
    table = table_of(ada, ada.opens("noughts", ME, {"kind": "me", "name": "Eve"}, clock=clock)["table"]["id"])
    tables.attended.add(table.id)
    automatic_play._look_after(tables, table)
    assert (table.id in tables.attended) == kept
