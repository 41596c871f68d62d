"""The words of a part of Fathom, in its file of words and in its code: the same keys must stand in both."""

import ast
from collections.abc import Iterable
from pathlib import Path

import fathom
from fathom.kernel.words import words

SOURCES = Path(fathom.__file__).parent
WORDS = Path(words.__file__).parent


def keys(part: str, language: str) -> set[str]:
    text = (WORDS / language / f"{part}.ftl").read_text(encoding="utf-8")
    return {line.split(" = ")[0] for line in text.split("\n") if " = " in line and not line.startswith(("#", " "))}


def used(part: str, files: Iterable[Path], made: dict[str, set[str]]) -> set[str]:
    """Every key of a part that stands in the code; those `made` there are given by their beginnings."""
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    whole = {text for text in texts if text.startswith(f"{part}-") and text not in made}
    return whole | {f"{beginning}{end}" for beginning, ends in made.items() for end in ends}
