"""How long a quiet question stays open at a steady table, so that a quick answer tells nothing of a hand."""

import asyncio
import time
from math import log

from fathom.kernel import Chance
from fathom.server.tables.table import Table

STEADY = 1.5  # seconds that a quiet question stays open at least at a steady table
LONGEST_PACE = 6.0  # seconds by which it may stay open longer


async def keep_pace(table: Table) -> None:
    """At a steady table, wait until an answer to a quiet question may count."""
    if table.quiet:
        await asyncio.sleep(max(0.0, table.asked_at + steady_pace(table) - time.monotonic()))


def steady_pace(table: Table) -> float:
    """How long a quiet question stays open at least. It is longer at random, so that a long wait tells nothing
    either."""
    drawn = Chance.of(f"{table.bot_secret}/pace/{table.number}").below(1000) / 1000
    return STEADY + min(LONGEST_PACE, -STEADY * log(1 - drawn))
