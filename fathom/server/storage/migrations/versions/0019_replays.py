"""Looking back together: comments at a moment, shared replays, and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("replay_id", sa.String(32), nullable=False, index=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "shared_replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("lead", sa.String(64), nullable=False, index=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("viewpoint", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "replay_followers",
        sa.Column("replay_id", sa.String(32), sa.ForeignKey("shared_replays.id"), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True, index=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False, index=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("puzzles", "replay_followers", "shared_replays", "remarks"):
        op.drop_table(name)
