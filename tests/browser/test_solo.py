"""Alone against bots: one click starts a game, and clicking is enough to play it to the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games import load
from fathom.games.nautilus import actions
from fathom.kernel import Action
from fathom.kernel.words import Words
from tests.browser.person import Person

pytestmark = pytest.mark.browser

SEED = "twenty thousand leagues"
WORDS = Words("en", load("nautilus"))
PASSES = [WORDS.action(kind()) for kind in Action.__subclasses__() if kind.__module__ == actions.__name__ and kind.idle]


class Captain:
    """Plays by clicking: builds a home and a workshop, walks, launches and sails, then passes until the game ends."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: list[str] = []
        self.workshop = ""

    def choose(self, view: Any) -> Locator:
        """What to click now: a target on the board, a module of the supply, or a button of the question bar."""
        match view["question"]["prompt"]:
            case "buy" if "buys a home" not in self.done:
                return self.does("buys a home", self.supply("Buy a violet habitation module with 3 aquanauts"))
            case "buy" if "buys a workshop" not in self.done:
                self.person.bar.locator("button.kind").first.click()
                return self.does("buys a workshop", self.answer("Buy a technical module"))
            case "build":
                site = self.person.targets(re.compile("^Build .*, 1 Nemo$")).first
                self.workshop = (site.get_attribute("aria-label") or "").partition(" at ")[2].partition(",")[0]
                return self.does("builds", site)
            case "turn":
                return self.does("turns it", self.person.targets(re.compile("^Leave it as it is$|^Turn it ")))
            case "walk" if (to_work := self.person.targets(f"to technical module {self.workshop}")).count():
                return self.does("walks", to_work)
            case "dive" if "launches" not in self.done and (launch := self.person.targets("Launch from")).count():
                return self.does("launches", launch.first)
            case "dive" if "launches" in self.done and "sails" not in self.done:
                self.person.targets("Move the submarine at").click()
                return self.does("sails", self.person.targets("Move the submarine from").last)
            case "upgrade":
                return self.does("upgrades", self.person.answers.first)
        return self.person.bar.get_by_role("button", name=re.compile(f"^({'|'.join(PASSES)})$"))

    def does(self, what: str, click: Locator) -> Locator:
        self.done.append(what)
        return click

    def answer(self, name: str) -> Locator:
        return self.person.bar.get_by_role("button", name=name)

    def supply(self, name: str) -> Locator:
        return self.person.page.get_by_role("complementary", name="What is yours").get_by_role("button", name=name)


@pytest.mark.slow
def test_a_game_against_two_bots_is_played_to_its_end_by_clicking(ada: Person):
    view = ada.start_solo("Nautilus", SEED)
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["person", "bot", "bot"]
    captain = Captain(ada)
    while view["table"]["status"] != "over":
        view = ada.give(captain.choose(view))
    assert {"buys a home", "builds", "buys a workshop", "walks", "launches", "sails", "upgrades"} <= {*captain.done}

    result = ada.page.get_by_role("dialog")
    names = [seat["name"] or "Player 1" for seat in view["table"]["seats"]]
    for name in names:
        expect(result.get_by_role("columnheader", name=name)).to_be_visible()
    totals = result.get_by_role("row", name=re.compile("^total")).get_by_role("cell")
    expect(totals).to_have_text([str(score) for score in view["scores"]])
    winners = result.get_by_role("columnheader").filter(has_text="Winner")
    expect(winners).to_have_count(len(view["winners"]))
    expect(winners.first).to_contain_text(names[view["winners"][0]])

    result.get_by_text("Fair chance").click()
    expect(result.get_by_text(SEED)).to_be_visible()
    expect(result.get_by_text("they belong together.")).to_be_visible()
