"""The board has the room: at least half of the window, whatever is asked, and nothing that is explained covers it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import ME

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
