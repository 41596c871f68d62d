"""Webhooks: where somebody wants to be told that it is their turn, and what they were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_table("webhooks")
