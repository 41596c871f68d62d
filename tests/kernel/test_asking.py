"""Picking one thing, and batches: several answers one after the other, or all at once."""

import pytest

from fathom.kernel import Action, Ask, Illegal, Refusal, cites
from fathom.kernel.record.save import load, save
from tests.kernel.market import GOODS, Buy, Buying, Enough, Rest, Selling, begin


def row(match):
    return [option.good for option in match.turn.options if isinstance(option, Buy)]


def test_answers_of_a_batch_may_be_given_one_by_one():
    match = begin(Buying(), Rest())
    first, second, *_ = row(match)
    assert Enough() not in match.turn.options, "at least one must be bought"
    match.answer(0, Buy(first))
    assert first not in row(match)
    assert match.turn.args == {"bought": 1}
    match.answer(0, Buy(second))
    match.answer(0, Enough())
    assert match.state.hands[0].goods == [first, second]
    assert match.turn.seat == 1


def test_a_batch_ends_when_the_rules_ask_no_more():
    match = begin(Buying(), Rest())
    for _ in range(3):
        match.answer(0, Buy(row(match)[0]))
    assert match.turn.seat == 1


def test_a_batch_can_be_undone_saved_and_loaded_in_its_midst():
    match = begin(Buying(), Rest())
    match.answer(0, Buy(row(match)[0]))
    again = load(match.game, save(match))
    assert row(again) == row(match)
    again.undo(0)
    assert len(row(again)) == 4


def test_the_only_thing_there_is_need_not_be_picked():
    match = begin(Buying(), Selling(), Rest())
    match.answer_all(0, [Buy(row(match)[0]), Enough()])
    assert match.turn.seat == 1
    assert len(match.state.deck.discard) == 1
    match = begin(Buying(), Selling(), Rest())
    match.answer_all(0, [*(Buy(good) for good in row(match)[:2]), Enough()])
    assert match.turn.prompt == "sell"


def test_several_answers_are_all_given_or_none():
    match = begin(Buying(), Rest())
    first, second, third, _ = row(match)
    before = match.game.pack(match.state)
    with pytest.raises(Illegal, match="not-an-option"):
        match.answer_all(0, [Buy(first), Buy(second), Buy(first)])
    assert (match.number, match.game.pack(match.state)) == (0, before)
    match.answer_all(0, [Buy(first), Buy(second), Buy(third)])
    assert match.state.hands[0].goods == [first, second, third]
    assert [given.action for given in match.answers] == [Buy(first), Buy(second), Buy(third)]


def test_answers_are_given_together_only_within_a_batch():
    match = begin(Buying(), Selling(), Rest())
    goods = row(match)
    with pytest.raises(Illegal, match="not-together"):
        match.answer_all(0, [Buy(goods[0]), Buy(goods[1]), Enough(), Buy(goods[0])])
    assert match.number == 0


def test_a_refused_batch_keeps_what_could_be_redone():
    match = begin(Buying(), Rest())
    good = row(match)[0]
    match.answer(0, Buy(good))
    match.undo(0)
    with pytest.raises(Illegal):
        match.answer_all(0, [Buy(good), Buy(good)])
    match.redo(0)
    assert match.number == 1


def test_a_batch_cannot_reach_past_what_is_drawn():
    """A refusal would tell what came of the first answers, and they would be taken back: a look for nothing."""
    match = begin(Buying(), Buying(), Rest())
    goods = row(match)[:3]
    for good in GOODS:
        with pytest.raises(Illegal, match="not-together"):
            match.answer_all(0, [*map(Buy, goods), Buy(good)])
    assert match.number == 0


def test_a_batch_begins_where_the_question_allows_one():
    match = begin(Buying(), Selling(), Buying(), Rest())
    match.answer_all(0, [*(Buy(good) for good in row(match)[:2]), Enough()])
    sell = match.turn.options[0]
    for good in GOODS:
        with pytest.raises(Illegal, match="not-together"):
            match.answer_all(0, [sell, Buy(good)])


def test_a_batch_that_goes_on_in_somebody_elses_question_does_not_tell_whose():
    match = begin(Buying(), Rest())
    with pytest.raises(Illegal, match="not-together"):
        match.answer_all(0, [*(Buy(good) for good in row(match)[:3]), Enough()])


def test_what_is_no_option_is_refused_by_the_rule_of_the_answer_if_it_has_one():
    @cites("7", "8")
    class Nod(Action, frozen=True):
        pass

    said = map(Ask(0, [Enough()]).refuse, (Nod(), Buy("salt")))
    assert [(each.why, each.rule) for each in said] == [("not-an-option", "7"), ("not-an-option", "")]


def test_whether_there_is_an_answer_is_found_with_the_first_and_takes_none_away():
    looked = []

    def judged(include_refused):
        assert not include_refused
        for good in GOODS[:3]:
            looked.append(good)
            yield Buy(good), None

    ask = Ask.judged(0, judged)
    assert ask.answerable
    assert looked == list(GOODS[:1])
    assert ask.options == [Buy(good) for good in GOODS[:3]]
    assert not Ask.judged(0, lambda include_refused: [(Enough(), Refusal("1", "not-now"))]).answerable
