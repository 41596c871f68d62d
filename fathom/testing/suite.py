"""The checks that hold for every game, whatever its rules. None needs words, rules or a board."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from fathom.kernel import SPECTATOR, Action, Chance, Game, Illegal, Match
from fathom.lab.running.checks import Broken, check_components, check_question, check_save, check_view

LONGEST = 20_000  # answers of a game
EVERY = 5  # questions from one closer look to the next

Check = Callable[[Match], None]


def check_game(game: Game, games: int = 3, **settings: Any) -> None:
    """Play games by chance with the fewest and the most seats, and look closely at every few questions.

    Raises `Broken` with what is wrong. Games in which nothing can be undone pass, and games without words.
    """
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for number in range(games):
            seed = f"check/{number}"
            for match in walk(game, seats, seed, settings):
                check_question(match)
                if match.number % EVERY == 0:
                    for check in CHECKS:
                        check(match)
            check_end(match)
            check_same(match, seed, settings)


def walk(game: Game, seats: int, seed: str, settings: dict[str, Any]) -> Iterator[Match]:
    """One random game, handed out at every question and when it is over; forced questions are asked, too."""
    match, random = Match.start(game, seats, seed, forced=True, **settings), Random(seed)
    while (ask := match.turn) is not None:
        yield match
        if match.number > LONGEST:
            raise Broken(f"a random game is not over after {LONGEST} answers")
        if not ask.options:
            raise Broken(f"seat {ask.seat} is asked {ask.prompt!r} and has no answer")
        match.answer(ask.seat, random.choice(ask.options))
    yield match


def told(match: Match) -> tuple[bytes, str]:
    """What makes one match the same as another: its state and its questions."""
    asks = [(seat, ask.prompt, ask.args, ask.options) for seat, ask in match.asks.items()]
    return match.game.pack(match.state), repr(asks)


def check_views(match: Match) -> None:
    """What a seat sees hangs on nothing that is hidden from it."""
    for viewer in (SPECTATOR, *range(match.setup.seats)):
        check_view(match, viewer, Chance.of("check"))


def check_clone(match: Match) -> None:
    """A clone is the same, and goes its own way."""
    before, twin = told(match), match.clone()
    if told(twin) != before:
        raise Broken("a clone is not the same match")
    _answer(twin)
    if told(match) != before:
        raise Broken("what happens in a clone shows in the match: something is shared that the state does not hold")


def check_undo(match: Match) -> None:
    """What can be undone can be done again. A game may never allow it."""
    twin = match.clone()
    seat = next((seat for seat in range(match.setup.seats) if twin.can_undo(seat)), None)
    if seat is None:
        return
    before = told(twin)
    twin.undo(seat)
    twin.redo(seat)
    while told(twin) != before and len(twin.asks) == 1 and twin.number < match.number:
        given = match.answers[twin.number]  # forced answers between the two, which a redo leaves to us
        twin.answer(given.seat, given.action)
    if told(twin) != before:
        raise Broken("an answer that is undone and done again leads somewhere else")


def check_refusal(match: Match) -> None:
    """An answer that is none is refused, and changes nothing."""
    if match.turn is None:
        return
    before = told(match)
    try:
        match.answer(match.turn.seat, Nonsense())
    except Illegal:
        pass
    else:
        raise Broken("an answer that is no option was taken")
    if told(match) != before:
        raise Broken("an answer that was refused has changed something")


CHECKS: list[Check] = [check_components, check_views, check_save, check_clone, check_undo, check_refusal]


class Nonsense(Action, frozen=True):
    """An answer to no question."""


def check_end(match: Match) -> None:
    """A game that is over has points and shares for every seat."""
    seats = match.setup.seats
    for name, found in (("scores()", match.state.scores()), ("result()", match.state.result())):
        if len(found) != seats:
            raise Broken(f"{name} tells {len(found)} numbers for {seats} seats")


def check_same(match: Match, seed: str, settings: dict[str, Any]) -> None:
    """The same seed and answers lead to the same end, in a match that keeps no record, too."""
    fast = Match.start(match.game, match.setup.seats, seed, fast=True, forced=True, **settings)
    for given in match.answers:
        fast.answer(given.seat, given.action)
    if match.game.pack(fast.state) != match.game.pack(match.state):
        raise Broken("the same seed and the same answers lead to another end: some chance is not drawn from the state")


def _answer(match: Match) -> None:
    if match.turn is not None:
        match.answer(match.turn.seat, match.turn.options[-1])
