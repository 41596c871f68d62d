"""Heuristic bots: each game values the answers to its questions, and from these values all of them choose and rank."""

from collections.abc import Collection
from random import Random
from typing import Any, ClassVar

from fathom.kernel.questions.ask import Action, Ask

Worths = dict[Action, float]
"""Answers that are worth considering, each with its worth to the seat."""


class Heuristic:
    """Gives the answer of the highest worth; its own seed decides between equals.

    A game derives its bot from it, with a method `weigh`. `knows` are the prompts that it can answer: all of the game,
    those included at which any answer will do (`anything`). Where much hangs on an answer, at the prompts `weighty`, a
    search also looks at the `few` best that are worth at most `near` less than the first.
    """

    needs_view = True
    needs_memory = False
    knows: ClassVar[Collection[str]] = ()
    weighty: ClassVar[Collection[str]] = ()
    near: ClassVar[float] = 0.0
    few: ClassVar[int] = 1

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def weigh(self, view: Any, ask: Ask) -> Worths:
        """The answers worth considering, each with its worth; none where any will do."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, view: Any, ask: Ask) -> Action:
        options = ask.options
        if len(options) == 1:
            return options[0]
        return self._best(self.weigh(view, ask) or dict.fromkeys(options, 0.0))

    def rank(self, view: Any, ask: Ask) -> list[Action]:
        """The answers nearly as good as the best, that one first; others are not worth a thought."""
        worths = self.weigh(view, ask) if ask.prompt in self.weighty else {}
        if not worths:
            return [self.choose(view, ask)]
        first = self._best(worths)
        near = [option for option, worth in worths.items() if worth > worths[first] - self.near and option != first]
        return [first, *sorted(near, key=lambda option: worths[option], reverse=True)[: self.few - 1]]

    def _best(self, worths: Worths) -> Action:
        best = max(worths.values())
        equals = [option for option, worth in worths.items() if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)


def anything(seen: Any, ask: Ask) -> Worths:
    """Any answer will do."""
    return {}
