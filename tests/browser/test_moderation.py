"""Moderation: a message is reported and its writer blocked, which nobody notices; the operator reads the report."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fathom.server.moderation.administration import hash_of
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, OPEN, Person
from tests.browser.server import Server
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser

KEY = "a-key-that-was-drawn-by-the-operator"


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Server]:
    """A server whose operator reads reports."""
    server = Server(tmp_path, more=["--admin-key-hash", hash_of(KEY)])
    server.start()
    yield server
    server.kill()


def test_a_message_is_reported_and_read_and_its_writer_muted_and_blocked(arrive: Arrive, kept: Server):
    lea, bob = arrive(to=kept, locale="fr-FR"), arrive(to=kept)
    table = lea.open_table("noughts", {**ME, "name": "Léa"}, OPEN, public=True)
    bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    bob.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "something rude"})
    lea.page.reload()
    chat = lea.page.get_by_role("log")
    if not chat.is_visible():
        lea.page.get_by_role("tab", name="Discussion").click()
    expect(chat).to_contain_text("something rude")
    lea.page.get_by_role("button", name="Signaler ce message de Bob").click()
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_label("Avec vos mots").fill("Ce n’est pas gentil.")
    shuts_nobody_out(lea)
    dialog.get_by_role("button", name="Envoyer le signalement").click()
    expect(dialog.get_by_text("Votre signalement sera lu.")).to_be_visible()
    dialog.get_by_role("button", name="Fermer").last.click()
    lea.page.get_by_role("banner").get_by_role("button", name="Bob").click()
    lea.button("Bloquer").click()
    expect(lea.page.get_by_text("Vous avez bloqué cette personne.")).to_be_visible()
    shuts_nobody_out(lea)
    lea.page.keyboard.press("Escape")
    expect(chat).not_to_contain_text("something rude")
    lea.visit("/account")
    expect(lea.page.get_by_role("region", name="Masqués et bloqués")).to_contain_text("Bob")

    eva = arrive(to=kept, locale="es-ES", **PHONE)
    eva.expected = "403"
    eva.visit("/admin")
    eva.page.get_by_label("La clave del operador").fill("wrong")
    eva.button("Entrar").click()
    expect(eva.page.get_by_role("alert")).to_contain_text("no es la clave")
    eva.page.get_by_label("La clave del operador").fill(KEY)
    eva.button("Entrar").click()
    report = eva.page.get_by_role("article", name="Denunciar el mensaje")
    expect(report).to_contain_text("Ce n’est pas gentil.")
    expect(report).to_contain_text("something rude")
    shuts_nobody_out(eva)
    report.get_by_label("Nota, para el registro").fill("hablado")
    report.get_by_role("button", name="Suspender").click()
    expect(report).to_contain_text("Suspendida hasta")
    report.get_by_role("button", name="Cerrar la denuncia").click()
    expect(eva.page.get_by_text("Aquí no hay ninguna denuncia.")).to_be_visible()
    eva.page.get_by_text("Lo que se ha hecho").click()
    expect(eva.page.get_by_role("main").get_by_role("listitem").first).to_contain_text("Denuncia cerrada")
    shuts_nobody_out(eva)
    answer = bob.context.request.post(f"{bob.url}/api/tables", data={"game": "noughts", "seats": [ME, ME]})
    assert answer.json()["why"] == "suspended"


def test_without_a_key_there_is_no_such_page(ada: Person):
    ada.expected = "404"
    ada.visit("/admin")
    expect(ada.page.get_by_label("The operator’s key")).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    shuts_nobody_out(ada)
