"""The progress bar of long work: on stderr, where that is a terminal, with the time taken and the time left."""

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TimeElapsedColumn, TimeRemainingColumn


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
