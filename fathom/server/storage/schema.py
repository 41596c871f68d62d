"""The database: the server itself, campaigns, tables, their seats, who holds them, every answer given, and the chat."""

import sqlalchemy as sa

metadata = sa.MetaData()

server = sa.Table(  # a single row
    "server",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("cookie_key", sa.String(64), nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("seat_count", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("terms", sa.JSON, nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("undone", sa.Integer, nullable=False, default=0),
    sa.Column("forked_from", sa.String(16)),
    sa.Column("next_table", sa.String(16)),
    sa.Column("start_events", sa.Text, nullable=False, default="[]"),
    sa.Column("start_snapshot", sa.LargeBinary),
    sa.Column("origin", sa.Text),
    sa.Column("bot_secret", sa.String(64), nullable=False, server_default=""),
    sa.Column("campaign_id", sa.String(16), index=True),
    sa.Column("chapter", sa.Integer, nullable=False, server_default="0"),
    sa.Column("next_chapter", sa.String(16)),
    sa.Column("carry", sa.Text),
    sa.Column("link_hash", sa.String(64)),
    sa.Column("barred", sa.Text, nullable=False, server_default="[]"),
    sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
)

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("key_hash", sa.String(64)),
    sa.Column("seconds_left", sa.Float),
    sa.Column("passes", sa.Text, nullable=False, server_default="[]"),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
)

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True, index=True),
    sa.Column("added", sa.Float, nullable=False, server_default="0"),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
    sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("snapshot", sa.LargeBinary),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("told", sa.Integer, nullable=False, server_default="0"),  # events before this answer
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("statement", sa.Text),
    sa.Column("notice", sa.String(40), nullable=False, server_default=""),
    sa.Column("by", sa.Integer, nullable=False, server_default="-1"),
    sa.Column("at", sa.Float, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)

puzzles = sa.Table(  # that a review has found
    "puzzles",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("content", sa.Text, nullable=False),  # the question and what each answer is worth, as JSON
    sa.Column("at", sa.Float, nullable=False),
)

# What follows is for several workers on one PostgreSQL database; on SQLite it stays as a table begins.

heads = sa.Table(  # of each table's log: how far it is, and what does not follow from the log
    "heads",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # changes so far
    sa.Column("rebuilt", sa.Integer, nullable=False, server_default="0"),  # the last that was more than answers or talk
    sa.Column("lines", sa.Integer, nullable=False, server_default="0"),  # of the chat
    sa.Column("keeper", sa.String(16), nullable=False, server_default="", index=True),  # the worker of bots and clocks
    sa.Column("asked_at", sa.Float, nullable=False, server_default="0"),
    sa.Column("proposal", sa.Text),
)

workers = sa.Table(  # that are alive
    "workers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("metrics", sa.Text, nullable=False, server_default=""),
    sa.Column("hands", sa.Integer, nullable=False, server_default="0"),  # processes that think, if it is a crew
)

watching = sa.Table(  # the browsers that look at a table by way of a worker
    "watching",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("worker", sa.String(16), primary_key=True),
    sa.Column("browsers", sa.Text, nullable=False),
)

promises = sa.Table(  # secrets for tables that are still to be opened
    "promises",
    metadata,
    sa.Column("promise", sa.String(64), primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

review_work = sa.Table(  # reviews on their way
    "review_work",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("worker", sa.String(16), nullable=False),
    sa.Column("progress", sa.Float, nullable=False, server_default="0"),
    sa.Column("found", sa.Text, nullable=False, server_default=""),
    sa.Column("asked", sa.Float, nullable=False),
)

work = sa.Table(  # that a worker has left for a crew; not logged: if it is lost, it is left anew
    "work",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("asker", sa.String(16), nullable=False),  # the worker that waits for it
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("crew", sa.String(16), nullable=False, server_default=""),  # that works at it
    sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("result", sa.LargeBinary),
)

# Statements are built once; a write names one of them and gives its values.

NEW_CAMPAIGNS, NEW_TABLES, NEW_SEATS = campaigns.insert(), tables.insert(), seats.insert()
NEW_HOLDERS, NEW_ANSWERS, NEW_CHAT, NEW_REVIEWS = holders.insert(), answers.insert(), chat.insert(), reviews.insert()
NEW_HEADS, NEW_PROMISES, NEW_PUZZLES = heads.insert(), promises.insert(), puzzles.insert()
OF_TABLES = (NEW_HEADS, NEW_SEATS, NEW_HOLDERS, NEW_ANSWERS, NEW_CHAT, NEW_REVIEWS)
INSERTS = (NEW_CAMPAIGNS, NEW_TABLES, *OF_TABLES)  # what is referred to comes first


def _change_table(*columns: str) -> sa.Update:
    of_table = tables.c.id == sa.bindparam("of_table")
    return tables.update().where(of_table).values({name: sa.bindparam(name) for name in columns})


START_TABLE = _change_table("status", "seed", "origin", "start_events", "start_snapshot")
SET_ORIGIN = _change_table("origin")
SET_STATUS = _change_table("status")
SET_LOBBY = _change_table("link_hash", "barred")
SET_PAUSED = _change_table("paused")
SET_UNDONE = _change_table("undone", "status")
SET_NEXT = _change_table("next_table")
SET_PLACE = _change_table("campaign_id", "chapter")
SET_NEXT_CHAPTER = _change_table("next_chapter")

SEAT_COLUMNS = ("kind", "name", "bot", "key_hash", "seconds_left", "passes", "ready")
SET_SEAT = (
    seats.update()
    .where(seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values({name: sa.bindparam(name) for name in SEAT_COLUMNS})
)
DROP_HOLDERS = holders.delete().where(
    holders.c.table_id == sa.bindparam("of_table"), holders.c.seat == sa.bindparam("of_seat")
)
SET_SEEN = (
    holders.update()
    .where(holders.c.table_id == sa.bindparam("of_table"), holders.c.browser == sa.bindparam("of_browser"))
    .values(seen=sa.bindparam("seen"))
)
DROP_ANSWERS = answers.delete().where(
    answers.c.table_id == sa.bindparam("of_table"), answers.c.number >= sa.bindparam("since")
)
SET_EVENTS = (
    answers.update()
    .where(answers.c.table_id == sa.bindparam("of_table"), answers.c.number == sa.bindparam("of_number"))
    .values({name: sa.bindparam(name) for name in ("told", "events")})
)
SET_START_EVENTS = _change_table("start_events")
DROP_REVIEW = reviews.delete().where(reviews.c.table_id == sa.bindparam("of_table"))
DROP_PUZZLES = puzzles.delete().where(puzzles.c.table_id == sa.bindparam("of_table"))

ADVANCE = (  # the fence: whoever comes second changes no row, and its other writes are undone
    heads.update()
    .where(heads.c.table_id == sa.bindparam("of_table"), heads.c.revision == sa.bindparam("before"))
    .values(
        revision=sa.bindparam("before") + sa.literal_column("1"),
        **{name: sa.bindparam(name) for name in ("rebuilt", "lines", "keeper", "asked_at", "proposal")},
    )
)
TELL = sa.select(sa.func.pg_notify(sa.literal_column("'fathom'"), sa.bindparam("message")))

version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32)))
NO_CHANGE = version.update().values(version_num=version.c.version_num)  # written to see whether anything can be
