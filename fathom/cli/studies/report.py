"""`fathom report`: what a study has shown, as one page to open in a browser."""

from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.arguments import Language, the_language
from fathom.cli.errors import refusing
from fathom.kernel.extras import extras

PAGE = "report.html"


def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that --out has written.")],
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help=f"Where to write it; by default {PAGE} in the folder.")
    ] = None,
    lang: Language = None,
) -> None:
    """Draw the results of a simulation, tournament, comparison or sweep on one HTML page that needs nothing else."""
    language, file = the_language(lang), page or folder / PAGE
    with refusing():
        with extras():
            from fathom.lab.pages import report as lab
        text = lab.report(folder, language)
        file.write_text(text, encoding="utf-8")
    typer.echo(str(file))
