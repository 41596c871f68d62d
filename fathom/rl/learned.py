"""A bot that plays by a network. It may lean on a bot that weighs answers, and then learns what that bot gets wrong."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec import Struct

from fathom.bots.guide import own_bots
from fathom.envs.answers import Answers
from fathom.envs.observing import Observing
from fathom.kernel import Action, Ask, Game, State
from fathom.rl.network import Array, Network, squashed

SHARP = 2.0  # how much more likely an answer is for each point that the game's own bot finds it better
UNLIKELY = -8.0  # the least of it, and of what that bot does not weigh
OPINION = 2  # numbers that say what that bot makes of an answer: how much worse than the best, and whether it is that


class Look(Struct, frozen=True):
    """A question as the network reads it, and what the game's own bot makes of each answer."""

    seen: Array
    answers: Array
    leaning: Array


class Reader:
    """Reads questions of one game, for a number of seats. With `leans`, the game's own bot is asked first."""

    def __init__(self, game: Game, seats: int, leans: bool, seed: str = "") -> None:
        self.seats, self._answers = seats, Answers(game, seats)
        tail = len(self._answers.prompts) + 1
        self._observing = Observing(game, game.setup_from(seats, "", {}), tail=tail)
        self._tail = self._observing.size - tail
        self.sizes = self._observing.size, self._answers.size + OPINION
        module = own_bots(game)
        bot = [*module.BOTS.values()][-1](seed) if leans and module else None
        self._weigh: Any = getattr(bot, "weigh", None)

    def read(self, view: State, ask: Ask) -> Look:
        seen = self._observing.vector(view, ask.seat, True)
        seen[self._tail :] = self._answers.question(ask.prompt)
        leaning, rows = self._leaning(view, ask), self._answers.matrix(ask)
        opinion = np.stack([leaning / SHARP, leaning == 0], 1, dtype=np.float32)
        return Look(squashed(seen), squashed(np.concatenate([rows, opinion], 1)), leaning)

    def _leaning(self, view: State, ask: Ask) -> Array:
        found: Array = np.zeros(len(ask.options), np.float32)
        if self._weigh is None:
            return found
        worths: dict[Action, float] = self._weigh(view, ask) or dict.fromkeys(ask.options, 0.0)  # any answer will do
        best = max(worths.values())
        for number, option in enumerate(ask.options):
            worth = worths.get(option)
            found[number] = UNLIKELY if worth is None else max(UNLIKELY, SHARP * (worth - best))
        return found


class Learned:
    """Gives the answer of the highest score."""

    needs_view, needs_memory = True, False

    def __init__(self, game: Game, network: Network, seed: str, seats: int, leans: bool = True) -> None:
        self._game, self._network, self._random = game, network, Random(seed)
        self._reader = Reader(game, seats, leans, seed)

    def weigh(self, view: State, ask: Ask) -> dict[Action, float]:
        """Each answer with its score."""
        scores = self._scores(self._reader.read(view, ask))
        return dict(zip(ask.options, map(float, scores), strict=True))

    def choose(self, view: State, ask: Ask) -> Action:
        scores = self._scores(self._reader.read(view, ask))
        return ask.options[int(np.argmax(scores))]

    def value(self, view: State, ask: Ask) -> float:
        """From -1 to 1, how well the seat does."""
        look = self._reader.read(view, ask)
        return self._network.think(look.seen, look.answers)[1]

    def _scores(self, look: Look) -> Array:
        return self._network.think(look.seen, look.answers)[0] + look.leaning


def seats_of(view: State) -> int:
    """How many sit at a table, by the lists of its seats."""
    for name in view.__struct_fields__:
        listed = getattr(view, name)
        if isinstance(listed, Sequence) and listed and "seat" in getattr(listed[0], "__struct_fields__", ()):
            return len(listed)
    raise ValueError(f"{type(view).__name__} does not tell how many seats there are")
