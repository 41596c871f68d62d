"""How many events were told before each answer, so that a part of the journal can be read without the rest."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("answers", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    tables = sa.table("tables", sa.column("id"), sa.column("start_events"))
    columns = ("table_id", "number", "events", "told")
    answers = sa.table("answers", *(sa.column(name) for name in columns))
    connection = op.get_bind()
    for table, start in connection.execute(sa.select(tables.c.id, tables.c.start_events)).all():
        told = len(json.loads(start))
        given = sa.select(answers.c.number, answers.c.events).where(answers.c.table_id == table)
        for number, events in connection.execute(given.order_by(answers.c.number)).all():
            here = sa.and_(answers.c.table_id == table, answers.c.number == number)
            connection.execute(answers.update().where(here).values(told=told))
            told += len(json.loads(events))


def downgrade() -> None:
    op.drop_column("answers", "told")
