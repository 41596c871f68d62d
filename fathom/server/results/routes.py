"""The HTTP routes of statistics: one's own, one's finished tables, and the hall of voyages."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from fathom.server import wire
from fathom.server.friends.friendship import company
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.guard import language
from fathom.server.results import curves, statistics, voyages
from fathom.server.results.settling import settle

Asked = Request[Any, Any, State]
GameName = Annotated[str, QueryParameter(max_length=40)]


@get("/api/statistics", tags=["results"])
async def show_statistics(request: Asked, tables: TheTables, browser: Browser, game: GameName = "") -> wire.Statistics:
    """The statistics of the caller: a summary of all games and, for one game, everything."""
    await settle(tables.store)
    drawn = await curves.drawn(tables.store, browser, game, language(request.scope))
    return await statistics.counted(tables.store, browser, game, drawn)


@get("/api/statistics/tables", tags=["results"])
async def finished_tables(
    tables: TheTables,
    browser: Browser,
    game: GameName = "",
    before: Annotated[float | None, QueryParameter(ge=0, le=1e12)] = None,
) -> list[wire.FinishedTable]:
    """The caller's finished tables, latest first; `before`: only those that ended earlier."""
    return await statistics.finished(tables.store, browser, game, before)


@get("/api/voyages", tags=["results"])
async def hall_of_voyages(tables: TheTables, browser: Browser, game: GameName = "") -> wire.Hall:
    """The best results of a cooperative game, and the records of the caller's teams."""
    return await voyages.hall(tables.store, browser, await company(tables.store, browser), game)


ROUTES: list[Any] = [show_statistics, finished_tables, hall_of_voyages]
