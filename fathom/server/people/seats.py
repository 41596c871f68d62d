"""Seats and the people on them: joining, devices, handing over to a bot, proposals and votes, and chat."""

import asyncio
import secrets
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from fathom.bots import usual_bot
from fathom.kernel import Match
from fathom.kernel.questions.talk import Statement
from fathom.kernel.state.fairness import Origin
from fathom.server import wire
from fathom.server.friends.friendship import are_friends
from fathom.server.http.errors import Refused
from fathom.server.moderation import mute_and_block
from fathom.server.moderation.suspension import check_not_suspended
from fathom.server.people import pauses
from fathom.server.people.names import free_name
from fathom.server.tables import answering
from fathom.server.tables.opening import offered
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import Seat, Table, hashed, new_key

MOST_PASSES = 40  # kinds of windows at which a seat can pass unasked


async def join(tables: Tables, table: Table, wish: wire.Join, browser: str) -> int:
    """Take a seat: by the key of a link, which works once, or at a public table or a friend's."""
    await check_not_suspended(tables.store, browser)
    if wish.key is not None and not table.seats_of(browser) and await _is_blocked(tables, table, browser):
        raise Refused("wrong-key", 403)  # as if there were no place
    invited = await is_invited(tables, table, browser)
    return await tables.again(table, lambda found: _join(tables, found, wish, browser, invited), whatever=True)


async def is_invited(tables: Tables, table: Table, browser: str) -> bool:
    """Whether somebody may sit down without a key: at a public table, or a friend's."""
    if not table.terms.public and not (table.terms.friends and await are_friends(tables.store, table.host, browser)):
        return False
    return not await _is_blocked(tables, table, browser)


async def _is_blocked(tables: Tables, table: Table, browser: str) -> bool:
    return await mute_and_block.is_blocked(tables.store, table.host, browser)


async def _join(tables: Tables, table: Table, wish: wire.Join, browser: str, invited: bool) -> int:
    async with table.lock:
        if table.status == "closed":
            raise Refused("table-closed", 410)
        seat = _place(table, wish, browser, invited)
        if browser in seat.holders:
            return seat.seat
        if table.status == "playing" and table.game.has_secrets and _knows_a_hand(table, seat, browser):
            raise Refused("knows-a-hand", 403)
        after = replace(seat, key_hash=None, holders={**seat.holders, browser: time.time()}, lost=seat.lost - {browser})
        news = []
        if seat.kind == "open":
            after.kind, after.name = "person", free_name(wish.name, seat.seat, table.names) or seat.name
            news = [("seat-taken", -1)] if table.status == "playing" else []
        origin = _with_share(table, seat.seat, wish.share) if table.status == "waiting" else None
        await tables.reseat(table, after, news, origin=origin, start=begins(table, after))
    tables.changed(table)
    return seat.seat


async def take_reserved_seats(tables: Tables, table: Table, browser: str, share: str) -> None:
    """Take the seats that a new table reserves for a browser, with all its devices. The last to come starts it."""
    await check_not_suspended(tables.store, browser)
    async with table.lock:
        for seat in table.seats if table.status == "waiting" else []:
            if seat.kind == "open" and browser in seat.lost:
                held = dict.fromkeys(seat.lost, time.time())
                after = replace(seat, kind="person", key_hash=None, holders=held, lost=frozenset())
                origin = _with_share(table, seat.seat, share)
                await tables.reseat(table, after, origin=origin, start=begins(table, after))
    tables.changed(table)


def begins(table: Table, after: Seat) -> bool:
    """Whether the game begins once a seat has changed to `after`: all seats are taken and, if required, ready."""
    seats = [after if each.seat == after.seat else each for each in table.seats]
    ready = all(each.ready or each.kind != "person" for each in seats) or not table.terms.ready
    return table.status == "waiting" and ready and all(each.kind != "open" for each in seats)


def _place(table: Table, wish: wire.Join, browser: str, invited: bool) -> Seat:
    """The seat that somebody gets by their wish; without a key only if they are invited."""
    if wish.key is not None:
        secret, asked = hashed(wish.key), [each for each in table.seats if wish.seat in (None, each.seat)]
        opened = [each for each in table.seats if each.key_hash == secret]  # wherever the host has moved it
        opened += [each for each in asked if browser in each.holders]
        if table.link_hash == secret and table.status == "waiting" and not opened:
            opened = [table.seats[seat] for seat in table.seats_of(browser)] or _free(table, wish.seat, browser)
        if not opened:
            raise Refused("wrong-key", 403)
        return opened[0]
    mine = table.seats_of(browser)
    if mine and (wish.seat is None or wish.seat in mine):
        return table.seats[mine[0] if wish.seat is None else wish.seat]
    free = _free(table, wish.seat, browser) if invited else []
    if not free:
        raise Refused("no-open-seat", 403)
    if mine and not table.terms.several:
        raise Refused("one-seat-each", 403)
    return free[0]


def _free(table: Table, wanted: int | None, browser: str) -> list[Seat]:
    """The seats that a new person may take."""
    if browser in table.barred:
        raise Refused("asked-to-leave", 403)
    free = [each for each in table.seats if each.kind == "open" and wanted in (None, each.seat)]
    if table.status == "waiting":
        return [each for each in free if not each.lost]  # others are kept for those who played before
    return free


def _with_share(table: Table, seat: int, share: str) -> Origin | None:
    """The origin of the seed with a seat's share added; a seat's first share counts."""
    origin = table.origin
    if origin is None or origin.how != "mixed" or not share or origin.shares[seat]:
        return None
    return replace(origin, shares=(*origin.shares[:seat], share, *origin.shares[seat + 1 :]))


def _knows_a_hand(table: Table, seat: Seat, browser: str) -> bool:
    """Whether a browser sees, or has seen, what another seat keeps secret."""
    return any(browser in each.holders or browser in each.lost for each in table.seats if each is not seat)


async def rename(tables: Tables, table: Table, seat: int, name: str) -> None:
    if not name:
        raise Refused("name-empty", 400)
    async with table.lock:
        await tables.reseat(table, replace(table.seats[seat], name=free_name(name, seat, table.names)))
    tables.changed(table)


# ------------------------------------------------------------------------------------ links and devices


async def fresh_link(tables: Tables, table: Table, seat: int, browser: str) -> wire.Invite:
    """A new key for a seat, in place of the former one. For a taken seat only its holders can get one."""
    key = new_key()
    async with table.lock:
        if table.status == "closed":
            raise Refused("table-closed", 410)
        place = table.seats[seat] if seat < len(table.seats) else None
        if place is None or not (browser in place.holders or (place.kind == "open" and _invites(table, browser))):
            raise Refused("not-your-seat", 403)
        await tables.reseat(table, replace(place, key_hash=hashed(key)))
    return wire.Invite(seat, key)


def _invites(table: Table, browser: str) -> bool:
    """Whether somebody may invite others to an open seat: the host, or anybody at a table where a seat came free."""
    return table.host == browser or (table.status == "playing" and bool(table.seats_of(browser)))


def devices(table: Table, seat: int, browser: str) -> list[wire.Device]:
    """The browsers that hold a seat, as shown to one of them."""
    here = set(table.here)
    return [
        wire.Device(
            id=table.device(each),
            added=added,
            seen=max(added, table.last_seen.get(each, 0.0)),
            here=each in here,
            this=each == browser,
        )
        for each, added in sorted(table.seats[seat].holders.items(), key=lambda held: held[1])
    ]


async def drop_device(tables: Tables, table: Table, seat: int, device: str) -> None:
    """Remove a browser from a seat, and any link that it may have made. The last browser cannot be removed."""
    async with table.lock:
        place = table.seats[seat]
        kept = {browser: added for browser, added in place.holders.items() if table.device(browser) != device}
        if len(kept) == len(place.holders):
            raise Refused("no-such-device", 404)
        if not kept:
            raise Refused("last-device")
        await tables.reseat(table, replace(place, holders=kept, key_hash=None))
    tables.changed(table)


# --------------------------------------------------------------------------------- bots and returning


async def hand_over(tables: Tables, table: Table, seat: int, bot: str = "", by: int = -1) -> None:
    """Let a bot play a seat until one of its holders takes it back; `by` is the seat that proposed it, if another."""
    async with table.lock:
        place = replace(table.seats[seat], kind="bot", bot=bot or usual_bot(table.game))
        await tables.reseat(table, place, [("seat-bot", by)] if by >= 0 else [])
    tables.changed(table)


async def take_back(tables: Tables, table: Table, seat: int, browser: str) -> None:
    """Take one's seat back from the bot, or after it was given away, if nobody else has taken it yet."""
    async with table.lock:
        place = table.seats[seat] if seat < len(table.seats) else None
        if place is not None and browser in place.holders:
            await tables.reseat(table, replace(place, kind="person", bot=""))
        elif place is not None and browser in place.lost and place.kind == "open":
            back = replace(place, kind="person", holders={browser: time.time()}, lost=place.lost - {browser})
            back.key_hash = None
            await tables.reseat(table, back, [("seat-returned", -1)], start=begins(table, back))
        else:
            raise Refused("not-your-seat", 403)
    tables.changed(table)


async def pass_always(tables: Tables, table: Table, wish: wire.StandingPass) -> None:
    """Set whether a seat always passes at a kind of window. Only its holders are told."""
    async with table.lock:
        place = table.seats[wish.seat]
        passes = place.passes | {wish.prompt} if wish.on else place.passes - {wish.prompt}
        if len(passes) > MOST_PASSES:
            raise Refused("bad-request", 400)
        await tables.reseat(table, replace(place, passes=passes))
    tables.changed(table, only=wish.seat)


# ------------------------------------------------------------------------------------------ consent


async def propose(tables: Tables, table: Table, wish: wire.Propose) -> None:
    """Propose to the others: an undo, a pause, or giving away an absent person's seat."""
    await table.settled()
    match, bot = tables.playing(table), offered(table.game, wish.bot)
    target = wish.seat
    if wish.kind == "undo":
        if match.over:
            raise Refused("nothing-to-undo")
        _last_answer(table, match, wish.seat)
    elif wish.kind == "pause":
        if match.over or table.paused:
            raise Refused("cannot-pause")
    else:
        if wish.target is None or wish.target >= len(table.seats) or wish.target == wish.seat:
            raise Refused("bad-request", 400)
        target = wish.target
        if table.status != "playing" or not table.abandoned(target):
            raise Refused("seat-not-abandoned")
    needed = [seat for seat in table.persons if seat not in (wish.seat, target)]
    if wish.kind in ("bot", "pause"):
        needed = [seat for seat in needed if not table.abandoned(seat)]
    if wish.kind == "claim" and table.game.has_secrets and not needed:
        raise Refused("claim-needs-others")  # one alone could take the seat and see both hands
    table.proposed_bot = bot
    await _put(tables, table, wire.Proposal(secrets.token_hex(8), wish.kind, wish.seat, target, [], needed))
    await _decide(tables, table)


async def _put(tables: Tables, table: Table, proposal: wire.Proposal | None) -> None:
    async with table.lock:
        tables.still_held(table)
        table.proposal = proposal
        await tables.save_proposal(table)


async def _decide_undo(tables: Tables, table: Table, seat: int) -> None:
    await answering.rewind(tables, table, _last_answer(table, tables.playing(table), seat))


def _last_answer(table: Table, match: Match, seat: int) -> int:
    """The number of a seat's last answer that is public: answers to an open quiet question are not."""
    for number in reversed(range(table.answers)):
        if match.answers[number].seat == seat:
            return number
    raise Refused("nothing-to-undo")


async def vote(tables: Tables, table: Table, ballot: wire.Vote) -> None:
    """Vote on the proposal. Two votes at the same moment both count."""
    await tables.again(table, lambda found: _vote(tables, found, ballot))


async def _vote(tables: Tables, table: Table, ballot: wire.Vote) -> None:
    await table.settled()
    proposal = table.proposal
    if proposal is None or ballot.proposal != proposal.id or ballot.seat not in proposal.needed:
        raise Refused("nothing-to-vote-on")
    if ballot.agree:
        agreed = sorted({*proposal.agreed, ballot.seat})
        await _put(tables, table, replace(proposal, agreed=agreed))
        await _decide(tables, table)
    else:
        await _put(tables, table, None)


async def _decide(tables: Tables, table: Table) -> None:
    """Carry out the proposal once everybody who is needed has agreed."""
    proposal = table.proposal
    assert proposal is not None
    if set(proposal.needed) - set(proposal.agreed):
        return
    table.proposal = None
    if proposal.kind == "undo":
        await _decide_undo(tables, table, proposal.by)
    elif proposal.kind == "pause":
        await pauses.pause(tables, table, proposal.by)
    elif not table.abandoned(proposal.seat):
        await _put(tables, table, None)
        raise Refused("seat-not-abandoned")  # whoever it was about has come back meanwhile
    elif proposal.kind == "bot":
        await hand_over(tables, table, proposal.seat, table.proposed_bot, proposal.by)
    else:
        await _give_away(tables, table, proposal)


async def _give_away(tables: Tables, table: Table, proposal: wire.Proposal) -> None:
    """Open a seat to somebody new. The person who had it is told, and may come back until it is taken."""
    async with table.lock:
        place = table.seats[proposal.seat]
        freed = replace(place, kind="open", bot="", key_hash=None, holders={}, lost=place.lost | set(place.holders))
        await tables.reseat(table, freed, [("seat-freed", proposal.by)])
    tables.changed(table)


# --------------------------------------------------------------------------------------------- chat


async def say(
    tables: Tables, table: Table, seat: int, text: str, statement: dict[str, Any] | None = None
) -> wire.ChatLine:
    """Add a chat line: free text, or one of the statements that the game allows now."""
    if statement is None:
        await asyncio.gather(*(check_not_suspended(tables.store, holder) for holder in table.seats[seat].holders))
    return await tables.again(table, lambda found: _say(tables, found, seat, text, statement))


async def _say(tables: Tables, table: Table, seat: int, text: str, statement: dict[str, Any] | None) -> wire.ChatLine:
    await table.settled()
    if statement is not None:
        text, spoken = "", _statement(table, seat, statement)
    elif not table.terms.chat:
        raise Refused("chat-off", 403)
    elif text:
        spoken = None
    else:
        raise Refused("bad-request", 400)
    async with table.lock:
        line = wire.ChatLine(table.chat.count, seat, table.seats[seat].name, text, time.time(), spoken)
        await tables.save_line(table, line)
    return line


def statements(table: Table, seat: int) -> list[Statement]:
    """The statements that a seat may make now."""
    return list(table.game.talk(table.match.view(seat), seat)) if table.match else []


def _statement(table: Table, seat: int, plain: dict[str, Any]) -> Statement:
    try:
        statement: Statement = msgspec.convert(plain, table.game.statement_type)
    except (msgspec.ValidationError, TypeError):
        raise Refused("cannot-say", 422) from None
    if statement not in statements(table, seat):
        raise Refused("cannot-say", 422)
    return statement
