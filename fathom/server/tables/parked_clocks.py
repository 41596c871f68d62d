"""Clocks of tables that were dropped from memory: where they stood, and when the next one runs out."""

import time
from collections import OrderedDict
from typing import NamedTuple

from fathom.server.tables.table import Table

MOST = 50_000  # tables; whose clock is forgotten has it start again, as after a restart


class ParkedClock(NamedTuple):
    asked_at: float
    due: float  # when somebody must be acted for


class ParkedClocks:
    def __init__(self) -> None:
        self._clocks: OrderedDict[str, ParkedClock] = OrderedDict()

    def park(self, table: Table) -> None:
        """Keep the clock of a table that leaves memory."""
        if table.ticking:
            self._clocks[table.id] = ParkedClock(table.asked_at, time.monotonic() + table.until_due)
            if len(self._clocks) > MOST:
                self._clocks.popitem(last=False)

    def restore(self, table: Table) -> None:
        """Set the clock of a reloaded table to what it would show had it stayed in memory."""
        clock = self._clocks.pop(table.id, None)
        if clock is not None:
            table.asked_at = clock.asked_at

    def drop(self, table_id: str) -> None:
        self._clocks.pop(table_id, None)

    def due(self) -> list[str]:
        """The tables where a seat's time is over by now."""
        now = time.monotonic()
        return [table_id for table_id, clock in self._clocks.items() if clock.due <= now]
