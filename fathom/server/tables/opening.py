"""Opens tables: from a plan to set-up, seats, invitations and seed, and starts their games."""

import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from fathom.bots import bots_of, usual_bot
from fathom.games import load, names
from fathom.kernel import BadOption, Game, Match, Setup, Unknown
from fathom.kernel.record.match import Answer
from fathom.kernel.state.fairness import Origin, new_secret
from fathom.server import wire
from fathom.server.archive import chapters
from fathom.server.http.errors import Refused
from fathom.server.moderation.suspension import check_not_suspended
from fathom.server.notify.hours import zone_called
from fathom.server.people.names import bot_names, distinct_names
from fathom.server.storage import rows, schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write, told
from fathom.server.tables import answering
from fathom.server.tables.table import Place, Seat, Table, hashed, new_id, new_key

if TYPE_CHECKING:
    from fathom.server.tables.registry import Tables

log = logging.getLogger(__name__)

PROMISED = 10_000  # secrets that are promised and not yet used


def game_called(name: str) -> Game:
    if name not in names():
        raise Refused("no-such-game", 404)
    return load(name)


def offered(game: Game, bot: str) -> str:
    """A bot that guests may choose, or the usual one. Bots with other time budgets are for the operator only."""
    if bot and bot not in bots_of(game):
        raise Refused("no-such-bot", 400, bot=bot)
    return bot or usual_bot(game)


class Promises:
    """Secrets promised to browsers, each for its next table. With several workers they are in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: OrderedDict[str, tuple[str, str]] = OrderedDict()

    async def draw(self, browser: str) -> str:
        """Draw a secret for a browser's next table and return its hash."""
        secret = new_secret()
        promise = Origin(secret).promise
        if self._store.shared:
            row = {"promise": promise, "browser": browser, "secret": secret, "at": time.time()}
            await self._store.write((schema.NEW_PROMISES, row))
        else:
            self._keep(promise, browser, secret)
        return promise

    def _keep(self, promise: str, browser: str, secret: str) -> None:
        self._open[promise] = browser, secret
        if len(self._open) > PROMISED:
            self._open.popitem(last=False)

    async def fetch(self, promise: str) -> None:
        """Take a secret that another worker may have promised out of the database."""
        if promise and self._store.shared:
            mine = schema.promises.delete().where(schema.promises.c.promise == promise)
            for row in await self._store.changed_rows(mine.returning(schema.promises)):
                self._keep(promise, row["browser"], row["secret"])

    def origin(self, plan: wire.NewTable, browser: str, known: bool) -> Origin:
        """The origin of a new table's seed; `known`: it was seen in another game."""
        if plan.seed:
            return Origin(new_secret(), how="known" if known else "chosen", given=plan.seed)
        promised = self._open.pop(plan.promise, None) if plan.promise else ("", new_secret())
        if promised is None or promised[0] not in ("", browser):
            raise Refused("promise-gone")
        mine = next((seat for seat, each in enumerate(plan.seats) if each.kind == "me"), -1)
        return Origin(promised[1], tuple(plan.share if seat == mine else "" for seat in range(len(plan.seats))))


class PreparedTable(NamedTuple):
    """A new table that is not stored yet, its invitations, and the writes that store it."""

    table: Table
    invites: list[wire.Invite]
    writes: list[Write]


def prepare_table(
    tables: "Tables",
    plan: wire.NewTable,
    browser: str,
    *,
    answers: list[Answer] | None = None,
    known: bool = False,
    forked_from: str | None = None,
    holders: list[set[str]] | None = None,
    carry: Struct | None = None,
    place: Place | None = None,
) -> PreparedTable:
    """Prepare a new table, with answers of an imported or forked game if there are any.

    `known`: its seed was seen in another game. Open seats are reserved for their `holders`. `carry` is what the former
    chapter has carried over, `place` which chapter this is.
    """
    game, setup = prepare_setup(plan, carry)
    invites: list[wire.Invite] = []
    plan = _named(plan)
    seats = [_seat(game, number, each, browser, invites) for number, each in enumerate(plan.seats)]
    if holders:
        for seat, browsers in zip(seats, holders, strict=True):
            if seat.kind == "open":
                seat.lost = frozenset(browsers)
            else:
                seat.holders = dict.fromkeys(browsers, time.time())
    table = Table(id=new_id(), game=game, setup=setup, host=browser, terms=plan.terms, seats=seats)
    table.forked_from, table.place, table.keeper = forked_from, place, tables.store.worker
    table.origin, table.bot_secret = tables.promises.origin(plan, browser, known), new_secret()
    changes: rows.Row = {}
    given: list[rows.Row] = []
    if all(seat.kind != "open" for seat in seats) or answers:
        changes, given = _begin(table, answers)
    begun = [chapters.new_campaign(table)] if place is not None and place.chapter == 1 else []
    if table.status == "over":
        begun += chapters.closing(table)[:1]
    return PreparedTable(table, invites, [*begun, *rows.new(table, changes, given)])


async def create(
    tables: "Tables", plan: wire.NewTable, browser: str, *, answers: list[Answer] | None = None, known: bool = False
) -> tuple[Table, list[wire.Invite]]:
    """Open a table that is no rematch and no next chapter."""
    await check_not_suspended(tables.store, browser)
    await tables.promises.fetch(plan.promise)
    prepared = prepare_table(tables, plan, browser, answers=answers, known=known)
    await store_tables(tables, prepared)
    return prepared.table, prepared.invites


async def store_tables(
    tables: "Tables", *prepared: PreparedTable, also: Sequence[Write] = (), after: Table | None = None
) -> None:
    """Store and open prepared tables together with other writes, all or nothing.

    `after` is the table that they follow, if any; the caller holds its lock. Raises `Conflict` if one of the other
    writes came too late.
    """
    writes = [*(write for each in prepared for write in each.writes), *also]
    try:
        await (tables.store.write(*writes) if after is None else tables.commit(after, writes))
    except (Refused, Conflict):
        raise
    except Exception as error:
        log.error("a new table could not be stored: %s", told(error))
        raise Refused("not-stored", 503) from None
    for each in prepared:
        tables.keep(each.table)
        tables.changed(each.table)


def prepare_setup(plan: wire.NewTable, carry: Struct | None = None) -> tuple[Game, Setup]:
    """The game and the set-up of a plan; refused if the plan is not valid."""
    game, count = game_called(plan.game), len(plan.seats)
    if count not in game.seats:
        allowed = "–".join(str(end) for end in sorted({game.seats[0], game.seats[-1]}))
        raise Refused("wrong-seat-count", 400, allowed=allowed, count=count)
    zone_called(plan.terms.clock.zone)
    try:
        setup = Setup(count, plan.seed, game.options_from(dict(plan.options)), carry=carry)
        game.set_up(setup)
        if plan.terms.shared and (game.has_secrets or not game.cooperative):
            raise Refused("cannot-share", 400)
    except Unknown as error:
        raise Refused("no-such-option", 400, option=error.name) from None
    except BadOption as error:
        raise Refused("bad-option", 400, option=error.option, value=str(error.value)) from None
    except ValueError as error:
        log.info("a table of %s cannot begin like that: %s", game.name, error)
        raise Refused("cannot-begin", 400) from None
    return game, setup


def _seat(game: Game, number: int, plan: wire.SeatPlan, browser: str, invites: list[wire.Invite]) -> Seat:
    match plan.kind:
        case "me":
            return Seat(number, "person", plan.name, holders={browser: time.time()})
        case "bot":
            bot = offered(game, plan.bot)
            return Seat(number, "bot", plan.name, bot)
        case "open":
            key = new_key()
            invites.append(wire.Invite(number, key))
            return Seat(number, "open", plan.name, key_hash=hashed(key))


def _named(plan: wire.NewTable) -> wire.NewTable:
    """The plan with distinct names."""
    bots = bot_names(each.name for each in plan.seats)
    names = distinct_names(each.name or (next(bots) if each.kind == "bot" else "") for each in plan.seats)
    seats = [msgspec.structs.replace(each, name=name) for each, name in zip(plan.seats, names, strict=True)]
    return msgspec.structs.replace(plan, seats=seats)


# ---------------------------------------------------------------------------------------- beginning


async def start(tables: "Tables", table: Table) -> None:
    """Start the game; seats that are still open go to bots."""
    async with table.lock:
        if table.status != "waiting":
            raise Refused("already-started")
        await tables.commit(table, starting(table))
    tables.changed(table)


def starting(table: Table) -> list[Write]:
    """Start the game in memory; returns the writes that store it."""
    changes, _ = _begin(table)
    begun: Write = schema.START_TABLE, {"of_table": table.id, **changes}
    return [begun, *(write for seat in table.seats for write in rows.held_anew(table, seat))]


def _begin(table: Table, answers: list[Answer] | None = None) -> tuple[rows.Row, list[rows.Row]]:
    """Set up the match in memory; returns the changes of the table's row, and the rows of answers given already."""
    bots = bot_names(seat.name for seat in table.seats)
    for seat in table.seats:
        if seat.kind == "open":
            seat.kind, seat.bot = "bot", usual_bot(table.game)
            seat.name = seat.name or next(bots)
            seat.holders, seat.lost = dict.fromkeys(seat.lost, time.time()), frozenset()  # they may still come
        seat.seconds_left = table.terms.clock.start
    if table.origin:
        table.setup = msgspec.structs.replace(table.setup, seed=table.origin.seed)
    match = table.match = Match(table.game, table.setup, forced=True)
    events, first = rows.encode(match.journal[:]).decode(), msgspec.msgpack.encode(match.snapshots[-1])
    given = [row for each in answers or [] for row in answering.take(table, each.seat, each.action)]
    table.status = "over" if match.over else "playing"
    table.start_clock()
    changes = {"status": table.status, "seed": table.setup.seed, "origin": rows.of_origin(table.origin)}
    return {**changes, "start_events": events, "start_snapshot": first}, given
