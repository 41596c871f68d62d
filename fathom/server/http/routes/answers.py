"""Answers: giving them, their odds, advice, standing passes, undo and redo, proposals and votes."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from fathom.kernel import SPECTATOR
from fathom.kernel.words.words import Words
from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTable, TheTables, Viewpoint
from fathom.server.http.guard import language
from fathom.server.http.routes.common import MySeat, seen
from fathom.server.live.connection import acting, own_seat
from fathom.server.people import seats
from fathom.server.tables import answering
from fathom.server.tables.table import Table


@post("/api/tables/{table_id:str}/answer", status_code=200, tags=["play"])
async def answer(data: JSONBody[wire.GiveAnswer], table: TheTable, tables: TheTables, browser: Browser) -> wire.Receipt:
    """Answer a question without a websocket."""
    acting(table, data.seat, browser)
    await answering.answer(tables, table, data.seat, data.number, data.action)
    return wire.Receipt(number=data.number)


@post("/api/tables/{table_id:str}/answers", status_code=200, tags=["play"])
async def answers(
    data: JSONBody[wire.GiveAnswers], table: TheTable, tables: TheTables, browser: Browser
) -> wire.Receipt:
    """Give several answers at once, all or none, without a websocket."""
    acting(table, data.seat, browser)
    await answering.answer(tables, table, data.seat, data.number, *data.actions)
    return wire.Receipt(number=data.number)


@post("/api/tables/{table_id:str}/odds", status_code=200, tags=["play"])
async def odds(
    data: JSONBody[wire.GiveAnswer],
    request: Request[Any, Any, Any],
    table: TheTable,
    tables: TheTables,
    browser: Browser,
) -> wire.Odds:
    """The odds of an answer, without giving it. No outcomes if they are unknown or the question is closed meanwhile."""
    acting(table, data.seat, browser)
    found = await answering.odds(tables, table, data.seat, data.number, data.action)
    table = await tables.stored(table)
    words = Words(language(request.scope), table.game, table.names, tables.playing(table).view(data.seat))
    outcomes = [wire.Outcome(words.odds(each.event), each.chance, each.low, each.high) for each in found.outcomes]
    return wire.Odds(outcomes, found.exact)


@get("/api/tables/{table_id:str}/final", tags=["play"])
async def final(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint = SPECTATOR) -> wire.FinalAnswers:
    """Which answers of a seat cannot be undone, by what that seat knows."""
    acting(table, seat, browser)
    number, actions = await answering.final(tables, table, seat, browser)
    return wire.FinalAnswers(number, actions)


@post("/api/tables/{table_id:str}/suggest", status_code=200, tags=["play"])
async def suggest(
    data: MySeat, request: Request[Any, Any, Any], table: TheTable, tables: TheTables, browser: Browser
) -> wire.Suggestion:
    """What the usual bot would answer for a seat, and why."""
    acting(table, data.seat, browser)
    found = await answering.advice(tables, table, data.seat)
    table = await tables.stored(table)
    words = Words(language(request.scope), table.game, table.names, tables.playing(table).view(data.seat))
    second = words.action(found.second) if found.second else ""
    return wire.Suggestion(found.best, words.hint(found.best), second, found.lead)


@post("/api/tables/{table_id:str}/pass", status_code=200, tags=["play"])
async def standing_pass(
    data: JSONBody[wire.StandingPass], table: TheTable, tables: TheTables, browser: Browser
) -> wire.View:
    """Always pass at a kind of window from now on, or be asked again. Other seats are not told."""
    own_seat(table, data.seat, browser)
    await seats.pass_always(tables, table, data)
    return await seen(tables, table, data.seat, browser)


@post("/api/tables/{table_id:str}/undo", status_code=200, tags=["play"])
async def undo(data: JSONBody[wire.Undo], table: TheTable, tables: TheTables, browser: Browser) -> wire.View:
    acting(table, data.seat, browser)
    await answering.undo(tables, table, data.seat, turn=data.turn)
    return await seen(tables, table, data.seat, browser)


@post("/api/tables/{table_id:str}/redo", status_code=200, tags=["play"])
async def redo(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.View:
    acting(table, data.seat, browser)
    await answering.redo(tables, table, data.seat)
    return await seen(tables, table, data.seat, browser)


def _speaking(table: Table, kind: str, seat: int, browser: str) -> None:
    """Check that a browser may propose or vote for a seat. A stand-in may agree to undo, but not to give seats away."""
    (acting if kind == "undo" else own_seat)(table, seat, browser)


@post("/api/tables/{table_id:str}/propose", status_code=200, tags=["play"])
async def propose(data: JSONBody[wire.Propose], table: TheTable, tables: TheTables, browser: Browser) -> wire.View:
    _speaking(table, data.kind, data.seat, browser)
    await seats.propose(tables, table, data)
    return await seen(tables, table, data.seat, browser)


@post("/api/tables/{table_id:str}/vote", status_code=200, tags=["play"])
async def vote(data: JSONBody[wire.Vote], table: TheTable, tables: TheTables, browser: Browser) -> wire.View:
    _speaking(table, table.proposal.kind if table.proposal else "undo", data.seat, browser)
    await seats.vote(tables, table, data)
    return await seen(tables, table, data.seat, browser)


ROUTES: list[Any] = [answer, answers, odds, final, suggest, standing_pass, undo, redo, propose, vote]
