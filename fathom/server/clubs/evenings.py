"""Evenings of a club: who plays, rounds that are paired with tables opened for them, and standings."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.server import wire
from fathom.server.clubs import membership, pairings, schema
from fathom.server.clubs.standings import standings_of
from fathom.server.clubs.tables import entry, with_link
from fathom.server.friends.profiles import named
from fathom.server.http.errors import Refused
from fathom.server.results.schema import results
from fathom.server.storage import schema as storage
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables import opening
from fathom.server.tables.opening import PreparedTable, game_called
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import new_id

Row = dict[str, Any]
MOST_EVENINGS, MOST_ENTRANTS, MOST_TABLES = 200, 64, 60
kept, playing, paired = schema.evenings.c, schema.entrants.c, schema.pairings.c


async def plan(store: Store, club: str, wish: wire.NewEvening) -> str:
    """Plan an evening. Its options are checked now, not when everybody waits for the first round."""
    game = game_called(wish.game)
    opening.prepare_setup(_plan(wish, [wire.SeatPlan("open")] * wish.seats))
    if wish.form != "open" and (game.cooperative or wish.seats < 2):
        raise Refused("not-paired", 400)
    count = sa.select(sa.func.count().label("count")).where(kept.club_id == club)
    if (await store.rows(count))[0]["count"] >= MOST_EVENINGS:
        raise Refused("too-many-evenings")
    row: Row = {"id": new_id(), "club_id": club, "name": named(wish.name), "form": wish.form}
    row |= {"plan": msgspec.json.encode(wish).decode(), "rounds": wish.rounds}
    await store.write((schema.NEW_EVENING, {**row, "created": time.time(), "closed": False}))
    return str(row["id"])


def _plan(wish: wire.NewEvening, seats: Sequence[wire.SeatPlan]) -> wire.NewTable:
    return wire.NewTable(game=wish.game, seats=list(seats), options=wish.options, terms=wish.terms)


async def called(store: Store, evening: str) -> Row:
    rows = await store.rows(sa.select(schema.evenings).where(kept.id == evening))
    if not rows:
        raise Refused("no-such-evening", 404)
    return rows[0]


async def entrants_of(store: Store, evening: str) -> list[Row]:
    return await store.rows(sa.select(schema.entrants).where(playing.evening_id == evening).order_by(playing.number))


async def enter(store: Store, evening: Row, member: Row) -> None:
    """Enter an evening, also after withdrawing from it."""
    _open(evening)
    known = await entrants_of(store, evening["id"])
    mine = [row for row in known if row["browser"] == member["browser"]]
    if mine:
        await set_gone(store, evening, mine[0]["number"], False)
        return
    if len(known) >= MOST_ENTRANTS:
        raise Refused("evening-full")
    row = {"evening_id": evening["id"], "number": len(known), "browser": member["browser"], "name": member["name"]}
    try:
        await store.write((schema.NEW_ENTRANT, {**row, "gone": False}))
    except Conflict:
        raise Refused("too-fast", 429) from None


async def set_gone(store: Store, evening: Row, number: int, gone: bool) -> None:
    """Withdraw an entrant, or let them play again. Played rounds stay."""
    await store.write((schema.SET_GONE, {"of_evening": evening["id"], "of_number": number, "gone": gone}))


def _open(evening: Row) -> None:
    if evening["closed"]:
        raise Refused("evening-closed")


async def close(store: Store, evening: Row) -> None:
    await store.write((schema.CLOSE_EVENING, {"of_evening": evening["id"]}))


# -------------------------------------------------------------------------------------------- rounds


async def rounds_of(store: Store, evening: str) -> list[Row]:
    """Every seat of every round, with its result."""
    same = sa.and_(results.c.table_id == paired.table_id, results.c.seat == paired.seat)
    places = sa.select(schema.pairings, storage.tables.c.status, results.c.share)
    places = places.outerjoin(storage.tables, storage.tables.c.id == paired.table_id).outerjoin(results, same)
    order = (paired.round, paired.table_id, paired.seat, paired.entrant)
    return await store.rows(places.where(paired.evening_id == evening).order_by(*order))


def past(places: Sequence[Row]) -> pairings.Past:
    """The rounds that were played, as the pairings take them."""
    groups: dict[int, dict[str, list[int]]] = {}
    resting: dict[int, list[int]] = {}
    for row in places:
        here, rest = groups.setdefault(row["round"], {}), resting.setdefault(row["round"], [])
        (rest if row["table_id"] is None else here.setdefault(row["table_id"], [])).append(row["entrant"])
    return pairings.Past([[*here.values()] for here in groups.values()], [*resting.values()])


async def next_round(tables: Tables, evening: Row, browser: str) -> None:
    """Pair the next round and open its tables, with everybody seated; the games begin at once."""
    _open(evening)
    wish = msgspec.json.decode(evening["plan"], type=wire.NewEvening)
    people = {row["number"]: row for row in await entrants_of(tables.store, evening["id"])}
    there = [number for number, row in people.items() if row["browser"] and not row["gone"]]
    if wish.form == "open" or len(there) < 2:
        raise Refused("too-few-entrants")
    places = await rounds_of(tables.store, evening["id"])
    played = past(places)
    number = len(played.groups)
    if any(row["status"] in ("waiting", "playing") for row in places):
        raise Refused("round-not-over")
    if number >= (wish.rounds or pairings.rounds_of(len(there), wish.seats)):
        raise Refused("no-more-rounds")
    standings = standings_of([*people.values()], places)
    drawn = _draw(wish, there, {each.number: each.points for each in standings}, played)
    await _open_round(tables, evening, wish, number + 1, drawn, people, browser)


def _draw(wish: wire.NewEvening, there: list[int], points: dict[int, float], played: pairings.Past) -> pairings.Past:
    """Pair by the circle method while all first entrants still play; otherwise so that the fewest meet again."""
    number = len(played.groups)
    before = {each for groups in played.groups for group in groups for each in group}
    before |= {each for resting in played.resting for each in resting}
    if wish.form == "swiss":
        return pairings.pair(there, points, played, wish.seats, game_called(wish.game).seats)
    if wish.seats == 2 and (not before or before == set(there)):
        return pairings.circle(there, number, played)
    return pairings.pair(there, {}, played, wish.seats, game_called(wish.game).seats)


async def _open_round(
    tables: Tables,
    evening: Row,
    wish: wire.NewEvening,
    number: int,
    drawn: pairings.Past,
    people: dict[int, Row],
    browser: str,
) -> None:
    prepared: list[PreparedTable] = []
    also: list[Write] = []
    for place, group in enumerate(drawn.groups[0], 1):
        seats = [wire.SeatPlan("me", name=people[each]["name"]) for each in group]
        held = [{people[each]["browser"]} for each in group]
        table = opening.prepare_table(tables, _plan(wish, seats), browser, holders=held)
        prepared.append(table)
        also.append(entry(table.table.id, evening["club_id"], evening["id"], number, place))
        also += [_place(evening, number, each, seat, table.table.id) for seat, each in enumerate(group)]
    also += [_place(evening, number, each, 0, None) for each in drawn.resting[0]]
    try:
        await opening.store_tables(tables, *prepared, also=also)
    except Conflict:
        raise Refused("round-paired") from None


def _place(evening: Row, number: int, entrant: int, seat: int, table: str | None) -> Write:
    row = {"evening_id": evening["id"], "round": number, "entrant": entrant, "seat": seat, "table_id": table}
    return schema.NEW_PAIRING, row


async def open_tables(tables: Tables, evening: Row, browser: str, count: int) -> None:
    """Open tables with free seats, each with a link that opens any of them."""
    _open(evening)
    wish = msgspec.json.decode(evening["plan"], type=wire.NewEvening)
    listed = schema.club_tables.c
    last = sa.select(sa.func.count().label("count")).where(listed.evening_id == evening["id"])
    before = (await tables.store.rows(last))[0]["count"]
    if wish.form != "open":
        raise Refused("bad-request", 400)
    if before + count > MOST_TABLES:
        raise Refused("too-many-tables")
    prepared: list[PreparedTable] = []
    also: list[Write] = []
    for place in range(before + 1, before + count + 1):
        table = opening.prepare_table(tables, _plan(wish, [wire.SeatPlan("open")] * wish.seats), browser)
        prepared.append(table)
        also += await with_link(tables.store, table)
        also.append(entry(table.table.id, evening["club_id"], evening["id"], 0, place))
    await opening.store_tables(tables, *prepared, also=also)


# ------------------------------------------------------------------------------------------- reading


async def of_club(store: Store, club: str, browser: str) -> list[wire.EveningInfo]:
    """The evenings of a club, the latest first."""
    rows = await store.rows(sa.select(schema.evenings).where(kept.club_id == club).order_by(kept.created.desc()))
    return [await info(store, row, browser) for row in rows[:20]]


async def info(store: Store, evening: Row, browser: str) -> wire.EveningInfo:
    wish = msgspec.json.decode(evening["plan"], type=wire.NewEvening)
    people = await entrants_of(store, evening["id"])
    there = [row for row in people if not row["gone"] and row["browser"]]
    last = sa.select(sa.func.max(paired.round).label("round")).where(paired.evening_id == evening["id"])
    played = (await store.rows(last))[0]["round"] or 0
    rounds = wish.rounds or (pairings.rounds_of(len(there), wish.seats) if wish.form == "round-robin" else 0)
    return wire.EveningInfo(
        id=evening["id"],
        name=evening["name"],
        form=wish.form,
        game=wish.game,
        seats=wish.seats,
        rounds=rounds,
        round=played,
        entrants=len(there),
        closed=evening["closed"],
        mine=any(row["browser"] == browser for row in there),
    )


async def shown(store: Store, evening: Row, member: Row) -> wire.Evening:
    """An evening as a member of the club sees it."""
    people = await entrants_of(store, evening["id"])
    places = await rounds_of(store, evening["id"])
    names = {row["number"]: row["name"] for row in people}
    mine = next((row["number"] for row in people if row["browser"] == member["browser"]), None)
    club = await membership.called(store, evening["club_id"])
    return wire.Evening(
        info=await info(store, evening, member["browser"]),
        club=club["id"],
        club_name=club["name"],
        host=member["host"],
        standings=standings_of(people, places, mine),
        rounds=_rounds(places, names),
    )


def _rounds(places: Sequence[Row], names: dict[int, str]) -> list[wire.Round]:
    found = []
    for number in sorted({row["round"] for row in places}):
        here = [row for row in places if row["round"] == number]
        at: dict[str, list[Row]] = {}
        for row in here:
            if row["table_id"] is not None:
                at.setdefault(row["table_id"], []).append(row)
        listed = [
            wire.PairedTable(
                table,
                place,
                [names[row["entrant"]] for row in rows],
                rows[0]["status"],
                [row["share"] for row in rows] if rows[0]["status"] == "over" else None,
            )
            for place, (table, rows) in enumerate(at.items(), 1)
        ]
        found.append(wire.Round(number, listed, [names[row["entrant"]] for row in here if row["table_id"] is None]))
    return found
