"""Drawing: what a live line is sent: a whole view first, and from then on what is new to its client."""

from itertools import count
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from fathom.server import takeback, views, wire
from fathom.server.changes import SMALL, changes
from fathom.server.parts import EVERYTHING, Parts, encoded
from fathom.server.table import Table

encode = msgspec.json.Encoder().encode
CROWD = 4  # more lines than this share what is drawn for them
FRESH = 1.0  # seconds for which clocks that were drawn may be shown
DEEP = 5  # how deep in a part of a view an update looks for what changed
drawings = count()
QUESTION = [f"question/{name}" for name in wire.Question.__struct_fields__]


class Sent(Struct, frozen=True):
    """What a client already has: each part of its view, and how much of the journal."""

    parts: dict[str, bytes] = {}  # what all see alike
    own: dict[str, bytes] = {}
    around: dict[str, bytes] = {}  # what is around the match
    question: tuple[Any, ...] | None = None  # the values of its fields
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
        self.version, self.frame, self.at, self.answers = table.version, table.frame, monotonic(), table.answers
        self.still: bool = before.still if before and before.frame == table.frame else table.still
        match = self.match = table.match
        self.open = views.Open(table, match) if match is not None and not match.over else None
        self.state: Parts | None = Parts(match, before.state if before else None) if match is not None else None
        self.told: dict[str, bytes]  # `alike` as JSON
        self.alike: dict[str, Any] = views.alike(table)
        if before and before.alike == self.alike:
            self.alike, self.told = before.alike, before.told
        else:
            self.told = {name: encode(value) for name, value in self.alike.items()}
        waiting = self.open.waiting if self.open else []
        self.parts = {**self.told, "table/answers": encode(self.answers), "table/waiting": encode(waiting)}
        if self.state is not None:
            self.parts |= self.state.alike
        self.reach = takeback.by_seat(table)
        self.before = before.parts if before else {}
        self.new = _changes(self.before, self.parts) if before else {}
        self.texts: dict[tuple[Any, ...], tuple[str, Sent]] = {}
        self._around: dict[str, dict[str, bytes]] = {}

    def around(self, table: Table, browser: str) -> dict[str, bytes]:
        """What is around the match: the same for all who see it alike, also if they look at other moments."""
        who = _who(table, browser)
        if who not in self._around:
            self._around[who] = encoded("table", views.info(table, browser))
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
    return drawn.texts[key]


def _draw(
    table: Table, seat: int, browser: str, sent: Sent, drawn: Drawn, receipt: int | None = None
) -> tuple[str, Sent]:
    """The whole view, or, for a client that has something already, an update of what changed."""
    framed = sent.frame == drawn.frame
    players = sent.players if framed else views.players_of(table, browser)
    around = sent.around if framed and drawn.still else drawn.around(table, browser)
    parts, own = drawn.parts, drawn.state.own(seat) if drawn.state else {}
    if seat == EVERYTHING:
        parts, own = parts | own, {}
    question = views.question(table, seat, players, drawn.open) if drawn.open else None
    asked = astuple(question) if question else None
    may = views.regrets(drawn.match, seat, drawn.reach)
    whole = (
        sent.undone != table.undone  # what was taken back must not stay in a journal
        or len(sent.parts) != len(parts)  # nothing was seen yet, or the match has begun since
        or (sent.question is None and asked is not None)
    )
    since = views.recent(table) if whole else sent.events
    told = views.events(drawn.match, seat, since)
    until, known = since + len(told), None if whole else receipt
    after = Sent(parts, own, around, asked, players, may, until, table.undone, drawn.number, drawn.frame, known)
    if whole:
        shown = {"seat": seat, "answers": drawn.answers, "events": told, "events_from": since, "question": question}
        return encode({"kind": "view", **shown, **may, **_nested(around | parts | own)}).decode(), after
    new = _new(drawn, sent, after)
    update = wire.Update(seat=seat, answers=drawn.answers, changes=new, events=told, events_from=since, receipt=receipt)
    return encode(update).decode(), after


def _new(drawn: Drawn, sent: Sent, after: Sent) -> dict[str, Any]:
    """What a client has to change in what it has, each by its path."""
    new: dict[str, Any] = {} if after.around is sent.around else _changes(sent.around, after.around)
    new |= drawn.new if sent.parts is drawn.before else _changes(sent.parts, after.parts)
    if after.own != sent.own:
        new |= _changes(sent.own, after.own)
    then, now = sent.question, after.question
    if then is not None and now is not None:
        new |= {path: value for path, old, value in zip(QUESTION, then, now, strict=True) if value != old}
    elif then is not None:
        new["question"] = None
    if after.may != sent.may:
        new |= {name: may for name, may in after.may.items() if sent.may[name] != may}
    return new


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
    for path, json in after.items():
        was = before.get(path)
        if was == json:
            continue
        if was is None or len(json) <= SMALL:
            new[path] = Raw(json)
        else:
            new |= changes(path, was, json, DEEP)
    return new
