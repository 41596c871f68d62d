"""Turns that call: whoever is asked and away is told once, when they want to be, and never anything secret."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from fathom.server.http.errors import Refused
from fathom.server.http.limits import Quota
from fathom.server.notify import hours, mail, posting, subscriptions, turn_notifications
from fathom.server.settings import Settings
from tests.server.conftest import BOT, ME, Person, newcomer, table_of, tables_of
from tests.server.services import HIDDEN, MailServer, Service, Subscriber
from tests.server.test_accounts import ORIGIN, all_text, does, signs_in, signs_up

ADDRESS = "ada@example.org"
ALWAYS = {"quiet_from": 0, "quiet_to": 0}


@pytest.fixture
def service(ada: Person) -> Iterator[Service]:
    tables_of(ada).settings = replace(tables_of(ada).settings, local_webhooks=True)
    service = Service()
    yield service
    service.close()


@pytest.fixture
def mails(ada: Person) -> Iterator[MailServer]:
    server = MailServer()
    tables_of(ada).settings = replace(tables_of(ada).settings, smtp=server.url, mail_from="table@example.org")
    yield server
    server.close()


def says(person: Person, path: str, body: Any, status: int = 200) -> Any:
    person.http.headers["origin"] = ORIGIN
    return person.post(f"/api/calls/{path}", body, status)


def sets(person: Person, address: str, status: int = 200, **habits: Any) -> Any:
    says(person, "habits", {**ALWAYS, **habits})
    return says(person, "webhook", {"address": address}, status)


def subscribes(person: Person, service: Service, **habits: Any) -> Subscriber:
    says(person, "habits", {**ALWAYS, **habits})
    subscriber = Subscriber(service)
    says(person, "push", subscriber.subscription)
    return subscriber


def confirms(person: Person, mails: MailServer, **habits: Any) -> None:
    says(person, "habits", {**ALWAYS, **habits})
    says(person, "mail", {"address": ADDRESS})
    says(person, "mail/confirm", {"code": code_in(mails)})


def code_in(mails: MailServer) -> str:
    found = re.search(r"\b\d{6}\b", mails.texts[-1])
    assert found
    return found[0]


def look(ada: Person, *tables: str) -> None:
    """The server looks for whom to call, when the questions have been open for long."""
    for table in tables:
        table_of(ada, table).asked_at -= 3600
    ada.http.blocking_portal.call(turn_notifications.notify, tables_of(ada))


def asked_table(person: Person) -> str:
    table: str = person.opens("nautilus", ME, BOT, options={"first": 1})["table"]["id"]
    return table


def test_a_page_that_does_not_say_where_it_is_cannot_be_named_in_a_call(ada: Person):
    assert ada.post("/api/calls/habits", ALWAYS, 400)["why"] == "bad-request"


# ------------------------------------------------------------------------------------------ who and when


def test_who_is_asked_and_away_is_told_once_of_each_question(ada: Person, service: Service):
    table = asked_table(ada)
    shown = sets(ada, service.address)
    assert shown["webhook"] == "127.0.0.1"
    assert shown == ada.get("/api/calls")
    look(ada, table)
    look(ada, table)
    assert len(service.heard) == 2  # the first one says that it works
    assert service.heard[1].endswith(f"Nautilus. {ORIGIN}/t/{table}")


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
    assert says(bob, "webhook/drop", {})["webhook"] == ""
    theirs = asked_table(bob)
    look(ada, theirs)
    assert len(service.heard) == 1


def test_what_waits_through_quiet_hours_is_told_after_them_even_if_the_table_has_left_memory(
    ada: Person, service: Service, monkeypatch: pytest.MonkeyPatch
):
    table = asked_table(ada)
    sets(ada, service.address)
    monkeypatch.setattr(hours, "due", lambda habits, now: now + 3600)
    look(ada, table)
    ada.http.blocking_portal.call(tables_of(ada).put_away, table_of(ada, table))
    look(ada)
    assert len(service.heard) == 1
    later = time.time() + 3700
    monkeypatch.setattr(turn_notifications.time, "time", lambda: later)
    look(ada)
    look(ada)
    assert len(service.heard) == 2


def test_who_has_answered_meanwhile_is_not_told(ada: Person, service: Service, monkeypatch: pytest.MonkeyPatch):
    table = ada.opens("noughts", ME, {"kind": "me", "name": "Eve"})["table"]["id"]
    sets(ada, service.address)
    table_of(ada, table).asked_at -= 3600
    monkeypatch.setattr(hours, "due", lambda habits, now: now + 3600)
    ada.http.blocking_portal.call(turn_notifications.queue_calls, tables_of(ada))
    ada.answers(table, 0)
    later = time.time() + 3700
    monkeypatch.setattr(turn_notifications.time, "time", lambda: later)
    ada.http.blocking_portal.call(turn_notifications.send_due, tables_of(ada))
    assert len(service.heard) == 1


def test_a_digest_tells_of_all_tables_in_one_message(ada: Person, service: Service, monkeypatch: pytest.MonkeyPatch):
    tables = [asked_table(ada), asked_table(ada)]
    subscriber = subscribes(ada, service, pace="daily", language="fr")
    look(ada, *tables)
    assert subscriber.heard == []
    later = time.time() + 86_500
    monkeypatch.setattr(turn_notifications.time, "time", lambda: later)
    ada.http.blocking_portal.call(turn_notifications.send_due, tables_of(ada))
    (told,) = subscriber.heard
    assert (told["title"], told["path"]) == ("2 tables vous attendent", "/")
    assert "Nautilus" in told["body"]


@pytest.mark.parametrize(
    ("habits", "now", "then"),
    [
        ({}, (12, 5), (12, 5)),
        ({"quiet_from": 1320, "quiet_to": 480}, (23, 30), (32, 0)),
        ({"quiet_from": 1320, "quiet_to": 480}, (3, 0), (8, 0)),
        ({"quiet_from": 1320, "quiet_to": 480}, (8, 0), (8, 0)),
        ({"quiet_from": 540, "quiet_to": 1020}, (12, 0), (17, 0)),
        ({"pace": "hourly"}, (12, 5), (13, 0)),
        ({"pace": "daily", "daily_at": 1080}, (12, 5), (18, 0)),
        ({"pace": "daily", "daily_at": 1080}, (18, 0), (42, 0)),
        ({"pace": "daily", "daily_at": 1380, "quiet_from": 1320, "quiet_to": 480}, (12, 0), (32, 0)),
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "America/Los_Angeles", "Asia/Kolkata"])
def test_when_somebody_is_told(habits: dict[str, Any], now: tuple[int, int], then: tuple[int, int], zone: str):
    midnight = datetime(2026, 11, 18, tzinfo=ZoneInfo(zone)).timestamp()
    usual = {"zone": zone, "quiet_from": 0, "quiet_to": 0, "pace": "at-once", "daily_at": 1080}
    (hour, minute), (to_hour, to_minute) = now, then
    if habits.get("pace") == "hourly" and zone == "Asia/Kolkata":
        return  # its hours begin half an hour later than the world's
    due = hours.due({**usual, **habits}, midnight + hour * 3600 + minute * 60)
    assert due == midnight + to_hour * 3600 + to_minute * 60


def test_an_unknown_time_zone_is_refused(ada: Person):
    for zone in ("Atlantis/Trench", "../../etc/passwd", "/etc/localtime", ""):
        assert says(ada, "habits", {"zone": zone}, 400)["why"] == "no-such-zone"


def test_nobody_is_told_more_than_so_often_whatever_others_do(
    ada: Person, service: Service, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(turn_notifications, "MOST_AN_HOUR", 2)
    sets(ada, service.address)
    for table in [asked_table(ada) for _ in range(4)]:
        look(ada, table)
    assert len(service.heard) == 1 + 2


# ---------------------------------------------------------------------------------------------- channels


def test_a_push_can_be_read_by_the_subscribed_browser_alone_and_says_no_more_than_the_game(
    ada: Person, service: Service
):
    table = asked_table(ada)
    subscriber = subscribes(ada, service, language="es")
    look(ada, table)
    assert subscriber.heard == [
        {"title": "Nautilus: te toca", "body": "Te toca jugar en una mesa de Nautilus.", "path": f"/t/{table}",
         "tag": table}
    ]  # fmt: skip
    (headers,) = service.headers
    assert headers["authorization"].startswith("vapid t=")
    assert ada.get("/api/calls")["push_key"] in headers["authorization"]
    assert headers["content-encoding"] == "aes128gcm"
    assert table.encode() not in service.bodies[0]


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(ada: Person, service: Service, status: int):
    subscribes(ada, service)
    service.status = status
    look(ada, asked_table(ada))
    assert ada.get("/api/calls")["pushes"] == []


def test_a_service_that_fails_once_keeps_its_subscription(ada: Person, service: Service):
    subscribes(ada, service)
    service.status = 503
    look(ada, asked_table(ada))
    assert len(ada.get("/api/calls")["pushes"]) == 1


def test_a_push_is_ended_by_its_own_browser_alone(ada: Person, bob: Person, service: Service):
    subscriber = subscribes(ada, service)
    says(bob, "push/drop", {"endpoint": subscriber.subscription["endpoint"]})
    assert len(ada.get("/api/calls")["pushes"]) == 1
    assert says(ada, "push/drop", {"endpoint": subscriber.subscription["endpoint"]})["pushes"] == []


@pytest.mark.parametrize("change", [{"p256dh": "A" * 87}, {"auth": "A" * 30}, {"p256dh": "é" * 87}])
def test_keys_that_nothing_can_be_encrypted_for_are_refused(ada: Person, service: Service, change: dict[str, str]):
    assert says(ada, "push", {**Subscriber(service).subscription, **change}, 400)["why"] == "push-subscription"


def test_a_mail_comes_after_its_code_was_typed_and_ends_by_its_link(ada: Person, bob: Person, mails: MailServer):
    table = asked_table(ada)
    says(ada, "habits", {**ALWAYS, "language": "fr"})
    assert says(ada, "mail", {"address": ADDRESS})["mail"] == {"address": ADDRESS, "confirmed": False}
    look(ada, table)
    assert [each["subject"] for each in mails.mails] == ["Votre code pour Fathom"]
    assert says(ada, "mail/confirm", {"code": code_in(mails)})["mail"]["confirmed"]
    other = asked_table(ada)
    look(ada, other)
    told = mails.mails[-1]
    assert (told["subject"], told["to"], told["from"]) == (
        "Nautilus\u00a0: c’est à vous", ADDRESS, "Fathom <table@example.org>"
    )  # fmt: skip
    assert f"{ORIGIN}/t/{other}" in mails.texts[-1]
    found = re.search(r"/unsubscribe#(\S+)", mails.texts[-1])
    assert found
    assert told["list-unsubscribe"].strip() == f"<{ORIGIN}/unsubscribe#{found[1]}>"
    assert says(bob, "unsubscribe", {"token": "x" * 32}) == says(bob, "unsubscribe", {"token": found[1]})
    assert ada.get("/api/calls")["mail"] is None


def test_a_code_counts_for_few_tries_for_its_browser_and_for_a_while(
    ada: Person, bob: Person, mails: MailServer, monkeypatch: pytest.MonkeyPatch
):
    says(ada, "mail", {"address": ADDRESS})
    code = code_in(mails)
    wrong = f"{(int(code) + 1) % 10**6:06}"
    assert says(bob, "mail/confirm", {"code": code}, 403)["why"] == "mail-code-late"
    for _ in range(subscriptions.TRIES):
        assert says(ada, "mail/confirm", {"code": wrong}, 403)["why"] == "mail-code-wrong"
    assert says(ada, "mail/confirm", {"code": code}, 403)["why"] == "mail-code-late"
    says(ada, "mail", {"address": ADDRESS})
    monkeypatch.setattr(subscriptions, "PATIENCE", -1.0)
    assert says(ada, "mail/confirm", {"code": code_in(mails)}, 403)["why"] == "mail-code-late"


@pytest.mark.parametrize(
    "address", ["ada", "a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "<a@example.org>", "a@-x.org",
                "a@example.org, b@example.org", "é@example.org", "a@127.0.0.1:25"]
)  # fmt: skip
def test_what_is_no_address_gets_no_mail(ada: Person, mails: MailServer, address: str):
    assert says(ada, "mail", {"address": address}, 400)["why"] == "mail-address"
    assert mails.mails == []


def test_an_address_that_takes_nothing_is_not_kept(ada: Person, mails: MailServer):
    assert says(ada, "mail", {"address": "nobody@example.org"}, 400)["why"] == "mail-silent"
    assert ada.get("/api/calls")["mail"] is None


def test_without_a_mail_server_the_page_can_say_so(ada: Person):
    assert ada.get("/api/calls")["can_mail"] is False
    assert says(ada, "mail", {"address": ADDRESS}, 409)["why"] == "mail-off"


@pytest.mark.parametrize("url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:99999"])
def test_an_operator_is_told_what_is_wrong_with_the_mail_server(url: str):
    with pytest.raises(Exception, match="--smtp is"):
        mail.check_settings(Settings(smtp=url, mail_from="table@example.org"))
    with pytest.raises(Exception, match="--mail-from"):
        mail.check_settings(Settings(smtp="smtps://u:p@mail.example.org", mail_from="table"))


def test_a_webhook_that_takes_nothing_is_not_kept(ada: Person, service: Service):
    assert sets(ada, service.address.replace(HIDDEN, "gone"), 400)["why"] == "webhook-silent"
    assert ada.get("/api/calls")["webhook"] == ""


# ------------------------------------------------------------------------------------------- cheats


BAD = ["http://example.com/x", "https://user@example.com/", "https://example.com:22/", "ftp://example.com", "https://["]


@pytest.mark.parametrize("address", [*BAD, "12345678"])
def test_only_https_addresses_are_taken(ada: Person, service: Service, address: str):
    tables_of(ada).settings = replace(tables_of(ada).settings, local_webhooks=False)
    assert sets(ada, address, 400)["why"] == "webhook-address"
    pushed = {**Subscriber(service).subscription, "endpoint": address}
    assert says(ada, "push", pushed, 400)["why"] == "webhook-address"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.7", "169.254.169.254", "192.168.1.1"])
def test_no_webhook_and_no_push_leads_into_the_operators_network(
    ada: Person, service: Service, host: str, monkeypatch: pytest.MonkeyPatch
):
    tables_of(ada).settings = replace(tables_of(ada).settings, local_webhooks=False)
    called: list[Any] = []
    monkeypatch.setattr(posting.socket, "create_connection", lambda *where, **more: called.append(where))
    assert sets(ada, f"https://{host}/x", 400)["why"] == "webhook-silent"
    says(ada, "push", {**Subscriber(service).subscription, "endpoint": f"https://{host}/x"})
    look(ada, asked_table(ada))
    assert called == []


def test_a_name_with_one_address_inside_and_one_outside_leads_nowhere(monkeypatch: pytest.MonkeyPatch):
    found = [(0, 0, 0, "", (address, 443)) for address in ("93.184.216.34", "10.0.0.7")]
    monkeypatch.setattr(posting.socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(posting.socket, "create_connection", None)  # it does not come to that
    with pytest.raises(Refused, match="webhook-address"):
        posting.post("https://two-faced.example/hook", b"{}", {}, False)


def test_the_server_itself_looks_for_whom_to_call(ada: Person):
    portal = ada.http.blocking_portal
    assert portal is not None
    assert "notify_forever" in portal.call(running)


async def running() -> list[str]:
    return [getattr(task.get_coro(), "__name__", "") for task in asyncio.all_tasks()]


def test_a_browser_can_send_few_first_messages_and_an_address_gets_few_codes(
    ada: Person, bob: Person, service: Service, mails: MailServer
):
    tables_of(ada).sending = Quota("sending", 0.001, 2, "too-many-sent")
    for _ in range(2):
        sets(ada, service.address)
    assert sets(ada, service.address, 429)["why"] == "too-many-sent"
    assert says(ada, "mail", {"address": ADDRESS}, 429)["why"] == "too-many-sent"
    tables_of(ada).mails_to = Quota("mails", 0.001, 1, "too-many-sent")
    says(bob, "mail", {"address": ADDRESS})
    assert says(bob, "mail", {"address": ADDRESS.upper()}, 429)["why"] == "too-many-sent"
    assert len(mails.mails) == 1


def test_ways_to_be_told_follow_their_owner_are_exported_and_deleted_and_nobody_else_sees_them(
    ada: Person, bob: Person, service: Service, mails: MailServer
):
    table = asked_table(ada)
    sets(ada, service.address)
    subscribes(ada, service)
    confirms(ada, mails)
    key, _ = signs_up(ada)
    signs_in(bob, key)
    assert bob.get("/api/calls") == ada.get("/api/calls")
    look(ada, table)
    stored = ada.get("/api/account/export")
    assert [hook["address"] for hook in stored["webhook"]] == [service.address]
    assert [each["endpoint"] for each in stored["push"]] == [service.address]
    assert [each["address"] for each in stored["mail"]] == [ADDRESS]
    assert [(each["zone"], len(stored["told"])) for each in stored["when_told"]] == [("UTC", 1)]
    cleo = newcomer(ada)
    nothing = cleo.get("/api/calls")
    assert (nothing["webhook"], nothing["mail"], nothing["pushes"], nothing["habits"]) == ("", None, [], None)
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/view"):
        assert not any(each in cleo.http.get(path).text for each in (HIDDEN, ADDRESS))
    browser = next(iter(table_of(ada, table).seats[0].holders))
    does(ada, "delete")
    assert not any(each in all_text(ada) for each in (HIDDEN, ADDRESS, browser))
    assert json.dumps(service.headers).count("vapid") == 1
