"""The lobby: who is ready, a link to any seat, who was asked to leave; and tables that are paused."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("link_hash", sa.String(64)))
    op.add_column("tables", sa.Column("barred", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "ready")
    for name in ("link_hash", "barred", "paused"):
        op.drop_column("tables", name)
