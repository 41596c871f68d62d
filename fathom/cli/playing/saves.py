"""Saved games as files: read with refusals that name the file, written whole or not at all."""

import os
from pathlib import Path

from fathom.cli.arguments import the_game
from fathom.cli.errors import refusing
from fathom.kernel import Game, Match
from fathom.kernel.record.save import Save, read, save


def open_save(file: Path) -> tuple[Game, Save]:
    """The game and the record in a file."""
    with refusing():
        content = file.read_bytes()
    with refusing(what=str(file)):
        found = read(content)
    return the_game(found.game), found


def write_save(file: Path, match: Match, names: list[str]) -> None:
    """Write beside the file first, so that a crash leaves the old save or the new one, never half of one."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_bytes(save(match, names))
        os.replace(beside, file)
    finally:
        beside.unlink(missing_ok=True)


def free_name(match: Match) -> Path:
    """A file name for a match that no file has yet; it does not tell the seed."""
    stem = f"{match.game.name}-{match.commitment[:8]}"
    number = 1
    while (file := Path(f"{stem}{'' if number == 1 else f'-{number}'}.json")).exists():
        number += 1
    return file
