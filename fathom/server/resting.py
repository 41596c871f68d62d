"""Tables with a clock that were put away while nobody was there: where their clocks stood, and when one runs out."""

import time
from collections import OrderedDict
from typing import NamedTuple

from fathom.server.table import Table

MOST = 50_000  # tables; whose clock is forgotten has it start again, as after a restart


class Rest(NamedTuple):
    asked_at: float
    due: float  # when somebody must be acted for


class Resting:
    def __init__(self) -> None:
        self._rests: OrderedDict[str, Rest] = OrderedDict()

    def put(self, table: Table) -> None:
        """Remember the clock of a table that goes."""
        if table.ticking:
            self._rests[table.id] = Rest(table.asked_at, time.monotonic() + table.until_due)
            if len(self._rests) > MOST:
                self._rests.popitem(last=False)

    def take(self, table: Table) -> None:
        """Let the clock of a table that has come back stand where it would."""
        rest = self._rests.pop(table.id, None)
        if rest is not None:
            table.asked_at = rest.asked_at

    def due(self) -> list[str]:
        """The tables at which somebody must be acted for by now."""
        now = time.monotonic()
        return [table_id for table_id, rest in self._rests.items() if rest.due <= now]
