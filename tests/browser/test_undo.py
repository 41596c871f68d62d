"""Taking back and doing again, by button and by key."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser


def test_an_answer_is_taken_back_and_given_again(ada: Person):
    ada.start_solo()
    undo, redo = ada.bar.get_by_role("button", name="Take back"), ada.bar.get_by_role("button", name="Do again")
    expect(undo).to_be_disabled()
    ada.answer_something()
    for take_back, do_again in (
        (undo.click, redo.click),
        (lambda: ada.page.keyboard.press("u"), lambda: ada.page.keyboard.press("Shift+U")),
    ):
        expect(ada.asked).to_contain_text("Do you build one of your modules?")
        expect(redo).to_be_disabled()
        expect(undo).to_be_enabled()
        take_back()
        expect(ada.asked).to_contain_text("Do you buy a module, or pass?")
        expect(undo).to_be_disabled()
        expect(redo).to_be_enabled()
        do_again()
    expect(ada.asked).to_contain_text("Do you build one of your modules?")
