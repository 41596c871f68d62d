"""People at a table: taking a seat, leaving it to a bot, agreeing on things, and talking."""

import time
from typing import Any

import msgspec

from fathom.bots import usual_bot
from fathom.kernel.talk import Statement
from fathom.server import wire
from fathom.server.errors import Refused
from fathom.server.table import Seat, Table, hashed, new_key
from fathom.server.tables import Tables, offered


async def join(tables: Tables, table: Table, wish: wire.Join, browser: str) -> int:
    """Sit down: with a seat's key, or on an open seat of a public table."""
    if wish.key is not None:
        seat = _seat_of_key(table, wish)
    else:
        mine = table.seats_of(browser)
        if mine and (wish.seat is None or wish.seat in mine):
            return mine[0] if wish.seat is None else wish.seat
        free = [each for each in table.seats if each.kind == "open" and wish.seat in (None, each.seat)]
        if not free or not (table.public or table.status == "playing"):
            raise Refused("no-open-seat", 403)
        seat = free[0]
    if seat.kind == "open":
        seat.kind = "person"
    seat.name = wish.name.strip() or seat.name
    seat.holders = seat.holders | {browser}
    await tables.save_seat(table, seat)
    if table.status == "waiting" and all(each.kind != "open" for each in table.seats):
        await tables.start(table)
    return seat.seat


def _seat_of_key(table: Table, wish: wire.Join) -> Seat:
    secret = hashed(wish.key or "")
    for seat in table.seats:
        if seat.key_hash == secret and wish.seat in (None, seat.seat):
            return seat
    raise Refused("wrong-key", 403)


async def rename(tables: Tables, table: Table, seat: int, name: str) -> None:
    if not name.strip():
        raise Refused("bad-request", 400)
    table.seats[seat].name = name.strip()
    await tables.save_seat(table, table.seats[seat])


async def fresh_link(tables: Tables, table: Table, seat: int) -> wire.Invite:
    """A new key for a seat; the old one no longer opens it."""
    key = new_key()
    table.seats[seat].key_hash = hashed(key)
    await tables.save_seat(table, table.seats[seat])
    return wire.Invite(seat, key)


async def hand_over(tables: Tables, table: Table, seat: int, bot: str = "") -> None:
    """A bot plays for a seat until somebody takes it back."""
    place = table.seats[seat]
    place.kind, place.bot = "bot", bot or usual_bot(table.game)
    await tables.save_seat(table, place)


async def take_back(tables: Tables, table: Table, seat: int) -> None:
    place = table.seats[seat]
    place.kind, place.bot = "person", ""
    table.start_clock()
    await tables.save_seat(table, place)


# ------------------------------------------------------------------------------------------ consent


async def propose(tables: Tables, table: Table, wish: wire.Propose) -> None:
    """Ask the others: to take back one's last answer, or to give away the seat of somebody absent."""
    match, bot = tables.playing(table), offered(table.game, wish.bot)
    target = wish.seat
    if wish.kind == "undo":
        if not any(given.seat == wish.seat for given in match.answers):
            raise Refused("nothing-to-undo")
    else:
        if wish.target is None or wish.target >= len(table.seats) or wish.target == wish.seat:
            raise Refused("bad-request", 400)
        if table.seats[wish.target].kind != "person" or not table.abandoned(wish.target):
            raise Refused("seat-not-abandoned")
        target = wish.target
    needed = [seat for seat in table.persons if seat not in (wish.seat, target)]
    table.proposal = wire.Proposal(wish.kind, wish.seat, target, [], needed)
    table.proposed_bot = bot
    await _decide(tables, table)


async def vote(tables: Tables, table: Table, ballot: wire.Vote) -> None:
    proposal = table.proposal
    if proposal is None or ballot.seat not in proposal.needed:
        raise Refused("nothing-to-vote-on")
    if ballot.agree:
        agreed = sorted({*proposal.agreed, ballot.seat})
        table.proposal = msgspec.structs.replace(proposal, agreed=agreed)
        await _decide(tables, table)
    else:
        table.proposal = None
        table.changed()


async def _decide(tables: Tables, table: Table) -> None:
    """Do what was proposed once everybody who is needed has agreed."""
    proposal = table.proposal
    assert proposal is not None
    if set(proposal.needed) - set(proposal.agreed):
        table.changed()
        return
    table.proposal = None
    match proposal.kind:
        case "undo":
            answers = tables.playing(table).answers
            last = max(number for number, given in enumerate(answers) if given.seat == proposal.by)
            await tables.rewind(table, last)
        case "bot":
            await hand_over(tables, table, proposal.seat, table.proposed_bot)
        case "claim":
            place = table.seats[proposal.seat]
            place.kind, place.holders = "open", set()
            await tables.save_seat(table, place)


# --------------------------------------------------------------------------------------------- chat


async def say(
    tables: Tables, table: Table, seat: int, text: str, statement: dict[str, Any] | None = None
) -> wire.ChatLine:
    """Say something: in one's own words, or by one of the statements that the game allows just now."""
    if statement is not None:
        text, spoken = "", _statement(table, seat, statement)
    elif not table.chat_on:
        raise Refused("chat-off", 403)
    elif text:
        spoken = None
    else:
        raise Refused("bad-request", 400)
    async with table.lock:
        line = wire.ChatLine(len(table.chat), seat, table.seats[seat].name, text, time.time(), spoken)
        await tables.save_line(table, line)
    return line


def statements(table: Table, seat: int) -> list[Statement]:
    """What a seat may say now, besides its own words."""
    return list(table.game.talk(table.match.view(seat), seat)) if table.match else []


def _statement(table: Table, seat: int, plain: dict[str, Any]) -> Statement:
    try:
        statement: Statement = msgspec.convert(plain, table.game.statement_type)
    except (msgspec.ValidationError, TypeError):
        raise Refused("cannot-say", 422) from None
    if statement not in statements(table, seat):
        raise Refused("cannot-say", 422)
    return statement
