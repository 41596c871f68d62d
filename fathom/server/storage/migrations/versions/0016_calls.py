"""Calls by push and mail, and when: habits are a row of their own; what is to be told waits until it is due."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

MOVED = ("language", "origin", "quiet_from", "quiet_to")


def upgrade() -> None:
    op.create_table(
        "habits",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("daily_at", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
    )
    op.execute(
        "INSERT INTO habits (browser, language, zone, quiet_from, quiet_to, pace, daily_at, origin)"
        " SELECT browser, language, 'UTC', quiet_from, quiet_to, 'at-once', 1080, origin FROM webhooks"
    )
    for name in MOVED:
        op.drop_column("webhooks", name)
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("calls", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.add_column("calls", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    for name in ("told", "due"):
        op.drop_column("calls", name)
    op.add_column("webhooks", sa.Column("language", sa.String(5), nullable=False, server_default="en"))
    op.add_column("webhooks", sa.Column("origin", sa.String(300), nullable=False, server_default=""))
    op.add_column("webhooks", sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("webhooks", sa.Column("quiet_to", sa.Integer, nullable=False, server_default="0"))
    for name in ("mails", "pushes", "habits"):
        op.drop_table(name)
