"""The rule ledger of a game, and which of its rules have a test that cites them."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct


class Rule(Struct, frozen=True):
    id: str
    kind: str
    text: str
    check: str
    needs: str = ""
    holds: Literal["", "by type", "by absence"] = ""
    """How it holds if no line of the code names it: the types leave nothing else, or nothing is there against it."""

    @property
    def chapter(self) -> str:
        """The chapter of a rule: its leading letters, or the number before the first dot."""
        return re.match(r"[A-Za-z]+|\d+", self.id)[0]  # type: ignore[index]

    @property
    def restates(self) -> list[str]:
        """The rules that say the same in another place of the book, as its text tells."""
        return [each for told in re.findall(r"\(restates ([^)]*)\)", self.text) for each in re.split(r",\s*", told)]


class Ledger(Struct, frozen=True):
    """Every testable rule of one rulebook, in the rulebook's order."""

    rules: dict[str, Rule]

    @classmethod
    def load(cls, file: Path) -> "Ledger":
        if not file.exists():
            return cls({})
        listed = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")).get("rule", []), list[Rule])
        rules = {rule.id: rule for rule in listed}
        if len(rules) < len(listed):
            twice = sorted({rule.id for rule in listed if sum(each.id == rule.id for each in listed) > 1})
            raise ValueError(f"{file}: more than one rule {', '.join(twice)}")
        return cls(rules)


def cited(tests: Path, files: str = "test_*.py") -> Iterator[tuple[str, str]]:
    """Every `@rule("...")` below a folder of tests, as (rule id, test)."""
    for file in sorted(tests.rglob(files)):
        for node in _definitions(ast.parse(file.read_text(encoding="utf-8"))):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            yield str(argument.value), f"{file.name}::{node.name}"


def _definitions(inside: ast.Module | ast.ClassDef | ast.FunctionDef) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a file, and those inside them."""
    for node in inside.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
            yield from _definitions(node)


def places(folder: Path, rule: str) -> list[str]:
    """The lines of a game's code that name a rule, in a citation, a refusal or a comment: file and line."""
    named = re.compile(rf"(?<![\w.]){re.escape(rule)}(?![\w.]*\w)")
    found = []
    for file, lines in _code(folder).items():
        found += [f"{file}:{number}" for number, line in enumerate(lines, 1) if rule in line and named.search(line)]
    return found


@cache
def _code(folder: Path) -> dict[Path, list[str]]:
    """The lines of all files of a game."""
    files = sorted(folder.rglob("*.py"))
    return {file.relative_to(folder): file.read_text(encoding="utf-8").splitlines() for file in files}
