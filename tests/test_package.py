"""The package as a stranger gets it: built, installed into an empty environment, served without Node, and typed."""

import os
import re
import shutil
import socket
import subprocess
import tarfile
import time
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tools.lowest_bounds import pinned, pins

ROOT = Path(__file__).parents[1]
DOWNSTREAM = """
import fathom
from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Action, Ask, BadSave, Illegal, Match, Setup, Unknown
from fathom.lab.studies.simulate import Plan, simulate


class Last:
    needs_view = needs_memory = False

    def choose(self, seen: object, ask: Ask) -> Action:
        return ask.options[-1]


match = Match.start(load("nautilus"), seats=2, seed="1")
setup: Setup = match.setup
while (ask := match.turn) is not None:
    match.answer(ask.seat, Last().choose(None, ask))
scores: list[int] = match.state.scores()
wins: list[float] = simulate(Plan("noughts", ["random", "random"], "1"), 2).wins
bot = make_bot(match.game, "greedy", "1")
errors: list[type[Exception]] = [Illegal, Unknown, BadSave]
again: fathom.Match = fathom.open_save(fathom.load("nautilus"), fathom.save(match))
names: list[str] = fathom.games.names()
"""


def run(*command: object, at: Path = ROOT, **more: str) -> str:
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    words = [str(part) for part in command]
    done = subprocess.run(words, env={**clean, **more}, capture_output=True, text=True, cwd=at)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_dependency_has_a_lower_bound():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["lab"], *extras["ray"], *extras["rl"]]
    assert [each for each in asked if ">=" not in each] == []


def test_the_lowest_versions_can_be_listed():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    core, everything = set(pins([], text)), set(pins(["all", "docs", "train"], text))
    assert "msgspec==0.19.0" in core
    assert core < everything
    assert {"numpy==1.26.4", "polars==1.0.0", "torch==2.2"} <= everything - core
    assert "uvloop==0.21.0; sys_platform != 'win32'" in everything
    with pytest.raises(ValueError, match="no lower bound"):
        pinned("numpy<2")


def test_the_description_stands_alone():
    """No link or picture of the package's page leads to a file that is not there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / project["readme"]).read_text(encoding="utf-8")
    assert [link for link in re.findall(r"\]\(([^)]*)\)", text) if not link.startswith("https://")] == []


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An environment with nothing in it but pip."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder / "venv", with_pip=True)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def python(empty: Path) -> Path:
    """That environment with Fathom in it, from a source archive that was built as `python -m build` does."""
    if not (ROOT / "fathom" / "server" / "static" / "index.html").exists():
        pytest.skip("the client is not built")
    python = empty / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    offline = subprocess.run([python, "-m", "pip", "install", "--quiet", "build", "hatchling"], capture_output=True)
    if offline.returncode:
        pytest.skip("no packages can be fetched here")
    run(python, "-m", "build", "--sdist", "--no-isolation", "--outdir", empty, ROOT)
    (archive,) = empty.glob("fathom_table-*.tar.gz")
    with tarfile.open(archive) as content:
        names = content.getnames()
    assert any(name.endswith("fathom/server/static/index.html") for name in names)
    assert not [name for name in names if "node_modules" in name or "/.venv" in name]
    constraints = ["--constraint", ROOT / "constraints.txt"]
    run(
        python, "-m", "pip", "install", "--quiet", *constraints, f"{archive}[server]", "mypy", PATH=_without_node(empty)
    )
    return python


def _without_node(folder: Path) -> str:
    """A path on which there is no npm."""
    found = [part for part in os.environ["PATH"].split(os.pathsep) if not (Path(part) / "npm").exists()]
    return os.pathsep.join([str(folder / "venv" / "bin"), *found])


@pytest.mark.slow
def test_the_page_is_served(python: Path, empty: Path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    options = ["--data", str(empty / "data"), "--port", str(port), "--quiet"]
    server = subprocess.Popen([python, "-I", "-m", "fathom", "serve", *options], cwd=empty)
    try:
        page = _answer(f"http://127.0.0.1:{port}/", server)
        assert page.status_code == 200
        assert "<script" in page.text
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert httpx.get(f"http://127.0.0.1:{port}{script}").status_code == 200
    finally:
        server.terminate()
        server.wait()


def _answer(address: str, server: "subprocess.Popen[bytes]") -> httpx.Response:
    for _ in range(1200):
        assert server.poll() is None, "the server ended"
        try:
            return httpx.get(address, timeout=10)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.mark.slow
def test_a_strangers_program_is_typed(python: Path, empty: Path):
    file = empty / "downstream.py"
    file.write_text(DOWNSTREAM)
    run(python, "-m", "mypy", "--strict", "--cache-dir", empty / "cache", file, at=empty)
    run(python, "-I", file, at=empty)


@pytest.mark.slow
def test_its_page_tells_what_it_is(python: Path):
    asking = "from importlib.metadata import distribution as d; print(d('fathom-table').read_text('METADATA'))"
    told = run(python, "-c", asking)
    for field in ("Author: Fathom", "License-Expression: MIT", "Classifier: Typing :: Typed", "Keywords: "):
        assert field in told
