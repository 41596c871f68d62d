"""A question that one seat leads and that others may interrupt: it is asked again after each interruption."""

import pytest

from fathom.kernel import Ask, AskAny, Chance, Finished, Illegal, State
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.record.save import load, save
from tests.kernel.watch import Help, Sail, begin


def test_only_the_lead_is_waited_for():
    match = begin(0)
    assert (list(match.asks), match.waiting, match.turn.seat) == ([0], [0], 0)
    assert list(match.interrupts) == [1]
    match.answer(0, Sail())
    assert match.over
    assert match.state.log == ["0 sails"]


def test_others_may_interrupt_and_the_lead_is_asked_again():
    match = begin(0, 1)
    match.answer(1, Help("c"))
    assert match.turn.seat == 0
    match.answer(1, Help("b"))
    assert match.interrupts == {}
    match.answer(0, Sail())
    assert match.turn.seat == 1
    assert list(match.interrupts) == [0]
    assert match.state.log == ["1 helps with c", "1 helps with b", "0 sails"]


def test_a_refusal_does_not_tell_who_could_interrupt():
    match = begin(0)
    with pytest.raises(Illegal, match=r"not-your-turn \(seats=\[0\]\)"):
        match.answer(2, Help("b"))
    with pytest.raises(Illegal, match="not-an-option"):
        match.answer(1, Help("a"))
    with pytest.raises(Illegal, match="not-an-option"):
        match.answer(1, Sail())


def test_interruptions_are_cloned_saved_rewound_and_played_fast():
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


def test_a_seat_that_may_interrupt_can_think_about_its_question():
    match = begin(0, 1)
    match.answer(1, Help("c"))
    memory = match.memory(1)
    assert (memory.prompt, memory.options) == ("help", [Help("b")])
    assert [moment.asked for moment in memory.moments] == [[0]]
    world = Imagination(match.game, memory).world(Chance.of("worlds"))
    assert world is not None
    assert world.ask(1).options == [Help("b")]


def test_whoever_has_nothing_to_say_cannot_interrupt():
    match = begin(1)
    assert list(match.interrupts) == [0]
    assert 2 in match.pending.interrupts
    with pytest.raises(Illegal, match="not-your-turn"):
        match.answer(2, Help("b"))


def test_a_game_without_interruptions_says_which_action_it_cannot_do():
    match = begin(0)
    with pytest.raises(NotImplementedError, match="Watch does not say how Sail interrupts"):
        State.interrupt(match.state, 0, Sail())


def test_an_interruption_may_end_the_game():
    """Nothing of the interrupted question is asked again when the rules have emptied the agenda."""
    match = begin(0, 1)

    def ends(state, seat, action):
        state.agenda.clear()
        raise Finished

    match.game.interrupt = ends
    match.answer(1, Help("b"))
    assert match.over


def test_what_others_may_do_is_found_when_somebody_looks_and_only_once():
    looked: list[int] = []

    def others():
        for seat in (0, 1, 2):
            looked.append(seat)
            yield Ask(seat, [Help("b")], "help")

    question = AskAny(Ask(0, [Sail()], "sail"), others())
    assert looked == []
    assert (list(question.interrupts), list(question.interrupts)) == ([1, 2], [1, 2]), "never the lead itself"
    assert looked == [0, 1, 2]
