"""The Host header: only our own names and addresses are answered, whatever is asked and however it is written."""

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.server.http.app import create_app
from fathom.server.http.hosts import host_name
from fathom.server.settings import Settings
from tests.server.conftest import Person

OURS = "127.0.0.1:8000"
MALFORMED = [
    "127.0.0.1:80@evil.example",
    "evil.example@127.0.0.1",
    "localhost:80:80",
    "localhost:",
    "localhost:99999",
    "localhost:8o",
    "[::1",
    "[::1]evil.example",
    "[evil.example]",
    "local host",
    "localhost/evil.example",
    "localhost,evil.example",
    "",
    ":80",
    "..",
]


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_name_that_somebody_else_may_have_is_not_ours(ada: Person, host: str):
    answer = ada.http.get("/api/tables", headers={"host": host})
    assert (answer.status_code, answer.json()["why"]) == (421, "unknown-host")
    assert "--name" in answer.json()["message"]


@pytest.mark.parametrize(
    "host",
    ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.5:80", "ship", "ship.local", "FATHOM.example.org:443"],
)
def test_addresses_local_names_and_those_that_we_were_given_are(settings: Settings, host: str):
    with TestClient(create_app(replace(settings, names=("fathom.example.org",)))) as client:
        assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", MALFORMED)
def test_a_host_that_is_no_host_is_refused(ada: Person, host: str):
    assert host_name(host) == ""
    answer = ada.http.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["why"]) == (400, "bad-request")


def test_so_are_two_of_them(ada: Person):
    answer = ada.http.get("/api/games", headers=[("host", OURS), ("host", "evil.example")])
    assert (answer.status_code, answer.json()["why"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/words/table/en", "/api/schema/openapi.json", "/api/nothing", "/x"]
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST"])
def test_nothing_is_answered_to_a_foreign_name_even_what_was_just_answered_to_ours(ada: Person, path: str, method: str):
    ada.http.request(method, path, headers={"host": OURS})
    answer = ada.http.request(method, path, headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("host", "name"),
    [("LocalHost:80", "localhost"), ("[::1]:80", "::1"), ("ship.local.", "ship.local"), ("a_b", "a_b")],
)
def test_the_name_is_read_without_its_port(host: str, name: str):
    assert host_name(host) == name
