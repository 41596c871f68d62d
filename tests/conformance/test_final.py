"""What cannot be taken back is known before it is done: by the rules of every game, and from what its seat may know."""

from random import Random

import pytest

from fathom.games import load
from fathom.kernel import Chance, Game, Match
from fathom.kernel.insight.finality import final_answers
from fathom.kernel.shapes import singles
from fathom.lab.running.bench import WHOLE
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
            if not done.can_undo(ask.seat) and not (action.idle or action.routine):
                assert action in final, f"{ask.prompt}: {action}"


@every_game
def test_hidden_components_have_types_of_their_own(game: Game):
    """Where a component is a plain number, any number that an event tells would count as one that came to light."""
    assert not {int, str} & {kind for hint in game.pooled for kind in singles(hint)}


@every_game
def test_a_routine_draw_cannot_be_avoided_and_leaves_its_seat_to_go_on_alone(game: Game):
    """What is not asked twice is forced: all answers to its question draw, and none of them passes."""
    for match in questions(game, 3):
        ask = match.turn
        assert ask is not None
        routine = [each for each in ask.options if each.routine]
        assert not routine or len(routine) == len(ask.options), ask.prompt
        final = final_answers(game, match.memory(ask.seat))
        assert not {*final} & {number for number, each in enumerate(ask.options) if each.routine}


def test_the_draws_of_a_skill_set_are_not_asked_about_twice():
    """At the beginning of Unfathomable everybody draws: which decks is a choice, whether is none."""
    match = Match.start(load("unfathomable"), 3, seed="decks", forced=True)
    while (ask := match.turn) is not None and not all(each.routine for each in ask.options):
        match.answer(ask.seat, ask.options[0])
    assert ask is not None
    assert len(ask.options) > 1
    assert final_answers(match.game, match.memory(ask.seat)) == []
    done = match.clone()
    for _ in ask.options:
        done.answer(ask.seat, next(each for each in done.ask(ask.seat).options if each.routine))
        if not done.can_undo(ask.seat):
            return
    raise AssertionError("nothing was drawn")


@pytest.mark.parametrize("name", ["unfathomable", "nautilus"])
def test_what_is_final_does_not_depend_on_what_the_seat_cannot_see(name: str):
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
