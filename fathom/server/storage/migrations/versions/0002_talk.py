"""Statements beside free chat, and tables with a steady pace."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("steady", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("statement", sa.Text))


def downgrade() -> None:
    op.drop_column("chat", "statement")
    op.drop_column("tables", "steady")
