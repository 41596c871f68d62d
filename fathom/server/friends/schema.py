"""The rows of friends: profiles, and who has befriended whom."""

import sqlalchemy as sa

from fathom.server.storage.personal import OWN
from fathom.server.storage.schema import metadata

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True, info=OWN),
    sa.Column("id", sa.String(16), nullable=False, unique=True),  # by which others find it
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),  # to everybody who has its address, not only to friends
    sa.Column("links", sa.Integer, nullable=False),  # how many links it has had: only the last one counts
    sa.Column("created", sa.Float, nullable=False),
)

friendships = sa.Table(  # a row for each side
    "friendships",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True, info=OWN),
    sa.Column("other", sa.String(64), primary_key=True, index=True, info=OWN),
    sa.Column("since", sa.Float, nullable=False),
)

NEW_PROFILE, NEW_FRIENDSHIP = profiles.insert(), friendships.insert()
OF_BROWSER: sa.BindParameter[str] = sa.bindparam("of_browser")
SET_PROFILE = (
    profiles.update()
    .where(profiles.c.browser == OF_BROWSER)
    .values({name: sa.bindparam(name) for name in ("name", "open", "links")})
)
DROP_FRIENDSHIP = friendships.delete().where(
    friendships.c.browser == OF_BROWSER, friendships.c.other == sa.bindparam("of_other")
)
