"""What each seat can see of the components, and what it newly sees: undo never reaches behind that."""

from collections import Counter
from collections.abc import Iterator
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin, get_type_hints

from fathom.kernel.journal import Event
from fathom.kernel.names import SPECTATOR

if TYPE_CHECKING:
    from fathom.kernel.game import Game
    from fathom.kernel.match import Match

Seen = tuple[type, Any, int]
"""A component with its type (two types may share a name) and the bit mask of those who can see it."""


def seen(match: "Match") -> Counter[Seen]:
    """All that seats can see of the components; the bit after those of the seats is a spectator's."""
    everybody = (2 << match.setup.seats) - 1
    return Counter((type(found), found, mask) for found, mask in match.game.sights(match.state, everybody))


def shows(before: "Match", after: "Match") -> bool:
    """Whether anybody can see something at a question that was hidden at an earlier one, or everybody was told it."""
    saw, sees = seen(before), seen(after)
    gone, come = saw - sees, sees - saw
    if any(_of(come, 1 << viewer) - _of(gone, 1 << viewer) for viewer in range(after.setup.seats + 1)):
        return True
    game = after.game
    told = [game.redact_event(event, SPECTATOR) for event in after.journal[len(before.journal) :]]
    named = {found for event in told for found in _named(game, event)}
    return bool(named) and not named <= {slot.component for slot in game.slots(before.view(SPECTATOR))}


def _of(found: Counter[Seen], viewer: int) -> Counter[tuple[type, Any]]:
    """Of the components in a count, those that a viewer can see."""
    own: Counter[tuple[type, Any]] = Counter()
    for (kind, component, mask), count in found.items():
        if mask & viewer:
            own[kind, component] += count
    return own


def _named(game: "Game", event: Event) -> Iterator[Any]:
    """The components that an event names."""
    for field in game.naming[type(event)]:
        yield from _values(getattr(event, field))


def _values(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _values(each)
    elif value is not None:
        yield value


def naming(game: "Game") -> dict[type[Event], list[str]]:
    """For each type of event the fields that hold components: those of a type that lies in a pool."""
    kinds = {kind for hint in game.pooled for kind in _kinds(hint)}
    return {
        event: [name for name, hint in _fields(event) if any(kind in kinds for kind in _kinds(hint))]
        for event in game.events
    }


def _fields(event: type[Event]) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(event, include_extras=True)
    return ((name, hints[name]) for name in event.__struct_fields__)


def _kinds(hint: Any) -> Iterator[Any]:
    """The types of the single things in a field."""
    if get_origin(hint) is Annotated:
        yield from _kinds(get_args(hint)[0])
    elif inner := get_args(hint):
        for each in inner[1:] if get_origin(hint) is dict else inner:
            yield from _kinds(each)
    elif hint is not NoneType:
        yield hint
