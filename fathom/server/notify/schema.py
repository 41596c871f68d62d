"""Database tables of notifications: channels and hours, and what was sent."""

import sqlalchemy as sa

from fathom.server.storage.schema import metadata

habits = sa.Table(  # when somebody wants to be told, whatever the channel
    "habits",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),  # of the clock by which the minutes below are meant
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes of the day; equal: never quiet
    sa.Column("quiet_to", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(10), nullable=False),  # at-once, hourly or daily
    sa.Column("daily_at", sa.Integer, nullable=False),  # minute of the day
    sa.Column("origin", sa.String(300), nullable=False),  # of the page on which they were set: links lead there
)

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
)

pushes = sa.Table(  # subscriptions to web push: one for each device
    "pushes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the endpoint
    sa.Column("browser", sa.String(64), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
)

mails = sa.Table(
    "mails",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),  # of the link by which mails are ended
    sa.Column("code_hash", sa.String(64)),  # until the address is confirmed
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

calls = sa.Table(  # so that nobody is told twice of the same question, whichever worker looks
    "calls",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False, server_default="0"),
    sa.Column("told", sa.Boolean, nullable=False, server_default=sa.true()),
)

CHANNELS = (webhooks, pushes, mails)
OF_BROWSER: sa.BindParameter[str] = sa.bindparam("of_browser")
NEW_HABITS, NEW_WEBHOOK, NEW_PUSH, NEW_MAIL, NEW_CALL = (
    each.insert() for each in (habits, webhooks, pushes, mails, calls)
)
DROP = {each.name: each.delete().where(each.c.browser == OF_BROWSER) for each in (habits, *CHANNELS, calls)}
MOVE = {
    each.name: each.update().where(each.c.browser == OF_BROWSER).values(browser=sa.bindparam("after"))
    for each in (habits, *CHANNELS)
}
DROP_PUSH = pushes.delete().where(pushes.c.id == sa.bindparam("of_id"))
DROP_OLD_CALLS = calls.delete().where(calls.c.at < sa.bindparam("before"))
DROP_OLD_MAILS = mails.delete().where(mails.c.code_hash.is_not(None), mails.c.at < sa.bindparam("before"))
CONFIRM_MAIL = mails.update().where(mails.c.browser == OF_BROWSER).values(code_hash=None)
END_MAIL = mails.delete().where(mails.c.token == sa.bindparam("of_token"))


def claim_try(browser: str) -> sa.sql.dml.ReturningUpdate[tuple[str, str | None, int, float]]:
    """Count a try to confirm an address before the code is compared, so that two at once count as two."""
    counted = mails.update().where(mails.c.browser == browser, mails.c.code_hash.is_not(None))
    return counted.values(tries=mails.c.tries + 1).returning(
        mails.c.address, mails.c.code_hash, mails.c.tries, mails.c.at
    )


def claim_calls(browser: str) -> sa.sql.dml.ReturningUpdate[tuple[str, int, int]]:
    """Claim all unsent notifications of a person. A second claim, also by another worker, gets none."""
    taken = calls.update().where(calls.c.browser == browser, calls.c.told.is_(False))
    return taken.values(told=True).returning(calls.c.table_id, calls.c.seat, calls.c.number)
