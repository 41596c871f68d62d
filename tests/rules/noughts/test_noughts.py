"""The rules of noughts and crosses. Cells are numbered like this:

0 1 2
3 4 5
6 7 8
"""

import pytest

from fathom.games.noughts import GAME, Mark
from fathom.kernel import Illegal, Match
from tests.rules import rule


def marked(*cells: int) -> Match:
    """A match in which the seats have marked these cells in turn."""
    match = Match.start(GAME, forced=True)
    for cell in cells:
        match.answer(match.turn.seat, Mark(cell))
    return match


@rule("1")
def test_two_seats_take_turns_and_the_first_begins():
    assert [marked(*cells).turn.seat for cells in [(), (4,), (4, 0), (4, 0, 8)]] == [0, 1, 0, 1]


@rule("2")
def test_a_turn_marks_one_empty_cell():
    match = marked(4, 0)
    assert match.turn.options == [Mark(cell) for cell in (1, 2, 3, 5, 6, 7, 8)]
    assert match.state.cells == [1, -1, -1, -1, 0, -1, -1, -1, -1]


@rule("2")
@pytest.mark.parametrize("cell", [4, 0, -1, 9])
def test_a_marked_cell_or_one_outside_the_grid_is_refused(cell):
    with pytest.raises(Illegal) as refusal:
        marked(4, 0).answer(0, Mark(cell))
    assert refusal.value.rule == "2"


@rule("3")
@pytest.mark.parametrize(
    "line", [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
)
def test_the_third_mark_in_a_line_wins_at_once(line):
    one, two = [cell for cell in range(9) if cell not in line][:2]
    before = marked(line[0], one, line[1], two)
    assert not before.over
    before.answer(0, Mark(line[2]))
    assert before.over
    assert before.state.winners() == [0]


@rule("3")
def test_the_second_seat_wins_with_its_own_line():
    match = marked(0, 3, 1, 4, 8, 5)
    assert match.over
    assert (match.state.winners(), match.state.scores()) == ([1], [0, 1])


@rule("3")
def test_a_line_of_both_marks_does_not_win():
    assert not marked(0, 1, 2, 4, 3).over


@rule("4")
def test_a_full_grid_without_a_line_is_drawn():
    match = marked(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert match.over
    assert (match.state.winners(), match.state.scores()) == ([0, 1], [0, 0])


@rule("3", "4")
def test_a_line_with_the_last_mark_still_wins():
    assert marked(0, 1, 4, 2, 5, 3, 7, 6, 8).state.winners() == [0]
