"""The client stays small: what the first page needs, and the code of each game, as a browser receives them."""

import gzip
import re
from pathlib import Path

import pytest

from fathom.server.http.app import STATIC

pytestmark = pytest.mark.browser

# Bytes after gzip when the new stage was asked for: a tenth more was allowed. Pages that came since are loaded when
# they are visited, and are not counted.
FIRST_PAGE = 62_141
GAMES = {"nautilus": 38_436, "unfathomable": 58_182, "machina-arcana": 118_325, "sleeping-gods": 177_900}


def size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def first_files() -> set[Path]:
    """What the page names, and what these files import before they run."""
    page = (STATIC / "index.html").read_text()
    found: set[Path] = set()
    todo = [STATIC / name for name in re.findall(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"', page)]
    while todo:
        if (file := todo.pop()) in found:
            continue
        found.add(file)
        if file.suffix == ".js":
            todo += [file.parent / name for name in re.findall(r'(?:import|from)\s*"\./([^"]+\.js)"', file.read_text())]
    return found


def test_the_first_page_has_not_grown():
    assert sum(map(size, first_files())) <= FIRST_PAGE


@pytest.mark.parametrize(("game", "before"), GAMES.items())
def test_no_game_has_grown_by_more_than_a_tenth(game: str, before: int):
    (code,) = (STATIC / "assets").glob(f"{game}-*.js")
    assert size(code) <= 1.1 * before
