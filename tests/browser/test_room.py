"""The board has the room: at least half of the window, whatever is asked, and nothing that is explained covers it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME
from tests.browser.sailor import sit_down
from tests.browser.screenshots_all import middle_of_nautilus

pytestmark = pytest.mark.browser

WINDOWS = [(1440, 900), (1920, 1080), (1280, 720)]
SHARE = 0.48
OPENED: dict[str, Any] = {
    "nautilus": {"options": {"first": 1}},
    "unfathomable": {"options": {"crew": "suggested"}},
    "machina-arcana": {},
    "sleeping-gods": {},
}
MEASURE = """() => {
  const share = (box) => (box.width * box.height) / (innerWidth * innerHeight);
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const steps = [...document.querySelectorAll(".course, .course li")];
  const cut = steps.filter((part) => part.scrollWidth > part.clientWidth);
  return {
    board: share(box("main")),
    drawn: share(box("main .chart")),
    spare: document.querySelector("section.question").clientHeight - document.querySelector(".bar").scrollHeight,
    cut: cut.length,
  };
}"""


@pytest.mark.parametrize("game", OPENED)
def test_the_board_has_half_of_the_window_and_the_question_only_what_it_needs(arrive: Arrive, game: str):
    ada = arrive(locale="fr-FR")
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Marlin", "Coral")]
    ada.open_table(game, ME, *bots, seed="room", **OPENED[game])
    ada.wait_for_my_turn()
    for width, height in WINDOWS:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.board.locator("svg").first).to_be_visible()
        found = ada.page.evaluate(MEASURE)
        assert found["board"] >= SHARE, (width, height, found)
        assert found["drawn"] >= 0.4, (width, height, found)
        assert found["spare"] <= 4, (width, height, found)
        assert found["cut"] == 0, (width, height, found)


SIZES = """targets => targets.map((each) => {
  const box = each.getBoundingClientRect();
  return Math.min(box.width, box.height);
})"""


@pytest.mark.parametrize(("device", "least"), [({}, 32), (PHONE, 44)], ids=["mouse", "finger"])
def test_squares_to_sail_to_are_large_enough_to_be_hit(arrive: Arrive, device: dict[str, Any], least: int):
    """The water around the submarine that was picked up is shown so near; on a phone rulers name its squares."""
    ada = arrive(**device)
    sit_down(ada, *middle_of_nautilus("dive"))
    ada.wait_for_my_turn()
    ada.targets(re.compile("^Move the submarine")).first.click()
    expect(ada.board.locator(".target .area").first).to_be_attached()
    sizes = ada.board.locator(".target .area").evaluate_all(SIZES)
    assert min(sizes) >= least - 1, min(sizes)
    if device:
        assert ada.board.locator(".rulers text").count() > 0
    for hit in ada.board.locator(".target .hit").evaluate_all(SIZES):
        assert hit >= least - 1
