"""Devices of a seat: since when they hold it, when they were last seen, and those that lost it; news in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("holders", sa.Column("added", sa.Float, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("holders", sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("notice", sa.String(40), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("by", sa.Integer, nullable=False, server_default="-1"))
    op.execute("UPDATE seats SET key_hash = NULL WHERE kind != 'open'")  # a key opens its seat once


def downgrade() -> None:
    op.drop_column("chat", "by")
    op.drop_column("chat", "notice")
    for name in ("lost", "seen", "added"):
        op.drop_column("holders", name)
