"""Crews: work that a worker has left for others, and how many processes a crew thinks with."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("workers", sa.Column("hands", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "work",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("crew", sa.String(16), nullable=False, server_default=""),
        sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("result", sa.LargeBinary),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )


def downgrade() -> None:
    op.drop_table("work")
    op.drop_column("workers", "hands")
