"""`fathom record`: a saved game made of one game of a study, to replay, review or verify."""

from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.errors import BadInput, refusing
from fathom.cli.playing.saves import write_save
from fathom.kernel.extras import extras
from fathom.lab.studies.record import recorded


def record(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a study.")],
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Which game: the column `number`.")],
    plan: Annotated[
        int,
        typer.Option(metavar="N", help="Of which plan: the column `plan`; by default the first.", show_default=False),
    ] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save it; by default `game-PLAN-NUMBER.json` here.")
    ] = None,
) -> None:
    """Play one game of a study again and save it, as `fathom replay` and `fathom review` read it."""
    with refusing():
        with extras():
            from fathom.lab.studies.folder import played, read
        notes, games = read(folder)
        found = next((each for each in played(games) if (each.plan, each.number) == (plan, number)), None)
        if found is None or found.error:
            why = f"it broke off ({found.error})" if found else f"its {len(games)} games are in the table"
            raise BadInput(f"{folder}: there is no game {number} of plan {plan} to save: {why}")
        chosen = notes.study.plans[plan]
        file = out or Path(f"game-{plan}-{number}.json")
        write_save(file, recorded(chosen, found), chosen.bots)
    typer.echo(file)
