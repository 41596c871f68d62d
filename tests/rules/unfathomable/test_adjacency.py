"""Chapter 4: which spaces, and which pieces in them, are next to each other."""

import pytest

from fathom.games.unfathomable.actions import AttackDeepOne, UseItem
from fathom.games.unfathomable.board import ADJACENT, BOARD, DECK, ROOMS, WATER, Space
from fathom.games.unfathomable.pieces import Item, Passenger
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from tests.rules import rule
from tests.rules.unfathomable.scene import Scene, do, options, prompt, table


@rule("4.0")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        (Space.W1, {Space.W2, Space.W3, Space.D1}),
        (Space.D1, {Space.W1, Space.D2, Space.D3, Space.BRIDGE}),
        (Space.D5, {Space.W5, Space.D3, Space.D7, Space.CARGO}),
        (Space.BRIDGE, {Space.D1, Space.D2, Space.CHAPEL, Space.CABIN}),
        (Space.CARGO, {Space.D5, Space.CHAPEL, Space.GALLEY, Space.BOILER, Space.BRIG}),
        (Space.SICKBAY, {Space.CHAPEL, Space.CABIN}),
        (Space.BRIG, {Space.CARGO, Space.GALLEY}),
    ],
)
def test_spaces_that_share_a_border_are_adjacent(space, neighbours):
    assert set(ADJACENT[space]) == neighbours


@rule("4.0")
def test_adjacency_holds_in_both_directions():
    pairs = {(space, to) for space in BOARD for to in ADJACENT[space]}
    assert pairs == {(to, space) for space, to in pairs}
    assert len(pairs) == 2 * 44


@rule("4.1")
@pytest.mark.parametrize(
    ("space", "across"),
    [
        (Space.W1, Space.D2),
        (Space.W3, Space.D1),
        (Space.D3, Space.BRIDGE),
        (Space.D8, Space.GALLEY),
        (Space.CHAPEL, Space.GALLEY),
        (Space.CABIN, Space.CARGO),
    ],
)
def test_spaces_that_meet_at_a_corner_are_not_adjacent(space, across):
    assert across not in ADJACENT[space]
    assert space not in ADJACENT[across]


@rule("4.2")
@pytest.mark.parametrize("space", [Space.D1, Space.D6, Space.GALLEY, Space.SICKBAY])
def test_a_piece_is_adjacent_to_the_spaces_that_its_own_space_is_adjacent_to(space):
    scene = Scene().seat(0, space, items=[Item.RIFLE])  # it reaches the adjacent spaces
    scene.deep_ones(dict.fromkeys((*WATER, *DECK[:2], *ROOMS), 1))
    match = do(scene.acting(0), UseItem(Item.RIFLE))
    everywhere = {*WATER, *DECK[:2], *ROOMS}
    assert set(options(match)) == {AttackDeepOne(at) for at in ADJACENT[space] if at in everywhere}


@rule("4.3")
@pytest.mark.parametrize(
    ("doctor", "near"), [(Space.D5, True), (Space.CARGO, True), (Space.D7, True), (Space.D1, False)]
)
def test_pieces_in_adjacent_spaces_are_adjacent_to_each_other(doctor, near):
    scene = Scene().seat(1, doctor, items=[Item.MEDICINE_CHEST])  # helps a passenger here or next to its holder
    match = scene.passengers({Space.D5: [Passenger.SOUL]}).play(DefeatPassengerAt(Space.D5, 0))
    assert prompt(match) == "passenger-falls"
    assert (UseItem(Item.MEDICINE_CHEST) in options(match)) == near


@rule("4.3")
def test_a_rifle_hits_a_deep_one_next_to_its_bearer():
    scene = Scene().seat(0, Space.D3, items=[Item.RIFLE]).deep_ones({Space.CHAPEL: 1, Space.CARGO: 1}).rolls(8)
    match = do(scene.acting(0), UseItem(Item.RIFLE))
    assert table(match).deep_ones == {Space.CARGO: 1}
