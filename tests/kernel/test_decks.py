"""Decks: drawing, looking, renewing, and what that shows to whom."""

from collections import Counter

import pytest

from fathom.kernel import EVERYONE, SPECTATOR, Chance
from fathom.kernel.decks import Empty, Pile
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
    assert goods.turn_up() == ["d"]
    assert goods.seen == [1, 0, 2, EVERYONE]
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
    tiles.turn_up(2)
    tiles.shuffle_in(["c", "d"], chance())
    assert sorted(tiles.cards) == ["a", "b", "c", "d"]
    assert tiles.seen == [0, 0, 0, 0]
