"""Ways of asking: pick one of several things, or gather some one after the other."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from fathom.kernel.ask import Action, Ask, Blocked
from fathom.kernel.step import Result

T = TypeVar("T")


class Enough(Action, frozen=True):
    """What has been gathered is enough."""

    idle = True


class NeverMind(Action, frozen=True):
    """Give the whole gathering up, as if nothing had been chosen."""


def pick(
    seat: int,
    options: Sequence[Action],
    prompt: str,
    blocked: Iterable[Blocked] = (),
    args: Mapping[str, Any] | None = None,
) -> Result[Action]:
    """Ask a seat for one of these answers. A single one is not asked for."""
    if len(options) == 1:
        return options[0]
    answer: Action = yield Ask(seat, options, prompt, blocked, args)
    return answer


def gather(
    seat: int,
    left: Callable[[list[T]], Iterable[T]],
    action: Callable[[T], Action],
    prompt: str,
    *,
    least: int = 0,
    most: int | None = None,
    never_mind: bool = False,
    args: Mapping[str, Any] | None = None,
) -> Result[list[T] | None]:
    """Let a seat choose several things one after the other; None if it gives up.

    `left` tells what may still be chosen after those chosen so far, `action` is the answer that chooses a thing. With
    `least` things the seat may say that it has enough; it need not when there are `most`, or nothing is left. All of
    it may be answered at once (`Match.answer_all`).
    """
    chosen: list[T] = []
    while most is None or len(chosen) < most:
        things = {action(thing): thing for thing in left(chosen)}
        if not things:
            break
        options: list[Action] = list(things)
        if len(chosen) >= least:
            options.append(Enough())
        if never_mind:
            options.append(NeverMind())
        told = {**(args or {}), "chosen": len(chosen), "least": least}
        answer = yield Ask(seat, options, prompt, args=told, batch=True)
        if isinstance(answer, NeverMind):
            return None
        if isinstance(answer, Enough):
            break
        chosen.append(things[answer])
    return chosen
