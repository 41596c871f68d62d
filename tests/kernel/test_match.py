"""A match: questions and answers, several seats at once, undo and redo, clones, and errors that change nothing."""

import pytest

from fathom.games.noughts import GAME as NOUGHTS
from fathom.games.noughts import Mark
from fathom.kernel import (
    SPECTATOR,
    Action,
    Ask,
    AskAll,
    Blocked,
    Event,
    Game,
    Illegal,
    Match,
    Options,
    Owner,
    Public,
    State,
    Step,
    cites,
)
from fathom.kernel.save import load, save


class Toy(State):
    """A sheet of paper on which the steps write."""

    lines: Public[list[str]] = []

    def scores(self):
        return [len(self.lines)] * 3


@cites("T1")
class Say(Action, frozen=True):
    word: str


class Said(Event, frozen=True):
    seat: Public[int]
    word: Owner[str]


WORDS = [Say("a"), Say("b"), Say("c")]
LOOKED: list[str] = []  # how often a lazy question was looked at


class Speak(Step):
    """A seat says so many words."""

    seat: int = 0
    count: int = 1

    def run(self, g):
        for _ in range(self.count):
            said = yield Ask(self.seat, WORDS, "speak", [Blocked(Say("x"), "T2", "rude", {"limit": 3})])
            g.lines.append(f"{self.seat}{said.word}")
            g.tell(Said(self.seat, said.word))


class Vote(Step):
    """All seats speak at once, asked in the order 2, 0, 1."""

    def run(self, g):
        said = yield AskAll(Ask(seat, WORDS) for seat in (2, 0, 1))
        g.lines += [f"{seat}{action.word}" for seat, action in said.items()]
        if all(action == Say("c") for action in said.values()):
            raise RuntimeError("three times c")


class Whisper(Step):
    """Seats 1 and 2, or the first of them, speak, and nobody is shown who has spoken."""

    count: int = 2

    def run(self, g):
        yield AskAll([Ask(seat, WORDS) for seat in (1, 2)[: self.count]], quiet=True)


class Nobody(Step):
    """A question that happens to concern no seat."""

    def run(self, g):
        said = yield AskAll([])
        g.lines.append(f"nobody {said}")


class Draw(Step):
    """A word, then a die."""

    def run(self, g):
        yield from Speak().run(g)
        g.chance.die()


class Reveal(Step):
    """A word, then something that was face down."""

    def run(self, g):
        yield from Speak().run(g)
        g.show()


class Stumble(Step):
    """Breaks, half done, on the word c."""

    def run(self, g):
        yield from Speak(count=2).run(g)
        said = yield Ask(0, WORDS)
        g.lines.append("half done")
        g.chance.die()
        if said == Say("c"):
            raise RuntimeError("the rule is broken")


class Lazy(Step):
    """Three questions whose options and refusals are only worked out when somebody looks."""

    def run(self, g):
        for _ in range(3):
            yield Ask(0, self.options(), "lazy", self.blocked())

    def options(self):
        LOOKED.append("options")
        yield from WORDS

    def blocked(self):
        LOOKED.append("blocked")
        yield Blocked(Say("x"), "T2", "rude")


class Split(Step):
    def run(self, g):
        g.push(Speak(0), Speak(1))
        return
        yield


def game(*steps: Step) -> Game:
    def set_up(setup, chance):
        return Toy(chance=chance, agenda=list(reversed(steps)))

    return Game(name="toy", package=__name__, seats=range(3, 4), state=Toy, setup=set_up)


def begin(*steps: Step, fast: bool = False) -> Match:
    return Match.start(game(*steps), seed="toy", fast=fast, forced=True)


def say(match: Match, *words: str) -> Match:
    """Answer with these words, each by the seat whose turn it is."""
    for word in words:
        match.answer(match.turn.seat, Say(word))
    return match


def lines(match: Match) -> str:
    return " ".join(match.state.lines)


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


# ------------------------------------------------------------------------------------------- undo, redo and rewind


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
