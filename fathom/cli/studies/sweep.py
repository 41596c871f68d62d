"""`fathom sweep`: the same games with other values of a setting, to see what it does to the result."""

import math
from itertools import zip_longest
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
from fathom.cli.errors import BadInput, refusing
from fathom.cli.playing.boards import console
from fathom.cli.studies.shared import Address, EngineName, Jobs, Out, Resume, StudySeed, carried_out, finish
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies import sweep as lab
from fathom.lab.studies.simulate import Results, Study, Summary, summary

LABEL, COLUMN = 30, 17  # letters of a line's name, and of a value's column
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
    seats: Annotated[
        int,
        typer.Option(
            metavar="N", help="How many sit at a game, if one bot is named; by default three.", show_default=False
        ),
    ] = 0,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games with each value.")] = 100,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    engine: EngineName = "processes",
    address: Address = "",
    out: Out = None,
    resume: Resume = False,
    lang: Language = None,
) -> None:
    """See what a number of the rules does to the result. Every value is played with the same seeds."""
    played = the_game(game)
    names, language = the_bots(played, bots), the_language(lang)
    if seats and len(names) not in (1, seats):
        raise BadInput(f"--seats {seats}, but --bots names {len(names)}: name one for all seats, or one for each")
    names = names * (seats or usual_seats(played)) if len(names) == 1 else names
    the_setup(played, len(names), seed, None)
    with refusing():
        study = lab.sweep(game, names, games, seed, the_settings(settings), tallied=out is not None)
    results = carried_out(study, Engine(engine, jobs, address), out, resume)
    show(study, results, language)
    finish(study, results, out)


def show(study: Study, results: Results, language: str) -> None:
    """A line for each result and a column for each value, in as many tables as the terminal needs."""
    words, figures, out = Words(language, the_game(study.plans[0].game)), Figures(language), console()
    found = [summary(plan, results.of(index), results.seconds) for index, plan in enumerate(study.plans)]
    out.print(f"[bold]{study.plans[0].game}[/]: {words.say('lab-games', count=sum(each.games for each in found))}")
    names = lab.varied(study)
    endings = sorted({ending for each in found for ending in each.endings})
    labels = [words.say("lab-played")]
    labels += [words.say("lab-wins-of", bot=bot, number=seat + 1) for seat, bot in enumerate(study.plans[0].bots)]
    labels += [words.say("lab-mean-score"), words.say("lab-rounds")]
    labels += [words.say(f"ending-{ending}") for ending in endings]
    tables = math.ceil(len(found) / max(1, (out.width - LABEL) // COLUMN))
    for number in range(tables):
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(" ".join(names), width=LABEL)
        columns = [labels]
        part = slice(number * len(found) // tables, (number + 1) * len(found) // tables)
        for plan, each in list(zip(study.plans, found, strict=True))[part]:
            table.add_column(" ".join(str(plan.settings[name]) for name in names), justify="right")
            columns.append(_cells(each, endings, figures))
        for row in zip_longest(*columns, fillvalue=""):
            table.add_row(*row)
        out.print(table)


def _cells(each: Summary, endings: list[str], figures: Figures) -> list[str]:
    """The column of one value: games, each seat's wins with their interval, score, rounds, and endings."""
    if not each.games:
        return [figures.number(0)]
    wins = []
    for seat, won in enumerate(each.wins):
        low, high = each.interval(seat)
        wins.append(f"{figures.percent(won / each.games)} ({figures.number(100 * low)}–{figures.number(100 * high)})")
    score = fmean(score for scores in each.scores for score in scores)
    shares = [figures.percent(each.endings.get(ending, 0) / each.games) for ending in endings]
    return [figures.number(each.games), *wins, figures.number(score, 1), figures.number(fmean(each.rounds), 1), *shares]
