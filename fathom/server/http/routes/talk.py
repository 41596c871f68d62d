"""Chat, and the statements that the rules of a game allow."""

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from fathom.server import wire
from fathom.server.http.dependencies import Before, Browser, TheTable, TheTables, Viewpoint
from fathom.server.live.connection import acting, chat_line, own_seat
from fathom.server.people import seats
from fathom.server.people.chat import lines_before


@get("/api/tables/{table_id:str}/chat", tags=["talk"])
async def chat(table: TheTable, tables: TheTables, before: Before = None) -> list[wire.ChatLine]:
    """The latest chat lines, or those before the line of a number."""
    lines = table.chat if before is None else await lines_before(tables.store, table.id, before)
    return [chat_line(row) for row in lines]


@post("/api/tables/{table_id:str}/chat", status_code=200, tags=["talk"])
async def say(data: JSONBody[wire.Say], table: TheTable, tables: TheTables, browser: Browser) -> wire.ChatLine:
    own_seat(table, data.seat, browser)
    return await seats.say(tables, table, data.seat, data.text, data.statement)


@get("/api/tables/{table_id:str}/statements", tags=["talk"])
async def statements(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint) -> list[Any]:
    """The statements that the game lets a seat make now, besides free chat."""
    table = await tables.stored(table)
    acting(table, seat, browser)
    return seats.statements(table, seat)


ROUTES: list[Any] = [chat, say, statements]
