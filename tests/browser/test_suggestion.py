"""What the usual bot would do, and why: told on request, done by a click, and not where the table forbids it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser


def test_a_move_is_suggested_with_its_reason_and_made_by_a_click(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1}, seed="a hint")
    before = ada.wait_for_my_turn()
    ada.bar.get_by_role("button", name="Suggest a move").click()
    told = ada.bar.locator(".suggestion")
    move = told.get_by_role("button")
    expect(move).to_have_text(re.compile("^Buy "))
    assert len(told.inner_text()) > len(move.inner_text()) + 10  # the reason follows the move
    move.click()
    ada.wait_for_answers(before["answers"] + 1)
    expect(told).to_have_count(0)


def test_a_table_can_do_without_suggestions(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1}, hints=False)
    ada.wait_for_my_turn()
    expect(ada.bar.get_by_role("button", name="Why not something else?")).to_be_visible()
    expect(ada.bar.get_by_role("button", name="Suggest a move")).to_have_count(0)
