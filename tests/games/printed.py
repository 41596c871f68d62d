"""What a card says, in a line: its plain values, and its text in English. Written by hand in a game's `printed.txt`.

The text is made from what the rules do; what is written is what the card was meant to say.
"""

from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

DOES = {"active", "passive", "arrival", "abilities", "triggers", "bonuses"}
DOES |= {"do", "now", "end", "action", "start", "reward", "harm"}
"""What the text speaks of."""


def line(name: str, card: Struct, text: str) -> str:
    return ": ".join([name, *filter(None, [values(card), text])])


def values(card: Struct) -> str:
    """The plain values of a card, as far as they are not what a card has anyway."""
    own = [(each.name, getattr(card, each.name)) for each in fields(card) if getattr(card, each.name) != each.default]
    return ", ".join(
        name if value is True else f"{name} {plain(value)}"
        for name, value in own
        if name not in DOES or isinstance(value, bool)
    )


def plain(value: Any) -> str:
    match value:
        case Struct():
            return f"({values(value)})"
        case Enum():
            return str(value.value)
        case dict():
            return " ".join(f"{plain(key)} {plain(each)}" for key, each in value.items())
        case tuple() | list():
            return " ".join(map(plain, value))
    return str(value)


def written(file: Path) -> dict[str, str]:
    """The lines of a table by the name that each begins with."""
    lines = [each for each in file.read_text(encoding="utf-8").splitlines() if each and not each.startswith("#")]
    return dict(zip(names(lines), lines, strict=True))


def names(lines: Iterable[str]) -> list[str]:
    return [each.partition(":")[0] for each in lines]
