"""The application: routes, dependencies, errors, the client's files, and what starts and stops with the server."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, PathParameter
from litestar.static_files import create_static_files_router

from fathom.games import load, names
from fathom.kernel import Illegal, Match
from fathom.kernel.words.words import LANGUAGES, Words
from fathom.server import wire
from fathom.server.accounts import routes as account_routes
from fathom.server.archive import campaigns, records
from fathom.server.archive.reviews import Reviews
from fathom.server.clubs import evening_routes
from fathom.server.clubs import routes as club_routes
from fathom.server.friends import routes as friend_routes
from fathom.server.http import operations, routes
from fathom.server.http.api_page import openapi
from fathom.server.http.cookies import Cookies
from fathom.server.http.dependencies import TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import Guard, language
from fathom.server.live import views
from fathom.server.live.connection import live
from fathom.server.moderation import routes as moderation_routes
from fathom.server.notify import routes as notify_routes
from fathom.server.notify.turn_notifications import notify_forever
from fathom.server.people import routes as lobby_routes
from fathom.server.replays import routes as replay_routes
from fathom.server.replays.sharing import SharedReplays
from fathom.server.results import routes as result_routes
from fathom.server.settings import Settings
from fathom.server.storage.store import Store
from fathom.server.tables.automatic_play import watch
from fathom.server.tables.crew import Crew
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Table

log = logging.getLogger(__name__)

GARBAGE = 10_000  # new objects after which the collector looks for those that nobody needs
STATIC = Path(__file__).parents[1] / "static"
BODY_BYTES = 65_536
STATUS_WORDS = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large"}


def the_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def the_reviews(state: State) -> Reviews:
    reviews: Reviews = state.reviews
    return reviews


def the_browser(request: Request[Any, Any, Any]) -> str:
    browser: str = request.scope["state"]["browser"]
    return browser


async def the_table(request: Request[Any, Any, Any], table_id: FromPath[str], tables: TheTables) -> Table:
    table = await tables.open_as_stored(table_id)
    await tables.note(table, the_browser(request))
    request.scope["state"]["table"] = table
    return table


def refused(request: Request[Any, Any, Any], error: Refused | Illegal) -> Response[Any]:
    table = request.scope["state"].get("table")
    status = error.status if isinstance(error, Refused) else 409
    return _told(views.refusal(error, table, language(request.scope)), status)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    why = STATUS_WORDS.get(error.status_code, "bad-request")
    return _told(views.refusal(Refused(why), None, language(request.scope)), error.status_code)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """Refuse a body that is nested too deeply to be parsed."""
    return refused(request, Refused("bad-request", 400))


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An unexpected error: logged in full, answered with one sentence."""
    log.exception("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _told(views.refusal(Refused("our-fault"), None, language(request.scope)), 500)


def _told(refusal: wire.Refusal, status: int) -> Response[wire.Refusal]:
    """A refusal as JSON, also where the route would have answered with a page or a text."""
    return Response(refusal, status_code=status, media_type=MediaType.JSON)


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(path: Annotated[str, PathParameter()] = "") -> Response[bytes]:
    """The client's page, for every address outside the API; the client does the routing."""
    index = STATIC / "index.html"
    if path.startswith("/api/") or not index.exists():
        raise NotFoundException
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/sw.js", include_in_schema=False, media_type="text/javascript")
async def service_worker() -> Response[bytes]:
    """The client's service worker: at the root, which is its scope, and never cached."""
    script = STATIC / "sw.js"
    if not script.exists():
        raise NotFoundException
    return Response(script.read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


def create_app(settings: Settings | None = None, store: Store | None = None) -> Guard:
    """The ASGI application: the guard, and behind it the HTTP routes and the websockets."""
    chosen, pages = settings or Settings(), _pages()
    pages.state.settings, pages.state.store = chosen, store or Store(chosen.database_url)

    async def lines(scope: Any, receive: Any, send: Any) -> None:
        await live(pages.state.tables, scope, receive, send)

    pages.state.cookies = Cookies()
    guard = Guard(pages, lines, chosen, pages.state.cookies)
    pages.state.limits = {"browsers": guard.browsers, "addresses": guard.addresses}
    return guard


@cache
def warm_up() -> None:
    """Load every game's cards and words and play a first question, so that the first request need not wait for it."""
    for name in names():
        game = load(name)
        match = Match.start(game)
        for ask in match.asks.values():
            msgspec.json.encode([match.view(ask.seat), ask.options])
        for spoken in LANGUAGES:
            Words(spoken, game).say("why-stale")


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    chosen: Settings = app.state.settings
    store: Store = app.state.store
    crew = Crew(chosen.bot_processes, chosen.bot_seconds)
    await store.open()
    app.state.cookies.key = await store.cookie_key()
    await asyncio.to_thread(warm_up)
    gc.collect()
    gc.freeze()  # what is loaded by now stays: the collector need not walk it again and again while people wait
    gc.set_threshold(GARBAGE)
    app.state.tables = tables = Tables(store, crew, chosen, app.state.limits)
    crews = tables.peers.crews if tables.peers else None
    app.state.reviews = reviews = Reviews(store, chosen.review_budget, crews)
    app.state.replays = SharedReplays(tables)
    await tables.resume()
    helpers = [asyncio.create_task(watch(tables)), asyncio.create_task(tables.tidy_forever())]
    helpers.append(asyncio.create_task(notify_forever(tables)))
    yield
    for helper in helpers:
        helper.cancel()
    await reviews.close()
    await tables.close()
    crew.close()
    await store.close()


def _pages() -> Litestar:
    """The routes, which are the same for every server; settings and tables are in the application's state."""
    static = [create_static_files_router(path="/assets", directories=[STATIC / "assets"])]
    return Litestar(
        route_handlers=[
            *operations.ROUTES,
            *routes.ROUTES,
            *records.ROUTES,
            *lobby_routes.ROUTES,
            *account_routes.ROUTES,
            *notify_routes.ROUTES,
            *moderation_routes.ROUTES,
            *replay_routes.ROUTES,
            *friend_routes.ROUTES,
            *club_routes.ROUTES,
            *evening_routes.ROUTES,
            *result_routes.ROUTES,
            *campaigns.ROUTES,
            service_worker,
            page,
            *(static if (STATIC / "assets").exists() else []),
        ],
        dependencies={
            "tables": Provide(the_tables, sync_to_thread=False),
            "reviews": Provide(the_reviews, sync_to_thread=False),
            "browser": Provide(the_browser, sync_to_thread=False),
            "table": Provide(the_table),
        },
        exception_handlers={
            Refused: refused,
            Illegal: refused,
            HTTPException: http_error,
            RecursionError: too_deep,
            Exception: fault,
        },
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=openapi(),
        signature_types=[Reviews, Table, Tables],
        logging_config=None,
    )
