"""Somebody who plays a whole game by what the page offers by role and name: first at random, then in a hurry."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.browser.evenings.hands import Hand
from tests.browser.evenings.page_text import PageText
from tests.browser.person import Person

# Something can be pressed: an answer, or a word that one has read what lies there. Nothing is while others think.
READY = """readOn => {
  const { table, question, seat } = window.heard ?? {};
  const bar = document.querySelector("[data-part=question]");
  if ([...(bar?.querySelectorAll("button") ?? [])].some((each) => each.textContent.trim() === readOn)) return true;
  if (table?.status === "over") return true;
  const shown = document.querySelector("[data-question]")?.dataset.question;
  return !!question && question.waiting.includes(seat) && shown === String(question.number)
    && !!bar.querySelector("[role=group] button, .tools [aria-expanded=false]");
}"""
# What every press changes: the answers given, what the question says, or what can be pressed on the board.
SIGN = """() => {
  const { answers, table, question } = window.heard ?? {};
  const places = [...document.querySelectorAll("main :is(button, [role=button])")];
  const names = places.map((each) => each.ariaLabel ?? each.textContent);
  const bar = document.querySelector("[data-part=question]");
  return [answers, table?.status, question?.number, bar?.textContent, ...names].join("|");
}"""
NAME = """each => [each.ariaLabel ?? each.innerText.slice(0, 80), !!each.closest("main")]"""
SOON = 10_000  # milliseconds in which a press has changed something
GLANCE = 2_000  # on the board it may only have shown something, then the list has the answers


class Guest:
    def __init__(self, person: Person, hand: Hand, text: PageText, *, seed: int = 1, board: float = 0.5) -> None:
        self.person, self.page, self.hand, self.text = person, person.page, hand, text
        self.dice = Random(seed)
        self.board = board  # how often a place on the board is pressed instead of an answer in the list
        self.on_board = 0
        self.stuck = False
        self.pressed: list[str] = []

    def play(self, *, busy: int, pack_up_in: int = 0, most: int = 400) -> None:
        """Play until the game is over, after so many presses only passing."""
        for count in range(most):
            if not self.step(hurry=count >= busy, pack_up_in=pack_up_in):
                return
        raise AssertionError(f"not over after {most} presses: {self.pressed[-8:]}")

    def step(self, *, hurry: bool = False, pack_up_in: int = 0) -> bool:
        """Press something; returns whether the game goes on."""
        self.page.wait_for_function(READY, arg=self.text.say("web-read-on"))
        view = self.person.heard()
        answers, buttons = self.text.buttons()
        if view["table"]["status"] == "over" and self.text.say("web-read-on") not in buttons:
            return False
        packs_up = 0 < pack_up_in <= (view["state"].get("turn") or 0)
        if place := self._choose(answers, buttons, hurry=hurry, pack_up=packs_up):
            self._press(place, view)
        return True

    def confirms(self, buttons: list[str]) -> bool:
        """Whether the page asks to confirm an answer: that stands last, beside a way back."""
        return buttons[-2:-1] == [self.text.say("web-cancel")]

    def _choose(self, answers: list[str], buttons: list[str], *, hurry: bool, pack_up: bool) -> Locator | None:
        """What to press now; None where the server has just answered for me."""
        say, question = self.text.say, self.text.question
        if self.confirms(buttons):
            return question.get_by_role("button", name=buttons[-1], exact=True).last
        for key in ("web-read-on", "web-unfold"):
            if (name := say(key)) in buttons and not answers:
                return question.get_by_role("button", name=name, exact=True)
        if pack_up and (packing := self._packing(answers, buttons)):
            return packing
        passing = [each for each in answers if each.startswith(self.text.passes)]
        if hurry and passing:
            return self._answer(passing[0])
        if not hurry and not self.stuck and self.dice.random() < self.board and (target := self._target()):
            return target
        return self._answer(self.dice.choice(answers)) if answers else None

    def _answer(self, name: str) -> Locator:
        return self.text.answers.get_by_role("button", name=name, exact=True).first

    def _packing(self, answers: list[str], buttons: list[str]) -> Locator | None:
        """The way to pack up here, which stands behind "More"."""
        name = self.text.words.say("do-pack-up")
        if name in answers:
            return self._answer(name)
        more = [each for each in buttons if each in self.text.more]
        return self.text.question.get_by_role("button", name=more[0], exact=True) if more else None

    def _target(self) -> Locator | None:
        """A place on the board that can be answered."""
        places = self.person.targets().all()[:40]
        try:
            return next(filter(self.hand.reaches, self.dice.sample(places, min(4, len(places)))), None)
        except TimeoutError:
            return None  # it went away, with the question

    def _press(self, place: Locator, view: Any) -> None:
        """Press something, and see that it does something: in the list always, on the board it may only have shown."""
        before = self.page.evaluate(SIGN)
        on_board, missing = False, ""
        try:
            name, on_board = place.evaluate(NAME, timeout=GLANCE)
            self.pressed.append(name)
            self.hand.press(place)
            self.page.wait_for_function(
                f"before => ({SIGN})() !== before", arg=before, timeout=GLANCE if on_board else SOON
            )
        except TimeoutError as late:  # it may have gone away: the server answers for whoever has no choice
            missing = f"{late}\n{self.pressed[-8:]}\n{self.text.question.aria_snapshot()}"
        assert on_board or not missing or self.page.evaluate(SIGN) != before, missing
        self.on_board += on_board and not missing
        self.stuck = on_board and self.person.heard()["answers"] == view["answers"]
