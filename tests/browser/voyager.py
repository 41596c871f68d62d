"""A crew of Sleeping Gods that goes ashore wherever it can, without a browser: it brings a table to a moment."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.sleeping_gods.actions import (
    BeginTurn,
    CallAtPort,
    Explore,
    GiveCube,
    Join,
    LeaveTown,
    MoveTo,
    PackUp,
    Pitch,
    Sail,
    Spend,
    Strike,
    TakeAll,
    TakeOption,
    Trade,
    UseRoom,
)
from fathom.games.sleeping_gods.board import map_of_place
from fathom.games.sleeping_gods.library import quests
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Action, Ask, Match
from fathom.kernel.record.save import save
from tests.browser.person import BOB, ME, Person

GAME = load("sleeping-gods")
Found = Callable[[Voyage, Ask], bool]
Answers = tuple[tuple[int, Any], ...]
ASKED_FOR = (Join, Pitch, Strike, GiveCube, Spend)  # what interrupts and is what the question is about
WANTED = (BeginTurn, TakeAll, Explore, Trade, CallAtPort, TakeOption, Strike, Sail, MoveTo)


def free(action: Action) -> bool:
    """Whether an answer is something that may be done at any time."""
    return action.interrupts and not isinstance(action, ASKED_FOR)


class Voyager:
    """Explores what it has not read, trades, calls at ports, attacks; never packs up."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)

    def choose(self, g: Voyage, ask: Ask) -> Action:
        options = [each for each in ask.options if not free(each) and not isinstance(each, PackUp | LeaveTown)]
        fresh = [each for each in options if isinstance(each, Explore) and str(each.location) not in g.log]
        if fresh:
            return self.dice.choice(fresh)
        rooms = [each for each in options if isinstance(each, UseRoom)]
        if rooms:
            return self.dice.choice(rooms)
        kinds = [kind for kind in WANTED if any(isinstance(each, kind) for each in options)]
        if kinds and ask.prompt != "action":
            options = [each for each in options if isinstance(each, kinds[0])]
        return self.dice.choice(options or ask.options)


@cache
def way_to(found: Found, seats: int = 2, seat: int = 0, **options: Any) -> tuple[str, Answers]:
    """The seed of a game in which a seat is asked something like this, and the answers that lead there."""
    for number in range(300):
        seed = f"voyage {number}"
        match = Match.start(GAME, seats, seed=seed, forced=True, **options)
        voyager, given = Voyager(seed), []
        while (ask := match.turn) is not None and len(given) < 250:
            if ask.seat == seat and found(match.state, ask):
                return seed, tuple(given)
            action = voyager.choose(match.state, ask)
            given.append((ask.seat, msgspec.to_builtins(action)))
            match.answer(ask.seat, action)
    raise LookupError(found)


def sail_to(person: Person, found: Found, *seats: dict[str, Any], seat: int = 0, **options: Any) -> str:
    """Open a table at which this person holds all seats, play it to the moment, and go there; returns the table."""
    people = seats or (ME, BOB)
    seed, answers = way_to(found, len(people), seat, **options)
    table: str = person.post(
        "/api/tables", {"game": "sleeping-gods", "seats": list(people), "seed": seed, "options": options}
    )["table"]["id"]
    for number, (by, action) in enumerate(answers):
        answer = {"seat": by, "number": number, "action": action}
        given = person.context.request.post(f"{person.url}/api/tables/{table}/answer", data=answer)
        assert given.ok or person.get(f"/api/tables/{table}")["answers"] > number, given.text()
    person.visit(f"/t/{table}")
    return table


@cache
def campaign_to(prompt: str, seats: int = 1) -> tuple[bytes, int]:
    """The record of a campaign of mates in which the first seat is asked this, and after how many answers."""
    for number in count():
        match, at = Match.start(GAME, seats, seed=f"campaign {number}", packing=False), None
        mates = [make_bot(GAME, "mate", str(seat)) for seat in range(seats)]
        while (ask := match.turn) is not None:
            if at is None and ask.seat == 0 and ask.prompt == prompt:
                at = match.number
            match.answer(ask.seat, mates[ask.seat].choose(match.view(ask.seat), ask))
        if at is not None:
            return save(match), at
    raise LookupError(prompt)


# ------------------------------------------------------------------------------------------- moments


def page(g: Voyage) -> Any:
    return GAME.client.reading(g, 0).page if GAME.client.reading is not None else None


def acting(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "action"


def choosing(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "choice"


def with_a_keyword(g: Voyage, ask: Ask) -> bool:
    """A choice that needs a keyword which the party lacks."""
    return ask.prompt == "choice" and any(
        need.kind == "keyword" and not need.met for way in page(g).ways if not way.used for need in way.needs
    )


def with_a_lead(g: Voyage, ask: Ask) -> bool:
    """A quest leads to waters that are charted."""
    leads = [place for quest in g.quests for place in quests()[quest].leads]
    return ask.prompt == "action" and any(map_of_place(place) in g.charted for place in leads)


def in_a_town(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "choice" and page(g).town is not None


def before_a_test(g: Voyage, ask: Ask) -> bool:
    """One in which there is a choice still when somebody has joined."""
    helpers = sum(isinstance(each, Join) for each in ask.options)
    return ask.prompt == "enlist" and g.bookmark is not None and helpers > 1


def at_the_helm(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "helm"


def fate_drawn(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "meddle" and g.combat is None


def fighting(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "combat"


def placing(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "cover" and len(ask.options) > 3


def under_attack(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "enemy-attack"


def trading(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "market"


def in_port(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "port"


def searching(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "search"


def facing_an_event(g: Voyage, ask: Ask) -> bool:
    return ask.prompt == "choose-effect" and str((ask.args or {}).get("source", "")).startswith("events/")
