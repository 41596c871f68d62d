"""`fathom tournament`: every bot against every other, in all seats, with Elo ratings."""

from typing import Annotated

import typer
from rich.table import Table

from fathom.cli.arguments import GameName, Language, Settings, the_bots, the_game, the_language, the_settings, the_setup
from fathom.cli.errors import refusing
from fathom.cli.playing.boards import console
from fathom.cli.studies.shared import Address, EngineName, Jobs, Out, Resume, Seats, StudySeed, carried_out, finish
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies import tournament as lab


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Who takes part.")],
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="How often every line-up plays.")] = 100,
    seats: Seats = 0,
    jobs: Jobs = 1,
    seed: StudySeed = "1",
    settings: Settings = None,
    engine: EngineName = "processes",
    address: Address = "",
    out: Out = None,
    resume: Resume = False,
    lang: Language = None,
) -> None:
    """Let bots play each other, in every seat, and rate them. Ctrl-C rates, and keeps, what has been played so far."""
    played = the_game(game)
    names, language = the_bots(played, bots), the_language(lang)
    at_once = seats or played.seats.start
    the_setup(played, at_once, seed, settings)
    with refusing():
        study = lab.tournament(game, names, rounds, at_once, seed, the_settings(settings), tallied=out is not None)
    results = carried_out(study, Engine(engine, jobs, address), out, resume)
    show(
        game,
        names,
        [(study.plans[each.plan].bots, each.winners) for each in results.played if not each.error],
        language,
    )
    finish(study, results, out)


def show(game: str, bots: list[str], games: list[lab.Outcome], language: str) -> None:
    words, figures, out = Words(language), Figures(language), console()
    out.print(f"[bold]{game}[/]: {words.say('lab-games', count=len(games))}")
    if not games:
        return
    standings, cross = lab.standings(bots, games), lab.crosstable(bots, games)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("lab-bot"))
    for key in ("elo", "interval", "duels", "points"):
        table.add_column(words.say(f"lab-{key}"), justify="right")
    for standing in standings:
        table.add_column(words.say("lab-against", bot=standing.bot), justify="right")
    for standing in standings:
        table.add_row(
            standing.bot,
            figures.number(standing.elo),
            f"{figures.number(standing.elo_low)} – {figures.number(standing.elo_high)}",
            figures.number(standing.duels),
            figures.percent(standing.share),
            *(_against(cross, standing.bot, other.bot, figures) for other in standings),
        )
    out.print(table)


def _against(cross: dict[tuple[str, str], float], bot: str, other: str, figures: Figures) -> str:
    return figures.percent(cross[bot, other]) if (bot, other) in cross else ""
