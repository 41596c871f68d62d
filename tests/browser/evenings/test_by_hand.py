"""Whole evenings by clicks at a desk and by touches on a phone, in three languages between them."""

import pytest

from tests.browser.conftest import PHONE, Arrive
from tests.browser.evenings.evening import LOCALES, play
from tests.browser.evenings.guest import Guest
from tests.browser.evenings.hands import Finger, Mouse
from tests.browser.evenings.page_text import PageText

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DESK = {"nautilus": "fr", "unfathomable": "es", "sleeping-gods": "en", "machina-arcana": "fr"}
POCKET = {"nautilus": "es", "unfathomable": "fr", "sleeping-gods": "es", "machina-arcana": "en"}


def fits(guest: Guest) -> None:
    width, screen = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width == screen


@pytest.mark.parametrize("game", DESK)
def test_by_clicks_at_a_desk(arrive: Arrive, game: str):
    ada = arrive(locale=LOCALES[DESK[game]])
    guest = Guest(ada, Mouse(), PageText(ada.page, game, DESK[game]))
    play(guest, game)
    fits(guest)
    assert guest.on_board > 0


@pytest.mark.parametrize("game", POCKET)
def test_by_touches_on_a_phone(arrive: Arrive, game: str):
    ada = arrive(locale=LOCALES[POCKET[game]], **PHONE)
    guest = Guest(ada, Finger(), PageText(ada.page, game, POCKET[game]))
    play(guest, game)
    fits(guest)
    assert guest.on_board > 0
