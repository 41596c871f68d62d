"""Generates the client's TypeScript types from our structs, so that a change breaks the client's build at once."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from types import NoneType
from typing import Any, Literal, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct

from fathom.games import load, own
from fathom.kernel import Chance, Game, SeatNumber
from fathom.kernel.names import kebab
from fathom.kernel.shapes import fields, is_a, plain, shape
from fathom.server import wire

HEADER = "// Written by `fathom types`; do not edit. Its source is Python.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", bytes: "string", NoneType: "null"}


class Sheet:
    """One TypeScript file, with its types in the order of first use."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def write(self, hint: Any) -> str:
        made, parts = shape(hint)
        hint = plain(hint)
        if made is Union:
            return " | ".join(dict.fromkeys(self.write(each) for each in parts))
        if made is Literal:
            return " | ".join(msgspec.json.encode(each).decode() for each in parts)
        if made in (list, tuple):
            element = self.write(parts[0])
            return f"({element})[]" if "|" in element else f"{element}[]"
        if made is dict:
            return f"Record<string, {self.write(parts[1])}>"
        if hasattr(hint, "__supertype__"):
            return self.write(hint.__supertype__)
        if hint in PLAIN:
            return PLAIN[hint]
        if is_a(hint, Enum):
            values = " | ".join(msgspec.json.encode(member.value).decode() for member in hint)
            self.done.setdefault(hint.__name__, f"export type {hint.__name__} = {values};\n")
            return str(hint.__name__)
        if is_a(hint, Struct) and hint is not Chance:
            self.struct(hint)
            return str(hint.__name__)
        return "unknown"

    def struct(self, struct: type[Struct]) -> None:
        if struct.__name__ in self.done:
            return
        self.done[struct.__name__] = ""
        lines = []
        config = struct.__struct_config__
        if config.tag_field:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        lines += [f"  {name}: {self.write(hint)};" for name, hint in fields(struct).items()]
        self.done[struct.__name__] = f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"

    def union(self, name: str, members: Sequence[type]) -> None:
        listed = " | ".join(self.write(member) for member in members)
        self.done[name] = f"export type {name} = {listed or 'never'};\n"

    def text(self) -> str:
        return HEADER + "\n" + "\n".join(self.done.values())


def wire_types() -> str:
    sheet = Sheet()
    for member in vars(wire).values():
        if is_a(member, Struct) and member.__module__.startswith(wire.__name__):
            sheet.write(member)
    sheet.union("FromClient", list(get_args(wire.FromClient)))
    return sheet.text()


def word_kind(hint: Any, game: Game) -> str:
    """How the words show a value: as a seat's name, a translated enum member, in the game's own format, or as it is."""
    made, parts = shape(hint)
    if made is Union:
        return word_kind(next(each for each in parts if each is not NoneType), game)
    if made in (list, tuple):
        return "list:" + word_kind(parts[0], game)
    if hint is SeatNumber:
        return "seat"
    if hint in game.texts.formats:
        return f"format:{kebab(hint.__name__)}"
    if is_a(hint, Enum):
        return f"enum:{kebab(hint.__name__)}"
    return "plain"


def word_fields(game: Game) -> dict[str, dict[str, str]]:
    """For each message with typed arguments, how each of them is shown."""
    found: dict[str, dict[str, str]] = {
        "ask": {name: word_kind(hint, game) for name, hint in game.questions.arguments.items()}
    }
    groups: list[tuple[str, Sequence[type[Struct]]]] = [
        ("do", game.actions),
        ("tell", game.events),
        ("talk", game.statements),
    ]
    for prefix, members in groups:
        for member in members:
            shown = {name: word_kind(hint, game) for name, hint in fields(member).items()}
            found[f"{prefix}-{kebab(member.__name__)}"] = {
                name: kind for name, kind in shown.items() if kind != "plain"
            }
    return {key: shown for key, shown in found.items() if shown}


def game_types(game: Game) -> str:
    sheet = Sheet()
    sheet.write(game.state)
    sheet.done["State"] = (
        f"export type State = {game.state.__name__}{_with_reading(sheet, game)}{_with_names(sheet, game)};\n"
    )
    if game.client.note is not None:
        sheet.write(game.client.note)
    if game.questions.prompts is not None:
        sheet.write(game.questions.prompts)
    sheet.union("Action", game.actions)
    sheet.union("Event", game.events)
    idle = sorted(kebab(action.__name__) for action in game.actions if action.idle)
    typed = msgspec.json.format(msgspec.json.encode(word_fields(game)), indent=2).decode()
    tail = f"\nexport const FIELDS: Record<string, Record<string, string>> = {typed};\n"
    facts = msgspec.json.format(msgspec.json.encode(game.client.facts), indent=1).decode()
    tail += f"\nexport const FACTS = {facts} as const;\n"
    return sheet.text() + tail + f"\nexport const IDLE: string[] = {msgspec.json.encode(idle).decode()};\n"


def _with_reading(sheet: Sheet, game: Game) -> str:
    """Add the game's `reading` to its view type."""
    if game.client.reading is None:
        return ""
    return f" & {{ reading: {sheet.write(get_type_hints(game.client.reading)['return'])} }}"


def _with_names(sheet: Sheet, game: Game) -> str:
    """Add the keys of readable passages and of revealed cards to a game's view type."""
    told = " & { readable_passages: string[] }" if game.story.prose is not None else ""
    if game.story.faces is None:
        return told
    return (
        f"{told} & {{ revealed_cards: Record<string, {sheet.write(game.story.face) if game.story.face else 'null'}> }}"
    )


def write(folder: Path) -> list[Path]:
    """Write one file for the wire and one for each game; returns those that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"wire": wire_types()} | {name: game_types(load(name)) for name in own()}
    changed = []
    for name, text in texts.items():
        file = folder / f"{name}.ts"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed
