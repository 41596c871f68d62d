"""Turns that call: a webhook is told once of each question that waits, and never leads into the operator's network."""

import json
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from msgspec.structs import replace

from fathom.server.http.limits import Buckets
from fathom.server.notify import calling, posting, routes
from tests.server.conftest import BOT, ME, Person, newcomer, table_of, tables_of
from tests.server.test_accounts import ORIGIN, all_text, does, signs_in, signs_up

HIDDEN = "very-secret-token"


class Service:
    """A stand-in for whoever takes webhooks."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                heard.append(body["content"])
                self.send_response(204 if HIDDEN in self.path else 404)
                self.end_headers()

            def log_message(self, *about: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hooks/{HIDDEN}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service(ada: Person, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    monkeypatch.setattr(tables_of(ada), "settings", replace(tables_of(ada).settings, local_webhooks=True))
    monkeypatch.setattr(routes, "TRIES", Buckets(1e9, 1e9))
    service = Service()
    yield service
    service.server.shutdown()
    service.server.server_close()


def sets(person: Person, address: str, status: int = 200, **more: Any) -> Any:
    person.http.headers["origin"] = ORIGIN
    return person.post("/api/webhook", {"address": address, **more}, status)


def look(ada: Person, *tables: str) -> None:
    """The server looks for whom to call, when the questions have been open for long."""
    for table in tables:
        table_of(ada, table).asked_at -= 3600
    ada.http.blocking_portal.call(calling.call, tables_of(ada))


def asked_table(ada: Person) -> str:
    table: str = ada.opens("nautilus", ME, BOT, options={"first": 1})["table"]["id"]
    return table


def test_who_is_asked_and_away_is_told_once_of_each_question(ada: Person, service: Service):
    table = asked_table(ada)
    shown = sets(ada, service.address)
    assert shown == {"host": "127.0.0.1", "quiet_from": 0, "quiet_to": 0} == ada.get("/api/webhook")
    look(ada, table)
    look(ada, table)
    assert len(service.heard) == 2  # the first one says that it works
    assert service.heard[1].endswith(f"Nautilus: {ORIGIN}/t/{table}")


def test_who_is_there_or_was_asked_just_now_is_not_called(ada: Person, service: Service):
    table = asked_table(ada)
    sets(ada, service.address)
    look(ada)
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        socket.receive_json()
        look(ada, table)
    assert len(service.heard) == 1


def test_nobody_is_told_of_others_or_any_more_after_switching_it_off(ada: Person, bob: Person, service: Service):
    table = asked_table(ada)
    sets(bob, service.address)
    look(ada, table)
    assert bob.post("/api/webhook/drop") == {"host": "", "quiet_from": 0, "quiet_to": 0}
    theirs = bob.opens("nautilus", ME, BOT, options={"first": 1})["table"]["id"]
    look(ada, theirs)
    assert len(service.heard) == 1


@pytest.mark.parametrize(
    ("since", "until", "hour", "quiet"),
    [(0, 0, 3, False), (22, 8, 23, True), (22, 8, 3, True), (22, 8, 8, False), (9, 17, 12, True), (9, 17, 20, False)],
)
def test_quiet_hours_may_go_past_midnight(since: int, until: int, hour: int, quiet: bool):
    hook = {"quiet_from": since * 60, "quiet_to": until * 60}
    assert calling.is_quiet(hook, datetime(2026, 1, 1, hour, tzinfo=UTC)) is quiet


def test_a_webhook_that_takes_nothing_is_not_kept(ada: Person, service: Service):
    assert sets(ada, service.address.replace(HIDDEN, "gone"), 400)["why"] == "webhook-silent"
    assert ada.get("/api/webhook")["host"] == ""


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com/x",
        "https://user@example.com/",
        "https://example.com:22/",
        "ftp://example.com",
        "https://[",
        "12345678",
    ],
)
def test_only_https_addresses_are_taken(ada: Person, address: str):
    assert sets(ada, address, 400)["why"] == "webhook-address"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.7", "169.254.169.254", "192.168.1.1"])
def test_no_webhook_leads_into_the_operators_network(ada: Person, host: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(posting.socket, "create_connection", lambda *where, **more: pytest.fail("it was called"))
    assert sets(ada, f"https://{host}/x", 400)["why"] == "webhook-silent"


def test_a_browser_can_try_few_webhooks(ada: Person, service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(routes, "TRIES", Buckets(0.001, 2))
    for _ in range(2):
        sets(ada, service.address)
    assert sets(ada, service.address, 429)["why"] == "too-fast"


def test_the_webhook_follows_its_owner_is_exported_and_deleted_and_nobody_else_sees_it(
    ada: Person, bob: Person, service: Service
):
    table = asked_table(ada)
    sets(ada, service.address)
    key, _ = signs_up(ada)
    signs_in(bob, key)
    assert bob.get("/api/webhook")["host"] == "127.0.0.1"
    look(ada, table)
    assert [hook["address"] for hook in ada.get("/api/account/export")["webhook"]] == [service.address]
    cleo = newcomer(ada)
    assert cleo.get("/api/webhook")["host"] == ""
    assert HIDDEN not in cleo.http.get(f"/api/tables/{table}").text
    does(ada, "delete")
    assert HIDDEN not in all_text(ada)
    assert service.heard[1:] == [f"It is your turn at a table of Nautilus: {ORIGIN}/t/{table}"]
