"""The small changes that a mutation run makes: to Python by its syntax tree, to cards by their words and numbers."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

OTHER_OPERATOR = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "in": "not in", "not in": "in", "is": "is not", "is not": "is",
}  # fmt: skip
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNORDERED = ("min", "max", "isinstance", "getattr", "zip", "where", "and_", "or_")
"""Calls whose arguments mean the same the other way round, or nothing at all."""
REFUSALS = ("Refusal", "Blocked", "Illegal", "Refused")
ASKS = ("Ask", "AskAny", "pick", "gather", "judged")
UNDO = re.compile(r"undo|takeback|rewind|redo|_nothing_new|seen\.py|_unwrite|_shortened|back_to|agree")
RULE = re.compile(r"\b(?:[A-Z]\d+[a-z]?|\d+\.\d+[a-z]?)\b")

WORD = re.compile(r"\b[A-Z][a-z]\w+|(?<=\")[a-z]+-[a-z-]+(?=\")")
"""Types such as `Launch`, and reasons such as `hold-full`."""


def words_in(text: str) -> frozenset[str]:
    """The plain words of a text, those in names as well."""
    return frozenset(re.findall(r"[a-z]{4,}", text.lower()))


class Mutant(NamedTuple):
    """One change: the bytes from `start` to `end` of a file become `after`; `scope` is the function or card."""

    file: str
    kind: str
    scope: str
    start: int
    end: int
    before: str
    after: str
    line: int
    rules: tuple[str, ...] = ()
    words: tuple[str, ...] = ()  # types and reasons that the function names
    about: frozenset[str] = frozenset()  # all words in the function, its name and file
    nth: int = 0  # among those of its scope that look the same

    @property
    def card(self) -> bool:
        return self.file.endswith(".yaml")

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def changes(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a file."""
    found = Cards(file, source).found() if file.endswith(".yaml") else Python(file, source).found()
    seen: dict[tuple[str, ...], int] = {}
    numbered = []
    for mutant in found:
        alike = (mutant.kind, mutant.scope, mutant.before, mutant.after)
        numbered.append(mutant._replace(nth=seen.get(alike, 0)))
        seen[alike] = seen.get(alike, 0) + 1
    return numbered


# -------------------------------------------------------------------------------------------- Python

NAMED = (ast.FunctionDef, ast.AsyncFunctionDef)


class Python:
    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def found(self) -> Iterator[Mutant]:
        tree = ast.parse(self.source)
        self.reasons = sorted({why for call in _calls(tree, *REFUSALS) for why in _strings(call)})
        lines = self.source.decode().splitlines()
        parts = {self._scope(node): words_in(self._text(node)) for node in ast.walk(tree) if isinstance(node, NAMED)}
        for mutant in self._within(tree, "", (), ()):
            near = words_in(lines[mutant.line - 1] + f" {mutant.scope} {self.file}")
            yield mutant._replace(about=parts.get(mutant.scope.rpartition(".")[2], frozenset()) | near)

    @staticmethod
    def _scope(node: ast.AST) -> str:
        return str(getattr(node, "name", ""))

    def _within(self, node: ast.AST, scope: str, rules: tuple[str, ...], words: tuple[str, ...]) -> Iterator[Mutant]:
        """The mutants below a node; types, decorators and what only helps who reads are left as they are."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args", "bases", "keywords") and not isinstance(
                node, ast.Call
            ):
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Import | ast.ImportFrom):
                    continue
                if isinstance(child, ast.keyword) and child.arg == "strict":  # an assertion, too
                    continue
                inside, cited, spoken = scope, rules, words
                if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                    inside = f"{scope}.{child.name}" if scope else child.name
                    cited, spoken = rules + self._cited(child), self._spoken(child)
                elif isinstance(node, ast.Module):
                    cited, spoken = self._cited(child), self._spoken(child)
                if self._only_tells(child):
                    continue
                for mutant in self._of(child):
                    kind = "undo" if UNDO.search(f"{self.file} {inside}") else mutant.kind
                    yield mutant._replace(kind=kind, scope=inside, rules=cited, words=spoken)
                yield from self._within(child, inside, cited, spoken)

    def _cited(self, node: ast.AST) -> tuple[str, ...]:
        first = min((each.lineno for each in getattr(node, "decorator_list", [])), default=node.lineno)  # type: ignore[attr-defined]
        text = self.source[self.starts[first - 1] : self.starts[node.end_lineno]].decode()  # type: ignore[attr-defined]
        if isinstance(node, ast.ClassDef):
            text = text.partition("def ")[0]
        cited = [each for line in text.splitlines() if "#" in line or "cites" in line for each in RULE.findall(line)]
        return tuple(dict.fromkeys(cited))

    def _spoken(self, node: ast.AST) -> tuple[str, ...]:
        return tuple(sorted(set(WORD.findall(self._text(node)))))

    def _only_tells(self, node: ast.AST) -> bool:
        """Docstrings, the log, and what is run for the types alone."""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return True
        text = self._text(node) if isinstance(node, ast.Expr | ast.If | ast.Assign) else ""
        return text.startswith(("log.", "if TYPE_CHECKING", "__all__", "super().__init__"))

    def _of(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                yield from self._comparison(node)
            case ast.Constant(value=bool()):
                yield self._mutant("flag", node, str(not node.value))
            case ast.Constant(value=int()):
                yield self._mutant("off by one", node, str(node.value + 1))
                if node.value > 0:
                    yield self._mutant("off by one", node, str(node.value - 1))
            case ast.BoolOp(op=op, values=[left, right]):
                old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                yield from self._between("flag", left, right, old, new)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield self._mutant("flag", node, f"bool({self._text(operand)})")
            case ast.Expr(value=ast.Call()) | ast.AugAssign():
                yield from self._dropped(node)
            case ast.Call():
                yield from self._call(node)

    def _call(self, call: ast.Call) -> Iterator[Mutant]:
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if name in OTHER_NAME and isinstance(call.func, ast.Name):
            yield self._mutant("min for max", call.func, OTHER_NAME[name], shown=call)
        if name in ASKS and call.args and not isinstance(call.args[0], ast.Starred):
            asked = call.args[0]
            if name in ("Ask", "AskAny", "judged"):
                yield self._mutant("who is asked", asked, f"(({self._text(asked)}) + 1) % 2", shown=call)
        if name in REFUSALS:
            yield from self._refusal(call)
            return
        if name == "tell" and call.args and isinstance(call.args[0], ast.Call):
            yield from self._event(call.args[0])
            return
        plain = [each for each in call.args if not isinstance(each, ast.Starred)]
        if len(plain) == len(call.args) and len(plain) > 1 and name not in UNORDERED:
            first, second = plain[:2]
            if self._text(first) != self._text(second):
                yield self._swapped("arguments", first, second, call)

    def _refusal(self, call: ast.Call) -> Iterator[Mutant]:
        for part in ast.walk(call):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value in self.reasons:
                rule = bool(RULE.fullmatch(part.value))
                others = [each for each in self.reasons if bool(RULE.fullmatch(each)) == rule and each != part.value]
                where = self.reasons.index(part.value)
                other = others[where % len(others)] if others else ("1.1" if rule else "not-an-option")
                yield self._mutant("refusal", part, f'"{other}"', shown=call)
            elif isinstance(part, ast.Constant) and type(part.value) is int:
                yield self._mutant("refusal", part, str(part.value + 1), shown=call)

    def _event(self, event: ast.Call) -> Iterator[Mutant]:
        """An event that carries something else: another seat, its arguments swapped, one more."""
        for arg in event.args:
            if isinstance(arg, ast.Call) and getattr(arg.func, "id", "") == "SeatNumber":
                seat = arg.args[0]
                yield self._mutant("event", seat, f"(({self._text(seat)}) + 1) % 2", shown=event)
            elif isinstance(arg, ast.Constant) and type(arg.value) is int:
                yield self._mutant("event", arg, str(arg.value + 1), shown=event)
            elif re.search(r"seat$|count|len\(|number|cost|points|\bby\b", self._text(arg)):
                yield self._mutant("event", arg, f"{self._text(arg)} + 1", shown=event)
        for first, second in pairwise(event.args):
            if self._text(first) != self._text(second):
                yield self._swapped("event", first, second, event)

    def _comparison(self, node: ast.Compare) -> Iterator[Mutant]:
        sides = [node.left, *node.comparators]
        for (left, right), _ in zip(pairwise(sides), node.ops, strict=True):
            text = self.source[self._end(left) : self._start(right)].decode()
            if found := re.search(r"not in|is not|[<>=!]=|[<>]|\bin\b|\bis\b", text):
                yield from self._between("comparison", left, right, found[0], OTHER_OPERATOR[found[0]])

    def _dropped(self, node: ast.stmt) -> Iterator[Mutant]:
        value = node.value  # type: ignore[attr-defined]
        tells = isinstance(value, ast.Call) and getattr(value.func, "attr", "") == "tell"
        lines = node.end_lineno - node.lineno if node.end_lineno else 0
        yield self._mutant("event" if tells else "dropped line", node, "pass" + "\n" * lines)

    # ------------------------------------------------------------------------------------- places

    def _start(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined, no-any-return]

    def _end(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined, no-any-return]

    def _text(self, node: ast.AST) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _mutant(self, kind: str, node: ast.AST, after: str, shown: ast.AST | None = None) -> Mutant:
        start, end = self._start(node), self._end(node)
        return self._change(kind, start, end, after, node)

    def _change(self, kind: str, start: int, end: int, after: str, node: ast.AST) -> Mutant:
        before = self.source[start:end].decode()
        return Mutant(self.file, kind, "", start, end, before, after, node.lineno)  # type: ignore[attr-defined]

    def _between(self, kind: str, left: ast.AST, right: ast.AST, old: str, new: str) -> Iterator[Mutant]:
        """Another word between two expressions; they are shown with it."""
        middle = self.source[self._end(left) : self._start(right)].decode()
        if re.search(rf"(?<!\w){re.escape(old)}(?!\w)", middle):
            changed = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, middle, count=1)
            after = self._text(left) + changed + self._text(right)
            yield self._change(kind, self._start(left), self._end(right), after, left)

    def _swapped(self, kind: str, first: ast.AST, second: ast.AST, call: ast.AST) -> Mutant:
        middle = self.source[self._end(first) : self._start(second)].decode()
        after = self._text(second) + middle + self._text(first)
        return self._change(kind, self._start(first), self._end(second), after, call)


def _calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def _strings(call: ast.Call) -> Iterator[str]:
    for node in ast.walk(call):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# --------------------------------------------------------------------------------------------- cards


WHEELS = {
    "unfathomable": {
        "resource": ("fuel", "food", "sanity", "souls"),
        "skill": ("influence", "lore", "observation", "strength", "will"),
        "space": ("bridge", "cargo", "chapel", "galley", "boiler", "cabin", "sickbay"),
        "icon": ("hydra", "deep-ones", "dagon"),
        "track": ("ritual", "voyage"),
    },
    "machina_arcana": {
        "resource": ("health", "essence", "stamina"),
        "skill": ("armor", "will"),
        "target": ("explorer", "monster", "unit"),
        "aim": ("melee", "ranged", "through"),
        "moment": ("hits", "kills", "takes-hit", "destroyed"),
        "scope": ("adjacent", "board"),
        "how many": ("one", "each"),
        "space": ("barrel", "chest", "rubble", "story"),
        "edge": ("north", "east", "south", "west"),
    },
    "sleeping_gods": {
        "resource": ("coin", "meat", "grain", "vegetable", "material", "artifact"),
        "skill": ("strength", "cunning", "savvy", "perception", "craft"),
        "status": ("weakened", "low-morale", "frightened", "madness", "venom"),
        "number of a weapon": ("accuracy", "damage", "block"),
        "danger": ("mild", "perilous", "deadly"),
        "edge": ("north", "east", "south", "west"),
    },
}
OPPOSITES = {
    each: other
    for pair in ("gain lose", "advance delay", "true false", "heal wound", "push pull")
    for each, other in zip(pair.split(), reversed(pair.split()), strict=True)
} | {"regain": "lose"}
NOTED = re.compile(r"\s+hook:")
"""Lines of a card that only its writer reads."""


class Cards:
    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.text = file, source.decode()
        self.wheels = WHEELS.get(file.split("/")[2], {})

    def found(self) -> Iterator[Mutant]:
        card, offset = "", 0
        for number, line in enumerate(self.text.splitlines(keepends=True), 1):
            if top := re.match(r"\"?([a-z0-9-]+)\"?:", line):
                card = top[1]
            for kind, start, end, after in self._of("" if NOTED.match(line) else line.partition("#")[0]):
                before = line[start:end]
                at, till = (offset + len(line[:place].encode()) for place in (start, end))
                yield Mutant(self.file, kind, card, at, till, before, after, number)
            offset += len(line.encode())

    def _of(self, line: str) -> Iterator[tuple[str, int, int, str]]:
        for word in re.finditer(r"(?<![\w-])[a-z][a-z-]*(?![\w-])", line):
            if word.start() == 0:
                continue
            if word[0] in OPPOSITES:
                yield "opposite", *word.span(), OPPOSITES[word[0]]
            for kind, wheel in self.wheels.items():
                if word[0] in wheel:
                    yield kind, *word.span(), wheel[(wheel.index(word[0]) + 1) % len(wheel)]
        for digits in re.finditer(r"(?<![\w.-])\d+(?![\w.])", line):
            value = int(digits[0])
            yield "number", *digits.span(), str(value + 1)
            if value > 0:
                yield "number", *digits.span(), str(value - 1)
