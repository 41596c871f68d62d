"""Changes: what differs between two values, as JSON, path by path: an update holds little more than what is new."""

from itertools import zip_longest

import msgspec
from msgspec import Raw

SEPARATOR = "/"
SMALL = 24  # bytes: what is as short as this is told whole
_entries = msgspec.json.Decoder(dict[str, Raw]).decode
_items = msgspec.json.Decoder(list[Raw]).decode

Json = bytes | Raw


def changes(path: str, before: Json, after: Json, depth: int) -> dict[str, Raw]:
    """What has to be set, and where, to make one value into another: so deep inside them, or all where that is less.

    Names and numbers of a path stand between slashes. Parts may change and come, in a list after all others; if any
    goes, the whole is told.
    """
    whole = {path: after if isinstance(after, Raw) else Raw(after)}
    size = memoryview(after).nbytes
    if not depth or size <= SMALL:
        return whole
    found: dict[str, Raw] = {}
    for name, old, new in _differing(before, after):
        inner = f"{path}{SEPARATOR}{name}"
        if old is None or memoryview(new).nbytes <= SMALL:
            found[inner] = new
        else:
            found.update(changes(inner, old, new, depth - 1))
    told = sum([len(place) + memoryview(value).nbytes + 4 for place, value in found.items()])
    return found if found and told < size else whole


def _differing(before: Json, after: Json) -> list[tuple[str, Raw | None, Raw]]:
    """The parts of a list or a mapping that are not as they were, each with what it was, if it was there; none, if the
    parts are others. A mapping has no order."""
    kinds = chr(memoryview(before)[0]) + chr(memoryview(after)[0])
    if kinds == "[[":
        were, are = _items(before), _items(after)
        if len(were) <= len(are):
            pairs = enumerate(zip_longest(were, are))
            return [(str(number), old, new) for number, (old, new) in pairs if old != new]
    elif kinds == "{{":
        had, has = _entries(before), _entries(after)
        if had.keys() <= has.keys():
            new = [(name, old, value) for name, value in has.items() if (old := had.get(name)) != value]
            return new if not any(SEPARATOR in name for name, _, _ in new) else []
    return []
