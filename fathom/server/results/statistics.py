"""Statistics of a person's finished tables, computed by the database without loading any table."""

from typing import Any

import sqlalchemy as sa

from fathom.server import wire
from fathom.server.results import schema
from fathom.server.results.ratings import SETTLED_GAMES, shown
from fathom.server.storage.schema import seats
from fathom.server.storage.store import Store

Row = dict[str, Any]
MOST_OPPONENTS, MOST_CARDS, PAGE = 12, 12, 50
results, kept, used = schema.results.c, schema.ratings.c, schema.cards_used.c

PLAYED, WON = sa.func.count().label("played"), sa.func.sum(results.share).label("won")


async def games(store: Store, browser: str) -> list[wire.GameTally]:
    """What somebody has played, game by game, the most played first."""
    figures = (
        results.game,
        PLAYED,
        WON,
        (sa.func.avg(results.seconds) / 60).label("minutes"),
        sa.func.avg(results.answers).label("answers"),
        sa.func.max(sa.case((results.together, 1), else_=0)).label("together"),
    )
    mine = sa.select(*figures).where(results.browser == browser).group_by(results.game)
    rows = await store.rows(mine.order_by(PLAYED.desc(), results.game))
    rated = await ratings(store, browser)
    return [
        wire.GameTally(
            row["game"],
            row["played"],
            row["won"],
            row["minutes"],
            float(row["answers"]),
            bool(row["together"]),
            rated.get(row["game"]),
        )
        for row in rows
    ]


async def ratings(store: Store, browser: str) -> dict[str, wire.Rating]:
    """A person's rating in each game in which they have one."""
    mine = sa.select(kept.game, PLAYED, sa.func.max(kept.number).label("last")).where(kept.browser == browser)
    last = mine.group_by(kept.game).subquery()
    now = sa.select(kept.game, kept.mu, kept.sigma, last.c.played).where(
        kept.game == last.c.game, kept.number == last.c.last, kept.browser == browser
    )
    return {
        row["game"]: wire.Rating(shown(row["mu"], row["sigma"]), row["played"], row["played"] < SETTLED_GAMES)
        for row in await store.rows(now)
    }


async def by(store: Store, browser: str, game: str, what: sa.Column[Any]) -> list[Row]:
    """Tables and victories, grouped by a column of the results."""
    mine = sa.select(what.label("what"), PLAYED, WON).where(results.browser == browser, results.game == game)
    return await store.rows(mine.group_by(what).order_by(what))


async def opponents(store: Store, browser: str, game: str) -> list[wire.OpponentTally]:
    """The most frequent opponents: people by a name that they had, bots by their kind."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    named = sa.func.max(sa.case((theirs.c.bot == "", seats.c.name), else_="")).label("name")
    met, won = sa.func.count().label("played"), sa.func.sum(mine.c.share).label("won")
    found = (
        sa.select(named, theirs.c.bot, met, won)
        .select_from(mine)
        .join(theirs, sa.and_(theirs.c.table_id == mine.c.table_id, theirs.c.seat != mine.c.seat))
        .join(seats, sa.and_(seats.c.table_id == theirs.c.table_id, seats.c.seat == theirs.c.seat))
        .where(mine.c.browser == browser, mine.c.game == game)
        .group_by(theirs.c.browser, theirs.c.bot)
        .order_by(met.desc(), theirs.c.bot)
        .limit(MOST_OPPONENTS)
    )
    return [wire.OpponentTally(**row) for row in await store.rows(found)]


async def cards(store: Store, browser: str, game: str) -> list[wire.CardTally]:
    """The cards that somebody has used most."""
    times = sa.func.sum(used.times).label("times")
    same = sa.and_(used.table_id == results.table_id, used.seat == results.seat)
    mine = sa.select(used.card, times).join(schema.results, same)
    mine = mine.where(results.browser == browser, results.game == game).group_by(used.card)
    rows = await store.rows(mine.order_by(times.desc(), used.card).limit(MOST_CARDS))
    return [wire.CardTally(row["card"], int(row["times"])) for row in rows]


async def finished(store: Store, browser: str, game: str, before: float | None) -> list[wire.FinishedTable]:
    """A page of somebody's finished tables, the last first."""
    mine = sa.select(schema.results).where(results.browser == browser)
    mine = mine.where(results.game == game) if game else mine
    mine = mine.where(results.ended < before) if before is not None else mine
    rows = await store.rows(mine.order_by(results.ended.desc()).limit(PAGE))
    at = sa.select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.bot)
    others = await store.rows(at.where(seats.c.table_id.in_([row["table_id"] for row in rows])).order_by(seats.c.seat))
    return [
        wire.FinishedTable(
            row["table_id"],
            row["game"],
            row["ended"],
            row["share"],
            row["place"],
            row["score"],
            row["side"],
            [each["name"] for each in others if each["table_id"] == row["table_id"] and each["seat"] != row["seat"]],
        )
        for row in rows
    ]


async def counted(store: Store, browser: str, game: str, plots: list[wire.Plot]) -> wire.Statistics:
    """All figures of somebody; those of one game in full."""
    places = await by(store, browser, game, results.seat)
    return wire.Statistics(
        games=await games(store, browser),
        game=game,
        seats=[wire.Tally(str(row["what"]), row["played"], row["won"]) for row in places],
        sides=[
            wire.Tally(row["what"], row["played"], row["won"])
            for row in await by(store, browser, game, results.side)
            if row["what"]
        ],
        opponents=await opponents(store, browser, game),
        cards=await cards(store, browser, game),
        plots=plots,
    )
