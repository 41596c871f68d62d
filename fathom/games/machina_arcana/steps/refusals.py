"""Why something may not be done, where more than one question says so; the others stand with their rules."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from fathom.kernel import Action, Judged, Refusal

NOT_BESIDE = Refusal("TGT5a", "not-adjacent")
NO_SIGHT = Refusal("TGT1b", "no-sight")
OUT_OF_RANGE = Refusal("TGT6c", "out-of-range")
OBSTACLE = Refusal("TGT6a", "obstacle")
ETHEREAL = Refusal("ETH1a", "ethereal")
WRONG_TARGET = Refusal("ABL2c", "wrong-target")
NOT_SO_NOW = Refusal("CON1d", "not-so-now")
USED_UP = Refusal("CON4e", "used-up")


@cache
def stamina_short(rule: str, needed: int, held: int) -> Refusal | None:
    """Nobody spends stamina that it has not (ATT2d)."""
    return None if held >= needed else Refusal(rule, "stamina-short", {"needed": needed, "stamina": held})


def among(
    legal: Sequence[Action], others: Callable[[], Iterable[Action]], refusal: Refusal
) -> Callable[[bool], Judged]:
    """A choice of some answers, where all others that a player may think of are refused for the same reason."""

    def judge(include_refused: bool) -> Judged:
        yield from ((action, None) for action in legal)
        if include_refused:
            yield from ((action, refusal) for action in others() if action not in legal)

    return judge
