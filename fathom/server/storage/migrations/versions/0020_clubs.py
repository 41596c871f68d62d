"""Friends, clubs and their evenings, and results of finished tables with ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    _friends()
    _clubs()
    _evenings()
    _results()


def _friends() -> None:
    op.create_table(
        "profiles",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("links", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "friendships",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("links", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True, index=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("evening_id", sa.String(16)),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
    )


def _evenings() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("form", sa.String(12), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("evening_id", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("evening_id", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("entrant", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), index=True),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("together", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    for name, *columns in (
        ("ix_results_browser_ended", "browser", "ended"),
        ("ix_results_settled_ended", "settled", "ended"),
        ("ix_results_together_game", "together", "game", "share"),
    ):
        op.create_index(name, "results", columns)
    op.create_table(
        "cards_used",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("card", sa.String(60), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("side", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_table", "ratings", ["table_id", "seat"], unique=True)
    op.create_index("ix_ratings_browser", "ratings", ["browser", "game", "number"])
    op.create_index("ix_ratings_side", "ratings", ["side", "game", "number"])


def downgrade() -> None:
    for name in ("ratings", "cards_used", "results", "pairings", "entrants", "evenings"):
        op.drop_table(name)
    for name in ("announcements", "club_tables", "members", "clubs", "friendships", "profiles"):
        op.drop_table(name)
