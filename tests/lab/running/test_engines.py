"""Engines: every item is worked on once, wherever that is, and what goes wrong is told."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fathom.kernel import Unknown
from fathom.kernel.extras import Missing
from fathom.lab.running import engines
from fathom.lab.running.engines import Chunks, Engine, Lost, OutOfReach
from fathom.lab.studies.simulate import Plan, Study, carry_out


def double(number: int) -> int:
    return 2 * number


def die_at_30(number: int) -> int:
    if number == 30:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_item_is_worked_on_once(jobs):
    assert sorted(Engine(jobs=jobs).run(double, range(200))) == [2 * number for number in range(200)]


def test_nothing_to_do_is_done_at_once():
    assert list(Engine(jobs=2).run(double, [])) == []


def test_no_more_workers_are_started_than_there_is_work_for(monkeypatch):
    started: list[int] = []
    monkeypatch.setattr(engines, "_worker", lambda work, start=engines._worker: started.append(1) or start(work))
    assert sorted(Engine(jobs=20).run(double, range(2))) == [0, 2]
    assert len(started) == 2


def test_more_jobs_than_a_machine_can_bear_are_refused(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    with pytest.raises(ValueError, match="65 jobs are too many for this machine: at most 64"):
        Engine(jobs=65).run(double, range(100))


def test_chunks_grow_until_they_take_their_time():
    chunks = Chunks(range(100))
    assert chunks.next() == [0]
    chunks.took(1, seconds=0.01)
    assert chunks.next() == [1, 2, 3, 4]  # never more than four times as many at once
    chunks.took(4, seconds=0.5)
    assert chunks.next() == [5, 6]
    chunks.took(2, seconds=10)
    assert chunks.next() == [7]


def test_a_worker_that_dies_is_told_and_what_was_done_is_kept():
    done: list[int] = []
    with pytest.raises(Lost, match=r"a worker died \(exit code -9\)"):
        done.extend(Engine(jobs=2).run(die_at_30, range(10_000)))
    assert len(set(done)) == len(done) < 10_000
    assert 30 not in done


def test_an_unknown_engine():
    with pytest.raises(Unknown, match="unknown engine 'quantum': choose from processes, ray"):
        Engine("quantum").run(double, [])


def test_ray_that_is_not_installed(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match=r"ray is not installed: pip install 'fathom-table\[ray\]'"):
        list(Engine("ray").run(double, [1]))


def test_a_door_that_nobody_opens():
    with pytest.raises(OutOfReach, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        engines._knock("127.0.0.1:9")


@pytest.mark.parametrize("address", ["nowhere", ":6379", "10.0.0.5:", "10.0.0.5:many"])
def test_an_address_that_is_none(address):
    with pytest.raises(ValueError, match="write it as HOST:PORT"):
        engines._knock(address)


def test_a_study_whose_worker_dies_keeps_its_games(monkeypatch):
    def run(self, work, items):
        yield work((0, 0))
        raise Lost("a worker died (exit code -9)")

    monkeypatch.setattr(Engine, "run", run)
    results = carry_out(Study("simulate", [Plan("noughts", ["random"] * 2, "1")], [9]), Engine())
    assert (len(results.played), results.stopped) == (1, "a worker died (exit code -9)")


CTRL_C = """
import os, signal
from contextlib import closing

from fathom.lab.running.engines import Engine
from tests.lab.running.test_engines import double

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with closing(Engine(jobs=2).run(double, range(10**9))) as done:
            next(done)
            os.killpg(0, signal.SIGINT)  # as a terminal does: to the parent and to its workers
            for _ in done:
                pass
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


@pytest.mark.slow
def test_ctrl_c_is_heard_by_the_parent_alone(tmp_path):
    script = tmp_path / "ctrl_c.py"
    script.write_text(CTRL_C)
    root = Path(__file__).parents[3]
    result = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        start_new_session=True,
    )
    assert (result.stdout, result.stderr, result.returncode) == ("interrupted\n", "", 0)


def test_signals_are_heard_as_before_once_the_workers_have_started():
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    done = Engine(jobs=2).run(double, range(3))
    next(done)
    assert {number: signal.getsignal(number) for number in before} == before
    assert len(list(done)) == 2


def test_chunks_are_never_larger_than_the_most():
    chunks = Chunks(range(10))
    for _ in range(20):
        chunks.took(chunks.size, seconds=0.0)
    assert chunks.size == engines.MOST
