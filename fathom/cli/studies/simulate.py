"""`fathom simulate`: many games between bots, with win rates and their 95 % intervals."""

from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from fathom.cli.arguments import (
    BotSeats,
    GameName,
    Language,
    Settings,
    the_bots,
    the_game,
    the_language,
    the_settings,
    the_setup,
)
from fathom.cli.errors import BadInput, refusing
from fathom.cli.playing.boards import console
from fathom.cli.studies.shared import Address, EngineName, Jobs, Out, Resume, StudySeed, carried_out, finish
from fathom.kernel.insight.odds import wilson
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies.milestones import arranged
from fathom.lab.studies.simulate import Plan, Study, Summary, summary

MOST_NUMBERS = 8  # of which each is told


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seats: BotSeats = None,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    settings: Settings = None,
    engine: EngineName = "processes",
    address: Address = "",
    out: Out = None,
    resume: Resume = False,
    check: Annotated[bool, typer.Option("--check", help="Check components and secrets while playing.")] = False,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the result as JSON to a file, or to - (stdout).")
    ] = None,
    lang: Language = None,
) -> None:
    """Let bots play many games and sum them up. Ctrl-C sums up, and keeps, what has been played so far."""
    played = the_game(game)
    bots = the_bots(played, seats)
    the_setup(played, len(bots), seed, settings)
    file = Path(json) if json and json != "-" else None
    if file and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadInput(f"--json {file}: no file can be written there")
    plan = Plan(game, bots, seed, the_settings(settings), check, tallied=out is not None)
    study, language = Study("simulate", [plan], [games]), the_language(lang)
    results = carried_out(study, Engine(engine, jobs, address), out, resume)
    found = summary(plan, results.played, results.seconds)
    if json == "-":
        typer.echo(msgspec.json.encode(found))
    else:
        show(found, language)
    if file:
        with refusing():
            file.write_bytes(msgspec.json.encode(found))
    finish(study, results, out)


def show(found: Summary, language: str) -> None:
    words, figures, out = Words(language, the_game(found.game)), Figures(language), console()
    out.print(
        f"[bold]{found.game}[/]: {words.say('lab-games', count=found.games)}, {words.say('lab-seed')} {found.seed}"
    )
    if not found.games:
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("seat", "bot"):
        table.add_column(words.say(f"lab-{key}"))
    for key in ("wins", "share", "interval", "mean-score", "lowest", "highest"):
        table.add_column(words.say(f"lab-{key}"), justify="right")
    for seat, bot in enumerate(found.bots):
        scores = [score[seat] for score in found.scores]
        table.add_row(
            str(seat + 1),
            bot,
            f"{found.wins[seat]:g}",
            figures.percent(found.wins[seat] / found.games),
            figures.between(*found.interval(seat)),
            figures.number(fmean(scores), 1),
            str(min(scores)),
            str(max(scores)),
        )
    out.print(table)
    _tell_more(found, words, figures)


def _tell_more(found: Summary, words: Words, figures: Figures) -> None:
    out = console()
    if any(found.rounds):
        mean = figures.number(fmean(found.rounds), 1)
        out.print(words.say("lab-length", mean=mean, low=min(found.rounds), high=max(found.rounds)))
    if found.sides:
        wins = (
            f"{words.say(f'side-{side}')} {figures.percent(count / found.games)} "
            f"({figures.between(*wilson(count, found.games), 0)})"
            for side, count in found.sides.items()
        )
        out.print(words.say("lab-sides", list="; ".join(wins)))
    if found.endings:
        shares = (
            f"{words.say(f'ending-{ending}')} {figures.percent(count / found.games)}"
            for ending, count in found.endings.items()
        )
        out.print(words.say("lab-endings", list="; ".join(shares)))
    _tell_milestones(found.milestones, words, figures)
    each, speed = figures.number(found.decisions / found.games), figures.number(found.decisions_per_s)
    out.print(words.say("lab-decisions", count=found.decisions, each=each, speed=speed))


def _tell_milestones(found: dict[str, dict[int, int]], words: Words, figures: Figures) -> None:
    out = console()
    alone, grids = arranged(found, words)
    for name in alone:
        far = _how_far(found[name], words, figures)
        out.print(words.say("cli-score", name=words.say(f"milestone-{name}"), score=far))
    for grid in grids:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(words.say("lab-mean"))
        for column in grid.columns:
            table.add_column(column, justify="right")
        for row, names in grid.rows.items():
            table.add_row(row, *(figures.number(_mean(found[name]), 2) for name in names))
        out.print(table)


def _mean(counts: dict[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / sum(counts.values())


def _how_far(counts: dict[int, int], words: Words, figures: Figures) -> str:
    """How many games came to each number or, where there are many numbers, between which ones."""
    games = sum(counts.values())
    if len(counts) <= MOST_NUMBERS:
        return ", ".join(f"{value} ({figures.percent(count / games)})" for value, count in counts.items())
    return words.say("lab-spread", mean=figures.number(_mean(counts), 1), low=min(counts), high=max(counts))
