"""Calibration: the chances that reviews tell, against what came of them."""

from inspect import signature

import pytest

from fathom.bots import make_bot
from fathom.cli.finished.review import review
from fathom.cli.hosting.serve import serve
from fathom.cli.studies.calibrate import calibrate
from fathom.games import load
from fathom.games.nautilus.bots import chances
from fathom.kernel import Match
from fathom.lab.reviews.calibrate import Trial, bins
from fathom.lab.reviews.course import Course
from fathom.lab.reviews.review import BUDGET, Reviewer
from fathom.lab.studies.simulate import play_out
from fathom.server.settings import Settings


def test_moments_are_put_into_bins_by_what_was_told():
    found = bins([[(0.0, 0.0), (0.05, 1.0), (0.31, 0.0)], [(0.39, 1.0), (1.0, 1.0)]])
    assert [(each.low, each.moments, each.games, each.won) for each in found] == [
        (0.0, 2, 1, 0.5),
        (0.3, 2, 2, 0.5),
        (0.9, 1, 1, 1.0),
    ]
    assert found[1].told == pytest.approx(0.35)
    assert found[1].gap == pytest.approx(0.15)


def test_many_moments_of_one_game_are_no_more_certain_than_one():
    once, often = bins([[(0.35, 1.0)]]), bins([[(0.35, 1.0)] * 50])
    assert (once[0].won_low, once[0].won_high) == (often[0].won_low, often[0].won_high)
    assert bins([[(0.35, 1.0)]] * 50)[0].won_low > once[0].won_low


def test_a_game_is_measured_the_same_whoever_measures_it():
    trial = Trial("connect-four", 2, "tide", moments=3, budget=200)
    told = trial.measure(5)
    assert told == trial.measure(5)
    assert len(told) == 6  # three moments, two seats
    assert {came for _, came in told} <= {0.0, 0.5, 1.0}
    assert told != trial.measure(6)


@pytest.mark.parametrize("seed", range(2))
def test_the_last_moments_are_as_good_as_over(seed: int):
    """In the last round a playout reaches the end: what it comes to is the result, not what a bot makes of it."""
    game = load("nautilus")
    match = Match.start(game, 3, seed)
    play_out(match, [make_bot(game, "greedy", f"{seed}/{seat}") for seat in range(3)])
    course = Course(match, 400, "end")
    for told in (course.chances_at(at) for at in range(match.number - 3, match.number)):
        assert sum(told) == pytest.approx(1)
        wins = [6 * chance * course._often for chance in told]  # a shared victory counts in parts
        assert wins == pytest.approx([round(each) for each in wins])


def test_web_and_terminal_review_alike_and_that_is_measured():
    commands = ((review, "budget"), (serve, "review_budget"), (calibrate, "budget"))
    assert {signature(command).parameters[name].default for command, name in commands} == {BUDGET}
    assert Settings().review_budget == BUDGET


def test_what_is_measured_is_what_a_review_tells():
    match = Match.start(load("connect-four"), seed="tide/5")
    play_out(match, [make_bot(match.game, "alert", f"tide/5/bot{seat}") for seat in range(2)])
    reviewer = Reviewer(match, 200, seed="tide/5")
    list(reviewer.look())
    found = reviewer.review()
    told = {tuple(line.chances[found.moments.index(at)] for line in found.lines) for at in found.moments}
    measured = Trial("connect-four", 2, "tide", moments=3, budget=200).measure(5)
    assert {(measured[at][0], measured[at + 1][0]) for at in range(0, 6, 2)} <= told


def test_a_lead_counts_for_more_the_later_it_is():
    game = load("nautilus")
    state = Match.start(game, 3, seed=1).state
    state.players[0].money += 12
    told = []
    for state.round in (1, 8, 16):
        told.append(chances(state)[0])
    assert told == sorted(told)
    assert told[0] > 1 / 3
    assert sum(chances(state)) == pytest.approx(1)


def test_what_a_lead_is_worth_depends_on_how_many_play():
    """The more there are, the fewer catch up: fitted to games of each number of seats."""
    found = []
    for seats in (2, 3, 4):
        state = Match.start(load("nautilus"), seats, seed=1).state
        state.round = 12
        state.players[0].money += 12
        first, second, *_ = chances(state)
        found.append(first / second)
    assert found == sorted(found)
    assert found[0] > 1
