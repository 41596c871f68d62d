"""A phrasebook: Fluent messages by their keys, each read when it is first said. To read all of a game takes long."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)  # a message or a term begins at the start of a line
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Phrasebook:
    """The messages of one language. Of two with the same key the one that was added last is said."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._keys: set[str] = set()

    def add(self, source: str) -> None:
        """Add all messages of a file."""
        written = dict(entries(source))
        self._unread |= written
        self._keys |= written.keys()

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def message(self, key: str) -> Message:
        if key in self._unread:
            self._read(key)
        return self._bundle.get_message(key)

    def format(self, pattern: Any, arguments: dict[str, Any] | None = None) -> str:
        """A message's value, or an attribute of it, with its arguments."""
        return str(self._bundle.format_pattern(pattern, arguments)[0])

    def _read(self, key: str) -> None:
        """Read an entry and all that it refers to. Threads may share us: until it can be said, it stays unread."""
        wanted, source = [key], ""
        for each in wanted:
            written = self._unread.get(each, "")
            source += written
            wanted += [named for named in REFERENCE.findall(written) if named in self._unread and named not in wanted]
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)
        for each in wanted:
            self._unread.pop(each, None)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, by their keys, each as it is written."""
    starts = list(ENTRY.finditer(source))
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        yield start[1], source[start.start() : following.start() if following else len(source)]
