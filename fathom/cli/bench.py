"""`fathom bench`: how fast the games run here, beside a bare Python loop of the small ones."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from fathom.cli.boards import console
from fathom.lab import bench as lab


def bench(
    seconds: Annotated[float, typer.Option(min=0.001, metavar="S", help="How long to measure each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON instead of a table.")] = False,
) -> None:
    """Measure decisions, games, clones and views per second for each game.

    `bare` is the same game as a plain Python loop without the kernel, and `ratio` how many times as fast that is.
    """
    measured = lab.bench(seconds)
    if as_json:
        typer.echo(msgspec.json.encode(measured))
        return
    out = console()
    out.print(f"Python {measured.python}, {measured.processors} processors, {seconds:g} s a figure")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("game")
    table.add_column("figure")
    for heading in ("per second", "bare", "ratio"):
        table.add_column(heading, justify="right")
    for figure in measured.figures:
        bare = f"{figure.bare:,.0f}" if figure.bare is not None else ""
        ratio = f"{figure.ratio:.1f}" if figure.ratio is not None else ""
        table.add_row(figure.game, figure.figure, f"{figure.per_second:,.0f}", bare, ratio)
    out.print(table)
