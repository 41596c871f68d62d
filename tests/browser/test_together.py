"""Several people at one table: links, spectators, secrets and talk."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import ME, OPEN, Person

pytestmark = pytest.mark.browser

PASSES = {
    "buy": "Buy nothing",
    "build": re.compile("^(Keep modules for later|Give unbuilt modules back)$"),
    "walk": "Stay put",
    "dive": "Finish with submarines",
    "upgrade": "Upgrade nothing",
}


def test_two_players_by_link_and_a_spectator_at_one_table(arrive: Arrive):
    ada, bob, carol = (arrive(reduced_motion="no-preference") for _ in range(3))
    ada.visit("/new/nautilus")
    ada.page.get_by_label("Player 1: name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_role("textbox", name="Link for any free seat").input_value()
    address, _, key = link.partition("#")
    assert re.fullmatch(r"key=[\w-]{20,}", key)

    carol.page.goto(address)
    expect(carol.page.get_by_text("To play, ask the host for a link.")).to_be_visible()
    bob.page.goto(link)
    bob.sit_down("Bob")
    for person in (ada, bob, carol):
        expect(person.bar).to_be_visible()  # everybody is here, so the game has begun
    assert bob.page.url == address

    seats = {0: ada, 1: bob}
    first = seats[ada.wait_for_answers()["question"]["waiting"][0]]
    second = bob if first is ada else ada
    expect(second.asked).to_contain_text("Waiting for")
    first.answer_something()
    for person in (second, carol):
        expect(person.read_journal()).to_contain_text(re.compile(r"buys an? \w+ module for 1 Nemo"))
        expect(person.answers).to_have_count(0)
        expect(person.targets()).to_have_count(0)
    expect(carol.asked).to_contain_text("You are watching.")

    revealed = everybody_passes(seats, first)
    missions = [
        player["mission"] for player in ada.get(f"/api/tables/{ada.heard()['table']['id']}/view")["state"]["players"]
    ]
    for person, own in ((ada, 0), (bob, 1), (carol, -1)):
        views = told(person)
        assert views[-1]["table"]["status"] == "over"
        assert sum("players" in view["state"] for view in views if view["answers"] < revealed) > 1
        for view in views:
            for seat, mission in enumerate(missions):
                hidden = seat != own and view["answers"] < revealed
                if players := view["state"].get("players"):
                    assert players[seat]["mission"] == (None if hidden else mission)
                assert not (hidden and f'"{mission}"' in json.dumps(view))


def everybody_passes(seats: dict[int, Person], person: Person) -> int:
    """Play to the end by passing, beginning with this person; returns after how many answers missions are revealed."""
    view, revealed = person.heard(), 0
    while view["table"]["status"] != "over":
        person = seats[view["question"]["waiting"][0]]
        view = person.wait_for_answers(view["answers"])
        if view["question"]["prompt"] == "upgrade" and not revealed:
            revealed = view["answers"]
        person.bar.get_by_role("button", name=PASSES[view["question"]["prompt"]]).click()
        view = person.wait_for_answers(view["answers"] + 1)
    return revealed or view["answers"]  # who can upgrade nothing is not asked


def told(person: Person) -> list[Any]:
    """Every view that the server ever told somebody's page, by a line or by an answer."""
    answers = [each.json() for each in person.responses if "/api/tables/" in each.url]
    return [each for each in [*answers, *person.frames] if isinstance(each, dict) and "state" in each]


def test_names_and_chat_are_shown_as_they_were_written(ada: Person, bob: Person):
    name = "<i>Bob</i> <img src=y>"
    table = ada.open_table("noughts", ME, OPEN)
    bob.visit(ada.invitation(table, 1))
    bob.sit_down(name)
    for person in (ada, bob):
        expect(person.page.get_by_text(name).first).to_be_attached()
        expect(person.page.locator("i:text-is('Bob'), img[src=y]")).to_have_count(0)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("<b>x</b> & <img src=x onerror=alert(1)>")
    ada.page.get_by_label("Say something").press("Enter")
    bob.page.get_by_role("tab", name="Chat 1").click()
    for person in (ada, bob):
        chat = person.page.get_by_role("log", name="Chat")
        expect(chat).to_contain_text("<b>x</b> & <img src=x onerror=alert(1)>")
        expect(chat.locator("b, img")).to_have_count(0)
        expect(chat).to_contain_text("Ada")
