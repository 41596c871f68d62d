"""A campaign in the browser: from its first chapter to the next, on every screen, by keyboard, and as one file."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import campaigning
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.person import Person
from tests.browser.sailor import imported
from tests.browser.screenshots_all import whole_game
from tests.browser.server import Server
from tests.browser.test_records import saved

pytestmark = pytest.mark.browser

FIRST_WINS, SECOND_WINS = (0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5)
TABLET = {"viewport": {"width": 1024, "height": 768}}


@pytest.fixture(scope="module")
def campaigns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("campaigns"), [campaigning.__file__])
    server.start()
    yield server
    server.kill()


def fits(person: Person) -> None:
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def campaign_of(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}")["campaign"]["id"])


@pytest.mark.parametrize("screen", [{"viewport": DESKTOP}, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_a_chapter_follows_the_last_one(arrive: Arrive, campaigns: Server, screen: dict):
    ada = arrive(to=campaigns, **screen)
    first = ada.play_noughts(*FIRST_WINS)
    ada.visit(f"/t/{first}")
    result = ada.page.get_by_role("dialog", name="Ada has won")
    result.get_by_role("link", name="Play the next chapter").click()
    expect(ada.page.get_by_role("heading", name="Campaign of Noughts and Crosses")).to_be_visible()
    chapter = ada.page.get_by_role("region", name="Chapters").locator("ol > li")
    expect(chapter).to_have_count(1)
    expect(chapter).to_contain_text("Ada has won")
    expect(ada.page.get_by_role("region", name="What is carried on")).to_contain_text("Ada")
    fits(ada)
    ada.page.get_by_label("Player 2: who").select_option(label="A bot")
    ada.page.get_by_role("button", name="Play the next chapter").click()
    expect(ada.board).to_be_visible()
    ada.page.wait_for_function("() => window.heard?.table.campaign?.chapter === 2")
    view = ada.heard()
    assert view["state"]["won"] == [1, 0]
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["person", "bot"]
    ada.open_home()
    ada.page.get_by_role("region", name="Your campaigns").get_by_role("link").click()
    expect(chapter).to_have_count(2)
    expect(ada.page.get_by_role("button", name="To chapter 2")).to_be_visible()
    fits(ada)


def test_a_chapter_is_opened_by_keyboard_alone(arrive: Arrive, campaigns: Server):
    ada = arrive(to=campaigns)
    first = ada.play_noughts(*FIRST_WINS)
    ada.visit(f"/campaign/{campaign_of(ada, first)}")
    ada.page.get_by_role("button", name="Play the next chapter").wait_for()
    for _ in range(40):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.innerText") == "Play the next chapter":
            break
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/t/*")


def test_a_campaign_is_kept_as_one_file_checked_and_opened_elsewhere(arrive: Arrive, campaigns: Server, tmp_path: Path):
    ada, bob = arrive(to=campaigns), arrive(to=campaigns)
    first = ada.play_noughts(*FIRST_WINS)
    stay = [{"kind": "stay", "was": 0}, {"kind": "stay", "was": 1}]
    second = ada.post(f"/api/tables/{first}/next-chapter", {"seats": stay})["table"]["id"]
    for turn, cell in enumerate(SECOND_WINS):
        answer = {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
        ada.post(f"/api/tables/{second}/answer", answer)
    ada.visit(f"/campaign/{campaign_of(ada, first)}")
    file = saved(ada, ada.page.get_by_role("link", name="Download the campaign"), tmp_path)
    command = [sys.executable, campaigning.__file__, "verify", str(file)]
    check = subprocess.run(command, capture_output=True, text=True)
    assert check.returncode == 0, check.stderr
    assert "Chapter 2" in check.stdout
    bob.open_home()
    bob.page.get_by_label("Open a saved game…").set_input_files(file)
    expect(bob.page.get_by_role("heading", name="Campaign of Noughts and Crosses")).to_be_visible()
    expect(bob.page.get_by_role("region", name="Chapters").locator("ol > li")).to_have_count(2)
    bob.page.get_by_role("button", name="Play the next chapter").click()
    assert bob.wait_for_my_turn()["state"]["won"] == [1, 1]


@pytest.mark.parametrize(("locale", "words"), [("fr-FR", "Jouer le chapitre suivant"), ("es-ES", "Jugar el siguiente")])
def test_a_campaign_speaks_the_readers_language(arrive: Arrive, campaigns: Server, locale: str, words: str):
    ada = arrive(to=campaigns, locale=locale)
    ada.visit(f"/campaign/{campaign_of(ada, ada.play_noughts(*FIRST_WINS))}")
    expect(ada.page.get_by_role("button", name=words)).to_be_visible()
    fits(ada)


def test_a_campaign_that_is_not_there_is_said_so(arrive: Arrive, campaigns: Server):
    ada = arrive(to=campaigns)
    ada.expected = "status of 404"
    ada.visit("/campaign/nothing")
    expect(ada.page.get_by_text("There is no such campaign.")).to_be_visible()


@pytest.mark.parametrize("screen", [{"viewport": DESKTOP}, PHONE], ids=["desk", "phone"])
def test_survivors_of_a_scenario_go_on_to_another(arrive: Arrive, screen: dict):
    """Machina Arcana: only what can follow is offered, and what is chosen already can be played."""
    ada = arrive(**screen)
    first = imported(ada, whole_game("machina-arcana"))
    ada.visit(f"/campaign/{campaign_of(ada, first)}")
    expect(ada.page.get_by_role("region", name="Chapters")).to_contain_text("Horror in the Ice")
    scenario = ada.page.get_by_role("group", name="Scenario", exact=True).get_by_role("radio")
    expect(scenario).to_have_count(2)
    expect(ada.page.get_by_text("How many players?")).to_have_count(0)
    fits(ada)
    ada.page.get_by_role("button", name="Play the next chapter").click()
    view = ada.wait_for_my_turn()
    assert view["state"]["scenario"] != "ice"
    assert [each["name"] for each in view["table"]["seats"]] == ["Ada", "Bruno"]
