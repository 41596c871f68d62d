"""The rows of clubs: members, tables, evenings, who plays there, and who plays whom."""

import sqlalchemy as sa

from fathom.server.storage.personal import OWN, staying
from fathom.server.storage.schema import metadata

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("links", sa.Integer, nullable=False),  # how many links it has had: only the last one counts
    sa.Column("created", sa.Float, nullable=False),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True, index=True, info=OWN),
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("joined", sa.Float, nullable=False),
)

evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("form", sa.String(12), nullable=False),  # round-robin or swiss
    sa.Column("plan", sa.Text, nullable=False),  # of its tables: game, seats, options and terms, as JSON
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("evening_id", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False, index=True, info=staying("name")),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),  # plays no further round
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("evening_id", sa.String(16), sa.ForeignKey("evenings.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("entrant", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("table_id", sa.String(16), index=True),  # none: a round without a game
)

club_tables = sa.Table(
    "club_tables",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("evening_id", sa.String(16)),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # as it stands on its sheet
)

announcements = sa.Table(  # whose words the lines of a chat are that a host has told all tables
    "announcements",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False, index=True, info=OWN),
)

NEW_CLUB, NEW_MEMBER, NEW_EVENING = clubs.insert(), members.insert(), evenings.insert()
NEW_ENTRANT, NEW_PAIRING, NEW_CLUB_TABLE = entrants.insert(), pairings.insert(), club_tables.insert()
NEW_ANNOUNCEMENT = announcements.insert()
OF_CLUB: sa.BindParameter[str] = sa.bindparam("of_club")
OF_EVENING: sa.BindParameter[str] = sa.bindparam("of_evening")
SET_CLUB = clubs.update().where(clubs.c.id == OF_CLUB).values({name: sa.bindparam(name) for name in ("name", "links")})
SET_HOST = (
    members.update()
    .where(members.c.club_id == OF_CLUB, members.c.id == sa.bindparam("of_member"))
    .values(host=sa.bindparam("host"))
)
DROP_MEMBER = members.delete().where(members.c.club_id == OF_CLUB, members.c.id == sa.bindparam("of_member"))
CLOSE_EVENING = evenings.update().where(evenings.c.id == OF_EVENING).values(closed=True)
SET_GONE = (
    entrants.update()
    .where(entrants.c.evening_id == OF_EVENING, entrants.c.number == sa.bindparam("of_number"))
    .values(gone=sa.bindparam("gone"))
)
DROP_CLUB_TABLE = club_tables.delete().where(club_tables.c.table_id == sa.bindparam("of_table"))
