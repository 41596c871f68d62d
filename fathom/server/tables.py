"""The tables of a server: opened, found again after a restart, joined, played at, and put away."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from fathom.bots import bots_of, make_bot
from fathom.games import load
from fathom.kernel import Action, Game, Illegal, Match, Setup, Unknown
from fathom.kernel.match import Answer, Snapshot
from fathom.server import schema, wire
from fathom.server.crew import Crew, last_resort
from fathom.server.errors import Refused, stale
from fathom.server.settings import Settings
from fathom.server.store import Conflict, Store, Write
from fathom.server.table import LIVE_START, RELAXED, Seat, Table, hashed, new_id, new_key

log = logging.getLogger(__name__)

KEPT = 500  # tables held in memory while nobody watches them
encode = msgspec.json.encode


class Tables:
    def __init__(self, store: Store, crew: Crew, settings: Settings) -> None:
        self.store = store
        self.crew = crew
        self.settings = settings
        self._open: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    @property
    def count(self) -> int:
        return len(self._open)

    # ------------------------------------------------------------------------------------------ opening

    async def create(
        self, plan: wire.NewTable, browser: str, *, answers: list[Answer] | None = None, forked_from: str | None = None
    ) -> tuple[Table, list[wire.Invite]]:
        """Open a new table, perhaps with answers that were given elsewhere."""
        game, setup = self._setup(plan)
        invites: list[wire.Invite] = []
        seats = [self._seat(game, number, each, browser, invites) for number, each in enumerate(plan.seats)]
        table = Table(table_id=new_id(), game=game, setup=setup, host=browser, clock=plan.clock, seats=seats)
        table.public, table.chat_on, table.forked_from = plan.public, plan.chat, forked_from
        writes: list[Write] = [(schema.tables.insert(), self._row(table))]
        writes += [(schema.seats.insert(), self._seat_row(table, seat)) for seat in seats]
        writes += [
            (schema.holders.insert(), {"table_id": table.id, "seat": seat.seat, "browser": holder})
            for seat in seats
            for holder in seat.holders
        ]
        await self.store.write(*writes)
        self._keep(table)
        if all(seat.kind != "open" for seat in seats) or answers:
            await self.start(table, answers)
        return table, invites

    def _setup(self, plan: wire.NewTable) -> tuple[Game, Setup]:
        try:
            game = load(plan.game)
            setup = Setup(len(plan.seats), plan.seed or secrets.token_hex(16), game.options_from(dict(plan.options)))
            game.set_up(setup)
        except (Unknown, ValueError) as error:
            raise Refused("bad-table", 400, detail=str(error)) from None
        return game, setup

    def _seat(self, game: Game, number: int, plan: wire.SeatPlan, browser: str, invites: list[wire.Invite]) -> Seat:
        match plan.kind:
            case "me":
                return Seat(number, "person", plan.name, holders={browser})
            case "bot":
                bot = plan.bot or self.default_bot(game)
                try:
                    make_bot(game, bot, "")
                except Unknown as error:
                    raise Refused("bad-table", 400, detail=str(error)) from None
                return Seat(number, "bot", plan.name or bot.capitalize(), bot)
            case "open":
                key = new_key()
                invites.append(wire.Invite(number, key))
                return Seat(number, "open", plan.name, key_hash=hashed(key))

    def default_bot(self, game: Game) -> str:
        return [*bots_of(game)][-1]

    async def start(self, table: Table, answers: list[Answer] | None = None) -> None:
        """Begin to play; seats that are still open go to bots."""
        async with table.lock:
            if table.status != "waiting":
                raise Refused("already-started")
            for seat in table.seats:
                if seat.kind == "open":
                    seat.kind, seat.bot = "bot", self.default_bot(table.game)
                    seat.name = seat.name or seat.bot.capitalize()
                if table.clock.pace != "none":
                    seat.seconds_left = LIVE_START if table.clock.pace == "live" else RELAXED
            table.match = Match(table.game, table.setup)
            first = table.match.snapshots[-1] if table.match.snapshots else None
            events = encode(table.match.journal).decode()
            rows = []
            for given in answers or []:
                rows.append(self._take(table, given.seat, given.action))
            table.status = "over" if table.match.over else "playing"
            values = {
                "status": table.status,
                "start_events": events,
                "start_snapshot": msgspec.msgpack.encode(first) if first else None,
            }
            writes: list[Write] = [(self._of(schema.tables, table).values(values), None)]
            writes += [self._update_seat(table, seat) for seat in table.seats]
            writes += [(schema.answers.insert(), rows)] if rows else []
            await self._commit(table, writes)
            table.start_clock()
        self.changed(table)

    async def open(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        table = self._open.get(table_id)
        if table is None:
            async with self._opening.setdefault(table_id, asyncio.Lock()):
                table = self._open.get(table_id) or await self._load(table_id)
            self._opening.pop(table_id, None)
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
            seats.append(Seat(**each, holders={h["browser"] for h in held if h["seat"] == each["seat"]}))
        clock = msgspec.json.decode(row["clock"], type=wire.Clock)
        table = Table(table_id=table_id, game=game, setup=setup, host=row["host"], clock=clock, seats=seats)
        table.status, table.public, table.chat_on = row["status"], row["public"], row["chat"]
        table.created, table.undone = row["created"], row["undone"]
        table.forked_from, table.next_table = row["forked_from"], row["next_table"]
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
        actions = msgspec.json.Decoder(table.game.action_type)
        answers = [Answer(each["seat"], actions.decode(each["action"]), each["seen"]) for each in rows]
        events: list[Any] = []
        for told in [row["start_events"], *(each["events"] for each in rows)]:
            if len(events) >= start.events:
                break
            events += msgspec.json.decode(told, type=list[table.game.event_type])  # type: ignore[name-defined]
        match = Match.resume(table.game, table.setup, answers[: start.answers], events[: start.events], start)
        try:
            for given in answers[start.answers :]:
                match.answer(given.seat, given.action)
        except Illegal:
            match.rewind(start.answers)
            match.notice = "step-asked-again"
            table.undone += len(answers) - start.answers
            await self.store.write(
                (_since(table, start.answers), None), (self._of(schema.tables, table).values(undone=table.undone), None)
            )
        table.match = match
        table.start_clock()

    def _keep(self, table: Table) -> None:
        self._open[table.id] = table
        if len(self._open) > KEPT:
            idle = [each for each in self._open.values() if not each.watchers and not each.lock.locked()]
            for each in sorted(idle, key=lambda each: each.used)[: len(self._open) - KEPT]:
                if each is not table:
                    self.forget(each)

    def is_stale(self, table: Table) -> bool:
        """Whether a table was dropped from memory since somebody got hold of it."""
        return self._open.get(table.id) is not table

    def forget(self, table: Table) -> None:
        """Drop a table from memory; whoever asks for it next gets it from the store."""
        self._open.pop(table.id, None)
        if table.bots_task:
            table.bots_task.cancel()

    async def resume(self) -> None:
        """After a start: reopen the tables that wait for a bot or run by a clock."""
        running = sa.select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        bots = sa.select(schema.seats.c.table_id).where(schema.seats.c.kind == "bot")
        timed = schema.tables.c.clock.not_like('%"none"%')
        wanted = running.where(sa.or_(schema.tables.c.id.in_(bots), timed)).order_by(schema.tables.c.created.desc())
        for row in await self.store.rows(wanted.limit(KEPT)):
            try:
                await self.open(row["id"])
            except Exception:
                log.exception("table %s cannot be reopened", row["id"])

    async def close(self) -> None:
        for table in list(self._open.values()):
            self.forget(table)

    # ------------------------------------------------------------------------------------------ playing

    async def answer(self, table: Table, seat: int, number: int, action: dict[str, Any] | Action) -> None:
        """Take a seat's answer to a question; it is on disk when this returns."""
        async with table.lock:
            self.playing(table)
            if number != table.number:
                raise stale()
            taken = action if isinstance(action, Action) else self._action(table, seat, action)
            table.stop_clock(seat)
            row = self._take(table, seat, taken)
            await self._commit(table, [(schema.answers.insert(), row), *self._after(table, seat)])
            table.proposal = None
            table.start_clock()
        self.changed(table)

    def _action(self, table: Table, seat: int, plain: dict[str, Any]) -> Action:
        """The action that a client means; a seat that is not asked is told that first."""
        self.playing(table).ask(seat)
        try:
            action: Action = msgspec.convert(plain, table.game.action_type)
        except msgspec.ValidationError:
            raise Refused("not-an-option", 422) from None
        return action

    def playing(self, table: Table) -> Match:
        if table.match is None:
            raise Refused("not-started")
        return table.match

    def _take(self, table: Table, seat: int, action: Action, *, again: bool = False) -> dict[str, Any]:
        """Apply an answer to the match in memory and make the row that stores it."""
        match = self.playing(table)
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
            writes.append((self._of(schema.tables, table).values(status="over"), None))
        if table.clock.pace != "none":
            writes.append(self._update_seat(table, table.seats[seat]))
        return writes

    async def _commit(self, table: Table, writes: list[Write]) -> None:
        """Write, or forget what memory believes and let the caller look again."""
        try:
            await self.store.write(*writes)
        except Conflict:
            self.forget(table)
            raise stale() from None
        except BaseException:
            self.forget(table)
            raise

    async def undo(self, table: Table, seat: int) -> None:
        """Take back a seat's own last answer, while nothing was seen since."""
        async with table.lock:
            match = self.playing(table)
            before = match.number
            match.undo(seat)
            await self._unwrite(table, before)
        self.changed(table)

    async def redo(self, table: Table, seat: int) -> None:
        async with table.lock:
            if not self.playing(table).can_redo(seat):
                raise Illegal("nothing-to-redo")
            row = self._take(table, seat, Action(), again=True)
            await self._commit(table, [(schema.answers.insert(), row), *self._after(table, seat)])
        self.changed(table)

    async def _unwrite(self, table: Table, before: int) -> None:
        match = self.playing(table)
        table.undone += before - match.number
        table.status, table.proposal = "playing", None
        values = {"undone": table.undone, "status": "playing"}
        await self._commit(
            table, [(_since(table, match.number), None), (self._of(schema.tables, table).values(values), None)]
        )
        table.start_clock()

    async def rewind(self, table: Table, number: int) -> None:
        """Go back to an earlier question, as the players have agreed."""
        async with table.lock:
            before = self.playing(table).number
            self.playing(table).rewind(number)
            await self._unwrite(table, before)
        self.changed(table)

    # --------------------------------------------------------------------------------------------- bots

    def changed(self, table: Table) -> None:
        """Tell the watchers, and let bots answer if it is their turn."""
        table.changed()
        if self._bot_seat(table) is not None and (table.bots_task is None or table.bots_task.done()):
            table.bots_task = asyncio.create_task(self._run_bots(table))

    def _bot_seat(self, table: Table) -> int | None:
        return next((seat for seat in table.asks if table.seats[seat].kind == "bot"), None)

    async def _run_bots(self, table: Table) -> None:
        while (seat := self._bot_seat(table)) is not None and self._open.get(table.id) is table:
            if table.watchers and self.settings.bot_pause:
                await asyncio.sleep(self.settings.bot_pause)
            await self.bot_answers(table, seat)

    async def bot_answers(self, table: Table, seat: int, bot: str = "") -> None:
        """Let a bot answer for a seat; if the table has moved on meanwhile, nothing happens."""
        match = self.playing(table)
        ask = table.asks.get(seat)
        if ask is None:
            return
        number = table.number
        name = bot or table.seats[seat].bot or self.default_bot(table.game)
        seed = f"{table.setup.seed}/bot{seat}/{number}"
        action = await self.crew.choose(table.game, name, seed, match.view(seat), ask)
        with contextlib.suppress(Refused, Illegal):
            await self.answer(table, seat, number, action)

    async def watch_clocks(self) -> None:
        """Once a second: act for seats whose time is over, as their table has chosen."""
        while True:
            await asyncio.sleep(1)
            for table in list(self._open.values()):
                if table.clock.pace != "none" and table.clock.at_zero != "nothing" and table.match:
                    for seat in list(table.asks):
                        if table.seconds_left(seat) == 0 and table.seats[seat].kind == "person":
                            await self._time_is_over(table, seat)

    async def _time_is_over(self, table: Table, seat: int) -> None:
        ask = table.asks[seat]
        try:
            if table.clock.at_zero == "skip" and last_resort(ask).idle:
                await self.answer(table, seat, table.number, last_resort(ask))
            else:
                await self.bot_answers(table, seat)
        except (Refused, Illegal):
            log.info("table %s: the clock came too late", table.id)

    # ---------------------------------------------------------------------------------------------- rows

    async def save_seat(self, table: Table, seat: Seat) -> None:
        """Store who sits on a seat and which browsers hold it."""
        mine = sa.and_(schema.holders.c.table_id == table.id, schema.holders.c.seat == seat.seat)
        writes: list[Write] = [self._update_seat(table, seat), (schema.holders.delete().where(mine), None)]
        writes += [
            (schema.holders.insert(), {"table_id": table.id, "seat": seat.seat, "browser": browser})
            for browser in seat.holders
        ]
        await self._commit(table, writes)
        self.changed(table)

    async def save_next(self, table: Table) -> None:
        await self._commit(table, [(self._of(schema.tables, table).values(next_table=table.next_table), None)])
        table.changed()

    def _of(self, what: sa.Table, table: Table) -> sa.Update:
        return what.update().where(what.c.id == table.id)

    def _update_seat(self, table: Table, seat: Seat) -> Write:
        of_seat = sa.and_(schema.seats.c.table_id == table.id, schema.seats.c.seat == seat.seat)
        return schema.seats.update().where(of_seat).values(self._seat_row(table, seat)), None

    def _seat_row(self, table: Table, seat: Seat) -> dict[str, Any]:
        values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "key_hash": seat.key_hash}
        return {"table_id": table.id, "seat": seat.seat, "seconds_left": seat.seconds_left, **values}

    def _row(self, table: Table) -> dict[str, Any]:
        return {
            "id": table.id,
            "game": table.game.name,
            "rules_version": table.game.rules_version,
            "seat_count": table.setup.seats,
            "options": table.options_json(),
            "seed": table.setup.seed,
            "status": table.status,
            "public": table.public,
            "chat": table.chat_on,
            "clock": encode(table.clock).decode(),
            "host": table.host,
            "created": table.created,
            "undone": 0,
            "forked_from": table.forked_from,
            "start_events": "[]",
        }


def _since(table: Table, number: int) -> sa.Delete:
    given = schema.answers
    return given.delete().where(sa.and_(given.c.table_id == table.id, given.c.number >= number))
