"""The documentation's code is run: blocks in order, sessions as doctests."""

import doctest
import re
import shlex
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from fathom.cli import app
from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.words.words import Words
from fathom.lab.studies.simulate import play_out

DOCS = Path(__file__).parent.parent / "docs"
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
COMMANDS = re.compile(r"```sh\n(.*?)```", re.DOTALL)
THOUGHT = re.compile(r"\b\d+i\b")
MANY = re.compile(r"(--games|--rounds|--trials) \d+")
GAMES = re.compile(r"games=([\d_]+)")
PAGES = sorted([*DOCS.rglob("*.md"), DOCS.parent / "README.md"])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")
FILE = re.compile(r"[\w./-]+\.(?:py|ts|svelte|yaml|toml|ftl|md|txt|css)\b")
SPAN = re.compile(r"`([^`\n]+)`")
MADE = {"late.py", "misers.py"}  # files that readers write themselves


def run(page: Path, name: str, text: str = "") -> ModuleType:
    """Run every block of a page in one module; what starts with `>>>` is a session whose output must match."""
    module = ModuleType(name)
    sys.modules[name] = module
    for number, block in enumerate(BLOCK.findall(text or page.read_text(encoding="utf-8"))):
        if block.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(block, vars(module), f"{page.name}[{number}]", str(page), 0)
            test.globs = vars(module)
            results = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, clear_globs=False)
            assert results.failed == 0
        else:
            exec(compile(block, f"{page.name}[{number}]", "exec"), vars(module))
    return module


def headings(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path):
    for where, heading in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / where if where else page
        assert target.exists(), where
        assert not heading or heading in headings(target), heading


@cache
def project() -> set[str]:
    """The files of the project, without what is installed or built."""
    top = DOCS.parent
    places = [top, *(top / name for name in ("docs", "fathom", "tests", "tools", "web/src"))]
    files = [file for place in places for file in (place.glob("*") if place == top else place.rglob("*"))]
    return {"/" + file.relative_to(top).as_posix() for file in files}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_files_that_are_named_exist(page: Path):
    spans = [span for span in SPAN.findall(page.read_text(encoding="utf-8")) if not set("<*{…") & set(span)]
    named = {file for span in spans for file in FILE.findall(span)} - MADE
    assert not [file for file in named if not any(there.endswith("/" + file) for there in project())]


@pytest.mark.parametrize("page", ["README.md", "docs/package.md"])
def test_the_first_pages_name_every_game_and_count_its_rules(page: str):
    text = (DOCS.parent / page).read_text(encoding="utf-8")
    for name in ("nautilus", "unfathomable", "machina-arcana", "sleeping-gods"):
        title, rules = Words("en", load(name)).say("game-name"), len(load(name).ledger.rules)
        assert re.search(rf"\*\*{title}\*\* \({rules}\b", text)


@pytest.mark.parametrize("package", ["", "kernel", "server"])
def test_the_architecture_names_every_folder(package: str):
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    folders = [file.parent.name for file in (DOCS.parent / "fathom" / package).glob("*/__init__.py")]
    names = [f"{package or 'fathom'}/{folder}`" for folder in folders if folder != "bench"]
    assert not sorted(name for name in names if name not in text)


@pytest.mark.parametrize("command", ["serve", "crew", "backup", "restore", "doctor"])
def test_the_page_for_hosts_names_every_option(command: str):
    text = (DOCS / "host.md").read_text(encoding="utf-8")
    group: Any = get_command(app)
    options = [name for each in group.commands[command].params for name in each.opts if name.startswith("--")]
    assert options
    assert [name for name in options if not re.search(rf"{name}\b", text)] == []


def test_add_a_game():
    module = run(DOCS / "add-a-game.md", "tutorial_noughts")
    module.test_a_marked_cell_cannot_be_marked_again()


def test_add_a_card():
    run(DOCS / "add-a-card.md", "docs_add_a_card")


def test_the_tutorial_builds_the_real_file():
    """The blocks of the tutorial, one after the other, are noughts' own source."""
    source = (DOCS.parent / "fathom" / "games" / "noughts" / "__init__.py").read_text(encoding="utf-8")
    text = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    tutorial, _, _ = text.partition("## Cards\n")[0].partition("## Parts for larger games")
    blocks = [block for block in BLOCK.findall(tutorial) if ">>>" not in block]
    assert blocks
    for block in blocks:
        assert block.strip() in source


def test_the_api():
    run(DOCS / "api.md", "docs_api")


def test_bots_and_odds():
    module = run(DOCS / "bots.md", "docs_bots")
    match = Match.start(load("nautilus"), seed="miser")
    play_out(match, [module.Miser("1"), module.Miser("2")])
    assert match.over


@pytest.mark.parametrize("page", ["README.md", "docs/package.md"])
def test_the_first_pages(page: str):
    assert run(DOCS.parent / page, "readme").match.over


@pytest.mark.slow
def test_the_lab():
    module = run(DOCS / "lab.md", "lab")
    assert len(module.results.played) == 4


@pytest.mark.slow
def test_the_commands_of_the_lab(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = COMMANDS.findall((DOCS / "lab.md").read_text(encoding="utf-8"))
    commands = [THOUGHT.sub("1i", MANY.sub(r"\1 1", line)) for block in blocks for line in block.splitlines()]
    assert len(commands) == 16
    for command in commands:
        result = CliRunner().invoke(app, shlex.split(command)[1:])
        assert result.exit_code == 0, result.output


@pytest.mark.slow
def test_learning():
    """With a fifth of the games: enough to beat a random player."""
    page = DOCS / "rl.md"
    short = GAMES.sub(lambda games: f"games={int(games[1]) // 5}", page.read_text(encoding="utf-8"))
    module = run(page, "learning", short)
    assert len(module.learner.worths) > 1000
