"""Prose: passages such as a chapter's story, kept apart from the words so that nobody is sent one before its time.

A game names them with `Game(prose=stories(folder))`, its state says with `told` which of them a seat may read by now.
They are in no bundle, words file, schema or save: the server answers for one passage at a time, the terminal prints it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import yaml

from fathom.kernel.game import Game


def stories(folder: Path) -> Callable[[str], Mapping[str, str]]:
    """The passages of `folder/<language>.yaml`, a mapping of keys to texts; blank lines part paragraphs."""

    @cache
    def read(language: str) -> Mapping[str, str]:
        found = yaml.safe_load((folder / f"{language}.yaml").read_text(encoding="utf-8"))
        return {str(key): _paragraphs(text) for key, text in found.items()}

    return read


def _paragraphs(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.strip().split("\n\n"))


def passages(game: Game, language: str) -> Mapping[str, str]:
    """All the prose of a game: for those who then show only what was told."""
    return game.prose(language) if game.prose is not None else {}
