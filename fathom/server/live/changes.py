"""The differences between two values, as JSON, path by path: an update holds little more than what is new."""

from itertools import zip_longest
from typing import NamedTuple

import msgspec
from msgspec import Raw

SEPARATOR = "/"
GONE = "-"  # the name under which a path tells which parts are no more
SMALL = 1000  # bytes: what is as short as this is told whole, which costs less than to look for what changed in it
_encode = msgspec.json.Encoder().encode
_entries = msgspec.json.Decoder(dict[str, Raw]).decode
_items = msgspec.json.Decoder(list[Raw]).decode

Json = bytes | Raw


class Difference(NamedTuple):
    """The parts that differ, each with its former value if there was one; and what is `gone`: names of a mapping, or
    the new length of a shorter list."""

    parts: list[tuple[str, Raw | None, Raw]]
    gone: list[str] | int | None = None


def changes(path: str, before: Json, after: Json, depth: int) -> dict[str, Raw]:
    """The values to set, by path, to turn one value into another: down to `depth`, or a whole value if that is less.

    The names and numbers of a path are separated by slashes. Parts can change, be added (to a list only at its end) and
    be removed.
    """
    whole = {path: after if isinstance(after, Raw) else Raw(after)}
    size = memoryview(after).nbytes
    if not depth or size <= SMALL:
        return whole
    differing = _difference(before, after)
    if differing is None:
        return whole
    found: dict[str, Raw] = {}
    if differing.gone is not None:
        found[f"{path}{SEPARATOR}{GONE}"] = Raw(_encode(differing.gone))
    for name, old, new in differing.parts:
        inner = f"{path}{SEPARATOR}{name}"
        if old is None or memoryview(new).nbytes <= SMALL:
            found[inner] = new
        else:
            found.update(changes(inner, old, new, depth - 1))
    told = sum([len(place) + memoryview(value).nbytes + 4 for place, value in found.items()])
    return found if told < size else whole


def _difference(before: Json, after: Json) -> Difference | None:
    """How two lists or two mappings differ, regardless of a mapping's order. None for other types."""
    kinds = chr(memoryview(before)[0]) + chr(memoryview(after)[0])
    if kinds == "[[":
        were, are = _items(before), _items(after)
        pairs = enumerate(zip_longest(were[: len(are)], are))
        parts = [(str(number), old, new) for number, (old, new) in pairs if old != new]
        return Difference(parts, len(are) if len(are) < len(were) else None)
    if kinds == "{{":
        had, has = _entries(before), _entries(after)
        parts = [(name, old, value) for name, value in has.items() if (old := had.get(name)) != value]
        if not any(SEPARATOR in name or name == GONE for name, _, _ in parts):
            return Difference(parts, [name for name in had if name not in has] or None)
    return None
