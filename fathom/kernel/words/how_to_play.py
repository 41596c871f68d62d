"""How to play: a few illustrated pages for each game, read before the rules.

They stand in `how_to_play/<language>.md` of a game, in a small part of Markdown: `# Title` begins a page, then come its
lines `picture:`, `also:` and `rules:`, then paragraphs and lists. `**bold**` and `*italic*` are left to whoever shows
them.
"""

import re
from functools import cache

from msgspec import Struct

from fathom.kernel.cards.reader import CardError
from fathom.kernel.game import Game
from fathom.kernel.words.typesetting import spoken

ITEM = re.compile(r"(?:-|\d+\.) ")
FACTS = ("picture", "also", "rules")


class Block(Struct, frozen=True):
    """A paragraph (one line), or a list: `points` without an order, `steps` with one."""

    kind: str
    lines: list[str]


class HowToPlayPage(Struct, frozen=True):
    """One page: `picture` names its drawing, `also` are words by which readers find it, `rules` those it sums up."""

    title: str
    picture: str
    also: list[str]
    rules: list[str]
    blocks: list[Block]


@cache
def how_to_play(game: Game, language: str) -> list[HowToPlayPage]:
    """Return the pages of a game in a language; none, if the game has not got any."""
    file = game.folder / "how_to_play" / f"{language}.md"
    if not file.exists():
        return []
    chunks = re.split(r"^# ", file.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [_page(chunk, language, f"{game.name}/how_to_play/{file.name}") for chunk in chunks]


def _page(chunk: str, language: str, where: str) -> HowToPlayPage:
    title, _, rest = chunk.partition("\n")
    head, *parts = rest.strip().split("\n\n")
    facts = dict(line.split(": ", 1) for line in head.splitlines())
    if tuple(facts) != FACTS:
        raise CardError(f"{where}: {title!r} must begin with the lines {', '.join(FACTS)}")
    return HowToPlayPage(
        title=spoken(title, language),
        picture=facts["picture"],
        also=facts["also"].split("; "),
        rules=facts["rules"].split(),
        blocks=[_block(part, language) for part in parts],
    )


def _block(part: str, language: str) -> Block:
    lines = part.strip().splitlines()
    if not ITEM.match(lines[0]):
        return Block("paragraph", [spoken(" ".join(lines), language)])
    kind = "points" if lines[0].startswith("-") else "steps"
    return Block(kind, [spoken(ITEM.sub("", line, count=1), language) for line in lines])
