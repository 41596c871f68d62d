"""Questions that one seat leads: it must answer, and before that it and all others may do what is free (CMD1, CMD4c).

A step yields `led(...)` before it has changed anything, and goes on with the answer of who leads. What interrupts the
question is done by `Session.interrupt`; then the step asks again. What others may do that is more than free is an
`Interruption`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from fathom.games.sleeping_gods.actions import Equip, SellArtifact
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Good
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.tokens import returnable
from fathom.games.sleeping_gods.steps.ship.marking import marking
from fathom.games.sleeping_gods.steps.using.abilities import abilities, all_abilities
from fathom.games.sleeping_gods.steps.using.equipping import equipping, unequipping, weapon_moves
from fathom.kernel import Action, Ask, AskAny, Judged, Refusal, Step

Answers = Sequence[Action] | Callable[[bool], Judged]
"""What may be answered, or a function that judges it: see `Ask.judged`."""

OnAction = Callable[[Any], Note | None]


class Interruption(NamedTuple):
    """What the other seats are asked while one leads: the prompt, what each may do besides what is free, and notes."""

    prompt: str = Prompt.SPEAK_UP
    judge: Callable[[Voyage, int, bool], Judged] = lambda g, seat, include_refused: ()
    args: dict[str, Any] | None = None
    note: Callable[[Voyage, int, Any], Note | None] | None = None


SILENT = Interruption()
"""The other seats may do only what is free."""


def led(
    g: Voyage,
    step: Step,
    seat: int,
    answers: Answers,
    prompt: str,
    args: dict[str, Any] | None = None,
    note: OnAction | None = None,
    *,
    interruption: Interruption = SILENT,
    sudden: bool = False,
) -> AskAny:
    """Ask a seat; `step` asks again after an interruption. `sudden`: it came without a choice, so that cards may still
    be equipped."""
    lead = _question(g, seat, answers, prompt, args, note, sudden)
    return AskAny(lead, (_interruption_of(g, other, interruption, sudden) for other in g.others(seat)), step)


def _interruption_of(g: Voyage, seat: int, interruption: Interruption, sudden: bool) -> Ask:
    note = partial(interruption.note, g, seat) if interruption.note is not None else None
    return _question(
        g, seat, partial(interruption.judge, g, seat), interruption.prompt, interruption.args, note, sudden
    )


def _question(
    g: Voyage,
    seat: int,
    answers: Answers,
    prompt: str,
    args: dict[str, Any] | None,
    note: OnAction | None,
    sudden: bool,
) -> Ask:
    """What a seat may answer, and what is free for it to do."""
    judge = answers if callable(answers) else partial(offered, answers)
    using = partial(note_on_use, g)
    noted = using if note is None else partial(_either, note, using)
    return Ask.judged(seat, partial(_also_free, g, seat, judge, sudden), prompt, args, noted)


def _also_free(g: Voyage, seat: int, judge: Callable[[bool], Judged], sudden: bool, include_refused: bool) -> Judged:
    return chain.from_iterable(_parts(g, seat, judge, sudden, include_refused))


def _parts(
    g: Voyage, seat: int, judge: Callable[[bool], Judged], sudden: bool, include_refused: bool
) -> Iterator[Iterable[tuple[Action, Refusal | None]]]:
    """What is asked, then everything that is free to do. `sudden`: as a challenge comes without a choice."""
    yield judge(include_refused)
    yield all_abilities(g, seat) if include_refused else abilities(g, seat)
    if g.players[seat].hand:
        yield equipping(g, seat, include_refused, fixed=g.busy and not sudden)
    yield from weapon_moves(g, include_refused)
    yield unequipping(g, seat, include_refused)
    if g.goods[Good.ARTIFACT]:
        yield offered([SellArtifact()])
    if g.combat is not None:
        yield offered(returnable(g, g.combat, seat))
    elif g.test is None and g.bookmark is None:
        yield offered(erase if mark.location in g.marks else mark for mark, erase in marking(g.ship))


def _either(one: OnAction, other: OnAction, action: Action) -> Note | None:
    return one(action) or other(action)


def offered(options: Iterable[Action], include_refused: bool = False) -> Judged:
    """Answers against which nothing speaks."""
    return ((each, None) for each in options)


def note_on_use(g: Voyage, action: Action) -> Note | None:
    """The orders that using something takes."""
    used = skills()[action.card] if isinstance(action, Equip) else ability_of(action)
    return Note(orders=used.orders) if used is not None and used.orders else None
