"""What can be taken back and given again, how far, and by whom; and how a match is rewound."""

import pytest

from fathom.kernel import Illegal
from tests.kernel.toy import (
    Draw,
    Reveal,
    Say,
    Speak,
    Vote,
    Whisper,
    begin,
    lines,
    say,
)


def test_undo_goes_back_answer_by_answer_to_the_last_draw():
    match = say(begin(Draw(), Speak(0, 3)), "a", "b", "c")
    match.undo(0)
    match.undo(0)
    assert lines(match) == "0a"
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(0)


def test_undo_does_not_reach_behind_what_was_shown():
    match = say(begin(Reveal(), Speak(0, 2)), "a")
    assert not match.can_undo(0)
    assert say(match, "b").can_undo(0)


def test_undo_does_not_reach_behind_the_answer_of_another_seat():
    match = say(begin(Speak(0), Speak(1, 2)), "a", "b")
    assert not match.can_undo(0)
    match.undo(1)
    assert match.can_undo(0)


def test_undo_does_not_reach_behind_the_answers_that_were_given_together():
    match = say(begin(Vote(), Speak()), "a", "b", "a")
    assert not match.can_undo(1)


def test_a_question_that_hides_its_answers_but_concerns_one_seat_can_be_taken_back():
    match = begin(Whisper(count=1), Speak(1, 2))
    match.answer(1, Say("a"))
    match.undo(1)
    assert match.waiting == [1]


def test_undo_does_not_reach_behind_the_end():
    match = say(begin(Speak(0, 2)), "a")
    assert match.can_undo(0)
    assert not say(match, "b").can_undo(0)
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(0)


def test_redo_gives_the_answers_again_in_their_order():
    match = say(begin(Speak(0, 4)), "a", "b", "c")
    for _ in range(3):
        match.undo(0)
    assert lines(match) == ""
    for _ in range(3):
        match.redo(0)
    assert lines(match) == "0a 0b 0c"


def test_redo_is_for_the_seat_whose_answer_it_was():
    match = say(begin(Speak(0, 2)), "a")
    match.undo(0)
    assert [match.can_redo(seat) for seat in (0, 1)] == [True, False]
    with pytest.raises(Illegal, match="nothing-to-redo"):
        match.redo(1)


def test_a_new_answer_clears_what_could_be_redone():
    match = say(begin(Speak(0, 2)), "a")
    match.undo(0)
    say(match, "b")
    with pytest.raises(Illegal, match="nothing-to-redo"):
        match.redo(0)


def test_a_refused_answer_keeps_what_could_be_redone():
    match = say(begin(Speak(0, 2)), "a")
    match.undo(0)
    with pytest.raises(Illegal):
        match.answer(0, Say("x"))
    match.redo(0)
    assert lines(match) == "0a"


def test_rewind_goes_back_whatever_was_drawn():
    match = say(begin(Draw(), Speak(1), Speak(2)), "a", "b", "c")
    match.rewind(1)
    assert (match.number, lines(match), len(match.journal)) == (1, "0a", 1)
    match.rewind(0)
    assert (match.number, lines(match), match.journal) == (0, "", [])


def test_a_rewind_leaves_nothing_to_redo():
    match = say(begin(Speak(0, 3)), "a", "b")
    match.undo(0)
    match.rewind(0)
    assert not match.can_redo(0)


@pytest.mark.parametrize("number", [-1, 3])
def test_rewind_knows_which_questions_there_were(number):
    match = say(begin(Speak(0, 4)), "a", "b")
    with pytest.raises(ValueError, match="questions 0 to 2"):
        match.rewind(number)


def test_a_match_played_again_after_a_rewind_rolls_the_same_dice():
    match = say(begin(Draw(), Draw()), "a", "a")
    before = match.game.pack(match.state)
    match.rewind(0)
    assert match.game.pack(say(match, "a", "a").state) == before
