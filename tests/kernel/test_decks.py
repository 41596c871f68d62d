"""Decks: drawing, looking, renewing, and what that shows to whom."""

from collections import Counter

import pytest

from fathom.kernel import SPECTATOR, Chance
from fathom.kernel.state.decks import Empty, HiddenDeck, HiddenPile, Pile
from tests.kernel.market import GOODS, Goods, Look, Rest, Wait, begin


def deck(*cards: str) -> Goods:
    return Goods.of(list(cards))


def chance() -> Chance:
    return Chance.of("decks")


def test_the_top_is_drawn_first():
    goods = deck("a", "b", "c")
    assert [goods.draw(chance()), goods.draw(chance())] == ["c", "b"]
    assert (goods.cards, goods.seen, len(goods)) == (["a"], [0], 1)


def test_an_empty_deck_is_renewed_from_its_discards():
    goods = deck("a")
    for card in "bcd":
        goods.toss(card)
    drawn = goods.draw_up_to(9, chance())
    assert drawn[0] == "a"
    assert sorted(drawn[1:]) == ["b", "c", "d"]
    assert goods.discard == []
    with pytest.raises(Empty):
        goods.draw(chance())


def test_what_a_seat_has_looked_at_it_knows_until_the_deck_is_shuffled():
    goods = deck("a", "b", "c", "d")
    assert goods.look(1, 2) == ["d", "c"]
    assert goods.look(0, 1, bottom=True) == ["a"]
    assert goods.seen == [1, 0, 2, 2]
    goods.shuffle(chance())
    assert goods.seen == [0, 0, 0, 0]


def test_more_cannot_be_looked_at_than_there_is():
    assert deck("a", "b").look(0, 5) == ["b", "a"]


def test_cards_go_on_top_under_and_out_of_the_middle():
    goods = deck("a", "b", "c")
    goods.put_on_top("x", seen=2)
    goods.put_under("y")
    assert goods.take("b") == "b"
    assert (goods.cards, goods.seen) == (["y", "a", "c", "x"], [0, 0, 0, 2])


def test_shuffling_keeps_the_cards():
    goods = Goods.of(GOODS, chance())
    assert Counter(goods.cards) == Counter(GOODS)
    assert goods.cards != GOODS


def test_looking_shows_the_looker_and_ends_undo_by_itself():
    match = begin(Look(), Rest())
    match.answer(0, Wait())
    top = match.state.deck.cards[-2:]
    assert match.view(0).deck.cards[-2:] == top
    assert match.view(1).deck.cards == match.view(SPECTATOR).deck.cards == [None] * 8
    assert not match.can_undo(0)


class Tiles(Pile):
    cards: list[str]
    seen: list[int] = []


def test_a_pile_has_no_discards_and_stays_empty():
    tiles = Tiles.of(["a"])
    assert tiles.draw(chance()) == "a"
    with pytest.raises(Empty):
        tiles.draw(chance())


def test_what_is_shuffled_in_nobody_knows():
    tiles = Tiles.of(["a", "b"])
    tiles.look(0, 2)
    tiles.shuffle_in(["c", "d"], chance())
    assert sorted(tiles.cards) == ["a", "b", "c", "d"]
    assert tiles.seen == [0, 0, 0, 0]


def test_of_several_cards_alike_the_topmost_is_moved_with_what_is_known_of_it():
    goods = deck("a", "b", "a", "c")
    goods.look(1, 2)
    goods.move_to_bottom("a")
    assert (goods.cards, goods.seen) == (["a", "a", "b", "c"], [2, 0, 0, 2])
    goods.move_to_top("a")
    assert (goods.cards, goods.seen) == (["a", "b", "c", "a"], [2, 0, 2, 0])
    assert goods.take_topmost("a") == "a"
    assert (goods.cards, goods.seen) == (["a", "b", "c"], [2, 0, 2])


class Chips(HiddenPile):
    cards: list[str]


class Letters(HiddenDeck):
    cards: list[str]
    discard: list[str] = []


def test_a_pile_that_nobody_looks_at_notes_nothing():
    chips = Chips.of(["a", "b"])
    chips.put_on_top("c")
    chips.put_under("d")
    assert chips.cards == ["d", "a", "b", "c"]
    assert [chips.draw(chance()), chips.take("a"), chips.take_topmost("d")] == ["c", "a", "d"]
    chips.shuffle_in(["e", "f"], chance())
    assert sorted(chips.cards) == ["b", "e", "f"]


def test_a_deck_that_nobody_looks_at_is_renewed_too():
    letters = Letters.of(["a"])
    letters.toss("b")
    assert letters.draw_up_to(3, chance()) == ["a", "b"]
    assert (letters.cards, letters.discard) == ([], [])
