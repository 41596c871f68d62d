"""Tables, seats, holders, answers and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("forked_from", sa.String(16)),
        sa.Column("next_table", sa.String(16)),
        sa.Column("start_events", sa.Text, nullable=False),
        sa.Column("start_snapshot", sa.LargeBinary),
    )
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("seconds_left", sa.Float),
    )
    op.create_table(
        "holders",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True, index=True),
    )
    op.create_table(
        "answers",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "answers", "holders", "seats", "tables"):
        op.drop_table(name)
