"""No text is smaller than eleven pixels, as it is drawn: on a desk and on a phone, at every game's table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.screens import bring

pytestmark = pytest.mark.browser

SMALLEST = 11
# Every text that is seen, with how high its letters are on the screen, whatever scales them.
SMALL = """smallest => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement;
    if (!node.textContent.trim() || element.closest("script, style, .unseen, [hidden], dialog:not([open])")) continue;
    const style = getComputedStyle(element);
    if (style.visibility !== "visible" || Number(style.opacity) === 0) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : { a: 1, b: 0 };
    const scale = Math.hypot(drawn.a, drawn.b);
    const size = parseFloat(style.fontSize) * scale;
    if (size > 0 && size < smallest - 0.05) {
      const where = element.closest("[class]").getAttribute("class");
      found.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 20)} (${where})`);
    }
  }
  return [...new Set(found)];
}"""


def can_be_read(person: Person) -> None:
    small = person.page.evaluate(SMALL, SMALLEST)
    assert not small, "\n".join(small)


CREW = [ME, BOT, BOT]
TABLET = {"viewport": {"width": 1024, "height": 768}}
TABLES: dict[str, dict[str, Any]] = {
    "nautilus": {"options": {"first": 1}},
    "unfathomable": {"options": {"crew": "suggested"}},
    "machina-arcana": {},
    "sleeping-gods": {},
}


@pytest.mark.parametrize("device", [{}, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_every_text_at_the_table_can_be_read(arrive: Arrive, game: str, device: dict[str, object]):
    ada = arrive(**device)
    crew = [{**seat, "bot": {"nautilus": "greedy"}.get(game, "random")} if seat is BOT else seat for seat in CREW]
    ada.open_table(game, *crew, seed="legible", **TABLES[game])
    ada.wait_for_my_turn()
    ada.page.wait_for_load_state("networkidle")
    can_be_read(ada)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_how_many_stand_on_a_small_module_can_be_read(arrive: Arrive, device: dict[str, object]):
    ada = arrive(**device)
    ada.open_table("nautilus", ME, BOT, seed="legible", options={"first": 1})
    question = ada.wait_for_my_turn()["question"]
    habitation = next(each for each in question["options"] if each.get("aquanauts"))
    ada.post(f"/api/tables/{ada.heard()['table']['id']}/answer", {"seat": 0, "number": 0, "action": habitation})
    ada.wait_for_my_turn(after=0)
    can_be_read(ada)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_the_cards_in_hand_can_be_read(arrive: Arrive, locale: str):
    ada = arrive(locale=locale)
    bring(ada, "action")
    expect(ada.page.locator(".cards .face").first).to_be_visible()
    can_be_read(ada)


@pytest.mark.parametrize("path", ["/", "/new/nautilus", "/rules/unfathomable", "/settings", "/history"])
def test_every_text_of_a_page_can_be_read(arrive: Arrive, path: str):
    ada = arrive(**PHONE)
    ada.visit(path)
    ada.page.wait_for_load_state("networkidle")
    can_be_read(ada)
