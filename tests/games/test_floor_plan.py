"""The floor plan: every game is laid out as docs/floor-plan.md says."""

import ast
import re
from pathlib import Path

import pytest

from fathom.games import load, own

PLAN = Path(__file__).parents[2] / "docs" / "floor-plan.md"
FEW = 16  # files of one folder


def planned() -> set[str]:
    """The names in the first columns of the first two tables: of modules and folders."""
    tables = PLAN.read_text(encoding="utf-8").split("## Where is")[0]
    cells = [line.split("|")[1] for line in tables.splitlines() if line.startswith("| `")]
    return {name.rstrip("/") for cell in cells for name in re.findall(r"`([^`]+)`", cell)} | {"lesson.json"}


def folder(name: str) -> Path:
    return load(name).folder


def sources(name: str) -> list[Path]:
    return sorted(folder(name).rglob("*.py"))


@pytest.mark.parametrize("name", own())
def test_whatever_lies_in_the_root_of_a_game_is_in_the_plan(name: str):
    found = {file.name.removesuffix(".py") for file in folder(name).iterdir() if file.name != "__pycache__"}
    assert found - planned() == set()


@pytest.mark.parametrize("name", own())
def test_no_folder_of_code_is_crowded(name: str):
    rooms = [folder(name), *(each for each in folder(name).rglob("*/") if each.is_dir())]
    assert {each.name: count for each in rooms if (count := len(list(each.glob("*.py")))) > FEW} == {}


@pytest.mark.parametrize("name", own())
def test_no_rule_needs_what_clients_are_told(name: str):
    rules = [file for room in ("steps", "effects") for file in (folder(name) / room).rglob("*.py")]
    assert [file.name for file in rules if f"{name.replace('-', '_')}.client" in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("name", own())
def test_no_import_stands_in_a_function(name: str):
    late = [
        f"{file.name}:{node.lineno}"
        for file in sources(name)
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert late == []
