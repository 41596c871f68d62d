"""The odds of an answer: under the answers while one points at it or holds a finger on it, if the table has them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.unfathomable.actions import AttackDeepOne
from fathom.games.unfathomable.steps.fighting.attacks import basic_bonus
from fathom.kernel import Ask
from tests.browser.person import BOT, ME, Person
from tests.browser.sailor import asked, moment, sit_down

pytestmark = pytest.mark.browser

ODDS = "Odds: defeat a Deep One: 5 in 8 · miss: 3 in 8"


def bare_hands(g: Any, ask: Ask) -> bool:
    return AttackDeepOne(g.players[0].space) in ask.options and not basic_bonus(g, 0)


def attack(person: Person) -> Locator:
    """Sit down where a Deep One can be attacked; the button for it."""
    sit_down(person, *moment("action", bare_hands))
    asked(person)
    return person.bar.get_by_role("button", name=re.compile("Attack .*Deep One"))


def test_pointing_at_an_attack_tells_its_odds(ada: Person):
    button, odds = attack(ada), ada.bar.locator(".odds")
    expect(odds).to_have_text("")
    button.hover()
    expect(odds).to_have_text(ODDS)
    ada.page.mouse.move(0, 0)
    expect(odds).to_have_text("")


def test_a_long_press_tells_them_too_and_attacks_nobody(ada: Person):
    button, odds = attack(ada), ada.bar.locator(".odds")
    number = ada.heard()["question"]["number"]
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(odds).to_have_text(ODDS)
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click")
    expect(odds).to_have_text(ODDS)
    assert ada.heard()["question"]["number"] == number


def test_an_answer_that_is_given_before_it_was_weighed_is_not_weighed_any_more(ada: Person):
    button = attack(ada)
    number = ada.heard()["question"]["number"]
    button.hover()
    button.click()
    ada.wait_for_my_turn(after=number)
    ada.page.wait_for_timeout(400)  # longer than a pointer rests
    assert [answer.url for answer in ada.responses if not answer.ok] == []


def test_a_table_without_odds_has_no_room_for_them(ada: Person):
    ada.open_table("nautilus", ME, BOT, odds=False)
    ada.wait_for_my_turn()
    expect(ada.answers.first).to_be_visible()
    expect(ada.bar.locator(".odds")).to_have_count(0)
