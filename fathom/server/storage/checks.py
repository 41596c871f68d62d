"""Integrity checks of a database: invariants that hold even after servers were killed at any moment."""

import sqlalchemy as sa
from alembic.script import ScriptDirectory

from fathom.server.storage.database import MIGRATIONS

COUNTS = ("tables", "answers", "chat", "campaigns")
RULES = {
    "answers are numbered without gaps": (
        "SELECT table_id FROM answers GROUP BY table_id HAVING max(number) + 1 <> count(*)"
    ),
    "each table has its seats": (
        "SELECT id FROM tables WHERE seat_count <> (SELECT count(*) FROM seats WHERE table_id = tables.id)"
    ),
    "who plays has begun": "SELECT id FROM tables WHERE (status = 'waiting') <> (start_snapshot IS NULL)",
    "the tables that follow are there": (
        "SELECT id FROM tables WHERE next_table IS NOT NULL AND next_table NOT IN (SELECT id FROM tables)"
    ),
    "chapters follow each other": (
        "SELECT id FROM tables AS later WHERE chapter > 1 AND (SELECT count(*) FROM tables WHERE"
        " next_chapter = later.id AND campaign_id = later.campaign_id AND chapter = later.chapter - 1) <> 1"
    ),
    "each table has a head": "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM heads)",
}


def broken(connection: sa.Connection) -> dict[str, list[str]]:
    """The broken invariants, each with the tables that break it."""
    found = {rule: [str(row[0]) for row in connection.execute(sa.text(query))] for rule, query in RULES.items()}
    if connection.dialect.name == "sqlite":
        (told,) = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()[:1]
        found["the file is sound"] = [] if told == "ok" else [str(told)]
        strays = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        found["rows refer to tables that are there"] = [str(row[0]) for row in strays]
    return {rule: tables for rule, tables in found.items() if tables}


def counts(connection: sa.Connection) -> dict[str, int]:
    return {name: int(connection.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar_one()) for name in COUNTS}


def version(connection: sa.Connection) -> str:
    """The schema version of a database; None if it is no database of Fathom."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "")


def newest_version() -> str:
    return str(ScriptDirectory(str(MIGRATIONS)).get_current_head())
