"""Turns that call: a notification by a stand-in push service and a mail, each switched on and off on the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.server import Server
from tests.browser.test_access import shuts_nobody_out
from tests.server.services import MailServer, Service, Subscriber

pytestmark = pytest.mark.browser

# What a browser would agree on with its maker's push service, which tests cannot reach.
SUBSCRIBE = """subscription => {
  let made = sessionStorage.getItem("made");
  const shown = () => made && { endpoint: subscription.endpoint, toJSON: () => JSON.parse(made),
    unsubscribe: async () => { sessionStorage.removeItem("made"); made = null; return true; } };
  PushManager.prototype.getSubscription = async () => shown();
  PushManager.prototype.subscribe = async (wish) => {
    if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error("no key");
    made = JSON.stringify({ endpoint: subscription.endpoint, keys: subscription });
    sessionStorage.setItem("made", made);
    return shown();
  };
  Notification.requestPermission = async () => "granted";
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data }) => [title, body, data.path])"""


@pytest.fixture
def mails() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


@pytest.fixture
def calling(tmp_path: Path, mails: MailServer) -> Iterator[Server]:
    """A server that may push to this machine and has somebody who takes its mails."""
    more = ["--local-webhooks", "--smtp", mails.url, "--mail-from", "table@example.org"]
    server = Server(tmp_path, more=more)
    server.start()
    yield server
    server.kill()


def deliver(person: Person, subscriber: Subscriber) -> None:
    """Bring what the push service was given to the browser, as its maker's service would."""
    session = person.context.new_cdp_session(person.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        person.page.wait_for_timeout(50)
    about = {"origin": person.url, "registrationId": registrations[0]}
    session.send("ServiceWorker.deliverPushMessage", {**about, "data": subscriber.heard_texts[-1]})


def test_a_guest_is_called_on_this_device_and_by_mail(
    arrive: Arrive, calling: Server, service: Service, mails: MailServer
):
    eva, subscriber = arrive(to=calling, locale="es-ES", **PHONE), Subscriber(service)
    eva.context.grant_permissions(["notifications"])
    eva.context.add_init_script(f"({SUBSCRIBE})({subscriber.as_json})")
    eva.visit("/account")
    eva.button("Avisar en este dispositivo").click()
    expect(eva.page.get_by_text("Este dispositivo recibe avisos.")).to_be_visible()
    eva.page.get_by_label("Tu dirección de correo").fill("eva@example.org")
    eva.button("Enviarme un código").click()
    code = eva.page.get_by_label("Código", exact=True)
    expect(code).to_be_visible()
    (found,) = re.findall(r"\b\d{6}\b", mails.texts[0])
    code.fill(found)
    eva.button("Confirmar").click()
    expect(eva.page.get_by_text("Los mensajes van a eva@example.org.")).to_be_visible()
    for field in ("Silencio desde las", "hasta las"):
        eva.page.get_by_label(field, exact=True).fill("00:00")
    eva.button("Guardar").click()
    expect(eva.page.get_by_text("Guardado.")).to_be_visible()
    shuts_nobody_out(eva)

    opened = eva.post("/api/tables", {"game": "nautilus", "seats": [ME, BOT], "options": {"first": 1}})
    table = opened["table"]["id"]
    while not service.bodies or len(mails.mails) < 2:
        eva.page.wait_for_timeout(200)
    deliver(eva, subscriber)
    eva.wait_until(f"async () => (await ({SHOWN})()).length")
    told = ["Nautilus: te toca", "Te toca jugar en una mesa de Nautilus.", f"/t/{table}"]
    assert eva.page.evaluate(SHOWN) == [told]
    assert mails.mails[1]["subject"] == "Nautilus: te toca"
    (end,) = re.findall(r"/unsubscribe#\S+", mails.texts[1])
    eva.visit(end)
    eva.button("Acabar con los mensajes").click()
    expect(eva.page.get_by_text("No recibirás más mensajes.")).to_be_visible()
    shuts_nobody_out(eva)
    eva.visit("/account")
    eva.button("No más avisos aquí").click()
    expect(eva.button("Avisar en este dispositivo")).to_be_visible()
    calls = eva.get("/api/calls")
    assert (calls["pushes"], calls["mail"]) == ([], None)


def test_each_way_says_how_it_is_switched_on_and_what_the_host_has_not_set_up(ada: Person):
    ada.visit("/account")
    calls = ada.page.get_by_role("region", name="Tell me when it is my turn")
    expect(calls.get_by_text("let your browser show notifications")).to_be_visible()
    expect(calls.get_by_text("The host of this server has not set up e-mail")).to_be_visible()
    expect(calls.get_by_text("Paste the address that Discord")).to_be_visible()
    shuts_nobody_out(ada)
