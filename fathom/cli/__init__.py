"""The `fathom` command: play, simulate, replay and verify games, read their rules, measure their speed."""

import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated

import typer
from rich.table import Table

from fathom.bots import bots_of
from fathom.cli.arguments import Language, seat_range, the_game, the_language
from fathom.cli.errors import Commands
from fathom.cli.finished import records, review
from fathom.cli.hosting import database, serve
from fathom.cli.playing import play
from fathom.cli.playing.boards import console
from fathom.cli.reading import how_to_play, rules
from fathom.cli.studies import bench, calibrate, compare, record, report, search, simulate, sweep, tournament
from fathom.cli.writing import lesson, new_game, story
from fathom.games import names
from fathom.kernel import Game, shapes
from fathom.kernel.words.words import Words

app = typer.Typer(
    name="fathom",
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    help="A digital table for board games of the deep.",
    epilog="Start with `fathom play nautilus`. Exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted.",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"fathom {version('fathom-table')}")
        raise typer.Exit


@app.callback()
def fathom(
    ctx: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
def games(lang: Language = None) -> None:
    """List the games, how many can play, their bots and their options."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    language = the_language(lang)
    heading = Words(language)
    for key in ("game", "title", "seats", "bots", "options"):
        table.add_column(heading.say(f"cli-games-{key}"), overflow="fold")
    for name in names():
        game = the_game(name)
        title = Words(language, game).say("game-name")
        table.add_row(name, title, seat_range(game), ", ".join(bots_of(game)), "\n".join(_options(game)) or "-")
    console().print(table)


def _options(game: Game) -> list[str]:
    """Each option and each number that can be changed, with its values, as `--set` takes them."""
    written = {name: map(str, shapes.values(hint) or ()) for name, hint in shapes.fields(game.options).items()}
    options = [f"{name}={'|'.join(each).lower()}" for name, each in written.items()]
    return options + [f"{name}={values[0]}..{values[-1]}" for name, values in game.numbers.items()]


for command in (
    play.play,
    simulate.simulate,
    tournament.tournament,
    compare.compare,
    sweep.sweep,
    search.search,
    record.record,
    report.report,
    records.transcript,
    records.replay,
    records.verify,
    review.review,
    calibrate.calibrate,
    bench.bench,
    how_to_play.how_to_play,
    lesson.lesson,
    new_game.new_game,
    serve.serve,
    serve.crew,
    serve.types,
    serve.admin_key,
    database.backup,
    database.restore,
    database.doctor,
):
    app.command()(command)
app.add_typer(rules.app, name="rules")
app.add_typer(story.app, name="story")


def main() -> None:
    """The entry point of the `fathom` script."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another, and does not crash
    app()
