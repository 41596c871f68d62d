"""The epoch: a number that each server raises when it begins to write."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("server", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("server", "epoch")
