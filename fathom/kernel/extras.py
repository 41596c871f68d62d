"""What is not always installed: the parts of Fathom that need more say which extra brings it."""

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "torch": "train",
    "pyspiel": "openspiel",
    "polars": "lab",
    "ray": "ray",
    "pettingzoo": "rl",
    "gymnasium": "rl",
    "numpy": "rl",
}


class Missing(ImportError):
    """A package that an extra would bring."""


@contextmanager
def extras() -> Iterator[None]:
    """Around imports of what an extra brings: if it is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        raise Missing(f"{package} is not installed: pip install 'fathom-table[{EXTRAS[package]}]'") from None
