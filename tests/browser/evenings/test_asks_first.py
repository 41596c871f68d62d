"""What cannot be undone asks first: compared with what the rules say (`/final`), in all games."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Arrive
from tests.browser.evenings.evening import TABLES, sit_down
from tests.browser.evenings.guest import Guest
from tests.browser.evenings.hands import Mouse
from tests.browser.evenings.page_text import PageText
from tests.browser.person import Person

pytestmark = pytest.mark.browser

PRESSES = 45
AS_IT_COMES = """localStorage.setItem("fathom.settings", '{"pace": "instant", "wait": false}')"""


class Witness(Guest):
    """Notes what is final at each question, at which ones the page asked first, and what was sent in the end."""

    def __init__(self, person: Person, game: str) -> None:
        super().__init__(person, Mouse(), PageText(person.page, game, "en"), board=0.3)
        self.final: dict[int, list[Any]] = {}
        self.asked: set[int] = set()
        self.sent: list[dict[str, Any]] = []
        person.page.on(
            "websocket", lambda line: line.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        )

    def _choose(self, answers: list[str], buttons: list[str], **how: bool) -> Locator | None:
        view = self.person.heard()
        number = view["question"]["number"]
        if self.confirms(buttons):
            self.asked.add(number)
        elif number not in self.final:
            final = self.person.get(f"/api/tables/{view['table']['id']}/final?seat={view['seat']}")
            self.final[number] = final["actions"] if final["number"] == number else []
        return super()._choose(answers, buttons, **how)

    def given(self) -> list[tuple[bool, bool, Any]]:
        """Each answer: whether it is final, and whether the page asked first."""
        found = []
        for each in self.sent:
            if "action" in each and each["number"] in self.final:
                final = each["action"] in self.final[each["number"]]
                found.append((final, each["number"] in self.asked, each["action"]))
        return found


@pytest.mark.parametrize("game", TABLES)
def test_what_cannot_be_undone_asks_first(arrive: Arrive, game: str):
    ada = arrive()
    ada.context.add_init_script(AS_IT_COMES)
    witness = Witness(ada, game)
    sit_down(witness, game)
    for _ in range(PRESSES):
        if not witness.step():
            break
    given = witness.given()
    assert [each for each in given if each[0] and not each[1]] == []
    assert {True, False} == {final for final, _, _ in given}
