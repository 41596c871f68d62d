"""`fathom sweep`: the same games with other values of a setting, to see what it does to the result."""

from statistics import fmean
from typing import Annotated

import typer
from rich.table import Table

from fathom.cli.arguments import (
    GameName,
    Language,
    the_bots,
    the_game,
    the_language,
    the_settings,
    the_setup,
    usual_seats,
)
from fathom.cli.boards import console
from fathom.cli.errors import refusing
from fathom.cli.studies import Address, EngineName, Jobs, Out, StudySeed, carried_out, finish
from fathom.kernel.words import Words
from fathom.lab import sweep as lab
from fathom.lab.engines import Engine
from fathom.lab.figures import Figures
from fathom.lab.simulate import Results, Study, Summary, summary

Spans = Annotated[
    list[str],
    typer.Option("--set", metavar="NAME=VALUES", help="A setting and its values: 6..10, 45..60:5 or printed,free."),
]


def sweep(
    game: GameName,
    settings: Spans,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="One bot for all seats, or one for each.")
    ] = "random",
    seats: Annotated[int, typer.Option(metavar="N", help="How many sit at a game, if one bot is named.")] = 0,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games with each value.")] = 100,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    engine: EngineName = "processes",
    address: Address = "",
    out: Out = None,
    lang: Language = None,
) -> None:
    """See what a number of the rules does to the result. Every value is played with the same seeds."""
    played = the_game(game)
    names, language = the_bots(played, bots), the_language(lang)
    names = names * (seats or usual_seats(played)) if len(names) == 1 else names
    the_setup(played, len(names), seed, None)
    with refusing():
        study = lab.sweep(game, names, games, seed, the_settings(settings), tallied=out is not None)
    results = carried_out(study, Engine(engine, jobs, address), out)
    show(study, results, language)
    finish(study, results, out)


def show(study: Study, results: Results, language: str) -> None:
    words, figures, out = Words(language, the_game(study.plans[0].game)), Figures(language), console()
    found = [summary(plan, results.of(index), results.seconds) for index, plan in enumerate(study.plans)]
    out.print(f"[bold]{study.plans[0].game}[/]: {words.say('lab-games', count=sum(each.games for each in found))}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    names = lab.varied(study)
    for name in names:
        table.add_column(name, justify="right")
    table.add_column(words.say("lab-played"), justify="right")
    for seat, bot in enumerate(study.plans[0].bots):
        table.add_column(f"{bot} {seat + 1}", justify="right")
    for key in ("mean-score", "rounds"):
        table.add_column(words.say(f"lab-{key}"), justify="right")
    endings = sorted({ending for each in found for ending in each.endings})
    for ending in endings:
        table.add_column(words.say(f"ending-{ending}"), justify="right")
    for plan, each in zip(study.plans, found, strict=True):
        table.add_row(*(str(plan.settings[name]) for name in names), *_cells(each, endings, figures))
    out.print(table)


def _cells(each: Summary, endings: list[str], figures: Figures) -> list[str]:
    """The line of one value: games, each seat's wins with their interval, score, rounds, and endings."""
    if not each.games:
        return [figures.number(0)]
    wins = [
        f"{figures.percent(wins / each.games, 0)} ({figures.between(*each.interval(seat))})"
        for seat, wins in enumerate(each.wins)
    ]
    score = fmean(score for scores in each.scores for score in scores)
    shares = [figures.percent(each.endings.get(ending, 0) / each.games) for ending in endings]
    return [figures.number(each.games), *wins, figures.number(score, 1), figures.number(fmean(each.rounds), 1), *shares]
