"""Without a mouse: a game is started and played with Tab, Enter and number keys, and the focus is always visible."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser

# How something looks, with all that is drawn in it.
LOOK = """(one) => [one, ...one.querySelectorAll("*")].map((each) => {
  const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth, fill, transform } = getComputedStyle(each);
  return [outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth, fill, transform].join();
}).join("\\n")"""


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until something has the focus, and see that one sees it."""
    expect(wanted).to_be_visible()
    plain = wanted.evaluate(LOOK)
    for _ in range(100):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("each => each === document.activeElement"):
            break
    expect(wanted).to_be_focused()
    person.page.wait_for_function(f"plain => ({LOOK})(document.activeElement) !== plain", arg=plain)


def test_a_game_is_started_and_played_by_keyboard(ada: Person):
    ada.open_home()
    tab_to(ada, ada.on_shelf("Nautilus").get_by_role("button", name="Play now"))
    ada.page.keyboard.press("Enter")
    number = ada.wait_for_my_turn()["question"]["number"]

    ada.page.keyboard.press("2")  # the second kind: habitations
    expect(ada.answers.first).to_have_accessible_name("Buy a violet habitation module with 1 aquanaut")
    expect(ada.answers.first.locator("kbd")).to_have_attribute("data-key", "1")
    ada.page.keyboard.press("1")
    view = ada.wait_for_my_turn(after=number)
    assert view["question"]["prompt"] == "build"

    tab_to(ada, ada.targets("Build a violet habitation module").first)
    ada.page.keyboard.press("Enter")
    view = ada.wait_for_my_turn(after=view["question"]["number"])

    if view["question"]["prompt"] == "turn":
        ada.page.keyboard.press("1")
        view = ada.wait_for_my_turn(after=view["question"]["number"])
    assert view["question"]["prompt"] == "walk"

    tab_to(ada, ada.bar.get_by_role("button", name="Stay put"))
    ada.page.keyboard.press("Enter")
    view = ada.wait_for_my_turn(after=view["question"]["number"])
    assert view["question"]["prompt"] == "buy"  # without a submarine there is nothing to decide at sea


def test_the_first_tab_leads_past_the_navigation(ada: Person):
    ada.open_home()
    tab_to(ada, ada.page.get_by_role("link", name="Skip to the content"))
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_be_focused()


def test_arrows_go_from_target_to_target_on_the_board(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1})
    ada.wait_for_my_turn()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("1")
    expect(ada.targets("Build").nth(3)).to_be_visible()
    ada.targets("Build").first.focus()
    here = ada.page.locator(":focus")
    first = here.get_attribute("aria-label")
    box = here.bounding_box()
    ada.page.keyboard.press("ArrowRight")
    there = here.bounding_box()
    assert here.get_attribute("aria-label") != first
    assert box is not None
    assert there is not None
    assert there["x"] > box["x"]
    ada.page.keyboard.press("ArrowLeft")
    assert here.get_attribute("role") == "button"


def test_every_answer_has_a_key(ada: Person):
    ada.open_table("machina-arcana", ME)
    ada.wait_for_my_turn()
    keys = ada.bar.locator(".answers li:has(button)")
    assert keys.count() == ada.bar.locator(".answers kbd").count()


def test_the_journal_is_one_stop_in_which_arrows_walk(ada: Person):
    ada.open_table("nautilus", ME, BOT, BOT, options={"first": 2}, seed="one stop")
    ada.wait_for_my_turn()
    lines = ada.read_journal().get_by_role("button")
    expect(lines.nth(2)).to_be_visible()
    stops = lines.and_(ada.page.locator("[tabindex='0']"))
    expect(stops).to_have_count(1)
    stops.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(stops).to_be_focused()
