"""Custom bots for the lab and the terminal, named as `module:Class` and imported from the working directory.

What comes after a question mark is given to the class by name: `misers:Miser?thrift=0.5&patient=yes`.

The server never imports custom bots, since a class name from a request could run any code.
"""

import sys
from contextlib import suppress
from importlib import import_module

from fathom.bots import FURTHER, bots_of, make_bot
from fathom.bots.bot import Bot
from fathom.bots.thinker import NAME, SEASONED
from fathom.kernel import Game, Unknown

OWN = "<module>:<class>"  # how a bot of one's own is written
PARTS = ("choose", "needs_view", "needs_memory")


def hire(game: Game, name: str, seed: str) -> Bot:
    """The bot of that name, or one made by a custom class."""
    module, colon, called = name.partition(":")
    made, _, given = called.partition("?")
    if not colon or module in (NAME, SEASONED):
        try:
            return make_bot(game, name, seed)
        except Unknown as unknown:
            raise Unknown(unknown.what, name, possible(game)) from None
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        bot: Bot = getattr(import_module(module), made)(seed, **parameters(given))
    except (ModuleNotFoundError, AttributeError) as error:
        raise Unknown(f"bot for {game.name}", f"{name} ({error})", possible(game)) from error
    except Exception as error:
        raise ValueError(f"bot {name}: nothing comes of it: {type(error).__name__}: {error}") from error
    lacking = [part for part in PARTS if not hasattr(bot, part)]
    if lacking:
        raise ValueError(f"bot {name}: it lacks {', '.join(lacking)}")
    return bot


def parameters(text: str) -> dict[str, int | float | str]:
    """Keyword arguments from a text such as `thrift=0.5&patient=yes`; numbers become numbers."""
    return {key: _value(value) for key, _, value in (part.partition("=") for part in text.split("&") if part)}


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        with suppress(ValueError):
            return kind(text)
    return text


def possible(game: Game) -> list[str]:
    """How bots are written that can play a game here."""
    return [*bots_of(game), *FURTHER, OWN]
