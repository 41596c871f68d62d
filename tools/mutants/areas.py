"""Which mutants are drawn from the parts of the program, and which tests of a part may notice one."""

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.mutants.mutations import Mutant, changes

TOP = Path(__file__).resolve().parents[2]


class Area(NamedTuple):
    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    leave: str = "$^"
    """A pattern of the files that are left out."""


TABLES = ("test_outcomes", "test_printed", "test_checklist")
"""Tests that say what is written on cards."""
GODS = ("board", "campaign", "client", "effects", "figures", "steps", "stories")
GAME_TESTS = "tests/rules/{0} tests/games/{0} tests/conformance"
AREAS = [
    Area(
        "kernel",
        ("fathom/kernel/**/*.py",),
        ("tests/kernel", "tests/conformance", "tests/rules/nautilus", "tests/games/unfathomable"),
    ),
    Area(
        "nautilus",
        tuple(f"fathom/games/nautilus/{each}.py" for each in ("*", "client/*", "steps/**/*")),
        tuple(GAME_TESTS.format("nautilus").split()),
        "terminal|learning",
    ),
    Area(
        "unfathomable",
        tuple(f"fathom/games/unfathomable/{each}.py" for each in ("steps/**/*", "effects/*", "state")),
        tuple(GAME_TESTS.format("unfathomable").split()),
    ),
    Area(
        "machina",
        tuple(f"fathom/games/machina_arcana/{each}.py" for each in ("*", "client/*", "steps/**/*", "effects/*")),
        tuple(GAME_TESTS.format("machina_arcana").split()),
        "terminal|learning",
    ),
    Area(
        "gods",
        tuple(f"fathom/games/sleeping_gods/{each}.py" for each in ("*", *(f"{room}/**/*" for room in GODS))),
        tuple(GAME_TESTS.format("sleeping_gods").split()),
        "terminal|learning",
    ),
    *(
        Area(f"{name} cards", (f"fathom/games/{game}/cards/*.yaml",), (f"tests/games/{game}", f"tests/rules/{game}"))
        for name, game in (("machina", "machina_arcana"), ("gods", "sleeping_gods"))
    ),
    Area(
        "cards",
        tuple(f"fathom/games/{game}/cards/*.yaml" for game in ("nautilus", "unfathomable")),
        ("tests/games/unfathomable", "tests/rules/unfathomable", "tests/rules/nautilus", "tests/games/nautilus"),
    ),
    Area("server", ("fathom/server/**/*.py",), ("tests/server",), "bench|typescript|run.py|migrations"),
    Area(
        "lab", ("fathom/lab/**/*.py", "fathom/envs/*.py"), ("tests/lab", "tests/envs", "tests/cli"), "bench|plots|page"
    ),
]


# ------------------------------------------------------------------------------------------- drawing


def drawn(top: Path, count: int, seed: int) -> list[tuple[Area, Mutant]]:
    """So many mutants: the areas take turns, in each its kinds, in each kind its files."""
    piles = {area.name: _piles(top, area, Random(f"{seed}/{area.name}")) for area in AREAS}
    found: list[tuple[Area, Mutant]] = []
    while len(found) < count and any(piles.values()):
        for area in AREAS:
            kinds = piles[area.name]
            if not kinds or len(found) == count:
                continue
            kind = next(iter(kinds))
            pile = kinds.pop(kind)
            found.append((area, pile.pop(0)))
            if pile:
                kinds[kind] = pile  # at the end: the others come first
    return found


def _piles(top: Path, area: Area, chance: Random) -> dict[str, list[Mutant]]:
    """The mutants of an area by kind; in a pile no file comes twice before all have come once."""
    files = sorted({file for pattern in area.sources for file in top.glob(pattern)})
    by_kind: dict[str, list[list[Mutant]]] = {}
    for file in files:
        name = file.relative_to(top).as_posix()
        if re.search(area.leave, name):
            continue
        own: dict[str, list[Mutant]] = {}
        for mutant in changes(name, file.read_bytes()):
            own.setdefault(mutant.kind, []).append(mutant)
        for kind, mutants in own.items():
            chance.shuffle(mutants)
            by_kind.setdefault(kind, []).append(mutants)
    kinds = sorted(by_kind)
    chance.shuffle(kinds)
    return {kind: _in_turns(by_kind[kind], chance) for kind in kinds}


def _in_turns(files: list[list[Mutant]], chance: Random) -> list[Mutant]:
    """Longer files come more often in the first round, but none comes twice in one."""
    order = sorted(files, key=lambda each: chance.random() ** (1 / len(each)), reverse=True)
    return [each[turn] for turn in range(max(map(len, order))) for each in order if turn < len(each)]


# ----------------------------------------------------------------------------- which tests may notice


def names_in(mutant: Mutant) -> set[str]:
    """The names of the function and class that was changed."""
    return set(re.findall(r"[A-Za-z_]\w{3,}", mutant.scope)) - {"__init__", "run"}


def weight(word: str) -> float:
    """What it says that a test uses the same word: a reason says more than a type."""
    return 3.0 if "-" in word else 0.5


def tests_for(area: Area, mutant: Mutant) -> list[str]:
    """The test files of an area, those first that speak of what was changed."""
    folders = [each for each in area.tests if not mutant.card or mutant.file.split("/")[2] in each]
    files = sorted({file for folder in folders for file in (TOP / folder).rglob("test_*.py")})
    stem, module = Path(mutant.file).stem, mutant.file.removesuffix(".py").replace("/", ".")
    names = names_in(mutant)

    def liking(file: Path) -> float:
        text = file.read_text(encoding="utf-8")
        points = 6.0 * (file.stem in (f"test_{stem}", f"test_{stem}s"))
        points += 3.0 * (module in text or bool(re.search(rf"import .*\b{stem}\b", text)))
        points += 4.0 * sum(f'"{rule}"' in text for rule in mutant.rules)
        points += 2.0 * sum(bool(re.search(rf"\b{name}\b", text)) for name in names)
        points += sum(weight(word) for word in mutant.words if word in text) - 1.0 * ("conformance" in file.parts)
        points += 3.0 * (mutant.kind == "undo" and bool(re.search(r"undo|take_?back|rewind", text)))
        points += 5.0 * (mutant.kind == "refusal" and file.stem == "test_words")
        if mutant.card:
            points += 3.0 * (mutant.scope in text) + 9.0 * (
                file.stem in ("test_outcomes", "test_printed", "test_checklist")
            )
        return -points

    order = sorted(files, key=lambda file: (liking(file), file.stat().st_size))
    return [file.relative_to(TOP).as_posix() for file in order]
