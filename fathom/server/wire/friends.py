"""Friends: a profile, what others see of it, and where friends sit."""

from typing import Annotated

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Key, Name
from fathom.server.wire.results import GameTally
from fathom.server.wire.tables import TableInfo

ProfileId = Annotated[str, Meta(min_length=1, max_length=16)]


class SetProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """`open`: everybody who has its address sees it, not only friends and members of one's clubs."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    open: bool = False


class Friend(Struct, frozen=True):
    """`tables`: where they sit, as far as those tables are public or open to friends."""

    id: str
    name: str
    since: float
    tables: list[TableInfo]


class MyProfile(Struct, frozen=True):
    """One's own profile; `key` is that of the link by which others become friends."""

    id: str
    name: str
    open: bool
    key: str


class Friends(Struct, frozen=True):
    """`profile`: none yet; without one there are no friends."""

    profile: MyProfile | None
    friends: list[Friend]


class FriendKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The link of somebody's profile; `name` makes one's own, if there is none yet."""

    id: ProfileId
    key: Key
    name: Name = ""


class Inviter(Struct, frozen=True):
    """Who has sent a link."""

    name: str


class FriendOnly(Struct, frozen=True, forbid_unknown_fields=True):
    id: ProfileId


class Person(Struct, frozen=True):
    """What others see of a profile: the name, what was played, and ratings."""

    id: str
    name: str
    friend: bool
    mine: bool
    games: list[GameTally]
