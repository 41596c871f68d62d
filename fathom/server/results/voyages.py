"""The hall of voyages: the best results in cooperative games, and the records of teams.

It shows public tables, and those of the reader, their friends and members of their clubs.
"""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.results import schema
from fathom.server.storage.schema import seats, tables
from fathom.server.storage.store import Store

MOST, MOST_TEAMS = 30, 12
Row = dict[str, Any]
results = schema.results.c


async def hall(store: Store, browser: str, company: Iterable[str], game: str) -> wire.Hall:
    """The best results of a game that a reader may see, and the records of the reader's teams."""
    known = sa.select(results.table_id).where(results.browser.in_([browser, *company]))
    public = sa.select(tables.c.id).where(tables.c.terms["public"].as_boolean())
    best = (
        sa.select(results.table_id, results.score, results.share, results.ended)
        .where(results.together, results.game == game, results.seat == 0)
        .where(sa.or_(results.table_id.in_(known), results.table_id.in_(public)))
        .order_by(results.share.desc(), results.score.desc(), results.ended)
        .limit(MOST)
    )
    rows = await store.rows(best)
    crews = await _crews(store, [row["table_id"] for row in rows])
    voyages = []
    for row in rows:
        crew = crews[row["table_id"]]
        names = [each["name"] for each in crew if not each["bot"]]
        bots, mine = sum(bool(each["bot"]) for each in crew), any(each["browser"] == browser for each in crew)
        victory = row["share"] > 0
        voyages.append(wire.Voyage(row["table_id"], game, names, bots, victory, row["score"], row["ended"], mine))
    return wire.Hall(voyages, await _teams(store, browser, game))


async def _crews(store: Store, ids: list[str]) -> dict[str, list[Row]]:
    """The names at each table, by seat."""
    same = sa.and_(seats.c.table_id == results.table_id, seats.c.seat == results.seat)
    found = sa.select(results.table_id, results.browser, results.bot, seats.c.name).join(seats, same)
    rows = await store.rows(found.where(results.table_id.in_(ids)).order_by(results.seat))
    crews: dict[str, list[Row]] = {each: [] for each in ids}
    for row in rows:
        crews[row["table_id"]].append(row)
    return crews


async def _teams(store: Store, browser: str, game: str) -> list[wire.TeamRecord]:
    """The teams that somebody has been in. A team is a set of people, regardless of seats and bots."""
    mine = sa.select(results.table_id).where(results.browser == browser, results.game == game, results.together)
    crew = sa.select(results.table_id, results.browser, results.score, results.share, results.ended)
    people = crew.where(results.table_id.in_(mine), results.browser != "").order_by(results.table_id)
    tables_of: dict[str, list[Row]] = {}
    for row in await store.rows(people):
        tables_of.setdefault(row["table_id"], []).append(row)
    teams: dict[frozenset[str], list[Row]] = {}
    for table in tables_of.values():
        teams.setdefault(frozenset(row["browser"] for row in table), []).append(table[0])
    most = sorted(teams.values(), key=lambda played: (-len(played), played[0]["table_id"]))[:MOST_TEAMS]
    last = [max(played, key=lambda row: float(row["ended"]))["table_id"] for played in most]
    crews = await _crews(store, last)
    return [
        wire.TeamRecord(
            [each["name"] for each in crews[table] if each["browser"]],
            len(played),
            sum(row["share"] > 0 for row in played),
            max(row["score"] for row in played),
        )
        for table, played in zip(last, most, strict=True)
    ]
