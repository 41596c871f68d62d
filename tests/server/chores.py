"""Work to be done in other processes; a module of its own, as they import it."""

import os
import time
from pathlib import Path


def naps(seconds: float, number: int) -> int:
    time.sleep(seconds)
    return number


def dies(number: int) -> int:
    os._exit(number)


def fails(number: int) -> int:
    raise ValueError(number)


def sleeps(folder: str) -> int:
    """Leave one's number in a folder, and sleep for good."""
    (Path(folder) / str(os.getpid())).touch()
    while True:
        time.sleep(600)


class Sleeps(str):
    """A name that nobody finishes looking up."""

    def __hash__(self) -> int:
        return sleeps(str(self))


def silent(*work: object) -> None:
    """A review that says nothing for good."""
    time.sleep(6000)
