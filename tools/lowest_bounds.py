"""The lowest versions that pyproject.toml allows, as pins for pip: to try whether they still do.

    python tools/lowest_bounds.py lab rl server > lowest.txt
    python3.11 -m venv lowest && lowest/bin/pip install . -r lowest.txt pytest pytest-timeout pytest-rerunfailures
    lowest/bin/pytest tests/lab tests/envs

Extras are named; the packages that everybody needs are always among them.
"""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
BOUND = re.compile(r"(?P<name>[\w.-]+)(?:\[[\w,]+\])?>=(?P<version>[\d.]+)[^;]*(?P<marker>;.*)?")
OURS = "fathom-table["


def pins(extras: list[str], text: str) -> list[str]:
    """Each package that these extras need, pinned to its lower bound."""
    project = tomllib.loads(text)["project"]
    listed: list[str] = [*project["dependencies"]]
    waiting, done = [*extras], set[str]()
    while waiting:
        extra = waiting.pop()
        if extra in done:
            continue
        done.add(extra)
        for each in project["optional-dependencies"][extra]:
            if each.startswith(OURS):
                waiting += each[len(OURS) : -1].split(",")
            else:
                listed.append(each)
    return sorted({pinned(each) for each in listed})


def pinned(requirement: str) -> str:
    found = BOUND.fullmatch(requirement)
    if found is None:
        raise ValueError(f"{requirement} has no lower bound")
    return f"{found['name']}=={found['version']}{found['marker'] or ''}"


def main() -> None:
    print("\n".join(pins(sys.argv[1:], PROJECT.read_text())))


if __name__ == "__main__":
    main()
