"""Change the program in one small place after another, and see whether the tests notice.

    nice -n 10 python tools/mutants.py 200                   # draw 200 mutants, judge each, print figures by area
    nice -n 10 python tools/mutants.py 200                   # again: goes on where the table ends
    nice -n 10 python tools/mutants.py 200 --again survived  # judge the survivors anew, after tests were added
    python tools/mutants.py 200 --list                       # only show what would be drawn

A mutant is one change of one kind: another seat is asked, an event carries something else, a refusal names another
reason, `min` for `max`, `<` for `<=`, one more or less, a line dropped, arguments swapped, a flag flipped; on a card
lose for gain, another resource, number, skill or place. They are drawn evenly from the areas, in each from the kinds,
in each kind from the files. The changes are made in a copy of the tree under a temporary folder, never in your own.
Each mutant meets first the tests that are likeliest to notice (same name, imports, the rules and names of the changed
function), then the others of its area, until one fails or a budget of processor time is spent.

The table has a line for each mutant: its verdict, the test that noticed or the reason, and what was changed. Mutants
that change nothing anybody could notice are listed by hand, with the reason, in `tools/mutants_alike.toml`.
"""

import argparse
import ast
import contextlib
import csv
import gc
import hashlib
import importlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from multiprocessing import Pipe
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from mutations import WORD, Mutant, changes
from reach import Reach

TOP = Path(__file__).resolve().parent.parent
ALIKE = Path(__file__).with_name("mutants_alike.toml")
SURVIVED, KILLED, BROKEN, SAME = "survived", "killed", "does not load", "alike"
COLUMNS = ["id", "area", "kind", "verdict", "by", "place", "before", "after"]
FLAGS = ["-p", "no:cacheprovider", "-m", "not slow and not browser"]
UNSURE, NOT_READ = "unsure", "(cannot be read)"
WHOLE_GAMES = 8  # the points of tests that play whole games: before them come only tests that speak of what changed
LIKELY = 5  # test files that are tried first
PER_TEST = 20  # seconds of processor time until a test hangs
WAITED = 90  # seconds until a test that does nothing hangs


class Area(NamedTuple):
    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    leave: str = "$^"
    """A pattern of the files that are left out."""


GAME_TESTS = "tests/rules/{0} tests/games/{0} tests/conformance"
AREAS = [
    Area("kernel", ("fathom/kernel/**/*.py",), ("tests/kernel", "tests/conformance", "tests/rules/nautilus")),
    Area(
        "nautilus",
        ("fathom/games/nautilus/*.py", "fathom/games/nautilus/steps/*.py"),
        tuple(GAME_TESTS.format("nautilus").split()),
        "terminal|learning",
    ),
    Area(
        "unfathomable",
        tuple(f"fathom/games/unfathomable/{each}.py" for each in ("steps/*", "effects/*", "state")),
        tuple(GAME_TESTS.format("unfathomable").split()),
    ),
    Area(
        "cards",
        ("fathom/games/*/cards/*.yaml",),
        ("tests/games/unfathomable", "tests/rules/unfathomable", "tests/rules/nautilus", "tests/games/nautilus"),
        "machina|sleeping",
    ),
    Area("server", ("fathom/server/*.py",), ("tests/server",), "bench|typescript|run.py"),
    Area("lab", ("fathom/lab/*.py", "fathom/envs/*.py"), ("tests/lab", "tests/envs", "tests/cli"), "bench|plots|page"),
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


def tests_for(area: Area, mutant: Mutant) -> list[str]:
    """The test files of an area, those first that speak of what was changed."""
    files = sorted({file for folder in area.tests for file in (TOP / folder).rglob("test_*.py")})
    stem, module = Path(mutant.file).stem, mutant.file.removesuffix(".py").replace("/", ".")
    names = names_in(mutant)

    def liking(file: Path) -> float:
        text = file.read_text(encoding="utf-8")
        points = 6.0 * (file.stem in (f"test_{stem}", f"test_{stem}s"))
        points += 3.0 * (module in text or f"import {stem}\n" in text)
        points += 4.0 * sum(f'"{rule}"' in text for rule in mutant.rules)
        points += 2.0 * sum(bool(re.search(rf"\b{name}\b", text)) for name in names)
        points += 0.5 * sum(word in text for word in mutant.words) - 1.0 * ("conformance" in file.parts)
        points += 3.0 * (mutant.kind == "undo" and bool(re.search(r"undo|take_?back|rewind", text)))
        if mutant.file.endswith(".yaml"):
            points += 3.0 * (mutant.scope in text) + 9.0 * (file.stem in ("test_outcomes", "test_checklist"))
        return -points

    order = sorted(files, key=lambda file: (liking(file), file.stat().st_size))
    return [file.relative_to(TOP).as_posix() for file in order]


# ------------------------------------------------------------------------------------------- judging


class Hangs(Exception):
    """A test takes too long."""


class Watch:
    """Looks on as pytest runs: notes the first test that fails, ends tests that hang, and stops when time is up."""

    def __init__(self, budget: float) -> None:
        self.until = time.process_time() + budget
        self.failed = ""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        for kind in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(kind, self._hangs)
        signal.setitimer(signal.ITIMER_PROF, PER_TEST)
        signal.setitimer(signal.ITIMER_REAL, WAITED)

    def _hangs(self, *_: object) -> None:
        raise Hangs

    def pytest_runtest_logreport(self, report: object) -> None:
        if getattr(report, "failed", False) and not self.failed:
            self.failed = str(getattr(report, "nodeid", ""))

    def pytest_collectreport(self, report: object) -> None:
        if getattr(report, "failed", False) and not self.failed:
            self.failed = f"{getattr(report, 'nodeid', '')} {NOT_READ}"

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL):
            signal.setitimer(timer, 0)

    def pytest_runtest_protocol(self, item: object) -> None:
        if time.process_time() > self.until:
            session = item.session  # type: ignore[attr-defined]
            session.shouldstop = "the budget is spent"


class Copy:
    """A copy of the tree in which one file at a time is changed, and tests are run in a copy of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp = time.time()
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=TOP, capture_output=True, text=True, check=True
        )
        for name in listed.stdout.splitlines():
            if (TOP / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(TOP / name, folder / name)

    def write(self, name: str, content: bytes) -> None:
        """Write a file with a time of its own: compiled files are told apart by whole seconds."""
        self.stamp += 2
        (self.folder / name).write_bytes(content)
        os.utime(self.folder / name, (self.stamp, self.stamp))

    def failing(self, tests: Iterable[str], budget: float, *options: str) -> str:
        """The first test that fails, if any does."""

        def run() -> str:
            import pytest

            watch = Watch(budget)
            pytest.main(["-x", "-q", "-n0", *FLAGS, *options, *tests], plugins=[watch])
            return watch.failed

        return self.run(run, 20 * budget + 120)

    def enter(self) -> None:
        """Let this process work in the copy, and be silent."""
        os.chdir(self.folder)
        os.environ["PYTHONPATH"] = str(self.folder)
        sys.path[:] = [str(self.folder), *(each for each in sys.path if each != str(TOP))]
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)

    def run(self, what, seconds: float) -> str:  # type: ignore[no-untyped-def]
        """What a function says in a copy of this process, which has read none of our modules yet."""
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            said = "it broke"
            try:
                os.setsid()
                os.close(reader)
                self.enter()
                said = what()
            finally:
                os.write(writer, said.encode())
                os._exit(0)
        os.close(writer)
        said = self._said(reader, seconds)
        for end in (os.killpg, os.kill):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                end(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return said

    def _said(self, reader: int, seconds: float) -> str:
        import select

        ready, _, _ = select.select([reader], [], [], seconds)
        said = os.read(reader, 10_000).decode() if ready else "it hangs"
        os.close(reader)
        return said


class Quick:
    """A copy of this process that has read and collected everything, and changes functions in memory.

    It finds what fails cheaply. Where nothing does it cannot be sure: what was worked out when a module was read stays
    as it was. So whoever survives here meets the likeliest tests again, read from the files.
    """

    def __init__(self, copy: Copy, folders: list[str], budget: float) -> None:
        self.copy, self.budget, self.patience = copy, budget, 20 * budget + 60
        (asked, self.asking), (self.answers, self.said) = Pipe(False), Pipe(False)
        self.asked = asked
        self.child = os.fork()
        if self.child == 0:
            copy.enter()
            import pytest

            pytest.main(["-q", "-n0", *FLAGS, *folders], plugins=[self])
            os._exit(0)
        self.collected: int = self.answers.recv()  # before that nothing may be changed

    def failing(self, mutant: Mutant, tests: list[str]) -> str:
        """The first test (of these, or of these files) that fails, "" if none does, or why that cannot be said."""
        self.asking.send((mutant, tests))
        failed: str = self.answers.recv()
        return failed

    def close(self) -> None:
        self.asking.send(None)
        os.waitpid(self.child, 0)

    # ------------------------------------------------------------------------------- in the other process

    def pytest_runtestloop(self, session: Any) -> bool:
        """In place of running the tests that were collected: wait for mutants, and run what each may fail."""
        ours = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
        inside = [each for each in ours if each.__code__.co_filename.startswith(str(self.copy.folder / "fathom"))]
        texts = {file: functions_of(file) for file in {item.path for item in session.items}}
        told = [Item(item, texts[item.path].get(item.function.__name__, "")) for item in session.items]
        gc.freeze()
        self.said.send(len(told))
        while wish := self.asked.recv():
            mutant, tests = wish
            met = self.copy.run(lambda m=mutant, t=tests: self._meet(session, inside, told, m, t), self.patience)
            self.said.send(met)
        return True

    def _meet(
        self, session: Any, ours: list[FunctionType], told: list["Item"], mutant: Mutant, tests: list[str]
    ) -> str:
        if not changed_in_memory(mutant, self.copy.folder, ours):
            return UNSURE
        order = {name: place for place, name in enumerate(tests)}
        known = [(each, name) for each in told for name in (each.item.nodeid, each.file) if name in order]
        known.sort(key=lambda found: (-found[0].speaks_of(mutant), order[found[1]]))
        watch = Watch(self.budget)
        session.config.pluginmanager.register(watch)
        items = [each.item for each, _ in known]
        for item, following in zip_longest(items, items[1:]):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if watch.failed or time.process_time() > watch.until:
                break
        return watch.failed


class Item:
    """A test that was collected, with the rules that it cites and the words in it."""

    def __init__(self, item: Any, text: str) -> None:
        self.item, self.file = item, item.nodeid.partition("::")[0]
        self.rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        self.words = set(re.findall(r"[A-Za-z_]\w{3,}", text)) | set(WORD.findall(text))

    def speaks_of(self, mutant: Mutant) -> int:
        plain = len(self.words & set(mutant.words)) + 2 * ("conformance" not in self.file)
        close = 4 * len(self.rules & set(mutant.rules)) + 3 * len(self.words & names_in(mutant)) + plain
        return max(close, WHOLE_GAMES * ("test_questions.py" in self.file and self.plays(mutant)))

    def plays(self, mutant: Mutant) -> bool:
        """Whether a test of whole games plays the game that was changed; for the kernel any will do."""
        area = mutant.file.split("/")
        return area[1] == "kernel" or area[2].replace("_", "-") in self.item.nodeid


def functions_of(file: Path) -> dict[str, str]:
    """The functions of a test file, each with its text."""
    text = file.read_text(encoding="utf-8")
    found = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    lines = text.splitlines()
    return {each.name: "\n".join(lines[each.lineno - 1 : each.end_lineno]) for each in found}


def changed_in_memory(mutant: Mutant, folder: Path, ours: list[FunctionType]) -> bool:
    """Put the changed code into the functions that are there already; no, if it is outside of all functions."""
    file = str(folder / mutant.file)
    new: dict[tuple[str, int], CodeType] = {}
    todo = [compile((folder / mutant.file).read_bytes(), file, "exec")]
    while todo:
        code = todo.pop()
        new[code.co_qualname, code.co_firstlineno] = code
        todo += [each for each in code.co_consts if isinstance(each, CodeType)]
    done = False
    for found in ours:
        old = found.__code__
        if old.co_filename == file:
            code = new.get((old.co_qualname, old.co_firstlineno), old)
            if code != old and code.co_freevars == old.co_freevars:
                found.__code__, done = code, True
    return done


def judge(copy: Copy, quick: Quick | None, area: Area, mutant: Mutant, wish: argparse.Namespace) -> tuple[str, str]:
    """The verdict on a mutant, and the test that noticed it."""
    original = (copy.folder / mutant.file).read_bytes()
    tests = tests_for(area, mutant)
    copy.write(mutant.file, mutant.applied(original))
    try:
        running = [test for reach in wish.reaches for test in reach.tests_of(mutant.file, mutant.line)]
        failed = quick.failing(mutant, running or tests) if quick and not mutant.file.endswith(".yaml") else UNSURE
        if failed == UNSURE or (not failed and wish.sure):
            named = ("-k", mutant.scope) if mutant.file.endswith(".yaml") else ()
            failed = copy.failing(tests[:LIKELY], wish.budget, *named)
            if not failed and named:
                failed = copy.failing(tests[:LIKELY], wish.budget)
        if NOT_READ in failed:
            return BROKEN, ""
        return (KILLED, failed) if failed else (SURVIVED, "")
    finally:
        copy.write(mutant.file, original)


# ------------------------------------------------------------------------------------------- the table


Row = dict[str, str]


def row_of(area: Area, mutant: Mutant) -> Row:
    place = f"{mutant.file}:{mutant.line} {mutant.scope}"
    own = f"{mutant.file}/{mutant.scope}/{mutant.kind}/{mutant.nth}/{mutant.before}/{mutant.after}"
    name = hashlib.blake2b(own.encode(), digest_size=4).hexdigest()
    plain = {"before": mutant.before, "after": mutant.after}
    return {"id": name, "area": area.name, "kind": mutant.kind, "place": place, **plain, "verdict": "", "by": ""}


def read_table(file: Path) -> dict[str, Row]:
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        return {row["id"]: row for row in csv.DictReader(lines, delimiter="\t")}


def write_table(file: Path, rows: Iterable[Row]) -> None:
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, COLUMNS, delimiter="\t", lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def report(rows: Iterable[Row]) -> str:
    """The figures by area, and who survived."""
    judged = [row for row in rows if row["verdict"] in (KILLED, SURVIVED)]
    count, killed = Counter(row["area"] for row in judged), Counter(r["area"] for r in judged if r["verdict"] == KILLED)
    lines = [
        f"{area.name:14}{killed[area.name]:5} of {count[area.name]:4} killed" for area in AREAS if count[area.name]
    ]
    share = 100 * killed.total() / max(1, count.total())
    lines.append(f"{'all':14}{killed.total():5} of {count.total():4} killed: {share:.1f} %")
    left = [row for row in judged if row["verdict"] == SURVIVED]
    lines += [f"survived {r['id']} {r['kind']:10} {r['place']}: {r['before']} -> {r['after']}" for r in left]
    return "\n".join(lines)


def confirm(copy: Copy, rows: dict[str, Row]) -> None:
    """A test that fails in the unchanged tree, too, has noticed nothing: its mutants are to be judged anew."""
    blamed = sorted({row["by"] for row in rows.values() if row["verdict"] == KILLED and "::" in row["by"]})
    unsound: list[str] = []
    while blamed and (failed := copy.failing(blamed, 900, *(f"--deselect={each}" for each in unsound))):
        print(f"fails in the unchanged tree: {failed}", flush=True)
        unsound.append(failed)
        if failed not in blamed:
            break
        blamed.remove(failed)
    for name in [name for name, row in rows.items() if row["by"] in unsound]:
        del rows[name]


def wanted(top: Path, wish: argparse.Namespace) -> list[tuple[Area, Mutant, Row]]:
    """The mutants that are drawn, as far as they are wished for."""
    part, parts = (int(each) for each in wish.share.split("/"))
    found = [(area, mutant, row_of(area, mutant)) for area, mutant in drawn(top, wish.count, wish.seed)]
    found = found[part - 1 :: parts]
    return [each for each in found if re.search(wish.only, "{place} {kind} {area}".format(**each[2]))]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("count", type=int, nargs="?", default=200, help="how many mutants are drawn (200)")
    wishes.add_argument("--seed", type=int, default=1, help="another seed draws others")
    wishes.add_argument("--table", type=Path, default=Path("mutants.tsv"), help="read, added to and written")
    wishes.add_argument("--budget", type=float, default=10, help="seconds of processor time for a mutant's tests")
    wishes.add_argument("--only", default="", help="a pattern that place, kind or area must match")
    wishes.add_argument("--again", default="", help="judge anew those with this verdict (survived, killed)")
    wishes.add_argument("--sure", action="store_true", help="let quick survivors meet tests that read the files")
    wishes.add_argument("--list", action="store_true", help="judge nothing, show what would be drawn")
    wishes.add_argument("--share", default="1/1", help="2/3: the second third of the mutants, to run three at once")
    wishes.add_argument("--confirm", action="store_true", help="run the tests that noticed in the unchanged tree, too")
    wishes.add_argument("--reach", type=Path, action="append", default=[], help="what `tools/reach.py` has noted")
    wish = wishes.parse_args()
    wish.reaches = [Reach(file) for file in wish.reach]
    rows = read_table(wish.table)
    alike = tomllib.loads(ALIKE.read_text(encoding="utf-8")) if ALIKE.exists() else {}
    if wish.list:
        for _, _, row in wanted(TOP, wish):
            print(row["id"], row["area"], row["kind"], f"{row['place']}: {row['before']} -> {row['after']}")
        return
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Copy(Path(folder))
        todo = wanted(copy.folder, wish)
        preload()
        folders = sorted({folder for area, mutant, _ in todo for folder in area.tests if mutant.file.endswith(".py")})
        quick = Quick(copy, folders, wish.budget) if folders else None
        for number, (area, mutant, row) in enumerate(todo, 1):
            known = rows.get(row["id"])
            if row["id"] in alike:
                row["verdict"], row["by"] = SAME, alike[row["id"]]
            elif known and known["verdict"] and known["verdict"] != wish.again:
                continue
            else:
                row["verdict"], row["by"] = judge(copy, quick, area, mutant, wish)
            rows[row["id"]] = row
            write_table(wish.table, rows.values())
            what = f"{row['area']} {row['kind']} {row['place']}: {row['before']} -> {row['after']}"
            print(f"{number}/{len(todo)} {row['verdict']}: {what} {row['by']}", flush=True)
        if quick:
            quick.close()
        if wish.confirm:
            confirm(copy, rows)
            write_table(wish.table, rows.values())
    print(report(rows.values()))


def preload() -> None:
    """Read what others wrote once, for all copies of this process; none of our own modules."""
    for name in ("pytest", "hypothesis", "hypothesis.strategies", "msgspec", "yaml", "fluent.runtime", "babel", "rich"):
        importlib.import_module(name)
    for name in (
        "litestar",
        "litestar.testing",
        "sqlalchemy",
        "alembic.command",
        "httpx",
        "uvicorn",
        "typer",
        "websockets",
    ):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


if __name__ == "__main__":
    main()
