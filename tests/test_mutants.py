"""The tool that changes the program to see whether the tests notice."""

import os
import subprocess
from pathlib import Path

import pytest

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
