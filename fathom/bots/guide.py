"""What a game provides for searches: its own bot for rollouts, and an evaluation of positions."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

from fathom.bots.bot import Bot, RandomBot, speaks_up
from fathom.kernel import Action, Ask, AskAny, Event, Game, Match, State
from fathom.kernel.questions.runner import Curtain

LONGEST = 3000  # answers of a playout; a game that goes on and on is nobody's
CHATTER = 20  # interrupts before one answer of a lead


class Silence(Action, frozen=True):
    """The alternative to an interruption in a search: let the leading seat answer."""

    idle = True


SILENCE = Silence()


@cache
def own_bots(game: Game) -> ModuleType | None:
    """The module `bots` of a game, if it has one."""
    return game.module("bots")


def doubt(game: Game) -> float:
    """The standard deviation of a single playout, as the game states it, or 0."""
    return float(getattr(own_bots(game), "DOUBT", 0.0))


class Guide:
    """Ranks answers, plays games on, and values positions; by chance, where the game says nothing better.

    A game's `bots` may hold, besides its `BOTS`: `outlook(state)`, each seat's chance to win from 0 to 1, and
    `stage(state)`, a number that grows when positions are fit to be compared, such as that of the round; and
    `chances(state)`, if an outlook that serves the search is not what people should be told. A bot of its own may have
    a method `rank(view, ask)`: the answers worth a thought, best first; a single one is given at once. `heard` is what
    the searching seat was told. With `learned`, worlds are played on by the bot that the game's `learned` makes.
    """

    def __init__(self, game: Game, seed: str, heard: Sequence[Event] = (), learned: bool = False) -> None:
        self._heard = heard
        module = own_bots(game)
        bots: dict[str, Callable[[str], Bot]] = module.BOTS if module else {}
        self.knows = bool(bots)
        made = module.learned if module and learned else [*bots.values()][-1] if bots else RandomBot
        self._player: Bot = made(seed)
        self._rank: Callable[[Any, Ask], list[Action]] | None = getattr(self._player, "rank", None)
        self._speak_up = speaks_up(self._player)
        outlook = getattr(module, "outlook", None)
        self._outlook: Callable[[Any], list[float]] | None = outlook if callable(outlook) else None
        self._chances: Callable[[Any], list[float]] | None = getattr(module, "chances", self._outlook)
        self._stage: Callable[[Any], int] | None = getattr(module, "stage", None)
        self.values = self._outlook is not None
        self._random = Random(seed)

    def rank(self, view: Any, ask: Ask) -> list[Action]:
        """The answers to a question, the game's favourites first and the others in any order.

        Where the game's bot finds only one answer worth a thought, there is only that. Whoever may only speak up also
        has the answer to stay silent.
        """
        first: list[Action] = []
        if SILENCE in ask.options:
            first = [self._interruption(view, ask)]
        elif self._rank is not None:
            first = self._rank(view, ask)
            if len(first) == 1:
                return first
        elif self.knows:
            first = [self._player.choose(view, ask)]
        others = [option for option in ask.options if option not in first]
        self._random.shuffle(others)
        return first + others

    def _interruption(self, view: Any, ask: Ask) -> Action:
        """What the game's bot would say where another seat leads."""
        spoken = Ask(ask.seat, [option for option in ask.options if option != SILENCE], ask.prompt, args=ask.args)
        said = self._speak_up(view, spoken) if self._speak_up is not None else None
        return SILENCE if said is None else said

    def choose(self, match: Match, ask: Ask) -> Action:
        """How the game's bot answers a question of a match."""
        return self._player.choose(self._view(match, ask.seat), ask)

    def view(self, match: Match, seat: int) -> State:
        """An imagined state as a seat would see it there, with what the searching seat was told before."""
        return match.view(seat).hearing(self._heard)

    def _view(self, match: Match, seat: int) -> State | None:
        return self.view(match, seat) if self._player.needs_view else None

    def speak_up(self, match: Match) -> None:
        """Let whoever would say something before the lead of the open question do so, one after the other."""
        for _ in range(CHATTER):
            if type(match.pending) is not AskAny or self._speak_up is None:
                return
            interrupts = (
                (seat, self._speak_up(self._view(match, seat), ask)) for seat, ask in match.interrupts.items()
            )
            said = next(((seat, action) for seat, action in interrupts if action is not None), None)
            if said is None:
                return
            match.answer(*said)

    def play_on(self, match: Match, stage: int) -> list[float]:
        """Play until positions can be compared after a stage, or to the end; what each seat may then hope for.

        Nobody reads ahead: the future also ends before a passage that is unread.
        """
        try:
            for _ in range(LONGEST):
                if type(match.pending) is AskAny:
                    self.speak_up(match)
                ask = match.turn
                if ask is None:
                    return self.result(match)
                if self._outlook and self.stage(match) > stage:
                    break
                match.answer(ask.seat, self.choose(match, ask))
        except Curtain:
            pass
        return self.hopes(match)

    def hopes(self, match: Match) -> list[float]:
        """What each seat may hope for in a game that is not over."""
        return self._outlook(match.state) if self._outlook else [1 / match.setup.seats] * match.setup.seats

    def chances(self, match: Match) -> list[float] | None:
        """Each seat's chance to win from a position, as near to the truth as the game can tell, if it tells any."""
        return self._chances(match.state) if self._chances else None

    def stage(self, match: Match) -> int:
        return self._stage(match.state) if self._stage else 0

    def result(self, match: Match) -> list[float]:
        """A victory is worth 1, a share in one as much as it is; a good outlook counts as much again."""
        won = match.state.result()
        if self._outlook is None:
            return won
        return [(win + hope) / 2 for win, hope in zip(won, self._outlook(match.state), strict=True)]
