"""Cards from YAML: read into typed structs, with errors that name the file, the line, the card and the field."""

from contextlib import suppress
from enum import Enum
from keyword import iskeyword
from pathlib import Path
from types import NoneType
from typing import Any, TypeVar, Union

import msgspec
import yaml
from msgspec import Struct

from fathom.kernel.cards.effects import Do, Effect, Verb, shelve
from fathom.kernel.names import kebab
from fathom.kernel.shapes import fields, is_a, shape, values

T = TypeVar("T")


class CardError(ValueError):
    """Something in a card file that the game cannot use."""


def composed(text: str, loader: str) -> Any:
    """The nodes of a YAML text, read by libyaml where it is installed: ten times as fast.

    What is wrong is told by the other reader, in the same words everywhere.
    """
    with suppress(AttributeError, yaml.YAMLError):
        return yaml.compose(text, Loader=getattr(yaml, f"C{loader}"))
    return yaml.compose(text, Loader=getattr(yaml, loader))


class Cards:
    """Reads the card files of one game. Its verbs are the kernel's grammar and every verb defined in its package."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.verbs: dict[str, type[Verb]] = {}
        waiting: list[type[Verb]] = [Verb]
        while waiting:
            for verb in waiting.pop().__subclasses__():
                waiting.append(verb)
                grammar = verb.__module__ == Verb.__module__ and verb.__struct_fields__
                if grammar or f"{verb.__module__}.".startswith(f"{package}."):
                    self.verbs[kebab(verb.__name__)] = verb

    def load(self, file: Path, card: type[T]) -> dict[str, T]:
        """The cards of a file: a mapping from each card's name to its fields."""
        hint = dict[str, card]  # type: ignore[valid-type]
        try:
            root = composed(file.read_text(encoding="utf-8"), "SafeLoader")
        except yaml.reader.ReaderError as error:
            line = file.read_text(encoding="utf-8").count("\n", 0, error.position) + 1
            raise CardError(f"{file.name}:{line}: {error.reason}: #x{error.character:04x}") from None
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise CardError(f"{file.name}:{line}: {error.problem}") from None
        if root is None:
            raise CardError(f"{file.name}:1: the file: there is no card in it")
        cards: dict[str, T] = self._read(root, hint, file.name, "")
        for name, found in cards.items():
            shelve(f"{self.package.rpartition('.')[2]}/{file.stem}/{name}", found)
        return cards

    # Each reader takes a YAML node, the type it should become, the file's name and the path of fields that led here.

    def _read(self, node: Any, hint: Any, file: str, path: str) -> Any:
        made, parts = shape(hint)
        if made is Union:
            return self._either(node, parts, file, path)
        if is_a(hint, Verb):
            return self._verb(node, hint, file, path)
        if is_a(hint, Struct):
            return self._struct(node, hint, file, path)
        if made in (list, tuple) and isinstance(node, yaml.SequenceNode):
            return made(self._read(each, parts[0], file, f"{path}[{n}]") for n, each in enumerate(node.value))
        if made is dict and isinstance(node, yaml.MappingNode):
            entries: dict[Any, Any] = {}
            for key, value in node.value:
                name = self._read(key, parts[0], file, path)
                if name in entries:
                    raise _error(file, key, path, f"{key.value!r} is given twice")
                entries[name] = self._read(value, parts[1], file, _join(path, key.value))
            return entries
        return self._plain(node, hint, file, path)

    def _either(self, node: Any, hints: tuple[Any, ...], file: str, path: str) -> Any:
        if NoneType in hints and isinstance(node, yaml.ScalarNode) and node.tag.endswith(":null"):
            return None
        verbs = [hint for hint in hints if is_a(hint, Verb)]
        others = [hint for hint in hints if hint not in verbs and hint is not NoneType]
        if verbs and (not others or not isinstance(node, yaml.ScalarNode) or node.value in self.verbs):
            return self._read(node, verbs[0], file, path)
        return self._read(node, next((hint for hint in others if _fits(node, hint)), others[0]), file, path)

    def _plain(self, node: Any, hint: Any, file: str, path: str) -> Any:
        try:
            value = yaml.SafeLoader("").construct_object(node, deep=True)
        except (yaml.MarkedYAMLError, ValueError) as error:
            raise _error(file, node, path, getattr(error, "problem", str(error))) from None
        if is_a(hint, Enum) and value not in [member.value for member in hint]:
            raise _error(
                file, node, path, f"unknown {kebab(hint.__name__)} {value!r}", [member.value for member in hint]
            )
        try:
            return msgspec.convert(value, hint)
        except msgspec.ValidationError as error:
            raise _error(file, node, path, str(error)) from None

    def _struct(self, node: Any, struct: type[Struct], file: str, path: str) -> Any:
        if not isinstance(node, yaml.MappingNode):
            raise _error(file, node, path, f"expected the fields of a {kebab(struct.__name__)}")
        return self._fields(node, struct, {}, file, path)

    def _fields(self, node: Any, struct: type[Struct], renamed: dict[str, str], file: str, path: str) -> Any:
        hints = fields(struct)
        given: dict[str, Any] = {}
        for key, value in node.value:
            name = renamed.get(key.value, _attribute(key.value))
            if name not in hints:
                raise _error(file, key, path, f"unknown field {key.value!r}", [_written(each) for each in hints])
            if name in given:
                raise _error(file, key, path, f"the field {_written(name)} is given twice")
            given[name] = self._read(value, hints[name], file, _join(path, key.value))
        try:
            return struct(**given)
        except TypeError as error:
            raise _error(file, node, path, str(error).replace("argument", "field")) from None

    def _verb(self, node: Any, family: type[Verb], file: str, path: str) -> Verb:
        """`[a, b]` is a sequence, `discard-this` a verb without fields, `{ earn: 2 }` one whose first field is 2."""
        if isinstance(node, yaml.SequenceNode) and issubclass(Do, family):
            steps: Any = (self._verb(each, Effect, file, f"{path}[{n}]") for n, each in enumerate(node.value))
            return Do(tuple(steps))
        known = sorted(name for name, verb in self.verbs.items() if issubclass(verb, family))
        if isinstance(node, yaml.ScalarNode):
            names, fields = [node.value], False
        elif isinstance(node, yaml.MappingNode):
            names, fields = [key.value for key, _ in node.value if key.value in known][:1], True
            names = names or [key.value for key, _ in node.value][:1]
        else:
            raise _error(file, node, path, f"expected {kebab(family.__name__)}", known)
        if not names or names[0] not in known:
            raise _error(file, node, path, f"unknown verb {names[0] if names else ''!r}", known)
        verb = self.verbs[names[0]]
        if not fields:
            if len(verb.__struct_defaults__) < len(verb.__struct_fields__):
                raise _error(file, node, path, f"{names[0]} needs its fields", list(verb.__struct_fields__))
            return verb()
        if not verb.__struct_fields__:
            raise _error(file, node, path, f"{names[0]} has no fields: write it without braces")
        result: Verb = self._fields(node, verb, {names[0]: verb.__struct_fields__[0]}, file, path)
        return result


def _attribute(name: str) -> str:
    """The field that a name in a file means: `first-aid` is first_aid, and `if`, a word of Python, is if_."""
    return f"{name}_" if iskeyword(name) else name.replace("-", "_")


def _written(attribute: str) -> str:
    return kebab(attribute).rstrip("-_")


def _fits(node: Any, hint: Any) -> bool:
    """Whether a value can be meant as this one of several types: a list, a name of an enum, or one of some words."""
    if isinstance(node, yaml.SequenceNode):
        return shape(hint)[0] in (list, tuple)
    return node.value in [getattr(each, "value", each) for each in values(hint) or ()]


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _error(file: str, node: Any, path: str, problem: str, possible: list[str] | None = None) -> CardError:
    choices = f"; possible here: {', '.join(possible)}" if possible else ""
    return CardError(f"{file}:{node.start_mark.line + 1}: {path or 'the file'}: {problem}{choices}")
