"""`fathom new-game` writes the skeleton of a game: a package of its own that can be played and tested at once."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.errors import BadInput, refusing
from fathom.games import names

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name in small letters, such as high-tide.")],
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="FOLDER", help="Where it goes; by default ./NAME.", show_default=False),
    ] = None,
) -> None:
    """Write the skeleton of a game of one's own, with words in three languages and a test."""
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} is no name for a game: small letters and digits, with hyphens between words")
    if name in names():
        raise BadInput(f"there is a game {name} already")
    target = folder or Path(name)
    with refusing():
        if target.exists() and any(target.iterdir()):
            raise ValueError(f"{target} is not empty")
        for file in skeleton(name, target):
            typer.echo(f"wrote {file}")
    typer.echo(f"Next: pip install --editable {target}, fathom play {name}, pytest {target}. See docs/add-a-game.md.")


def skeleton(name: str, target: Path) -> list[Path]:
    """Write the files of a game of that name; which they are."""
    package, title = name.replace("-", "_"), name.replace("-", " ").capitalize()
    state = "".join(part.capitalize() for part in name.split("-"))
    source = files("fathom.testing") / "skeleton"
    places = {
        "pyproject.txt": Path("pyproject.toml"),
        "game.txt": Path(package, "__init__.py"),
        "test.txt": Path("tests", f"test_{package}.py"),
    }
    places |= {
        f"words-{language}.txt": Path(package, "words", language, "table.ftl") for language in ("en", "fr", "es")
    }
    written = []
    for part, place in places.items():
        text = (source / part).read_text(encoding="utf-8")
        for blank, filled in (("@NAME@", name), ("@PACKAGE@", package), ("@STATE@", state), ("@TITLE@", title)):
            text = text.replace(blank, filled)
        file = target / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.append(file)
    return written
