"""`fathom review`: how the chances of a finished game ran, where they turned, and which answers cost most."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import TaskProgressColumn
from rich.text import Text

from fathom.cli.arguments import Language, the_language
from fathom.cli.errors import INTERRUPTED, BadInput, refusing
from fathom.cli.finished.records import File
from fathom.cli.playing.boards import console, quietly
from fathom.cli.playing.saves import open_save
from fathom.cli.playing.seats import remembered
from fathom.cli.signals import ended_by_signals
from fathom.cli.studies.progress import progress
from fathom.kernel.record import save as saves
from fathom.lab.pages.review_page import review_page
from fathom.lab.reviews.review import BUDGET, SEED, Review, Reviewer
from fathom.lab.reviews.telling import Telling

HEIGHT = 13  # lines of the plot
MARGIN = 7  # what stands left of it
MARKS, COLOURS = "●▲◆■○△", ("cyan", "yellow", "green", "magenta", "red", "white")


def review(
    file: File,
    budget: Annotated[
        int,
        typer.Option(min=100, metavar="N", help="How often the game is played on: more takes longer, and sees more."),
    ] = BUDGET,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text: the same seed gives the same review.")] = SEED,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the review as JSON to a file, or to - (stdout).")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Draw it on one HTML page.")] = None,
    lang: Language = None,
) -> None:
    """Look back at a finished game: how the chances ran, where they turned, and which answers cost most.

    Ctrl-C tells, and keeps, what has been found so far.
    """
    language = the_language(lang)
    for option, target in (("--json", Path(json) if json and json != "-" else None), ("--html", html)):
        if target and (target.is_dir() or not target.absolute().parent.is_dir()):
            raise BadInput(f"{option} {target}: no file can be written there")
    game, found = open_save(file)
    with refusing(what=str(file)):
        reviewer = Reviewer(saves.replay(game, found), budget, seed)
    done = _looked(reviewer, game.name)
    seen = reviewer.review()
    names = [each.name for each in remembered(game, found.names, found.seats, language)]
    telling = Telling(reviewer.match, names, language)
    with refusing():
        if html:
            html.write_text(review_page(seen, telling), encoding="utf-8")
        if json and json != "-":
            Path(json).write_bytes(msgspec.json.encode(seen))
    if json == "-":
        typer.echo(msgspec.json.encode(seen))
    else:
        show(seen, telling)
    if not done:
        typer.echo("fathom: interrupted: this is what had been found", err=True)
        raise typer.Exit(INTERRUPTED)


def _looked(reviewer: Reviewer, name: str) -> bool:
    """Do the work with a progress bar on stderr, where that is a terminal; False if Ctrl-C came in between."""
    bar = progress(TaskProgressColumn())
    with bar:
        task = bar.add_task(name, total=reviewer.total)
        try:
            with ended_by_signals():
                for done in reviewer.look():
                    bar.update(task, completed=done)
        except KeyboardInterrupt:
            return False
    return True


# ----------------------------------------------------------------------------------- in the terminal


def show(found: Review, telling: Telling) -> None:
    out, say = console(), telling.say
    out.print(Text(f"{say('review-title', game=say('game-name'))}. {telling.result()}", "bold"))
    out.print()
    out.print(Text(say("review-chances"), "bold"))
    out.print(plot(found, out.width))
    out.print(_legend(found, telling))
    out.print()
    out.print(Text(say("review-turns"), "bold"))
    for turn in found.turns:
        out.print(Text(f"{telling.turn(turn)}\n   ").append(telling.change(turn, found.lines[turn.line]), "cyan"))
    if not found.turns:
        out.print(quietly(say("review-no-turns")))
    out.print()
    out.print(Text(say("review-costs"), "bold"))
    for cost in found.costs:
        out.print(
            Text(f"{telling.cost(cost)}\n   ").append(telling.loss(cost), "red").append(f"  {telling.better(cost)}")
        )
    if not found.costs:
        out.print(quietly(say("review-no-costs")))
    if not found.complete:
        out.print(quietly(say("review-partial")))


def plot(found: Review, width: int) -> Text:
    """The lines as rows of marks, one column for some questions each, with the chances on the left."""
    columns = max(20, min(width - MARGIN - 1, 90))
    rows = [[Text(" ") for _ in range(columns)] for _ in range(HEIGHT)]
    for number, line in enumerate(found.lines):
        mark = Text(MARKS[number % len(MARKS)], COLOURS[number % len(COLOURS)])
        for column in range(columns):
            chance = between(found.moments, line.chances, found.answers * column / (columns - 1))
            rows[round((1 - chance) * (HEIGHT - 1))][column] = mark
    drawn = Text()
    for number, row in enumerate(rows):
        chance = 1 - number / (HEIGHT - 1)
        label = f"{chance:4.0%} ┤" if number % 3 == 0 else "     │"
        drawn.append(f"{label:>{MARGIN - 1}} ", "dim").append(Text().join(row)).append("\n")
    return drawn.append(f"{'0':>{MARGIN}}{found.answers:>{columns - 1}}", "dim")


def between(moments: list[int], chances: list[float], at: float) -> float:
    """The chance at a point between two moments, on the straight line between theirs."""
    following = next(number for number, moment in enumerate(moments) if moment >= at)
    if following == 0 or moments[following] == at:
        return chances[following]
    before, after = moments[following - 1], moments[following]
    part = (at - before) / (after - before)
    return chances[following - 1] * (1 - part) + chances[following] * part


def _legend(found: Review, telling: Telling) -> Text:
    legend = Text(" " * MARGIN)
    for number, line in enumerate(found.lines):
        legend.append(MARKS[number % len(MARKS)], COLOURS[number % len(COLOURS)]).append(f" {telling.name(line)}   ")
    return legend
