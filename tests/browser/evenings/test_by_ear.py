"""A whole game of each by keys alone, chosen from what a screen reader says: roles, names and live regions.

Each question must be said, each answer have a name of its own, and everything that happens be told of its own accord.
"""

import re
from collections import Counter

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Arrive
from tests.browser.evenings.evening import LOCALES, play
from tests.browser.evenings.guest import Guest
from tests.browser.evenings.hands import Keys
from tests.browser.evenings.page_text import LISTEN, PageText
from tests.browser.person import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPOKEN = {"nautilus": "en", "unfathomable": "en", "sleeping-gods": "fr", "machina-arcana": "es"}
KEY = re.compile(r"\b(?:do|ask|event|web|card|skill|crew|quest|space|enemy|status)-[a-z][\w-]*")  # no words for it
# What a reader gets who changes nothing, but that scenes are shown at once.
AS_IT_COMES = """localStorage.setItem("fathom.settings", '{"pace": "instant"}')"""


def plain(text: str) -> str:
    """A text with simple spaces, as it is spoken."""
    return " ".join(text.split())


class Listener(Guest):
    """Presses nothing that was not told, and keeps what was told."""

    def __init__(self, person: Person, game: str, language: str) -> None:
        super().__init__(person, Keys(person), PageText(person.page, game, language), board=0.1)
        self.said: list[str] = []
        self.asked: list[str] = []
        self.place = ""

    def _choose(self, answers: list[str], buttons: list[str], **how: bool) -> Locator | None:
        news, region = self.text.spoken(), self.text.question.aria_snapshot()
        if self.place != self.page.url:  # who comes to a page has it read from its top
            self.place = self.page.url
            news += [*map(plain, self.page.locator("body").inner_text().splitlines()), *self.journal()]
        self.said += news
        assert not KEY.search(region), region
        assert "" not in buttons, region
        twice = [name for name, count in Counter(answers).items() if count > 1]
        assert not twice, f"several answers are called {twice}"
        asked = [plain(line) for line in self.person.asked.inner_text().splitlines()]
        untold = [line for line in asked if line not in self.asked and not any(line in each for each in news)]
        assert not untold, f"{untold}, but {news}"
        self.asked = asked
        return super()._choose(answers, buttons, **how)

    def journal(self) -> list[str]:
        """The lines of the journal; its tab is opened by keys."""
        name = self.text.say("web-tab-journal")
        journal = self.page.get_by_role("log", name=name, exact=True)
        if not journal.count():
            self.hand.press(self.page.get_by_role("tab", name=name, exact=True))
        return [plain(line) for line in journal.get_by_role("listitem").get_by_role("button").all_inner_texts()]


@pytest.mark.parametrize("game", SPOKEN)
def test_a_whole_game_is_told_and_played_by_keys(arrive: Arrive, game: str):
    ada = arrive(locale=LOCALES[SPOKEN[game]])
    ada.context.add_init_script(AS_IT_COMES)
    ada.context.add_init_script(LISTEN)
    listener = Listener(ada, game, SPOKEN[game])
    play(listener, game)
    listener.said += listener.text.spoken()
    ada.page.keyboard.press("Escape")
    lines = listener.journal()
    assert len(lines) > 10
    assert not [line for line in lines if not any(line in each for each in listener.said)]
