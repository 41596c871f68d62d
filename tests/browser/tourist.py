"""A tour of Sleeping Gods: ten turns with a bit of everything, decided without a browser and pressed in one."""

import re
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Locator

from fathom.games.sleeping_gods.actions import (
    Brave,
    Buy,
    Done,
    DrawFate,
    Explore,
    Forgo,
    GoOn,
    Join,
    LeaveTown,
    MoveTo,
    PackUp,
    Sail,
    Strike,
    TakeAll,
    TakeOption,
    Trade,
)
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Action, Ask, Match
from fathom.kernel.cards.effects import Decline
from fathom.kernel.words.words import Words
from tests.browser.person import Person
from tests.browser.voyager import GAME, free, page

TURNS = 10
LONGEST = 200  # answers
FIRST = 320  # from this seed on a short tour is looked for
SIGHTS = {"hazard", "test", "fight", "market", "keyword"}
AT_ONCE = (TakeAll, Brave, GoOn, Done, Decline)  # what keeps nobody waiting


class Tourist:
    """Wants to see each sight once, and then lets turns pass."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)
        self.seen: set[str] = set()
        self.bought = False

    def choose(self, g: Voyage, ask: Ask) -> Action:
        self.look(g, ask)
        match ask.prompt:
            case "action":
                return self.act(g, ask)
            case "sail":
                return self.steer(ask)
            case "choice":
                return self.read(g, ask)
            case "market" if not self.bought and (offers := of(ask, Buy)):
                self.bought = True
                return offers[0]
            case "combat" if strikes := of(ask, Strike):
                return self.dice.choice(strikes)
            case "helm" | "enlist":
                assert g.test is not None
                return self.dice.choice(
                    of(ask, Join) if not g.test.participants and of(ask, Join) else of(ask, DrawFate)
                )
        for kind in AT_ONCE if ask.prompt != "room" else ():
            if there := of(ask, kind):
                return there[0]
        calm = [each for each in ask.options if not free(each) and not isinstance(each, PackUp | LeaveTown)]
        return self.dice.choice(calm or ask.options)

    def look(self, g: Voyage, ask: Ask) -> None:
        """What is there to be seen now."""
        match ask.prompt:
            case "hazard" | "market":
                self.seen.add(ask.prompt)
            case "combat":
                self.seen.add("fight")
            case "enlist" if g.bookmark is not None:
                self.seen.add("test")
            case "choice" if any(need.kind == "keyword" for way in page(g).ways for need in way.needs):
                self.seen.add("keyword")

    def act(self, g: Voyage, ask: Ask) -> Action:
        fresh = [each for each in of(ask, Explore) if str(each.location) not in g.log]
        if "market" not in self.seen and of(ask, Trade):
            return of(ask, Trade)[0]
        if fresh and self.seen < SIGHTS - {"hazard", "market"} | self.seen:
            return self.dice.choice(fresh)
        return of(ask, Forgo if self.seen >= SIGHTS - {"test"} else Sail)[0]

    def steer(self, ask: Ask) -> Action:
        ways = of(ask, MoveTo)
        dangerous = [each for each in ways if regions()[each.region].hazard and "hazard" not in self.seen]
        towards = [each for each in ways if regions()[each.region].market and "market" not in self.seen]
        return self.dice.choice(dangerous or towards or ways)

    def read(self, g: Voyage, ask: Ask) -> Action:
        ways = {each.label: each for each in page(g).ways}
        open_ = of(ask, TakeOption)
        fights = [each for each in open_ if ways[each.option].fight and "fight" not in self.seen]
        tests = [each for each in open_ if ways[each.option].test and "test" not in self.seen]
        if of(ask, LeaveTown) and not fights and not tests:
            return LeaveTown()
        calm = [each for each in open_ if not ways[each.option].fight and not ways[each.option].test]
        return self.dice.choice(fights or tests or calm or open_ or ask.options)


def of(ask: Ask, kind: type[Action]) -> list[Any]:
    return [each for each in ask.options if isinstance(each, kind)]


class Stop(msgspec.Struct, frozen=True):
    """A moment of the tour: what is asked, the answer that is given, and how it and its kind are worded."""

    prompt: str
    action: dict[str, Any]
    label: str
    kind: str


@cache
def tour() -> tuple[str, list[Stop]]:
    """The seed of a campaign for one in which there is everything to be seen in ten turns, and what is answered."""
    for number in count(FIRST):
        seed = f"ten turns {number}"
        match, tourist, stops = Match.start(GAME, 1, seed=seed, forced=True), Tourist(seed), []
        while (ask := match.turn) is not None and len(stops) < LONGEST:
            state = match.state
            if state.turn == TURNS and of(ask, PackUp) and tourist.seen == SIGHTS:
                return seed, stops
            action = tourist.choose(state, ask)
            words, plain = Words("en", GAME, state=state), msgspec.to_builtins(action)
            label = words.action(action)
            stops.append(Stop(ask.prompt, plain, label, words.part(f"do-{plain['do']}", "short") or label))
            match.answer(0, action)
    raise LookupError


# ------------------------------------------------------------------------------------------ in a browser

REACHED = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(there) || (there?.tagName === "svg" && there.contains(element));
}"""
ANSWERED = """number => {
  const { question, table } = window.heard;
  return table.status === "over" || question?.number > number || !!document.querySelector(".confirm .primary");
}"""
READ = ("Back to the ship", "Return to the ship", "Close")


def press(person: Person, stop: Stop) -> None:
    """Give an answer where it is seen, else in the bar, and confirm it where the page asks for that."""
    number = person.wait_for_my_turn()["question"]["number"]
    person.wait_until_shown(number)
    put_aside(person, stop)
    found = [each for each in on_board(person, stop).all() if each.is_visible() and each.evaluate(REACHED)]
    touch(person, found[0] if found else in_bar(person, stop.label, stop.kind))
    if stop.action["do"] == "cover":
        confirm = person.board.get_by_role("button", name="Confirm the wounds")
        confirm.or_(person.page.locator("body")).first.wait_for()
        if person.heard()["question"]["number"] == number and confirm.is_visible():
            touch(person, confirm)
    person.page.wait_for_function(ANSWERED, arg=number)
    confirm = person.bar.locator(".confirm .primary")
    if confirm.is_visible():
        touch(person, confirm)
    person.wait_for_my_turn(after=number)


def touch(person: Person, place: Locator) -> None:
    if person.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        place.tap()
    else:
        place.click()


def put_aside(person: Person, stop: Stop) -> None:
    """Close what is only to be read."""
    for name in READ:
        for button in person.board.get_by_role("button", name=name, exact=True).all():
            if button.is_visible() and name != stop.label:
                touch(person, button)


def on_board(person: Person, stop: Stop) -> Locator:
    """What one presses for an answer on the chart, the ship or the screen before one."""
    board, action = person.board, stop.action
    match action["do"]:
        case "sail" | "explore" | "move-to":
            return person.targets(re.compile(f"^{re.escape(stop.label)}\\b"))
        case "take-option":
            return board.locator(f"[data-way='{action['option']}']")
        case "join" | "pick":
            return board.locator(f"button[data-crew='{action['crew']}']")
        case "strike":
            touch(person, board.locator(f".attackers button[data-crew='{action['crew']}']"))
            return board.locator(f"[data-enemy='{action['target']}'] .strike")
        case "cover":
            return board.locator(f"[data-enemy='{action['enemy']}'] [data-square='{action['square']}']")
    named = person.page.get_by_role("button", name=re.compile(f"^{re.escape(stop.label)}"))
    return board.locator("button").and_(named)


def in_bar(person: Person, label: str, kind: str = "") -> Locator:
    """The answer in the bar, which is unfolded, and its kind opened, if need be."""
    unfold = person.bar.get_by_role("button", name="Show the answers")
    if unfold.is_visible():
        touch(person, unfold)
    answer = person.bar.locator(".answers").get_by_role("button", name=re.compile(re.escape(label))).first
    kinds = person.bar.locator("button.kind", has_text=kind or label).first
    more = person.bar.get_by_role("button", name=re.compile(r"^More \("))
    answer.or_(kinds).or_(more).first.wait_for()
    if more.is_visible() and not answer.is_visible() and not kinds.is_visible():
        touch(person, more)
    if not answer.is_visible():
        touch(person, kinds)
    return answer
