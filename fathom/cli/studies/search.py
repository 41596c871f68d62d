"""`fathom search`: values of settings and of bots at which games go as wanted, found by trials."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from fathom.cli.arguments import GameName, Language, the_game, the_language, the_settings, usual_seats
from fathom.cli.errors import INTERRUPTED, BadInput, CheckFailed, refusing
from fathom.cli.playing.boards import console
from fathom.cli.signals import ended_by_signals
from fathom.cli.studies.shared import Address, EngineName, Jobs, StudySeed
from fathom.kernel.extras import extras
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import INTERRUPTED as BY_HAND

if TYPE_CHECKING:
    from fathom.lab.studies.search import Search, Trial

MOST = 10  # trials that are shown


def search(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(metavar="NAME=VALUES", help="What varies: 40..70, 0.0..1.0, 40..70:5 or printed,free."),
    ],
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="One bot for all seats, or one for each; {NAME} is what varies.")
    ] = "random",
    seats: Annotated[
        int, typer.Option(metavar="N", help="How many sit at a game, if one bot is named.", show_default=False)
    ] = 0,
    aim: Annotated[
        str,
        typer.Option(help="What to raise: wins or score (of seat 1), rounds, decisions, uneven; -NAME, NAME=NUMBER."),
    ] = "wins",
    trials: Annotated[int, typer.Option(min=1, metavar="N", help="How many trials in all.")] = 30,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games in each.")] = 50,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    engine: EngineName = "processes",
    address: Address = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep the trials in a folder; the same command goes on with them."),
    ] = None,
    lang: Language = None,
) -> None:
    """Search for values of settings and bots at which games go as wanted. Needs Optuna: fathom-table[lab]."""
    played, words = the_game(game), Words(the_language(lang), the_game(game))
    names = bots.split(",")
    if seats and len(names) not in (1, seats):
        raise BadInput(f"--seats {seats}, but --bots names {len(names)}: name one for all seats, or one for each")
    names = names * (seats or usual_seats(played)) if len(names) == 1 else names
    with refusing():
        with extras():
            from fathom.lab.studies.search import Search
        found = Search(played.name, names, games, seed, the_settings(vary), aim, out)
        with ended_by_signals():
            stopped = found.run(trials, Engine(engine, jobs, address), lambda trial: _tell(trial, trials))
    if found.trials:
        show(found, words, Figures(the_language(lang)))
    if stopped:
        typer.echo(f"fathom: {stopped}: {len(found.trials)} of {trials} trials", err=True)
        raise typer.Exit(INTERRUPTED) if stopped == BY_HAND else CheckFailed(stopped)


def _tell(trial: "Trial", trials: int) -> None:
    values = " ".join(f"{name}={_short(value)}" for name, value in trial.values.items())
    typer.echo(f"fathom: {trial.number + 1}/{trials}: {values}: {trial.worth:.4g}", err=True)


def _short(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def show(found: "Search", words: Words, figures: Figures) -> None:
    """The best trials, best first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("#", *found.vary, words.say("lab-aim")):
        table.add_column(name, justify="right")
    for trial in found.ranked[:MOST]:
        values = (_short(trial.values[name]) for name in found.vary)
        table.add_row(str(trial.number + 1), *values, figures.number(trial.worth, 3))
    console().print(table)
