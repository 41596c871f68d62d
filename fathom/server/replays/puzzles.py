"""Puzzles from reviews: a question of a finished game is asked again, with only what its seat saw then.

They come from public tables and from those where the reader sat. In games with a story only the people who sat there
get them, so that nobody reads ahead.
"""

from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.games import load
from fathom.lab.reviews import puzzles as made
from fathom.lab.reviews.review import typed
from fathom.server import wire
from fathom.server.archive.records import at_moment
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.replays.remarks import finished
from fathom.server.storage import schema
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

MOST = 200  # puzzles of a list
LOOKED_AT = 1000  # of the newest, for some that the reader may see
Row = dict[str, Any]
columns = schema.puzzles.c


def _may_try(row: Row, sat_at: set[str]) -> bool:
    terms = msgspec.convert(row["terms"], wire.TableOptions)
    return row["table_id"] in sat_at or (terms.public and load(row["game"]).story.prose is None)


async def _sat_at(tables: Tables, browser: str) -> set[str]:
    held = schema.holders.c
    rows = await tables.store.rows(sa.select(held.table_id).where(held.browser == browser))
    return {row["table_id"] for row in rows}


def _with_tables() -> sa.Select[Any]:
    of = schema.tables.c
    joined = schema.puzzles.join(schema.tables, of.id == columns.table_id)
    return sa.select(schema.puzzles, of.terms, of.seat_count).select_from(joined).where(of.status == "over")


async def listed(tables: Tables, browser: str, game: str) -> list[wire.PuzzleInfo]:
    """The puzzles of a game that somebody may try, the newest first."""
    wanted = _with_tables().where(columns.game == game).order_by(columns.at.desc(), columns.id).limit(LOOKED_AT)
    sat_at = await _sat_at(tables, browser)
    rows = [row for row in await tables.store.rows(wanted) if _may_try(row, sat_at)]
    return [_info(row, row["table_id"] in sat_at) for row in rows[:MOST]]


def _info(row: Row, own: bool) -> wire.PuzzleInfo:
    puzzle = msgspec.json.decode(row["content"], type=made.Puzzle)
    stake = next(choice.below for choice in puzzle.choices if choice.action == puzzle.given)
    return wire.PuzzleInfo(
        id=row["id"],
        game=row["game"],
        seats=row["seat_count"],
        answers=len(puzzle.choices),
        stake=stake,
        own=own,
        at=row["at"],
    )


async def _found(tables: Tables, browser: str, puzzle_id: str) -> tuple[made.Puzzle, Table, bool]:
    rows = await tables.store.rows(_with_tables().where(columns.id == puzzle_id))
    sat_at = await _sat_at(tables, browser)
    if not rows or not _may_try(rows[0], sat_at):
        raise Refused("no-such-puzzle", 404)
    table = await finished(tables, rows[0]["table_id"])
    puzzle = typed(table.game, msgspec.json.decode(rows[0]["content"], type=made.Puzzle))
    return puzzle, table, table.id in sat_at


async def asked(tables: Tables, browser: str, puzzle_id: str) -> wire.Puzzle:
    """A puzzle as its seat saw it, without the seed and, in other people's games, without names."""
    puzzle, table, own = await _found(tables, browser, puzzle_id)
    view = views.view(at_moment(table, puzzle.at), puzzle.seat, browser)
    seats = [_seat(seat, puzzle.seat, own) for seat in view.table.seats]
    unsaid = dict.fromkeys(("seed", "proof", "campaign", "forked_from", "next_table"))
    info = msgspec.structs.replace(view.table, seats=seats, answers=puzzle.at, host=False, **unsaid)
    question = msgspec.structs.replace(view.question, mine=[puzzle.seat], may=[]) if view.question else None
    quiet = {"can_undo": False, "can_restart": False, "can_redo": False}
    return wire.Puzzle(puzzle_id, msgspec.structs.replace(view, table=info, question=question, **quiet), own)


def _seat(seat: wire.SeatInfo, asked: int, own: bool) -> wire.SeatInfo:
    name = seat.name if own else ""
    return msgspec.structs.replace(seat, name=name, mine=seat.seat == asked, devices=[], passes=[])


async def tried(tables: Tables, browser: str, puzzle_id: str, wish: wire.TryPuzzle) -> wire.PuzzleReply:
    """Judge an answer. All answers are shown once the best one is found, or if the reader gives up."""
    puzzle, table, _ = await _found(tables, browser, puzzle_id)
    best, tried = puzzle.choices[0], None
    if wish.action is not None:
        tried = _choice(puzzle, table, wish.action)
    if tried is not None and tried.action != best.action:
        return wire.PuzzleReply(False, _told(tried), best.chance)
    choices = [_told(choice) for choice in puzzle.choices]
    return wire.PuzzleReply(tried is not None, _told(tried) if tried else None, best.chance, choices, puzzle.given)


def _choice(puzzle: made.Puzzle, table: Table, action: dict[str, Any]) -> made.Choice:
    try:
        given = msgspec.convert(action, table.game.action_type)
    except (msgspec.ValidationError, TypeError):
        raise Refused("not-an-option", 422) from None
    found = [choice for choice in puzzle.choices if choice.action == given]
    if not found:
        raise Refused("not-an-option", 422)
    return found[0]


def _told(choice: made.Choice) -> wire.PuzzleChoice:
    return wire.PuzzleChoice(choice.action, choice.chance, choice.below, choice.margin)
