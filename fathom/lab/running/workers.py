"""Worker processes, each on a pipe of its own, so that a slow one can be killed and replaced alone.

None of them outlives its parent, however that ends.
"""

import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from fathom.bots.processes import end_with_parent

STARTING = 120.0  # seconds that a process may take until it has started, or read its work; that is no work yet


class Slow(TimeoutError):
    """Work that took longer than it may."""


class Died(RuntimeError):
    """A process that ended while it was working."""


class Failed(RuntimeError):
    """An error that came out of the work; its traceback is the text."""


class Worker:
    """A process that does one piece of work after the other; started when first needed, and anew after a fault."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._dismissed = False

    def do(self, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        """What the work returns. Waits for it, but no longer than it may take from when it was begun."""
        try:
            pipe = self._pipe or self._start()
            pipe.send((work, args))
            _hear(pipe, STARTING)
            if not pipe.poll(seconds):
                raise Slow(f"took more than {seconds} s")
            fine, result = pipe.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise error if isinstance(error, Slow) else Died("the process died") from None
        if not fine:
            raise Failed(result)
        return result

    def _start(self) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        if self._dismissed:
            raise EOFError
        _hear(ours, STARTING)
        return ours

    def _stop(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()

    def dismiss(self) -> None:
        """End the process; whoever waits for its work hears that it died. May be called from another thread."""
        self._dismissed = True
        process = self._process
        if process is not None:
            process.kill()


def _hear(pipe: Connection, seconds: float) -> None:
    """Wait for a sign of life."""
    if not pipe.poll(seconds):
        raise EOFError
    pipe.recv()


def _serve(pipe: Connection) -> None:
    """A worker's life: work comes in, it is begun, its result goes out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    end_with_parent()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            work, args = pipe.recv()
            pipe.send("begun")
            pipe.send(_done(work, args))


def _done(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*args)
    except Exception:
        return False, traceback.format_exc()
