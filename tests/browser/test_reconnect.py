"""The connection breaks in the middle of a question: the page comes back to it by itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.server import Server

pytestmark = pytest.mark.browser

LOST = "The connection is lost. Trying again…"
NOISE = "WebSocket connection to|Failed to load resource: net::ERR_"


def labels(person: Person) -> list[str]:
    """What the answers are called, once they are all there."""
    return [each.get_attribute("aria-label") or each.inner_text() for each in person.answers.all()]


def in_mid_question(person: Person) -> tuple[str, list[str]]:
    """A solo game at the question where to build: its words and its answers."""
    person.expected = NOISE
    person.start_solo()
    person.answer_something()
    expect(person.asked).to_contain_text("Do you build one of your modules?")
    offered = labels(person)
    assert len(offered) > 4
    return person.page.url, offered


def comes_back(person: Person, address: str, offered: list[str]) -> None:
    expect(person.page.get_by_text(LOST)).to_have_count(0)
    assert person.page.url == address
    expect(person.asked).to_contain_text("Do you build one of your modules?")
    assert labels(person) == offered
    person.targets("Build").first.click()
    expect(person.asked).not_to_contain_text("Do you build one of your modules?")


def test_the_server_is_killed_and_started_again(arrive: Arrive, own_server: Server):
    ada = arrive(to=own_server)
    place = in_mid_question(ada)
    own_server.kill()
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    comes_back(ada, *place)


def test_the_network_goes_away_and_returns(ada: Person):
    place = in_mid_question(ada)
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(LOST)).to_be_visible()  # before anything is tried
    ada.targets("Build").first.click()
    expect(ada.bar.get_by_role("alert")).to_contain_text("The server does not answer.")
    ada.context.set_offline(False)
    comes_back(ada, *place)
