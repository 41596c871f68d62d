"""Questions that one seat leads: it must answer, and before that it and all others may do what is free (CMD1, CMD4c).

A step yields `led(...)` before it has changed anything, and goes on with the answer of who leads. What interrupts the
question is done by `Session.interrupt`; then the step asks again.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.using import free, note_on_use, offered
from fathom.kernel import Action, Ask, AskAny, Judged, Step

Answers = Sequence[Action] | Callable[[bool], Judged]
"""What may be answered, or a function that judges it: see `Ask.judged`."""

OnAction = Callable[[Any], Note | None]


def led(
    g: Voyage,
    step: Step,
    seat: int,
    answers: Answers,
    prompt: str,
    args: dict[str, Any] | None = None,
    note: OnAction | None = None,
    *,
    others: Callable[[int], Ask] | None = None,
    sudden: bool = False,
) -> AskAny:
    """Ask a seat; `step` asks again after an interruption. `others`: how the other seats are asked, if they may do
    more than what is free. `sudden`: it came without a choice, so that cards may still be equipped."""
    lead = question(g, seat, answers, prompt, args, note, sudden)
    ask_other = others or partial(speak_up, g)
    return AskAny(lead, map(ask_other, g.others(seat)), step)


def speak_up(g: Voyage, seat: int) -> Ask:
    """What a seat may do while another is asked something that is no business of its own."""
    return question(g, seat, (), Prompt.SPEAK_UP)


def question(
    g: Voyage,
    seat: int,
    answers: Answers,
    prompt: str,
    args: dict[str, Any] | None = None,
    note: OnAction | None = None,
    sudden: bool = False,
) -> Ask:
    """What a seat may answer, and what is free for it to do."""
    judge = answers if callable(answers) else partial(offered, answers)
    using = partial(note_on_use, g)
    noted = using if note is None else partial(_either, note, using)
    return Ask.judged(seat, partial(_also_free, g, seat, judge, sudden), prompt, args, noted)


def _also_free(g: Voyage, seat: int, judge: Callable[[bool], Judged], sudden: bool, include_refused: bool) -> Judged:
    yield from judge(include_refused)
    yield from free(g, seat, include_refused, sudden)


def _either(one: OnAction, other: OnAction, action: Action) -> Note | None:
    return one(action) or other(action)
