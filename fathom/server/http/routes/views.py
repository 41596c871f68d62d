"""What a seat sees: the view, the journal, passages, words on cards, and which answers are blocked."""

import asyncio
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from fathom.kernel import SPECTATOR
from fathom.kernel.cards import faces
from fathom.kernel.words.prose import passages
from fathom.server import wire
from fathom.server.http.dependencies import Browser, Moment, Only, TheTable, TheTables, Viewpoint
from fathom.server.http.errors import Refused
from fathom.server.http.guard import language
from fathom.server.live import state_parts, views
from fathom.server.live.connection import acting
from fathom.server.tables.table import RECENT

MOST_ENTRIES = 1000  # of the journal, at once


@get("/api/tables/{table_id:str}/view", tags=["play"])
async def view(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint = SPECTATOR) -> wire.View:
    table = await tables.stored(table)
    views.may_see(table, seat, browser)
    return views.view(table, seat, browser)


@get("/api/tables/{table_id:str}/journal", tags=["play"])
async def journal(
    table: TheTable,
    tables: TheTables,
    browser: Browser,
    before: Moment,
    seat: Viewpoint = SPECTATOR,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)] = RECENT,
) -> wire.JournalPage:
    """The journal entries before one of them, the latest last."""
    table = await tables.stored(table)
    views.may_see(table, seat, browser)
    if table.match is not None:
        await asyncio.to_thread(table.match.journal.recall, before - count)
        table = await tables.stored(table)
        views.may_see(table, seat, browser)
    return views.page(table, seat, before, count)


@get("/api/tables/{table_id:str}/prose/{key:path}", tags=["play"])
async def prose(
    key: FromPath[Path],
    request: Request[Any, Any, Any],
    table: TheTable,
    tables: TheTables,
    browser: Browser,
    seat: Viewpoint = SPECTATOR,
) -> Response[wire.Passage]:
    """A passage that this seat may read. The refusal for any other does not tell whether it exists."""
    table = await tables.stored(table)
    views.may_see(table, seat, browser)
    wanted = key.as_posix().removeprefix("/")  # the keys of a book have parts: 2.3/light
    if wanted not in state_parts.readable_passages(table.match, seat):
        raise Refused("no-such-passage", 404)
    passage = wire.Passage(wanted, passages(table.game, language(request.scope))[wanted])
    return Response(passage, headers={"cache-control": "private, no-store"})


@get("/api/tables/{table_id:str}/faces", media_type=MediaType.TEXT, tags=["play"])
async def faces_of(
    request: Request[Any, Any, Any],
    table: TheTable,
    tables: TheTables,
    browser: Browser,
    seat: Viewpoint = SPECTATOR,
    only: Only = "",
) -> Response[str]:
    """The words on the cards that this seat has seen (or on `only` some of them, separated by commas), in Fluent."""
    table = await tables.stored(table)
    views.may_see(table, seat, browser)
    turned, wanted = state_parts.revealed_cards(table.match, seat), only.split(",")
    names = [name for name in turned if not only or name in wanted]
    text = await asyncio.to_thread(faces.words_on, names, language(request.scope), table.game)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "private, no-store"})


@get("/api/tables/{table_id:str}/blocked", tags=["play"])
async def blocked(
    table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint = SPECTATOR
) -> list[wire.Blocked]:
    """Answers that the seat might expect but may not give now, each with the reason."""
    table = await tables.stored(table)
    acting(table, seat, browser)
    ask = table.asks.get(seat) or (table.match.interrupts.get(seat) if table.match else None)
    found = ask.blocked if ask else []
    return [wire.Blocked(each.action, each.rule, each.why, each.args) for each in found]


ROUTES: list[Any] = [view, journal, prose, faces_of, blocked]
