"""Taking back and doing again, by button and by key."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import BOT, ME, Person
from tests.browser.sailor import asked, sit_down
from tests.browser.test_layout import with_a_full_hand

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


def test_a_move_is_taken_back_after_bots_have_answered(ada: Person):
    ada.open_table("noughts", ME, {**BOT, "bot": "random"})
    ada.give(ada.targets("Mark the centre cell"))
    assert ada.heard()["answers"] == 2
    ada.bar.get_by_role("button", name="Take back").click()
    ada.page.wait_for_function("() => window.heard.answers === 0")
    expect(ada.targets()).to_have_count(9)


def test_a_turn_is_begun_again(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1}, seed="again")
    start = ada.wait_for_my_turn()["answers"]
    restart = ada.bar.get_by_role("button", name="Begin this turn again")
    expect(restart).to_have_count(0)
    ada.answer_something()
    ada.give(ada.targets().first)
    restart.click()
    ada.page.wait_for_function("start => window.heard.answers === start", arg=start)
    expect(ada.asked).to_contain_text("Do you buy a module, or pass?")
    expect(restart).to_have_count(0)


def test_a_card_is_played_only_at_the_second_click_unless_one_does_not_want_to_be_asked(ada: Person):
    ada.visit("/settings")
    ada.page.get_by_role("group", name="Ask again before a move that cannot be taken back").get_by_text("On").click()
    sit_down(ada, *with_a_full_hand())
    before = asked(ada)["answers"]
    card = ada.own_things().get_by_role("button", name="Regroup").first
    card.click()
    expect(ada.bar.get_by_text("This cannot be taken back.")).to_be_visible()
    assert ada.heard()["answers"] == before
    ada.bar.get_by_role("button", name="Cancel").click()
    expect(ada.bar.get_by_text("This cannot be taken back.")).to_have_count(0)
    card.click()
    card.click()
    ada.wait_for_answers(before + 1)

    ada.visit("/settings")
    ada.page.get_by_role("group", name="Ask again before a move that cannot be taken back").get_by_text("Off").click()
    sit_down(ada, *with_a_full_hand())
    asked(ada)
    card.click()
    ada.wait_for_answers(before + 1)
