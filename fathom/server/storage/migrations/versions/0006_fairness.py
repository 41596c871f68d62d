"""Where a seed comes from, and a secret for the dice of bots."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("bot_secret", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("bot_secret", sa.String))
    connection = op.get_bind()
    for table_id in connection.scalars(sa.select(tables.c.id)).all():
        drawn = tables.update().where(tables.c.id == table_id).values(bot_secret=secrets.token_hex(32))
        connection.execute(drawn)


def downgrade() -> None:
    op.drop_column("tables", "bot_secret")
    op.drop_column("tables", "origin")
