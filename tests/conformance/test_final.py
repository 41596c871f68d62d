"""What cannot be taken back is known before it is done: by the rules of every game, and from what its seat may know."""

from random import Random

import pytest

from fathom.kernel import Chance, Game, Match
from fathom.kernel.insight.finality import final_answers
from fathom.lab.bench import WHOLE
from tests.conformance.play import dealt_anew, every_game

QUESTIONS = 24


def questions(game: Game, seed: int) -> list[Match]:
    """Matches at questions of a random game, spread over it."""
    match, chooser = Match.start(game, seed=seed, forced=True, **WHOLE.get(game.name, {})), Random(seed)
    found: list[Match] = []
    while (ask := match.turn) is not None and len(found) < QUESTIONS:
        if len(ask.options) > 1 and chooser.random() < 0.25:
            found.append(match.clone())
        match.answer(ask.seat, chooser.choice(ask.options))
    return found


@every_game
def test_every_answer_that_cannot_be_undone_is_final_unless_it_passes(game: Game):
    chooser = Random(1)
    for match in questions(game, 1):
        ask = match.turn
        assert ask is not None
        final = [ask.options[number] for number in final_answers(game, match.memory(ask.seat))]
        for action in chooser.sample(ask.options, min(3, len(ask.options))):
            done = match.clone()
            done.forced = False
            done.answer(ask.seat, action)
            if not done.can_undo(ask.seat) and not action.idle:
                assert action in final, f"{ask.prompt}: {action}"


@pytest.mark.parametrize("name", ["unfathomable", "nautilus"])
def test_what_is_final_does_not_depend_on_what_the_seat_cannot_see(name: str):
    from fathom.games import load

    game, chance, compared = load(name), Chance.of("final"), 0
    for match in questions(game, 2):
        ask = match.turn
        assert ask is not None
        if match.snapshots[-1].answers != match.number:
            continue  # only at the beginning of a step is there nothing to remember
        other = dealt_anew(match, ask.seat, chance)
        if ask.seat in other.asks and other.ask(ask.seat).options == ask.options:
            compared += 1
            assert final_answers(game, other.memory(ask.seat)) == final_answers(game, match.memory(ask.seat))
    assert compared > 0
