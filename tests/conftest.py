"""How tests run here: the same examples of Hypothesis everywhere, never judged by the clock; compiled tests are kept;
and what waits longest begins first."""

import logging
import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

JUDGED_ELSEWHERE = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile("fathom", deadline=None, derandomize=True, suppress_health_check=JUDGED_ELSEWHERE)
settings.load_profile("fathom")

sys.dont_write_bytecode = False  # where nothing compiled is kept, half of the time goes into compiling tests again
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # and every process that a test starts compiles the whole program


LONGEST = ("test_package.py", "test_thinker.py", "test_sleeping_gods.py", "test_machina.py", "test_solo.py")  # minutes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes does not come last, when everybody else is idle; then browsers, then what is slow."""

    def place(item: pytest.Item) -> tuple[int, bool, bool]:
        name = item.path.name
        first = LONGEST.index(name) if name in LONGEST else len(LONGEST)
        return first, item.get_closest_marker("browser") is None, item.get_closest_marker("slow") is None

    items.sort(key=place)


@pytest.fixture(autouse=True)
def _same_logging() -> Iterator[None]:
    """Restore the root logger: `fathom serve` sets it up for its process, and here that is the process of all tests."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
