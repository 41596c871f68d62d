"""How tests run here: the same examples of Hypothesis everywhere, never judged by the clock; compiled tests are kept;
and what waits longest begins first."""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

JUDGED_ELSEWHERE = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile("fathom", deadline=None, derandomize=True, suppress_health_check=JUDGED_ELSEWHERE)
settings.load_profile("fathom")

sys.dont_write_bytecode = False  # where nothing compiled is kept, half of the time goes into compiling tests again
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # and every process that a test starts compiles the whole program


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """To install the package takes minutes in which others can run, if it does not come last."""
    items.sort(key=lambda item: item.path.name != "test_package.py")
