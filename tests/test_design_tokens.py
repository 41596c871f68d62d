"""The client draws with the tokens of web/src/styles/tokens.css: one scale of letters, and colours that have a name."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "web" / "src"
TOKENS = SOURCES / "styles" / "tokens.css"
STEPS = 8
FOLLOWS_THE_ZOOM = "var(--least"  # letters drawn on a board are as large as its zoom allows


def styled() -> Iterator[tuple[str, str]]:
    for path in sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css")]):
        if path != TOKENS:
            yield path.relative_to(SOURCES).as_posix(), path.read_text()


def test_sizes_of_letters_come_from_the_scale():
    assert len(re.findall(r"--font-\w+:", TOKENS.read_text())) == STEPS
    literal = re.compile(r"font-size: [^;]*\d(?:rem|px)[^;]*;")
    found = [f"{name}: {each}" for name, text in styled() for each in literal.findall(text)]
    assert [each for each in found if FOLLOWS_THE_ZOOM not in each] == []


def test_a_colour_that_has_a_name_is_called_by_it():
    usual = TOKENS.read_text().partition(":root[data-contrast")[0]
    named = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", usual))
    colours = re.compile("|".join(named.values()), re.IGNORECASE)
    assert [f"{name}: {each}" for name, text in styled() for each in colours.findall(text)] == []
