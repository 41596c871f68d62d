"""The answers to a question as a menu: a few numbered lines, however many answers there are.

A long list is folded: answers of one kind about one thing become a line such as `Sail the submarine at Q5 to …`, and
what the dots stand for is asked next. The name of a square finds its answers in any menu.
"""

from typing import Any

from msgspec import Struct

from fathom.cli.playing.boards import TerminalWords, rule_ids
from fathom.kernel import Action, Blocked
from fathom.kernel.shapes import fields

FLAT = 12  # so many answers are listed one by one
DOTS = "…"


class Line(Struct, frozen=True):
    """One line of a menu: the answers it stands for, what it says, and the rules behind it."""

    actions: list[Action]
    text: str
    rules: str


def places(kind: type[Action], words: TerminalWords) -> list[str]:
    """The fields of an action that name a place on the board."""
    known = words.game.texts.formats if words.game else {}
    return [name for name, hint in fields(kind).items() if hint in known]


def left_open(kind: type[Action], words: TerminalWords) -> tuple[str, ...]:
    """The fields asked for second: the last place, unless that comes first; then all fields after the first."""
    fields, named = kind.__struct_fields__, places(kind, words)
    if len(fields) < 2:
        return fields
    return (named[-1],) if named and named[-1] != fields[0] else fields[1:]


def said(action: Action, field: str, words: TerminalWords) -> str:
    """A field of an action as people say it."""
    return words.place(getattr(action, field), fields(type(action))[field])


def with_dots(action: Action, words: TerminalWords) -> str:
    """An action in words, with dots for what is asked second."""
    kind = type(action)
    return words.outline(action, fields(kind), dict.fromkeys(left_open(kind, words), DOTS))


def topic(action: Action, words: TerminalWords) -> tuple[Any, ...]:
    """What answers must share to stand on one line."""
    open_fields = left_open(type(action), words)
    return type(action), *(getattr(action, name) for name in action.__struct_fields__ if name not in open_fields)


def flat(actions: list[Action], words: TerminalWords) -> list[Line]:
    return [Line([action], words.action(action), rule_ids(action)) for action in actions]


def folded(actions: list[Action], words: TerminalWords) -> list[Line]:
    """The first menu of a question."""
    if len(actions) <= FLAT:
        return flat(actions, words)
    topics: dict[tuple[Any, ...], list[Action]] = {}
    for action in actions:
        topics.setdefault(topic(action, words), []).append(action)
    lines: list[Line] = []
    for members in topics.values():
        text = words.action(members[0]) if len(members) == 1 else with_dots(members[0], words)
        lines.append(Line(members, text, rule_ids(members[0])))
    return lines


def short(action: Action, words: TerminalWords) -> str:
    """What the dots of its line stand for."""
    return ", ".join(said(action, name, words) for name in left_open(type(action), words))


def alike(actions: list[Action], words: TerminalWords) -> bool:
    """Whether these answers differ only in what the dots of one line stand for."""
    return len({topic(action, words) for action in actions}) == 1


def at_place(name: str, actions: list[Action], words: TerminalWords) -> list[Action]:
    """The answers that lead to a place; if there are none, those that have to do with it."""
    wanted = typed(name)
    leading = [
        action
        for action in actions
        if any(typed(said(action, field, words)) == wanted for field in left_open(type(action), words))
    ]
    return leading or [
        action
        for action in actions
        if any(typed(said(action, field, words)) == wanted for field in places(type(action), words))
    ]


def typed(name: str) -> str:
    """A name as a keyboard gives it: capitals and the roundness of apostrophes do not matter."""
    return name.upper().replace("’", "'")


def blocked_at(name: str, blocked: list[Blocked], words: TerminalWords) -> list[Blocked]:
    """What is blocked at a place."""
    matching = at_place(name, [each.action for each in blocked], words)
    return [each for each in blocked if each.action in matching]
