"""Questions that one seat leads: it must answer, and before that it and all others may do what is free (CMD1, CMD4c).

A step yields `led(...)` before it has changed anything, and goes on with the answer of who leads. What interrupts the
question is done by `Session.interrupt`; then the step asks again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any

from fathom.games.sleeping_gods.actions import Equip, EraseMark, MarkPlace, SellArtifact
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.events import MarkErased, PlaceMarked
from fathom.games.sleeping_gods.in_play import ability_of
from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Good, Location, Region
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.fighting.tokens import returnable
from fathom.games.sleeping_gods.steps.using.abilities import abilities, all_abilities
from fathom.games.sleeping_gods.steps.using.equipping import equipping, unequipping, weapon_moves
from fathom.kernel import Action, Ask, AskAny, Judged, Refusal, SeatNumber, Step

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


# ----------------------------------------------------------------------------------- notes on the map


@cache
def marking(region: Region) -> tuple[tuple[MarkPlace, EraseMark], ...]:
    """The places of a region may be marked on the map while the ship is there (CAM14)."""
    places = (Location(number) for number in regions()[region].locations)
    return tuple((MarkPlace(place), EraseMark(place)) for place in places)


def mark_place(g: Voyage, seat: int, location: Location) -> None:
    g.marks.append(location)
    g.tell(PlaceMarked(SeatNumber(seat), location))


def erase_mark(g: Voyage, seat: int, location: Location) -> None:
    g.marks.remove(location)
    g.tell(MarkErased(SeatNumber(seat), location))
