"""Arrows point one way: who may import whom inside fathom."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted((ROOT / "fathom").rglob("*.py"))
}
ALLOWED = {
    "kernel": ["fathom.kernel"],
    "bots": ["fathom.kernel", "fathom.games", "fathom.bots"],
    "lab": ["fathom.kernel", "fathom.games", "fathom.bots", "fathom.lab"],
    "envs": ["fathom.kernel", "fathom.games", "fathom.bots", "fathom.envs"],
    "testing": ["fathom.kernel", "fathom.games", "fathom.bots", "fathom.lab", "fathom.testing"],
    "rl": ["fathom.kernel", "fathom.games", "fathom.bots", "fathom.envs", "fathom.rl"],
    "server": ["fathom"],
    "cli": ["fathom"],
    "__main__": ["fathom.cli"],
}


def allowed(module: str) -> list[str]:
    """The packages that a module may import."""
    _, part, *rest = [*module.split("."), ""]
    if part == "games":
        return ["fathom.kernel", *([f"fathom.games.{rest[0]}"] if rest[0] else ["fathom.games"])]
    return ALLOWED.get(part, [])


def for_type_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(module: str, source: str, package: bool) -> Iterator[tuple[int, str]]:
    """Every name of fathom that a source imports, wherever it stands in the file, with its line.

    `fathom` itself, which every import of one of its packages runs first, imports nothing of them before it is asked
    for a name; it only tells type checkers where the names of the public API come from.
    """
    tree = ast.parse(source)
    if module == "fathom":
        tree.body = [node for node in tree.body if not for_type_checkers(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            here = module.split(".")
            above = here[: len(here) - node.level + package] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "fathom")


def wrong(module: str, source: str, package: bool = False) -> list[str]:
    """The imports of a source that its place does not allow."""
    return [
        f"{module}:{line} imports {name}"
        for line, name in imports(module, source, package)
        if not any(f"{name}.".startswith(f"{may}.") for may in allowed(module))
    ]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_what_lies_below_it(module):
    file = MODULES[module]
    assert wrong(module, file.read_text(encoding="utf-8"), file.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("fathom.kernel.record.match", "import fathom.games.noughts"),
        ("fathom.kernel.record.match", "from fathom.bots import make_bot"),
        ("fathom.kernel.record.match", "from fathom import games"),
        ("fathom.kernel.record.match", "def late():\n    from fathom.games import load"),
        ("fathom.kernel.game", "from ..games import load"),
        ("fathom.games.noughts", "from fathom.games.connect_four import GAME"),
        ("fathom.games.noughts", "from fathom.games import connect_four"),
        ("fathom.games.noughts.bots", "from fathom.bots import Bot"),
        ("fathom.games.noughts.steps", "from ..connect_four import GAME"),
        ("fathom.games.noughts", "import fathom.games.noughts_and_more"),
        ("fathom.games", "from fathom.bots import make_bot"),
        ("fathom.bots", "from fathom.server import app"),
        ("fathom.bots.thinker", "from fathom.lab.running.workers import Worker"),
        ("fathom.lab.studies.simulate", "import fathom.cli"),
        ("fathom", "from fathom.kernel import Game"),
        ("fathom.kernel.game", "if TYPE_CHECKING:\n    from fathom.bots import Bot"),
    ],
)
def test_a_wrong_import_is_found(module, source):
    assert len(wrong(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "fathom.kernel.record.match",
            "import msgspec\nfrom fathom.kernel.questions.ask import Ask\nfrom . import names",
        ),
        (
            "fathom.games.noughts.steps",
            "from fathom.kernel import Step\nfrom fathom.games.noughts.state import Noughts",
        ),
        ("fathom.games", "from fathom.kernel import Game"),
        ("fathom.lab.studies.simulate", "from fathom.bots import Bot\nfrom fathom.games import load"),
        ("fathom.cli", "from fathom.server import app\nfrom fathom.lab.studies.simulate import simulate"),
        ("fathom.server.tables.registry", "from fathom.cli import main\nfrom fathom.kernel import Match"),
        ("fathom", "if TYPE_CHECKING:\n    from fathom.kernel import Game"),
    ],
)
def test_a_right_import_is_left_alone(module, source):
    assert wrong(module, source) == []


def test_a_relative_import_in_a_package_starts_at_the_package_itself():
    assert wrong("fathom.games.noughts", "from .state import Noughts", package=True) == []
    assert len(wrong("fathom.games.noughts", "from ..connect_four import GAME", package=True)) == 1
