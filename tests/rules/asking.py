"""How the tests of rules talk to a match: what is asked, of whom, what may be answered, and what is refused why."""

from typing import Any

from fathom.kernel import Action, Event, Illegal, Match

FIRST = 0
"""The seat that a scene has act unless a test says otherwise."""


def options(match: Match, kind: type[Action] | None = None, seat: int | None = None) -> list[Action]:
    """The legal answers to the open question (of a seat), of one kind if one is given."""
    ask = match.turn if seat is None else match.asks[seat]
    assert ask is not None
    return [option for option in ask.options if kind is None or isinstance(option, kind)]


def prompt(match: Match) -> str:
    """Which question is open; "" when nothing is asked any more."""
    return match.turn.prompt if match.turn else ""


def asked(match: Match) -> list[int]:
    """The seats that the open question is put to."""
    return list(match.asks)


def do(match: Match, *actions: Action, by: int | tuple[int, ...] = FIRST) -> Match:
    """Give answers, each by the seat that must be the one asked: one for all of them, or one for each."""
    seats = (by,) * len(actions) if isinstance(by, int) else by
    for seat, action in zip(seats, actions, strict=True):
        assert match.turn is not None
        assert match.turn.seat == seat, f"seat {match.turn.seat} is asked ({match.turn.prompt}), not {seat}"
        match.answer(seat, action)
    return match


def go_on(match: Match, *actions: Action) -> Match:
    """Give answers, each by whoever is asked: where a test is not about that."""
    for action in actions:
        assert match.turn is not None
        match.answer(match.turn.seat, action)
    return match


def refused(match: Match, action: Action, seat: int | None = None) -> tuple[str, str]:
    """Try an answer that must be refused, and return the rule and the reason. Nothing may have changed."""
    if seat is None:
        assert match.turn is not None
        seat = match.turn.seat
    before = match.game.pack(match.state)
    try:
        match.answer(seat, action)
    except Illegal as illegal:
        assert match.game.pack(match.state) == before
        return illegal.rule, illegal.why
    raise AssertionError(f"{action} was accepted")


def told(match: Match, kind: type[Event]) -> list[Any]:
    """The events of a kind in the journal."""
    return [event for event in match.journal if isinstance(event, kind)]
