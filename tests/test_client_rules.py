"""Rules stand in Python alone: the client repeats no constant of theirs and reckons nothing that they decide."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from fathom.games import load, names

WEB = Path(__file__).parent.parent / "web" / "src" / "games"
LITERAL = re.compile(r"\bconst (?P<name>[A-Z][A-Z_0-9]+)\b[^=\n]*=\s*(?P<value>[\d\[{][^;\n]*)")
RULES = re.compile(
    r"\b(?:function|const) (score|wins|winners|owes|walks|voyages|feeAt|atlantisPoints|"
    r"outcomeOf|runningTotals|supports)\b"
)
DRAWING = {"FEE", "GAP", "HEIGHT", "UNIT", "WIDTH"}
"""Sizes of drawings, which happen to be called like something in the rules."""


def constants(game: str) -> dict[str, set[int]]:
    """The numbers of the rules by name: the upper-case constants of a game's modules, bots and terminal left out."""
    found: dict[str, set[int]] = {}
    package = import_module(load(game).package)
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if ".bots" in module.name or module.name.endswith((".terminal", ".learning")):
            continue
        for name, value in vars(import_module(module.name)).items():
            if name.isupper() and not name.startswith("_"):
                found[name] = {each for each in flat(value) if isinstance(each, int)}
    return {name: numbers for name, numbers in found.items() if numbers and name not in DRAWING}


def flat(value: object) -> list[object]:
    if isinstance(value, dict):
        return [each for pair in value.items() for part in pair for each in flat(part)]
    if isinstance(value, tuple | list | range):
        return [each for part in value for each in flat(part)]
    return [value]


def sources(game: str) -> list[Path]:
    files = [*WEB.glob(f"{game}/**/*.ts"), *WEB.glob(f"{game}/**/*.svelte")]
    return [file for file in files if not file.name.endswith(".test.ts")]


@pytest.mark.parametrize("game", [name for name in names() if (WEB / name).is_dir()])
def test_no_constant_of_the_rules_is_repeated_in_the_client(game):
    known = constants(game)
    repeated = [
        f"{file.name}: {match['name']} = {match['value']}"
        for file in sources(game)
        for match in LITERAL.finditer(file.read_text(encoding="utf-8"))
        if match["name"] in known and {int(each) for each in re.findall(r"\d+", match["value"])} & known[match["name"]]
    ]
    assert repeated == []


@pytest.mark.parametrize("game", [name for name in names() if (WEB / name).is_dir()])
def test_the_client_reckons_no_scores_reach_or_fees(game):
    found = [f"{file.name}: {match[1]}" for file in sources(game) for match in RULES.finditer(file.read_text("utf-8"))]
    assert found == []


def test_a_repeated_constant_would_be_noticed():
    known = constants("nautilus")
    assert known["HOLD_LIMIT"] == {4}
    assert {5, 3, 1} <= known["ATLANTIS_POINTS"]
    match = LITERAL.search("export const HOLD_LIMIT = 4;")
    assert match
    assert (match["name"], match["value"]) == ("HOLD_LIMIT", "4")
    match = LITERAL.search("export const ATLANTIS_POINTS: Record<number, number[]> = { 2: [4, 2] };")
    assert match
    assert match["name"] == "ATLANTIS_POINTS"
    assert RULES.search("export function score(state: State)")
