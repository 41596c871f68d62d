"""What a seat remembers: enough to imagine with, and nothing that it may not know."""

import msgspec
import pytest

from fathom.kernel import Chance, Illegal, Match
from fathom.kernel.insight.memory import Memory
from tests.conformance.play import dealt_anew
from tests.kernel.parley import Call, Draw, Give, Parade, Say, Trial, Vote, begin


def own(match: Match, seat: int) -> list[int]:
    return [card for card in match.state.hands[seat].cards if card]


def test_it_holds_the_question_and_the_view():
    match = begin(Draw(0))
    memory = match.memory(0)
    assert memory.ask.options == match.ask(0).options
    assert (memory.seat, memory.ask.seat, memory.prompt, memory.ask.prompt) == (0, 0, "give", "give")
    assert match.game.pack(memory.view(match.game)) == match.game.pack(match.view(0))


def test_it_survives_being_sent():
    match = begin(Draw(0))
    match.answer(0, match.ask(0).options[0])
    memory = match.memory(0)
    assert Memory.unpack(memory.pack(), match.game) == memory


@pytest.mark.parametrize("step", [Trial([0, 1, 2]), Vote()])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_it_is_the_same_whatever_is_hidden(step, seed):
    match = begin(step)
    other = dealt_anew(match, 0, Chance.of(seed))
    assert match.game.pack(other.state) != match.game.pack(match.state)
    assert match.memory(0).pack() == other.memory(0).pack()


def test_it_begins_with_the_current_step():
    match = begin(Vote(), Draw(1))
    for _ in range(2):
        for seat in range(3):
            match.answer(seat, Say(True))
    memory = match.memory(1)
    assert len(memory.moments) == 1
    match.answer(1, match.ask(1).options[0])
    assert [moment.answers for moment in match.memory(1).moments] == [{}, {1: match.answers[-1].action}]


def test_another_seats_answer_is_not_in_it():
    match = begin(Trial([0, 1, 2]))
    first, second = own(match, 0)[:2]
    twin = match.clone()
    match.answer(0, Give(first))
    twin.answer(0, Give(second))
    assert match.memory(1).pack() == twin.memory(1).pack()
    assert match.memory(1).moments[-1].answers == {0: None}


def test_who_has_answered_a_question_put_to_all_is_not_in_it():
    match = begin(Vote())
    before = match.memory(1).pack()
    match.answer(0, Say(True))
    match.answer(2, Say(False))
    assert match.memory(1).pack() == before


def test_the_answers_to_a_question_put_to_all_are_one_moment():
    match = begin(Vote())
    for seat in (2, 0, 1):
        match.answer(seat, Say(True))
    assert match.memory(1).moments[-1].answers == {0: None, 1: Say(True), 2: None}


def test_the_seed_is_not_in_it():
    match = begin(Draw(0), seed="deep-secret")
    packed = match.memory(0).pack()
    assert b"deep-secret" not in packed
    assert match.state.chance.key not in packed


def test_only_who_is_asked_has_something_to_think_about():
    match = begin(Draw(0))
    with pytest.raises(Illegal, match="not-your-turn"):
        match.memory(1)


def test_a_fast_match_remembers_nothing():
    match = begin(Draw(0)).clone(fast=True)
    with pytest.raises(ValueError, match="fast"):
        match.memory(0)


def test_it_is_small():
    assert len(msgspec.msgpack.encode(begin(Draw(0)).memory(0))) < 1000


def test_what_others_did_openly_is_known_but_not_what_they_said_at_the_same_time():
    match = begin(Parade())
    match.answer(0, Call(True))
    for seat in range(3):
        match.answer(seat, Call(False))
    answers = [moment.answers for moment in match.memory(1).moments]
    assert answers == [{}, {0: Call(True)}, {0: None, 1: Call(False), 2: None}]
    assert Memory.unpack(match.memory(1).pack(), match.game) == match.memory(1)
