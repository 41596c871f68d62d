"""Views: what each seat is sent, built up from nothing out of what it may see."""

from collections.abc import Callable, Sequence
from copy import copy
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw

from fathom.bots.advice import can_advise
from fathom.kernel import SPECTATOR, Ask, Illegal, State
from fathom.kernel.lesson import given_by
from fathom.kernel.names import kebab
from fathom.kernel.words import Words
from fathom.lab.review import Review
from fathom.lab.telling import Telling
from fathom.server import chapters, takeback, wire
from fathom.server.errors import Refused
from fathom.server.table import GRACE, RECENT, Seat, Table

encode = msgspec.json.encode
PRIVATE = frozenset(State.__struct_fields__)
EVERYTHING = -2  # the eyes of somebody who reviews a finished game
CROWD = 4  # more lines than this share what is drawn for them
FRESH = 1.0  # seconds for which clocks that were drawn may be shown


def info(table: Table, browser: str) -> wire.TableInfo:
    here = {watcher.browser for watcher in table.watchers}
    seats = [
        wire.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            present=seat.kind == "bot" or not here.isdisjoint(seat.holders),
            mine=browser in seat.holders,
            seconds_left=table.seconds_left(seat.seat),
            away=_away(table, seat, browser),
            lost=browser in seat.lost,
            devices=sorted(map(table.device, seat.holders)) if browser in seat.holders else [],
            passes=sorted(seat.passes) if browser in seat.holders else [],
            stand_in=table.stands_in(seat.seat, browser),
        )
        for seat in table.seats
    ]
    seated = {holder for seat in table.seats for holder in seat.holders}
    return wire.TableInfo(
        id=table.id,
        game=table.game.name,
        options=msgspec.to_builtins(table.setup.options),
        status=table.status,
        terms=_terms(table),
        seats=seats,
        host=table.host == browser,
        created=table.created,
        answers=table.answers,
        waiting=table.waiting,
        commitment=table.commitment,
        seed=table.setup.seed if table.status == "over" else None,
        seed_origin=table.origin.how if table.origin else "unsaid",
        shared=[seat for seat, share in enumerate(table.origin.shares) if share] if table.origin else [],
        proof=_proof(table),
        spectators=sum(watcher.browser not in seated for watcher in table.watchers),
        forked_from=table.forked_from,
        next_table=table.next_table,
        campaign=_place(table),
        grace=round(GRACE),
        secrets=table.game.secrets,
    )


def _terms(table: Table) -> wire.TableOptions:
    """How a table is played at, as far as its game lets it be."""
    terms, game = table.terms, table.game
    return msgspec.structs.replace(terms, odds=terms.odds and game.weighs, hints=terms.hints and can_advise(game))


def _place(table: Table) -> wire.CampaignPlace | None:
    place = table.place
    if place is None:
        return None
    return wire.CampaignPlace(place.campaign, place.chapter, table.next_chapter, chapters.left(table) is not None)


def _proof(table: Table) -> wire.Proof | None:
    origin = table.origin
    if origin is None or table.status != "over":
        return None
    return wire.Proof(origin.secret, list(origin.shares), origin.given)


def _away(table: Table, seat: Seat, browser: str) -> int | None:
    gone = None if browser in seat.holders else table.away(seat.seat)
    return None if gone is None else round(gone)


def sees(table: Table, seat: int, browser: str) -> bool:
    """Whether a browser may look with these eyes: its own seats', a spectator's or, after the game, anybody's."""
    over, sits = table.status == "over", 0 <= seat < len(table.seats)
    if seat == SPECTATOR or (over and (sits or seat == EVERYTHING)):
        return True
    return sits and table.acts_for(seat, browser)


def may_see(table: Table, seat: int, browser: str) -> None:
    if not sees(table, seat, browser):
        raise Refused("not-your-seat", 403)


def state_fields(table: Table, seat: int) -> dict[str, bytes]:
    """The redacted state, field by field, as JSON. What only the kernel needs is left out."""
    match = table.match
    if match is None:
        return {}
    state = match.state if seat == EVERYTHING else match.view(seat)
    fields = {name: encode(getattr(state, name)) for name in state.__struct_fields__ if name not in PRIVATE}
    if table.game.reading is not None:
        fields["reading"] = encode(table.game.reading(state, seat))
    if table.game.prose is not None:
        fields["told"] = encode(told(table, seat))
    if table.game.faces is not None:
        faces = table.game.faces()
        fields["turned"] = encode({name: faces[name].drawn for name in turned(table, seat)})
    return fields


def told(table: Table, seat: int) -> list[str]:
    """The passages that may be read with these eyes, in the order told."""
    if table.match is None or table.game.prose is None:
        return []
    return _by_all(table, seat, table.match.state.told)


def turned(table: Table, seat: int) -> list[str]:
    """The cards whose faces may be seen with these eyes."""
    if table.match is None or table.game.faces is None:
        return []
    return _by_all(table, seat, table.match.state.turned)


def _by_all(table: Table, seat: int, known: Callable[[int], Sequence[str]]) -> list[str]:
    """What a seat knows or, for who reviews a finished game, any of them."""
    eyes = (SPECTATOR, *range(len(table.seats))) if seat == EVERYTHING else (seat,)
    return list(dict.fromkeys(name for each in eyes for name in known(each)))


def question(table: Table, seat: int, browser: str) -> wire.Question | None:
    if table.match is None or table.match.over:
        return None
    mine = [each.seat for each in table.seats if _is_player(table, each, browser) and table.decides(each.seat)]
    asides = table.match.asides
    ask = table.asks.get(seat) or asides.get(seat)
    seen = wire.Question(
        number=table.number,
        waiting=table.waiting,
        mine=mine,
        quiet=table.quiet,
        seconds_left=table.window_left,
        may=[each.seat for each in table.seats if each.seat in asides and _is_player(table, each, browser)],
        led=_led(table, seat),
    )
    if ask is None:
        return seen
    return msgspec.structs.replace(
        seen,
        prompt=ask.prompt,
        args=dict(ask.args or {}),
        options=ask.options,
        rules=_rules(ask),
        batch=ask.batch,
        aside=seat in asides,
        notes=[ask.note(option) for option in ask.options] if table.game.note else [],
    )


def _led(table: Table, seat: int) -> wire.Led | None:
    """The question that somebody else must answer, where everybody may read along."""
    asked = list(table.asks.values())
    if table.game.secrets or len(asked) != 1 or asked[0].seat == seat:
        return None
    return wire.Led(asked[0].seat, asked[0].prompt, dict(asked[0].args or {}))


def _is_player(table: Table, seat: Seat, browser: str) -> bool:
    return seat.kind == "person" and table.acts_for(seat.seat, browser)


def _rules(ask: Ask) -> dict[str, list[str]]:
    return {kebab(kind.__name__): list(kind.cites) for kind in dict.fromkeys(type(option) for option in ask.options)}


def events(table: Table, seat: int, since: int, until: int | None = None) -> list[Any]:
    """A part of the journal as it may be read with these eyes."""
    match = table.match
    if match is None:
        return []
    told = match.journal[since:until]
    return told if seat == EVERYTHING else [table.game.redact_event(event, seat) for event in told]


def page(table: Table, seat: int, before: int, count: int) -> wire.JournalPage:
    """The entries of the journal right before one."""
    until = min(before, len(table.match.journal) if table.match else 0)
    since = max(0, until - count)
    return wire.JournalPage(events(table, seat, since, until), since)


class Sent:
    """What a client already has: each field of the state, and how much of the journal."""

    def __init__(self) -> None:
        self.fields: dict[str, bytes] = {}
        self.events = 0
        self.undone = 0
        self.version = -1  # of the table when this was sent


class Shared:
    """What was drawn of a table as it is now, for the lines that see the same: a crowd costs one drawing."""

    def __init__(self, version: int) -> None:
        self.version, self.at = version, monotonic()
        self.drawn: dict[tuple[Any, ...], tuple[str, Sent]] = {}


def text(table: Table, seat: int, browser: str, sent: Sent) -> tuple[str, Sent]:
    """A view or an update for a line, as JSON, and what the line's client has then."""
    if len(table.watchers) <= CROWD:
        message = encode(view(table, seat, browser, sent)).decode()
        sent.version = table.version
        return message, sent
    shared = table.shared
    if not isinstance(shared, Shared) or shared.version != table.version or monotonic() - shared.at > FRESH:
        shared = table.shared = Shared(table.version)
    key = (seat, sent.version, browser if table.knows(browser) else "")
    if key not in shared.drawn:
        after = copy(sent)
        message = encode(view(table, seat, browser, after)).decode()
        after.version = table.version
        shared.drawn[key] = message, after
    message, after = shared.drawn[key]
    return message, copy(after)


def view(table: Table, seat: int, browser: str, sent: Sent | None = None) -> wire.View:
    """The whole view, or, for a client that has something already, an update of what changed."""
    match = table.match
    fields = state_fields(table, seat)
    told = len(match.journal) if match else 0
    whole, grown = sent is None or not sent.fields, dict[str, Raw]()
    since = max(0, told - RECENT)
    if sent is not None:
        whole = whole or sent.undone != table.undone  # what was taken back must not stay in a journal
        since = since if whole else sent.events
        before = {} if whole else sent.fields
        sent.fields, sent.events, sent.undone = fields, told, table.undone
        fields = {name: json for name, json in fields.items() if before.get(name) != json}
        longer = {name: json for name, json in fields.items() if _goes_on(before.get(name, b""), json)}
        grown = {name: Raw(json[:1] + json[len(before[name]) :]) for name, json in longer.items()}
        fields = {name: json for name, json in fields.items() if name not in grown}
    over = match is not None and match.over
    return wire.View(
        kind="view" if whole else "update",
        table=info(table, browser),
        seat=seat,
        answers=table.answers,
        state={name: Raw(json) for name, json in fields.items()},
        grown=grown,
        question=question(table, seat, browser),
        events=events(table, seat, since),
        events_from=since,
        can_undo=seat >= 0 and takeback.last(table, seat) is not None,
        can_restart=seat >= 0 and takeback.turn(table, seat) is not None,
        can_redo=match is not None and seat >= 0 and match.can_redo(seat),
        proposal=table.proposal,
        scores=match.state.scores() if match and over else None,
        winners=match.state.winners() if match and over else None,
        result=match.state.result() if match and over else None,
        notice=match.notice if match else "",
        given=given_by(match) if match and table.terms.lesson else 0,
    )


def _goes_on(before: bytes, json: bytes) -> bool:
    """Whether a list or a mapping, as JSON, is an earlier one and more: it is enough to send the rest."""
    return before[:1] in (b"[", b"{") and len(before) > 2 and json.startswith(before[:-1] + b",")


def review(table: Table, progress: float, found: Review | None, language: str) -> wire.Review:
    """A review in the caller's language."""
    if table.match is None or found is None:
        return wire.Review(progress)
    tell = Telling(table.match, table.names, language)
    return wire.Review(
        progress=progress,
        moments=found.moments,
        lines=[wire.ReviewLine(tell.name(line), line.seats, line.chances) for line in found.lines],
        turns=[
            wire.ReviewTurn(each.at, each.seat, tell.answer(each.at, each.action), each.line, each.before, each.after)
            for each in found.turns
        ],
        costs=[
            wire.ReviewCost(
                each.at,
                each.seat,
                tell.answer(each.at, each.action),
                tell.answer(each.at, each.better),
                each.cost,
                each.margin,
            )
            for each in found.costs
        ],
        judged=found.judged,
    )


def refusal(error: Refused | Illegal, table: Table | None, language: str, number: int = -1) -> wire.Refusal:
    """A refusal in the caller's language; of an answer, with the number of its question."""
    words = Words(language, table.game, table.names) if table else Words(language)
    message = words.say(f"why-{error.why}", **error.args_)
    plain = msgspec.to_builtins(error.args_)
    return wire.Refusal(why=error.why, message=message, rule=error.rule, args=plain, number=number)
