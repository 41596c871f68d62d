"""The lobby: one link for everybody, a ready check, changed seats, talk, and a table that is given up."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import ME, OPEN, Person
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser


def test_friends_come_by_one_link_change_seats_talk_and_begin_when_all_are_ready(ada: Person, arrive: Arrive):
    ada.visit("/new/noughts")
    ada.page.get_by_label("Begin once everybody says that they are ready").check()
    ada.button("Open the table").click()
    link = ada.page.get_by_role("textbox", name="Link for any free seat").input_value()
    bob = arrive(locale="fr-FR", **PHONE)
    bob.page.goto(link)
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.page.get_by_role("button", name="Prendre place").click()
    bob.page.get_by_label("Dites quelque chose").fill("Bonsoir !")
    bob.page.get_by_role("button", name="Envoyer").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Bonsoir")
    ada.button("Player 1: swap with the next seat").click()
    seats = ada.page.get_by_role("main").get_by_role("listitem")
    expect(seats.first).to_contain_text("Bob")
    shuts_nobody_out(bob)
    bob.page.get_by_role("button", name="Je suis prêt").click()
    expect(seats.first).to_contain_text("here · ready")
    ada.button("I am ready").click()
    expect(bob.asked).to_contain_text("À vous")


def test_the_terms_of_a_table_stand_in_its_lobby_in_words(arrive: Arrive):
    eva = arrive(locale="es-ES")
    clock = {"pace": "relaxed", "at_zero": "skip", "hours": 12}
    eva.open_table("nautilus", ME, OPEN, clock=clock, options={"first": 1})
    terms = eva.page.get_by_role("region", name="Qué se va a jugar")
    expect(terms).to_contain_text("12 horas por respuesta")
    expect(terms).to_contain_text("el jugador pasa")
    shuts_nobody_out(eva)


def test_a_guest_is_removed_and_a_table_is_given_up(ada: Person, bob: Person):
    table = ada.open_table("noughts", ME, OPEN, ready=True)
    bob.visit(ada.invitation(table, 1))
    bob.sit_down("Bob")
    ada.button("Free the seat of Bob").click()
    expect(bob.page.get_by_text("You can watch once the game has begun")).to_be_visible()
    bob.expected = "403"
    ada.button("Close the table").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    for person in (ada, bob):
        expect(person.page.get_by_text("The host has closed this table.")).to_be_visible()


def test_a_pause_is_agreed_on_and_ended(ada: Person, bob: Person):
    table = ada.open_table("noughts", ME, OPEN, clock={"pace": "live"})
    bob.visit(ada.invitation(table, 1))
    bob.sit_down("Bob")
    ada.wait_for_start()
    ada.page.get_by_role("banner").get_by_role("button", name="Ada").click()
    ada.button("Propose a pause").click()
    bob.button("Agree").click()
    for person in (ada, bob):
        expect(person.page.get_by_text("The clocks stand still").first).to_be_visible()
    bob.button("Go on").click()
    expect(ada.page.get_by_text("Bob lets the game go on.").first).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_a_clock_runs_at_certain_hours_and_says_when_it_goes_on(arrive: Arrive, screen: dict[str, Any]):
    eva = arrive(locale="es-ES", timezone_id="Europe/Madrid", **screen)
    eva.visit("/new/noughts")
    eva.page.get_by_text("Tranquilo", exact=True).click()
    eva.page.get_by_label("El reloj solo corre a ciertas horas del día").check()
    now = datetime.now(ZoneInfo("Europe/Madrid"))
    for label, hours in (("Corre desde las", 3), ("hasta las", 5)):
        eva.page.get_by_label(label).fill(f"{(now.hour + hours) % 24:02}:00")
    shuts_nobody_out(eva)
    eva.button("Abrir la mesa").click()
    terms = eva.page.get_by_role("region", name="Qué se va a jugar")
    expect(terms).to_contain_text(f"de {(now.hour + 3) % 24:02}:00 a {(now.hour + 5) % 24:02}:00 (Europe/Madrid)")
    eva.button("Empezar").click()
    expect(eva.page.get_by_text("los relojes están parados hasta")).to_contain_text(f"{(now.hour + 3) % 24}:00")
    shuts_nobody_out(eva)
