"""The HTTP routes: games and words, tables and seats, answers and talk."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from fathom.bots import bots_of, usual_bot
from fathom.games import load, names
from fathom.kernel import SPECTATOR, Game, SeatNumber, shapes
from fathom.kernel.cards import faces
from fathom.kernel.words.how_to_play import how_to_play
from fathom.kernel.words.lesson import Lesson, cues, lesson_of
from fathom.kernel.words.prose import passages
from fathom.kernel.words.words import LANGUAGES, Words
from fathom.server import wire
from fathom.server.http.addresses import origins
from fathom.server.http.dependencies import Before, Browser, Moment, Only, TheTable, TheTables, Viewpoint
from fathom.server.http.errors import Refused
from fathom.server.http.guard import language
from fathom.server.live import state_parts, views
from fathom.server.live.connection import acting, chat_line, own_seat
from fathom.server.people import seats
from fathom.server.people.chat import lines_before
from fathom.server.storage import schema
from fathom.server.tables import answering, opening
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import RECENT, Table

MOST_ENTRIES = 1000  # of the journal, at once
MySeat = JSONBody[wire.SeatOnly]


async def seen(tables: Tables, table: Table, seat: int, browser: str) -> wire.View:
    """What a seat sees of a table as it is stored."""
    return views.view(await tables.stored(table), seat, browser)


async def known(tables: Tables, table: Table, browser: str) -> wire.TableInfo:
    return views.info(await tables.stored(table), browser)


# -------------------------------------------------------------------------------------------- games


@get("/api/games", tags=["games"])
async def list_games() -> list[wire.GameInfo]:
    return [game_info(load(name)) for name in names()]


@cache
def game_info(game: Game) -> wire.GameInfo:
    options = []
    for field in msgspec.structs.fields(game.options):
        hint = shapes.marked_fields(game.options)[field.name]
        values, names_seat = list(shapes.values(hint) or ()), SeatNumber in shapes.marks(hint)
        only = game.only(field.name)
        needs = {only.option: only.value} if only else {}
        options.append(wire.OptionInfo(field.encode_name, names_seat, values, field.default, needs))
    bots, rules, shares = list(bots_of(game)), len(game.ledger.rules), game.cooperative and not game.has_secrets
    script = lesson_of(game)
    minutes = script.minutes if script else 0
    talks = bool(game.statements)
    return wire.GameInfo(
        game.name, list(game.seats), options, bots, usual_bot(game), rules, talks, game.weighs, shares, minutes
    )


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, tags=["games"])
async def words(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of a game, in Fluent; of "table" those that all games share."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", 404)
    told = None if game == "table" else opening.game_called(game)
    text = await asyncio.to_thread(faces.words, language, told)  # the first who asks waits, and nobody else
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=300"})


@get("/api/rules/{game:str}", tags=["games"])
async def rules(game: FromPath[str]) -> list[wire.RuleInfo]:
    found = opening.game_called(game)
    rules = found.ledger.rules.values()
    return [wire.RuleInfo(rule.id, rule.chapter, rule.kind, found.is_entry(rule.chapter)) for rule in rules]


@get("/api/how-to-play/{game:str}/{language:str}", tags=["games"])
async def show_how_to_play(game: FromPath[str], language: FromPath[str]) -> Response[wire.HowToPlay]:
    """The illustrated pages of a game that lead to its rules."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", 404)
    pages = how_to_play(opening.game_called(game), language)
    return Response(wire.HowToPlay(pages), headers={"cache-control": "public, max-age=300"})


def _lesson(name: str) -> tuple[Game, Lesson]:
    game = opening.game_called(name)
    script = lesson_of(game)
    if script is None:
        raise Refused("no-lesson", 404)
    return game, script


@get("/api/lessons/{game:str}", tags=["games"])
async def lesson(game: FromPath[str]) -> list[wire.LessonBeat]:
    """The guided first game of a game, beat by beat."""
    found, script = _lesson(game)
    moments = zip(script.beats, cues(found), strict=True)
    return [wire.LessonBeat(beat.say, beat.point, beat.give, given) for beat, given in moments]


@post("/api/lessons/{game:str}", tags=["games"])
async def open_lesson(game: FromPath[str], tables: TheTables, browser: Browser) -> wire.Opened:
    """Open a table for the guided first game: the caller is taught, the others answer by the book."""
    found, script = _lesson(game)
    others = [wire.SeatPlan("bot", usual_bot(found))] * (script.seats - 1)
    plan = wire.NewTable(
        game=found.name,
        seats=[wire.SeatPlan("me"), *others],
        options=script.options,
        seed=script.seed,
        terms=wire.TableOptions(lesson=True),
    )
    table, invites = await opening.create(tables, plan, browser)
    return wire.Opened(views.info(table, browser), invites)


# ------------------------------------------------------------------------------------------- tables


@get("/api/tables", tags=["tables"])
async def list_tables(tables: TheTables, browser: Browser) -> list[wire.TableInfo]:
    """Public tables that are not over, and those where this browser sits, newest first."""
    mine = sa.select(schema.holders.c.table_id).where(schema.holders.c.browser == browser)
    listed = schema.tables.c.terms["public"].as_boolean()
    public = sa.and_(listed, schema.tables.c.status != "over")
    wanted = sa.select(schema.tables.c.id).where(sa.or_(public, schema.tables.c.id.in_(mine)))
    wanted = wanted.where(schema.tables.c.status != "closed")
    rows = await tables.store.rows(wanted.order_by(schema.tables.c.created.desc()).limit(50))
    return [views.info(await tables.stored(await tables.open(row["id"])), browser) for row in rows]


@get("/api/address", tags=["server"])
async def address(tables: TheTables) -> wire.Address:
    """Where friends can reach this server."""
    return wire.Address(origins(tables.settings.host, tables.settings.port))


@post("/api/promise", status_code=200, tags=["tables"])
async def promise(tables: TheTables, browser: Browser) -> wire.Promised:
    """Promise a secret for the next table of this browser, before its share is known."""
    return wire.Promised(await tables.promises.draw(browser))


@post("/api/tables", tags=["tables"])
async def open_table(data: JSONBody[wire.NewTable], tables: TheTables, browser: Browser) -> wire.Opened:
    table, invites = await opening.create(tables, data, browser)
    return wire.Opened(views.info(table, browser), invites)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"])
async def join(data: JSONBody[wire.Join], table: TheTable, tables: TheTables, browser: Browser) -> wire.Joined:
    seat = await seats.join(tables, table, data, browser)
    return wire.Joined(await known(tables, table, browser), seat)


@post("/api/tables/{table_id:str}/start", status_code=200, tags=["tables"])
async def start(table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    if table.host != browser:
        raise Refused("not-host", 403)
    await opening.start(tables, table)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/rename", status_code=200, tags=["seats"])
async def rename(data: JSONBody[wire.Join], table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    seat = data.seat if data.seat is not None else -1
    own_seat(table, seat, browser)
    await seats.rename(tables, table, seat, data.name)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/link", status_code=200, tags=["seats"])
async def link(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.Invite:
    """A fresh link, for one use: to one's own seat for another device, or to a seat that is open."""
    return await seats.fresh_link(tables, table, data.seat, browser)


@get("/api/tables/{table_id:str}/devices", tags=["seats"])
async def devices(table: TheTable, browser: Browser, seat: Viewpoint) -> list[wire.Device]:
    """The browsers that hold one's own seat."""
    own_seat(table, seat, browser)
    return seats.devices(table, seat, browser)


@post("/api/tables/{table_id:str}/drop-device", status_code=200, tags=["seats"])
async def drop_device(
    data: JSONBody[wire.DropDevice], table: TheTable, tables: TheTables, browser: Browser
) -> wire.TableInfo:
    """Take one's own seat away from one of the browsers that hold it."""
    own_seat(table, data.seat, browser)
    await seats.drop_device(tables, table, data.seat, data.device)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/hand-over", status_code=200, tags=["seats"])
async def hand_over(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    own_seat(table, data.seat, browser)
    await seats.hand_over(tables, table, data.seat)
    return await known(tables, table, browser)


@post("/api/tables/{table_id:str}/take-back", status_code=200, tags=["seats"])
async def take_back(data: MySeat, table: TheTable, tables: TheTables, browser: Browser) -> wire.TableInfo:
    await seats.take_back(tables, table, data.seat, browser)
    return await known(tables, table, browser)


# ------------------------------------------------------------------------------------------ playing


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
    """What was told before an entry of the journal, the latest last."""
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
    """A passage that this seat has been told. Whether there are others, nobody learns."""
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
    """The words on the cards that this seat has seen (or `only` on some of them, parted by commas), in Fluent."""
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
    """What the seat might expect to answer now but may not, and why."""
    table = await tables.stored(table)
    acting(table, seat, browser)
    ask = table.asks.get(seat) or (table.match.interrupts.get(seat) if table.match else None)
    found = ask.blocked if ask else []
    return [wire.Blocked(each.action, each.rule, each.why, each.args) for each in found]


@get("/api/tables/{table_id:str}/final", tags=["play"])
async def final(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint = SPECTATOR) -> wire.FinalAnswers:
    """Which answers of a seat that is asked cannot be undone, by what that seat knows."""
    acting(table, seat, browser)
    number, actions = await answering.final(tables, table, seat)
    return wire.FinalAnswers(number, actions)


@post("/api/tables/{table_id:str}/answer", status_code=200, tags=["play"])
async def answer(data: JSONBody[wire.GiveAnswer], table: TheTable, tables: TheTables, browser: Browser) -> wire.Receipt:
    """Answer without a live line."""
    acting(table, data.seat, browser)
    await answering.answer(tables, table, data.seat, data.number, data.action)
    return wire.Receipt(number=data.number)


@post("/api/tables/{table_id:str}/answers", status_code=200, tags=["play"])
async def answers(
    data: JSONBody[wire.GiveAnswers], table: TheTable, tables: TheTables, browser: Browser
) -> wire.Receipt:
    """Give several answers at once, all or none, without a live line."""
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
    """What may come of an answer, without giving it; no outcomes where that cannot be told, or no longer matters."""
    acting(table, data.seat, browser)
    found = await answering.odds(tables, table, data.seat, data.number, data.action)
    table = await tables.stored(table)
    words = Words(language(request.scope), table.game, table.names, tables.playing(table).view(data.seat))
    outcomes = [wire.Outcome(words.odds(each.event), each.chance, each.low, each.high) for each in found.outcomes]
    return wire.Odds(outcomes, found.exact)


@post("/api/tables/{table_id:str}/suggest", status_code=200, tags=["play"])
async def suggest(
    data: MySeat, request: Request[Any, Any, Any], table: TheTable, tables: TheTables, browser: Browser
) -> wire.Suggestion:
    """What the usual bot would answer for a seat that is asked, and why."""
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
    """Pass unasked at a kind of window from now on, or be asked again. Nobody else can tell."""
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
    """Who stands in for an ally may agree to what is played, not to whom a seat is given."""
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


@get("/api/tables/{table_id:str}/chat", tags=["talk"])
async def chat(table: TheTable, tables: TheTables, before: Before = None) -> list[wire.ChatLine]:
    """The last lines that were said, at all or before the line of a number."""
    lines = table.chat if before is None else await lines_before(tables.store, table.id, before)
    return [chat_line(row) for row in lines]


@post("/api/tables/{table_id:str}/chat", status_code=200, tags=["talk"])
async def say(data: JSONBody[wire.Say], table: TheTable, tables: TheTables, browser: Browser) -> wire.ChatLine:
    own_seat(table, data.seat, browser)
    return await seats.say(tables, table, data.seat, data.text, data.statement)


@get("/api/tables/{table_id:str}/statements", tags=["talk"])
async def statements(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint) -> list[Any]:
    """What the rules of the game let a seat say now, besides free chat."""
    table = await tables.stored(table)
    acting(table, seat, browser)
    return seats.statements(table, seat)


ROUTES: list[Any] = [
    list_games,
    words,
    rules,
    show_how_to_play,
    lesson,
    open_lesson,
    list_tables,
    address,
    promise,
    open_table,
    show_table,
    join,
    start,
    rename,
    link,
    devices,
    drop_device,
    hand_over,
    take_back,
    view,
    journal,
    prose,
    faces_of,
    blocked,
    answer,
    answers,
    odds,
    final,
    suggest,
    standing_pass,
    undo,
    redo,
    propose,
    vote,
    chat,
    say,
    statements,
]
