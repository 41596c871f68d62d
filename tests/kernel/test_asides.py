"""A question that one seat leads and in which others may speak up first."""

import pytest

from fathom.kernel import Chance, Illegal
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.save import load, save
from tests.kernel.watch import Help, Sail, begin


def test_only_the_lead_is_waited_for():
    match = begin(0)
    assert (list(match.asks), match.waiting, match.turn.seat) == ([0], [0], 0)
    assert list(match.asides) == [1]
    match.answer(0, Sail())
    assert match.over
    assert match.state.log == ["0 sails"]


def test_others_may_speak_up_first_and_the_lead_is_asked_again():
    match = begin(0, 1)
    match.answer(1, Help("c"))
    assert match.turn.seat == 0
    match.answer(1, Help("b"))
    assert match.asides == {}
    match.answer(0, Sail())
    assert match.turn.seat == 1
    assert list(match.asides) == [0]
    assert match.state.log == ["1 helps with c", "1 helps with b", "0 sails"]


def test_a_refusal_does_not_tell_who_could_speak_up():
    match = begin(0)
    with pytest.raises(Illegal, match=r"not-your-turn \(seats=\[0\]\)"):
        match.answer(2, Help("b"))
    with pytest.raises(Illegal, match="not-an-option"):
        match.answer(1, Help("a"))
    with pytest.raises(Illegal, match="not-an-option"):
        match.answer(1, Sail())


def test_asides_are_cloned_saved_rewound_and_played_fast():
    match = begin(0, 1)
    match.answer(1, Help("c"))
    again = load(match.game, save(match))
    fast = match.clone(fast=True)
    for twin in (match.clone(), again, fast):
        twin.answer(1, Help("b"))
        twin.answer(0, Sail())
        assert twin.state.log == ["1 helps with c", "1 helps with b", "0 sails"]
    again.rewind(1)
    assert again.state.log == ["1 helps with c"]
    assert not match.can_undo(1), "everybody has seen the card"


def test_an_aside_seat_can_think_about_its_question():
    match = begin(0, 1)
    match.answer(1, Help("c"))
    memory = match.memory(1)
    assert (memory.prompt, memory.options) == ("help", [Help("b")])
    assert [moment.asked for moment in memory.moments] == [[0]]
    world = Imagination(match.game, memory).world(Chance.of("worlds"))
    assert world is not None
    assert world.ask(1).options == [Help("b")]


def test_whoever_has_nothing_to_say_cannot_speak_up():
    match = begin(1)
    assert list(match.asides) == [0]
    assert 2 in match.pending.asides
    with pytest.raises(Illegal, match="not-your-turn"):
        match.answer(2, Help("b"))
