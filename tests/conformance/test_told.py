"""Odds and refusals tell nothing: they are the same, byte for byte, when only hidden things differ."""

from random import Random

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import Action, Chance, Illegal, Match
from tests.conformance.play import dealt_anew

OFTEN = 6  # moments compared in each game


def refusal(match: Match, seat: int, action: Action) -> str:
    """What a seat is told when it gives an answer that is not among its options."""
    try:
        raise match.ask(seat).refuse(action)
    except Illegal as error:
        return f"{error.why} {error.rule} {error.args_}"


def told(match: Match, seat: int, wrong: list[Action]) -> list[bytes]:
    """Everything that a seat hears when it asks for odds, and when it gives wrong answers."""
    found = [refusal(match, seat, action).encode() for action in wrong]
    if seat in match.asks:
        options = match.ask(seat).options
        found += [msgspec.msgpack.encode(match.odds(seat, option)) for option in {options[0], options[-1]}]
    return sorted(found)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("name", "seats", "rare"), [("nautilus", 3, 0.2), ("unfathomable", 5, 0.1), ("sleeping-gods", 3, 0.1)]
)
def test_what_is_told_hangs_on_what_the_seat_knows(name: str, seats: int, rare: float, seed: int):
    game, chooser, chance = load(name), Random(seed), Chance.of(f"told {seed}")
    match = Match.start(game, seats, seed)
    answered: list[Action] = []
    compared = 0
    while match.turn is not None and compared < OFTEN:
        start = match.snapshots[-1]
        quiet = start.answers == match.number and game.unpack(start.packed).shown == match.state.shown
        if quiet and chooser.random() < rare:
            wrong = answered[-5:]
            for viewer in range(seats):
                twin = dealt_anew(match, viewer, chance)
                options = match.asks[viewer].options if viewer in match.asks else []
                mistakes = [action for action in wrong if action not in options]
                assert told(twin, viewer, mistakes) == told(match, viewer, mistakes), match.turn.prompt
            compared += 1
        seat = chooser.choice(list(match.asks))
        answered.append(chooser.choice(match.asks[seat].options))
        match.answer(seat, answered[-1])
    assert compared
