"""Views: what each seat is sent, built up from nothing out of what it may see."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, lru_cache
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct

from fathom.bots.advice import can_advise
from fathom.kernel import SPECTATOR, Action, Ask, Game, Illegal, Options, State
from fathom.kernel.lesson import given_by
from fathom.kernel.names import kebab
from fathom.kernel.words import Words
from fathom.lab.review import Review
from fathom.lab.telling import Telling
from fathom.server import chapters, takeback, wire
from fathom.server.changes import SMALL, changes
from fathom.server.errors import Refused
from fathom.server.table import GRACE, RECENT, Seat, Table

encode = msgspec.json.Encoder().encode
PRIVATE = frozenset(State.__struct_fields__)
EVERYTHING = -2  # the eyes of somebody who reviews a finished game
CROWD = 4  # more lines than this share what is drawn for them
FRESH = 1.0  # seconds for which clocks that were drawn may be shown
DEEP = 5  # how deep in a part of a view an update looks for what changed
ALIKE = 64  # changes inside a part that are kept for other lines that have seen the same


def info(table: Table, browser: str) -> wire.TableInfo:
    here = {watcher.browser for watcher in table.watchers}
    seated = {holder for seat in table.seats for holder in seat.holders}
    return wire.TableInfo(
        id=table.id,
        game=table.game.name,
        options=_plain(table.setup.options),
        status=table.status,
        terms=_terms(table.terms, table.game),
        seats=[_seat(table, seat, browser, here) for seat in table.seats],
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
    )


@lru_cache
def _plain(options: Options) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


@lru_cache
def _terms(terms: wire.TableOptions, game: Game) -> wire.TableOptions:
    """How a table is played at, as far as its game lets it be."""
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


def sees(table: Table, seat: int, browser: str) -> bool:
    """Whether a browser may look with these eyes: its own seats', a spectator's or, after the game, anybody's."""
    over, sits = table.status == "over", 0 <= seat < len(table.seats)
    if seat == SPECTATOR or (over and (sits or seat == EVERYTHING)):
        return True
    return sits and table.acts_for(seat, browser)


def may_see(table: Table, seat: int, browser: str) -> None:
    if not sees(table, seat, browser):
        raise Refused("not-your-seat", 403)


def state_parts(table: Table, seat: int, public: dict[str, bytes]) -> dict[str, bytes]:
    """The redacted state, field by field, as JSON: as everybody sees it, and in what a seat may see something else."""
    match, game = table.match, table.game
    if match is None:
        return {}
    if seat == EVERYTHING:
        parts = _encoded("state", match.state)
        if game.reading is not None:
            parts["state/reading"] = encode(game.reading(match.state, seat))
    else:
        own = {} if seat == SPECTATOR else {name: of(match.state, seat) for name, of in game.apart.items()}
        parts = public | {f"state/{name}": encode(value) for name, value in own.items()}
        if game.reading is not None and game.reads_apart:
            parts["state/reading"] = encode(game.reading(match.view(seat), seat))
    if game.prose is not None:
        parts["state/told"] = encode(told(table, seat))
    if game.faces is not None:
        faces = game.faces()
        parts["state/turned"] = encode({name: faces[name].drawn for name in turned(table, seat)})
    return parts


def public_parts(table: Table) -> dict[str, bytes]:
    """The state as everybody sees it, and what the rules read off that."""
    if table.match is None:
        return {}
    view, read = table.match.view(SPECTATOR), table.game.reading
    parts = _encoded("state", view)
    if read is not None and not table.game.reads_apart:
        parts["state/reading"] = encode(read(view, SPECTATOR))
    return parts


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
    match = table.match
    if match is None or match.over:
        return None
    asks, asides, quiet = match.asks, match.asides, match.quiet
    players = [each.seat for each in table.seats if each.kind == "person" and table.acts_for(each.seat, browser)]
    ask = asks.get(seat) or asides.get(seat)
    return wire.Question(
        number=table.number,
        waiting=match.waiting,
        mine=[each for each in players if each in asks and table.forced(each, asks[each]) is None],
        prompt=ask.prompt if ask else "",
        args=dict(ask.args or {}) if ask else {},
        options=ask.options if ask else [],
        rules=_rules(ask) if ask else {},
        quiet=quiet,
        seconds_left=table.window_left if quiet else None,
        notes=[ask.note(option) for option in ask.options] if ask and table.game.note else [],
        batch=ask is not None and ask.batch,
        aside=seat in asides,
        may=[each for each in players if each in asides],
        led=_led(table, seat, asks),
    )


def _led(table: Table, seat: int, asks: dict[int, Ask]) -> wire.Led | None:
    """The question that somebody else must answer, where everybody may read along."""
    if table.game.secrets or len(asks) != 1 or seat in asks:
        return None
    (asked,) = asks.values()
    return wire.Led(asked.seat, asked.prompt, dict(asked.args or {}))


def _rules(ask: Ask) -> dict[str, list[str]]:
    return dict(_cited(kind) for kind in dict.fromkeys(map(type, ask.options)))


@cache
def _cited(kind: type[Action]) -> tuple[str, list[str]]:
    return kebab(kind.__name__), list(kind.cites)


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
    """What a client already has: each part of its view, and how much of the journal."""

    def __init__(self) -> None:
        self.parts: dict[str, bytes] = {}
        self.around: dict[str, bytes] = {}  # what is around the match
        self.events = 0
        self.undone = 0
        self.version = -1  # of the table when this was sent
        self.frame = -1  # the same of what is around its match


class Drawn:
    """What was drawn of a table as it is now: what all see alike and, for a crowd, texts of those who see the same."""

    def __init__(self, table: Table) -> None:
        self.version, self.at, self.still, self.answers = table.version, monotonic(), table.still, table.answers
        self.public = public_parts(table)
        self.alike = {name: encode(value) for name, value in _alike(table).items()}
        self.alike |= {"table/answers": encode(self.answers), "table/waiting": encode(table.waiting)}
        self.texts: dict[tuple[Any, ...], tuple[str, Sent]] = {}


def text(table: Table, seat: int, browser: str, sent: Sent) -> tuple[str, Sent]:
    """A view or an update for a line, as JSON, and what the line's client has then."""
    drawn = table.drawn
    if not isinstance(drawn, Drawn) or drawn.version != table.version or monotonic() - drawn.at > FRESH:
        drawn = table.drawn = Drawn(table)
    if len(table.watchers) <= CROWD:
        return _draw(table, seat, browser, sent, drawn)
    key = (seat, sent.version, browser if table.knows(browser) else "")
    if key not in drawn.texts:
        drawn.texts[key] = _draw(table, seat, browser, sent, drawn)
    message, after = drawn.texts[key]
    return message, copy(after)


def _draw(table: Table, seat: int, browser: str, sent: Sent, drawn: Drawn) -> tuple[str, Sent]:
    """The whole view, or, for a client that has something already, an update of what changed."""
    after = Sent()
    as_it_was = sent.frame == table.frame and drawn.still
    after.around = sent.around if as_it_was else _encoded("table", info(table, browser))
    after.parts = _parts(table, seat, browser, drawn)
    back = sent.undone != table.undone  # what was taken back must not stay in a journal
    whole = back or not after.parts.keys() - sent.parts.keys() <= {"question"}
    since = _recent(table) if whole else sent.events
    told = events(table, seat, since)
    after.events, after.undone = since + len(told), table.undone
    after.version, after.frame = table.version, table.frame
    if whole:
        shown = {"seat": seat, "answers": drawn.answers, "events": told, "events_from": since}
        return encode({"kind": "view", **shown, **_nested(after.around | after.parts)}).decode(), after
    new = {} if as_it_was else _changes(sent.around, after.around)
    new |= _changes(sent.parts, after.parts)
    update = wire.Update(seat=seat, answers=drawn.answers, changes=new, events=told, events_from=since)
    return encode(update).decode(), after


def _parts(table: Table, seat: int, browser: str, drawn: Drawn) -> dict[str, bytes]:
    """The match as a seat sees it, as JSON by path, without its journal."""
    asked = question(table, seat, browser)
    parts = drawn.alike | state_parts(table, seat, drawn.public)
    parts |= {"question": b"null"} if asked is None else _encoded("question", asked)
    parts |= {name: encode(value) for name, value in _own(table, seat).items()}
    return parts


def _encoded(path: str, told: Struct) -> dict[str, bytes]:
    return {each: encode(getattr(told, name)) for each, name in _paths(path, type(told))}


@cache
def _paths(path: str, kind: type[Struct]) -> list[tuple[str, str]]:
    """The fields of a part of a view, each by its path; without what only the kernel needs of a state."""
    return [(f"{path}/{name}", name) for name in kind.__struct_fields__ if name not in PRIVATE]


def _nested(parts: dict[str, bytes]) -> dict[str, Any]:
    whole: dict[str, Any] = {"state": {}}
    for path, json in parts.items():
        outer, _, name = path.partition("/")
        if name:
            whole.setdefault(outer, {})[name] = Raw(json)
        else:
            whole[outer] = Raw(json)
    return whole


def _changes(before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, Raw]:
    new: dict[str, Raw] = {}
    for path, json in after.items():
        was = before.get(path)
        if was == json:
            continue
        if len(json) <= SMALL or path.startswith("question"):
            new[path] = Raw(json)
        else:
            new |= _changes_inside(path, was or b"null", json, DEEP)
    return new


_changes_inside = lru_cache(ALIKE)(changes)


def _recent(table: Table) -> int:
    """The number of the first entry of the journal that somebody who comes is sent."""
    return max(0, len(table.match.journal) - RECENT) if table.match else 0


def view(table: Table, seat: int, browser: str) -> wire.View:
    """All that is seen, with the last entries of the journal."""
    since, shown = _recent(table), state_parts(table, seat, public_parts(table))
    return wire.View(
        table=info(table, browser),
        seat=seat,
        answers=table.answers,
        state={path.removeprefix("state/"): Raw(json) for path, json in shown.items()},
        question=question(table, seat, browser),
        events=events(table, seat, since),
        events_from=since,
        **_alike(table),
        **_own(table, seat),
    )


def _alike(table: Table) -> dict[str, Any]:
    """What everybody is told besides the table, its state, its question and its journal."""
    match = table.match
    over = match.state if match is not None and match.over else None
    return {
        "proposal": table.proposal,
        "scores": over.scores() if over else None,
        "winners": over.winners() if over else None,
        "result": over.result() if over else None,
        "notice": match.notice if match else "",
        "given": given_by(match) if match and table.terms.lesson else 0,
    }


def _own(table: Table, seat: int) -> dict[str, Any]:
    """What a seat may take back, and give again."""
    match, own = table.match, takeback.own(table, seat)
    return {
        "can_undo": bool(own),
        "can_restart": len(own) > 1,
        "can_redo": match is not None and seat >= 0 and match.can_redo(seat),
    }


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
