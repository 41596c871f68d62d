"""A person's statistics as plots: curves over time, seats and lengths, drawn with the plots of the lab."""

from typing import Any

import sqlalchemy as sa

from fathom.kernel.words.words import Words
from fathom.lab.pages import plots
from fathom.lab.pages.plots import Bar, Line
from fathom.server import wire
from fathom.server.results import schema
from fathom.server.results.ratings import shown
from fathom.server.results.statistics import by
from fathom.server.storage.store import Store

POINTS = 60  # of a curve, however many games there were
MOST_LENGTHS = 24  # bars of a histogram
results, kept = schema.results.c, schema.ratings.c


def percent(value: float) -> str:
    return f"{value:.0%}"


def whole(value: float) -> str:
    return f"{value:.0f}"


async def victories(store: Store, browser: str, game: str) -> list[tuple[int, float]]:
    """The share of victories after each game, thinned out to at most `POINTS` points."""
    order = sa.func.row_number().over(order_by=(results.ended, results.table_id)).label("number")
    won = sa.func.sum(results.share).over(order_by=(results.ended, results.table_id)).label("won")
    count = sa.func.count().over().label("count")
    mine = sa.select(order, won, count).where(results.browser == browser, results.game == game).subquery()
    step = mine.c.count // POINTS + 1
    thinned = sa.select(mine).where(sa.or_(mine.c.number % step == 0, mine.c.number == mine.c.count))
    rows = await store.rows(thinned.order_by(mine.c.number))
    return [(row["number"], row["won"] / row["number"]) for row in rows]


async def rating_course(store: Store, browser: str, game: str) -> list[tuple[int, int]]:
    """The rating after each rated game, thinned out likewise."""
    order = sa.func.row_number().over(order_by=kept.number).label("number")
    count = sa.func.count().over().label("count")
    mine = sa.select(order, count, kept.mu, kept.sigma).where(kept.browser == browser, kept.game == game).subquery()
    step = mine.c.count // POINTS + 1
    thinned = sa.select(mine).where(sa.or_(mine.c.number % step == 0, mine.c.number == mine.c.count))
    rows = await store.rows(thinned.order_by(mine.c.number))
    return [(row["number"], shown(row["mu"], row["sigma"])) for row in rows]


async def lengths(store: Store, browser: str, game: str) -> list[tuple[int, int]]:
    """The distribution of games by number of answers, in bands: where each begins, and how many games it has."""
    mine = (results.browser == browser, results.game == game)
    ends = sa.select(sa.func.min(results.answers).label("low"), sa.func.max(results.answers).label("high")).where(*mine)
    (span,) = await store.rows(ends)
    if span["low"] is None:
        return []
    width = (span["high"] - span["low"]) // MOST_LENGTHS + 1
    band = ((results.answers - span["low"]) // width).label("band")
    rows = await store.rows(sa.select(band, sa.func.count().label("count")).where(*mine).group_by(band).order_by(band))
    return [(span["low"] + int(row["band"]) * width, row["count"]) for row in rows]


async def drawn(store: Store, browser: str, game: str, language: str) -> list[wire.Plot]:
    """The plots of a game, for a reader of that language; a single game is no curve."""
    words = Words(language)
    course = await victories(store, browser, game)
    if len(course) < 2:
        return []
    found = [_victories(words, course)]
    rated = await rating_course(store, browser, game)
    if len(rated) > 1:
        found.append(_rating(words, rated))
    found.append(_seats(words, await by(store, browser, game, results.seat)))
    found.append(_lengths(words, await lengths(store, browser, game)))
    return found


def _victories(words: Words, course: list[tuple[int, float]]) -> wire.Plot:
    title = words.say("plot-victories")
    line = Line(words.say("plot-victories-line"), [(number, share, share, share) for number, share in course])
    return wire.Plot(title, plots.course(title, [line], course[-1][0], [], percent, words.say("plot-games")))


def _rating(words: Words, course: list[tuple[int, int]]) -> wire.Plot:
    title = words.say("plot-rating")
    line = Line(words.say("plot-rating-line"), [(number, value, value, value) for number, value in course])
    return wire.Plot(title, plots.lines(title, [line], whole, whole, words.say("plot-rated-games")))


def _seats(words: Words, rows: list[dict[str, Any]]) -> wire.Plot:
    title = words.say("plot-seats")
    bars = []
    for row in rows:
        share = row["won"] / row["played"]
        text = f"{percent(share)} ({row['played']})"
        bars.append(Bar(words.say("seat-number", number=row["what"] + 1), share, share, share, text))
    return wire.Plot(title, plots.bars(title, bars, percent))


def _lengths(words: Words, bands: list[tuple[int, int]]) -> wire.Plot:
    title = words.say("plot-lengths")
    bars = [Bar(words.say("plot-from", answers=start), count, count, count, str(count)) for start, count in bands]
    return wire.Plot(title, plots.bars(title, bars, whole))
