"""The rows of looking back together: remarks, replays that several follow, and who follows them."""

import sqlalchemy as sa

from fathom.server.storage.schema import metadata

remarks = sa.Table(  # comments at a moment of a finished game, and what is said during a shared replay
    "remarks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("replay_id", sa.String(32), nullable=False, index=True),  # empty: a comment
    sa.Column("moment", sa.Integer, nullable=False),  # answers given until then
    sa.Column("browser", sa.String(64), nullable=False, index=True),  # who wrote it
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

shared_replays = sa.Table(
    "shared_replays",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # cannot be guessed: who knows it may follow
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("lead", sa.String(64), nullable=False, index=True),  # the browser that leads
    sa.Column("moment", sa.Integer, nullable=False),
    sa.Column("viewpoint", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),  # grows with each change
    sa.Column("at", sa.Float, nullable=False),  # of the last change
)

followers = sa.Table(
    "replay_followers",
    metadata,
    sa.Column("replay_id", sa.String(32), sa.ForeignKey("shared_replays.id"), primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True, index=True),
    sa.Column("id", sa.String(16), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)

OF_BROWSER: sa.BindParameter[str] = sa.bindparam("of_browser")
OF_REPLAY: sa.BindParameter[str] = sa.bindparam("of_replay")
NEW_REMARK, NEW_REPLAY, NEW_FOLLOWER = remarks.insert(), shared_replays.insert(), followers.insert()
DROP_REMARK = remarks.delete().where(remarks.c.id == sa.bindparam("of_id"))
DROP_REMARKS = remarks.delete().where(remarks.c.browser == OF_BROWSER)
DROP_FOLLOWER = followers.delete().where(followers.c.replay_id == OF_REPLAY, followers.c.browser == OF_BROWSER)
DROP_FOLLOWING = followers.delete().where(followers.c.browser == OF_BROWSER)
DROP_LEAD = shared_replays.update().where(shared_replays.c.lead == OF_BROWSER).values(lead="")
SET_SEEN = (
    followers.update()
    .where(followers.c.replay_id == OF_REPLAY, followers.c.browser == OF_BROWSER)
    .values(seen=sa.bindparam("now"))
)
CHANGED = (
    shared_replays.update()
    .where(shared_replays.c.id == OF_REPLAY)
    .values(revision=shared_replays.c.revision + 1, at=sa.bindparam("now"))
)
DROP_OLD_REMARKS, DROP_OLD_FOLLOWERS, DROP_OLD_REPLAYS = (
    each.delete().where(column.in_(sa.select(shared_replays.c.id).where(shared_replays.c.at < sa.bindparam("before"))))
    for each, column in (
        (remarks, remarks.c.replay_id),
        (followers, followers.c.replay_id),
        (shared_replays, shared_replays.c.id),
    )
)
RENAMES = [
    each.table.update().where(each == OF_BROWSER).values({each.name: sa.bindparam("after")})
    for each in (remarks.c.browser, shared_replays.c.lead)
]
