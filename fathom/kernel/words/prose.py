"""Prose: passages such as a chapter's story, kept apart from the words so that nobody is sent one before its time.

A game names them with `Story(prose=stories(folder))`, its state says with `told` which of them a seat may read by now.
They are in no bundle, words file, schema or save: the server answers for one passage at a time, the terminal prints it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import yaml

from fathom.kernel.cards.reader import CardError, composed
from fathom.kernel.game import Game
from fathom.kernel.words.typesetting import spoken


def stories(folder: Path) -> Callable[[str], Mapping[str, str]]:
    """The passages of `folder/<language>.yaml`, or of all files in `folder/<language>/`: a mapping of keys to texts.

    Blank lines part paragraphs. A key is what is written, `2.10` not a number; none may be given twice.
    """

    @cache
    def read(language: str) -> Mapping[str, str]:
        one = folder / f"{language}.yaml"
        found: dict[str, str] = {}
        for file in [one] if one.exists() else sorted((folder / language).glob("*.yaml")):
            own = passages_in(file)
            twice = [key for key in own if key in found]
            if twice:
                raise CardError(f"{language}/{file.name}: {twice[0]} stands in another file, too")
            found |= {key: spoken(text, language) for key, text in own.items()}
        return found

    return read


def passages_in(file: Path) -> dict[str, str]:
    """The passages of one file, in its order."""
    found: dict[str, str] = {}
    try:
        root = composed(file.read_text(encoding="utf-8"), "BaseLoader")
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise CardError(f"{file.parent.name}/{file.name}:{line}: {error.problem}") from None
    for key, text in root.value if isinstance(root, yaml.MappingNode) else []:
        where = f"{file.parent.name}/{file.name}:{key.start_mark.line + 1}: {key.value}"
        if key.value in found:
            raise CardError(f"{where} is given twice")
        if not isinstance(text, yaml.ScalarNode):
            raise CardError(f"{where} should be a text")
        found[key.value] = _paragraphs(text.value)
    return found


def _paragraphs(text: str) -> str:
    return "\n\n".join(" ".join(part.split()) for part in text.strip().split("\n\n"))


def passages(game: Game, language: str) -> Mapping[str, str]:
    """All the prose of a game: for those who then show only what was told."""
    return game.story.prose(language) if game.story.prose is not None else {}
