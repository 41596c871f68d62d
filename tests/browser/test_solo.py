"""Alone against bots: one click starts a game, and clicking is enough to play it to the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.captain import Captain
from tests.browser.person import ME, OPEN, Person

pytestmark = pytest.mark.browser

SEED = "twenty thousand leagues"


@pytest.mark.slow
def test_a_game_against_two_bots_is_played_to_its_end_by_clicking(ada: Person):
    view = ada.start_solo("Nautilus", SEED)
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["person", "bot", "bot"]
    captain = Captain(ada)
    while view["table"]["status"] != "over":
        view = ada.give(captain.choose(view))
    assert {"buys a home", "builds", "buys a workshop", "walks"} <= {*captain.done}

    result = ada.page.get_by_role("dialog")
    names = [seat["name"] or "Orange" for seat in view["table"]["seats"]]
    for name in names:
        expect(result.get_by_role("columnheader", name=name)).to_be_visible()
    totals = result.get_by_role("row", name=re.compile("^total")).get_by_role("cell")
    expect(totals).to_have_text([str(score) for score in view["scores"]])
    winners = result.get_by_role("columnheader").filter(has_text="Winner")
    expect(winners).to_have_count(len(view["winners"]))
    expect(winners.first).to_contain_text(names[view["winners"][0]])

    result.get_by_text("Fair chance").click()
    expect(result.get_by_text(SEED)).to_be_visible()
    expect(result.get_by_text("seed belong together.")).to_be_visible()


def test_a_submarine_is_launched_and_sails_by_clicks_on_the_board(ada: Person, bob: Person):
    table = ada.open_table("nautilus", ME, OPEN, options={"first": 1})
    bob.post(f"/api/tables/{table}/join", {"seat": 1, "key": ada.invites[1]})
    captain = Captain(ada)
    while "sails" not in captain.done:
        view = ada.wait_for_my_turn()
        captain.choose(view).click()
        ada.wait_for_answers(view["answers"] + 1)
        bob.pass_by(table, 1)
    expect(ada.read_journal()).to_contain_text("Ada launches a submarine from technical module")
    expect(ada.read_journal()).to_contain_text("Ada moves a submarine from")
    expect(ada.board.get_by_role("img", name="Submarine of Ada at")).to_be_visible()
