"""`fathom calibrate`: whether the chances that reviews tell come true."""

from contextlib import closing
from typing import Annotated

import msgspec
import typer
from rich.progress import MofNCompleteColumn
from rich.table import Table

from fathom.cli.arguments import GameName, Language, the_game, the_language
from fathom.cli.errors import INTERRUPTED, refusing
from fathom.cli.playing.boards import console
from fathom.cli.signals import ended_by_signals
from fathom.cli.studies.progress import progress
from fathom.cli.studies.shared import Jobs, Seats, StudySeed
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.reviews.calibrate import Bin, Told, Trial, bins
from fathom.lab.reviews.review import BUDGET
from fathom.lab.running.engines import Engine


def calibrate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games are played.")] = 100,
    seats: Seats = 0,
    moments: Annotated[int, typer.Option(min=1, metavar="N", help="How many moments of each game are looked at.")] = 4,
    budget: Annotated[int, typer.Option(min=100, metavar="N", help="As `fathom review` has it.")] = BUDGET,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    json: Annotated[bool, typer.Option("--json", help="Write the bins as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Measure how far the chances of reviews can be trusted: of moments told as 30 %, 30 % should be won."""
    played = the_game(game)
    trial = Trial(game, seats or played.seats.start, seed, moments, budget)
    with refusing():
        told = _measured(trial, games, jobs)
    found, done = bins(told), len(told)
    if json:
        typer.echo(msgspec.json.encode(found))
    else:
        show(game, found, done, the_language(lang))
    if done < games:
        typer.echo(f"fathom: interrupted: {done} of {games} games are summed up", err=True)
        raise typer.Exit(INTERRUPTED)


def _measured(trial: Trial, games: int, jobs: int) -> list[list[Told]]:
    """What was told and what came, game by game."""
    told: list[list[Told]] = []
    bar = progress(MofNCompleteColumn())
    with bar, ended_by_signals():
        task = bar.add_task(trial.game, total=games)
        try:
            with closing(Engine(jobs=jobs).run(trial.measure, range(games))) as results:
                for each in results:
                    told.append(each)
                    bar.advance(task)
        except KeyboardInterrupt:
            pass
    return told


def show(game: str, found: list[Bin], games: int, language: str) -> None:
    words, figures, out = Words(language), Figures(language), console()
    out.print(f"[bold]{game}[/]: {words.say('lab-games', count=games)}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("moments", "games", "told", "won", "interval", "gap"):
        table.add_column(words.say(f"lab-calibrated-{key}"), justify="right")
    for each in found:
        between = figures.between(each.won_low, each.won_high, 0)
        told = figures.percent(each.told), figures.percent(each.won), between, figures.points(each.gap)
        table.add_row(figures.number(each.moments), figures.number(each.games), *told)
    out.print(table)
