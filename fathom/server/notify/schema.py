"""The rows of notifications: where somebody wants to be told, and what they were told of."""

import sqlalchemy as sa

from fathom.server.storage.schema import metadata

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("origin", sa.String(300), nullable=False),  # of the page on which it was set: links lead there
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes of the day in UTC; equal: never quiet
    sa.Column("quiet_to", sa.Integer, nullable=False),
)

calls = sa.Table(  # so that nobody is told twice of the same question, whichever worker looks
    "calls",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

NEW_WEBHOOK, NEW_CALL = webhooks.insert(), calls.insert()
OF_BROWSER: sa.BindParameter[str] = sa.bindparam("of_browser")
DROP_WEBHOOK = webhooks.delete().where(webhooks.c.browser == OF_BROWSER)
DROP_CALLS = calls.delete().where(calls.c.browser == OF_BROWSER)
DROP_OLD_CALLS = calls.delete().where(calls.c.at < sa.bindparam("before"))
MOVE_WEBHOOK = webhooks.update().where(webhooks.c.browser == OF_BROWSER).values(browser=sa.bindparam("after"))
