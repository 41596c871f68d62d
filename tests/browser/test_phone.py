"""On a phone: everything is reached by tapping, and nothing is wider than the screen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.delver import arranging, descend, read_on
from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser

FINGER = 40  # pixels
SQUARE = 40  # units of the drawing


@pytest.fixture
def ada(arrive: Arrive) -> Person:
    return arrive(**PHONE)


def fits(person: Person) -> None:
    """Nothing scrolls sideways, and whatever is pressed most is as large as a fingertip."""
    width, screen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert (width, screen) == (390, 390)
    for button in person.page.locator(".button.primary:visible, section.question button.button:visible").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER, button.inner_text()


def tap_an_answer(person: Person) -> None:
    """Open the first kind if there are many, touch an answer, and confirm it where the page asks for that."""
    number = person.wait_for_my_turn()["question"]["number"]
    kind = person.bar.locator("button.kind").first
    if kind.is_visible():
        kind.tap()
    person.answers.and_(person.page.locator(":not(.kind)")).first.tap()
    confirm = person.bar.locator(".confirm .primary")
    for _ in range(100):  # the answer is taken at once, or the page asks for a second touch
        question = person.heard()["question"]
        if confirm.is_visible() or question is None or question["number"] > number:
            break
        person.page.wait_for_timeout(50)
    if confirm.is_visible():
        fits(person)
        confirm.tap()
    person.wait_for_my_turn(after=number)


def test_a_game_is_started_and_played_by_tapping(ada: Person):
    ada.open_home()
    fits(ada)
    ada.on_shelf("Nautilus").get_by_role("button", name="Play now").tap()
    ada.wait_for_my_turn()
    for _ in range(3):
        fits(ada)
        tap_an_answer(ada)
    fits(ada)


def test_a_place_on_the_board_answers_at_the_second_touch(ada: Person):
    ada.start_solo()
    tap_an_answer(ada)
    number = ada.heard()["question"]["number"]
    site = ada.targets("Build").first
    site.tap()
    expect(site).to_have_class(re.compile(r"\barmed\b"))
    expect(ada.bar).to_contain_text("Touch it again to confirm")
    site.tap()
    assert ada.wait_for_my_turn(after=number)["question"]["number"] > number


def test_a_touched_place_is_confirmed_in_the_bar_or_put_down_again(ada: Person):
    ada.start_solo()
    tap_an_answer(ada)
    number = ada.heard()["question"]["number"]
    site = ada.targets("Build").first
    words = (site.get_attribute("aria-label") or "").partition(",")[0]
    site.tap()
    confirm = ada.bar.locator(".confirm")
    confirm.get_by_role("button", name="Cancel").tap()
    expect(confirm).to_have_count(0)
    expect(site).not_to_have_class(re.compile(r"\barmed\b"))
    site.tap()
    confirm.get_by_role("button", name=words).tap()
    assert ada.wait_for_my_turn(after=number)["question"]["number"] > number


def test_the_board_begins_with_the_city_and_shows_everything_when_asked(ada: Person):
    ada.start_solo()
    assert columns(ada) < 20
    ada.button("Show everything").tap()
    expect(ada.button("Show everything")).to_be_hidden()
    assert columns(ada) >= 36


def test_two_quick_touches_on_a_place_confirm_it_and_do_not_zoom(ada: Person):
    ada.expected = "WebSocket connection to|Failed to load resource: net::ERR_"
    ada.start_solo()
    tap_an_answer(ada)
    ada.context.set_offline(True)  # so that the question stays
    expect(ada.page.get_by_text("The connection is lost. Trying again…")).to_be_visible()
    before = columns(ada)
    site = ada.targets("Build").first
    double_tap(ada, *centre(site))
    expect(ada.bar.get_by_role("alert")).to_contain_text("The server does not answer.")
    assert columns(ada) >= before  # the bar has grown by what it says, so there may be more

    chart = ada.board.locator("svg").first.bounding_box()
    assert chart
    double_tap(ada, chart["x"] + 12, chart["y"] + 12)
    expect(ada.button("Show everything")).to_be_hidden()


def columns(person: Person) -> float:
    """How many columns of squares the board shows."""
    box = person.board.locator("svg").first.get_attribute("viewBox") or ""
    return float(box.split()[2]) / SQUARE


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def double_tap(person: Person, x: float, y: float) -> None:
    person.page.touchscreen.tap(x, y)
    person.page.touchscreen.tap(x, y)


def test_tabs_show_the_board_the_players_and_the_journal(ada: Person):
    ada.start_solo()
    tabs = ada.page.get_by_role("tablist")
    for tab, shown in (
        ("Players", ada.page.get_by_role("article", name="Marlin")),
        ("Journal", ada.page.get_by_role("log", name="Journal")),
        ("Board", ada.board.locator("svg").first),
    ):
        tabs.get_by_role("tab", name=tab).tap()
        expect(tabs.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        expect(shown).to_be_visible()
        expect(ada.asked).to_be_visible()
        fits(ada)
    expect(ada.page.get_by_role("log", name="Journal")).to_have_count(0)


def test_in_french_too_whose_words_are_the_longest(arrive: Arrive):
    claire = arrive(**PHONE, locale="fr-FR")
    for path in ("/", "/new/nautilus", "/rules/nautilus", "/settings"):
        claire.visit(path)
        expect(claire.page.get_by_role("heading", level=1)).to_be_visible()
        claire.page.wait_for_load_state("networkidle")
        fits(claire)
    claire.open_table("nautilus", ME, BOT, BOT, options={"first": 1})
    tap_an_answer(claire)
    fits(claire)


LYING = [{"width": 844, "height": 390}, {"width": 932, "height": 430}]
SEEN, LOWEST = 150, 100  # pixels of the board, and of a screen over it


@pytest.mark.parametrize("lying", LYING, ids=["small", "large"])
def test_a_phone_on_its_side_shows_the_board_beside_what_is_asked(arrive: Arrive, lying: dict[str, int]):
    ada = arrive(**{**PHONE, "viewport": lying})
    descend(ada, arranging)
    ada.wait_for_my_turn()
    read_on(ada)
    assert ada.board.locator("section.screen").evaluate("each => each.clientHeight") > LOWEST
    expect(ada.answers.first).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(ada.board.locator("section.screen button.place").first).to_be_in_viewport(ratio=0.9)
    ada.page.set_viewport_size(lying)
    assert ada.board.evaluate("each => each.clientHeight") > SEEN
