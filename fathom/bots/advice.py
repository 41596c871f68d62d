"""Advice: the answers that the usual bot finds best and second best for a seat, and how clearly."""

from typing import Any, Literal

from msgspec import Struct

from fathom.bots.guide import own_bots
from fathom.kernel import Action, Ask, Game

CLOSE = 0.1  # a lead smaller than this part of what is at stake is none

Lead = Literal["clear", "close", "unknown"]


class Advice(Struct, frozen=True):
    """The `best` answer and the one after it; `lead` says whether it is the better one by a margin worth naming."""

    best: Action
    second: Action | None = None
    lead: Lead = "unknown"


def can_advise(game: Game) -> bool:
    return own_bots(game) is not None


def advise(game: Game, view: Any, ask: Ask, seed: str = "advice") -> Advice | None:
    """What the game's own bot thinks of a question, from what its seat sees; None if the game has no such bot."""
    module = own_bots(game)
    if module is None:
        return None
    bot = [*module.BOTS.values()][-1](seed)
    best = bot.choose(view, ask)
    weigh = getattr(bot, "weigh", None)
    worths: dict[Action, float] = weigh(view, ask) if weigh else {}
    others = sorted((each for each in worths if each != best), key=lambda each: worths[each], reverse=True)
    if best not in worths or not others:
        return Advice(best)
    second = others[0]
    stakes = max(abs(worths[best]), abs(worths[second]), 1.0)
    return Advice(best, second, "close" if worths[best] - worths[second] < CLOSE * stakes else "clear")
