"""`fathom compare`: the same games with other bots on one side, to see what that side gains."""

from typing import Annotated

import typer
from rich.table import Table

from fathom.cli.arguments import (
    GameName,
    Language,
    Settings,
    the_bots,
    the_game,
    the_language,
    the_settings,
    the_setup,
    usual_seats,
)
from fathom.cli.errors import refusing
from fathom.cli.playing.boards import console
from fathom.cli.studies.shared import Address, EngineName, Jobs, Out, Resume, StudySeed, carried_out, finish
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies import compare as lab
from fathom.lab.studies.simulate import Results, Study


def compare(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="The bots to compare; the first is the measure.")],
    side: Annotated[str, typer.Option(metavar="SIDE", help="Whose bots they are; by default the first side's.")] = "",
    others: Annotated[
        str, typer.Option(metavar="BOT", help="Who plays the other seats; by default the game's own bot.")
    ] = "",
    seats: Annotated[
        int, typer.Option(metavar="N", help="How many sit at a game; by default three.", show_default=False)
    ] = 0,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games with each bot.")] = 100,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    settings: Settings = None,
    engine: EngineName = "processes",
    address: Address = "",
    out: Out = None,
    resume: Resume = False,
    lang: Language = None,
) -> None:
    """See what other bots would do for one side of a game. Every bot plays the same seeds."""
    played = the_game(game)
    names, language = the_bots(played, bots), the_language(lang)
    at_once = seats or usual_seats(played)
    the_setup(played, at_once, seed, settings)
    if others:
        the_bots(played, others)
    chosen, tallied = the_settings(settings), out is not None
    with refusing():
        study = lab.compare(game, names, games, at_once, seed, chosen, side, others, tallied)
    results = carried_out(study, Engine(engine, jobs, address), out, resume)
    show(study, results, language)
    finish(study, results, out)


def show(study: Study, results: Results, language: str) -> None:
    """A line for each bot: the side's share of wins, and how it differs from the first bot's, each with an interval."""
    plan = study.plans[0]
    words, figures, out = Words(language, the_game(plan.game)), Figures(language), console()
    found = lab.compared(study, results.played)
    count = words.say("lab-games", count=sum(each.games for each in found))
    side = words.say("lab-wins-of-side", side=words.say(f"side-{plan.side}"))
    out.print(f"[bold]{plan.game}[/]: {count}, {words.say('lab-seed')} {plan.seed}. {side}")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in lab.COLUMNS:
        table.add_column(words.say(f"lab-{key}"), justify="left" if key == "bot" else "right")
    for row in lab.cells(found, figures):
        table.add_row(*row)
    out.print(table)
