"""Talk: statements that a game lets players make, where its rules limit what may be said."""

from typing import ClassVar

from msgspec import Struct

from fathom.kernel.names import kebab


class Statement(Struct, frozen=True, tag=kebab, tag_field="say"):
    """Something that may be said at the table: true or not, nobody checks it. Its words are `talk-...`."""

    cites: ClassVar[tuple[str, ...]] = ()
