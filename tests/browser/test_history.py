"""What a browser has played is told on a page of its own, until it is forgotten."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.browser


def test_a_finished_game_is_told_in_the_history_and_can_be_forgotten(ada: Person):
    ada.visit("/history")
    expect(ada.page.get_by_text("Nothing yet.")).to_be_visible()
    table = ada.play_noughts(0, 3, 1, 4, 2)
    ada.visit(f"/t/{table}")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.visit("/history")
    game = ada.page.get_by_role("region", name="Noughts and Crosses")
    expect(game.get_by_role("row", name="People 1 0")).to_be_visible()  # both seats were hers
    expect(game.get_by_role("listitem").filter(has_text="First dive")).not_to_contain_text("not yet")
    expect(game.get_by_role("listitem").filter(has_text="First victory")).to_contain_text("not yet")
    with ada.page.expect_download() as saved:
        ada.button("Export").click()
    assert table in saved.value.path().read_text()
    ada.button("Forget all").click()
    ada.button("Yes, forget all").click()
    expect(ada.page.get_by_text("Nothing yet.")).to_be_visible()
