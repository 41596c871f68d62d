"""Accounts: a name that is kept by a passkey, on several devices, with what was played before; and deletion."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from fathom.server.http.limits import Buckets
from fathom.server.tables import registry
from tests.server.authenticator import Authenticator
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of
from tests.server.test_seats import joins
from tests.server.two_workers import Workers, database, until, workers

__all__ = ["database", "workers"]

ORIGIN = "http://testserver.local"


@pytest.fixture(autouse=True)
def _as_often_as_you_like(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "CODE_TRIES", (1e9, 1e9))


def does(person: Person, what: str, status: int = 200, **body: Any) -> Any:
    person.http.headers["origin"] = ORIGIN
    return person.post(f"/api/account/{what}", body, status)


def signs_up(person: Person, name: str = "Ada") -> tuple[Authenticator, Any]:
    key = Authenticator(ORIGIN, "testserver.local")
    options = does(person, "passkey-options", name=name)
    return key, does(person, "passkey", credential=key.makes(options), label="Laptop")


def signs_in(person: Person, key: Authenticator, status: int = 200) -> Any:
    options = does(person, "sign-in-options")
    return does(person, "sign-in", status, credential=key.signs(options))


def mine(person: Person, table: str) -> list[bool]:
    return [seat["mine"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def all_text(person: Person) -> str:
    """Every value of every row."""
    engine = tables_of(person).store.engine
    inspector = sa.inspect(engine)
    with engine.connect() as connection:
        rows = [connection.execute(sa.text(f'SELECT * FROM "{name}"')).all() for name in inspector.get_table_names()]
    return repr(rows)


def test_a_guest_has_no_account_and_needs_none(ada: Person):
    assert ada.get("/api/account") == {"account": None}
    ada.opens("nautilus", ME, BOT)


def test_an_account_takes_along_what_its_browser_has_played_as_a_guest(ada: Person):
    table = ada.opens("nautilus", ME, OPEN)["table"]["id"]
    cookie = ada.http.cookies["fathom"]
    _, made = signs_up(ada)
    assert made["account"]["name"] == "Ada"
    assert [key["label"] for key in made["account"]["passkeys"]] == ["Laptop"]
    assert ada.http.cookies["fathom"] != cookie
    assert mine(ada, table) == [True, False]
    assert ada.get(f"/api/tables/{table}")["host"]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert mine(ada, table) == [True, False]


def test_an_account_was_last_seen_when_its_browser_was(ada: Person):
    """Else a seat could be given away as if its owner had been away."""
    held = table_of(ada, ada.opens("nautilus", ME, OPEN)["table"]["id"])
    (guest,) = held.seats[0].holders
    held.last_seen[guest] = 100.0
    signs_up(ada)
    (account,) = held.seats[0].holders
    assert account != guest
    assert held.last_seen[account] == 100.0


def test_a_second_device_signs_in_and_both_hold_all_seats(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    key, _ = signs_up(ada)
    theirs = bob.opens("nautilus", {**ME, "name": "Bob"}, BOT)["table"]["id"]
    signs_in(bob, key)
    assert [mine(person, each) for person in (ada, bob) for each in (table, theirs)] == [[True, False]] * 4


def test_signing_out_everywhere_leaves_the_seats_to_this_device_alone(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    key, _ = signs_up(ada)
    signs_in(bob, key)
    does(ada, "sign-out-everywhere")
    assert mine(ada, table) == [True, False]
    assert mine(bob, table) == [False, False]
    assert bob.get("/api/account")["account"] is None
    assert bob.http.get(f"/api/tables/{table}/view", params={"seat": 0}).status_code == 403


def test_who_signs_out_is_a_guest_and_the_seats_wait(ada: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    key, _ = signs_up(ada)
    does(ada, "sign-out")
    assert mine(ada, table) == [False, False]
    signs_in(ada, key)
    assert mine(ada, table) == [True, False]


def test_a_recovery_code_signs_in_once(ada: Person, bob: Person):
    _, made = signs_up(ada)
    assert len(set(made["codes"])) == made["account"]["codes"] == 8
    assert made["codes"][0] not in all_text(ada)  # only hashes are kept
    typed = made["codes"][0].upper().replace("-", " ")
    assert does(bob, "recover", code=typed)["account"]["codes"] == 7
    assert does(newcomer(ada), "recover", 403, code=made["codes"][0])["why"] == "wrong-code"
    does(ada, "codes")
    assert does(newcomer(ada), "recover", 403, code=made["codes"][1])["why"] == "wrong-code"


def test_who_signs_in_with_a_first_request_gets_the_accounts_cookie_and_no_other(ada: Person):
    _, made = signs_up(ada)
    bob = newcomer(ada)
    answer = bob.http.post("/api/account/recover", json={"code": made["codes"][0]})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert f"fathom={ada.http.cookies['fathom']};" in cookie
    assert bob.get("/api/account")["account"]["name"] == "Ada"


def test_codes_cannot_be_tried_often(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables_of(ada), "code_tries", Buckets(0.001, 3))
    told = [does(ada, "recover", 403, code=f"{number:020}")["why"] for number in range(3)]
    assert told == ["wrong-code"] * 3
    assert does(ada, "recover", 429, code="0" * 20)["why"] == "too-fast"


def test_of_two_who_use_one_code_at_the_same_moment_one_signs_in(workers: Workers):
    one, other = workers.start(), workers.start()
    _, made = signs_up(one)
    with ThreadPoolExecutor(2) as pool:
        for code in made["codes"]:
            told = [pool.submit(uses, each, code) for each in (workers.guest(one), workers.guest(other))]
            assert sorted(each.result() for each in told) == [200, 403]


def uses(person: Person, code: str) -> int:
    return int(person.http.post("/api/account/recover", json={"code": code}).status_code)


def test_codes_that_were_tried_at_one_worker_count_at_the_other(workers: Workers, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "CODE_TRIES", (1e-6, 3.0))
    one, other = workers.start(), workers.start()
    assert [uses(one, f"{number:020}") for number in range(4)] == [403, 403, 403, 429]
    until(lambda: uses(other, "0" * 20) == 429)
    assert len(tables_of(one).code_tries._buckets) == 1


def test_passkeys_are_added_and_removed_but_the_last_one_stays(ada: Person, bob: Person):
    first, made = signs_up(ada)
    only = made["account"]["passkeys"][0]["id"]
    assert does(ada, "drop-passkey", 409, id=only)["why"] == "last-passkey"
    second, told = signs_up(ada, "another name is not looked at")
    assert (told["account"]["name"], len(told["account"]["passkeys"]), told["codes"]) == ("Ada", 2, [])
    does(ada, "drop-passkey", id=only)
    assert does(ada, "drop-passkey", 404, id=only)["why"] == "no-such-passkey"
    assert signs_in(bob, first, 403)["why"] == "passkey-unknown"
    signs_in(bob, second)


# ------------------------------------------------------------------------------------------ refusals


def test_a_reply_counts_once_for_the_browser_that_was_asked_and_for_its_page(ada: Person, bob: Person):
    key, _ = signs_up(ada)
    options = does(bob, "sign-in-options")
    reply = key.signs(options)
    cleo = newcomer(ada)
    assert does(cleo, "sign-in", 403, credential=reply)["why"] == "passkey-late"
    key.origin = "https://elsewhere.example"
    assert does(bob, "sign-in", 403, credential=key.signs(options))["why"] == "passkey-refused"
    assert does(bob, "sign-in", 403, credential=reply)["why"] == "passkey-late"  # the challenge is used up


def test_a_signature_by_another_key_is_refused(ada: Person, bob: Person):
    key, _ = signs_up(ada)
    thief = Authenticator(ORIGIN, "testserver.local")
    thief.id, thief.uses = key.id, 9
    assert signs_in(bob, thief, 403)["why"] == "passkey-refused"
    assert bob.get("/api/account")["account"] is None


@pytest.mark.parametrize("credential", [{}, {"id": 3}, {"id": "x", "response": []}])
def test_a_reply_that_is_none_is_refused(ada: Person, credential: dict[str, Any]):
    does(ada, "passkey-options", name="Ada")
    assert does(ada, "passkey", 403, credential=credential)["why"] == "passkey-refused"


@pytest.mark.parametrize("what", ["rename", "drop-passkey", "codes", "sign-out", "sign-out-everywhere"])
def test_guests_have_nothing_to_change(ada: Person, what: str):
    body = {"rename": {"name": "Eve"}, "drop-passkey": {"id": "x"}}.get(what, {})
    assert does(ada, what, 403, **body)["why"] == "no-account"


def test_a_page_without_a_name_has_no_passkeys(ada: Person):
    ada.http.headers.update({"origin": "http://127.0.0.1:8000", "host": "127.0.0.1:8000"})
    assert ada.post("/api/account/sign-in-options", {}, 400)["why"] == "passkey-needs-name"


# --------------------------------------------------------------------------- what is stored, and deleted


def test_the_export_holds_what_is_stored_and_nobody_else_gets_it(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, OPEN)["table"]["id"]
    key = ada.post(f"/api/tables/{table}/open-link")["key"]
    joins(bob, table, key=key, name="Bob")
    ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Hello Bob"})
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "Hello Ada"})
    signs_up(ada)
    told = ada.get("/api/account/export")
    assert told["account"]["name"] == "Ada"
    assert [line["text"] for line in told["chat"]] == ["Hello Bob"]
    assert [seat["table_id"] for seat in told["seats"]] == [each["id"] for each in told["opened"]] == [table]
    assert [line["text"] for line in bob.get("/api/account/export")["chat"]] == ["Hello Ada"]


def test_who_is_deleted_takes_no_passkey_of_others_along(ada: Person, bob: Person):
    key, _ = signs_up(bob, "Bob")
    signs_up(ada)
    does(ada, "delete")
    does(bob, "sign-out")
    assert signs_in(bob, key)["account"]["codes"] == 8


@pytest.mark.parametrize("guest", [True, False], ids=["guest", "account"])
def test_no_row_is_left_of_whoever_is_deleted(ada: Person, bob: Person, guest: bool):
    name = "Adamantia"
    table = ada.opens("nautilus", {**ME, "name": name}, OPEN, public=True)["table"]["id"]
    waits = ada.opens("nautilus", {**ME, "name": name}, OPEN, OPEN)["table"]["id"]
    joins(bob, table, name="Bob")
    ada.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "my secret recipe"})
    if not guest:
        signs_up(ada, name)
    browser = next(iter(table_of(ada, table).seats[0].holders))
    assert all(each in all_text(ada) for each in (name, browser, "my secret recipe"))
    does(ada, "delete")
    left = all_text(ada)
    assert not any(each in left for each in (name, browser, "my secret recipe"))
    shown = bob.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]  # the game goes on
    assert bob.get(f"/api/tables/{waits}")["status"] == "closed"
    assert ada.get("/api/account") == {"account": None}
