"""How far long work is: a bar on stderr where that is a terminal, and elsewhere a line now and then."""

import sys
from collections.abc import Callable
from time import monotonic

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TimeElapsedColumn, TimeRemainingColumn

BETWEEN = 15.0  # seconds between two lines


class Lines:
    """Lines such as `fathom: nautilus: 120 of 1000 (12 %), 0:15, 1:50 left`, where no terminal shows a bar."""

    def __init__(self, what: str, total: int, done: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self.what, self.total, self.done = what, total, done
        self._before, self._clock = done, clock
        self._began = self._told = clock()
        self._silent = sys.stderr.isatty()

    def advance(self) -> None:
        """One more is done."""
        self.done += 1
        now = self._clock()
        if self._silent or now - self._told < BETWEEN:
            return
        self._told, taken = now, now - self._began
        left = taken / (self.done - self._before) * (self.total - self.done)
        share = self.done / self.total
        typer.echo(
            f"fathom: {self.what}: {self.done} of {self.total} ({share:.0%}), {minutes(taken)}, {minutes(left)} left",
            err=True,
        )


def minutes(seconds: float) -> str:
    """A time as minutes and seconds, with hours where there are any."""
    whole = round(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


def progress(how_far: ProgressColumn) -> Progress:
    """A bar that says in one column how far it is, and is gone when the work is done."""
    return Progress(
        "{task.description}",
        BarColumn(),
        how_far,
        TimeElapsedColumn(),
        "/",
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
