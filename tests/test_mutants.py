"""The tool that changes the program to see whether the tests notice."""

import os
import subprocess
from argparse import Namespace
from pathlib import Path

import pytest

from tools.mutants import __main__ as mutants
from tools.mutants import judging
from tools.mutants.areas import AREAS, TOP


def test_a_changed_file_is_never_taken_for_the_one_that_was_compiled_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Python tells them apart by whole seconds and length; on a busy machine it takes a while to copy a tree."""
    tree, folder = tmp_path / "tree", tmp_path / "copy"
    subprocess.run(["git", "init", "-q", str(tree)], check=True)
    (tree / "limit.py").write_text("LIMIT = 8")
    monkeypatch.setattr(judging, "TOP", tree)
    copy, copied = judging.Copy(folder), folder / "limit.py"
    os.utime(copied, (copy.stamp + 2, copy.stamp + 2))
    before = copied.stat().st_mtime
    copy.write("limit.py", b"LIMIT = 7")
    assert int(copied.stat().st_mtime) > int(before)


@pytest.mark.parametrize("part", ["kernel", "server", "lab", "envs"])
def test_each_file_is_in_an_area(part: str):
    files = {file for area in AREAS for pattern in area.sources for file in TOP.glob(pattern)}
    assert set((TOP / "fathom" / part).rglob("*.py")) - files == set()


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_an_area_names_files_and_tests_that_are_there(area):
    assert [pattern for pattern in area.sources if not any(TOP.glob(pattern))] == []
    assert [folder for folder in area.tests if not (TOP / folder).is_dir()] == []


def test_shares_of_one_area_are_alike_and_together_all_of_it(monkeypatch: pytest.MonkeyPatch):
    """The areas take turns: every second mutant of all would be of every second area."""
    drawn = mutants.drawn(TOP, 40, 1)
    monkeypatch.setattr(mutants, "drawn", lambda *_: drawn)

    def ids(share: str) -> list[str]:
        return [
            row["id"] for _, _, row in mutants.wanted(TOP, Namespace(count=40, seed=1, only="server$", share=share))
        ]

    assert len(ids("1/2")) == len(ids("2/2")) == 2
    assert set(ids("1/2") + ids("2/2")) == set(ids("1/1"))
