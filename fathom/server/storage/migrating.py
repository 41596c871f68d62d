"""Lets the workers that share a database migrate one at a time, and never while a server older than 0.2 is running."""

import time

import sqlalchemy as sa

from fathom.server.http.errors import Unusable

LOCK = 0x6661_7468_6F6D  # ours among those that PostgreSQL keeps; versions before 0.2 held it while they ran
PATIENCE = 30.0  # seconds for which somebody may hold it who is not migrating
AGAIN = 0.1  # seconds

TAKEN = sa.text("SELECT pg_try_advisory_xact_lock(:lock)")
FORGET = sa.text("SELECT pg_stat_clear_snapshot()")  # in a transaction who is active is looked up only once
MIGRATING = sa.text(
    "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND granted"
    " AND datname = current_database() AND pg_locks.database = datid"
    " AND (classid::bigint << 32) + objid::bigint = :lock AND xact_start IS NOT NULL"
)


def wait_for_turn(connection: sa.Connection, name: str) -> None:
    """Wait until no other worker migrates. The turn ends with the transaction."""
    until = time.monotonic() + PATIENCE
    while not connection.execute(TAKEN, {"lock": LOCK}).scalar():
        connection.execute(FORGET)
        if connection.execute(MIGRATING, {"lock": LOCK}).scalar():
            until = time.monotonic() + PATIENCE
        elif time.monotonic() > until:
            raise Unusable(f"{name} is used by an older Fathom server: stop it first")
        time.sleep(AGAIN)
