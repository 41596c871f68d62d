"""The table as a picture: the drawing of the terminal as text, or painted, a block of pixels for each character."""

from io import StringIO
from typing import Any

import msgspec
import numpy as np
from rich.color import Color
from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.segment import Segment

from fathom.kernel import SPECTATOR, Match
from fathom.kernel.words.words import Words

WIDTH = 100  # characters in a line
BLOCK = 8, 4  # pixels of a character: high and wide
PAPER, INK = (12, 14, 20), (214, 219, 226)
SECRET = ("chance", "shown", "agenda")

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def drawn(match: Match) -> str:
    """What everybody sees of a match, with ANSI colours."""
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=WIDTH, legacy_windows=False)
    console.print(_table(match))
    return out.getvalue()


def painted(match: Match) -> Pixels:
    """The same as pixels. Letters are blocks in their colours: it shows where things are, not what is written."""
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH)
    lines = console.render_lines(_table(match), pad=True)
    found: Pixels = np.empty((len(lines) * BLOCK[0], WIDTH * BLOCK[1], 3), np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                if column < WIDTH:
                    _paint(found, row, column, character, segment)
                column += 1
    return found


def _paint(pixels: Pixels, row: int, column: int, character: str, segment: Segment) -> None:
    style = segment.style
    paper = _colour(style.bgcolor if style else None, PAPER)
    high, wide = BLOCK
    block = pixels[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
    block[:] = paper
    if not character.isspace():
        block[2:-2, 1:-1] = _colour(style.color if style else None, INK)


def _colour(colour: Color | None, usual: tuple[int, int, int]) -> tuple[int, int, int]:
    return usual if colour is None or colour.is_default else tuple(colour.get_truecolor())  # type: ignore[return-value]


def _table(match: Match) -> RenderableType:
    """The game's own drawing, or its fields."""
    view, terminal = match.view(SPECTATOR), match.game.module("terminal")
    if terminal is None:
        return Pretty({name: value for name, value in msgspec.to_builtins(view).items() if name not in SECRET})
    names = [f"seat_{seat}" for seat in range(match.setup.seats)]
    picture: RenderableType = terminal.draw(view, Words("en", match.game, names, view), None)
    return picture
