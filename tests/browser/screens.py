"""Every screen of Unfathomable, each brought up at a table from a game that was played without a browser."""

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from fathom.games.unfathomable.actions import PickWaypoint
from fathom.games.unfathomable.library import waypoints
from fathom.games.unfathomable.pieces.skills import SKILL
from fathom.kernel import Ask
from tests.browser.person import Person
from tests.browser.sailor import asked, finished, look_back, moment, sit_down

HALFWAY = 6
Found = Callable[[Any, Ask], bool]


def offers(ask: Ask, name: str) -> bool:
    return any(type(option).__name__ == name for option in ask.options)


def busy(g: Any, ask: Ask) -> bool:
    return g.turn > 8 and len(g.players[ask.seat].hand) > 3 and 0 < len(g.damaged) < 4 and len(g.course) > 1


def test_of_a_crisis(g: Any, ask: Ask) -> bool:
    return g.turn > 4 and len(g.players[ask.seat].hand) > 3 and g.test.card in g.crisis


def spoilt_pile(g: Any, ask: Ask) -> bool:
    """Many cards, and some of them against the test."""
    against = [card for card in g.test.revealed if SKILL[card] not in g.test.skills]
    return len(ask.options) > 1 and g.turn > 4 and len(g.test.revealed) > 7 and len(against) > 2


def attack(g: Any, ask: Ask) -> bool:
    return len(ask.options) > 1 and g.turn > 3 and g.die.attack


def half_way(g: Any, ask: Ask) -> bool:
    """Whichever Waypoint is chosen, the Awakening follows."""
    nearest = min(waypoints()[option.card].distance for option in ask.options if isinstance(option, PickWaypoint))
    return not g.awakened and g.distance() + nearest >= HALFWAY


# What is asked, when it is worth seeing, and what is answered so that the screen comes.
MOMENTS: dict[str, tuple[str, Found, str]] = {
    "character": ("character", lambda g, ask: len(ask.options) < 9, ""),
    "loyalty": ("action", lambda g, ask: g.turn == 1, ""),
    "action": ("action", busy, ""),
    "crisis": ("crisis", lambda g, ask: g.turn > 4 and offers(ask, "TakeTest"), ""),
    "add-card": ("add-card", test_of_a_crisis, ""),
    "revealed": ("total-known", spoilt_pile, ""),
    "die": ("after-roll", attack, ""),
    "waypoint": ("choose-waypoint", lambda g, ask: g.turn > 4, ""),
    "awakening": ("choose-waypoint", half_way, "pick-waypoint"),
    "reveal": ("action", lambda g, ask: g.turn > 6 and offers(ask, "Reveal"), "reveal"),
}
SCREENS = [*MOMENTS, "end"]


@cache
def moment_of(screen: str) -> tuple[bytes, int]:
    prompt, found, _ = MOMENTS[screen]
    return moment(prompt, found)


@cache
def whole_game() -> bytes:
    """A game that was half-way across and in which somebody was revealed."""
    return finished(lambda g: g.awakened and g.turn > 12 and any(player.revealed for player in g.players))


def bring(person: Person, screen: str) -> str:
    """Sit down where a screen is to be seen, and wait until it is; returns the table."""
    if screen == "end":
        table = look_back(person, whole_game())
        expect(person.page.get_by_role("dialog").locator("details ol > li").first).to_be_visible()
        return table
    table = sit_down(person, *moment_of(screen))
    question = asked(person)["question"]
    if answer := MOMENTS[screen][2]:
        action = next(each for each in question["options"] if each["do"] == answer)
        person.post(f"/api/tables/{table}/answer", {"seat": 0, "number": question["number"], "action": action})
        person.board.locator(".notice, .reveal").wait_for(state="attached")  # on a phone a card may have the stage
        asked(person, after=question["number"])
    return table
