"""A small Ray cluster on this machine: the same games as anywhere else, and what happens when a worker dies there."""

import os
import signal
from contextlib import nullcontext
from importlib.util import find_spec

import pytest

from fathom.lab.running import engines
from fathom.lab.running.engines import Engine, Lost
from fathom.lab.studies.simulate import Plan, Study, carry_out

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="ray has no package for this Python: fathom-table[ray]"),
]
RAY = Engine("ray", jobs=2)


@pytest.fixture(autouse=True, scope="module")
def _one_cluster_for_all(tmp_path_factory):
    """A cluster takes long to start. Ray keeps its token in the home folder, and reads it once in a process."""
    import ray

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        patch.delenv("RAY_ADDRESS", raising=False)
        with engines._cluster(ray, RAY):
            patch.setattr(engines, "_cluster", lambda ray, engine: nullcontext())
            yield


def die_at_3(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_ray_plays_the_same_games_as_one_process():
    plans = [Plan("noughts", ["random"] * 2, "tide", tallied=True), Plan("nautilus", ["random"] * 2, "tide")]
    study = Study("simulate", plans, [40, 4])
    assert carry_out(study, RAY).played == carry_out(study, Engine()).played


def test_no_more_chunks_are_under_way_than_there_are_jobs(monkeypatch: pytest.MonkeyPatch):
    import ray

    wait, under_way = ray.wait, []

    def counted(busy):
        under_way.append(len(busy))
        return wait(busy)

    monkeypatch.setattr(ray, "wait", counted)
    assert sorted(RAY.run(abs, range(20))) == list(range(20))
    assert max(under_way) == RAY.jobs


def test_a_worker_that_dies_on_the_cluster_is_told():
    done = []
    with pytest.raises(Lost, match=r"a worker died on the Ray cluster \(WorkerCrashedError\)"):
        done += RAY.run(die_at_3, range(50))
    assert 3 not in done
