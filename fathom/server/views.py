"""Views: what each seat is sent, built up from nothing out of what it may see."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import count
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from fathom.bots.advice import can_advise
from fathom.kernel import SPECTATOR, Action, Ask, Game, Illegal, Match, Options, State
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
drawings = count()
QUESTION = [f"question/{name}" for name in wire.Question.__struct_fields__]


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
    return wire.CampaignPlace(place.campaign, place.chapter, table.next_chapter, chapters.goes_on(table))


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


def common_parts(table: Table) -> dict[str, bytes]:
    """What everybody sees of the state, field by field, as JSON, and what the rules read off that."""
    match, game = table.match, table.game
    if match is None:
        return {}
    view = match.view(SPECTATOR)
    parts = {path: encode(getattr(view, name)) for path, name in _paths("state", game.state) if name not in game.apart}
    if game.reading is not None and not game.reads_apart:
        parts["state/reading"] = encode(game.reading(view, SPECTATOR))
    return parts


def own_parts(table: Table, seat: int) -> dict[str, bytes]:
    """The same of what one viewer may see otherwise than another."""
    match, game = table.match, table.game
    if match is None:
        return {}
    if seat == EVERYTHING:
        parts = _encoded("state", match.state)
    else:
        parts = {f"state/{name}": encode(redacted(match.state, seat)) for name, redacted in game.apart.items()}
    if game.reading is not None and (game.reads_apart or seat == EVERYTHING):
        read = match.state if seat == EVERYTHING else match.view(seat)
        parts["state/reading"] = encode(game.reading(read, seat))
    if game.prose is not None:
        parts["state/told"] = encode(told(table, seat))
    if game.faces is not None:
        faces = game.faces()
        parts["state/turned"] = encode({name: faces[name].drawn for name in turned(table, seat)})
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


class Open:
    """The open question, as far as it does not depend on who looks."""

    def __init__(self, table: Table, match: Match) -> None:
        self.number, self.waiting, self.quiet = table.number, match.waiting, match.quiet
        self.asks, self.asides = match.asks, match.asides
        self.deciding = [seat for seat, ask in self.asks.items() if table.forced(seat, ask) is None]
        self.seconds_left = table.window_left if self.quiet else None


def question(table: Table, seat: int, players: list[int], opened: Open) -> wire.Question:
    """The open question as a seat is asked it, or sees it; `players` are the seats for which its browser answers."""
    ask = opened.asks.get(seat) or opened.asides.get(seat)
    return wire.Question(
        number=opened.number,
        waiting=opened.waiting,
        mine=[each for each in players if each in opened.deciding],
        prompt=ask.prompt if ask else "",
        args=dict(ask.args or {}) if ask else {},
        options=ask.options if ask else [],
        rules=_rules(ask) if ask else {},
        quiet=opened.quiet,
        seconds_left=opened.seconds_left,
        notes=[ask.note(option) for option in ask.options] if ask and table.game.note else [],
        batch=ask is not None and ask.batch,
        aside=seat in opened.asides,
        may=[each for each in players if each in opened.asides],
        led=_led(table, seat, opened.asks),
        window=ask is not None and table.windowed(ask),
    )


def _players(table: Table, browser: str) -> list[int]:
    """The seats for which a browser answers."""
    return [each.seat for each in table.seats if each.kind == "person" and table.acts_for(each.seat, browser)]


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
    told = match.journal.since(since) if until is None else match.journal[since:until]
    return told if seat == EVERYTHING else [table.game.redact_event(event, seat) for event in told]


def page(table: Table, seat: int, before: int, count: int) -> wire.JournalPage:
    """The entries of the journal right before one."""
    until = min(before, len(table.match.journal) if table.match else 0)
    since = max(0, until - count)
    return wire.JournalPage(events(table, seat, since, until), since)


class Sent(Struct):
    """What a client already has: each part of its view, and how much of the journal."""

    parts: dict[str, bytes] = {}  # what all see alike
    own: dict[str, bytes] = {}
    around: dict[str, bytes] = {}  # what is around the match
    question: wire.Question | None = None
    players: list[int] = []
    may: dict[str, bool] = {}
    events: int = 0
    undone: int = 0
    drawing: int = -1  # what it was taken from
    frame: int = -1  # of what is around the match, when this was sent
    receipt: int | None = None  # for an answer, told with it


class Drawn:
    """What was drawn of a table as it is now: what all see alike, what of it is new to who has seen what was drawn
    before and, for a crowd, texts of those who see the same."""

    def __init__(self, table: Table, before: "Drawn | None" = None) -> None:
        self.number = next(drawings)
        self.version, self.at, self.still, self.answers = table.version, monotonic(), table.still, table.answers
        match = table.match
        self.open = Open(table, match) if match is not None and not match.over else None
        self.parts = {name: encode(value) for name, value in _alike(table).items()}
        self.parts["table/answers"], self.parts["table/waiting"] = encode(self.answers), encode(table.waiting)
        self.parts |= common_parts(table)
        self.reach = takeback.by_seat(table)
        self.before = before.parts if before else {}
        self.new = _changes(self.before, self.parts) if before else {}
        self.texts: dict[tuple[Any, ...], tuple[str, Sent]] = {}
        self._around: dict[str, dict[str, bytes]] = {}

    def around(self, table: Table, browser: str) -> dict[str, bytes]:
        """What is around the match: the same for all who see it alike, also if they look at other moments."""
        who = _who(table, browser)
        if who not in self._around:
            self._around[who] = _encoded("table", info(table, browser))
        return self._around[who]


def _who(table: Table, browser: str) -> str:
    """Whose eyes these are; those of all who look on are alike."""
    return browser if table.knows(browser) else ""


def text(table: Table, seat: int, browser: str, sent: Sent, receipt: int | None = None) -> tuple[str, Sent]:
    """A view or an update for a line, as JSON, and what the line's client has then.

    An update can tell that an answer was stored: that of the question whose number the receipt names.
    """
    drawn = table.drawn
    if not isinstance(drawn, Drawn):
        drawn = table.drawn = Drawn(table)
    elif drawn.version != table.version or monotonic() - drawn.at > FRESH:
        drawn = table.drawn = Drawn(table, drawn)
    if len(table.watchers) <= CROWD or receipt is not None:
        return _draw(table, seat, browser, sent, drawn, receipt)
    key = (seat, sent.drawing, _who(table, browser))
    if key not in drawn.texts:
        drawn.texts[key] = _draw(table, seat, browser, sent, drawn)
    message, after = drawn.texts[key]
    return message, copy(after)


def _draw(
    table: Table, seat: int, browser: str, sent: Sent, drawn: Drawn, receipt: int | None = None
) -> tuple[str, Sent]:
    """The whole view, or, for a client that has something already, an update of what changed."""
    after, as_it_was = Sent(), sent.frame == table.frame
    after.players = sent.players if as_it_was else _players(table, browser)
    as_it_was = as_it_was and drawn.still
    after.around = sent.around if as_it_was else drawn.around(table, browser)
    after.parts, after.own, after.may = drawn.parts, own_parts(table, seat), _own(table, seat, drawn.reach)
    if seat == EVERYTHING:
        after.parts, after.own = drawn.parts | after.own, {}
    after.question = question(table, seat, after.players, drawn.open) if drawn.open else None
    whole = (
        sent.undone != table.undone  # what was taken back must not stay in a journal
        or len(sent.parts) != len(after.parts)  # nothing was seen yet, or the match has begun since
        or (sent.question is None and after.question is not None)
    )
    since = _recent(table) if whole else sent.events
    told = events(table, seat, since)
    after.events, after.undone = since + len(told), table.undone
    after.drawing, after.frame = drawn.number, table.frame
    if whole:
        shown = {"seat": seat, "answers": drawn.answers, "events": told, "events_from": since}
        shown |= {"question": after.question, **after.may}
        return encode({"kind": "view", **shown, **_nested(after.around | after.parts | after.own)}).decode(), after
    new: dict[str, Any] = {} if as_it_was else _changes(sent.around, after.around)
    new |= drawn.new if sent.parts is drawn.before else _changes(sent.parts, after.parts)
    if after.own != sent.own:
        new |= _changes(sent.own, after.own)
    new |= _new_in_question(sent.question, after.question)
    if after.may != sent.may:
        new |= {name: may for name, may in after.may.items() if sent.may[name] != may}
    after.receipt = receipt
    update = wire.Update(seat=seat, answers=drawn.answers, changes=new, events=told, events_from=since, receipt=receipt)
    return encode(update).decode(), after


def _new_in_question(before: wire.Question | None, after: wire.Question | None) -> dict[str, Any]:
    if before is None or after is None:
        return {} if before is after else {"question": after}
    values = zip(QUESTION, astuple(before), astuple(after), strict=True)
    return {path: new for path, old, new in values if new != old}


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


def _changes(before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, Any]:
    new: dict[str, Any] = {}
    for path, json in [each for each in after.items() if before.get(each[0]) != each[1]]:
        if len(json) <= SMALL:
            new[path] = Raw(json)
        else:
            new |= changes(path, before.get(path, b"null"), json, DEEP)
    return new


def _recent(table: Table) -> int:
    """The number of the first entry of the journal that somebody who comes is sent."""
    return max(0, len(table.match.journal) - RECENT) if table.match else 0


def view(table: Table, seat: int, browser: str) -> wire.View:
    """All that is seen, with the last entries of the journal."""
    since, shown, match = _recent(table), common_parts(table) | own_parts(table, seat), table.match
    opened = Open(table, match) if match is not None and not match.over else None
    return wire.View(
        table=info(table, browser),
        seat=seat,
        answers=table.answers,
        state={path.removeprefix("state/"): Raw(json) for path, json in shown.items()},
        question=question(table, seat, _players(table, browser), opened) if opened else None,
        events=events(table, seat, since),
        events_from=since,
        **_alike(table),
        **_own(table, seat, takeback.by_seat(table)),
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
        "given": given_by(match, before=table.answers) if match and table.terms.lesson else 0,
    }


def _own(table: Table, seat: int, reach: dict[int, list[int]]) -> dict[str, Any]:
    """What a seat may take back, and give again."""
    match, own = table.match, reach.get(seat, ())
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
