"""Questions with one answer: the rules give it, the record keeps it, and undo goes back over it."""

import pytest

from fathom.games import load as game_of
from fathom.games.noughts import GAME as NOUGHTS
from fathom.games.noughts import Mark
from fathom.kernel import Action, Ask, AskAll, AskAny, Game, Illegal, Match, Public, State, Step
from fathom.kernel.record.save import load, read, replay, save, verify

NEARLY_FULL = (0, 1, 2, 4, 3, 5, 7)  # two cells are left


class Sheet(State):
    lines: Public[list[str]] = []

    def interrupt(self, seat, action):
        self.lines.append(f"{seat}{action.word}")

    def scores(self):
        return [0, 0, 0]


class Say(Action, frozen=True):
    word: str


class Shout(Action, frozen=True):
    interrupts = True
    word: str


class Says(Step):
    """A seat says one of these words."""

    seat: int
    words: list[str]

    def run(self, g):
        said = yield Ask(self.seat, [Say(word) for word in self.words])
        g.lines.append(f"{self.seat}{said.word}")


class AllSay(Step):
    """Seats 0 to 2 say one of their words at once."""

    words: list[list[str]]
    quiet: bool = False

    def run(self, g):
        asks = [Ask(seat, [Say(word) for word in words]) for seat, words in enumerate(self.words)]
        said = yield AskAll(asks, quiet=self.quiet)
        g.lines.append("".join(f"{seat}{action.word}" for seat, action in said.items()))


class Led(Step):
    """Seat 0 has one thing to say; seat 1 may say something first, if it has any."""

    interrupted: bool

    def run(self, g):
        interrupts = [Ask(1, [Shout("x")])] if self.interrupted else []
        said = yield AskAny(Ask(0, [Say("a")]), interrupts, Led(interrupted=False))
        g.lines.append(f"0{said.word}")


class Takes(Step):
    """Seat 0 takes both of two things, one after the other, perhaps at once."""

    left: list[str]

    def run(self, g):
        taken = yield Ask(0, [Say(word) for word in self.left], "take", batch=True)
        left = [word for word in self.left if word != taken.word]
        g.lines.append(taken.word)
        if left:
            g.push(Takes(left))


def game(*steps: Step) -> Game:
    return Game(
        name="sheet",
        package=__name__,
        seats=range(3, 4),
        state=Sheet,
        setup=lambda setup, chance: Sheet(chance=chance, agenda=list(reversed(steps))),
    )


def begin(*steps: Step, **how: bool) -> Match:
    return Match.start(game(*steps), **how)


@pytest.mark.parametrize("fast", [False, True])
def test_a_question_with_one_answer_is_not_asked(fast):
    match = begin(Says(0, ["a"]), Says(1, ["b", "c"]), Says(2, ["d"]), Says(0, ["e"]), Says(1, ["f", "g"]), fast=fast)
    assert (match.turn.seat, match.state.lines) == (1, ["0a"])
    match.answer(1, Say("c"))
    assert (match.turn.seat, match.state.lines) == (1, ["0a", "1c", "2d", "0e"])
    match.answer(1, Say("g"))
    assert match.over


def test_it_is_in_the_record_and_counts():
    match = begin(Says(0, ["a"]), Says(1, ["b", "c"]), Says(2, ["d"]))
    match.answer(1, Say("b"))
    assert [(given.seat, given.action.word) for given in match.answers] == [(0, "a"), (1, "b"), (2, "d")]
    assert match.number == 3


def test_with_forced_every_question_is_asked():
    match = begin(Says(0, ["a"]), Says(1, ["b"]), forced=True)
    match.answer(0, Say("a"))
    assert match.clone().turn.seat == 1
    match.answer(1, Say("b"))
    assert match.over


@pytest.mark.parametrize("quiet", [False, True])
def test_of_several_only_those_with_a_choice_are_asked(quiet):
    match = begin(AllSay([["a"], ["b", "c"], ["d"]], quiet=quiet), AllSay([["e"], ["f"], ["g"]], quiet=quiet))
    assert list(match.asks) == [1]
    assert match.waiting == ([0, 1, 2] if quiet else [1])
    match.answer(1, Say("c"))
    assert match.state.lines == ["0a1c2d", "0e1f2g"]
    assert match.over


def test_who_leads_is_asked_while_others_may_speak_up():
    match = begin(Led(interrupted=True), Led(interrupted=False))
    assert match.turn.seat == 0
    match.answer(1, Shout("x"))
    assert (match.over, match.state.lines) == (True, ["1x", "0a", "0a"])


def test_undo_goes_back_over_it_and_redo_forth():
    match = begin(Says(0, ["a", "b"]), Says(1, ["c"]), Says(0, ["d"]), Says(2, ["e", "f"]))
    match.answer(0, Say("a"))
    assert (match.number, match.back(0)) == (3, 0)
    assert not match.can_undo(1)
    match.undo(0)
    assert (match.number, match.state.lines) == (0, [])
    match.redo(0)
    assert (match.number, match.state.lines, match.turn.seat) == (3, ["0a", "1c", "0d"], 2)


def test_undo_goes_back_over_it_also_where_it_was_asked():
    match = begin(Says(0, ["a", "b"]), Says(1, ["c"]), Says(2, ["e", "f"]), forced=True)
    match.answer(0, Say("a"))
    match.answer(1, Say("c"))
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.undo(0)
    assert match.number == 0


def test_undo_does_not_go_back_over_answers_that_were_given_together():
    """That nobody had a choice is told by the game going on."""
    match = begin(Says(0, ["a", "b"]), AllSay([["a"], ["b"], ["c"]], quiet=True), Says(0, ["d", "e"]))
    match.answer(0, Say("a"))
    assert match.turn.seat == 0
    assert not match.can_undo(0)


def test_several_answers_at_once_may_hold_one_that_is_forced():
    match = begin(Takes(["a", "b"]), Says(1, ["x"]))
    match.answer_all(0, [Say("b"), Say("a")])
    assert match.state.lines == ["b", "a", "1x"]
    match = begin(Takes(["a", "b"]))
    match.answer(0, Say("a"))
    assert match.state.lines == ["a", "b"]
    match = begin(Takes(["a", "b"]))
    with pytest.raises(Illegal):
        match.answer_all(0, [Say("b"), Say("b")])
    assert match.number == 0


def test_saves_clones_and_records_hold_it():
    match = Match.start(NOUGHTS, seed="full")
    for cell in NEARLY_FULL:
        match.answer(match.turn.seat, Mark(cell))
    twin = match.clone()
    again = load(NOUGHTS, save(match))
    for each in (match, twin, again):
        each.answer(each.turn.seat, Mark(6))
        assert (each.over, each.number) == (True, 9)
    found = read(save(match))
    assert verify(NOUGHTS, found).number == 9
    assert replay(NOUGHTS, found, 8).turn.options == [Mark(8)]


def test_a_record_in_which_it_was_asked_is_the_same_record():
    asked, unasked = (Match.start(NOUGHTS, seed="full", forced=forced) for forced in (True, False))
    for cell in (*NEARLY_FULL, 6, 8):
        for match in (asked, unasked):
            if not match.over:
                match.answer(match.turn.seat, Mark(cell))
    assert save(asked) == save(unasked)


def test_a_broken_rule_leaves_the_match_before_the_answer_that_led_to_it():
    class Breaks(Says):
        def run(self, g):
            yield Ask(0, [Say("boom")])
            raise RuntimeError("broken")

    match = begin(Says(0, ["a", "b"]), Breaks(0, []))
    with pytest.raises(RuntimeError, match="broken"):
        match.answer(0, Say("a"))
    assert (match.number, match.state.lines, match.turn.seat) == (0, [], 0)


def test_most_questions_of_five_shipmates_are_spared():
    """Of the answers of a five-seat game of Unfathomable nearly half had no alternative."""
    from fathom.bots import make_bot, observation_for

    unfathomable = game_of("unfathomable")
    match, asked = Match.start(unfathomable, 5, "spared"), 0
    bots = [make_bot(unfathomable, "shipmate", f"spared/{seat}") for seat in range(5)]
    while (ask := match.turn) is not None and asked < 150:
        assert len(ask.options) > 1
        match.answer(ask.seat, bots[ask.seat].choose(observation_for(bots[ask.seat], match)(ask.seat), ask))
        asked += 1
    assert asked < 0.7 * match.number
