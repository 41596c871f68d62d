"""Optional dependencies: a missing package is reported with the extra that installs it."""

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "alembic": "server",
    "gymnasium": "rl",
    "httptools": "server",
    "litestar": "server",
    "numpy": "rl",
    "optuna": "lab",
    "pettingzoo": "rl",
    "polars": "lab",
    "ray": "ray",
    "sqlalchemy": "server",
    "torch": "train",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
}


class Missing(ImportError):
    """A missing package, with the extra that installs it."""


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
