"""How something that has a role and a name is pressed: with a mouse, a finger, or keys."""

from typing import Protocol

from playwright.sync_api import Locator

from tests.browser.person import Person

TABS = 250  # presses of Tab after which something counts as out of reach
# Its middle is not covered by something else.
REACHED = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(there);
}"""

# Whether it has the focus, and whether one of its neighbours has that is reached by arrows.
FOCUS = """each => {
  const { activeElement } = document;
  const list = each.closest("[role=tablist]");
  return [each === activeElement, !!list?.contains(activeElement)];
}"""


class Hand(Protocol):
    def press(self, place: Locator) -> None: ...

    def reaches(self, place: Locator) -> bool:
        """Whether it can press a place on the board."""
        ...


class Mouse:
    def press(self, place: Locator) -> None:
        place.click(timeout=5_000)

    def reaches(self, place: Locator) -> bool:
        return bool(place.evaluate(REACHED, timeout=2_000))


class Finger(Mouse):
    def press(self, place: Locator) -> None:
        place.tap(timeout=5_000)


class Keys:
    """Presses the key that is told with an answer; once for each kind of button it goes there with Tab instead."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.walked: set[str] = set()

    def reaches(self, place: Locator) -> bool:
        return True

    def press(self, place: Locator) -> None:
        kind = self._kind(place)
        key = place.get_attribute("aria-keyshortcuts")
        if key and kind in self.walked:
            self.page.keyboard.press(key)
            return
        self.walked.add(kind)
        self._walk_to(place)
        self.page.keyboard.press("Enter")

    def _kind(self, place: Locator) -> str:
        """An answer by its first word, to see a few of each."""
        name = (place.get_attribute("aria-label") or place.inner_text()).split()
        return name[0] if name else ""

    def _walk_to(self, place: Locator) -> None:
        """Press Tab until it has the focus, from wherever the focus is; arrows lead from tab to tab."""
        for _ in range(TABS):
            here, among_tabs = place.evaluate(FOCUS)
            if here:
                return
            self.page.keyboard.press("ArrowRight" if among_tabs else "Tab")
        raise AssertionError(f"no key leads to {place}")
