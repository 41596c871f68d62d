"""The options of a table in one column, and standing passes of a seat."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

FLAGS = ("public", "chat", "steady", "odds")


def upgrade() -> None:
    op.add_column("seats", sa.Column("passes", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    tables = sa.table("tables", *(sa.column(name) for name in ("id", *FLAGS, "clock")), sa.column("terms", sa.JSON))
    connection = op.get_bind()
    for row in connection.execute(sa.select(*(tables.c[name] for name in ("id", *FLAGS, "clock")))).mappings().all():
        terms = {**{name: bool(row[name]) for name in FLAGS}, "clock": json.loads(row["clock"])}
        connection.execute(tables.update().where(tables.c.id == row["id"]).values(terms=terms))
    for name in (*FLAGS, "clock"):
        op.drop_column("tables", name)


def downgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("steady", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("odds", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    tables = sa.table("tables", *(sa.column(name) for name in ("id", *FLAGS, "clock")), sa.column("terms", sa.JSON))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.terms)).mappings().all():
        kept = {name: row["terms"][name] for name in FLAGS}
        changed = {**kept, "clock": json.dumps(row["terms"]["clock"])}
        connection.execute(tables.update().where(tables.c.id == row["id"]).values(**changed))
    op.drop_column("tables", "terms")
    op.drop_column("seats", "passes")
