"""What an operator sees of a server: what it counts, and which request a line of the log belongs to."""

import json
import logging
from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.server.http.app import create_app
from fathom.server.logs import JsonLines
from fathom.server.settings import Settings
from tests.server.conftest import ME, Person, newcomer

EVE = {"kind": "me", "name": "Eve"}


def count(person: Person, name: str) -> float:
    """The number that `/metrics` tells under a name, of all its labels together."""
    lines = person.http.get("/metrics").text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))


def test_answers_tables_and_requests_are_counted(ada: Person):
    before = count(ada, "fathom_answers_total")
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    ada.answers(table, 0)
    assert count(ada, "fathom_answers_total") == before + 1
    assert count(ada, "fathom_tables") == 1
    assert count(ada, "fathom_write_seconds_count") > 0
    assert count(ada, "fathom_requests_total") > 0


def test_metrics_are_not_told_through_a_proxy(ada: Person):
    assert ada.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


def test_every_answer_names_its_request_and_so_does_the_log(ada: Person, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    caplog.handler.setFormatter(JsonLines())
    answer = ada.http.get("/api/tables/nowhere?seat=1", headers={"x-request-id": "from-the-proxy"})
    assert answer.headers["x-request-id"] == "from-the-proxy"
    lines = [json.loads(line) for line in caplog.text.splitlines()]
    (line,) = [line for line in lines if line["from"] == "fathom.server.http.guard"]
    assert (line["message"], line["status"], line["request"]) == ("GET /api/tables/nowhere", 404, "from-the-proxy")
    assert len(ada.http.get("/health").headers["x-request-id"]) == 16


@pytest.mark.parametrize("given", ["short", "a" * 65, "line\\nbreak", "two words here"])
def test_an_id_that_could_confuse_the_log_is_not_taken_over(ada: Person, given: str):
    assert ada.http.get("/health", headers={"x-request-id": given}).headers["x-request-id"] != given


@pytest.fixture
def club(settings: Settings) -> Iterator[Person]:
    """Somebody at a server where a browser may ask three times, and all at an address twelve times."""
    app = create_app(replace(settings, requests_per_second=0.001, request_burst=3, address_share=4.0))
    with TestClient(app) as client:
        yield Person(client, app)


def test_one_browser_that_asks_too_often_does_not_stop_the_others_at_its_address(club: Person):
    members = [newcomer(club) for _ in range(3)]
    for each in members:
        each.post("/api/promise")

    def asks(person: Person) -> int:
        return int(person.http.get("/api/tables").status_code)

    assert [asks(members[0]) for _ in range(4)] == [200, 200, 200, 429]
    assert [asks(each) for each in members[1:]] == [200, 200]


def test_all_at_one_address_together_are_limited_too(club: Person):
    assert [club.http.get("/api/tables").status_code for _ in range(13)] == [200] * 12 + [429]
