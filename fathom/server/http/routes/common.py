"""What several routes return: a table as it is stored."""

from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.live import views
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

MySeat = JSONBody[wire.SeatOnly]


async def seen(tables: Tables, table: Table, seat: int, browser: str) -> wire.View:
    """What a seat sees of a table as it is stored."""
    return views.view(await tables.stored(table), seat, browser)


async def known(tables: Tables, table: Table, browser: str) -> wire.TableInfo:
    return views.info(await tables.stored(table), browser)
