"""Renders the messages of a live connection: a whole view first, then updates with what is new to its client."""

from itertools import count
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from fathom.server import wire
from fathom.server.live import views
from fathom.server.live.changes import SMALL, changes
from fathom.server.live.state_parts import EVERYTHING, Parts, encoded
from fathom.server.tables import undo_rights
from fathom.server.tables.table import Table

encode = msgspec.json.Encoder().encode
CROWD = 4  # more lines than this share what is rendered for them
FRESH = 1.0  # seconds for which clocks that were rendered may be shown
DEEP = 5  # how deep in a part of a view an update looks for what changed
renderings = count()
QUESTION = [f"question/{name}" for name in wire.Question.__struct_fields__]


class ClientCopy(Struct, frozen=True):
    """What a client has already received: each part of its view, and how much of the journal."""

    parts: dict[str, bytes] = {}  # the same for all viewers
    per_seat: dict[str, bytes] = {}
    around: dict[str, bytes] = {}  # what is around the match
    question: tuple[Any, ...] | None = None  # the values of its fields
    players: list[int] = []
    may: dict[str, bool] = {}
    events: int = 0
    undone: int = 0
    drawing: int = -1  # what it was taken from
    frame: int = -1  # of what is around the match, when this was sent
    receipt: int | None = None  # for an answer, told with it


class Rendered:
    """One version of a table, rendered: the parts that all viewers share, what of them is new since the version before
    and, with many viewers, the texts of those who see the same."""

    def __init__(self, table: Table, before: "Rendered | None" = None) -> None:
        self.number = next(renderings)
        self.version, self.frame, self.at, self.answers = table.version, table.frame, monotonic(), table.answers
        self.nothing_ticks: bool = (
            before.nothing_ticks if before and before.frame == table.frame else table.nothing_ticks
        )
        match = self.match = table.match
        self.open = views.Open(table, match) if match is not None and not match.over else None
        self.state: Parts | None = Parts(match, before.state if before else None) if match is not None else None
        self.shared_json: dict[str, bytes]
        self.shared: dict[str, Any] = views.shared(table)
        if before and before.shared == self.shared:
            self.shared, self.shared_json = before.shared, before.shared_json
        else:
            self.shared_json = {name: encode(value) for name, value in self.shared.items()}
        waiting = self.open.waiting if self.open else []
        self.parts = {**self.shared_json, "table/answers": encode(self.answers), "table/waiting": encode(waiting)}
        if self.state is not None:
            self.parts |= self.state.shared
        self.undo_targets = undo_rights.undo_targets_by_seat(table)
        self.before = before.parts if before else {}
        self.new = _changes(self.before, self.parts) if before else {}
        self.texts: dict[tuple[Any, ...], tuple[str, ClientCopy]] = {}
        self._around: dict[str, dict[str, bytes]] = {}

    def around(self, table: Table, browser: str) -> dict[str, bytes]:
        """The table's own part of a view (`TableInfo`), cached for all viewers who see the same."""
        who = _who(table, browser)
        if who not in self._around:
            self._around[who] = encoded("table", views.info(table, browser))
        return self._around[who]


def _who(table: Table, browser: str) -> str:
    """The browser for which the frame is rendered, or '' for spectators, who all see the same."""
    return browser if table.knows(browser) else ""


def text(table: Table, seat: int, browser: str, sent: ClientCopy, receipt: int | None = None) -> tuple[str, ClientCopy]:
    """A view or an update for a connection, as JSON, and what its client has received with it.

    An update can confirm that an answer was stored: `receipt` is the number of its question.
    """
    rendered = table.rendered
    if not isinstance(rendered, Rendered):
        rendered = table.rendered = Rendered(table)
    elif rendered.version != table.version or monotonic() - rendered.at > FRESH:
        rendered = table.rendered = Rendered(table, rendered)
    if len(table.watchers) <= CROWD or receipt is not None:
        return _render(table, seat, browser, sent, rendered, receipt)
    key = (seat, sent.drawing, _who(table, browser))
    if key not in rendered.texts:
        rendered.texts[key] = _render(table, seat, browser, sent, rendered)
    return rendered.texts[key]


def _render(
    table: Table, seat: int, browser: str, sent: ClientCopy, rendered: Rendered, receipt: int | None = None
) -> tuple[str, ClientCopy]:
    """The whole view, or an update for a client that has one already."""
    framed = sent.frame == rendered.frame
    players = sent.players if framed else views.players_of(table, browser)
    around = sent.around if framed and rendered.nothing_ticks else rendered.around(table, browser)
    parts, per_seat = rendered.parts, rendered.state.per_seat(seat) if rendered.state else {}
    if seat == EVERYTHING:
        parts, per_seat = parts | per_seat, {}
    question = views.question(table, seat, players, rendered.open) if rendered.open else None
    asked = astuple(question) if question else None
    may = views.may_undo(rendered.match, seat, rendered.undo_targets)
    whole = (
        sent.undone != table.undone  # what was taken back must not stay in a journal
        or len(sent.parts) != len(parts)  # nothing was seen yet, or the match has begun since
        or (sent.question is None and asked is not None)
    )
    since = views.recent(table) if whole else sent.events
    told = views.events(rendered.match, seat, since)
    until, known = since + len(told), None if whole else receipt
    after = ClientCopy(
        parts, per_seat, around, asked, players, may, until, table.undone, rendered.number, rendered.frame, known
    )
    if whole:
        shown = {"seat": seat, "answers": rendered.answers, "events": told, "events_from": since, "question": question}
        return encode({"kind": "view", **shown, **may, **_nested(around | parts | per_seat)}).decode(), after
    new = _new(rendered, sent, after)
    update = wire.Update(
        seat=seat, answers=rendered.answers, changes=new, events=told, events_from=since, receipt=receipt
    )
    return encode(update).decode(), after


def _new(rendered: Rendered, sent: ClientCopy, after: ClientCopy) -> dict[str, Any]:
    """The values that a client has to change, by path."""
    new: dict[str, Any] = {} if after.around is sent.around else _changes(sent.around, after.around)
    new |= rendered.new if sent.parts is rendered.before else _changes(sent.parts, after.parts)
    if after.per_seat != sent.per_seat:
        new |= _changes(sent.per_seat, after.per_seat)
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
