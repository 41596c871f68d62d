"""Several workers on one database: the heads of the tables' logs, the workers, and what they share."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    with op.batch_alter_table("server") as server:
        server.drop_column("epoch")
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rebuilt", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lines", sa.Integer, nullable=False, server_default="0"),
        sa.Column("keeper", sa.String(16), nullable=False, server_default="", index=True),
        sa.Column("asked_at", sa.Float, nullable=False, server_default="0"),
        sa.Column("proposal", sa.Text),
    )
    op.execute(
        "INSERT INTO heads (table_id, lines)"
        " SELECT id, (SELECT coalesce(max(number) + 1, 0) FROM chat WHERE chat.table_id = tables.id) FROM tables"
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("metrics", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "watching",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("browsers", sa.Text, nullable=False),
    )
    op.create_table(
        "promises",
        sa.Column("promise", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "review_work",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("progress", sa.Float, nullable=False, server_default="0"),
        sa.Column("found", sa.Text, nullable=False, server_default=""),
        sa.Column("asked", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("review_work", "promises", "watching", "workers", "heads"):
        op.drop_table(name)
    op.add_column("server", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
