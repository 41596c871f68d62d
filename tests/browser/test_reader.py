"""The page of the book: it is set to be read, read aloud on request, and gives way as soon as the game moves on."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, Person
from tests.browser.voyager import choosing, sail_to

pytestmark = pytest.mark.browser

# A browser with one voice, which says each sentence at once and is heard by the test.
VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "en-GB", localService: true }],
  addEventListener: () => {},
  cancel: () => {},
  speak: (words) => { window.said.push(words.text); if (window.said.length < 3) setTimeout(() => words.onend(), 0); },
} });
"""
# How many letters stand in each full line of the longest paragraph.
LINES = """page => {
  const text = [...page.querySelectorAll(".prose p")].sort((a, b) => b.textContent.length - a.textContent.length)[0];
  const range = document.createRange(), lines = [];
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (let at = 0; at < node.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const bottom = Math.round(range.getBoundingClientRect().bottom);
      const last = lines.at(-1);
      if (last && Math.abs(last.bottom - bottom) < 8) last.letters++;
      else lines.push({ bottom, letters: 1 });
    }
  return lines.slice(2, -1).map(({ letters }) => letters);
}"""


def page_of(person: Person) -> Locator:
    return person.board.locator("section.screen.whole")


def begin(person: Person) -> None:
    """Open a campaign: it begins with the prologue."""
    person.open_table("sleeping-gods", ME, seed="prologue")
    person.wait_for_my_turn()
    expect(page_of(person).locator(".prose p").first).to_be_visible()


def test_a_page_has_the_stage_and_lines_that_are_easy_to_read(ada: Person):
    begin(ada)
    page, sea = page_of(ada).bounding_box(), ada.board.locator(".sea").bounding_box()
    assert page
    assert sea
    assert page["width"] * page["height"] > 0.8 * sea["width"] * sea["height"]
    letters = page_of(ada).evaluate(LINES)
    assert 58 <= sum(letters) / len(letters) <= 72, letters
    assert page_of(ada).locator(".prose").first.get_attribute("lang") == "en"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_page_is_read_aloud_sentence_by_sentence_and_stopped(arrive: Arrive, device: dict[str, Any]):
    ada = arrive(**device)
    ada.context.add_init_script(VOICE)
    begin(ada)
    page_of(ada).get_by_role("button", name="Read aloud").click()
    ada.page.wait_for_function("() => window.said.length === 3")
    text = " ".join(page_of(ada).locator(".prose").first.inner_text().split())
    assert all(" ".join(sentence.split()) in text for sentence in ada.page.evaluate("window.said"))
    assert ada.page.evaluate("CSS.highlights.get('read-aloud').size") == 1
    page_of(ada).get_by_role("button", name="Stop reading aloud").click()
    expect(page_of(ada).get_by_role("button", name="Read aloud")).to_be_visible()
    assert not ada.page.evaluate("CSS.highlights.has('read-aloud')")


def test_without_a_voice_nothing_offers_to_read_aloud(ada: Person):
    begin(ada)
    expect(page_of(ada).get_by_role("button", name="Read aloud")).to_have_count(0)


def test_the_prologue_closes_when_the_game_moves_on(ada: Person):
    begin(ada)
    view = ada.heard()
    answer = {"seat": 0, "number": view["question"]["number"], "action": view["question"]["options"][0]}
    ada.post(f"/api/tables/{view['table']['id']}/answer", answer)
    ada.wait_for_my_turn(after=answer["number"])
    expect(page_of(ada)).to_have_count(0)


def test_the_choices_of_a_page_stand_on_it_with_their_odds(ada: Person):
    sail_to(ada, choosing, ME)
    ada.wait_for_my_turn()
    expect(page_of(ada).locator(".way").first).to_be_visible()
    expect(page_of(ada)).to_contain_text("%")
