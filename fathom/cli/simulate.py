"""`fathom simulate`: many games between bots, with win rates and their 95 % intervals."""

import sys
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fathom.cli.arguments import BotSeats, GameName, Settings, the_bots, the_game, the_settings, the_setup
from fathom.cli.boards import console
from fathom.cli.errors import INTERRUPTED, BadInput, CheckFailed, refusing
from fathom.lab import simulate as lab


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seats: BotSeats = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Over how many processes.")] = 1,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text: the same seed gives the same games.")] = "1",
    settings: Settings = None,
    check: Annotated[bool, typer.Option("--check", help="Check components and secrets while playing.")] = False,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the result as JSON to a file, or to - (stdout).")
    ] = None,
) -> None:
    """Let bots play many games and sum them up. Ctrl-C sums up what has been played so far."""
    played = the_game(game)
    bots = the_bots(played, seats)
    the_setup(played, len(bots), seed, settings)
    file = Path(json) if json and json != "-" else None
    if file and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadInput(f"--json {file}: no file can be written there")
    plan = lab.Plan(game, bots, seed, the_settings(settings), check)
    summary = _with_progress(plan, games, jobs)
    if json == "-":
        typer.echo(msgspec.json.encode(summary))
    else:
        report(summary)
    if file:
        with refusing():
            file.write_bytes(msgspec.json.encode(summary))
    if summary.games + len(summary.errors) < games:
        raise typer.Exit(INTERRUPTED)
    if summary.errors:
        raise CheckFailed(f"{len(summary.errors)} of {games} games broke off; the first: {summary.errors[0]}")


def _with_progress(plan: lab.Plan, games: int, jobs: int) -> lab.Summary:
    """Simulate with a progress bar on stderr, where that is a terminal."""
    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar, refusing():
        task = bar.add_task(plan.game, total=games)
        return lab.simulate(plan, games, jobs, lambda played: bar.advance(task))


def report(summary: lab.Summary) -> None:
    out = console()
    out.print(f"[bold]{summary.game}[/]: {summary.games} games, seed {summary.seed}")
    if not summary.games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("seat", "bot"):
        table.add_column(heading)
    for heading in ("wins", "share", "95 % interval", "mean score", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(summary.bots):
        low, high = summary.interval(seat)
        scores = [score[seat] for score in summary.scores]
        share = summary.wins[seat] / summary.games
        between = f"{100 * low:.1f} to {100 * high:.1f} %"
        row = (f"{summary.wins[seat]:g}", f"{100 * share:.1f} %", between, f"{fmean(scores):.1f}")
        table.add_row(str(seat + 1), bot, *row, str(min(scores)), str(max(scores)))
    out.print(table)
    rounds, decisions = summary.rounds, summary.decisions
    if any(rounds):
        out.print(f"length: {fmean(rounds):.1f} rounds on average, {min(rounds)} to {max(rounds)}")
    out.print(
        f"decisions: {decisions:,}, {decisions / summary.games:.0f} a game, {summary.decisions_per_s:,.0f} a second"
    )
