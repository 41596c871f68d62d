"""Machina Arcana in a terminal: the board two characters a space with its walls, then explorers, monsters and cards."""

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.machina_arcana.actions import Done, EndTurn, GoOn
from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.board.tiles import LETTERS, Door, Space, beside
from fathom.games.machina_arcana.figures import Explorer, Fate, Monster
from fathom.games.machina_arcana.library import Number, monsters
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import Action, Ask
from fathom.kernel.maps.paths import bits
from fathom.kernel.words.words import Words

Cell = tuple[str, str]
"""The characters of a space and their style."""

SEATS = ("bold #ff9f43", "bold #c58bff", "bold #5fd7ff", "bold #ffe14d")
MONSTER, TARGET, LIT, GONE, WALL, DOOR = "bold #ff5e57", "bold #7dff9b", "bold #ffd75f", "dim", "#9aa4b2", "#c98f4a"
KINDS = {
    Kind.TRAP: "#d7875f",
    Kind.PIT: "#5f5fff",
    Kind.BARREL: "#ff875f",
    Kind.SPAWN: "#ff5e57",
    Kind.CHAPTER: "#ffd75f",
    Kind.RITUAL: "#ffd75f",
    Kind.STATUE: "#d7d7d7",
}
MARKS = {kind: letter for letter, kind in LETTERS.items()}
SIGNS = {Kind.FLOOR: "·", Kind.RUBBLE: "▒▒"}


def draw(view: Machina, words: Words, ask: Ask | None) -> RenderableType:
    """The board and everybody on it as the seats see them; marks show where the question's answers lead."""
    parts: list[RenderableType] = [heading(view, words)]
    if view.board:
        parts.append(board(view, ask))
    parts += [explorers(view, words, ask.seat if ask else None), queue(view, words)]
    return Group(*(part for part in parts if part is not None))


def places(view: Machina) -> dict[Any, Callable[[Any], str]]:
    """Spaces and doors are pointed at by the names at the edges of the drawing: C7, and C7-D7 for a door."""
    return {
        Space: lambda space: name(view, space),
        Door: lambda door: "-".join(name(view, space) for space in beside(door)),
    }


def does_nothing(action: Action) -> bool:
    return isinstance(action, EndTurn | GoOn | Done)


def name(view: Machina, space: Space) -> str:
    column, row = GRID.column_row(view.ground.square(space))
    return f"{chr(ord('A') + column)}{row + 1}"


# -------------------------------------------------------------------------------------------- board


def board(view: Machina, ask: Ask | None) -> Text:
    """Line by line: the spaces of a row, and below them its walls if it has any."""
    cells, ground = drawn(view, ask), view.ground
    squares = list(bits(ground.inside))
    columns = range(max(GRID.column_row(square)[0] for square in squares) + 1)
    rows = range(max(GRID.column_row(square)[1] for square in squares) + 1)
    names = Text("    ").append("".join(f"{chr(ord('A') + column):3}" for column in columns), "dim")
    lines = [names, Text("   ").append_tokens(_wall_below(view, -1, columns))]
    for row in rows:
        line = Text().append(f"{row + 1:2} ", "dim")
        line.append(*_upright(view, None, GRID.square(0, row)))
        for column in columns:
            here = GRID.square(column, row)
            line.append(*cells.get(here, ("  ", "")))
            line.append(*_upright(view, here, GRID.square(column + 1, row) if column + 1 < GRID.columns else None))
        lines.append(line)
        below = list(_wall_below(view, row, columns))
        if any(mark.strip() for mark, _ in below):
            lines.append(Text("   ").append_tokens(below))
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def drawn(view: Machina, ask: Ask | None) -> dict[int, Cell]:
    """What is seen in each square: its kind, what became of it, targets, and whoever stands there."""
    ground = view.ground
    cells: dict[int, Cell] = {}
    for kind in Kind:
        for square in bits(ground.kinds[kind]):
            cells[square] = f"{SIGNS.get(kind, MARKS[kind]):2}", KINDS.get(kind, "")
    for opening in ground.openings():
        for space in ground.of_opening(opening):
            sign = ">>" if opening == view.exit else "<<" if opening == view.entrance else "·?"
            cells[ground.square(space)] = sign, LIT if opening == view.exit else ""
    for square in bits(view.destroyed):
        cells[square] = "××", GONE
    for space in view.lit:
        cells[ground.square(space)] = "K*", LIT
    for space in targets(ask):
        square = ground.square(space)
        cells[square] = f"{cells[square][0][0]}+", TARGET
    for place, each in enumerate(view.queue, 1):
        if each.space is not None:
            cells[ground.square(each.space)] = f"m{place}"[:2], MONSTER
    for explorer in view.here:
        if explorer.space is not None:
            cells[ground.square(explorer.space)] = f"@{explorer.seat + 1}", SEATS[explorer.seat]
    return cells


def targets(ask: Ask | None) -> Iterator[Space]:
    """The spaces that answers lead to."""
    for option in ask.options if ask else []:
        space = getattr(option, "to", getattr(option, "space", None))
        if isinstance(space, int):
            yield Space(space)


def _edge(view: Machina, one: int | None, other: int | None) -> tuple[bool, bool, bool]:
    """Whether there is a wall, a closed door or an open one between two squares; None is beyond the grid."""
    ground = view.ground
    inside = [square is not None and bool(ground.inside >> square & 1) for square in (one, other)]
    if one is None or other is None or not all(inside):
        return any(inside), False, False
    edge = GRID.edges([(one, other)])
    floor = ground.floor
    return bool(floor.walls & edge), bool(floor.closed & edge), bool(floor.doors & edge)


def _upright(view: Machina, one: int | None, other: int | None) -> Cell:
    wall, closed, door = _edge(view, one, other)
    return ("│", WALL) if wall else ("┃", DOOR) if closed else ("╎", DOOR) if door else (" ", "")


def _wall_below(view: Machina, row: int, columns: range) -> Iterator[Cell]:
    yield " ", ""
    for column in columns:
        above = GRID.square(column, row) if row >= 0 else None
        below = GRID.square(column, row + 1) if row + 1 < GRID.rows else None
        wall, closed, door = _edge(view, above, below)
        yield ("── ", WALL) if wall else ("━━ ", DOOR) if closed else ("╌╌ ", DOOR) if door else ("   ", "")


def legend(words: Words) -> Text:
    """What the marks on the board mean."""
    lines = Text()
    for kind in Kind:
        lines.append(f"{SIGNS.get(kind, MARKS[kind]):3}", KINDS.get(kind, "")).append(f"{words.value(kind)}\n")
    signs = (("@1", SEATS[0], "explorer"), ("m1", MONSTER, "monster"), ("××", GONE, "gone"), ("K*", LIT, "lit"))
    doors = (("┃ ", DOOR, "closed"), ("╎ ", DOOR, "open"), ("·?", "", "opening"), (">>", LIT, "exit"))
    for mark, style, key in (*signs, *doors, ("+ ", TARGET, "target")):
        lines.append(f"{mark} ", style).append(f"{words.say(f'cli-machina-{key}')}\n")
    lines.rstrip()
    return lines


# ------------------------------------------------------------------------------------------ instruments


def heading(view: Machina, words: Words) -> Text:
    """Round, phase and chapter, and what the dice are rolled against."""
    chapter = words.say(f"card-{view.current}") if view.chapters else ""
    text = Text(words.say("cli-machina-round", round=view.round, phase=view.phase, chapter=chapter), "bold")
    said = words.say(
        "cli-machina-dials", threat=view.threat, level=view.level, spawn=view.spawn, horror=view.horror, doom=view.doom
    )
    text.append(f"\n{said}", "dim")
    for card in (*view.exploration_discard[-1:], *view.horror_discard[-1:]):
        text.append(f"\n{words.say(f'card-{card}')}", "italic")
    return text


def explorers(view: Machina, words: Words, viewer: int | None) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("explorer", "place", "health", "stamina", "essence", "defence", "gear"):
        table.add_column(words.say(f"cli-machina-{key}"))
    for each in view.explorers:
        table.add_row(*explorer_row(view, words, each, each.seat == viewer))
    return table


def explorer_row(view: Machina, words: Words, each: Explorer, own: bool) -> Iterator[RenderableType]:
    who = Text().append(f"@{each.seat + 1} ", SEATS[each.seat]).append(words.say(f"card-{each.card}"))
    yield who.append(f" ({words.say('cli-you')})", "dim") if own else who
    if each.fate is not Fate.HERE or each.space is None:
        yield "" if each.fate is Fate.HERE else str(words.value(each.fate))
        yield from [""] * 5
        return
    unit = each.unit
    yield name(view, each.space)
    yield f"{each.health}/{number(view, unit, Number.HEALTH)}"
    yield f"{each.stamina}/{number(view, unit, Number.STAMINA)}"
    yield str(each.essence)
    yield f"{number(view, unit, Number.ARMOR)}/{number(view, unit, Number.WILL)}"
    worn = [words.say(f"card-{gear.item}") for gear in each.gear if gear.worn]
    stowed = [f"({words.say(f'card-{gear.item}')})" for gear in each.gear if not gear.worn]
    yield ", ".join([*worn, *stowed]) or "-"


def queue(view: Machina, words: Words) -> RenderableType:
    """The monsters in the order of their turns."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for place, each in enumerate(view.queue, 1):
        table.add_row(*monster_row(view, words, place, each))
    return table


def monster_row(view: Machina, words: Words, place: int, each: Monster) -> Iterator[RenderableType]:
    unit = Unit(each.card)
    yield Text().append(f"m{place} ", MONSTER).append(words.say(f"card-{each.card}"))
    yield name(view, each.space) if each.space is not None else ""
    health = monsters()[each.card].health
    yield words.say(
        "cli-machina-monster-line",
        health=health - each.wounds,
        most=health,
        armor=number(view, unit, Number.ARMOR),
        will=number(view, unit, Number.WILL),
    )


def result(view: Machina, words: Words) -> RenderableType:
    """How it ended, and who lived."""
    text = Text(str(words.value(view.ending)) if view.ending is not None else "")
    for each in view.explorers:
        text.append(f"\n@{each.seat + 1} ", SEATS[each.seat])
        text.append(f"{words.say(f'card-{each.card}')}: {words.value(each.fate)}")
    return text
