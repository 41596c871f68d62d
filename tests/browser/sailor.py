"""A sailor of Unfathomable who plays by clicking, and moments of games that were played without a browser."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Ask, Match
from fathom.kernel.record.save import save
from tests.browser.person import Person

GAME = load("unfathomable")
NAMES = ["Ada", "Bruno", "Carla", "Dimitri", "Elise", "Fatou"]
WINDOWS = (
    "action-phase",
    "before-roll",
    "after-roll",
    "before-cards",
    "cards-revealed",
    "total-known",
    "character-falls",
    "passenger-falls",
)

IDLE = re.compile(r"^\d?(Pass|I have seen them)$")

# The server passes by itself for whoever has nothing for such a moment: that question is not mine to answer.
REALLY_MINE = """([after, windows]) => {
  const { table, question, seat } = window.heard ?? {};
  if (table?.status === "over") return true;
  if (!question || question.number <= after || !question.options.length) return false;
  return question.waiting.includes(seat) && (question.options.length > 1 || !windows.includes(question.prompt));
}"""

TAKEN = "number => window.heard.question?.number !== number || !window.heard.question.options.length"


def asked(person: Person, after: int = -1) -> Any:
    """Wait until the table asks something that only this person can answer, or is over; returns the view."""
    person.page.wait_for_function(REALLY_MINE, arg=[after, WINDOWS])
    return person.heard()


def is_asked(person: Person) -> bool:
    """Whether the table waits for something that only this person can answer."""
    return bool(person.page.evaluate(REALLY_MINE, [-1, WINDOWS]))


class Sailor:
    """Plays by clicking: on the ship, on cards in hand and on the crisis; in the question bar where nothing else is."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: list[str] = []

    @property
    def own(self) -> Locator:
        return self.person.own_things()

    def answer(self, view: Any) -> Any:
        """Give one answer; returns the view in which something is asked next."""
        self.choose(view["question"]).click()
        return asked(self.person, after=view["question"]["number"])

    def answer_and_go_on(self) -> None:
        """Give one answer, and wait only until the table has taken it."""
        question = self.person.heard()["question"]
        self.choose(question).click()
        self.person.page.wait_for_function(TAKEN, arg=question["number"])

    def choose(self, question: Any) -> Locator:
        match question["prompt"]:
            case "action" if (targets := self.person.targets(re.compile("^Move to "))).count():
                expect(targets.first.locator(".glow")).to_be_visible()
                return self.does("moves", targets.first)
            case "activate" if (targets := self.person.targets(re.compile("^Activate "))).count():
                return self.does("activates", targets.first)
            case "add-card" if "adds" not in self.done[-1:]:
                return self.does("adds", self.own.get_by_role("button", name=re.compile("^Add ")).first)
            case "crisis":
                options = self.person.board.get_by_role("button", name=re.compile("^Choose the "))
                return self.does("decides", options.last)
        self.done.append(question["prompt"])
        return self.something()

    def something(self) -> Locator:
        """Pass if possible; otherwise the first answer in the question bar, through its kind if there are many."""
        idle = self.person.bar.locator(".answers button").filter(has_text=IDLE)
        if idle.count():
            return idle.first
        kind = self.person.bar.locator("button.kind").first
        if kind.is_visible():
            kind.click()
        return self.person.answers.and_(self.person.page.locator(":not(.kind)")).first

    def does(self, what: str, click: Locator) -> Locator:
        self.done.append(what)
        return click


# ------------------------------------------------------------------------------- without the browser


def voyages(seats: int) -> Iterator[tuple[Match, Ask | None]]:
    """Every question of one game after another, with a shipmate in each seat."""
    for voyage in count():
        match = Match.start(GAME, seats, seed=f"voyage {voyage}")
        crew = [make_bot(GAME, "shipmate", f"{voyage} {seat}") for seat in range(seats)]
        while (ask := match.turn) is not None:
            yield match, ask
            match.answer(ask.seat, crew[ask.seat].choose(match.view(ask.seat), ask))
        yield match, None


def moment(prompt: str, found: Callable[[Any, Ask], bool] = lambda g, ask: True, seats: int = 4) -> tuple[bytes, int]:
    """The record of a game in which the first seat is asked this, and after how many answers."""
    games = voyages(seats)
    for match, ask in games:
        if ask is not None and ask.seat == 0 and ask.prompt == prompt and found(match.state, ask):
            at = match.number
            whole = next(match for match, ask in games if ask is None)
            return save(whole, NAMES[:seats]), at
    raise AssertionError


def finished(found: Callable[[Any], bool], seats: int = 4) -> bytes:
    """The record of a whole game of which this is true."""
    return next(save(match, NAMES[:seats]) for match, ask in voyages(seats) if ask is None and found(match.state))


def look_back(person: Person, record: bytes) -> str:
    """Put the record of a whole game on a table, and go there; returns the table."""
    table = imported(person, record)
    person.visit(f"/t/{table}")
    return table


def sit_down(person: Person, record: bytes, at: int) -> str:
    """Play on from a moment of a game in the first seat, against bots; returns the table."""
    table: str = person.post(f"/api/tables/{imported(person, record)}/fork", {"at": at})["table"]["id"]
    person.visit(f"/t/{table}")
    return table


def imported(person: Person, record: bytes) -> str:
    headers = {"content-type": "application/json"}
    opened = person.context.request.post(f"{person.url}/api/import", data=record, headers=headers)
    assert opened.ok, opened.text()
    table: str = opened.json()["table"]["id"]
    return table
