"""The guard at the door: foreign pages, hurry and size are refused, on requests and on live lines alike."""

from collections.abc import Iterator

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fathom.server.http.app import create_app
from fathom.server.settings import Settings
from tests.server.conftest import ME, Person, newcomer

EVE = {"kind": "me", "name": "Eve"}
ABROAD = {"origin": "https://elsewhere.example"}


@pytest.fixture
def hasty(tmp_path) -> Iterator[Person]:
    """Somebody who may ask three times, and then once in a long while."""
    app = create_app(Settings(data=tmp_path, requests_per_second=0.001, request_burst=3, address_share=1.0))
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


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_nor_can_a_page_of_which_only_the_site_is_told(ada: Person, site: str):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    told = {"sec-fetch-site": site}
    assert refused_line(ada, f"/api/tables/{table}/live", **told) == 4403
    body = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}}
    answer = ada.http.post(f"/api/tables/{table}/answer", json=body, headers=told)
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-page")
    assert ada.view(table, 0)["answers"] == 0
    assert ada.http.get("/", headers=told).status_code != 403  # a link elsewhere may lead to us


@pytest.mark.parametrize("origin", ["null", "javascript://testserver.local", "testserver.local", "http://testserver"])
def test_an_origin_that_only_looks_like_ours_is_foreign(ada: Person, origin: str):
    assert str(ada.http.base_url) == "http://testserver.local"
    assert ada.http.post("/api/promise", headers={"origin": origin}).json()["why"] == "foreign-page"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "", "x/json"])
def test_a_body_that_is_not_said_to_be_json_is_not_read(ada: Person, kind: str):
    """Pages elsewhere can send these kinds without asking first."""
    headers = {"content-type": kind} if kind else {}
    plan = msgspec.json.encode({"game": "noughts", "seats": [ME, EVE]})
    for content in (plan, iter([plan])):
        answer = ada.http.post("/api/tables", content=content, headers=headers)
        assert (answer.status_code, answer.json()["why"]) == (415, "not-json")
    assert ada.get("/api/tables") == []


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
def test_json_is_read_however_it_is_spelled(ada: Person, kind: str):
    plan = msgspec.json.encode({"game": "noughts", "seats": [ME, EVE]})
    assert ada.http.post("/api/tables", content=plan, headers={"content-type": kind}).status_code == 201


def test_our_own_page_can(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    own = {"origin": str(ada.http.base_url).rstrip("/"), "sec-fetch-site": "same-origin"}
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
    monkeypatch.setattr("fathom.server.live.connection.MESSAGE_BURST", 2.0)
    monkeypatch.setattr("fathom.server.live.connection.MESSAGES_PER_SECOND", 0.001)
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


def test_who_only_looks_is_not_made_known(ada: Person):
    """A page looks for several things while it sits down: their answers must not overwrite the cookie of the seat."""
    for path in ("/api/words/table/en", "/api/games", "/api/rules/noughts", "/api/tables", "/api/address"):
        assert "set-cookie" not in newcomer(ada).http.get(path).headers, path
    assert "set-cookie" in newcomer(ada).http.post("/api/lessons/nautilus").headers
