"""The tables listed on the home page: one's own, public ones, and those of friends."""

from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.friends.friendship import friends_of
from fathom.server.live import views
from fathom.server.moderation import mute_and_block
from fathom.server.storage import schema
from fathom.server.tables.registry import Tables

MOST, MOST_OVER = 50, 10


async def listed(tables: Tables, browser: str) -> list[wire.TableInfo]:
    """The running tables that are public, a friend's or the browser's own, and its own latest finished ones."""
    mine = sa.select(schema.holders.c.table_id).where(schema.holders.c.browser == browser)
    apart = await mute_and_block.hosts_blocked_either_way(tables.store, browser)
    public = sa.and_(
        schema.tables.c.terms["public"].as_boolean(),
        schema.tables.c.status.in_(("waiting", "playing")),
        schema.tables.c.host.not_in(apart),
    )
    of_friends = sa.and_(
        schema.tables.c.terms["friends"].as_boolean(),
        schema.tables.c.status.in_(("waiting", "playing")),
        schema.tables.c.host.in_(await friends_of(tables.store, browser) - apart),
    )
    theirs = schema.tables.c.id.in_(mine)
    on_its_way = sa.or_(public, of_friends, sa.and_(theirs, schema.tables.c.status.in_(("waiting", "playing"))))
    over = sa.and_(theirs, schema.tables.c.status == "over")
    rows = [
        row for wanted, most in ((on_its_way, MOST), (over, MOST_OVER)) for row in await _newest(tables, wanted, most)
    ]
    return [views.info(await tables.stored(await tables.open(row["id"])), browser) for row in rows]


async def _newest(tables: Tables, wanted: sa.ColumnElement[bool], most: int) -> list[dict[str, Any]]:
    newest = sa.select(schema.tables.c.id).where(wanted).order_by(schema.tables.c.created.desc()).limit(most)
    return await tables.store.rows(newest)
