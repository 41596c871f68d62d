"""The pace is in the reader's hand: crises wait until they are read, and what came since one's turn is told again."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser


def test_a_crisis_waits_until_it_is_read(arrive: Arrive):
    ada = arrive()
    ada.context.add_init_script("""localStorage.setItem("fathom.settings", '{"wait": true, "confirm": false}')""")
    ada.start_solo("Unfathomable", seed="7")
    read_on, screen = ada.button("Read on"), ada.page.locator(".screen h3").first
    for _ in range(60):
        expect(read_on.or_(ada.answers).first).to_be_visible()
        if not read_on.is_visible():
            ada.answer_something()
        elif screen.is_visible():
            break
        else:
            ada.page.locator("body").press("Enter")  # something smaller than a crisis
            expect(read_on.or_(ada.answers).first).to_be_visible()
    expect(read_on).to_be_visible()
    expect(ada.answers).to_have_count(0)
    shown = screen.text_content()
    ada.page.wait_for_timeout(1500)  # bots play on meanwhile
    expect(screen).to_have_text(shown or "")
    ada.page.locator("body").press("Enter")
    expect(read_on.or_(ada.answers.first).first).to_be_visible()


def test_what_came_since_ones_last_turn_is_told_once_more_and_can_be_skipped(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1}, seed="since")
    again = ada.page.get_by_role("button", name="Since your last turn")
    for _ in range(12):
        ada.answer_something()
        if again.is_visible():
            break
    ada.page.reload()  # it is known after a pause, too
    again.click()
    expect(again).to_have_count(0)
    expect(ada.bar).to_contain_text("What happens meanwhile")
    ada.button("Next move").click()
    expect(ada.bar).to_contain_text("What happens meanwhile")
    ada.button("Show the present").click()
    expect(again).to_be_visible()
    expect(ada.answers.first).to_be_visible()
