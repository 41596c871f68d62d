"""The rows of results: one for each seat of a finished table, the cards that it used, and ratings game after game."""

import sqlalchemy as sa

from fathom.server.storage.personal import staying
from fathom.server.storage.schema import metadata

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False, info=staying()),  # empty: a bot, or somebody who is forgotten
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("side", sa.String(40), nullable=False),
    sa.Column("share", sa.Float, nullable=False),  # of the victory
    sa.Column("place", sa.Integer, nullable=False),  # 1: nobody was better
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),  # of the whole table
    sa.Column("seconds", sa.Float, nullable=False),  # from the first answer to the last
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("together", sa.Boolean, nullable=False),  # all win or lose together
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False),  # its cards are counted, and it is rated if it is to be
    sa.Index("ix_results_browser_ended", "browser", "ended"),
    sa.Index("ix_results_settled_ended", "settled", "ended"),
    sa.Index("ix_results_together_game", "together", "game", "share"),
)

cards_used = sa.Table(
    "cards_used",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("card", sa.String(60), primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
)

ratings = sa.Table(  # after the rated games of a game, in the order in which they were rated
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # below 0: what a side is worth by itself
    sa.Column("browser", sa.String(64), nullable=False, info=staying()),
    sa.Column("side", sa.String(60), nullable=False),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Index("ix_ratings_table", "table_id", "seat", unique=True),  # each table is rated once
    sa.Index("ix_ratings_browser", "browser", "game", "number"),
    sa.Index("ix_ratings_side", "side", "game", "number"),
)

NEW_RESULT, NEW_CARDS, NEW_RATING = results.insert(), cards_used.insert(), ratings.insert()
SETTLE = (
    results.update()
    .where(results.c.table_id == sa.bindparam("of_table"))
    .values(settled=True, seconds=sa.bindparam("seconds"))
)
