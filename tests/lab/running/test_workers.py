"""Workers: their results and faults, and that none of them outlives the process that started it."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from fathom.bots.processes import end_with_parent
from fathom.lab.running.workers import Died, Failed, Slow, Worker
from tests.server.chores import dies, fails, naps

pytestmark = pytest.mark.slow

START = {
    "a worker": """
        from fathom.lab.running.workers import Worker
        Worker().do(600, sleeps, sys.argv[1])""",
    "an engine": """
        from fathom.lab.running.engines import Engine
        list(Engine(jobs=2).run(sleeps, [sys.argv[1]] * 2))""",
    "a review": """
        from multiprocessing import get_context
        from fathom.server.archive import reviews
        pipe = get_context("spawn").Pipe(duplex=False)[1]
        get_context("spawn").Process(target=reviews.work, args=(pipe, Sleeps(sys.argv[1]), b"", 1)).start()
        time.sleep(600)""",
    "a thinker": """
        from fathom.bots import thinker
        list(thinker._processes(2).map(sleeps, [sys.argv[1]] * 2))""",
}
PARENT = """
import sys, time
from tests.server.chores import Sleeps, sleeps

if __name__ == "__main__":
    if True:"""


def test_work_is_done():
    worker = Worker()
    try:
        assert [worker.do(60, naps, 0, number) for number in (1, 2)] == [1, 2]
        with pytest.raises(Failed, match="ValueError: 3"):
            worker.do(60, fails, 3)
        with pytest.raises(Died):
            worker.do(60, dies, 4)
        with pytest.raises(Slow):
            worker.do(0.1, naps, 600, 5)
        assert worker.do(60, naps, 0, 6) == 6
    finally:
        worker.dismiss()


def test_ctrl_c_is_for_the_parent():
    worker = Worker()
    try:
        process = worker.do(60, os.getpid)
        os.kill(process, signal.SIGINT)
        assert worker.do(60, os.getpid) == process
    finally:
        worker.dismiss()


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not (state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
@pytest.mark.parametrize("kind", START)
def test_no_helper_outlives_a_parent_that_is_killed(kind: str, tmp_path: Path):
    script, pids = tmp_path / "parent.py", tmp_path / "pids"
    pids.mkdir()
    script.write_text(PARENT + START[kind])
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    parent = subprocess.Popen([sys.executable, str(script), str(pids)], env=here)
    helpers: list[int] = []
    try:
        for _ in range(1200):
            helpers = [int(file.name) for file in pids.iterdir()]
            if helpers:
                break
            assert parent.poll() is None
            time.sleep(0.05)
        assert helpers
        assert all(alive(helper) for helper in helpers)
        parent.send_signal(signal.SIGKILL)
        parent.wait()
        for _ in range(1200):
            if not any(alive(helper) for helper in helpers):
                return
            time.sleep(0.05)
        raise AssertionError("a helper lives on")
    finally:
        parent.kill()
        for helper in helpers:
            if alive(helper):
                os.kill(helper, signal.SIGKILL)


def test_a_helper_that_is_done_ends_while_its_parent_goes_on():
    helper = get_context("spawn").Process(target=end_with_parent)
    helper.start()
    helper.join(60)
    try:
        assert helper.exitcode == 0
    finally:
        helper.kill()


def test_a_worker_that_is_dismissed_is_gone_and_who_waits_for_it_hears_so():
    worker = Worker()
    assert worker.do(60, naps, 0, 1) == 1
    process = worker._process
    assert process is not None
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(worker.do, 600, naps, 600, 2)
        worker.dismiss()
        with pytest.raises(Died):
            waiting.result(timeout=60)
    process.join(60)
    assert process.exitcode == -signal.SIGKILL
