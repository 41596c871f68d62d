"""Ways of asking: pick one of several things."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fathom.kernel.questions.ask import Action, Ask, Blocked
from fathom.kernel.questions.step import Result


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
