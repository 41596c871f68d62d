"""The tables of a server: opened, found again after a restart, joined, played at, and put away."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.bots import bots_of, usual_bot
from fathom.games import load, names
from fathom.kernel import Action, BadOption, Game, Illegal, Match, Setup, Unknown
from fathom.kernel.fairness import Origin, new_secret
from fathom.kernel.insight.odds import Odds
from fathom.kernel.match import Answer, Snapshot
from fathom.server import automata, schema, takeback, wire
from fathom.server.crew import Crew
from fathom.server.errors import Refused, stale
from fathom.server.names import apart as names_apart
from fathom.server.settings import Settings
from fathom.server.store import Conflict, Store, Write, told
from fathom.server.table import LIVE_START, RELAXED, Seat, Table, hashed, new_id, new_key

log = logging.getLogger(__name__)

KEPT = 500  # tables held in memory while nobody watches them
PROMISED = 10_000  # secrets that are promised and not yet used
UNUSED, TIDY_EACH = 1800.0, 20.0  # seconds
NOTED = 600.0  # seconds between two notes of when a browser was last seen
News = tuple[str, int]
"""What the table is told about a seat: the key of a line, and the seat that brought it about (or -1)."""
encode = msgspec.json.encode


def game_called(name: str) -> Game:
    if name not in names():
        raise Refused("no-such-game", 404)
    return load(name)


class Tables:
    def __init__(self, store: Store, crew: Crew, settings: Settings) -> None:
        self.store = store
        self.crew = crew
        self.settings = settings
        self._open: dict[str, Table] = {}
        self._promised: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self.attended: set[str] = set()  # tables that wait, or lately did, for a bot or a clock
        self.checking = asyncio.Lock()  # a record is checked alone: it may take a processor for seconds

    @property
    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._open.values())

    # ------------------------------------------------------------------------------------------ opening

    async def create(
        self,
        plan: wire.NewTable,
        browser: str,
        *,
        answers: list[Answer] | None = None,
        known: bool = False,
        forked_from: str | None = None,
        holders: list[set[str]] | None = None,
    ) -> tuple[Table, list[wire.Invite]]:
        """Open a new table, perhaps with answers that were given elsewhere, or for people who are known already.

        `known`: its seed was seen in another game.
        """
        game, setup = self._setup(plan)
        invites: list[wire.Invite] = []
        plan = _named(plan)
        seats = [self._seat(game, number, each, browser, invites) for number, each in enumerate(plan.seats)]
        if holders:
            for seat, browsers in zip(seats, holders, strict=True):
                seat.holders = dict.fromkeys(browsers, time.time())
        table = Table(table_id=new_id(), game=game, setup=setup, host=browser, terms=plan.terms, seats=seats)
        table.forked_from = forked_from
        table.origin, table.bot_secret = self._origin(plan, browser, known), new_secret()
        row = self._row(table)
        rows: list[dict[str, Any]] = []
        if all(seat.kind != "open" for seat in seats) or answers:
            changes, rows = self._begin(table, answers)
            row |= changes
        writes: list[Write] = [(schema.NEW_TABLES, row)]
        writes += [(schema.NEW_SEATS, {"table_id": table.id, "seat": seat.seat, **_of_seat(seat)}) for seat in seats]
        writes += [(schema.NEW_HOLDERS, each) for seat in seats for each in _holders(table, seat)]
        writes += [(schema.NEW_ANSWERS, each) for each in rows]
        try:
            await self.store.write(*writes)
        except Exception as error:
            log.error("a new table could not be stored: %s", told(error))
            raise Refused("not-stored", 503) from None
        self._keep(table)
        self.changed(table)
        return table, invites

    def _setup(self, plan: wire.NewTable) -> tuple[Game, Setup]:
        game, count = game_called(plan.game), len(plan.seats)
        if count not in game.seats:
            allowed = "–".join(str(end) for end in sorted({game.seats[0], game.seats[-1]}))
            raise Refused("wrong-seat-count", 400, allowed=allowed, count=count)
        try:
            setup = Setup(count, plan.seed, game.options_from(dict(plan.options)))
            game.set_up(setup)
            if plan.terms.shared and (game.secrets or not game.cooperative):
                raise Refused("cannot-share", 400)
        except Unknown as error:
            raise Refused("no-such-option", 400, option=error.name) from None
        except BadOption as error:
            raise Refused("bad-option", 400, option=error.option, value=str(error.value)) from None
        return game, setup

    def promise(self, browser: str) -> str:
        """Draw a secret for a browser's next table and promise it."""
        secret = new_secret()
        promise = Origin(secret).promise
        self._promised[promise] = browser, secret
        if len(self._promised) > PROMISED:
            self._promised.popitem(last=False)
        return promise

    def _origin(self, plan: wire.NewTable, browser: str, known: bool) -> Origin:
        if plan.seed:
            return Origin(new_secret(), how="known" if known else "chosen", given=plan.seed)
        promised = self._promised.pop(plan.promise, None) if plan.promise else ("", new_secret())
        if promised is None or promised[0] not in ("", browser):
            raise Refused("promise-gone")
        mine = next((seat for seat, each in enumerate(plan.seats) if each.kind == "me"), -1)
        return Origin(promised[1], tuple(plan.share if seat == mine else "" for seat in range(len(plan.seats))))

    def _seat(self, game: Game, number: int, plan: wire.SeatPlan, browser: str, invites: list[wire.Invite]) -> Seat:
        match plan.kind:
            case "me":
                return Seat(number, "person", plan.name, holders={browser: time.time()})
            case "bot":
                bot = offered(game, plan.bot)
                return Seat(number, "bot", plan.name or _called(bot), bot)
            case "open":
                key = new_key()
                invites.append(wire.Invite(number, key))
                return Seat(number, "open", plan.name, key_hash=hashed(key))

    async def start(self, table: Table) -> None:
        """Begin to play; seats that are still open go to bots."""
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already-started")
            await self._commit(table, self._starting(table))
        self.changed(table)

    def _starting(self, table: Table) -> list[Write]:
        changes, _ = self._begin(table)
        start: Write = schema.START_TABLE, {"of_table": table.id, **changes}
        return [start, *(self._change(table, seat) for seat in table.seats)]

    def _begin(self, table: Table, answers: list[Answer] | None = None) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Set up the match in memory; returns what changes in the table's row, and rows of answers given already."""
        for seat in table.seats:
            if seat.kind == "open":
                seat.kind, seat.bot = "bot", usual_bot(table.game)
                seat.name = seat.name or _called(seat.bot)
            if table.terms.clock.pace != "none":
                seat.seconds_left = LIVE_START if table.terms.clock.pace == "live" else RELAXED
        if table.origin:
            table.setup = msgspec.structs.replace(table.setup, seed=table.origin.seed)
        match = table.match = Match(table.game, table.setup)
        events, first = encode(match.journal[:]).decode(), msgspec.msgpack.encode(match.snapshots[-1])
        rows = [self._take(table, given.seat, given.action) for given in answers or []]
        table.status = "over" if match.over else "playing"
        table.start_clock()
        changes = {"status": table.status, "seed": table.setup.seed, "origin": _packed(table.origin)}
        return {**changes, "start_events": events, "start_snapshot": first}, rows

    async def open(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        table = self._open.get(table_id)
        if table is None:
            try:
                async with self._opening.setdefault(table_id, asyncio.Lock()):
                    table = self._open.get(table_id) or await self._load(table_id)
            finally:
                self._opening.pop(table_id, None)
        else:
            self._open[table_id] = self._open.pop(table_id)  # the tables used last stand at the end
            table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        row = await self.store.table(table_id)
        if row is None:
            raise Refused("no-such-table", 404)
        game = load(row["game"])
        setup = Setup(row["seat_count"], row["seed"], msgspec.json.decode(row["options"], type=game.options))
        held = await self.store.of_table(schema.holders, table_id, schema.holders.c.seat)
        seats = []
        for each in await self.store.of_table(schema.seats, table_id, schema.seats.c.seat):
            each.pop("table_id")
            each["passes"] = frozenset(msgspec.json.decode(each["passes"]))
            mine = [row for row in held if row["seat"] == each["seat"]]
            holders = {row["browser"]: row["added"] for row in mine if not row["lost"]}
            seats.append(Seat(**each, holders=holders, lost=frozenset(row["browser"] for row in mine if row["lost"])))
        terms = msgspec.convert(row["terms"], wire.TableOptions)
        table = Table(table_id=table_id, game=game, setup=setup, host=row["host"], terms=terms, seats=seats)
        table.status = row["status"]
        table.created, table.undone = row["created"], row["undone"]
        table.forked_from, table.next_table = row["forked_from"], row["next_table"]
        table.origin = msgspec.json.decode(row["origin"], type=Origin) if row["origin"] else None
        table.bot_secret = row["bot_secret"]
        table.last_seen = {row["browser"]: row["seen"] for row in held}
        table.chat = await self.store.of_table(schema.chat, table_id, schema.chat.c.number)
        if table.status != "waiting":
            await self._reopen(table, row)
        self._keep(table)
        self.changed(table)
        return table

    async def _reopen(self, table: Table, row: dict[str, Any]) -> None:
        """Rebuild the match from its last snapshot and the answers since."""
        rows = await self.store.of_table(schema.answers, table.id, schema.answers.c.number)
        packed = next((each["snapshot"] for each in reversed(rows) if each["snapshot"]), row["start_snapshot"])
        start = msgspec.msgpack.decode(packed, type=Snapshot)
        read = table.game.action_reader.decode
        answers = [Answer(each["seat"], read(each["action"]), each["seen"]) for each in rows]
        happened = msgspec.json.Decoder(list[table.game.event_type])  # type: ignore[name-defined]
        events: list[Any] = []
        for tale in [row["start_events"], *(each["events"] for each in rows)]:
            if len(events) >= start.events:
                break
            events += happened.decode(tale)
        match = Match.resume(table.game, table.setup, answers[: start.answers], events[: start.events], start)
        try:
            for given in answers[start.answers :]:
                match.answer(given.seat, given.action)
        except Illegal:
            match.rewind(start.answers)
            match.notice = "step-asked-again"
            table.undone += len(answers) - start.answers
            await self.store.write(*self._shortened(table, start.answers))
        table.match = match
        table.start_clock()

    def _keep(self, table: Table) -> None:
        self._open[table.id] = table
        if len(self._open) > KEPT:
            oldest = next((each for each in self._open.values() if each.idle and each is not table), None)
            if oldest is not None:
                self.forget(oldest)

    def tidy(self) -> None:
        """Drop tables that nobody has used for long, and of the others the oldest as long as all weigh too much."""
        idle = sorted((table for table in self.held if table.idle), key=lambda table: table.used)
        excess = sum(table.weight for table in self.held) - self.settings.table_megabytes * 1e6
        for table in idle:
            if excess > 0 or time.monotonic() - table.used > UNUSED:
                excess -= table.weight
                self.forget(table)

    async def tidy_forever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EACH)
            self.tidy()

    def is_stale(self, table: Table) -> bool:
        """Whether a table was dropped from memory since somebody got hold of it."""
        return self._open.get(table.id) is not table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever asks for it next gets it from the store, and lines ask at once."""
        if not self.is_stale(table):
            del self._open[table.id]
        if table.bots_task and table.bots_task is not asyncio.current_task():
            table.bots_task.cancel()
        table.changed()

    async def resume(self) -> None:
        """After a start: reopen the tables that wait for a bot or run by a clock."""
        running = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        bots = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        timed = schema.tables.c.terms[("clock", "pace")].as_string() != "none"
        wanted = running.where(sa.or_(schema.tables.c.id.in_(bots), timed)).order_by(schema.tables.c.created.desc())
        for row in await self.store.rows(wanted.limit(KEPT)):
            try:
                await self.open(row["id"])
            except Exception:
                log.exception("table %s cannot be reopened", row["id"])

    async def close(self) -> None:
        for table in self.held:
            self.forget(table)

    # ------------------------------------------------------------------------------------------ playing

    async def stored(self, table: Table) -> Table:
        """A table as it is on disk, perhaps opened anew: what is shown of it must be read before the next `await`."""
        while True:
            if self.is_stale(table):
                table = await self.open(table.id)
            elif table.unstored:
                await table.settled()
            else:
                return table

    async def answer(self, table: Table, seat: int, number: int, action: dict[str, Any] | Action) -> None:
        """Take a seat's answer to a question; it is on disk when this returns."""
        await table.settled()
        self.playing(table)
        if number == table.number:
            await automata.keep_pace(table)
        async with table.lock:
            self.playing(table)
            if number != table.number:
                raise stale()
            taken = action if isinstance(action, Action) else self._action(table, seat, action)
            left = table.seconds_after(seat)
            row = self._take(table, seat, taken)
            table.seats[seat].seconds_left = left
            await self._commit(table, [(schema.NEW_ANSWERS, row), *self._after(table, seat)])
            closed = number != table.number
            if closed or not table.quiet:
                table.proposal = None
                table.start_clock()
        if closed or not table.quiet:
            self.changed(table)
        else:
            table.changed(only=seat)  # a quiet question does not show who has answered

    def _action(self, table: Table, seat: int, plain: dict[str, Any]) -> Action:
        """The action that a client means; a seat that is not asked is told that first."""
        self.playing(table).ask(seat)
        try:
            action: Action = table.game.action_reader.decode(encode(plain))
        except msgspec.ValidationError:
            raise Refused("not-an-option", 422) from None
        return action

    async def odds(self, table: Table, seat: int, number: int, action: dict[str, Any]) -> Odds:
        """The odds of an answer that a seat might give, by what it knows."""
        await table.settled()
        match = self.playing(table)
        if not table.terms.odds:
            raise Refused("odds-off", 403)
        if number != table.number:
            raise stale()
        wished, memory = self._action(table, seat, action), match.memory(seat)
        if wished not in memory.options:
            raise match.ask(seat).refuse(wished)
        found = await self.crew.odds(table.id, table.game, memory, wished)
        if found is None:
            raise Refused("no-odds", 503)
        return found

    def playing(self, table: Table) -> Match:
        """The match of a table that holds the truth: one dropped from memory may believe what was never stored."""
        if self.is_stale(table):
            raise stale()
        if table.match is None:
            raise Refused("not-started")
        return table.match

    def _take(self, table: Table, seat: int, action: Action, *, again: bool = False) -> dict[str, Any]:
        """Apply an answer to the match in memory and make the row that stores it."""
        match = table.match
        assert match is not None
        number, told, last = match.number, len(match.journal), match.snapshots[-1] if match.snapshots else None
        if again:
            match.redo(seat)
        else:
            match.answer(seat, action)
        given = match.answers[-1]
        new = match.snapshots[-1] if match.snapshots and match.snapshots[-1] is not last else None
        return {
            "table_id": table.id,
            "number": number,
            "seat": seat,
            "action": encode(given.action).decode(),
            "seen": given.seen,
            "events": encode(match.journal[told:]).decode(),
            "snapshot": msgspec.msgpack.encode(new) if new else None,
            "at": time.time(),
        }

    def _after(self, table: Table, seat: int) -> list[Write]:
        writes: list[Write] = []
        if table.match and table.match.over:
            table.status = "over"
            writes.append((schema.SET_STATUS, {"of_table": table.id, "status": "over"}))
        if table.terms.clock.pace != "none":
            writes.append(self._change(table, table.seats[seat]))
        return writes

    async def _commit(self, table: Table, writes: list[Write], *, ahead: bool = True) -> None:
        """Write. If memory is ahead, nobody sees it before it is on disk; if it never is, memory is forgotten."""
        if self.is_stale(table):
            raise stale()
        table.unstored = ahead
        try:
            await self.store.write(*writes)
        except Conflict:
            self.forget(table)
            raise stale() from None
        except Exception as error:
            self.forget(table)
            self.attended.add(table.id)  # whoever played by himself there shall go on
            log.error("table %s: a write failed, nothing of it was shown: %s", table.id, told(error))
            raise Refused("not-stored", 503) from None
        except BaseException:
            self.forget(table)
            raise
        table.unstored = False

    async def undo(self, table: Table, seat: int, *, turn: bool = False) -> None:
        """Take back a seat's own last answer, or its whole turn, while nothing was seen since."""
        async with table.lock:
            match = self.playing(table)
            number = takeback.turn(table, seat) if turn else takeback.last(table, seat)
            if number is None:
                raise Illegal("nothing-to-undo")
            shown = table.number
            if number == match.number - 1:
                match.undo(seat)
            else:
                match.rewind(number)
            await self._unwrite(table, shown)
        self.changed(table)

    async def redo(self, table: Table, seat: int) -> None:
        async with table.lock:
            if not self.playing(table).can_redo(seat):
                raise Illegal("nothing-to-redo")
            row = self._take(table, seat, Action(), again=True)
            await self._commit(table, [(schema.NEW_ANSWERS, row), *self._after(table, seat)])
        self.changed(table)

    async def _unwrite(self, table: Table, shown: int) -> None:
        """Store that answers were taken back. The public number grows, by what is public alone."""
        match = self.playing(table)
        table.undone += max(0, (shown - table.number) // 2 + 1)
        table.status, table.proposal = "playing", None
        await self._commit(table, self._shortened(table, match.number))
        table.start_clock()

    async def rewind(self, table: Table, number: int) -> None:
        """Go back to an earlier question, as the players have agreed."""
        async with table.lock:
            match, shown = self.playing(table), table.number
            match.rewind(number)
            if table.quiet:
                match.rewind(match.opened)  # all are asked anew, or each would learn who had answered before whom
            await self._unwrite(table, shown)
        self.changed(table)

    def changed(self, table: Table) -> None:
        """Tell the watchers, and let bots answer if it is their turn."""
        table.changed()
        automata.wake(self, table)

    # ---------------------------------------------------------------------------------------------- rows

    async def reseat(
        self,
        table: Table,
        seat: Seat,
        news: Sequence[News] = (),
        *,
        origin: Origin | None = None,
        start: bool = False,
    ) -> None:
        """Store who sits on a seat and which browsers hold it, what the table is told of it, and a start, all or none.

        `origin` holds a new share. The caller holds the table's lock.
        """
        of_seat = {"of_table": table.id, "of_seat": seat.seat}
        writes: list[Write] = [self._change(table, seat), (schema.DROP_HOLDERS, of_seat)]
        writes += [(schema.NEW_HOLDERS, each) for each in _holders(table, seat)]
        told = [self._told(table, seat, key, by, number) for number, (key, by) in enumerate(news, len(table.chat))]
        writes += [(schema.NEW_CHAT, row) for row in told]
        if origin is not None:
            table.origin = origin
            writes.append((schema.SET_ORIGIN, {"of_table": table.id, "origin": _packed(origin)}))
        if start:
            table.seats[seat.seat] = seat
            writes += self._starting(table)
        await self._commit(table, writes)
        table.seats[seat.seat] = seat
        table.chat += told

    def _told(self, table: Table, seat: Seat, key: str, by: int, number: int) -> dict[str, Any]:
        """A line of the table's own in the chat."""
        line = wire.ChatLine(number, seat.seat, seat.name, "", time.time(), notice=key, by=by)
        return {"table_id": table.id, **msgspec.structs.asdict(line)}

    async def note(self, table: Table, browser: str) -> None:
        """Keep, now and then, when a browser with a seat was last seen."""
        table.saw(browser)
        seen = table.last_seen.get(browser)
        if seen is not None and seen - table.noted.get(browser, 0.0) > NOTED:
            table.noted[browser] = seen
            try:
                await self.store.write((schema.SET_SEEN, {"of_table": table.id, "of_browser": browser, "seen": seen}))
            except Exception as error:
                log.warning("when somebody was last seen could not be stored: %s", told(error))

    async def save_next(self, table: Table, following: str) -> None:
        await self._commit(table, [(schema.SET_NEXT, {"of_table": table.id, "next_table": following})], ahead=False)
        table.next_table = following
        table.changed()

    async def save_line(self, table: Table, line: wire.ChatLine) -> None:
        statement = encode(line.statement).decode() if line.statement else None
        row = {"table_id": table.id, **msgspec.structs.asdict(line), "statement": statement}
        await self._commit(table, [(schema.NEW_CHAT, row)], ahead=False)
        table.chat.append(row)
        table.changed()

    def _change(self, table: Table, seat: Seat) -> Write:
        return schema.SET_SEAT, {"of_table": table.id, "of_seat": seat.seat, **_of_seat(seat)}

    def _shortened(self, table: Table, number: int) -> list[Write]:
        """The answers from a number on are no more."""
        undone = {"of_table": table.id, "undone": table.undone, "status": "playing"}
        return [
            (schema.DROP_ANSWERS, {"of_table": table.id, "since": number}),
            (schema.DROP_REVIEW, {"of_table": table.id}),
            (schema.SET_UNDONE, undone),
        ]

    def _row(self, table: Table) -> dict[str, Any]:
        return {
            "id": table.id,
            "game": table.game.name,
            "rules_version": table.game.rules_version,
            "seat_count": table.setup.seats,
            "options": table.options_json(),
            "seed": table.setup.seed,
            "status": table.status,
            "terms": msgspec.to_builtins(table.terms),
            "host": table.host,
            "created": table.created,
            "undone": 0,
            "forked_from": table.forked_from,
            "start_events": "[]",
            "start_snapshot": None,
            "origin": _packed(table.origin),
            "bot_secret": table.bot_secret,
        }


def _packed(origin: Origin | None) -> str | None:
    return encode(origin).decode() if origin else None


def _of_seat(seat: Seat) -> dict[str, Any]:
    names = ("kind", "name", "bot", "key_hash", "seconds_left")
    passes = encode(sorted(seat.passes)).decode()
    return {**{name: getattr(seat, name) for name in names}, "passes": passes}


def _holders(table: Table, seat: Seat) -> list[dict[str, Any]]:
    """The rows of the browsers that hold a seat, and of those that did."""
    row = {"table_id": table.id, "seat": seat.seat}
    held = {**dict.fromkeys(seat.lost, 0.0), **seat.holders}
    return [
        {
            **row,
            "browser": browser,
            "added": added,
            "seen": max(added, table.last_seen.get(browser, 0.0)),
            "lost": browser not in seat.holders,
        }
        for browser, added in held.items()
    ]


def offered(game: Game, bot: str) -> str:
    """A bot that the form offers, or the usual one; how long others may think is the host's affair, not a guest's."""
    if bot and bot not in bots_of(game):
        raise Refused("no-such-bot", 400, bot=bot)
    return bot or usual_bot(game)


def _named(plan: wire.NewTable) -> wire.NewTable:
    """The plan with names that can be told apart."""
    names = names_apart(
        each.name or (_called(each.bot) if each.kind == "bot" and each.bot else "") for each in plan.seats
    )
    seats = [msgspec.structs.replace(each, name=name) for each, name in zip(plan.seats, names, strict=True)]
    return msgspec.structs.replace(plan, seats=seats)


def _called(bot: str) -> str:
    """What a bot without a name is called: `thinker:fast` is Thinker."""
    return bot.partition(":")[0].capitalize()
