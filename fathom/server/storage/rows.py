"""Converts tables, seats, answers and chat between structs and database rows."""

import time
from typing import Any

import msgspec

from fathom.games import load
from fathom.kernel import Game, Setup
from fathom.kernel.record.record import Record, Snapshot
from fathom.kernel.state.fairness import Origin
from fathom.server import wire
from fathom.server.archive.chapters import place_row
from fathom.server.storage import schema
from fathom.server.storage.writes import Write
from fathom.server.tables.table import Place, Seat, Table
from fathom.server.workers import table_revisions

encode = msgspec.json.encode

Row = dict[str, Any]


def of_table(table: Table) -> Row:
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
        "origin": of_origin(table.origin),
        "bot_secret": table.bot_secret,
        "carry": None if table.setup.carry is None else encode(table.setup.carry).decode(),
        "paused": table.paused,
        **of_lobby(table),
        **place_row(table),
    }


def of_lobby(table: Table) -> Row:
    return {"link_hash": table.link_hash, "barred": encode(sorted(table.barred)).decode()}


def of_origin(origin: Origin | None) -> str | None:
    return encode(origin).decode() if origin else None


def of_seat(seat: Seat) -> Row:
    names = ("kind", "name", "bot", "key_hash", "seconds_left", "ready")
    passes = encode(sorted(seat.passes)).decode()
    return {**{name: getattr(seat, name) for name in names}, "passes": passes}


def of_holders(table: Table, seat: Seat) -> list[Row]:
    """The rows of the browsers that hold a seat or have held it."""
    held = {**dict.fromkeys(seat.lost, 0.0), **seat.holders}
    return [
        {
            "table_id": table.id,
            "seat": seat.seat,
            "browser": browser,
            "added": added,
            "seen": max(added, table.last_seen.get(browser, 0.0)),
            "lost": browser not in seat.holders,
        }
        for browser, added in held.items()
    ]


def of_answer(table_id: str, record: Record, told: int, snapshot: Snapshot | None) -> Row:
    """The row of the last answer, with the events since `told` and perhaps a snapshot."""
    number = record.answers.length - 1
    (given,) = record.answers.since(number)
    return {
        "table_id": table_id,
        "number": number,
        "seat": given.seat,
        "action": encode(given.action).decode(),
        "seen": given.seen,
        "events": encode(record.journal.since(told)).decode(),
        "snapshot": msgspec.msgpack.encode(snapshot) if snapshot else None,
        "at": time.time(),
        "told": told,
    }


def of_line(table: Table, line: wire.ChatLine) -> Row:
    statement = encode(line.statement).decode() if line.statement else None
    return {"table_id": table.id, **msgspec.structs.asdict(line), "statement": statement}


def of_notice(table: Table, seat: Seat, key: str, by: int, number: int) -> Row:
    """The row of a system line in the chat."""
    return of_line(table, wire.ChatLine(number, seat.seat, seat.name, "", time.time(), notice=key, by=by))


# ------------------------------------------------------------------------------------------- writes


def new(table: Table, changes: Row, answers: list[Row]) -> list[Write]:
    """The writes that store a new table, with answers that were given already."""
    writes: list[Write] = [
        (schema.NEW_TABLES, of_table(table) | changes),
        (schema.NEW_HEADS, table_revisions.first_head(table)),
    ]
    writes += [(schema.NEW_SEATS, {"table_id": table.id, "seat": seat.seat, **of_seat(seat)}) for seat in table.seats]
    writes += [(schema.NEW_HOLDERS, each) for seat in table.seats for each in of_holders(table, seat)]
    return writes + [(schema.NEW_ANSWERS, each) for each in answers]


def rematched(table: Table, following: str) -> Write:
    """The write that links a table to its rematch."""
    return schema.SET_NEXT, {"of_table": table.id, "next_table": following}


def continued(table: Table, following: str) -> Write:
    """The write that links a table to that of the next chapter."""
    return schema.SET_NEXT_CHAPTER, {"of_table": table.id, "next_chapter": following}


def seat_changed(table: Table, seat: Seat) -> Write:
    return schema.SET_SEAT, {"of_table": table.id, "of_seat": seat.seat, **of_seat(seat)}


def held_anew(table: Table, seat: Seat) -> list[Write]:
    """The writes that store a seat and the browsers that hold it."""
    gone: Write = schema.DROP_HOLDERS, {"of_table": table.id, "of_seat": seat.seat}
    return [seat_changed(table, seat), gone, *((schema.NEW_HOLDERS, each) for each in of_holders(table, seat))]


def shortened(table: Table, number: int) -> list[Write]:
    """The writes that drop the answers from a number on."""
    return [
        (schema.DROP_ANSWERS, {"of_table": table.id, "since": number}),
        (schema.DROP_REVIEW, {"of_table": table.id}),
        (schema.DROP_PUZZLES, {"of_table": table.id}),
        (schema.SET_UNDONE, {"of_table": table.id, "undone": table.undone, "status": "playing"}),
    ]


# ------------------------------------------------------------------------------------------ reading


def table_from(row: Row, seats: list[Row], held: list[Row], chat: list[Row]) -> Table:
    """A table made from its rows, without its match."""
    game = load(row["game"])
    table = Table(
        id=row["id"],
        game=game,
        setup=_setup_from(game, row),
        host=row["host"],
        terms=msgspec.convert(row["terms"], wire.TableOptions),
        seats=[_seat_from(each, [one for one in held if one["seat"] == each["seat"]]) for each in seats],
    )
    table.status = row["status"]
    table.created, table.undone = row["created"], row["undone"]
    table.forked_from, table.next_table = row["forked_from"], row["next_table"]
    table.place = Place(row["campaign_id"], row["chapter"]) if row["campaign_id"] else None
    table.next_chapter = row["next_chapter"]
    table.origin = msgspec.json.decode(row["origin"], type=Origin) if row["origin"] else None
    table.bot_secret = row["bot_secret"]
    table.link_hash, table.paused = row["link_hash"], row["paused"]
    table.barred = frozenset(msgspec.json.decode(row["barred"]))
    table.last_seen = {each["browser"]: each["seen"] for each in held}
    table.chat.add(*chat)
    return table


def _setup_from(game: Game, row: Row) -> Setup:
    options = msgspec.json.decode(row["options"], type=game.options)
    carry = msgspec.json.decode(row["carry"], type=game.carry.type) if row["carry"] and game.carry else None
    return Setup(row["seat_count"], row["seed"], options, carry=carry)


def _seat_from(row: Row, held: list[Row]) -> Seat:
    plain = {name: value for name, value in row.items() if name != "table_id"}
    plain["passes"] = frozenset(msgspec.json.decode(row["passes"]))
    holders = {each["browser"]: each["added"] for each in held if not each["lost"]}
    return Seat(**plain, holders=holders, lost=frozenset(each["browser"] for each in held if each["lost"]))
