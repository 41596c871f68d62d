"""The live line: views, updates, reconnecting, spectators and chat."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fathom.server.live import connection, rendering
from fathom.server.tables.table import TOGETHER, Table
from fathom.server.tables.watcher import Watcher
from tests.server.conftest import BOT, ME, Person, middle, table_of
from tests.updates import merged

EVE = {"kind": "me", "name": "Eve"}
ZOE = {"kind": "me", "name": "Zoe"}


def test_a_client_gets_the_whole_view_and_then_only_what_changed(ada: Person):
    table = ada.opens("nautilus", ME, EVE, options={"first": 1})["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        whole = socket.receive_json()
        assert whole["kind"] == "view"
        assert "city" in whole["state"]
        action = next(each for each in whole["question"]["options"] if each["do"] == "buy")
        socket.send_json({"kind": "answer", "seat": 0, "number": whole["question"]["number"], "action": action})
        update = socket.receive_json()
        assert (update["kind"], update["receipt"]) == ("update", whole["question"]["number"])
        changed = {path.split("/")[1] for path in update["changes"] if path.startswith("state/")}
        assert changed <= {"players", "busy", "reading"}
        assert merged(whole, update)["question"] != whole["question"]
        assert [event["event"] for event in update["events"]] == ["bought"]
        assert update["events_from"] == len(whole["events"])


def test_an_answer_has_its_receipt_even_if_all_is_told_anew(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """A whole view carries none: the receipt goes before it."""
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        assert socket.receive_json()["kind"] == "view"
        answered = Table.answered

        def as_if_one_was_taken_back(table: Table, seat: int) -> None:
            table.undone += 1
            answered(table, seat)

        monkeypatch.setattr(Table, "answered", as_if_one_was_taken_back)
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 8}})
        assert socket.receive_json() == {"kind": "receipt", "number": 0, "accepted": True}
        view = socket.receive_json()
        assert (view["kind"], view["answers"]) == ("view", 1)


def test_a_late_answer_on_the_line_is_refused_by_its_number_and_fetches_only_what_changed(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        socket.receive_json()
        ada.answers(table, 0)
        assert socket.receive_json()["answers"] == 1
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 8}})
        refusal, update = socket.receive_json(), socket.receive_json()
        assert (refusal["why"], refusal["number"]) == ("stale", 0)
        assert (update["kind"], update["changes"], update["events"]) == ("update", {}, [])
    assert ada.view(table, 0)["answers"] == 1


def test_a_steady_table_hears_a_line_while_its_answer_waits(ada: Person, monkeypatch: pytest.MonkeyPatch):
    waits = asyncio.Event()
    monkeypatch.setattr("fathom.server.tables.quiet_pace.keep_pace", lambda table: waits.wait())
    table = ada.opens("noughts", ME, EVE, steady=True)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 8}})
        socket.send_json({"kind": "hello", "seat": 0})
        assert socket.receive_json()["answers"] == 0
        ada.http.blocking_portal.call(waits.set)
        while (message := socket.receive_json())["receipt"] is None:
            assert message["kind"] == "update"
        assert (message["receipt"], message["answers"]) == (0, 1)
    assert ada.view(table, 0)["answers"] == 1


def news(socket: Any) -> Any:
    """The next message that says more than that the line lives."""
    while (message := socket.receive_json())["kind"] == "beat":
        pass
    return message


def test_merged_updates_equal_a_fresh_view(ada: Person):
    table = ada.opens("nautilus", ME, EVE, options={"first": 1})["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        seen = socket.receive_json()
        for _ in range(40):
            seat = seen["question"]["waiting"][0]
            if len(ada.view(table, seat)["question"]["options"]) > 1:  # else the server answers
                ada.answers(table, seat, middle)
            seen = merged(seen, news(socket))
        while (fresh := ada.view(table, 0))["answers"] > seen["answers"]:
            seen = merged(seen, news(socket))
        assert seen == fresh


def test_reconnecting_in_mid_question_brings_the_same_question(ada: Person):
    table = ada.opens("nautilus", ME, EVE, options={"first": 1})["table"]["id"]
    questions = []
    for _ in range(2):
        with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"kind": "hello", "seat": 0})
            questions.append(socket.receive_json()["question"])
    assert questions[0] == questions[1]


def test_a_spectator_sees_what_is_public_and_cannot_answer(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT, options={"first": 1})["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": -1})
        view = socket.receive_json()
        assert view["question"]["options"] == []
        assert [player["mission"] for player in view["state"]["players"]] == [None, None]
        assert set(view["state"]["tokens"]) == {None}
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "buy-nothing"}})
        assert socket.receive_json()["why"] == "not-your-seat"
        assert ada.view(table)["table"]["spectators"] == 1


def test_another_seats_eyes_are_refused(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        assert socket.receive_json()["why"] == "not-your-seat"


def test_chat_reaches_everybody_as_plain_text(ada: Person, bob: Person):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": -1})
        socket.receive_json()
        ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "<b>ahoy</b>"})
        while (message := socket.receive_json())["kind"] != "chat":
            pass
    assert message["lines"][0]["text"] == "<b>ahoy</b>"
    assert ada.get(f"/api/tables/{table}/chat")[0]["name"] == "Ada"


def test_a_table_may_have_no_chat(ada: Person):
    table = ada.opens("noughts", ME, BOT, chat=False)["table"]["id"]
    assert ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hi"}, 403)["why"] == "chat-off"


def test_nonsense_on_the_line_is_answered_and_changes_nothing(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        for nonsense in ("{", "[]", '{"kind": "dance"}', '{"kind": "hello", "seat": "x"}', "x" * 20_000):
            socket.send_text(nonsense)
            assert socket.receive_json()["why"] in ("bad-request", "too-large")
    assert ada.view(table, 0)["answers"] == 0


def test_an_answer_of_any_depth_is_refused_and_the_line_goes_on(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """Some can just be read, and not be looked at any closer."""
    monkeypatch.setattr(connection, "MESSAGE_BURST", 1e9)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    refused = set()
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        for depth in range(850, 1000):
            action = f'{{"do":"mark","cell":{"[" * depth}{"]" * depth}}}'
            socket.send_text(f'{{"kind":"answer","seat":0,"number":0,"action":{action}}}')
            message = socket.receive_json()
            refused.add((message["kind"], message["why"], message["number"]))
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}})
        assert socket.receive_json() == {"kind": "receipt", "number": 0, "accepted": True}
    assert refused == {
        ("refusal", "not-an-option", 0),
        ("refusal", "bad-request", 0),
        ("refusal", "bad-request", -1),
    }


@pytest.mark.parametrize("seat", [2_000_000_000, 2**70, 12, 4, -3, -1000])
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(ada: Person, seat: int):
    """Also once the game is over, when everybody may look through anybody's."""
    opened = ada.opens("unfathomable", ME, EVE, ZOE, options={"crew": "suggested"})
    table = table_of(ada, opened["table"]["id"])
    table.status = "over"
    with ada.http.websocket_connect(f"/api/tables/{table.id}/live") as socket:
        socket.send_json({"kind": "hello", "seat": seat})
        assert socket.receive_json()["why"] in ("bad-request", "not-your-seat")
        socket.send_json({"kind": "hello", "seat": 2})
        assert socket.receive_json()["seat"] == 2
        socket.send_json({"kind": "hello", "seat": -2})
        assert socket.receive_json()["seat"] == -2
    for path in ("view", "history", "report"):
        answer = ada.http.get(f"/api/tables/{table.id}/{path}", params={"seat": seat, "at": 0})
        assert answer.status_code in (400, 403), answer.text


def test_a_crowd_that_sees_the_same_costs_one_drawing(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = table_of(ada, ada.opens("nautilus", ME, EVE, options={"first": 1})["table"]["id"])
    table.watchers = {Watcher(f"browser {number}") for number in range(50)}
    drawn: list[str] = []
    draw = rendering._render
    monkeypatch.setattr(rendering, "_render", lambda *seen: drawn.append(seen[2]) or draw(*seen))
    has = {watcher.browser: rendering.ClientCopy() for watcher in table.watchers}
    texts = {}
    for _ in range(2):
        for browser, sent in has.items():
            texts[browser], has[browser] = rendering.text(table, -1, browser, sent)
        table.changed()
    assert len(drawn) == 2
    assert len(set(texts.values())) == 1
    assert '"kind":"update"' in texts["browser 7"]
    host = table.host
    own, _ = rendering.text(table, 0, host, rendering.ClientCopy())
    assert '"mine":true' in own
    assert '"mine":true' not in texts["browser 7"]


def test_comings_and_goings_are_told_together_and_not_to_who_knows_them(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    old, new = Watcher("old"), Watcher("new")
    table.watchers = {old, new}

    async def a_hundred_come() -> int:
        told = 0
        for number in range(100):
            table.came_or_went()
            table.watchers.add(Watcher(f"browser {number}"))
            told += old.fresh.is_set()
        new.version = table.version
        await asyncio.sleep(1.5 * TOGETHER)
        return told

    assert ada.http.blocking_portal.call(a_hundred_come) == 0
    assert old.fresh.is_set()
    assert not new.fresh.is_set()


def test_who_is_not_asked_is_told_of_quick_answers_together(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    asked, looks = Watcher("asked"), Watcher("looks")
    asked.seat, table.watchers = 0, {asked, looks}

    def told(change: Callable[[], None]) -> list[bool]:
        for watcher in (asked, looks):
            watcher.fresh.clear()
            watcher.has_seen(table.version)
        change()
        return [asked.fresh.is_set(), looks.fresh.is_set()]

    async def answers_come() -> None:
        table.answered(1)
        assert looks.fresh.is_set()  # nothing was shown to it just now
        monkeypatch.setattr("fathom.server.tables.watcher.GLANCE", 3600.0)
        assert told(lambda: table.answered(1)) == [True, False]
        assert told(table.changed) == [True, True]
        assert told(lambda: table.answered(-1)) == [True, True]  # who has answered does not wait either
        monkeypatch.setattr("fathom.server.tables.watcher.GLANCE", 0.05)
        assert told(lambda: table.answered(1)) == [True, False]
        table.answered(1)
        await asyncio.wait_for(looks.fresh.wait(), 20)
        assert looks.version < table.version

    ada.http.blocking_portal.call(answers_come)


def test_what_was_shown_meanwhile_is_not_shown_again_a_moment_later(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.watcher.GLANCE", 0.05)
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    looks = Watcher("looks")
    table.watchers = {looks}

    async def answers_come() -> None:
        looks.has_seen(table.version)
        table.answered(0)
        looks.has_seen(table.version)
        await asyncio.sleep(0.2)
        assert not looks.fresh.is_set()

    ada.http.blocking_portal.call(answers_come)
