"""Campaigns: their chapters, what is carried on, the next chapter, and the whole as one file."""

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from fathom.kernel.record.campaign import read_campaign, verify_campaign, write
from fathom.kernel.record.carrying import NEW, seated
from fathom.kernel.record.match import Match
from fathom.kernel.record.save import BadSave, Save, save
from fathom.kernel.words.words import Words
from fathom.server import wire
from fathom.server.archive import chapters
from fathom.server.archive.records import MOST_ANSWERS
from fathom.server.http.dependencies import Browser, TheTable, TheTables
from fathom.server.http.errors import Refused, stale
from fathom.server.http.guard import caller_of, language
from fathom.server.live import views
from fathom.server.people import seats
from fathom.server.people.names import readable
from fathom.server.storage import rows, schema
from fathom.server.tables import opening
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Place, Table, new_id

MOST_BYTES = 16_000_000
LISTED = 20  # campaigns

tables_ = schema.tables.c


@get("/api/campaigns", tags=["campaigns"])
async def list_campaigns(
    request: Request[Any, Any, Any], tables: TheTables, browser: Browser
) -> list[wire.CampaignInfo]:
    """The campaigns in which this browser has played, the newest first."""
    mine = sa.select(schema.holders.c.table_id).where(schema.holders.c.browser == browser)
    played = sa.select(tables_.campaign_id).where(tables_.campaign_id.is_not(None), tables_.id.in_(mine))
    wanted = sa.select(schema.campaigns.c.id).where(schema.campaigns.c.id.in_(played))
    rows = await tables.store.rows(wanted.order_by(schema.campaigns.c.created.desc()).limit(LISTED))
    return [await _info(tables, row["id"], browser, language(request.scope)) for row in rows]


@get("/api/campaigns/{campaign_id:str}", tags=["campaigns"])
async def show_campaign(
    campaign_id: FromPath[str], request: Request[Any, Any, Any], tables: TheTables, browser: Browser
) -> wire.CampaignInfo:
    return await _info(tables, campaign_id, browser, language(request.scope))


async def _tables_of(tables: Tables, campaign_id: str) -> list[Table]:
    """The tables of a campaign, chapter by chapter; what is shown of them must be read before the next `await`."""
    wanted = sa.select(tables_.id).where(tables_.campaign_id == campaign_id).order_by(tables_.chapter)
    found = [await tables.open(row["id"]) for row in await tables.store.rows(wanted)]
    if not found:
        raise Refused("no-such-campaign", 404)
    while not all(map(tables.is_stored, found)):
        found = [await tables.stored(table) for table in found]
    return found


async def _info(tables: Tables, campaign_id: str, browser: str, spoken: str) -> wire.CampaignInfo:
    rows = await tables.store.rows(sa.select(schema.campaigns).where(schema.campaigns.c.id == campaign_id))
    found = await _tables_of(tables, campaign_id)
    last = found[-1]
    carry = chapters.left(last) if last.status == "over" else last.setup.carry
    onward = chapters.onward([each for each in found if each.status == "over"][-1])
    return wire.CampaignInfo(
        id=campaign_id,
        game=last.game.name,
        created=rows[0]["created"],
        chapters=[_chapter(table, browser) for table in found],
        carried=_carried(last, carry, spoken),
        goes_on=chapters.goes_on(last),
        mine=bool(last.seats_of(browser)),
        seats=onward.seats,
        closed=msgspec.to_builtins(onward.closed),
    )


def _chapter(table: Table, browser: str) -> wire.ChapterInfo:
    assert table.place is not None
    over = table.match.state if table.match is not None and table.match.over else None
    return wire.ChapterInfo(
        table=table.id,
        chapter=table.place.chapter,
        status=table.status,
        created=table.created,
        people=[wire.ChapterPerson(each.name, each.kind, each.bot, browser in each.holders) for each in table.seats],
        options=msgspec.to_builtins(table.setup.options),
        answers=table.answers,
        scores=over.scores() if over else None,
        result=over.result() if over else None,
    )


def _carried(table: Table, carry: Any, spoken: str) -> list[wire.Carried]:
    campaign = table.game.carry
    if carry is None or campaign is None or campaign.told is None:
        return []
    told = campaign.told(carry, Words(spoken, table.game, table.names))
    return [wire.Carried(name, things) for name, things in told]


# ------------------------------------------------------------------------------------ the next chapter


@post("/api/tables/{table_id:str}/next-chapter", tags=["campaigns"])
async def next_chapter(
    data: JSONBody[wire.NextChapter], table: TheTable, tables: TheTables, browser: Browser
) -> wire.Opened:
    """Open the next chapter, with the seats as wished. Whoever asks second gets the same table.

    It begins when all who stay have asked: each gives a share of its seed.
    """
    table = await tables.stored(table)
    if not table.seats_of(browser):
        raise Refused("not-your-seat", 403)
    invites: list[wire.Invite] = []
    async with table.lock:
        if tables.is_stale(table):
            raise stale()  # what follows it may be written by now
        if table.match is None or not table.match.over:
            raise Refused("not-over")
        carry = chapters.left(table)
        if carry is None or table.place is None or not chapters.goes_on(table):
            raise Refused("no-next-chapter")
        if not table.next_chapter:
            await tables.promises.fetch(data.promise)
            place = Place(table.place.campaign, table.place.chapter + 1)
            plan, holders = _plan(table, data, browser)
            carry = seated(carry, [each.was if each.kind == "stay" else NEW for each in data.seats])
            new = opening.prepare_table(tables, plan, browser, holders=holders, carry=carry, place=place)
            await opening.store_tables(tables, new, also=[rows.continued(table, new.table.id)], after=table)
            table.next_chapter, invites = new.table.id, new.invites
            table.changed()
        following = await tables.open(table.next_chapter or "")
    await seats.take_reserved_seats(tables, following, browser, data.share)
    return wire.Opened(views.info(await tables.stored(following), browser), invites)


def _plan(table: Table, wish: wire.NextChapter, browser: str) -> tuple[wire.NewTable, list[set[str]]]:
    """The plan of the next table, and which browsers hold its seats from the beginning."""
    stays = [each.was for each in wish.seats if each.kind == "stay"]
    if not wish.seats or len(set(stays)) < len(stays) or any(was >= len(table.seats) for was in stays):
        raise Refused("bad-request", 400)
    settled = chapters.onward(table).seats
    if any(each.kind == "stay" and each.was != who for each, who in zip(wish.seats, settled, strict=False)):
        raise Refused("bad-request", 400)  # what is carried belongs to those who go on, seat by seat
    seats, holders = zip(*(_seat(table, each, browser) for each in wish.seats), strict=True)
    plan = wire.NewTable(
        game=table.game.name,
        seats=list(seats),
        options=wish.options or msgspec.to_builtins(table.setup.options),
        promise=wish.promise,
        share=wish.share,
        terms=table.terms,
    )
    return plan, list(holders)


def _seat(table: Table, wish: wire.ChapterSeat, browser: str) -> tuple[wire.SeatPlan, set[str]]:
    if wish.kind != "stay":
        return wire.SeatPlan(wish.kind, wish.bot, wish.name), {browser} if wish.kind == "me" else set()
    before = table.seats[wish.was]
    if before.kind == "person":
        mine = browser in before.holders
        return wire.SeatPlan("me" if mine else "open", name=before.name), set(before.holders)
    return wire.SeatPlan("bot", before.bot, before.name), set(before.holders)  # who gave it to a bot may take it back


# -------------------------------------------------------------------------------------- as one file


@get("/api/campaigns/{campaign_id:str}/export", tags=["campaigns"])
async def export_campaign(campaign_id: FromPath[str], tables: TheTables, browser: Browser) -> Response[bytes]:
    """The chapters that are over, as one file that `fathom verify` takes; for those who have a seat in one of them."""
    found = await _tables_of(tables, campaign_id)
    if not any(table.seats_of(browser) for table in found):
        raise Refused("not-your-campaign", 403)
    over = [record for table in found if (record := await _record(tables, table)) is not None]
    content = write(found[0].game, over)
    headers = {"content-disposition": f'attachment; filename="{found[0].game.name}-campaign-{campaign_id}.fathom"'}
    return Response(content, media_type="application/json", headers=headers)


async def _record(tables: Tables, table: Table) -> bytes | None:
    """The record of a chapter that is over."""
    table = await tables.whole(table)
    return save(table.match, table.names, table.origin) if table.match is not None and table.match.over else None


@post("/api/campaigns/import", tags=["campaigns"], request_max_body_size=MOST_BYTES)
async def import_campaign(request: Request[Any, Any, Any], tables: TheTables, browser: Browser) -> wire.CampaignInfo:
    """Import a campaign as tables: every chapter is checked by itself and against the one before."""
    tables.imports.charge(browser, caller_of(request.scope))
    try:
        name, records = await asyncio.to_thread(read_campaign, await request.body())
        if any(len(each.answers) > MOST_ANSWERS for each in records):
            raise Refused("too-large", 413)
        if any(each.numbers for each in records):
            raise Refused("record-numbers", 400)
        game = opening.game_called(name)
        matches: list[Match] = []
        checked = verify_campaign(game, records)
        for _ in records:
            async with tables.checking:  # for each chapter anew: others who bring a record need not wait for all
                matches.append(await asyncio.to_thread(next, checked))
    except BadSave as error:
        raise Refused(f"record-{error.why}", 400) from None
    campaign = new_id()
    prepared: list[opening.PreparedTable] = []
    for number, (found, match) in enumerate(zip(records, matches, strict=True), 1):
        prepared.append(_prepared(tables, browser, found, match, Place(campaign, number)))
        await asyncio.sleep(0)  # others come first: there may be a hundred
    following = [(before.table, after.table.id) for before, after in pairwise(prepared)]
    await opening.store_tables(tables, *prepared, also=[rows.continued(*each) for each in following])
    for table, after in following:
        table.next_chapter = after
    return await _info(tables, campaign, browser, language(request.scope))


def _prepared(tables: Tables, browser: str, found: Save, match: Match, place: Place) -> opening.PreparedTable:
    """An imported chapter as a table of its own; all its seats belong to the importing browser."""
    names = [*found.names, *([""] * found.seats)][: found.seats]
    plan = wire.NewTable(
        game=found.game,
        seats=[wire.SeatPlan("me", name=readable(name)) for name in names],
        options=msgspec.json.decode(found.options),
        seed=found.seed,
    )
    carry = match.setup.carry
    return opening.prepare_table(tables, plan, browser, answers=match.answers[:], known=True, carry=carry, place=place)


ROUTES: list[Any] = [list_campaigns, show_campaign, next_chapter, export_campaign, import_campaign]
