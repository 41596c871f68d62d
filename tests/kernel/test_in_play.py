"""What is in play declares what it does by key; the index is kept until the state says that something has changed."""

from enum import StrEnum

from fathom.kernel import Chance, Public, State
from fathom.kernel.cards.moments import Held, InPlay, Source


class Item(StrEnum):
    LAMP = "lamp"
    ROPE = "rope"


class Place(StrEnum):
    LAMP = "lamp"  # a place called like an item


PRINTED = {
    (Item, "lamp"): [("light", 2), ("heat", 1)],
    (Item, "rope"): [("climb", 1)],
    (Place, "lamp"): [("light", 5)],
}


class Camp(State, kw_only=True):
    items: Public[list[Item]] = []
    at: Public[Place | None] = None


def sources(camp):
    yield from (Source(item, seat) for seat, item in enumerate(camp.items))
    if camp.at is not None:
        yield Source(camp.at)


def in_play():
    read = []

    def declared(card):
        read.append(card)
        return PRINTED[type(card), str(card)]

    return InPlay(sources, declared), read


def camp(*items, at=None):
    return Camp(chance=Chance.of("camp"), items=list(items), at=at)


def test_declarations_are_found_by_key_and_owner():
    cards, _ = in_play()
    g = camp(Item.LAMP, Item.ROPE, Item.LAMP, at=Place.LAMP)
    assert cards.at(g, "light") == (Held("lamp", 0, 2), Held("lamp", 2, 2), Held("lamp", None, 5))
    assert cards.of(g, "light", 2) == (Held("lamp", 2, 2),)
    assert cards.at(g, "cold") == ()


def test_the_index_is_kept_until_something_has_changed():
    cards, _ = in_play()
    g = camp(Item.ROPE)
    index = cards.index(g)
    g.items.append(Item.LAMP)
    assert cards.index(g) is index
    g.changed()
    assert cards.at(g, "heat") == (Held("lamp", 1, 1),)


def test_equal_cards_in_play_share_an_index_and_each_card_is_read_once():
    cards, read = in_play()
    assert cards.index(camp(Item.LAMP, Item.ROPE)) is cards.index(camp(Item.LAMP, Item.ROPE))
    cards.index(camp(Item.ROPE, Item.LAMP))
    assert read == ["lamp", "rope"]


def test_cards_of_two_shelves_may_have_the_same_name():
    cards, _ = in_play()
    item, place = (Source(Item.LAMP),), (Source(Place.LAMP),)
    assert cards.index_of(item)["light"] == (Held("lamp", None, 2),)
    assert cards.index_of(place) == {"light": (Held("lamp", None, 5),)}


def test_a_part_of_what_is_in_play_can_be_looked_at():
    cards, _ = in_play()
    assert cards.index_of((Source(Item.ROPE, 3),)) == {"climb": (Held("rope", 3, 1),)}
