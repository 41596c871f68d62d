"""A captain of Nautilus who plays by clicking, on the board where that is possible."""

import re
from typing import Any

from playwright.sync_api import Locator

from fathom.games import load
from fathom.games.nautilus import actions
from fathom.kernel import Action
from fathom.kernel.words.words import Words
from tests.browser.person import Person

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
                cheap, any_site = (self.person.targets(re.compile(f"^Build .*{fee}$")) for fee in (", 1 Nemo", ""))
                site = cheap.first if cheap.count() else any_site.first
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
        return self.person.own_things().get_by_role("button", name=name)
