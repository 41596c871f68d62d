"""Which tests run which lines of the program: noted once for a tree, so that a mutant meets only tests that run it.

    nice -n 10 python -m tools.mutants.reach mutants.reach tests/server tests/kernel

It takes as long as the tests do, and half as long again. Tests that run a line in another process are not seen here.
"""

import sys
import time
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parents[2]


class Noting:
    """Has coverage note each line for the test that is run, and how long each takes."""

    def __init__(self, coverage: Any) -> None:
        self.coverage, self.took = coverage, {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.coverage.switch_context(nodeid)
        self.began = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.took[nodeid] = time.process_time() - self.began
        self.coverage.switch_context("between tests")


def note(file: Path, tests: list[str]) -> None:
    import coverage
    import pytest

    noting = coverage.Coverage(
        data_file=str(file), source=[str(TOP / "fathom")], concurrency="thread", config_file=False
    )
    noting.start()
    watch = Noting(noting)
    pytest.main(["-q", "-n0", "-p", "no:cacheprovider", "-m", "not slow and not browser", *tests], plugins=[watch])
    noting.stop()
    noting.save()
    times = file.with_suffix(".times")
    times.write_text("".join(f"{took:.3f} {nodeid}\n" for nodeid, took in watch.took.items()), encoding="utf-8")


class Reach:
    """What was noted."""

    def __init__(self, file: Path) -> None:
        from coverage import CoverageData

        self._data = CoverageData(basename=str(file))
        self._data.read()
        self._files = {name.partition("/fathom/")[2]: name for name in self._data.measured_files()}
        lines = file.with_suffix(".times").read_text(encoding="utf-8").splitlines()
        self.took = {name: float(took) for took, _, name in (line.partition(" ") for line in lines)}
        self._lines: dict[str, dict[int, list[str]]] = {}

    def tests_of(self, file: str, line: int) -> list[str]:
        """The tests that run a line (or the one before it that a statement begins with), the shortest first."""
        name = self._files.get(file.removeprefix("fathom/"))
        if name is None:
            return []
        if name not in self._lines:
            self._lines[name] = self._data.contexts_by_lineno(name)
        known = self._lines[name]
        start = next((each for each in range(line, max(0, line - 12), -1) if each in known), None)
        found = [test for test in known.get(start or 0, []) if test in self.took]
        return sorted(found, key=self.took.__getitem__)


if __name__ == "__main__":
    note(Path(sys.argv[1]).resolve(), sys.argv[2:])
