"""The journal: typed events told by the rules, for the log, the animations and the replay."""

from msgspec import Struct

from fathom.kernel.names import kebab


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """Something that happened. Its fields wear visibility types; `Owner` fields belong to the event's `seat`."""
