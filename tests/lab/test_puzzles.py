"""Puzzles out of reviews: only questions with one clearly best answer, judged by what the seat knew."""

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import Match
from fathom.lab.reviews.puzzles import FEWEST_TRIES, puzzle_of
from fathom.lab.reviews.review import Reviewer, read
from fathom.lab.reviews.verdicts import Cost

COST = Cost(3, 1, "given", "best", 0.3, 0.1)
TRIES = 12
WAVES = [0.1 * (number % 2) for number in range(TRIES)]  # luck of the worlds, the same for all answers


def brought(best: float, given: float, other: float, luck: float = 1.0) -> dict[str, list[float]]:
    values = {"best": best, "given": given, "other": other}
    return {name: [value + luck * wave for wave in WAVES] for name, value in values.items()}


def test_the_answers_are_told_from_the_best_down_with_what_each_lacks():
    puzzle = puzzle_of(COST, brought(0.8, 0.3, 0.5))
    assert puzzle is not None
    assert [choice.action for choice in puzzle.choices] == ["best", "other", "given"]
    assert [round(choice.below, 6) for choice in puzzle.choices] == [0.0, 0.3, 0.5]


def test_two_answers_that_are_as_good_make_no_puzzle():
    assert puzzle_of(COST, brought(0.8, 0.3, 0.79)) is None


def test_a_lead_that_may_be_luck_makes_no_puzzle():
    lucky = brought(0.8, 0.3, 0.5)
    lucky["best"] = [1.0, 0.2] * (TRIES // 2)
    assert puzzle_of(COST, lucky) is None


def test_what_was_answered_well_in_the_game_is_no_puzzle():
    assert puzzle_of(COST, brought(0.4, 0.9, 0.5)) is None


def test_too_few_tries_prove_nothing():
    few = {name: tries[: FEWEST_TRIES - 1] for name, tries in brought(0.8, 0.3, 0.5).items()}
    assert puzzle_of(COST, few) is None


@pytest.mark.parametrize("puzzles", [False, True])
def test_a_review_looks_for_puzzles_only_if_asked_and_finds_the_same_costs(puzzles: bool):
    """Bob should have stopped the diagonal."""
    game = load("noughts")
    match = Match.start(game, 2, "diagonal")
    for number, cell in enumerate((0, 1, 4, 2, 8)):
        seat = number % 2
        match.answer(seat, next(option for option in match.asks[seat].options if option.cell == cell))
    reviewer = Reviewer(match, 600, puzzles=puzzles)
    *_, done = reviewer.look()
    review = reviewer.review()
    assert done == reviewer.total == Reviewer(match, 600).total + (150 if puzzles else 0)
    assert [(cost.at, cost.better.cell) for cost in review.costs] == [(3, 8)]
    found = [(puzzle.at, puzzle.choices[0].action.cell) for puzzle in review.puzzles]
    assert found == ([(3, 8)] if puzzles else [])
    assert read(game, msgspec.json.encode(review)) == review
