"""The tables that somebody finds on the first page: their own, and public ones."""

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.live import views
from fathom.server.moderation import silence
from fathom.server.storage import schema
from fathom.server.tables.registry import Tables

MOST = 50


async def listed(tables: Tables, browser: str) -> list[wire.TableInfo]:
    """Public tables that are not over, and those where this browser sits, newest first."""
    mine = sa.select(schema.holders.c.table_id).where(schema.holders.c.browser == browser)
    apart = await silence.hosts_apart(tables.store, browser)
    public = sa.and_(
        schema.tables.c.terms["public"].as_boolean(),
        schema.tables.c.status != "over",
        schema.tables.c.host.not_in(apart),
    )
    wanted = sa.select(schema.tables.c.id).where(sa.or_(public, schema.tables.c.id.in_(mine)))
    wanted = wanted.where(schema.tables.c.status != "closed")
    rows = await tables.store.rows(wanted.order_by(schema.tables.c.created.desc()).limit(MOST))
    return [views.info(await tables.stored(await tables.open(row["id"])), browser) for row in rows]
