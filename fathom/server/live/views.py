"""Views: what each seat is sent, built only from what it may see."""

from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from fathom.bots.advice import can_advise
from fathom.kernel import SPECTATOR, Action, Ask, Game, Illegal, Match, Options
from fathom.kernel.names import kebab
from fathom.kernel.words.lesson import given_by
from fathom.kernel.words.words import Words
from fathom.lab.reviews.review import Review
from fathom.lab.reviews.telling import Telling
from fathom.server import wire
from fathom.server.archive import chapters
from fathom.server.http.errors import Refused
from fathom.server.live.state_parts import EVERYTHING, Parts
from fathom.server.tables import undo_rights
from fathom.server.tables.table import RECENT, Seat, Table


def info(table: Table, browser: str) -> wire.TableInfo:
    here = table.here
    seated = {holder for seat in table.seats for holder in seat.holders}
    return wire.TableInfo(
        id=table.id,
        game=table.game.name,
        options=_plain(table.setup.options),
        status=table.status,
        terms=_terms(table.terms, table.game),
        seats=[_seat(table, seat, browser, set(here)) for seat in table.seats],
        host=table.host == browser,
        created=table.created,
        answers=table.answers,
        waiting=table.waiting,
        commitment=table.commitment,
        seed=table.setup.seed if table.status == "over" else None,
        seed_origin=table.origin.how if table.origin else "unsaid",
        shared=[seat for seat, share in enumerate(table.origin.shares) if share] if table.origin else [],
        proof=_proof(table),
        spectators=sum(each not in seated for each in here),
        forked_from=table.forked_from,
        next_table=table.next_table,
        campaign=_place(table),
        grace=round(table.grace),
        secrets=table.game.has_secrets,
        paused=table.paused,
        clock_resumes=table.clock_resumes,
    )


def _seat(table: Table, seat: Seat, browser: str, here: set[str]) -> wire.SeatInfo:
    mine, present = browser in seat.holders, not here.isdisjoint(seat.holders)
    gone = None if mine or present else table.away(seat.seat)
    return wire.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        present=seat.kind == "bot" or present,
        mine=mine,
        seconds_left=table.seconds_left(seat.seat),
        away=None if gone is None else round(gone),
        lost=browser in seat.lost,
        devices=sorted(table.device(holder) for holder in seat.holders) if mine else [],
        passes=sorted(seat.passes) if mine else [],
        stand_in=not present and table.stands_in(seat.seat, browser),
        ready=seat.ready,
    )


@lru_cache
def _plain(options: Options) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


@lru_cache
def _terms(terms: wire.TableOptions, game: Game) -> wire.TableOptions:
    """The table's options, without those that its game does not allow."""
    return msgspec.structs.replace(terms, odds=terms.odds and game.weighs, hints=terms.hints and can_advise(game))


def _place(table: Table) -> wire.CampaignPlace | None:
    place = table.place
    if place is None:
        return None
    return wire.CampaignPlace(place.campaign, place.chapter, table.next_chapter, chapters.goes_on(table))


def _proof(table: Table) -> wire.Proof | None:
    origin = table.origin
    if origin is None or table.status != "over":
        return None
    return wire.Proof(origin.secret, list(origin.shares), origin.given)


def sees(table: Table, seat: int, browser: str) -> bool:
    """Whether a browser may see a seat's view: its own seats', a spectator's or, after the game, anybody's."""
    over, sits = table.status == "over", 0 <= seat < len(table.seats)
    if seat == SPECTATOR or (over and (sits or seat == EVERYTHING)):
        return True
    return sits and table.acts_for(seat, browser)


def may_see(table: Table, seat: int, browser: str) -> None:
    if not sees(table, seat, browser):
        raise Refused("not-your-seat", 403)


class Open:
    """The parts of the open question that are the same for all viewers."""

    def __init__(self, table: Table, match: Match) -> None:
        self.number, self.quiet = table.number, match.quiet
        self.asks, self.interrupts = match.asks, match.interrupts
        self.waiting = match.waiting if self.quiet else [*self.asks]
        self.deciding = [seat for seat, ask in self.asks.items() if table.forced(seat, ask) is None]
        self.seconds_left = table.window_left if self.quiet else None


def question(table: Table, seat: int, players: list[int], opened: Open) -> wire.Question:
    """The open question as one seat sees it; `players` are the seats for which its browser answers."""
    ask = opened.asks.get(seat) or opened.interrupts.get(seat)
    mine = [each for each in players if each in opened.deciding]
    may = [each for each in players if each in opened.interrupts]
    if ask is None:
        return wire.Question(
            opened.number,
            opened.waiting,
            mine,
            quiet=opened.quiet,
            seconds_left=opened.seconds_left,
            may=may,
            led=_led(table, seat, opened.asks),
        )
    return wire.Question(
        number=opened.number,
        waiting=opened.waiting,
        mine=mine,
        prompt=ask.prompt,
        args=dict(ask.args or {}),
        options=ask.options,
        rules=_rules(ask),
        quiet=opened.quiet,
        seconds_left=opened.seconds_left,
        notes=[ask.note(option) for option in ask.options] if table.game.client.note else [],
        batch=ask.batch,
        interrupt=seat in opened.interrupts,
        may=may,
        led=_led(table, seat, opened.asks),
        window=table.windowed(ask),
    )


def players_of(table: Table, browser: str) -> list[int]:
    """The seats for which a browser answers."""
    return [each.seat for each in table.seats if each.kind == "person" and table.acts_for(each.seat, browser)]


def _led(table: Table, seat: int, asks: dict[int, Ask]) -> wire.Led | None:
    """The question that another seat must answer, in games where everybody may read it."""
    if table.game.has_secrets or len(asks) != 1 or seat in asks:
        return None
    (asked,) = asks.values()
    return wire.Led(asked.seat, asked.prompt, dict(asked.args or {}))


def _rules(ask: Ask) -> dict[str, list[str]]:
    return dict([_cited(kind) for kind in dict.fromkeys(map(type, ask.options))])


@cache
def _cited(kind: type[Action]) -> tuple[str, list[str]]:
    return kebab(kind.__name__), list(kind.cites)


def events(match: Match | None, seat: int, since: int, until: int | None = None) -> list[Any]:
    """A part of the journal as a seat may read it."""
    if match is None:
        return []
    told = match.record.journal.since(since) if until is None else match.record.journal[since:until]
    return told if seat == EVERYTHING else [match.game.redact_event(event, seat) for event in told]


def page(table: Table, seat: int, before: int, count: int) -> wire.JournalPage:
    """The journal entries right before one."""
    until = min(before, len(table.match.journal) if table.match else 0)
    since = max(0, until - count)
    return wire.JournalPage(events(table.match, seat, since, until), since)


def recent(table: Table) -> int:
    """The number of the first journal entry in a new view."""
    return max(0, len(table.match.journal) - RECENT) if table.match else 0


def view(table: Table, seat: int, browser: str) -> wire.View:
    """The whole view of a seat, with the last entries of the journal."""
    since, match = recent(table), table.match
    parts = Parts(match) if match is not None else None
    shown = parts.shared | parts.per_seat(seat) if parts is not None else {}
    opened = Open(table, match) if match is not None and not match.over else None
    return wire.View(
        table=info(table, browser),
        seat=seat,
        answers=table.answers,
        state={path.removeprefix("state/"): Raw(json) for path, json in shown.items()},
        question=question(table, seat, players_of(table, browser), opened) if opened else None,
        events=events(match, seat, since),
        events_from=since,
        **shared(table),
        **may_undo(match, seat, undo_rights.undo_targets_by_seat(table)),
    )


def shared(table: Table) -> dict[str, Any]:
    """The parts of a view that all viewers share, besides table, state, question and journal."""
    match = table.match
    over = match.state if match is not None and match.over else None
    return {
        "proposal": table.proposal,
        "scores": over.scores() if over else None,
        "winners": over.winners() if over else None,
        "result": over.result() if over else None,
        "notice": match.notice if match else "",
        "given": given_by(match, before=table.answers) if match and table.terms.lesson else 0,
    }


def may_undo(match: Match | None, seat: int, targets: dict[int, list[int]]) -> dict[str, Any]:
    """Whether a seat may undo its last answer, undo its turn, and redo."""
    own = targets.get(seat, ())
    return _may(bool(own), len(own) > 1, match is not None and seat >= 0 and match.can_redo(seat))


@cache
def _may(undo: bool, restart: bool, redo: bool) -> dict[str, Any]:
    return {"can_undo": undo, "can_restart": restart, "can_redo": redo}


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
