"""A match: questions and answers, several seats at once, clones, and errors that change nothing."""

import pytest

from fathom.games.noughts import GAME as NOUGHTS
from fathom.games.noughts import Mark
from fathom.kernel import SPECTATOR, Illegal, Match, Options
from fathom.kernel.record.save import load, save
from tests.kernel.toy import (
    LOOKED,
    WORDS,
    Lazy,
    Nobody,
    Said,
    Say,
    Speak,
    Split,
    Stumble,
    Vote,
    Whisper,
    begin,
    lines,
    say,
)


@pytest.fixture(autouse=True)
def _nobody_has_looked():
    LOOKED.clear()


# ------------------------------------------------------------------------------------------ questions, answers


def test_answers_are_applied_in_order():
    match = say(begin(Speak(0, 2), Speak(1)), "a", "b", "c")
    assert lines(match) == "0a 0b 1c"
    assert [(given.seat, given.action.word) for given in match.answers] == [(0, "a"), (0, "b"), (1, "c")]


def test_a_match_is_over_when_the_agenda_is_empty():
    match = say(begin(Speak()), "a")
    assert match.over
    assert (match.pending, match.turn, match.asks) == (None, None, {})
    with pytest.raises(Illegal, match="game-over"):
        match.answer(0, Say("a"))


def test_the_first_step_pushed_runs_next():
    assert lines(say(begin(Split(), Speak(2)), "a", "b", "c")) == "0a 1b 2c"


def test_questions_are_numbered_by_the_answers_before_them():
    match = begin(Speak(0, 2))
    assert match.number == 0
    assert say(match, "a").number == 1


def test_a_refusal_tells_the_reason_and_the_rule():
    match = begin(Speak())
    with pytest.raises(Illegal) as refusal:
        match.answer(0, Say("x"))
    assert (refusal.value.why, refusal.value.rule, refusal.value.args_) == ("rude", "T2", {"limit": 3})
    assert str(refusal.value) == "rude (limit=3) [rule T2]"


def test_an_answer_that_nobody_foresaw_is_refused_with_the_rule_of_its_action():
    with pytest.raises(Illegal, match=r"not-an-option \[rule T1\]"):
        begin(Speak()).answer(0, Say("zebra"))


def test_an_answer_out_of_turn_is_told_whose_turn_it_is():
    with pytest.raises(Illegal, match=r"not-your-turn \(seats=\[1\]\)"):
        begin(Speak(1)).answer(0, Say("a"))


def test_the_answer_on_record_is_the_option_itself_and_not_a_look_alike():
    """True equals 1 in Python, but a save that said `true` could not be read again."""
    match = Match.start(NOUGHTS)
    match.answer(0, Mark(True))
    assert load(NOUGHTS, save(match)).answers == match.answers


def test_a_match_begins_with_the_fewest_seats_and_the_default_options():
    assert begin().setup.seats == 3
    assert Match.start(NOUGHTS, seed=7).setup.seed == "7"
    assert Match.start(NOUGHTS).setup.options == Options()


def test_a_seat_reads_the_journal_as_it_may():
    match = say(begin(Speak(0), Speak(1)), "a", "b")
    assert match.events(0) == [Said(0, "a"), Said(1, "")]
    assert match.events(1, since=1) == [Said(1, "b")]
    assert match.events(SPECTATOR) == [Said(0, ""), Said(1, "")]


# ------------------------------------------------------------------------------------------ several seats at once


def test_several_seats_answer_in_any_order_and_the_rule_gets_them_in_the_order_of_asking():
    match = begin(Vote())
    for seat, word in [(1, "a"), (2, "b"), (0, "c")]:
        match.answer(seat, Say(word))
    assert lines(match) == "2b 0c 1a"
    assert [given.seat for given in match.answers] == [1, 2, 0]


def test_who_has_answered_is_not_asked_again():
    match = begin(Vote())
    match.answer(0, Say("a"))
    assert list(match.asks) == [2, 1]
    with pytest.raises(Illegal, match="already-answered"):
        match.answer(0, Say("b"))


def test_a_quiet_question_does_not_tell_who_has_answered_it():
    match = begin(Whisper())
    for _ in range(2):
        assert match.waiting == [1, 2]
        with pytest.raises(Illegal, match=r"not-your-turn \(seats=\[1, 2\]\)"):
            match.answer(0, Say("a"))
        if 1 in match.asks:
            match.answer(1, Say("a"))
    assert list(match.asks) == [2]
    assert not match.can_undo(1)


def test_the_turn_is_the_first_seat_that_still_has_to_answer():
    match = begin(Vote())
    assert match.turn.seat == 2
    match.answer(2, Say("a"))
    assert match.turn.seat == 0


def test_a_question_to_several_seats_stays_open_from_its_first_to_its_last_answer():
    match = say(begin(Speak(), Vote(), Speak()), "a", "b", "c")
    assert (match.opened, match.number) == (1, 3)
    assert say(match, "a").opened == 4


def test_nothing_happens_before_the_last_seat_has_answered():
    assert lines(say(begin(Vote()), "a", "b")) == ""


def test_an_answer_among_several_can_be_taken_back_by_who_gave_it_last():
    match = say(begin(Vote()), "a", "b")
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(2)
    match.undo(0)
    assert list(match.asks) == [0, 1]
    assert lines(say(match, "c", "c")) == "2a 0c 1c"


def test_a_clone_remembers_who_has_answered():
    match = begin(Vote())
    match.answer(1, Say("a"))
    for clone in (match.clone(), match.clone(fast=True)):
        assert list(clone.asks) == [2, 0]
        assert lines(say(clone, "b", "c")) == "2b 0c 1a"
    assert list(match.asks) == [2, 0]


def test_a_question_to_nobody_is_answered_at_once():
    match = begin(Nobody(), Speak())
    assert lines(match) == "nobody {}"
    assert match.turn.seat == 0


# ------------------------------------------------------------------------------------------------- lazy questions


def test_options_are_worked_out_once_and_only_when_looked_at():
    match = begin(Lazy())
    assert LOOKED == []
    assert match.turn.options == match.turn.options == WORDS
    assert LOOKED == ["options"]


def test_refusals_are_worked_out_only_for_a_refused_answer():
    match = say(begin(Lazy()), "a")
    assert LOOKED == ["options"]
    with pytest.raises(Illegal, match="rude"):
        match.answer(0, Say("x"))
    assert LOOKED == ["options", "options", "blocked"]


def test_a_replay_looks_at_no_question():
    match = say(begin(Lazy()), "a", "b")
    match.undo(0)
    LOOKED.clear()
    match.redo(0)
    match.rewind(1)
    assert match.number == 1
    assert LOOKED == []


# ---------------------------------------------------------------------------------------------- errors in a rule


def test_an_error_in_a_rule_leaves_the_match_as_it_was_before_the_answer():
    match = say(begin(Stumble(), Speak(1)), "a", "b")
    before = match.game.pack(match.state)
    with pytest.raises(RuntimeError, match="the rule is broken"):
        match.answer(0, Say("c"))
    assert match.game.pack(match.state) == before
    assert (match.number, len(match.journal)) == (2, 2)
    assert lines(say(match, "b")) == "0a 0b half done"


def test_an_error_after_the_last_of_several_answers_keeps_the_others():
    match = say(begin(Vote()), "c", "c")
    with pytest.raises(RuntimeError, match="three times c"):
        match.answer(1, Say("c"))
    assert list(match.asks) == [1]
    assert lines(say(match, "a")) == "2c 0c 1a"


def test_an_error_in_a_clone_does_not_touch_the_original():
    match = say(begin(Stumble()), "a", "b")
    with pytest.raises(RuntimeError):
        match.clone().answer(0, Say("c"))
    assert lines(match) == "0a 0b"


# ----------------------------------------------------------------------------------------------------- fast matches


@pytest.fixture(params=["opened fast", "cloned fast"])
def fast(request):
    match = begin(Speak(0, 3), Speak(1), fast=request.param == "opened fast")
    say(match, "a")
    return match if match.fast else match.clone(fast=True)


def test_a_fast_match_plays_on_without_a_journal(fast):
    told = len(fast.journal)
    assert lines(say(fast, "b", "c", "a")) == "0a 0b 0c 1a"
    assert fast.over
    assert len(fast.journal) == told


def test_a_fast_match_cannot_be_cloned_saved_undone_or_rewound(fast):
    say(fast, "b")
    with pytest.raises(ValueError, match="fast match"):
        fast.clone()
    with pytest.raises(ValueError, match="fast match"):
        save(fast)
    with pytest.raises(Illegal, match="nothing-to-undo"):
        fast.undo(0)
    with pytest.raises(ValueError, match="fast match"):
        fast.rewind(0)


def test_a_fast_clone_leaves_the_original_alone():
    match = say(begin(Speak(0, 3)), "a")
    say(match.clone(fast=True), "b", "c")
    assert lines(match) == "0a"
    assert lines(say(match, "c", "c")) == "0a 0c 0c"


def test_an_error_in_a_fast_clone_does_not_send_it_to_an_older_question():
    clone = say(begin(Stumble()), "a").clone(fast=True)
    say(clone, "b")
    with pytest.raises(RuntimeError):
        say(clone, "c")
    assert lines(clone).startswith("0a 0b")
