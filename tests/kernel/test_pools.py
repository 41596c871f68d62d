"""Pools: where components may lie, and the dealing anew of those that a view hides."""

from collections import Counter
from typing import Annotated

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, defstruct

from fathom.kernel import EVERYONE, SPECTATOR, Chance, Hidden, Known, Owner, Pool, Public, Top
from fathom.kernel.state.pools import Impossible, Pools
from fathom.kernel.state.visibility import Invisible, redactor


class Place(Struct):
    seat: Public[int]
    hand: Annotated[Owner[list[int | None]], Pool("card")]
    role: Annotated[str | None, Known(by="role_seen"), Pool("role")]
    role_seen: Public[int]


class Box(Struct):
    boxes: Public[list["Box"]]
    card: Annotated[Public[int | None], Pool("card")]


class Layout(Struct):
    deck: Annotated[Hidden[list[int | None]], Pool("card")]
    pile: Annotated[Top[list[int]], Pool("card")]
    row: Annotated[list[int | None], Known(by="seen"), Pool("card")]
    seen: Public[list[int]]
    places: Public[list[Place]]


view_of, pools = redactor(Layout), Pools(Layout)


def there(layout: Layout) -> dict[str, Counter]:
    found: dict[str, Counter] = {"card": Counter(), "role": Counter()}
    for slot in pools.slots(layout):
        found[slot.pool][slot.component] += 1
    return found


def resample(view: Layout, universe: dict[str, Counter], seed: str = "anew", known: dict | None = None) -> Layout:
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=Layout)
    components = {pool: list(members.elements()) for pool, members in universe.items()}
    pools.deal(state, components, Chance.of(seed), known or {})
    return state


patient = settings(deadline=None)
masks = st.sampled_from([0, 0b01, 0b10, 0b11, EVERYONE])
cards = st.lists(st.integers(1, 6), max_size=5)


@st.composite
def layouts(draw) -> Layout:
    row = draw(cards)
    roles = draw(st.permutations(["cook", "spy"]))
    places = [Place(seat, draw(cards), role, draw(masks)) for seat, role in enumerate(roles)]
    return Layout(draw(cards), draw(cards), row, [draw(masks) for _ in row], places)


@patient
@given(layouts(), st.sampled_from([SPECTATOR, 0, 1]), st.text(max_size=5))
def test_dealing_anew_fits_the_view_and_keeps_every_component(layout, viewer, seed):
    view = view_of(layout, viewer)
    other = resample(view, there(layout), seed)
    assert view_of(other, viewer) == view
    assert there(other) == there(layout)


def test_dealing_anew_reaches_every_deal_that_fits_the_view():
    layout = Layout([1, 2], [], [3], [0b10], [Place(0, [4], "cook", 0b01), Place(1, [], "spy", 0)])
    view = view_of(layout, 0)
    deals = {str(resample(view, there(layout), str(n))) for n in range(60)}
    assert len(deals) == 6  # the own hand and role are known; 1, 2 and 3 can lie in any order


def test_components_stay_within_their_own_sub_pool():
    sea = defstruct(
        "Sea", [("tokens", Annotated[Hidden[list[int | None]], Pool("token", of=lambda n: "odd" if n % 2 else "even")])]
    )
    state = sea([None] * 4)
    Pools(sea).deal(state, {"token-even": [10, 20], "token-odd": [11, 21]}, Chance.of("sea"), {})
    assert sorted(state.tokens[::2]) == [10, 20]
    assert sorted(state.tokens[1::2]) == [11, 21]


def test_what_is_known_of_a_blank_slot_is_put_there():
    layout = Layout([1, 2, 3], [], [4], [0], [])
    view = view_of(layout, 0)
    tops = {resample(view, there(layout), str(n), {("deck", 2): 4}).deck[2] for n in range(20)}
    assert tops == {4}


def test_nobody_can_know_of_more_than_there_is():
    layout = Layout([1, 2, 3], [], [], [], [])
    with pytest.raises(Impossible):
        resample(view_of(layout, 0), there(layout), "x", {("deck", 0): 1, ("deck", 1): 1})


def test_what_lies_under_the_top_of_a_pile_is_dealt_anew_too():
    layout = Layout([1, 2], [3, 4], [], [], [])
    view = view_of(layout, 0)
    assert view.pile == [4]
    piles = {tuple(resample(view, there(layout), str(n)).pile) for n in range(60)}
    assert piles == {(1, 4), (2, 4), (3, 4)}


def test_components_are_found_in_a_struct_that_holds_its_own_kind():
    assert [slot.way for slot in Pools(Box).slots(Box([Box([], 2)], 1))] == [("boxes", 0, "card"), ("card",)]


@pytest.mark.parametrize("hand", [Owner[list[int]], Hidden[list[int]], Hidden[int]], ids=str)
def test_what_hides_a_component_must_be_able_to_lack_it(hand):
    struct = defstruct("Seat", [("hand", Annotated[hand, Pool("card")])])
    with pytest.raises(Invisible, match=r"Seat\.hand hides components of a pool: allow None in"):
        Pools(struct)
