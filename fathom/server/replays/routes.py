"""The HTTP routes of comments, shared replays and puzzles. All are about finished games."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from fathom.server import wire
from fathom.server.http.dependencies import Browser, Moment, TheTable, TheTables
from fathom.server.http.guard import caller_of
from fathom.server.replays import puzzles, remarks
from fathom.server.replays.sharing import SharedReplays

Asked = Request[Any, Any, State]


def _replays(request: Asked) -> SharedReplays:
    replays: SharedReplays = request.app.state.replays
    return replays


# ---------------------------------------------------------------------------------------- comments


@get("/api/tables/{table_id:str}/remarks", tags=["looking back"])
async def comments(table: TheTable, tables: TheTables, browser: Browser) -> list[wire.Remark]:
    """The comments at all moments of a finished game."""
    return await remarks.comments(tables, await remarks.finished(tables, table.id), browser)


@post("/api/tables/{table_id:str}/remarks", status_code=200, tags=["looking back"])
async def comment(
    data: JSONBody[wire.NewRemark], request: Asked, table: TheTable, tables: TheTables, browser: Browser
) -> list[wire.Remark]:
    """Comment on a moment of a finished game."""
    tables.remarking.charge(browser, caller_of(request.scope))
    over = await remarks.finished(tables, table.id)
    await remarks.comment(tables, over, browser, data)
    return await remarks.comments(tables, over, browser)


@post("/api/remarks/{remark_id:str}/delete", status_code=204, tags=["looking back"])
async def delete(request: Asked, tables: TheTables, browser: Browser, remark_id: FromPath[str]) -> None:
    """Delete one's own remark, or any at a table that one has opened."""
    row = await remarks.remove(tables, browser, remark_id)
    await _replays(request).remark_changed(row["replay_id"])


@post("/api/remarks/{remark_id:str}/silence", status_code=204, tags=["looking back"])
async def silence(
    data: JSONBody[wire.SilenceWriter], request: Asked, tables: TheTables, browser: Browser, remark_id: FromPath[str]
) -> None:
    """Mute or block the author of a remark."""
    row = await remarks.silence_writer(tables, browser, remark_id, data.kind)
    await _replays(request).remark_changed(row["replay_id"])


@post("/api/remarks/{remark_id:str}/report", status_code=200, tags=["looking back"])
async def report(
    data: JSONBody[wire.ReportRemark], request: Asked, tables: TheTables, browser: Browser, remark_id: FromPath[str]
) -> wire.Reported:
    """Report a remark to the operator of this server."""
    tables.reporting.charge(browser, caller_of(request.scope))
    await remarks.report(tables, browser, remark_id, data)
    return wire.Reported(bool(tables.settings.admin_key_hash))


# ----------------------------------------------------------------------------------- shared replays


@post("/api/tables/{table_id:str}/replays", status_code=200, tags=["looking back"])
async def share(
    data: JSONBody[wire.NewReplay], request: Asked, table: TheTable, tables: TheTables, browser: Browser
) -> wire.SharedReplay:
    """Begin a shared replay, led by the caller; others follow by its link."""
    tables.remarking.charge(browser, caller_of(request.scope))
    return await _replays(request).open(await remarks.finished(tables, table.id), browser, data)


@post("/api/replays/{replay_id:str}/follow", status_code=200, tags=["looking back"])
async def follow(
    data: JSONBody[wire.Follow], request: Asked, browser: Browser, replay_id: FromPath[str]
) -> wire.SharedReplay:
    return await _replays(request).follow(replay_id, browser, data.name)


@get("/api/replays/{replay_id:str}", tags=["looking back"])
async def news(request: Asked, browser: Browser, replay_id: FromPath[str], after: Moment = 0) -> wire.SharedReplay:
    """A shared replay, once it is newer than revision `after`, or after some seconds (long polling)."""
    return await _replays(request).news(replay_id, browser, after)


@post("/api/replays/{replay_id:str}/move", status_code=200, tags=["looking back"])
async def move(
    data: JSONBody[wire.MoveReplay], request: Asked, browser: Browser, replay_id: FromPath[str]
) -> wire.SharedReplay:
    """Show everybody another moment, as the leader."""
    return await _replays(request).move(replay_id, browser, data)


@post("/api/replays/{replay_id:str}/lead", status_code=200, tags=["looking back"])
async def lead(
    data: JSONBody[wire.HandOverLead], request: Asked, browser: Browser, replay_id: FromPath[str]
) -> wire.SharedReplay:
    """Hand the lead to a follower, or take it if the leader has gone."""
    return await _replays(request).hand_over(replay_id, browser, data.to)


@post("/api/replays/{replay_id:str}/say", status_code=200, tags=["looking back"])
async def say(
    data: JSONBody[wire.SayAtReplay], request: Asked, tables: TheTables, browser: Browser, replay_id: FromPath[str]
) -> wire.SharedReplay:
    tables.remarking.charge(browser, caller_of(request.scope))
    return await _replays(request).say(replay_id, browser, data.text)


@post("/api/replays/{replay_id:str}/leave", status_code=204, tags=["looking back"])
async def leave(request: Asked, browser: Browser, replay_id: FromPath[str]) -> None:
    await _replays(request).leave(replay_id, browser)


# ------------------------------------------------------------------------------------------ puzzles


@get("/api/puzzles", tags=["looking back"])
async def list_puzzles(
    tables: TheTables, browser: Browser, game: Annotated[str, QueryParameter(max_length=40)]
) -> list[wire.PuzzleInfo]:
    """The puzzles of a game, from public tables and the caller's own."""
    return await puzzles.listed(tables, browser, game)


@get("/api/puzzles/{puzzle_id:str}", tags=["looking back"])
async def show_puzzle(tables: TheTables, browser: Browser, puzzle_id: FromPath[str]) -> wire.Puzzle:
    """A puzzle: a question with only what its seat saw then."""
    return await puzzles.asked(tables, browser, puzzle_id)


@post("/api/puzzles/{puzzle_id:str}/answer", status_code=200, tags=["looking back"])
async def try_puzzle(
    data: JSONBody[wire.TryPuzzle], tables: TheTables, browser: Browser, puzzle_id: FromPath[str]
) -> wire.PuzzleReply:
    """Judge an answer to a puzzle."""
    return await puzzles.tried(tables, browser, puzzle_id, data)


ROUTES: list[Any] = [
    comments,
    comment,
    delete,
    silence,
    report,
    share,
    follow,
    news,
    move,
    lead,
    say,
    leave,
    list_puzzles,
    show_puzzle,
    try_puzzle,
]
