"""Room for everything at every size: talk that can be read, answers that show, and nothing over anything else."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.kernel import Ask
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.sailor import asked, moment, sit_down
from tests.browser.screens import bring

pytestmark = pytest.mark.browser

TABLET = {"width": 1024, "height": 768}
READABLE = 120  # pixels: half a dozen lines


def full_hand(g: Any, ask: Ask) -> bool:
    """Eight kinds of cards or more, and five answers or more."""
    return g.turn > 6 and len(set(g.players[ask.seat].hand)) >= 8 and len({type(each) for each in ask.options}) > 4


@cache
def with_a_full_hand() -> tuple[bytes, int]:
    return moment("action", full_hand)


def box(of: Locator) -> Any:
    found = of.bounding_box()
    assert found is not None, "it is not shown"
    return found


def inside(person: Person, what: Locator) -> bool:
    place, screen = box(what), person.page.viewport_size
    assert screen is not None
    return bool(
        place["x"] >= 0
        and place["y"] >= 0
        and place["x"] + place["width"] <= screen["width"]
        and place["y"] + place["height"] <= screen["height"]
    )


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return bool(beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, {"viewport": TABLET}, PHONE])
def test_journal_and_chat_are_tall_enough_to_read_whatever_is_in_hand(arrive: Arrive, size: dict[str, Any]):
    ada = arrive(**size)
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    for tab in ("Journal", "Chat"):
        ada.page.get_by_role("tab", name=tab).click()
        assert box(ada.page.get_by_role("log", name=tab))["height"] > READABLE


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, PHONE])
def test_statements_fit_the_screen_and_look_like_buttons(arrive: Arrive, size: dict[str, Any]):
    ada = arrive(**size)
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    ours = ada.bar.locator(".button").first.evaluate("each => getComputedStyle(each).backgroundColor")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.button("Say by the rules…").click()
    offered = ada.page.get_by_role("dialog", name="Say by the rules…").get_by_role("listitem").get_by_role("button")
    expect(offered.first).to_be_visible()
    for each in (offered.first, offered.last):
        each.scroll_into_view_if_needed()
        assert inside(ada, each)
        assert each.evaluate("each => getComputedStyle(each).backgroundColor") == ours
    said = offered.first.inner_text()
    offered.first.click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text(said)


def test_a_tablet_shows_all_answers_or_that_there_are_more_and_nothing_overlaps(arrive: Arrive):
    ada = arrive(viewport=TABLET)
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    bar = box(ada.bar.locator(".answers"))
    last = box(ada.answers.last)
    hidden = last["y"] + last["height"] > bar["y"] + bar["height"] + 1
    expect(ada.bar.get_by_text("More", exact=True)).to_have_count(1 if hidden else 0)
    rows = {round(box(ada.answers.nth(n))["y"]) for n in range(ada.answers.count())}
    shown = [row for row in rows if row + box(ada.answers.first)["height"] <= bar["y"] + bar["height"] + 1]
    assert len(shown) >= min(3, len(rows))
    distance = ada.board.locator(".distance")
    for part in (".title", ".way"):
        assert apart(distance.locator(part), ada.own_things())
    assert apart(ada.board.locator(".distance b"), ada.board.locator(".track").last)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "es-ES"])
def test_the_instruments_keep_to_their_places_in_every_language(arrive: Arrive, locale: str):
    ada = arrive(viewport=TABLET, locale=locale)
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    wider = "parts => parts.filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent)"
    assert ada.board.locator(".instruments :is(.dial, .track, .distance)").evaluate_all(wider) == []


@pytest.mark.parametrize("size", [{"viewport": DESKTOP}, {"viewport": TABLET}, PHONE])
def test_no_answer_is_cut_off_without_a_sign_of_more(arrive: Arrive, size: dict[str, Any]):
    """French has the longest answers: the last of them stands whole, or a sign says that there is more."""
    ada = arrive(locale="fr-FR", **size)
    bring(ada, "action")
    bar, last = box(ada.bar.locator(".answers")), box(ada.answers.last)
    hidden = last["y"] + last["height"] > bar["y"] + bar["height"] + 3
    expect(ada.bar.locator("button.more")).to_have_count(1 if hidden else 0)


# The names on the ship that do not lie within the walls of one room.
ASTRAY = """ship => {
  const boxes = (what) => [...ship.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const rooms = boxes("[data-place]");
  const within = (name) => rooms.some(({ left, right }) => left - 2 <= name.left && name.right <= right + 2);
  return boxes("text.name").filter((name) => name.width && !within(name)).length;
}"""


@pytest.mark.parametrize("screen", ["action", "crisis"])
def test_the_names_of_rooms_keep_within_their_walls_on_a_tablet(arrive: Arrive, screen: str):
    """French has the longest names, too: where they have no room the icons stand alone."""
    ada = arrive(viewport=TABLET, locale="fr-FR")
    bring(ada, screen)
    assert ada.board.locator("svg").first.evaluate(ASTRAY) == 0


def test_a_card_leaves_the_question_and_the_answers_in_sight(arrive: Arrive):
    """On a tablet, where there is least room beside them."""
    ada = arrive(viewport=TABLET)
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    card = ada.page.get_by_role("tooltip")
    for thing in (ada.answers.filter(has_text="ability"), ada.targets("Move to the Galley")):
        thing.first.hover(position={"x": 40, "y": 20})
        expect(card).to_be_visible()
        assert apart(card, ada.bar)
        ada.page.mouse.move(5, 5)
        expect(card).to_have_count(0)


def test_the_guide_speaks_where_the_question_stands(arrive: Arrive):
    """The board, the bar and what is yours keep their room: nothing is empty, and nothing is pushed aside."""
    ada = arrive(viewport=TABLET)
    opened = ada.post("/api/lessons/unfathomable", {})
    ada.visit(f"/t/{opened['table']['id']}")
    guide = ada.page.get_by_role("region", name="Guided first game")
    expect(guide).to_be_visible()
    bar, said = box(ada.bar), box(guide)
    assert said["y"] >= bar["y"]
    assert said["height"] > bar["height"] / 2
    assert said["x"] + said["width"] <= bar["x"] + bar["width"] + 1


def test_a_qr_code_stands_below_its_link(ada: Person):
    ada.visit("/new/nautilus")
    ada.button("Open the table").click()
    ada.button("Show as a QR code").first.click()
    code = ada.page.get_by_role("img", name="Link for any free seat")
    copy = ada.button("Copy").first
    assert apart(code, copy)
    assert box(copy)["height"] < box(copy)["width"]
    link = ada.page.locator(".link").filter(has=code)
    expect(link).to_contain_text("friends cannot open the link")  # this server listens on this computer only


def test_a_crisis_shows_both_options_at_once(ada: Person):
    bring(ada, "crisis")
    for option in ("Choose the skill test", "Choose the second option"):
        assert inside(ada, ada.board.get_by_role("button", name=option))
        expect(ada.board.get_by_role("button", name=option)).to_be_in_viewport(ratio=1)
