"""What axe finds: no page may shut anybody out."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOB, BOT, ME, Person

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
FINDINGS = """async () => (await axe.run()).violations.map(({ id, impact, help, nodes }) => ({
  id, impact, help,
  places: nodes.map(({ target, failureSummary }) => [target.join(" "), failureSummary]),
}))"""


def shuts_nobody_out(person: Person) -> None:
    person.page.evaluate(AXE.read_text())
    grave = [finding for finding in person.page.evaluate(FINDINGS) if finding["impact"] in GRAVE]
    assert not grave, json.dumps(grave, indent=2, ensure_ascii=False)


@pytest.mark.parametrize("path", ["/", "/new/nautilus", "/rules/nautilus", "/settings", "/nowhere"])
def test_pages(ada: Person, path: str):
    ada.visit(path)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    shuts_nobody_out(ada)


def test_the_lobby(ada: Person):
    ada.visit("/new/nautilus")
    ada.button("Open the table").click()
    expect(ada.page.get_by_role("textbox", name="Link for any free seat")).to_be_visible()
    shuts_nobody_out(ada)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_table(arrive: Arrive, device: dict[str, object]):
    ada = arrive(**device)
    ada.open_table("nautilus", ME, BOT, BOT, options={"first": 1})
    ada.wait_for_my_turn()
    shuts_nobody_out(ada)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("1")
    expect(ada.targets("Build").first).to_be_visible()
    shuts_nobody_out(ada)
    ada.bar.get_by_role("button", name="Why not something else?").click()
    expect(ada.bar.get_by_role("heading", name="Not possible now, and why")).to_be_visible()
    shuts_nobody_out(ada)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
    shuts_nobody_out(ada)


def test_handing_over(ada: Person):
    ada.open_table("nautilus", ME, BOB)
    expect(ada.page.get_by_role("heading", name="Hand the device to")).to_be_visible()
    shuts_nobody_out(ada)


def test_the_result_and_the_replay(ada: Person):
    table = ada.open_table("nautilus", ME, BOB)
    ada.pass_by(table, 0, 1)
    ada.visit(f"/t/{table}")
    result = ada.page.get_by_role("dialog")
    expect(result.get_by_role("row", name="total")).to_be_visible()
    expect(result.get_by_text("Fair chance")).to_be_in_viewport()
    expect(result.get_by_text("checked", exact=True)).to_be_in_viewport()
    shuts_nobody_out(ada)
    result.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
    ada.button("To the end").click()
    shuts_nobody_out(ada)
