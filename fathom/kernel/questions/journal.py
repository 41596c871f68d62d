"""The journal: typed events told by the rules, for the log, the animations and the replay."""

from typing import ClassVar

from msgspec import Struct

from fathom.kernel.names import kebab


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """Something that happened. Its fields wear visibility types; `Owner` fields belong to the event's `seat`."""

    odds: ClassVar[tuple[str, ...] | None] = None
    """For an outcome that players weigh beforehand: the fields that tell one outcome from another."""
