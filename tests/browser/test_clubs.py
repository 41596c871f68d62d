"""Friends and clubs: a friend by one link, an evening with three tables and its sheet, statistics of one's own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, OPEN, Person
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser


def test_a_friend_is_invited_by_one_link_and_finds_the_table(ada: Person, arrive: Arrive):
    ada.open_home()
    ada.page.get_by_role("link", name="Friends and clubs").click()
    ada.page.get_by_label("How friends know you").fill("Ada")
    ada.button("Make my profile").click()
    link = ada.page.get_by_role("textbox", name="Link to become friends").input_value()
    shuts_nobody_out(ada)

    luc = arrive(locale="fr-FR", **PHONE)
    luc.page.goto(link)
    expect(luc.page.get_by_role("heading", name="Ada veut être votre ami")).to_be_visible()
    luc.page.get_by_label("Votre nom", exact=True).fill("Luc")
    shuts_nobody_out(luc)
    luc.button("Devenir amis").click()
    expect(luc.page.get_by_role("region", name="Amis")).to_contain_text("Ada")
    table = ada.open_table("noughts", ME, OPEN, friends=True)
    stranger = arrive()
    stranger.visit(f"/t/{table}")
    expect(stranger.page.get_by_text("Only friends of whoever has opened this table")).to_be_visible()
    expect(stranger.button("Join")).to_have_count(0)
    shuts_nobody_out(stranger)
    luc.visit("/people")
    expect(luc.page.get_by_role("region", name="Amis").locator(f"a[href='/t/{table}']")).to_be_visible()
    luc.visit("/")
    luc.page.locator(f"a[href='/t/{table}']").click()
    luc.button("Rejoindre").click()  # under the name that he has given before
    ada.wait_for_start()
    ada.visit("/people")
    ada.page.get_by_role("link", name="Luc", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Luc")).to_be_visible()
    expect(ada.page.get_by_text("You are friends.")).to_be_visible()
    shuts_nobody_out(ada)


def enters(person: Person, link: str, label: str, name: str, button: str) -> None:
    """Join a club by its link."""
    person.page.goto(link)
    person.page.get_by_label(label).fill(name)
    person.page.get_by_role("button", name=button).click()


def test_an_evening_of_a_club_with_three_tables_and_its_sheet(ada: Person, arrive: Arrive):
    ada.visit("/people")
    ada.page.get_by_label("Name of the club").fill("The Abyss")
    ada.page.get_by_label("Your name there").fill("Ada")
    ada.button("Found the club").click()
    link = ada.page.get_by_role("textbox", name="Link that invites").input_value()
    ada.page.get_by_text("Plan an evening").first.click()
    ada.page.get_by_label("Name of the evening").fill("Friday")
    ada.page.get_by_role("combobox", name="Game").select_option("noughts")
    shuts_nobody_out(ada)
    ada.button("Plan an evening").click()
    expect(ada.page.get_by_role("heading", name="Friday")).to_be_visible()
    evening = ada.page.url

    eva = arrive(locale="es-ES", **PHONE)
    enters(eva, link, "Tu nombre allí", "Eva", "Unirse al club")
    eva.page.get_by_role("link", name="Friday").click()
    eva.button("Participar").click()
    expect(eva.page.get_by_role("button", name="No jugar más rondas")).to_be_visible()
    shuts_nobody_out(eva)
    key, club = link.partition("key=")[2], ada.get("/api/clubs")[0]["id"]
    for name in ("Bob", "Cleo", "Dan", "Finn"):
        guest = arrive()
        guest.post(f"/api/clubs/{club}/join", {"key": key, "name": name})
        guest.post(f"/api/evenings/{evening.rpartition('/')[2]}/enter", {})
    ada.button("Play along").click()
    ada.button("Pair the next round").click()
    round_one = ada.page.get_by_role("region", name="Round 1")
    expect(round_one.get_by_role("row")).to_have_count(4)
    expect(round_one).to_contain_text("Eva")
    expect(ada.page.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(7)
    shuts_nobody_out(ada)
    ada.page.emulate_media(media="print")
    expect(round_one).to_be_visible()
    expect(ada.button("Pair the next round")).to_be_hidden()
    ada.page.emulate_media(media="screen")

    ada.page.get_by_role("link", name="The Abyss").click()
    tables = ada.page.get_by_role("region", name="Tables of the club")
    expect(tables.get_by_text("Turn of")).to_have_count(3)
    ada.button("Pause Table 2").click()
    expect(tables.get_by_text("Paused")).to_be_visible()
    ada.page.get_by_label("Tell all tables").fill("Tea in ten minutes")
    ada.button("Announce").click()
    expect(ada.page.get_by_text("3 tables were told.")).to_be_visible()
    ada.page.emulate_media(media="print")
    expect(ada.page.locator(".sheets article")).to_have_count(3)
    expect(ada.page.locator(".sheets svg").first).to_be_visible()
    expect(tables).to_be_hidden()
    expect(ada.page.get_by_role("banner")).to_be_hidden()
    ada.page.emulate_media(media="screen")
    eva.visit("/")
    eva.page.locator("a[href^='/t/']").first.click()
    expect(eva.page.get_by_text("Tea in ten minutes").first).to_be_visible()


def test_statistics_show_what_was_played_with_plots(ada: Person, bob: Person):
    for winner in (0, 1):
        table = ada.open_table("noughts", ME, OPEN)
        bob.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 1, "key": ada.invites[1]})
        for turn, cell in enumerate((0, 3, 1, 4, 2) if winner == 0 else (0, 3, 1, 4, 8, 5)):
            answer = {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
            (ada, bob)[turn % 2].post(f"/api/tables/{table}/answer", answer)
    ada.visit("/history")
    ada.page.get_by_role("link", name="Your statistics").click()
    expect(ada.page.get_by_role("figure").first).to_contain_text("Share of victories over time")
    expect(ada.page.get_by_role("figure").nth(1)).to_contain_text("Rating over time")
    expect(ada.page.get_by_role("region", name="With whom")).to_contain_text("Bob")
    expect(ada.page.get_by_role("region", name="Your finished games").get_by_role("listitem")).to_have_count(2)
    shuts_nobody_out(ada)
