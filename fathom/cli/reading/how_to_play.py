"""`fathom how-to-play`: the pages that explain a game before its rules."""

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from fathom.cli.arguments import GameName, Language, the_game, the_language
from fathom.cli.errors import BadInput
from fathom.cli.playing.boards import console
from fathom.kernel.words import how_to_play as pages_of
from fathom.kernel.words.how_to_play import Block
from fathom.kernel.words.words import Words

MARKS = {"points": "- ", "steps": "1. "}


def how_to_play(name: GameName, lang: Language = None) -> None:
    """How a game is played, in a few pages: its aim, a turn, the hard parts, the end."""
    game, language = the_game(name), the_language(lang)
    pages = pages_of.how_to_play(game, language)
    if not pages:
        raise BadInput(f"{game.name} has no such pages: `fathom rules {game.name}` prints its rules")
    out = console()
    out.print(Text(Words(language, game).say("game-name"), "bold"))
    for page in pages:
        out.print(Text(f"\n{page.title}", "bold"))
        for block in page.blocks:
            out.print(Padding(Markdown(_markdown(block)), (1, 0, 0, 0)))
        out.print(Text(f"\n{game.name} {' '.join(page.rules)}", "dim"))


def _markdown(block: Block) -> str:
    return "\n".join(MARKS.get(block.kind, "") + line for line in block.lines)
