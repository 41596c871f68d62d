"""Explorers of Machina Arcana who go after what lies about, without a browser: they bring a table to a moment."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from fathom.games import load
from fathom.games.machina_arcana.actions import (
    Activate,
    Attach,
    Contribute,
    DrawFrom,
    EndTurn,
    Equip,
    Explore,
    Give,
    Keep,
    Leave,
    Move,
    PayEssence,
    PickExplorer,
    Raise,
    Save,
    Seal,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.pieces import Kind
from fathom.games.machina_arcana.state import Machina
from fathom.kernel import Action, Ask, Match
from fathom.kernel.paths import bits
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
        person.post(f"/api/tables/{table}/answer", {"seat": by, "number": number, "action": action})
    person.visit(f"/t/{table}")
    return table


def chosen(ask: Ask) -> bool:
    return not offers(ask, PickExplorer) and not offers(ask, EndTurn)


def drawing(g: Machina, ask: Ask) -> bool:
    return offers(ask, DrawFrom)
