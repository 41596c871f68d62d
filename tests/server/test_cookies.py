"""Cookies: only those that this server has issued name a browser; they outlast a restart."""

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from fathom.server.http.app import create_app
from fathom.server.http.cookies import Cookies
from fathom.server.settings import Settings
from tests.server.conftest import ME, OPEN, Person, newcomer

CHOSEN = ["a" * 32, "a" * 24, f"{'a' * 32}.{'a' * 32}", f"{'a' * 32}.", ".", "", "a.b"]


def with_cookie(person: Person, cookie: str) -> Person:
    other = newcomer(person)
    other.http.cookies.set("fathom", cookie)
    return other


@pytest.mark.parametrize("cookie", CHOSEN)
def test_a_cookie_that_we_never_issued_is_replaced_at_the_first_deed(ada: Person, cookie: str):
    eve = with_cookie(ada, cookie)
    answer = eve.http.post("/api/tables", json={"game": "noughts", "seats": [ME, OPEN]})
    given = answer.headers["set-cookie"].split(";")[0].removeprefix("fathom=")
    assert given != cookie
    table = answer.json()["table"]["id"]
    again = with_cookie(ada, cookie)
    assert not any(seat["mine"] for seat in again.get(f"/api/tables/{table}")["seats"])
    assert with_cookie(ada, given).get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_one_that_we_issued_is_kept(ada: Person):
    ada.opens("noughts", ME, OPEN)
    assert "set-cookie" not in ada.http.post("/api/promise").headers


@pytest.mark.parametrize("place", [0, 31, 33, 64])
def test_no_letter_of_it_can_be_changed(place: int):
    cookies = Cookies()
    cookie = cookies.new()
    letter = "B" if cookie[place] == "A" else "A"
    forged = cookie[:place] + letter + cookie[place + 1 :]
    found = [cookies.found({"headers": [(b"cookie", f"fathom={each}".encode())]}) for each in (cookie, forged)]
    assert found == [cookie, ""]


def test_another_server_does_not_know_it():
    cookie = Cookies().new()
    assert Cookies().found({"headers": [(b"cookie", f"fathom={cookie}".encode())]}) == ""


@pytest.fixture
def restarted(settings: Settings) -> Iterator[tuple[str, Person]]:
    """A table that was opened before the server was started again, and who opened it."""
    app = create_app(settings)
    with TestClient(app) as client:
        table = Person(client, app).opens("noughts", ME, OPEN)["table"]["id"]
        cookies = client.cookies
    app = create_app(settings)
    with TestClient(app, cookies=cookies) as client:
        yield table, Person(client, app)


def test_it_outlasts_a_restart(restarted: tuple[str, Person]):
    table, ada = restarted
    assert [seat["mine"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == [True, False]
