"""Moderation: who is silenced by whom, reports, suspensions, and what the operator has done."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "silences",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True, index=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("reporter", sa.String(64), nullable=False, index=True),
        sa.Column("subject", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("moment", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
    )
    op.create_table(
        "suspensions",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("audit", "suspensions", "reports", "silences"):
        op.drop_table(name)
