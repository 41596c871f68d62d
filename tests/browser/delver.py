"""Explorers of Machina Arcana who go after what lies about, without a browser: they bring a table to a moment."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.machina_arcana.actions import (
    Activate,
    Attach,
    CloseDoor,
    Contribute,
    EndTurn,
    Equip,
    Explore,
    Give,
    Keep,
    Leave,
    Move,
    PayEssence,
    Raise,
    Save,
    Seal,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.pieces import Kind
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Action, Ask, Match
from fathom.kernel.maps.paths import bits
from fathom.kernel.record.save import save
from tests.browser.person import BOB, ME, Person

GAME = load("machina-arcana")
Found = Callable[[Machina, Ask], bool]
Answers = tuple[tuple[int, Any], ...]
WANTED = (Kind.CHAPTER, Kind.CHEST, Kind.EVENT, Kind.WORKBENCH)
NEVER = (Trade, UseInventory, Give, Seal)


class Delver:
    """Opens what is next to it, strikes at monsters, walks to the nearest thing worth having, then explores."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)

    def choose(self, g: Machina, ask: Ask) -> Action:
        options = ask.options
        for wanted in (self._leave, self._open, self._strike, self._equip, self._walk, self._explore, self._pay):
            if (found := wanted(g, ask)) is not None:
                return found
        plain = [each for each in options if not isinstance(each, NEVER)]
        idle = [each for each in plain if each.idle]
        return idle[0] if idle else self.dice.choice(plain or options)

    def _leave(self, g: Machina, ask: Ask) -> Action | None:
        return first(ask, Leave)

    def _open(self, g: Machina, ask: Ask) -> Action | None:
        return first(ask, Activate)

    def _strike(self, g: Machina, ask: Ask) -> Action | None:
        monsters = {each.unit for each in g.queue}
        return next((each for each in ask.options if isinstance(each, Use) and each.unit in monsters), None)

    def _equip(self, g: Machina, ask: Ask) -> Action | None:
        return first(ask, Equip) or first(ask, Attach) or first(ask, Keep)

    def _walk(self, g: Machina, ask: Ask) -> Action | None:
        moves = [each for each in ask.options if isinstance(each, Move)]
        if not moves or ask.prompt != "act":
            return None
        ground, here = g.ground, g.space_of(g.explorers[ask.seat].unit)
        goals = g.squares(Kind.CHAPTER) if g.exit is None else 0
        for kind in WANTED:
            goals |= g.squares(kind)
        if g.exit is not None:
            goals = ground.squares(g.exit_spaces)
        elif not goals:
            openings = [space for each in ground.openings() if each != g.entrance for space in ground.of_opening(each)]
            goals = ground.squares(openings)
        if not goals:
            return None

        def far(space: Any) -> int:
            return min(GRID.apart(ground.square(space), goal) for goal in bits(goals))

        best = min(moves, key=lambda each: far(each.to))
        return best if far(best.to) < far(here) else None

    def _explore(self, g: Machina, ask: Ask) -> Action | None:
        return first(ask, Explore)

    def _pay(self, g: Machina, ask: Ask) -> Action | None:
        """Essence is spent where it helps, but not on every roll."""
        for kind in (PayEssence, Contribute, Save):
            if (found := first(ask, kind)) is not None:
                return found
        raises = [each for each in ask.options if isinstance(each, Raise)]
        return raises[-1] if raises and len(raises) < 3 else None


def first(ask: Ask, kind: type[Action]) -> Action | None:
    return next((each for each in ask.options if isinstance(each, kind)), None)


def offers(ask: Ask, *kinds: type[Action]) -> bool:
    return any(isinstance(each, kinds) for each in ask.options)


@cache
def way_to(found: Found, seats: int = 2, seat: int = 0, **options: Any) -> tuple[str, Answers]:
    """The seed of a game in which a seat is asked something like this, and the answers that lead there."""
    for number in range(400):
        seed = f"descent {number}"
        match = Match.start(GAME, seats, seed=seed, forced=True, **options)
        delver, given = Delver(seed), []
        while (ask := match.turn) is not None and len(given) < 400:
            if ask.seat == seat and found(match.state, ask):
                return seed, tuple(given)
            action = delver.choose(match.state, ask)
            given.append((ask.seat, msgspec.to_builtins(action)))
            match.answer(ask.seat, action)
    raise LookupError(found)


def descend(person: Person, found: Found, *seats: dict[str, Any], seat: int = 0, **options: Any) -> str:
    """Open a table at which this person holds all seats, play it to the moment, and go there; returns the table."""
    people = seats or (ME, BOB)
    seed, answers = way_to(found, len(people), seat, **options)
    table: str = person.post(
        "/api/tables", {"game": "machina-arcana", "seats": list(people), "seed": seed, "options": options}
    )["table"]["id"]
    for number, (by, action) in enumerate(answers):
        answer = {"seat": by, "number": number, "action": action}
        given = person.context.request.post(f"{person.url}/api/tables/{table}/answer", data=answer)
        known = (
            given.ok or person.get(f"/api/tables/{table}")["answers"] > number
        )  # on a busy line it may be sent twice
        assert known, given.text()
    person.visit(f"/t/{table}")
    return table


def read_on(person: Person) -> None:
    """Close the story of the chapter that is shown first."""
    person.board.locator(".story button.primary").click()


# ------------------------------------------------------------------------------------------- moments


def beside(g: Machina, ask: Ask, kind: Kind) -> bool:
    """Whether a space of a kind can be activated."""
    squares = g.ground.kinds[kind]
    spaces = [each.space for each in ask.options if isinstance(each, Activate)]
    return ask.prompt == "act" and any(squares >> g.ground.square(space) & 1 for space in spaces)


def first_turn(g: Machina, ask: Ask) -> bool:
    return ask.prompt == "act"


def at_a_chest(g: Machina, ask: Ask) -> bool:
    return beside(g, ask, Kind.CHEST)


def at_an_event(g: Machina, ask: Ask) -> bool:
    return beside(g, ask, Kind.EVENT)


def at_a_door(g: Machina, ask: Ask) -> bool:
    return offers(ask, CloseDoor)


def facing_a_monster(g: Machina, ask: Ask) -> bool:
    monsters = {each.unit for each in g.queue}
    return ask.prompt == "act" and any(isinstance(each, Use) and each.unit in monsters for each in ask.options)


def before_scrolling(g: Machina, ask: Ask) -> bool:
    return any(isinstance(each, Explore) and ask.note(each).tiles for each in ask.options)  # type: ignore[union-attr]


def at_the_exit(g: Machina, ask: Ask) -> bool:
    return offers(ask, Leave)


def arranging(g: Machina, ask: Ask) -> bool:
    return ask.prompt == "equip-at-once"


def last_to_end_its_turn(g: Machina, ask: Ask) -> bool:
    """All others have played, and monsters will act."""
    over = [each.turn is Turn.OVER for each in g.here if each.seat != ask.seat]
    return ask.prompt == "act" and len(g.queue) > 1 and all(over) and offers(ask, EndTurn)


def beside_a_friend(g: Machina, ask: Ask) -> bool:
    """One that wears something could trade."""
    return ask.prompt == "act" and offers(ask, Trade) and any(each.worn for each in g.explorers[ask.seat].gear)


@cache
def finale() -> tuple[bytes, int]:
    """The record of a game of bots, and after how many answers the first seat has a turn in its finale."""
    for number in count():
        seed, at = f"finale {number}", 0
        match = Match.start(GAME, 2, seed=seed, scenario="statue", easy=True, ties="settled")
        bots = [make_bot(GAME, "delver", f"{seed} {seat}") for seat in range(2)]
        while (ask := match.turn) is not None:
            if not at and ask.seat == 0 and ask.prompt == "act" and match.state.finale:
                at = match.number
            match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
        if at:
            return save(match, ["Ada", "Bob"]), at
    raise AssertionError
