"""Bots. A bot is given exactly what a person in its seat knows."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from fathom.bots.bot import Bot, RandomBot, speaks_up
from fathom.bots.guide import own_bots
from fathom.bots.puct import Position, Search
from fathom.bots.thinker import LEVELS, NAME, SEASONED, Budget, Thinker
from fathom.kernel import Action, Game, Match, State, Unknown

__all__ = [
    "FURTHER",
    "Bot",
    "Position",
    "RandomBot",
    "Search",
    "Thinker",
    "bots_of",
    "first_interruption",
    "make_bot",
    "observation_for",
    "usual_bot",
]

FURTHER = (f"{NAME}:<n>ms", f"{NAME}:<n>i")  # how further levels of the thinker are written


def bots_of(game: Game) -> dict[str, Callable[[str], Bot]]:
    """The bots that can play a game, by name; a game brings its own in its `bots`."""
    module = own_bots(game)
    found: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
    if module:
        found |= module.BOTS
    if _has_learned(game):
        found[SEASONED] = partial(_thinker, game, LEVELS["fast"], learned=True)
    return found | {f"{NAME}:{level}": partial(_thinker, game, budget) for level, budget in LEVELS.items()}


def _thinker(game: Game, budget: Budget, seed: str, learned: bool = False) -> Bot:
    return Thinker(game, seed, budget, learned=learned)


def _has_learned(game: Game) -> bool:
    """Whether the game has a bot of learned numbers to search with."""
    return hasattr(own_bots(game), "learned")


def usual_bot(game: Game) -> str:
    """The default bot of a game: the game's own heuristic bot if it has one, which answers at once."""
    module = own_bots(game)
    return [*module.BOTS][-1] if module else "random"


def make_bot(game: Game, name: str, seed: str) -> Bot:
    """The bot of that name, also one with a budget of its own, such as `thinker:500ms` or `seasoned:200i`."""
    bots = bots_of(game)
    if name in bots:
        return bots[name](seed)
    kind, _, level = name.partition(":")
    learned = kind == SEASONED and _has_learned(game)
    budget = Budget.read(level) if kind == NAME or learned else None
    if budget is None:
        raise Unknown(f"bot for {game.name}", name, [*bots, *FURTHER])
    return _thinker(game, budget, seed, learned)


def observation_for(bot: Bot, match: Match) -> Callable[[int], Any]:
    """What a bot is given of a match: its seat's view, its memory, or nothing."""
    if bot.needs_view:
        match.listen()
        return partial(_view, match) if match.game.heard else match.view
    return match.memory if bot.needs_memory else _closed


def first_interruption(match: Match, bots: Mapping[int, Bot]) -> tuple[int, Action] | None:
    """The first interruption that one of the bots makes before the leading seat answers, and the seat of that bot."""
    for seat, ask in match.interrupts.items():
        bot = bots.get(seat)
        speak = None if bot is None else speaks_up(bot)
        if bot is not None and speak is not None:
            said = speak(observation_for(bot, match)(seat), ask)
            if said is not None:
                return seat, said
    return None


def _view(match: Match, seat: int) -> State:
    """The state as a seat sees it, with what it was told."""
    return match.view(seat).hearing(match.heard(seat))


def _closed(seat: int) -> None:
    return None
