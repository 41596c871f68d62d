"""How many clicks it takes, with every question about final answers asked: a chest, a fight, a round of three."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.machina_arcana.actions import Activate, Use
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.pieces import Kind
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Ask
from tests.browser.delver import descend, read_on
from tests.browser.person import BOB, ME, Person

pytestmark = pytest.mark.browser

EVE = {"kind": "me", "name": "Eve"}
ASKING = """localStorage.setItem("fathom.settings", '{"wait": false}')"""
CLICKS = """window.clicks = 0; window.addEventListener("click", () => (window.clicks += 1), true)"""


class Counter:
    """Somebody who is asked before what cannot be taken back, and counts the clicks."""

    def __init__(self, person: Person, found: Any, *seats: dict[str, Any]) -> None:
        person.context.add_init_script(ASKING)
        person.context.add_init_script(CLICKS)
        self.person = person
        table = descend(person, found, *(seats or (ME, BOB)))
        self.view = person.wait_for_my_turn()
        person.get(f"/api/tables/{table}/final?seat={self.view['seat']}")  # the first takes long: a process starts
        read_on(person)
        person.page.evaluate("window.clicks = 0")

    @property
    def clicks(self) -> int:
        found: int = self.person.page.evaluate("window.clicks")
        return found

    def give(self, target: Locator, answers: int = 1) -> Any:
        """Click once, and wait until so many answers have come of it and I am asked again."""
        before = self.person.heard()["answers"]
        target.first.click()
        self.person.wait_for_answers(before + answers)
        self.view = self.person.wait_for_my_turn()
        return self.view

    def screen(self) -> Locator:
        return self.person.board.locator("section.screen")


def after_a_walk(g: Machina, ask: Ask) -> list[Any]:
    """What can be done only after walking, with all stamina left."""
    if ask.prompt != "act" or g.explorers[ask.seat].stamina < 6:
        return []
    notes = [ask.note(each) for each in ask.options]
    return [each for note in notes if note for each in note.then]  # type: ignore[attr-defined]


def a_chest_is_a_walk_away(g: Machina, ask: Ask) -> bool:
    chests = g.ground.kinds[Kind.CHEST]
    found = [each for each in after_a_walk(g, ask) if isinstance(each, Activate)]
    return any(chests >> g.ground.square(each.space) & 1 for each in found)


def a_monster_is_a_walk_away(g: Machina, ask: Ask) -> bool:
    return any(isinstance(each, Use) for each in after_a_walk(g, ask))


def the_round_begins(g: Machina, ask: Ask) -> bool:
    return ask.prompt == "take-turn" and g.round > 1 and len(ask.options) == len(g.explorers)


def friends_wait_apart(g: Machina, ask: Ask) -> bool:
    """Others of ours have not had their turn, and nothing else can be done about one of them."""
    if ask.prompt != "act" or g.explorers[ask.seat].stamina < 6:
        return False
    about = {getattr(each, "unit", None) or getattr(each, "explorer", None) for each in ask.options}
    waiting = [each.unit for each in g.here if each.turn is Turn.WAITING]
    return len(waiting) == 2 and not {*waiting} & about


def test_the_turn_of_a_chest_takes_five_clicks(ada: Person):
    """It took nine or ten: a walk, the chest, two decks and each once more, a card, equipping it, the end."""
    counter = Counter(ada, a_chest_is_a_walk_away)
    who = counter.view["seat"]
    chest = ada.targets(re.compile("then: Activate the chest"))
    view = counter.give(chest, answers=2)
    while view["question"]["prompt"] == "draw-item":
        view = counter.give(counter.screen().locator("button.deck"))
    equip = counter.screen().get_by_role("button", name="Keep and equip")
    counter.give(equip if equip.count() else counter.screen().get_by_role("button", name="Keep this one"))
    ada.page.wait_for_function("who => window.heard.question?.prompt === 'act' || window.heard.seat !== who", arg=who)
    view = ada.heard()
    if view["seat"] == who:
        counter.give(ada.bar.get_by_role("button", name="End the turn"))
    assert counter.clicks <= 5


def test_a_monster_is_walked_to_and_struck_by_pressing_it_twice(ada: Person):
    counter = Counter(ada, a_monster_is_a_walk_away)
    monster = ada.targets(re.compile("^Move to .* then: .*")).filter(has=ada.page.locator("circle.errand"))
    place = monster.first.bounding_box()
    assert place is not None
    counter.give(monster)
    confirm = ada.bar.locator(".confirm .primary")
    expect(confirm).to_be_visible()  # the roll cannot be taken back
    before = ada.heard()["answers"]
    ada.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    ada.wait_for_answers(before + 1)
    assert counter.clicks == 2


def test_all_turns_of_three_explorers_end_with_one_click(ada: Person):
    counter = Counter(ada, the_round_begins, ME, BOB, EVE)
    began = ada.heard()["state"]["round"]
    ada.bar.get_by_role("button", name="End all my turns").click()
    ada.page.wait_for_function(
        "round => window.heard.state.round > round || window.heard.state.phase !== 'explorers'", arg=began
    )
    assert counter.clicks == 1


def test_who_presses_a_waiting_explorer_ends_a_turn_and_begins_that_one(ada: Person):
    counter = Counter(ada, friends_wait_apart, ME, BOB, EVE)
    who = counter.view["seat"]
    counter.give(ada.targets(re.compile("^End the turn, then: ")), answers=2)
    ada.page.wait_for_function("() => window.heard.question?.prompt === 'act'")
    view = ada.heard()
    assert view["seat"] != who
    assert counter.clicks == 1
