"""What simulate, tournament, compare and sweep share: their options, the progress bar, and how they end."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import MofNCompleteColumn

from fathom.cli.errors import INTERRUPTED, BadInput, CheckFailed, refusing
from fathom.cli.signals import ended_by_signals
from fathom.cli.studies.progress import Lines, progress
from fathom.kernel.extras import extras
from fathom.lab.running.engines import ENGINES, Engine
from fathom.lab.studies.simulate import INTERRUPTED as BY_HAND
from fathom.lab.studies.simulate import Played, Results, Study, carry_out

if TYPE_CHECKING:
    from fathom.lab.studies.folder import Folder

Seats = Annotated[
    int, typer.Option(metavar="N", help="How many sit at a game; by default as few as can be.", show_default=False)
]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="How many games at the same time.")]
EngineName = Annotated[str, typer.Option("--engine", metavar="|".join(ENGINES), help="Where the games are played.")]
Address = Annotated[
    str, typer.Option(metavar="HOST:PORT", help="A Ray cluster to play on; by default one of its own is started.")
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Keep every game in a new folder, as Parquet; `fathom report` reads it."),
]
StudySeed = Annotated[str, typer.Option("--seed", metavar="TEXT", help="Any text: the same seed gives the same games.")]


Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the study in --out: only games that are not there are played.")
]


def carried_out(study: Study, engine: Engine, out: Path | None, resume: bool = False) -> Results:
    """Play a study, telling how far it is on stderr, and keep its games if asked to."""
    if resume and not out:
        raise BadInput("--resume needs the folder of the study: add --out DIR")
    bar = progress(MofNCompleteColumn())
    if engine.address and engine.name != "ray":
        raise BadInput(f"--address {engine.address}: only a Ray cluster has one; add --engine ray")
    with refusing():
        folder = _folder(study, out, resume) if out else None
        before = folder.before if folder else []
        lines = Lines(study.plans[0].game, study.total, len(before))
        with bar:
            task = bar.add_task(study.plans[0].game, total=study.total, completed=len(before))

            def told(played: Played) -> None:
                bar.advance(task)
                lines.advance()
                if folder:
                    folder.add(played)

            with ended_by_signals():
                results = carry_out(study, engine, told, before)
        if folder:
            folder.close(results)
    return results


def _folder(study: Study, out: Path, resume: bool) -> "Folder":
    for plan in study.plans:
        plan.try_out()  # a folder is made only for what can be played
    with extras():
        from fathom.lab.studies.folder import Folder
    return Folder(out, study, resume)


def _tell_forfeits(study: Study, results: Results) -> None:
    """A line for each bot that broke down: how often, and what happened first."""
    faults: dict[str, list[str]] = {}
    for game in results.played:
        if game.forfeit >= 0:
            faults.setdefault(study.plans[game.plan].bots[game.forfeit], []).append(f"seed {game.seed}: {game.fault}")
    for bot, told in faults.items():
        games = "1 game" if len(told) == 1 else f"{len(told)} games"
        typer.echo(f"fathom: {bot} broke down and forfeited {games}; the first: {told[0]}", err=True)


def finish(study: Study, results: Results, out: Path | None) -> None:
    """Say in one line what is wrong, if anything is, and what was kept of it."""
    played, errors = len(results.played), [game.error for game in results.played if game.error]
    _tell_forfeits(study, results)
    kept = f"{played} of {study.total} games are {f'kept in {out}' if out else 'summed up'}"
    if results.stopped == BY_HAND:
        typer.echo(f"fathom: {results.stopped}: {kept}", err=True)
        raise typer.Exit(INTERRUPTED)
    if results.stopped:
        raise CheckFailed(f"{results.stopped}: {kept}")
    if errors:
        raise CheckFailed(f"{len(errors)} of {study.total} games broke off; the first: {errors[0]}")
