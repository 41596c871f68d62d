"""`fathom bench`: how fast the games run here, beside a bare Python loop of the small ones."""

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from fathom.cli.playing.boards import console
from fathom.cli.signals import ended_by_signals
from fathom.kernel.extras import extras
from fathom.lab.running import bench as lab

if TYPE_CHECKING:
    from fathom.server.bench.measure import Figures

TABLES = (1, 50, 200)
STEADY = 200.0  # answers a second


def bench(
    seconds: Annotated[float, typer.Option(min=0.001, metavar="S", help="How long to measure each figure.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON instead of a table.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the server too, over websockets.")] = False,
) -> None:
    """Measure decisions, games, clones and views per second of one processor for each game, with all its seats taken.

    Decisions are what bots are asked; answers to which there is no other are given by the rules and counted apart.
    `bare` is the same game as a plain Python loop without the kernel, and `ratio` how many times as fast that is.
    """
    with ended_by_signals():  # or a server that is measured would outlive us
        measured = lab.bench(seconds)
        loads = _server(seconds) if server else []
        if as_json:
            typer.echo(msgspec.json.encode({**msgspec.structs.asdict(measured), "server": loads}))
            return
        _show_games(measured, seconds)
        if loads:
            _show_server(loads)


def _server(seconds: float) -> "list[Figures]":
    """The server under load: as fast as it can, and Nautilus also at a steady 200 answers a second."""
    with extras():
        from fathom.server.bench.measure import load  # only who asks for it pays for importing the server

    plans = [("noughts", tables, 0.0) for tables in TABLES] + [("nautilus", tables, 0.0) for tables in TABLES]
    return [load(game, tables, 2 * seconds, rate) for game, tables, rate in [*plans, ("nautilus", 50, STEADY)]]


def _show_server(loads: "list[Figures]") -> None:
    from fathom.server.bench.measure import reopen, running

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    headings = (
        "tables",
        "answers/s",
        "with opening",
        "p50 ms",
        "p99 ms",
        "CPU ms",
        "CPU ms/table",
        "MB",
        "bytes/update",
    )
    table.add_column("server")
    for heading in headings:
        table.add_column(heading, justify="right")
    for each in loads:
        rates = (each.tables, each.answers_per_s, each.with_opening_per_s)
        times = (each.p50_ms, each.p99_ms, each.cpu_ms_per_answer, each.cpu_ms_per_table)
        sizes = (each.memory_mb, each.bytes_per_update)
        shown = [*(f"{rate:,.0f}" for rate in rates), *(f"{time:.2f}" for time in times)]
        table.add_row(each.game, *shown, *(f"{size:,.0f}" for size in sizes))
    out = console()
    out.print(table)
    out.print("opening a table: one request, a line for each of its two seats, and their leaving")
    out.print(f"the last line at a steady {STEADY:g} answers/s; memory and CPU are the server's alone")
    took, answers = reopen()
    out.print(f"reopening a table of {answers} answers: {took:.0f} ms")
    with running() as process:
        out.print(f"start until the first page: {process.until_ready:.2f} s")


def _show_games(measured: lab.Measured, seconds: float) -> None:
    out = console()
    out.print(f"Python {measured.python}, {measured.processors} processors, {seconds:g} s a figure")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("game")
    table.add_column("seats", justify="right")
    table.add_column("figure")
    for heading in ("per second", "bare", "ratio"):
        table.add_column(heading, justify="right")
    for figure in measured.figures:
        bare = f"{figure.bare:,.0f}" if figure.bare is not None else ""
        ratio = f"{figure.ratio:.1f}" if figure.ratio is not None else ""
        table.add_row(figure.game, str(figure.seats), figure.figure, f"{figure.per_second:,.0f}", bare, ratio)
    out.print(table)
