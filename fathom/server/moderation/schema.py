"""The rows of moderation: who is silenced by whom, what was reported, who is suspended, and what was done."""

import sqlalchemy as sa

from fathom.server.storage.schema import metadata

silences = sa.Table(
    "silences",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),  # who does not want to hear
    sa.Column("other", sa.String(64), primary_key=True, index=True),
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("kind", sa.String(10), nullable=False),  # mute or block
    sa.Column("name", sa.String(40), nullable=False),  # how the other one was called then
    sa.Column("at", sa.Float, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("reporter", sa.String(64), nullable=False, index=True),
    sa.Column("subject", sa.String(64), nullable=False, index=True),  # who is reported; empty: nobody in particular
    sa.Column("name", sa.String(40), nullable=False),  # how they were called then
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("about", sa.String(10), nullable=False),  # person, message or table
    sa.Column("why", sa.String(20), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("moment", sa.Text, nullable=False),  # of the record: what the reporter saw then, as JSON
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("closed", sa.Float, nullable=False),  # 0: still open
    sa.Column("outcome", sa.Text, nullable=False),
)

suspensions = sa.Table(
    "suspensions",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
)

audit = sa.Table(  # what the operator has done; people are named by a hash that leads nowhere else
    "audit",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("what", sa.String(20), nullable=False),
    sa.Column("about", sa.String(32), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
)

OF_BROWSER: sa.BindParameter[str] = sa.bindparam("of_browser")
NEW_SILENCE, NEW_REPORT, NEW_SUSPENSION, NEW_AUDIT = (each.insert() for each in (silences, reports, suspensions, audit))
DROP_SILENCE = silences.delete().where(silences.c.browser == OF_BROWSER, silences.c.other == sa.bindparam("of_other"))
DROP_SILENCES = silences.delete().where(sa.or_(silences.c.browser == OF_BROWSER, silences.c.other == OF_BROWSER))
RELEASE = silences.delete().where(silences.c.browser == OF_BROWSER, silences.c.id == sa.bindparam("of_id"))
CLOSE_REPORT = (
    reports.update()
    .where(reports.c.id == sa.bindparam("of_id"))
    .values(closed=sa.bindparam("done_at"), outcome=sa.bindparam("note"))
)
DROP_REPORTS = reports.delete().where(reports.c.reporter == OF_BROWSER)
CLEAR_SUBJECT = reports.update().where(reports.c.subject == OF_BROWSER).values(subject="", name="")
SET_MOMENT = reports.update().where(reports.c.id == sa.bindparam("of_id")).values(moment=sa.bindparam("moment"))
DROP_SUSPENSION = suspensions.delete().where(suspensions.c.browser == OF_BROWSER)
RENAMES = [
    each.table.update().where(each == OF_BROWSER).values({each.name: sa.bindparam("after")})
    for each in (reports.c.reporter, reports.c.subject)
]
