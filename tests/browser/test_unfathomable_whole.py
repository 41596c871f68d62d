"""A whole game of Unfathomable on a tablet, by clicks on the ship, the hand, the crisis and the bar, to its end."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import ME, Person
from tests.browser.sailor import Sailor, asked
from tests.browser.test_access import shuts_nobody_out
from tests.browser.test_layout import TABLET, box

pytestmark = [pytest.mark.browser, pytest.mark.slow]

HASTY = [{"kind": "bot", "bot": "random", "name": name} for name in ("Bruno", "Carla", "Dimitri")]
LOOKED_AT = {"action", "crisis", "add-card"}  # what is shown to axe when it comes first


def stands_well(person: Person) -> None:
    """Nothing scrolls sideways, and an answer can be seen."""
    width, screen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width == screen
    bar, answer = box(person.bar), box(person.answers.first)
    assert bar["y"] + bar["height"] <= TABLET["height"]
    assert bar["y"] <= answer["y"] <= bar["y"] + bar["height"] - answer["height"]


class TabletSailor(Sailor):
    """On a tablet, what is yours and the players share a place."""

    @property
    def own(self) -> Locator:
        return self.person.page.get_by_role("tabpanel", name="What is yours")

    def choose(self, question: Any) -> Locator:
        # A water space curves around a deck space: whoever clicks in its middle hits the deck.
        return self.something() if question["prompt"] == "activate" else super().choose(question)

    def answer(self, view: Any) -> Any:
        """Click an answer, and once more where it cannot be taken back; returns what is asked next."""
        self.choose(view["question"]).click()
        sure = self.person.bar.locator(".confirm .primary")
        if sure.is_visible():
            sure.click()
        return asked(self.person, after=view["question"]["number"])


def test_a_whole_game_is_played_by_clicks_on_a_tablet(arrive: Arrive):
    ada = arrive(viewport=TABLET)
    ada.open_table("unfathomable", ME, *HASTY, options={"crew": "suggested"}, odds=False, seed="a short voyage")
    sailor, looked_at, view = TabletSailor(ada), set[str](), asked(ada)
    while view["table"]["status"] != "over":
        prompt = view["question"]["prompt"]
        expect(ada.asked).not_to_contain_text("ask-")
        stands_well(ada)
        if prompt in LOOKED_AT - looked_at:
            looked_at.add(prompt)
            shuts_nobody_out(ada)
        view = sailor.answer(view)
    assert {"moves", "adds"} <= {*sailor.done}
    assert {"action", "add-card"} <= looked_at
    end = ada.page.get_by_role("dialog")
    expect(end.get_by_role("row").filter(has=ada.page.locator(".loyalty"))).to_have_count(4)
    expect(end.locator(".passage p")).to_have_count(2)
    expect(end.get_by_text("The story of this voyage")).to_be_visible()
    shuts_nobody_out(ada)
