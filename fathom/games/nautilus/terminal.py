"""Nautilus in a terminal: the sea floor two characters a square, the seats below it, and what only one seat knows."""

from collections.abc import Callable
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from fathom.games.nautilus.actions import BuyNothing, Keep, Rest, Skip, Stay, StayAtSea, Upgrade
from fathom.games.nautilus.board import COLUMNS, DISCOVERY_SQUARES, ROWS, ZONES, Square, Zone, column_row, name
from fathom.games.nautilus.library import ATLANTIS, COLLECTED, MISSIONS, ZONE_OF_TOKEN, Find
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind, Side, airlocks
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.scoring import score
from fathom.games.nautilus.state import IN_SEA, SUBMARINES, ModuleNumber, Nautilus
from fathom.kernel import Action, Ask
from fathom.kernel.words.words import Words

Cell = tuple[str, str]
"""A character of the drawing and its style."""

SEA = {  # a texture for each zone, its colour, and the water's
    Zone.LAGOON: (" ~", "#8fd0e6", "#58aecd"),
    Zone.SLOPE: (" ·", "#5f9fce", "#22699b"),
    Zone.DEEP: ("  ", "#2e5f92", "#103a66"),
    Zone.TRENCH: (" ≈", "#2c4a6c", "#040b16"),
}
MODULES = {  # the letter of each kind, the letter's colour, and the module's
    Kind.BASE: ("B", "#101010", "#c9ced6"),
    Kind.VIOLET: ("V", "#ffffff", "#7a4bb5"),
    Kind.GREEN: ("G", "#ffffff", "#1d5c3a"),
    Kind.TRAINING: ("T", "#101010", "#8fbf5a"),
    Kind.TECHNICAL: ("C", "#ffffff", "#686f78"),
    Kind.SONAR: ("S", "#ffffff", "#7c4a22"),
    Kind.RESEARCH: ("R", "#ffffff", "#2446b8"),
    Kind.ANALYSIS: ("A", "#ffffff", "#000000"),
}
FINDS = {
    Find.GOLD: "G",
    Find.JELLYFISH: "J",
    Find.URCHIN: "U",
    Find.SCALLOP: "S",
    Find.SNAIL: "N",
    Find.CHEST: "C",
    Find.SPEED: "+",
}
SEATS = ("#ff9f43", "#c58bff", "#ff5e57", "#ffe14d")  # orange, violet, red, yellow
BLUE, ORANGE = "#35c9ff", "#ff9f1c"
AIRLOCKS = {  # where in the drawing of a module (column, row) an airlock shows, and as what
    Side.N: ((2, 0), "▀▀", BLUE),
    Side.E: ((5, 1), "▐", BLUE),
    Side.S: ((2, 2), "▄▄", BLUE),
    Side.W: ((0, 1), "▌", BLUE),
    Side.NE: ((4, 0), "◥", ORANGE),
    Side.SE: ((4, 2), "◢", ORANGE),
    Side.SW: ((1, 2), "◣", ORANGE),
    Side.NW: ((1, 0), "◤", ORANGE),
}
TARGET, TOKEN, KNOWN = "bold #7dff9b", "bold #ffd75f", "bold underline #ffd75f"
WIDE = 100  # columns from which the legend stands beside the board
NOTHING = (BuyNothing, Keep, Rest, Skip, Stay, StayAtSea)


def draw(view: Nautilus, words: Words, ask: Ask | None) -> RenderableType:
    """The board and the seats as one seat sees them; marks show where the question's answers lead."""
    viewer = ask.seat if ask else None
    parts: list[RenderableType] = [Sea(view, words, ask), seats(view, words, viewer), *crews(view, words)]
    if ask and ask.prompt == Prompt.TURN:
        parts.append(turned(ask))
    return Group(*parts)


def places(view: Nautilus) -> dict[Any, Callable[[Any], str]]:
    """A module is pointed at by the square of its centre."""
    return {ModuleNumber: lambda number: name(view.city[number].at)}


def does_nothing(action: Action) -> bool:
    return isinstance(action, NOTHING) or action == Upgrade(0, 0)


# -------------------------------------------------------------------------------------------- board


class Sea:
    """The board, with its legend beside it where there is room."""

    def __init__(self, view: Nautilus, words: Words, ask: Ask | None) -> None:
        self.view, self.words, self.ask = view, words, ask

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = rows(cells(self.view, self.ask))
        if options.max_width >= WIDE:
            for line, meaning in zip(lines, legend(self.words).split("\n"), strict=False):
                line.append(" ").append_text(meaning)
        yield Text("\n", no_wrap=True, overflow="crop").join(lines)
        if options.max_width < lines[0].cell_len:
            yield Text(self.words.say("cli-nautilus-narrow", columns=lines[0].cell_len), "bold")


def cells(view: Nautilus, ask: Ask | None) -> list[list[Cell]]:
    """The whole sea floor, character by character: water, then tokens, targets, modules and submarines on it."""
    grid = [
        [cell for column in range(COLUMNS) for cell in water(Square(row * COLUMNS + column))] for row in range(ROWS)
    ]
    for token, holder in enumerate(view.holders):
        if holder == IN_SEA:
            put(grid, DISCOVERY_SQUARES[token], *token_mark(view, token))
    for at in targets(ask):
        put(grid, at, "+", TARGET, offset=1)
    for module in view.city:
        column, row = column_row(module.at)
        own = module.crew[ask.seat] if ask and ask.seat >= 0 else 0
        drawn = octagon(module.kind, module.turn, own, sum(module.crew) - own)
        for y, line in enumerate(drawn):
            for x, cell in enumerate(line):
                if cell:
                    grid[row - 1 + y][2 * (column - 1) + x] = cell
    for player in view.players:
        for at in player.submarines:
            put(grid, at, f"▲{player.seat + 1}", f"bold {SEATS[player.seat]}")
    return grid


def water(at: Square) -> list[Cell]:
    texture, colour, blue = SEA[ZONES[at]]
    return [(character, f"{colour} on {blue}") for character in texture]


def put(grid: list[list[Cell]], at: Square, mark: str, style: str, offset: int = 0) -> None:
    """Write a mark on a square, over the water that is there."""
    column, row = column_row(at)
    blue = SEA[ZONES[at]][2]
    for number, character in enumerate(mark, 2 * column + offset):
        grid[row][number] = (character, f"{style} on {blue}")


def token_mark(view: Nautilus, token: int) -> tuple[str, str]:
    """`? ` face down; `g?` or a number underlined when only some have seen it; `G ` or a number when it lies open."""
    find, seen = view.tokens[token], view.seen[token]
    if find is None:
        return "? ", TOKEN
    if find in ATLANTIS:
        number = str(ATLANTIS[find])
        return (f"{number}?"[:2], KNOWN) if seen >= 0 else (f"{number:2}", TOKEN)
    return (f"{FINDS[find].lower()}?", KNOWN) if seen >= 0 else (f"{FINDS[find]} ", TOKEN)


def targets(ask: Ask | None) -> list[Square]:
    """The squares that answers lead to."""
    found = (getattr(option, "to" if hasattr(option, "submarine") else "at", None) for option in _options(ask))
    return [at for at in found if at is not None]


def _options(ask: Ask | None) -> list[Action]:
    return ask.options if ask else []


def octagon(kind: Kind, turn: int, own: int, others: int) -> list[list[Cell | None]]:
    """A module: its letter, the viewer's aquanauts to the left and everybody else's to the right, airlocks around."""
    letter, ink, paper = MODULES[kind]
    ground = f"{ink} on {paper}"
    rim: list[Cell | None] = [None, *[(" ", ground)] * 4, None]
    middle: list[Cell | None] = [(" ", ground)] * 6
    middle[1:5] = [(_count(own), f"bold {ground}"), (letter, f"bold {ground}"), (" ", ground), (_count(others), ground)]
    drawn = [rim[:], middle, rim[:]]
    for side in airlocks(kind, turn):
        (x, y), mark, colour = AIRLOCKS[side]
        for number, character in enumerate(mark, x):
            drawn[y][number] = (character, f"{colour} on {paper}")
    return drawn


def _count(aquanauts: int) -> str:
    return " " if not aquanauts else str(aquanauts) if aquanauts < 10 else "*"


def rows(grid: list[list[Cell]]) -> list[Text]:
    """The drawing with the names of its columns and rows around it."""
    edge = Text("   ")
    for column in range(COLUMNS):
        edge.append(f"{name(column).removesuffix('1'):2}", "dim" if column % 2 else "")
    lines = [edge.copy()]
    for number, row in enumerate(grid, 1):
        lines.append(Text().append(f"{number:2} ", "dim").append_tokens(_runs(row)))
    return [*lines, edge]


def _runs(row: list[Cell]) -> list[Cell]:
    """Neighbours of one style joined, for a shorter drawing."""
    runs: list[Cell] = []
    for character, style in row:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + character, style)
        else:
            runs.append((character, style))
    return runs


def legend(words: Words) -> Text:
    """What the marks on the board mean."""
    lines = Text()
    for zone, (texture, colour, blue) in SEA.items():
        lines.append(f"{texture} ", f"{colour} on {blue}").append(f" {words.value(zone)}\n")
    lines.append("\n")
    for kind, (letter, ink, paper) in MODULES.items():
        lines.append(f" {letter} ", f"bold {ink} on {paper}").append(
            f" {words.say(f'cli-nautilus-kind-{kind.value}')}\n"
        )
    lines.append("\n▀▌▐▄", BLUE).append(f" {words.say('cli-nautilus-blue')}\n")
    lines.append("◤◥◣◢", ORANGE).append(f" {words.say('cli-nautilus-orange')}\n")
    lines.append("2S 1", "bold").append(f" {words.say('cli-nautilus-crew')}\n")
    lines.append("▲1", f"bold {SEATS[0]}").append(f"   {words.say('cli-nautilus-submarine')}\n")
    lines.append("?", TOKEN).append(f"    {words.say('cli-nautilus-token')}\n")
    lines.append("g? 7?", TOKEN).append(f" {words.say('cli-nautilus-known')}\n")
    lines.append("+", TARGET).append(f"    {words.say('cli-nautilus-target')}")
    return lines


def turned(ask: Ask) -> RenderableType:
    """The module as it would stand after each answer, in their order."""
    kind = (ask.args or {})["kind"]
    pictures = Table.grid(padding=(0, 3))
    drawn = []
    for number, action in enumerate(ask.options, 1):
        lines = [Text(f"{number}", "bold")]
        for line in octagon(kind, getattr(action, "turn", 0), 0, 0):
            lines.append(Text.assemble(*(cell or " " for cell in line)))
        drawn.append(Text("\n").join(lines))
    pictures.add_row(*drawn)
    return Group("", pictures)


# -------------------------------------------------------------------------------------------- seats


def seats(view: Nautilus, words: Words, viewer: int | None) -> RenderableType:
    """What each seat has before it, in one line each."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-column-seat"), no_wrap=True)
    for key in ("cli-nautilus-money", "cli-nautilus-reserve", "cli-nautilus-fleet"):
        table.add_column(words.say(key), justify="right")
    table.add_column(words.say("cli-nautilus-hold"))
    for kind in EXPLORATIONS:
        table.add_column(MODULES[kind][0])
    table.add_column(words.say("cli-nautilus-finds"))
    table.add_column(words.say("cli-nautilus-atlantis"))
    for player in view.players:
        seat = player.seat
        marks = ["cli-you"] * (seat == viewer) + ["cli-nautilus-first"] * (seat == view.first)
        table.add_row(
            seat_name(seat, words).append(f" ({', '.join(map(words.say, marks))})" if marks else "", "dim"),
            str(player.money),
            str(view.reserve(seat)),
            f"{len(player.submarines)}/{SUBMARINES}",
            " ".join(f"{MODULES[held.kind][0]}{held.aquanauts or ''}" for held in player.hold) or "-",
            *(in_service(view, seat, kind) for kind in EXPLORATIONS),
            " ".join(f"{FINDS[find]}{count}" for find, count in sorted(view.collection(seat).items())) or "-",
            " ".join(str(number) for number in view.atlantis_of(seat)) or "-",
        )
    heading = Text().append(words.say("cli-nautilus-round", round=view.round), "bold")
    return Group(heading.append(f"   {words.say('cli-nautilus-service')}", "dim"), table)


def seat_name(seat: int, words: Words) -> Text:
    return Text().append(f"▲{seat + 1} ", f"bold {SEATS[seat]}").append(words.seat(seat))


def in_service(view: Nautilus, seat: int, kind: Kind) -> str:
    """How many modules of a kind a seat has in service, with a star for the majority marker."""
    star = "★" if view.majority.get(kind) == seat else ""
    return f"{view.in_service(seat, kind) or '·'}{star}"


def crews(view: Nautilus, words: Words) -> list[RenderableType]:
    """Where in the city each seat's aquanauts are."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for player in view.players:
        there = [
            f"{MODULES[module.kind][0]} {name(module.at)}×{module.crew[player.seat]}"
            for module in view.city
            if module.crew[player.seat]
        ]
        if there:
            table.add_row(Text(f"▲{player.seat + 1}", f"bold {SEATS[player.seat]}"), ", ".join(there))
    return [Text(words.say("cli-nautilus-crews"), "dim"), table] if table.rows else []


# --------------------------------------------------------------------------- secrets and the result


def own(view: Nautilus, words: Words, seat: int) -> RenderableType:
    """A seat's mission, and the tokens it has seen that still lie in the sea."""
    lines = Text()
    mission = view.players[seat].mission
    if mission is not None:
        kinds = [words.value(find) for find in MISSIONS[mission]]
        said = words.say("cli-nautilus-mission", mission=mission, first=kinds[0], second=kinds[1])
        lines.append(said).append("\n")
    known = [
        f"  {name(DISCOVERY_SQUARES[token])}: {words.value(find)} ({words.value(ZONE_OF_TOKEN[token])})"
        for token, find in enumerate(view.tokens)
        if find is not None and view.holders[token] == IN_SEA
    ]
    lines.append(words.say("cli-nautilus-known-tokens" if known else "cli-nautilus-no-known-tokens"))
    return lines.append("".join(f"\n{line}" for line in known))


def result(view: Nautilus, words: Words) -> RenderableType:
    """The final scores and what they are made of."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("cli-column-seat"))
    for find in COLLECTED:
        table.add_column(FINDS[find], justify="right")
    for key in ("atlantis", "discovery", "exploration", "money"):
        table.add_column(words.say(f"cli-nautilus-{key}"), justify="right")
    table.add_column(words.say("cli-column-score"), justify="right", style="bold")
    for player in view.players:
        found, points = view.collection(player.seat), score(view, player.seat)
        table.add_row(
            seat_name(player.seat, words),
            *(str(found.get(find, 0)) for find in COLLECTED),
            " ".join(str(number) for number in view.atlantis_of(player.seat)) or "-",
            str(points.discovery),
            f"× {points.exploration}",
            f"+ {points.money}",
            str(points.total),
        )
    return table
