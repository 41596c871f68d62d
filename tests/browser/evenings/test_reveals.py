"""Nothing tells what cards or dice decide before they lie open: neither journal nor question, nor what is spoken."""

import re
from collections.abc import Callable
from itertools import dropwhile
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.delver import descend, facing_a_monster
from tests.browser.person import ME, Person
from tests.browser.sailor import asked, moment, sit_down
from tests.browser.voyager import before_a_test, sail_to

pytestmark = pytest.mark.browser

AS_IT_MOVES = """localStorage.setItem("fathom.settings", '{"pace": "fast", "wait": false, "confirm": false}')"""
# Keeps what can be read, frame by frame: what turns or rolls on the board, and everything beside the board.
FILM = """() => {
  window.film = [];
  const words = (part) => part?.innerText.replace(/\\s+/g, " ") ?? "";
  (function look() {
    const main = document.querySelector("main");
    const rolls = [...main.querySelectorAll("[role=status]")].map(words).filter(Boolean);
    const beside = [...document.querySelectorAll("[data-part=question], [role=log]")].map(words).join(" ");
    const frame = { pile: words(main), rolls, beside };
    if (JSON.stringify(frame) !== JSON.stringify(window.film.at(-1))) window.film.push(frame);
    requestAnimationFrame(look);
  })();
}"""
TURNED = re.compile(r": [+−-]\d")  # a card of a pile that lies open, and its worth

PASSES = re.compile(r"^(Pass|I have seen them|Use nothing|Done)")

Frame = dict[str, Any]
Act = Callable[[Person], None]


def before_a_pile(person: Person) -> None:
    """Cards are added to a test, and nobody else is a person."""
    sit_down(person, *moment("add-card", lambda g, ask: g.turn > 4 and len(ask.options) > 1))
    asked(person)


def before_fate(person: Person) -> None:
    """A challenge that somebody takes."""
    sail_to(person, before_a_test, ME)
    person.wait_for_my_turn()
    in_the_list(person, "takes part")


def before_an_attack(person: Person) -> None:
    """A monster that can be attacked, and the story of the chapter read."""
    descend(person, facing_a_monster, ME)
    person.wait_for_my_turn()
    person.button("Go on").click()


def in_the_list(person: Person, words: str) -> None:
    """Give an answer of the list, of which the kind is opened where there are many."""
    number = person.wait_for_my_turn()["question"]["number"]
    person.wait_until_shown(number)
    answer = person.answers.and_(person.page.locator(":not(.kind)")).filter(has_text=re.compile(words, re.IGNORECASE))
    kinds = person.bar.locator("button.kind").all()
    for kind in kinds:
        if answer.count():
            break
        kind.click()
        if not answer.count():
            person.page.keyboard.press("Escape")
    answer.first.click()
    person.wait_for_my_turn(after=number)


def add_nothing(person: Person) -> None:
    in_the_list(person, "^.?Pass")


def draw_fate(person: Person) -> None:
    in_the_list(person, "Draw fate")


def attack(person: Person) -> None:
    in_the_list(person, person.heard()["state"]["queue"][0]["card"].replace("-", " "))


def told(person: Person) -> list[Any]:
    """All that the table has told, whether it is shown already or not."""
    return next(each["events"] for each in reversed(person.frames) if each["kind"] == "view")


def pass_until(person: Person, event: str, since: int) -> None:
    """Do nothing more until something is told."""
    while not any(each["event"] == event for each in told(person)[since:]):
        question = asked(person)["question"]
        person.wait_until_shown(question["number"])
        passing = person.answers.filter(has_text=PASSES)
        (passing if passing.count() else person.answers).first.click()
        asked(person, after=question["number"])


def lines(person: Person) -> list[str]:
    return [" ".join(line.split()) for line in person.read_journal().locator("li button").all_inner_texts()]


def face_down(frame: Frame, cards: int) -> bool:
    """A pile is being turned, and not all of it lies open."""
    return "Total" in frame["pile"] and len(TURNED.findall(frame["pile"])) < cards


def rolling(frame: Frame, dice: int) -> bool:
    """A die, or a card of fate, does not lie still."""
    return any("?" in each for each in frame["rolls"])


@pytest.mark.parametrize(
    ("before", "deed", "event", "sentence", "closed"),
    [
        (before_a_pile, add_nothing, "pile-turned", "pile", face_down),
        (before_fate, draw_fate, "fate-drawn", "Fate for", rolling),
        (before_an_attack, attack, "attacked", " attacks ", rolling),
    ],
    ids=["unfathomable", "sleeping-gods", "machina-arcana"],
)
def test_nothing_is_told_before_the_last_card_or_die(
    arrive: Arrive, before: Act, deed: Act, event: str, sentence: str, closed: Callable[[Frame, int], bool]
):
    ada = arrive(reduced_motion="no-preference")
    ada.context.add_init_script(AS_IT_MOVES)
    before(ada)
    known, since = lines(ada), len(told(ada))
    ada.page.evaluate(FILM)
    deed(ada)
    pass_until(ada, event, since)
    ada.wait_until_shown(asked(ada)["question"]["number"])
    decided = next(each for each in told(ada)[since:] if each["event"] == event)
    decisions = ada.read_journal().locator("li button").filter(has_text=sentence)
    expect(decisions).not_to_have_count(sum(sentence in line for line in known))
    journal = lines(ada)
    new = next(n for n in range(len(journal), 0, -1) if journal[n - 5 : n] == known[-5:])
    first = next(n for n in range(new, len(journal)) if sentence in journal[n])
    results = {*journal[first:]} - {*journal[:first]}
    film: list[Frame] = ada.page.evaluate("window.film")
    pieces = len(decided.get("cards", ()))
    turning = [*dropwhile(lambda frame: not closed(frame, pieces), film)]
    lying = [*dropwhile(lambda frame: closed(frame, pieces), turning)]
    before_all = film[: len(film) - len(lying)]
    assert turning, "nothing was seen to turn"
    assert not [each for frame in film for each in frame["rolls"] if "card-" in each]
    assert any(spoilt(frame, results) for frame in lying)
    assert [line for frame in before_all for line in spoilt(frame, results)] == []


def spoilt(frame: Frame, results: set[str]) -> list[str]:
    return [line for line in results if line in frame["beside"]]
