"""Records: looking back, reviewing, sharing, forking, exporting and importing games, and reporting a problem."""

import asyncio
import platform
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import JSONBody

import fathom
from fathom.kernel import SPECTATOR
from fathom.kernel.record.save import BadSave, read, save, verify
from fathom.server import wire
from fathom.server.http.dependencies import Browser, Moment, TheReviews, TheTable, TheTables, Viewpoint
from fathom.server.http.errors import Refused, stale
from fathom.server.http.guard import caller_of, language
from fathom.server.live import views
from fathom.server.people import seats
from fathom.server.people.names import readable
from fathom.server.storage import rows
from fathom.server.tables import opening
from fathom.server.tables.table import Table

MOST_BYTES, MOST_ANSWERS = 4_000_000, 10_000


def at_moment(table: Table, at: int) -> Table:
    """A read-only copy of a table as it was after `at` answers. Within a quiet question it is refused."""
    if table.match is None or not 0 <= at <= table.answers:
        raise Refused("no-such-moment", 404)
    past = Table(
        id=table.id,
        game=table.game,
        setup=table.setup,
        host=table.host,
        terms=table.terms,
        seats=table.seats,
    )
    past.status, past.created = table.status, table.created
    past.forked_from, past.next_table = table.forked_from, table.next_table
    past.place, past.next_chapter = table.place, table.next_chapter
    match = past.match = table.match.clone()
    match.rewind(at)
    return past


@get("/api/tables/{table_id:str}/history", tags=["records"])
async def history(
    table: TheTable, tables: TheTables, browser: Browser, at: Moment, seat: Viewpoint = SPECTATOR
) -> wire.View:
    """The view of a seat after `at` answers. After the game every seat's view may be seen, and -2 sees everything."""
    table = await tables.stored(table)
    views.may_see(table, seat, browser)
    past = at_moment(table, at)
    view = views.view(past, seat, browser)
    return msgspec.structs.replace(
        view, can_undo=False, can_restart=False, can_redo=False, table=views.info(table, browser)
    )


@get("/api/tables/{table_id:str}/export", tags=["records"])
async def export(table: TheTable, tables: TheTables) -> Response[bytes]:
    """The record of a finished game, as `fathom verify` takes it."""
    table = await tables.whole(table)
    if table.match is None or not table.match.over:
        raise Refused("not-over")
    content = save(table.match, table.names, table.origin)
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.fathom"'}
    return Response(content, media_type="application/json", headers=headers)


@post("/api/import", tags=["records"], request_max_body_size=MOST_BYTES)
async def import_record(request: Request[Any, Any, Any], tables: TheTables, browser: Browser) -> wire.Opened:
    """Import a record as a table, after checking it answer by answer. An unfinished one can be played on."""
    tables.imports.charge(browser, caller_of(request.scope))
    try:
        found = read(await request.body())
        if len(found.answers) > MOST_ANSWERS:
            raise Refused("too-large", 413)
        if found.numbers:
            raise Refused("record-numbers", 400)
        async with tables.checking:
            match = await asyncio.to_thread(verify, opening.game_called(found.game), found)
    except BadSave as error:
        raise Refused(f"record-{error.why}", 400) from None
    names = [*found.names, *([""] * found.seats)][: found.seats]
    options = msgspec.json.decode(found.options)
    seats = [wire.SeatPlan("me", name=readable(name)) for name in names]
    plan = wire.NewTable(game=found.game, seats=seats, options=options, seed=found.seed)
    table, invites = await opening.create(tables, plan, browser, answers=match.answers[:], known=True)
    return wire.Opened(views.info(table, browser), invites)


@post("/api/tables/{table_id:str}/fork", tags=["records"])
async def fork(data: JSONBody[wire.ForkAt], table: TheTable, tables: TheTables, browser: Browser) -> wire.Opened:
    """Play on from a moment of a finished game: one's own seat (or the first) against bots."""
    table = await tables.whole(table)
    if table.match is None or not table.match.over:
        raise Refused("not-over")
    if data.at > table.match.number:
        raise Refused("no-such-moment", 404)
    mine = (table.seats_of(browser) or [0])[0]
    seats = [
        wire.SeatPlan("me", name=seat.name) if seat.seat == mine else wire.SeatPlan("bot", bot=seat.bot, name=seat.name)
        for seat in table.seats
    ]
    plan = wire.NewTable(game=table.game.name, seats=seats, options=_options(table), seed=table.setup.seed)
    answers = table.match.answers[: data.at]
    carry = table.setup.carry
    new = opening.prepare_table(tables, plan, browser, answers=answers, known=True, forked_from=table.id, carry=carry)
    await opening.store_tables(tables, new)
    return wire.Opened(views.info(new.table, browser), new.invites)


@post("/api/tables/{table_id:str}/rematch", tags=["records"])
async def rematch(data: JSONBody[wire.Again], table: TheTable, tables: TheTables, browser: Browser) -> wire.Opened:
    """Open a rematch with the same people and bots and a new seed. It begins when all have asked, each with a share."""
    table = await tables.stored(table)
    if not table.seats_of(browser):
        raise Refused("not-your-seat", 403)
    if table.match is None or not table.match.over:
        raise Refused("not-over")
    async with table.lock:
        if tables.is_stale(table):
            raise stale()  # what follows it may be written by now
        if not table.next_table:
            await tables.promises.fetch(data.promise)
            plan, holders = _once_more(table, data, browser), [set(seat.holders) for seat in table.seats]
            new = opening.prepare_table(tables, plan, browser, holders=holders, carry=table.setup.carry)
            await opening.store_tables(tables, new, also=[rows.rematched(table, new.table.id)], after=table)
            table.next_table = new.table.id
            table.changed()
        following = await tables.open(table.next_table or "")
    await seats.take_reserved_seats(tables, following, browser, data.share)
    return wire.Opened(views.info(await tables.stored(following), browser), [])


def _once_more(table: Table, again: wire.Again, browser: str) -> wire.NewTable:
    """The plan of a rematch: the seats of other people are open until they come."""
    return wire.NewTable(
        game=table.game.name,
        seats=[
            wire.SeatPlan(
                "bot" if seat.kind == "bot" else "me" if browser in seat.holders else "open",
                bot=seat.bot,
                name=seat.name,
            )
            for seat in table.seats
        ],
        options=_options(table),
        promise=again.promise,
        share=again.share,
        terms=table.terms,
    )


@get("/api/tables/{table_id:str}/report", tags=["records"])
async def report(table: TheTable, tables: TheTables, browser: Browser, seat: Viewpoint = SPECTATOR) -> wire.Report:
    """A problem report: everything about the table that helps to find a bug, as this seat saw it."""
    table = await tables.whole(table)
    views.may_see(table, seat, browser)
    view = views.view(table, seat, browser)
    given = [each.action for each in table.match.answers if each.seat == seat] if table.match else []
    return wire.Report(
        fathom=fathom.__version__,
        python=platform.python_version(),
        rules_version=table.game.rules_version,
        table=view.table,
        view=msgspec.structs.replace(view, events=[]),
        events=view.events[-100:],
        answers=given,
    )


@get("/api/tables/{table_id:str}/review", tags=["records"])
async def review(
    request: Request[Any, Any, Any], table: TheTable, tables: TheTables, reviews: TheReviews
) -> wire.Review:
    """The review of a finished game: its chances, turning points and costly answers; or its progress so far."""
    progress, found = await reviews.of(await tables.whole(table))
    return views.review(await tables.stored(table), progress, found, language(request.scope))


def _options(table: Table) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(table.setup.options)
    return plain


ROUTES: list[Any] = [history, export, import_record, fork, rematch, report, review]
