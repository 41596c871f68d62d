"""The rules of Connect Four. Columns are numbered 0 to 6 from the left."""

import pytest

from fathom.games.connect_four import GAME, Drop
from fathom.kernel import Illegal, Match
from tests.rules import rule

DRAWN = [0, 1] * 3 + [1, 0] * 3 + [2, 3] * 3 + [3, 2] * 3 + [4, 5] * 3 + [5, 4] * 3 + [6] * 6


def dropped(*columns: int) -> Match:
    """A match in which the seats have dropped discs into these columns in turn."""
    match = Match.start(GAME, forced=True)
    for column in columns:
        match.answer(match.turn.seat, Drop(column))
    return match


@rule("1")
def test_two_seats_take_turns_and_the_first_begins():
    assert [dropped(*columns).turn.seat for columns in [(), (3,), (3, 3), (3, 3, 0)]] == [0, 1, 0, 1]


@rule("2")
def test_a_disc_may_be_dropped_into_any_of_the_seven_columns():
    assert dropped().turn.options == [Drop(column) for column in range(7)]


@rule("2")
def test_a_column_takes_a_sixth_disc_but_no_seventh():
    assert Drop(3) in dropped(*[3] * 5).turn.options
    full = dropped(*[3] * 6)
    with pytest.raises(Illegal) as refusal:
        full.answer(0, Drop(3))
    assert refusal.value.rule == "2"


@rule("2")
@pytest.mark.parametrize("column", [-1, 7])
def test_there_is_no_column_outside_the_board(column):
    with pytest.raises(Illegal):
        dropped().answer(0, Drop(column))


LINES = {
    "a row": [0, 0, 1, 1, 2, 2, 3],
    "a row completed in its middle": [3, 3, 4, 4, 6, 6, 5],
    "a column": [6, 0, 6, 1, 6, 2, 6],
    "a column at the top": [5, 6, 6, 5, 5, 6, 5, 6, 5, 6, 5],
    "a rising diagonal": [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3],
    "a falling diagonal": [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3],
}


@rule("3")
@pytest.mark.parametrize("columns", LINES.values(), ids=LINES)
def test_the_fourth_disc_in_a_line_wins_at_once(columns):
    assert not dropped(*columns[:-1]).over
    match = dropped(*columns)
    assert match.over
    assert match.state.winners() == [0]


@rule("3")
def test_the_second_seat_wins_with_its_own_line():
    match = dropped(0, 6, 0, 6, 0, 6, 1, 6)
    assert match.over
    assert (match.state.winners(), match.state.scores()) == ([1], [0, 1])


@rule("3")
def test_a_line_does_not_run_over_the_edge_of_the_board():
    """Three discs on top of a column and one at the foot of the next do not stand in a line."""
    match = dropped(1, 0, 0, 1, 1, 0, 0, 1, 0, 2, 0)
    assert not match.over


@rule("4")
def test_a_full_board_without_a_line_is_drawn():
    assert not dropped(*DRAWN[:-1]).over
    match = dropped(*DRAWN)
    assert match.over
    assert (match.state.winners(), match.state.scores()) == ([0, 1], [0, 0])
