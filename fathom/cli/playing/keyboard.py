"""Reading a line that a person types."""

import sys
from contextlib import suppress

with suppress(ImportError):  # arrow keys and history at the prompt, where the system has them
    import readline  # noqa: F401


def read_line() -> str:
    """A line from the keyboard; one that comes from elsewhere is repeated, so that the output can be read."""
    typed = input("> ").strip()
    if not sys.stdin.isatty():
        print(typed)
    return typed
