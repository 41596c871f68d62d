"""Odd requests: whatever a stranger's program sends is refused in a sentence, and nobody is lost by it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from fathom.server.http import app
from tests.server.conftest import ME, Person

EVE = {"kind": "me", "name": "Eve"}
HUGE = "9" * 400


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    return opening * depth + closing * depth


DEEP = [nested(depth) for depth in (500, 900, 1100, 20_000)]
DEEP += ['{"a":' * depth + "1" + "}" * depth for depth in (500, 990, 6_000)]
NUMBERS = ["-1", "1e400", "-1e400", "1.5", "NaN", "9223372036854775808", "18446744073709551616", HUGE, f"-{HUGE}"]


@pytest.mark.parametrize("value", [*DEEP, *NUMBERS, '"\\u0000"', '"\\ud800"', "null"], ids=range(len(DEEP) + 12))
def test_no_value_in_a_body_makes_the_server_fail(ada: Person, value: str):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    bodies = {
        "answer": ['{"seat":0,"number":%s,"action":{}}', '{"seat":0,"number":0,"action":{"do":"mark","cell":%s}}'],
        "odds": ['{"seat":0,"number":0,"action":{"do":"mark","cell":%s}}', '{"seat":%s,"number":0,"action":{}}'],
        "chat": ['{"seat":0,"statement":{"say":%s}}', '{"seat":%s,"text":"a"}'],
        "fork": ['{"at":%s}'],
        "rename": ['{"seat":0,"name":%s}'],
        "propose": ['{"seat":0,"kind":"claim","target":%s}'],
    }
    for path, texts in bodies.items():
        for text in texts:
            assert send(ada, f"/api/tables/{table}/{path}", text % value) < 500, (path, text)
    seeded = '{"game":"noughts","seats":[{"kind":"me"},{"kind":"me"}],"seed":%s}'
    assert send(ada, "/api/tables", seeded % value) < 500
    options = '{"game":"nautilus","seats":[{"kind":"me"},{"kind":"me"}],"options":{"first":%s}}'
    assert send(ada, "/api/tables", options % value) < 500
    assert send(ada, "/api/import", value) < 500
    assert send(ada, "/api/import", f'{{"fathom":1,"game":"noughts","seats":{value},"answers":{value}}}') < 500
    assert ada.view(table, 0)["answers"] == 0


def test_what_is_nested_too_deeply_is_a_bad_request(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    text = f'{{"seat":0,"number":0,"action":{nested(6_000)}}}'
    found = ada.http.post(f"/api/tables/{table}/answer", content=text, headers={"content-type": "application/json"})
    assert (found.status_code, found.json()["why"]) == (400, "bad-request")


def send(person: Person, path: str, text: str) -> int:
    return person.http.post(path, content=text, headers={"content-type": "application/json"}).status_code


@pytest.mark.parametrize("number", [*NUMBERS, "", "x", "%00", "٣"])
def test_no_number_in_an_address_makes_the_server_fail(ada: Person, number: str):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    for path in (
        f"view?seat={number}",
        f"history?at={number}",
        f"history?at=0&seat={number}",
        f"blocked?seat={number}",
    ):
        assert ada.http.get(f"/api/tables/{table}/{path}").status_code < 500, path


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/a%00b/view",
        "/assets/%00",
        "/assets/..%2f..%2fapp.py",
        "/%00",
        "/api/words/%00/en",
        "/api/rules/%00",
        "/api/tables/%ff",
        f"/api/tables/{'a' * 5000}",
        "/api/words/noughts/%ed%a0%80",
        "/api/rules/..",
    ],
)
def test_no_address_makes_the_server_fail(ada: Person, path: str):
    assert ada.http.get(path).status_code in (400, 404)


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/t/somewhere", 200), ("/api/nowhere", 404)])
def test_every_address_but_the_apis_is_a_page_once_the_client_is_built(
    ada: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int
):
    monkeypatch.setattr(app, "STATIC", tmp_path)
    assert ada.http.get(path).status_code == 404
    (tmp_path / "index.html").write_text("<p>Fathom</p>")
    answer = ada.http.get(path)
    assert (answer.status_code, answer.text == "<p>Fathom</p>") == (status, status == 200)


@pytest.mark.parametrize(
    "others", ["a/b=1", "a=1; b", "=", ";;;", 'x="', "a b=c", "ü=1", "$Version=1", "__Host-x=é", "a=" + "b" * 3000]
)
def test_no_other_cookie_costs_somebody_their_identity(ada: Person, others: str):
    """Other programs on the same host set cookies too, by rules of their own."""
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    own = f"fathom={ada.http.cookies['fathom']}"
    ada.http.cookies.clear()
    for cookie in (f"{others}; {own}", f"{own}; {others}", f"fathom=short; {others};{own}"):
        answer = ada.http.get(f"/api/tables/{table}", headers={"cookie": cookie.encode()})
        assert [seat["mine"] for seat in answer.json()["seats"]] == [True, True], cookie
        assert "set-cookie" not in answer.headers


def test_a_line_stays_whole_whatever_is_said_on_it(ada: Person):
    """Nested and huge values, odd types and broken text: each is refused, and then an answer is taken."""
    table, chance = ada.opens("noughts", ME, EVE)["table"]["id"], Random(5)
    values = [*DEEP[:2], *(deep for deep in DEEP if len(deep) < 16_000), *NUMBERS, '"\\u0000"', "null", "true", "{}"]
    shapes = [
        '{"kind":"hello","seat":%s}',
        '{"kind":"answer","seat":%s,"number":0,"action":{}}',
        '{"kind":"answer","seat":0,"number":%s,"action":{}}',
        '{"kind":"answer","seat":0,"number":0,"action":%s}',
        '{"kind":"answer","seat":0,"number":0,"action":{"do":"mark","cell":%s}}',
        '{"kind":"say","seat":0,"text":%s}',
        '{"kind":"say","seat":0,"statement":{"say":%s}}',
        '{"kind":%s}',
        '{"kind":"hello","seat":0,"more":%s}',
        "%s",
    ]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        for number in range(150):
            text = chance.choice(shapes) % chance.choice(values)
            if number % 10 == 0:
                socket.send_bytes(bytes(chance.randrange(256) for _ in range(60)))
            else:
                socket.send_text(text)
            message = socket.receive_json()
            assert message["kind"] == "refusal", (text, message)
        socket.send_json({"kind": "hello", "seat": 0})
        assert heard(socket, "view")["answers"] == 0
        socket.send_json({"kind": "answer", "seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}})
        assert heard(socket, "update")["answers"] == 1


def heard(socket: Any, kind: str) -> Any:
    while (message := socket.receive_json())["kind"] != kind:
        pass
    return message
