"""The tool that changes the program to see whether the tests notice."""

import os
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


def test_a_changed_file_is_never_taken_for_the_one_that_was_compiled_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Python tells them apart by whole seconds and length; on a busy machine it takes a while to copy a tree."""
    monkeypatch.syspath_prepend(TOOLS)
    judging = import_module("judging")
    tree, folder = tmp_path / "tree", tmp_path / "copy"
    subprocess.run(["git", "init", "-q", str(tree)], check=True)
    (tree / "limit.py").write_text("LIMIT = 8")
    monkeypatch.setattr(judging, "TOP", tree)
    copy, copied = judging.Copy(folder), folder / "limit.py"
    os.utime(copied, (copy.stamp + 2, copy.stamp + 2))
    before = copied.stat().st_mtime
    copy.write("limit.py", b"LIMIT = 7")
    assert int(copied.stat().st_mtime) > int(before)
