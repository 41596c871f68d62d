"""What each seat can see of the components, and what it newly sees: undo never reaches behind that."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from fathom.kernel.names import SPECTATOR
from fathom.kernel.questions.journal import Event
from fathom.kernel.shapes import fields, singles
from fathom.kernel.state.pools import Sighted, each_seen

if TYPE_CHECKING:
    from fathom.kernel.game import Game
    from fathom.kernel.record.match import Match

Seen = tuple[type, Any, int]
"""A component with its type (two types may share a name) and the bit mask of those who can see it."""


def seen(match: "Match") -> list[Sighted]:
    """All that seats can see of the components; the bit after those of the seats is a spectator's."""
    game = match.game
    return game.sights(match.state, (2 << match.setup.seats) - 1) if game.pooled else []


def shows(before: "Match", after: "Match") -> bool:
    """Whether anybody can see something at a question that was hidden at an earlier one, or everybody was told it."""
    if reveals(seen(before), seen(after), after.setup.seats):
        return True
    named = names(after, len(before.journal))
    return bool(named) and not named <= {slot.component for slot in after.game.slots(before.view(SPECTATOR))}


def reveals(saw: list[Sighted], sees: list[Sighted], seats: int) -> bool:
    """Whether somebody sees a component that was hidden before."""
    if saw == sees:
        return False
    before, after = _counted(saw), _counted(sees)
    gone, come = before - after, after - before
    return any(_of(come, 1 << viewer) - _of(gone, 1 << viewer) for viewer in range(seats + 1))


def _counted(sights: list[Sighted]) -> Counter[Seen]:
    return Counter([(type(found), found, mask) for found, mask in each_seen(sights)])


def names(match: "Match", since: int) -> set[Any]:
    """The components that everybody was told of since an entry of the journal."""
    return named(match.game, match.record.journal.since(since))


def named(game: "Game", events: Iterable[Event]) -> set[Any]:
    """The components that some events name to everybody."""
    told = [game.redact_event(event, SPECTATOR) for event in events if game.naming[type(event)]]
    return {found for event in told for found in _named(game, event)}


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
    kinds = {kind for hint in game.pooled for kind in singles(hint)}
    return {
        event: [name for name, hint in fields(event).items() if not kinds.isdisjoint(singles(hint))]
        for event in game.events
    }
