"""The guard at the door: foreign pages, hurry and size are refused, on requests and on live lines alike."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fathom.server.app import create_app
from fathom.server.guard import Bucket
from fathom.server.settings import Settings
from tests.server.conftest import ME, Person, newcomer

EVE = {"kind": "me", "name": "Eve"}
ABROAD = {"origin": "https://elsewhere.example"}


@pytest.fixture
def hasty(tmp_path) -> Iterator[Person]:
    """Somebody who may ask three times, and then once in a long while."""
    app = create_app(Settings(data=tmp_path, requests_per_second=0.001, request_burst=3))
    with TestClient(app) as client:
        yield Person(client, app)


def refused_line(person: Person, path: str, **headers: str) -> int:
    with pytest.raises(WebSocketDisconnect) as ended, person.http.websocket_connect(path, headers=headers) as socket:
        socket.receive_json()
    return ended.value.code


def test_a_foreign_page_cannot_open_a_line_or_change_anything(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    assert refused_line(ada, f"/api/tables/{table}/live", **ABROAD) == 4403
    body = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}}
    answer = ada.http.post(f"/api/tables/{table}/answer", json=body, headers=ABROAD)
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-page")
    assert ada.view(table, 0)["answers"] == 0


def test_our_own_page_can(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    own = {"origin": str(ada.http.base_url).rstrip("/")}
    with ada.http.websocket_connect(f"/api/tables/{table}/live", headers=own) as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        assert socket.receive_json()["kind"] == "view"


def test_who_asks_too_often_is_told_so_in_his_language(hasty: Person):
    for _ in range(3):
        hasty.get("/api/tables")
    answer = hasty.http.get("/api/tables", headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["why"]) == (429, "too-fast")
    assert answer.json()["message"] != hasty.http.get("/api/tables").json()["message"]


def test_pages_and_files_are_limited_too_but_cost_less(hasty: Person):
    answers = [hasty.http.get("/health") for _ in range(31)]
    assert [answer.status_code for answer in answers] == [200] * 30 + [429]


def test_lines_count_too(hasty: Person):
    table = hasty.opens("noughts", ME, EVE)["table"]["id"]
    for _ in range(2):
        with hasty.http.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_json({"kind": "hello", "seat": 0})
            socket.receive_json()
    assert refused_line(hasty, f"/api/tables/{table}/live") == 4403


def test_a_line_that_talks_too_fast_is_not_heard(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.live.MESSAGE_BURST", 2.0)
    monkeypatch.setattr("fathom.server.live.MESSAGES_PER_SECOND", 0.001)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        for _ in range(2):
            socket.send_text("{")
            assert socket.receive_json()["why"] == "bad-request"
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}})
        assert socket.receive_json()["why"] == "too-fast"
    assert ada.view(table, 0)["answers"] == 0


@pytest.mark.parametrize("path", ["/live", "/api/live", "/api/tables/a/b/live"])
def test_there_are_no_other_lines(ada: Person, path: str):
    assert refused_line(ada, path) == 4403


def test_a_line_to_a_table_that_is_not_there_says_so_and_ends(ada: Person):
    with ada.http.websocket_connect("/api/tables/nowhere/live") as socket:
        assert socket.receive_json()["why"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as ended:
            socket.receive_json()
    assert ended.value.code == 4404


@pytest.mark.parametrize("path", ["/health", "/api/tables", "/api/nothing", "/api/tables/nowhere"])
def test_every_answer_carries_the_headers_that_keep_strangers_out(ada: Person, path: str):
    headers = ada.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"


def test_a_bucket_fills_again_with_time_but_never_above_its_burst(monkeypatch: pytest.MonkeyPatch):
    now = SimpleNamespace(monotonic=lambda: now.at, at=100.0)
    monkeypatch.setattr("fathom.server.guard.time", now)
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now.at += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now.at += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_who_only_looks_is_not_made_known(ada: Person):
    """A page looks for several things while it sits down: their answers must not overwrite the cookie of the seat."""
    for path in ("/api/words/table/en", "/api/games", "/api/rules/noughts", "/api/tables", "/api/address"):
        assert "set-cookie" not in newcomer(ada).http.get(path).headers, path
    assert "set-cookie" in newcomer(ada).http.post("/api/lessons/nautilus").headers
