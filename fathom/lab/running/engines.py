"""Engines that run jobs: in this process, in worker processes, or on a Ray cluster, with the same results.

Work is a list of small independent items. They are handed out in chunks that take about a third of a second each, so
that little is lost when something stops, and their results come back in the order in which they are ready.
"""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, TypeVar

from msgspec import Struct

from fathom.bots.processes import end_with_parent
from fathom.kernel import Unknown
from fathom.kernel.extras import extras

Item = TypeVar("Item")
Done = TypeVar("Done")

ENGINES = ("processes", "ray")
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
CHUNK_SECONDS = 0.3
MOST = 5000  # items in a chunk
PATIENCE = 5.0  # seconds for a cluster to answer the door
CROWD = 16  # processes for each processor: more is a slip of the keyboard, and a machine that no longer answers


class Lost(RuntimeError):
    """A worker that died while it was working."""


class OutOfReach(ValueError):
    """A cluster that cannot be joined or started."""


class Engine(Struct, frozen=True):
    """Where to work: how many chunks at a time, in `processes` or on `ray` (a cluster of our own, or at an address)."""

    name: str = "processes"
    jobs: int = 1
    address: str = ""

    def run(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done]:
        """The results of all items, as they are ready. `work` must be a function that can be pickled.

        Close the generator (`contextlib.closing`) if you may stop early: that ends the workers.
        """
        if self.name not in ENGINES:
            raise Unknown("engine", self.name, ENGINES)
        if self.name == "ray":
            return _on_ray(work, Chunks(items), self)
        if self.jobs == 1:
            return (work(item) for item in items)
        if self.jobs > CROWD * processors():
            raise ValueError(f"{self.jobs} jobs are too many for this machine: at most {CROWD * processors()}")
        return _in_processes(work, Chunks(items), self.jobs)


def processors() -> int:
    return os.cpu_count() or 1


class Chunks:
    """Cuts items into chunks whose size follows from how long the last ones took."""

    def __init__(self, items: Iterable[Any]) -> None:
        self.items, self.size = iter(items), 1

    def next(self) -> list[Any]:
        return list(islice(self.items, self.size))

    def took(self, count: int, seconds: float) -> None:
        fitting = int(CHUNK_SECONDS * count / max(seconds, 1e-6))
        self.size = min(max(1, fitting), 4 * self.size, MOST)


def timed(work: Callable[[Any], Any], items: list[Any]) -> tuple[list[Any], float]:
    """A chunk's results, and how long it took."""
    began = perf_counter()
    return [work(item) for item in items], perf_counter() - began


# ---------------------------------------------------------------------------------------- processes


def _in_processes(work: Callable[[Any], Any], chunks: Chunks, jobs: int) -> Generator[Any]:
    workers: dict[Connection, Any] = {}
    try:
        while len(workers) < jobs and (items := chunks.next()):
            with _deaf():
                new, process = _worker(work)
                workers[new] = process
            _hand_out(new, items)
        busy = set(workers)
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                try:
                    results, seconds = pipe.recv()
                except (EOFError, OSError):
                    workers[pipe].join(PATIENCE)
                    raise Lost(f"a worker died (exit code {workers[pipe].exitcode})") from None
                chunks.took(len(results), seconds)
                if items := chunks.next():
                    _hand_out(pipe, items)
                else:
                    busy.remove(pipe)
                yield from results
    finally:
        for pipe, worker in workers.items():
            pipe.close()
            worker.kill()
        for worker in workers.values():
            worker.join()


def _worker(work: Callable[[Any], Any]) -> tuple[Connection, Any]:
    """A process that waits for chunks, and the pipe to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(work, theirs))
    process.start()
    theirs.close()
    return ours, process


def _hand_out(pipe: Connection, items: list[Any]) -> None:
    """Give a worker its next chunk. If it is dead by now, reading its answer will tell."""
    with suppress(OSError):
        pipe.send(items)


def _serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """A worker's life: a chunk comes in, its results go out, until the pipe is closed."""
    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(timed(work, pipe.recv()))


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started in here leave Ctrl-C, and the end of the system, to their parent."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, signal.SIG_IGN) for number in ENDINGS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# ---------------------------------------------------------------------------------------------- Ray


def _on_ray(work: Callable[[Any], Any], chunks: Chunks, engine: Engine) -> Generator[Any]:
    with extras():
        import ray
    with _cluster(ray, engine):
        remote: Any = ray.remote(max_retries=0)(timed)
        shared = ray.put(work)
        busy: list[Any] = []
        while True:
            while len(busy) < engine.jobs and (items := chunks.next()):
                busy.append(remote.remote(shared, items))
            if not busy:
                return
            ready, busy = ray.wait(busy)
            try:
                results, seconds = ray.get(ready[0])
            except ray.exceptions.RayError as error:
                raise Lost(f"a worker died on the Ray cluster ({type(error).__name__})") from None
            chunks.took(len(results), seconds)
            yield from results


@contextmanager
def _cluster(ray: Any, engine: Engine) -> Iterator[None]:
    """Join the cluster at the address (or at RAY_ADDRESS); without one, start a cluster on this machine."""
    logging.getLogger("ray").setLevel(logging.ERROR)
    address = engine.address or os.environ.get("RAY_ADDRESS", "")
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": engine.jobs, "include_dashboard": False}
    if address:
        _knock(address)
        os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "1")  # a cluster that is there answers at once
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise OutOfReach(f"no Ray cluster at {address or 'this machine'}: {str(error).splitlines()[0]}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray waits for minutes at a door that nobody opens; we wait for seconds."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not (host and port.isdigit()):
        raise ValueError(f"--address {address!r}: write it as HOST:PORT, such as 10.0.0.5:6379")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        raise OutOfReach(f"no Ray cluster answers at {address}") from None
