"""Connect Four in a terminal: the seven columns, with the number of each answer above its column."""

from rich.console import RenderableType
from rich.text import Text

from fathom.games.connect_four import COLUMNS, HEIGHT, ROWS, ConnectFour, Drop
from fathom.kernel import Ask
from fathom.kernel.words.words import Words

DISCS = (("●", "bold #ffe14d"), ("○", "bold #ff5e57"))


def draw(view: ConnectFour, words: Words, ask: Ask | None) -> RenderableType:
    numbers = {option.column: n for n, option in enumerate(ask.options if ask else [], 1) if isinstance(option, Drop)}
    board = Text("  ").append(" ".join(str(numbers.get(column, " ")) for column in range(COLUMNS)), "dim")
    for row in reversed(range(ROWS)):
        board.append("\n│ ", "dim")
        for column in range(COLUMNS):
            place = 1 << column * HEIGHT + row
            disc, style = next((DISCS[seat] for seat in (0, 1) if view.discs[seat] & place), ("·", "dim"))
            board.append(f"{disc} ", style)
        board.append("│", "dim")
    board.append(f"\n└{'─' * (2 * COLUMNS + 1)}┘\n", "dim")
    for seat, (disc, style) in enumerate(DISCS):
        board.append(f"\n{disc} ", style).append(words.seat(seat))
    return board
