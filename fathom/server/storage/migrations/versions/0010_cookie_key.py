"""The server's own row, with the key that signs cookies. Cookies that were not signed are no longer valid."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    server = op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cookie_key", sa.String(64), nullable=False),
    )
    op.bulk_insert(server, [{"id": 1, "cookie_key": secrets.token_hex(32)}])


def downgrade() -> None:
    op.drop_table("server")
