"""What types are made of, as redaction, pools, cards, words and the client's types read it."""

from enum import Enum
from typing import Annotated, Literal, NewType, Optional, Union

import pytest
from msgspec import Struct

from fathom.kernel.shapes import fields, is_a, marked_fields, marks, plain, present, shape, singles, values

Card = NewType("Card", int)


class Suit(Enum):
    SUN = "sun"
    MOON = "moon"


class Seat(Struct):
    hand: Annotated[list[Card | None], "owner"]
    suit: Suit


class Table(Seat):
    """A struct with a constant that is no field of it."""

    kinds = ("a", "b")
    seats: list[Annotated[int, "seat"]]


def test_fields_stand_in_their_order_and_without_what_is_no_field() -> None:
    assert fields(Table) == {"hand": list[Card | None], "suit": Suit, "seats": list[int]}


def test_marked_fields_keep_their_marks() -> None:
    hand = marked_fields(Table)["hand"]
    assert marks(hand) == ("owner",)
    assert plain(hand) == list[Card | None]
    assert marks(Suit) == ()
    assert plain(Suit) is Suit


@pytest.mark.parametrize("union", [int | None, Optional[int], Union[int, None], Annotated[int | None, "seen"]])  # noqa: UP007, UP045
def test_a_union_is_a_union_however_it_is_written(union: object) -> None:
    assert shape(union) == (Union, (int, type(None)))
    assert present(union) is int


def test_only_types_made_of_others_have_a_shape() -> None:
    assert shape(Annotated[dict[str, int], "seen"]) == (dict, (str, int))
    assert shape(Card) == (None, ())


def test_a_union_of_several_is_present_as_it_is() -> None:
    assert present(int | str | None) == int | str | None
    assert present(list[int]) == list[int]


@pytest.mark.parametrize(
    ("hint", "found"),
    [
        (Card, [Card]),
        (Annotated[list[Card | None], "owner"], [Card]),
        (tuple[Card, ...], [Card]),
        (dict[Suit, list[int | str]], [int, str]),
        (Literal["a", "b"], [Literal["a", "b"]]),
    ],
)
def test_the_single_things_in_a_value(hint: object, found: list[object]) -> None:
    assert list(singles(hint)) == found


def test_values_that_can_be_listed() -> None:
    assert values(Suit) == [Suit.SUN, Suit.MOON]
    assert values(Annotated[Literal[3, 4], "seat"]) == (3, 4)
    assert values(bool) == (False, True)
    assert values(int) is None


def test_is_a_looks_behind_marks_and_takes_anything() -> None:
    assert is_a(Annotated[Seat, "seen"], Struct)
    assert not is_a(list[Seat], Struct)
    assert not is_a(Card, int)
