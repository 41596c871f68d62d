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


class Line(Struct, frozen=True, order=True):
    """A line of a file that names a rule; `name` is the test that stands there, if it is one."""

    file: Path
    number: int
    name: str = ""

    def __str__(self) -> str:
        """In short: `steps.py:12`, or `test_steps.py::test_name`."""
        return f"{self.file.name}::{self.name}" if self.name else f"{self.file.name}:{self.number}"


def cited(tests: Path, files: str = "test_*.py") -> Iterator[tuple[str, Line]]:
    """Every `@rule("...")` below a folder of tests, as (rule id, test)."""
    for file in sorted(tests.rglob(files)):
        for node in _definitions(ast.parse(file.read_text(encoding="utf-8"))):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            yield str(argument.value), Line(file, node.lineno, node.name)


def _definitions(inside: ast.Module | ast.ClassDef | ast.FunctionDef) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The functions and classes of a file, and those inside them."""
    for node in inside.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node
            yield from _definitions(node)


def places(folder: Path, rule: str) -> list[Line]:
    """The lines of a game's code that name a rule: in a citation, a refusal, a comment, or a comment of its cards."""
    named = re.compile(rf"(?<![\w.]){re.escape(rule)}(?![\w.]*\w)")
    found = []
    for file, lines in _code(folder).items():
        found += [Line(file, number) for number, line in enumerate(lines, 1) if rule in line and named.search(line)]
    return found


@cache
def _code(folder: Path) -> dict[Path, list[str]]:
    """The lines of all files of a game; of its cards only the comments."""
    code = {file: file.read_text(encoding="utf-8").splitlines() for file in sorted(folder.rglob("*.py"))}
    for file in sorted(folder.glob("cards/*.yaml")):
        code[file] = [_comment(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return code


def _comment(line: str) -> str:
    """The comment of a line of YAML."""
    found = re.search(r"(?:^|\s)# (.*)$", line)
    return found[1] if found else ""
