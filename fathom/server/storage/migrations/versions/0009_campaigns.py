"""Campaigns: tables that follow each other, each beginning with what the one before has left."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("campaign_id", sa.String(16)))
    op.add_column("tables", sa.Column("chapter", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("next_chapter", sa.String(16)))
    op.add_column("tables", sa.Column("carry", sa.Text))
    op.create_index("ix_tables_campaign_id", "tables", ["campaign_id"])


def downgrade() -> None:
    op.drop_index("ix_tables_campaign_id", "tables")
    for name in ("carry", "next_chapter", "chapter", "campaign_id"):
        op.drop_column("tables", name)
    op.drop_table("campaigns")
