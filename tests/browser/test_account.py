"""A name that is kept: a passkey in Chromium's virtual authenticator, a second device, and being forgotten."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser

ABILITIES = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(person: Person) -> Person:
    """Let a person's browser have an authenticator, and a page with a name."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": ABILITIES})
    person.url = person.url.replace("127.0.0.1", "localhost")
    return person


def test_a_guest_keeps_their_name_and_comes_back_on_another_device(arrive: Arrive):
    ada = with_authenticator(arrive())
    table = ada.open_table("nautilus", ME, BOT)
    ada.visit("/settings")
    ada.page.get_by_role("link", name="Keep your name and seats, on all your devices").click()
    shuts_nobody_out(ada)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Keep it with a passkey").click()
    codes = ada.page.get_by_role("region", name="Your recovery codes")
    expect(codes.get_by_role("listitem")).to_have_count(8)
    code = codes.get_by_role("listitem").first.inner_text()
    shuts_nobody_out(ada)
    ada.button("I have kept them").click()

    phone = with_authenticator(arrive(locale="fr-FR", **PHONE))
    phone.visit("/account")
    phone.page.get_by_label("Code de secours").fill(code)
    phone.page.get_by_role("button", name="Se connecter avec le code").click()
    expect(phone.page.get_by_text("Il reste 7 codes")).to_be_visible()
    shuts_nobody_out(phone)
    phone.visit("/")
    expect(phone.page.locator(f"a[href='/t/{table}']").first).to_be_visible()

    ada.page.reload()
    ada.button("Sign out here").click()
    ada.button("Sign in with a passkey").click()
    expect(ada.page.get_by_role("region", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    ada.button("Sign out everywhere else").click()
    phone.page.goto(f"{phone.url}/account")
    expect(phone.page.get_by_text("J’ai déjà un compte")).to_be_visible()
    assert ada.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_whoever_wants_to_be_forgotten_is(arrive: Arrive):
    eva = arrive(locale="es-ES")
    table = eva.open_table("nautilus", {**ME, "name": "Eva"}, BOT)
    eva.visit("/account")
    expect(eva.page.get_by_text("Las llaves de acceso necesitan")).to_be_visible()  # the page has no name here
    shuts_nobody_out(eva)
    with eva.page.expect_download() as download:
        eva.page.get_by_role("link", name="Descargar mis datos").click()
    assert table in download.value.path().read_text()
    eva.page.get_by_role("button", name="Borrar mis datos").click()
    eva.page.get_by_role("dialog").get_by_role("button", name="Borrar mis datos").click()
    expect(eva.page.get_by_text("se ha borrado")).to_be_visible()
    shown = eva.get(f"/api/tables/{table}")["seats"][0]
    assert (shown["name"], shown["kind"], shown["mine"]) == ("", "bot", False)
