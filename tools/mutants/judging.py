"""Whether the tests notice a mutant: they are run in a copy of the tree, where one file at a time is changed."""

import argparse
import ast
import contextlib
import gc
import importlib
import math
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import zip_longest
from multiprocessing import Pipe
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tools.mutants.areas import TOP, Area, names_in, tests_for, weight
from tools.mutants.mutations import WORD, Mutant, words_in

SURVIVED, KILLED, BROKEN, SLOW = "survived", "killed", "does not load", "too slow"
FLAGS = ["-p", "no:cacheprovider", "-m", "not slow and not browser"]
UNSURE, NOT_READ = "unsure", "(cannot be read)"
WHOLE_GAMES = (
    "test_questions.py",
    "test_transcripts.py",
)  # they compare whole games, and take a second: they come first
WHOLE_FIRST = (1000, 8)  # their points; for the kernel there are many: tests that speak of what changed come first
LIKELY = 8  # test files that are tried first
TABLES = 3  # of these, the ones that a card meets first: they say what is written on it
PER_TEST = 20  # seconds of processor time until a test hangs
WAITED, IDLE = 60, 0.1  # a test that worked no longer than this in a minute hangs


class Hangs(Exception):
    """A test takes too long."""


class Watch:
    """Looks on as pytest runs: notes the first test that fails, ends tests that hang, and stops when time is up."""

    def __init__(self, budget: float) -> None:
        self.budget, self.until = budget, 0.0
        self.failed = ""

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.until = self.until or time.process_time() + self.budget  # what is read before does not count
        signal.signal(signal.SIGPROF, self._hangs)
        signal.signal(signal.SIGALRM, self._waits)
        signal.setitimer(signal.ITIMER_PROF, PER_TEST)
        signal.setitimer(signal.ITIMER_REAL, WAITED, WAITED)
        self.worked = time.process_time()

    def _hangs(self, *_: object) -> None:
        raise Hangs

    def _waits(self, *_: object) -> None:
        """On a busy machine a test may only be slow."""
        before, self.worked = self.worked, time.process_time()
        if self.worked - before < IDLE:
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

    @property
    def spent(self) -> bool:
        return bool(self.until) and time.process_time() > self.until

    def pytest_runtest_protocol(self, item: object) -> None:
        if self.spent:
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
        self.stamp = max(self.stamp, (self.folder / name).stat().st_mtime) + 2
        (self.folder / name).write_bytes(content)
        os.utime(self.folder / name, (self.stamp, self.stamp))

    def failing(self, tests: Iterable[str], budget: float, *options: str) -> str:
        """The first test that fails, if any does."""

        def run() -> str:
            import pytest

            watch = Watch(budget)
            code = pytest.main(["-x", "-q", "-n0", *FLAGS, *options, *tests], plugins=[watch])
            broken = code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR)
            return NOT_READ if broken and not watch.failed else watch.failed

        return self.run(run, 20 * budget + 120)

    def enter(self) -> None:
        """Let this process work in the copy, and be silent."""
        os.chdir(self.folder)
        os.environ["PYTHONPATH"] = str(self.folder)
        sys.path[:] = [str(self.folder), *(each for each in sys.path if each != str(TOP))]
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)

    def run(self, what: Callable[[], str], seconds: float) -> str:
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
        ready, _, _ = select.select([reader], [], [], seconds)
        said = os.read(reader, 10_000).decode() if ready else SLOW
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
        self.whole: list[str] = self.answers.recv()  # before that nothing may be changed

    def failing(self, mutant: Mutant, tests: list[str]) -> str:
        """The first test (of these, or of these files) that fails, "" if none does, or why that cannot be said."""
        self.asking.send((mutant, tests))
        failed: str = self.answers.recv()
        return failed

    def whole_games(self, mutant: Mutant) -> list[str]:
        """Tests of whole games that play what was changed: what is worked out when a module is read shows there."""
        return [test for test in self.whole if plays(test, mutant)]

    def close(self) -> None:
        self.asking.send(None)
        os.waitpid(self.child, 0)

    # ------------------------------------------------------------------------------- in the other process

    def pytest_runtestloop(self, session: Any) -> bool:
        """In place of running the tests that were collected: wait for mutants, and run what each may fail."""
        ours = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
        inside = [each for each in ours if each.__code__.co_filename.startswith(str(self.copy.folder / "fathom"))]
        self.read = [each for each in gc.get_objects() if hasattr(type(each), "cache_clear") and reads_cards(each)]
        texts = {file: functions_of(file) for file in {item.path for item in session.items}}
        told = [Item(item, texts[item.path].get(item.function.__name__, "")) for item in session.items]
        Item.spoken = Counter(word for each in told for word in each.plain)
        gc.freeze()
        self.said.send([each.item.nodeid for each in told if each.file.endswith(WHOLE_GAMES)])
        while wish := self.asked.recv():
            mutant, tests = wish
            met = self.copy.run(lambda m=mutant, t=tests: self._meet(session, inside, told, m, t), self.patience)
            self.said.send(met)
        return True

    def _meet(
        self, session: Any, ours: list[FunctionType], told: list["Item"], mutant: Mutant, tests: list[str]
    ) -> str:
        order = {name: place for place, name in enumerate(tests)}
        known = [(each, name) for each in told for name in (each.item.nodeid, each.file) if name in order]
        if mutant.card:
            known = [each for each in known if mutant.scope in each[0].item.name]
            if not self._cards_are_read(mutant):
                return NOT_READ
        elif not changed_in_memory(mutant, self.copy.folder, ours):
            return UNSURE
        known.sort(key=lambda found: (-found[0].speaks_of(mutant), order[found[1]]))
        watch = Watch(self.budget)
        session.config.pluginmanager.register(watch)
        items = [each.item for each, _ in known]
        for item, following in zip_longest(items, items[1:]):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if watch.failed or watch.spent:
                break
        return watch.failed

    def _cards_are_read(self, mutant: Mutant) -> bool:
        """Forget what was read from the cards, and read them again."""
        for each in self.read:
            each.cache_clear()
        library = sys.modules.get(".".join([*mutant.file.split("/")[:3], "library"]))
        with contextlib.suppress(sys.modules["fathom.kernel.cards.reader"].CardError):
            if library:
                library.LIBRARY.load()
            return True
        return False


def reads_cards(cached: Any) -> bool:
    """Whether a function that is asked once works out something of the cards."""
    return bool(re.search(r"/(fathom/games|tests)/|/kernel/cards/shelf.py", cached.__wrapped__.__code__.co_filename))


class Item:
    """A test that was collected, with the rules that it cites and the words in it."""

    spoken: Counter[str] = Counter()
    """In how many tests each word is."""

    def __init__(self, item: Any, text: str) -> None:
        self.item, self.file = item, item.nodeid.partition("::")[0]
        self.rules = {rule for mark in item.iter_markers("rule") for rule in mark.args}
        self.plain = words_in(text)
        self.words = set(re.findall(r"[A-Za-z_]\w{3,}", text)) | set(WORD.findall(text))

    def speaks_of(self, mutant: Mutant) -> float:
        if self.file.endswith(WHOLE_GAMES) and plays(self.item.nodeid, mutant):
            return WHOLE_FIRST["kernel" in mutant.file]
        plain = 2 * sum(map(weight, self.words & set(mutant.words))) + 2 * ("conformance" not in self.file)
        plain += sum(4 / math.sqrt(self.spoken[word]) for word in self.plain & mutant.about)  # rare words say most
        plain += 3 * (Path(self.file).stem.rstrip("s") == f"test_{Path(mutant.file).stem}".rstrip("s"))
        return 4 * len(self.rules & set(mutant.rules)) + 3 * len(self.words & names_in(mutant)) + plain


def plays(test: str, mutant: Mutant) -> bool:
    """Whether a test of whole games plays the game that was changed; for the kernel any will do."""
    area = mutant.file.split("/")
    return area[1] == "kernel" or area[2].replace("_", "-") in test


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


def judge(copy: Copy, quick: Quick, area: Area, mutant: Mutant, wish: argparse.Namespace) -> tuple[str, str]:
    """The verdict on a mutant, and the test that noticed it."""
    original = (copy.folder / mutant.file).read_bytes()
    tests = wish.tests or tests_for(area, mutant)
    copy.write(mutant.file, mutant.applied(original))
    try:
        running = [test for reach in wish.reaches for test in reach.tests_of(mutant.file, mutant.line)]
        noted = {test.partition("::")[0] for reach in wish.reaches for test in reach.took}
        first = tests[:TABLES] if mutant.card else running + [test for test in tests if test not in noted]
        failed = quick.failing(mutant, first)
        rounds = [tests[:TABLES] if mutant.card else quick.whole_games(mutant) + tests[:TABLES]]
        if failed == UNSURE or mutant.card or wish.sure:
            rounds.append(tests[:LIKELY])
        if failed in (UNSURE, ""):
            failed = next(filter(None, (copy.failing(few, 2 * wish.budget) for few in rounds)), "")
        if NOT_READ in failed or failed == SLOW:
            return (SLOW if failed == SLOW else BROKEN), ""
        return (KILLED, failed) if failed else (SURVIVED, "")
    finally:
        copy.write(mutant.file, original)


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
