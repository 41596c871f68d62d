"""Connections that send no complete request in time, or are too many from one address, are closed; others go on."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.sync.client import connect

from fathom.server.http import connection_limits
from fathom.server.tables.registry import Tables
from fathom.server.tables.watcher import Watcher
from tests.server.conftest import ME, Person, running, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that takes three connections from an address, where everybody is a stranger."""
    monkeypatch.setattr(connection_limits, "HEAD_WITHIN", 0.3)
    monkeypatch.setattr(connection_limits, "BODY_WITHIN", 0.3)
    monkeypatch.setattr(connection_limits, "is_near", lambda address: False)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                await send({"type": "websocket.send", "text": "aye"})
            return
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    door = connection_limits.limited_protocol(3)
    with running(app, http=door, lifespan="off") as port:
        yield port
    assert not door.within


def called(port: int, text: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
    line.sendall(text)
    return line


def is_shut(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(("address", "calls_for_all"), [("10.1.2.3", True), ("10.2.0.1", False), ("127.0.0.1", True)])
def test_a_proxy_that_is_named_may_call_for_everybody(address: str, calls_for_all: bool):
    door = connection_limits.limited_protocol(3, ["10.1.0.0/16", "2001:db8::1"])
    assert door._is_proxy(door, address) is calls_for_all


WHOLE = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: ",
        b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc",
        b"GET / HTTP/1.1\r\nx: " + b"y" * 40_000,
    ],
)
def test_a_request_that_is_never_complete_is_given_up(port: int, start: bytes):
    assert is_shut(called(port, start))


def test_also_one_that_comes_after_a_good_one(port: int):
    line = called(port, WHOLE)
    assert b"200 OK" in line.recv(1000)
    line.sendall(WHOLE)
    assert b"200 OK" in line.recv(1000)
    line.sendall(WHOLE[:9])
    assert is_shut(line)


def test_who_has_sent_a_head_in_time_has_the_time_of_a_body(port: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_limits, "BODY_WITHIN", 60)
    line = called(port, b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\n")
    time.sleep(0.6)  # twice what a head may take
    line.sendall(b"abc")
    assert b"200 OK" in line.recv(1000)


def test_no_address_takes_all_places(port: int):
    lines = [called(port, WHOLE) for _ in range(3)]
    assert all(b"200 OK" in line.recv(1000) for line in lines)
    assert is_shut(called(port, WHOLE))
    lines[0].close()
    time.sleep(0.1)
    assert b"200 OK" in called(port, WHOLE).recv(1000)


def test_who_calls_from_here_has_any_number_of_places(port: int, monkeypatch: pytest.MonkeyPatch):
    """A proxy brings everybody from one address."""
    monkeypatch.setattr(connection_limits, "is_near", lambda address: True)
    lines = [called(port, WHOLE) for _ in range(5)]
    assert all(b"200 OK" in line.recv(1000) for line in lines)


def test_a_live_line_stays_open_as_long_as_it_likes_and_takes_no_place(port: int):
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(connect(f"ws://127.0.0.1:{port}/")) for _ in range(4)]
        time.sleep(0.6)  # twice what a request may take
        for line in lines:
            line.send("ahoy")
            assert line.recv(timeout=10) == "aye"
        assert b"200 OK" in called(port, WHOLE).recv(1000)


# ------------------------------------------------------------------------------------------- memory


def test_tables_leave_memory_by_weight_and_by_age_but_never_while_somebody_is_there(
    ada: Person, monkeypatch: pytest.MonkeyPatch
):
    ids = [ada.opens("nautilus", ME, EVE)["table"]["id"] for _ in range(4)]
    tables: Tables = tables_of(ada)
    for age, table in enumerate(reversed(ids)):
        table_of(ada, table).used -= age
    table_of(ada, ids[0]).watchers.add(Watcher("somebody"))
    tidy = ada.http.blocking_portal.call
    tidy(tables.tidy)
    assert [table.id for table in tables.held] == ids
    weight = table_of(ada, ids[3]).weight
    monkeypatch.setattr(type(tables.settings), "table_megabytes", 2.5 * weight / 1e6)
    tidy(tables.tidy)
    assert [table.id for table in tables.held] == [ids[0], ids[3]]
    monkeypatch.setattr("fathom.server.tables.registry.UNUSED", -1.0)
    tidy(tables.tidy)
    assert [table.id for table in tables.held] == ids[:1]
    assert ada.view(ids[2])["answers"] == 0


def test_no_address_has_more_lines_than_it_may(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    ada.app.open_lines["testclient"] = ada.app.settings.lines_per_address
    with pytest.raises(WebSocketDisconnect), ada.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.receive_json()
    assert ada.app.open_lines["testclient"] == ada.app.settings.lines_per_address


def test_somebody_from_afar_has_his_lines_and_one_from_here_any_number(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]

    def first_word() -> str:
        with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"kind": "hello", "seat": 0})
            return str(socket.receive_json()["kind"])

    assert first_word() == "view"
    monkeypatch.setattr("fathom.server.http.guard.is_near", lambda address: False)
    ada.app.open_lines["testclient"] = ada.app.settings.lines_per_address - 1
    assert first_word() == "view"
    monkeypatch.setattr("fathom.server.http.guard.is_near", lambda address: True)
    ada.app.open_lines["testclient"] = ada.app.settings.lines_per_address
    assert first_word() == "view"
