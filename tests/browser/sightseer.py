"""A very short descent that meets everything on its way, played without a browser; and hands that click through it."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Locator

from fathom.bots import make_bot
from fathom.cli.playing.boards import Terminal, TerminalWords
from fathom.games.machina_arcana.actions import (
    Activate,
    Attach,
    CloseDoor,
    Destroy,
    DrawFrom,
    Equip,
    Exchange,
    Explore,
    Give,
    Keep,
    Move,
    OpenDoor,
    PickExplorer,
    Place,
    PlaceExit,
    PutBack,
    Raise,
    Stow,
    Use,
)
from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.pieces import Ending, Kind
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Action, Ask, Match
from fathom.kernel.maps.paths import bits
from fathom.kernel.names import kebab
from tests.browser.delver import GAME, first, offers
from tests.browser.person import Person

SHORT = {"length": "very-short", "easy": True, "ties": "settled"}
LONGEST = 170  # answers
SIGHTS = {"attack", "raise", "chest", "equip", "lever", "close-door", "scroll", "leave"}
OFTEN = 3  # clicks of each sight
SEEN_BEFORE = (
    67,
    25,
    54,
)  # games that showed everything when this was written; others are looked for if they no longer do

ON_BOARD = (Place, Move, Activate, Explore, OpenDoor, CloseDoor, PlaceExit)
ON_SCREEN = (PickExplorer, DrawFrom, Keep, PutBack, Destroy, Give, Equip, Attach, Stow, Exchange)
FREE = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


class Step(NamedTuple):
    """An answer of the game that was found: what it is called, and how many before it are called the same."""

    seat: int
    action: Action
    sight: str
    label: str
    nth: int


class Sightseer:
    """Plays as `delver` does, but closes a door, springs a trap, leaves a tile behind and attacks whenever it can."""

    def __init__(self, seed: str, seats: int) -> None:
        self.bots = [make_bot(GAME, "delver", f"{seed} {seat}") for seat in range(seats)]
        self.seen: set[str] = set()

    def choose(self, match: Match, ask: Ask) -> Action:
        action = self._wish(match.state, ask) or self.bots[ask.seat].choose(match.view(ask.seat), ask)
        self.seen.add(sight(match.state, ask, action))
        return action

    def _wish(self, g: Machina, ask: Ask) -> Action | None:
        if ask.prompt == "raise":
            return first(ask, Raise)
        if ask.prompt != "act":
            return None
        sights = {name: action for action in reversed(ask.options) if (name := sight(g, ask, action))}
        for name in ("close-door", "chest", "lever", "scroll", "attack"):
            if name in sights and (name in ("attack", "chest") or name not in self.seen):
                return sights[name]
        return None if "lever" in self.seen else self._to_a_trap(g, ask)

    def _to_a_trap(self, g: Machina, ask: Ask) -> Action | None:
        """Onto a trap, and from there to its lever; or to the lever while somebody else stands on a trap."""
        here, traps = tile_of(g, ask), g.ground.kinds[Kind.TRAP]
        levers = g.squares(Kind.LEVER) & here
        moves = {g.ground.square(each.to): each for each in ask.options if isinstance(each, Move)}
        mine = {square: move for square, move in moves.items() if here >> square & 1}
        beside = [square for square in mine if any(GRID.apart(square, lever) <= 1 for lever in bits(levers))]
        ways = [square for square in beside if traps >> square & 1]
        if g.occupied & here & traps:
            ways += beside
        elif levers and not offers(ask, Activate):
            ways += [square for square in mine if traps >> square & 1]
        return mine[ways[0]] if ways else None


def tile_of(g: Machina, ask: Ask) -> int:
    return g.ground.on_tile(g.space_of(g.explorers[ask.seat].unit))


def sight(g: Machina, ask: Ask, action: Action) -> str:
    """What is worth seeing about an answer; its kind, if nothing is."""
    match action:
        case Use(unit=unit) if unit in {each.unit for each in g.queue}:
            return "attack"
        case Explore() if ask.note(action).tiles:  # type: ignore[union-attr]
            return "scroll"
        case Activate(space=space) if ask.prompt == "act":
            square = g.ground.square(space)
            if g.squares(Kind.CHEST) >> square & 1:
                return "chest"
            if g.squares(Kind.LEVER) >> square & 1 and g.occupied & tile_of(g, ask) & g.ground.kinds[Kind.TRAP]:
                return "lever"
    return kebab(type(action).__name__)


def walk(seed: str, seats: int) -> Iterator[tuple[Match, Ask, Action]]:
    """A game answer by answer, with the match as it is before each."""
    match, guide = Match.start(GAME, seats, seed=seed, forced=True, **SHORT), Sightseer(seed, seats)
    while (ask := match.turn) is not None and match.number < LONGEST:
        action = guide.choose(match, ask)
        yield match, ask, action
        match.answer(ask.seat, action)


def shows_everything(seed: str, seats: int) -> bool:
    sights, match = set(), None
    for match, ask, action in walk(seed, seats):
        sights.add(sight(match.state, ask, action))
    return match is not None and match.state.ending is Ending.ESCAPED and sights >= SIGHTS


@cache
def everything(seats: int = 2) -> tuple[str, tuple[Step, ...]]:
    """The seed of a game that shows all sights and from which everybody escapes, and its answers."""
    seeds = (f"descent {number}" for number in chain(SEEN_BEFORE, range(400)))
    seed = next(seed for seed in seeds if shows_everything(seed, seats))
    return seed, tuple(steps(seed, seats))


def steps(seed: str, seats: int) -> Iterator[Step]:
    terminal, words = Terminal(GAME), TerminalWords("en", GAME)
    for match, ask, action in walk(seed, seats):
        words.look(terminal, match.view(ask.seat))
        said, place = [words.action(each) for each in ask.options], ask.options.index(action)
        yield Step(ask.seat, action, sight(match.state, ask, action), said[place], said[:place].count(said[place]))


class Hands:
    """Clicks what is worth seeing where it is shown, and the first of what is dull; the rest is answered unseen."""

    def __init__(self, table: str, *people: Person, dull: int) -> None:
        self.table, self.people, self.dull = table, people, dull
        self.words = TerminalWords("en", GAME)
        self.clicked: Counter[str] = Counter()
        self.read: Counter[Person] = Counter()  # chapters

    def give(self, number: int, step: Step) -> None:
        """Give an answer, and wait until everybody has heard of it."""
        person = self.people[step.seat]
        if person.wait_for_answers(number)["answers"] > number:
            return  # nobody had a choice
        self.go_on()
        if self.clicked[step.sight] < (OFTEN if step.sight in SIGHTS else self.dull):
            self.clicked[step.sight] += 1
            person.wait_until_shown(person.heard()["question"]["number"])
            self._press(person, self._found(person, step))
        else:
            action = msgspec.to_builtins(step.action)
            person.post(f"/api/tables/{self.table}/answer", {"seat": step.seat, "number": number, "action": action})
        for each in self.people:
            each.wait_for_answers(number + 1)

    def go_on(self) -> None:
        """Close the story of a new chapter, wherever it lies."""
        for person in set(self.people):
            state = person.heard()["state"]
            if self.read[person] <= state["chapter"] and len(state["explorers"]) == len(self.people):
                person.button("Go on").click()
                self.read[person] += 1

    def _press(self, person: Person, answer: Locator) -> None:
        if answer.evaluate(FREE):
            answer.click()
        else:  # something lies over it: keys reach it
            answer.focus()
            person.page.keyboard.press("Enter")
        confirm = person.bar.locator(".confirm .primary")
        if confirm.is_visible():
            confirm.click()

    def _found(self, person: Person, step: Step) -> Locator:
        name = re.compile(rf"^{re.escape(step.label)}(?!\d)")
        alone = re.compile(rf"{name.pattern}(?!.*(and more|then: ))")  # a place with several answers asks which
        if isinstance(step.action, ON_BOARD):
            target = person.targets(alone).nth(step.nth)
            if target.count():
                return target
        if isinstance(step.action, ON_SCREEN):
            return self._on_screen(person, step, name)
        answers = person.bar.get_by_role("button", name=name)
        if not answers.count():
            short = self.words.part(f"do-{kebab(type(step.action).__name__)}", "short")
            person.bar.locator("button.kind").filter(has_text=short).click()
        return answers.nth(step.nth)

    def _on_screen(self, person: Person, step: Step, name: re.Pattern[str]) -> Locator:
        screen = person.board.locator("section.screen")
        match step.action:
            case DrawFrom(deck=deck):
                return screen.locator("button.deck").filter(has_text=self.words.value(deck))
            case Equip(item=item) | Attach(item=item) | Stow(item=item):
                held = screen.locator("[aria-pressed=false]").filter(has_text=self.words.say(f"card-{item}"))
                if held.count():
                    held.first.click()
            case PutBack() | Destroy():  # of two cards each stands at the one that is kept
                name = re.compile(rf"^(Keep this one ?)?{name.pattern[1:]}")
        return screen.get_by_role("button", name=name).nth(step.nth)


def click_through(*people: Person, seats: list[dict[str, Any]], dull: int) -> Hands:
    """Play a game with all sights to its end: the first person opens the table, the others come by a link."""
    host, *guests = people
    seed, answers = everything(len(seats))
    table = host.open_table("machina-arcana", *seats, seed=seed, options=SHORT)
    for seat, guest in enumerate(guests, 1):
        guest.open_home()
        guest.visit(host.invitation(table, seat))
        guest.sit_down(["Ada", "Bob"][seat])
    for person in people:
        person.wait_for_start()
    hands = Hands(table, *(people if guests else people * len(seats)), dull=dull)
    for number, step in enumerate(answers):
        hands.give(number, step)
    return hands
