"""The tables of the evenings: the shortest whole game of each kind."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.evenings.guest import Guest
from tests.browser.person import ME
from tests.browser.test_access import shuts_nobody_out

HASTY = [{"kind": "bot", "bot": "random", "name": name} for name in ("Bruno", "Carla")]
TABLES: dict[str, dict[str, Any]] = {
    "nautilus": {"seats": [ME, HASTY[0]]},
    "unfathomable": {"seats": [ME, *HASTY], "options": {"crew": "suggested"}},
    "sleeping-gods": {"seats": [ME]},
    "machina-arcana": {"seats": [ME], "options": {"length": "very-short", "ties": "settled"}},
}
BUSY = {"nautilus": 25, "unfathomable": 60, "sleeping-gods": 60, "machina-arcana": 30}  # presses before the hurry
LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}

# The page has left a table and heard of the one at which it is now.
HERE_AND_NEW = """before => window.heard?.table.id !== before && location.pathname.endsWith(window.heard?.table.id)"""


def sit_down(guest: Guest, game: str) -> None:
    table = TABLES[game]
    guest.person.open_table(game, *table["seats"], options=table.get("options", {}), odds=False, seed="an evening")
    guest.person.wait_for_my_turn()


def play(guest: Guest, game: str) -> None:
    """A whole game, or a voyage that is packed up and taken up again, to its result; axe looks at begin and end."""
    sit_down(guest, game)
    shuts_nobody_out(guest.person)
    if game != "sleeping-gods":
        guest.play(busy=BUSY[game])
    else:
        guest.play(busy=BUSY[game], pack_up_in=3)
        next_chapter(guest)
        guest.play(busy=20, pack_up_in=4)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    shuts_nobody_out(guest.person)


def next_chapter(guest: Guest) -> None:
    """Take a campaign up again from the result of its last chapter."""
    on = guest.page.get_by_role("dialog").get_by_role("link", name=guest.text.say("web-next-chapter"), exact=True)
    expect(on).to_be_visible()
    before = guest.person.heard()["table"]["id"]
    guest.hand.press(on)
    guest.hand.press(guest.page.get_by_role("button", name=guest.text.say("web-next-chapter"), exact=True))
    guest.page.wait_for_function(HERE_AND_NEW, arg=before)
    guest.person.wait_for_my_turn()
