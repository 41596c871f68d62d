"""The client as an app: it can be installed, opens the table seen last without a network, and is never an old one."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from fathom.server.http.app import STATIC
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOB, ME, Person
from tests.browser.server import Server
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser

KEPT = "() => caches.has('fathom-seen')"


def sees_a_table(person: Person) -> str:
    """Open a table and stay until it is put aside."""
    person.open_home()
    person.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    table = person.open_table("noughts", ME, BOB)
    person.wait_until(KEPT)
    return table


def test_it_can_be_installed(ada: Person):
    ada.open_home()
    assert ada.page.evaluate("async () => (await navigator.serviceWorker.ready).active.state") in (
        "activated",
        "activating",
    )
    session = ada.context.new_cdp_session(ada.page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], json.loads(found["data"])["display"]) == ([], "standalone")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    for icon in json.loads(found["data"])["icons"]:
        assert ada.page.request.get(f"{ada.url}{icon['src']}").ok


def test_without_a_network_the_table_seen_last_is_looked_at(arrive: Arrive, own_server: Server):
    lea = arrive(to=own_server, locale="fr-FR", **PHONE)
    lea.expected = "ERR_CONNECTION|ERR_FAILED|WebSocket|Failed to load"
    sees_a_table(lea)
    own_server.kill()
    lea.page.reload()
    expect(lea.page.get_by_text("Pas de connexion").first).to_be_visible()
    expect(lea.page.get_by_text("Voici la table telle que vous l’avez vue en dernier")).to_be_visible()
    shuts_nobody_out(lea)
    own_server.start()
    lea.page.get_by_role("button", name="Réessayer").click()
    expect(lea.asked).to_contain_text("c’est à vous")


def test_who_leaves_or_wants_to_be_forgotten_leaves_nothing_to_look_at(arrive: Arrive, own_server: Server):
    ada = arrive(to=own_server)
    ada.expected = "ERR_CONNECTION|ERR_FAILED|WebSocket|Failed to load"
    sees_a_table(ada)
    ada.visit("/account")
    ada.button("Delete my data").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(ada.page.get_by_text("is deleted").first).to_be_visible()
    assert not ada.page.evaluate("caches.has('fathom-seen')")
    own_server.kill()
    ada.page.reload()
    expect(ada.page.get_by_text("There is no table here to look at.")).to_be_visible()
    shuts_nobody_out(ada)


def test_after_an_upgrade_nobody_sees_the_old_client(ada: Person):
    """The page that the server has now is shown, and of the old one nothing is kept."""
    sees_a_table(ada)
    newer = (STATIC / "index.html").read_text().replace("<title>Fathom</title>", "<title>Newer</title>")
    ada.context.route(f"{ada.url}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    ada.visit("/")
    kept = "async () => await (await (await caches.open('fathom-shell')).match('/')).text()"
    ada.wait_until(f"async () => (await ({kept})()).includes('Newer')")
    paths = "async () => (await (await caches.open('fathom-shell')).keys()).map(({ url }) => new URL(url).pathname)"
    assert ada.page.evaluate(paths) == ["/"]


def test_the_service_worker_keeps_to_the_page_and_is_never_an_old_one(ada: Person):
    answer = ada.page.request.get(f"{ada.url}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "content-security-policy" in answer.headers
    assert Path(STATIC / "sw.js").read_text() == answer.text()


def test_a_page_whose_files_are_gone_after_an_upgrade_is_loaded_anew_once(arrive: Arrive):
    ada = arrive(service_workers="block")
    ada.expected = "Failed to load|dynamically imported|preload"
    ada.open_home()
    anew: list[str] = []

    def page(route: Route) -> None:
        anew.append(route.request.url)
        route.continue_()

    def gone(route: Route) -> None:
        route.continue_() if anew else route.fulfill(status=404)

    ada.context.route(f"{ada.url}/settings", page)
    ada.context.route("**/assets/Settings-*.js", gone)
    ada.page.get_by_role("link", name="Settings").first.click()
    expect(ada.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    assert len(anew) == 1
