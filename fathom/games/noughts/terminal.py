"""Noughts and crosses in a terminal: the grid, with the number of each answer in its empty cell."""

from rich.console import RenderableType
from rich.text import Text

from fathom.games.noughts import EMPTY, Mark, Noughts
from fathom.kernel import Ask
from fathom.kernel.words.words import Words

MARKS = (("O", "bold #ff9f43"), ("X", "bold #35c9ff"))


def draw(view: Noughts, words: Words, ask: Ask | None) -> RenderableType:
    numbers = {option.cell: n for n, option in enumerate(ask.options if ask else [], 1) if isinstance(option, Mark)}
    grid = Text()
    for cell, seat in enumerate(view.cells):
        if seat == EMPTY:
            grid.append(f" {numbers.get(cell, ' ')} ", "dim")
        else:
            mark, style = MARKS[seat]
            grid.append(f" {mark} ", style)
        grid.append("│" if cell % 3 < 2 else "\n" if cell == 8 else "\n───┼───┼───\n", "dim")
    for seat, (mark, style) in enumerate(MARKS):
        grid.append(f"\n{mark} ", style).append(words.seat(seat))
    return grid
