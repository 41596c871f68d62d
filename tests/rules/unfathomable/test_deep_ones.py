"""Chapter 3: what the Deep Ones do when they are activated."""

import pytest

from fathom.games.unfathomable.actions import Activate, AnyOrder, PickPassenger, PickSeat
from fathom.games.unfathomable.board import ADJACENT, DECK, NEAREST, ROOMS, WATER, Space
from fathom.games.unfathomable.events import (
    AttackFailed,
    DeepOneAttacks,
    DeepOneMoved,
    PassengerDefeated,
    Rolled,
    RoomDamaged,
)
from fathom.games.unfathomable.pieces import Damage, Icon, Passenger, Resource
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.mythos import MythosPhase
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, Scene, asked, card, do, options, prompt, table, told

HYDRA, DAGON, DEEP_ONES = ActivateIcon(Icon.HYDRA), ActivateIcon(Icon.DAGON), ActivateIcon(Icon.DEEP_ONES)


def ship(**places):
    """A scene with everybody in the Sickbay, out of harm's way, and a structural card on top of the Damage deck."""
    scene = Scene().on_top("damage", Damage.STRUCTURAL_ANY)
    for seat in range(4):
        scene.seat(seat, places.get(f"seat{seat}", Space.SICKBAY))
    return scene


def mythos(card_drawn, scene=None):
    """Seat 0 has resolved this crisis, whose test (if it has one) nobody helped with."""
    scene = (scene or ship()).on_top("mythos", card_drawn).chaos(*[card(LORE, 1)] * 3)
    return scene.play(MythosPhase(0))


# ---------------------------------------------------------------------------------- the Deep Ones


@rule("3.13a")
def test_each_deep_one_acts_by_itself_after_the_one_before_it():
    scene = ship().deep_ones({Space.D5: 2}).passengers({Space.D5: [Passenger.NOBODY]})
    match = scene.play(DEEP_ONES)
    assert match.journal[1:] == [
        PassengerDefeated(Space.D5, Passenger.NOBODY),
        DeepOneMoved(Space.D5, Space.CARGO),  # the passenger is gone
    ]
    assert table(match).deep_ones == {Space.D5: 1, Space.CARGO: 1}


@rule("3.13a")
def test_a_deep_one_that_has_acted_does_not_act_again_where_it_arrives():
    match = ship().deep_ones({Space.W3: 1, Space.D3: 1}).play(DEEP_ONES)
    do(match, Activate(Space.W3))
    assert table(match).deep_ones == {Space.D3: 1, Space.CHAPEL: 1}


@rule("3.13b")
def test_the_active_player_decides_in_which_order_deep_ones_act():
    scene = ship().deep_ones({Space.W1: 1, Space.D4: 1, Space.W8: 1})
    scene.g.active = 2
    match = scene.play(DEEP_ONES)
    assert (prompt(match), asked(match)) == ("activate", [2])
    assert options(match, Activate) == [Activate(Space.W1), Activate(Space.W8), Activate(Space.D4)]
    do(match, Activate(Space.D4), Activate(Space.W8), by=2)
    moves = [event.start for event in told(match, DeepOneMoved)]
    assert moves == [Space.D4, Space.W8, Space.W1]


@rule("3.13b")
def test_a_player_to_whom_the_order_is_all_one_leaves_it_to_the_board():
    match = do(ship().deep_ones({Space.D4: 1, Space.W1: 1, Space.W8: 1}).play(DEEP_ONES), AnyOrder())
    assert [event.start for event in told(match, DeepOneMoved)] == [Space.W1, Space.W8, Space.D4]


@rule("3.13c")
def test_a_deep_one_does_only_the_first_thing_that_it_can():
    scene = ship(seat1=Space.D5).deep_ones({Space.D5: 1}).passengers({Space.D5: [Passenger.SOUL]}).rolls(1)
    match = scene.play(DEEP_ONES)
    assert match.journal[1:] == [DeepOneAttacks(Space.D5, 1), told(match, Rolled)[0], AttackFailed()]
    assert table(match).passengers_at(Space.D5) == 1
    assert table(match).deep_ones == {Space.D5: 1}


@rule("3.13c")
def test_a_deep_one_prefers_passengers_to_moving_and_damage_to_moving():
    scene = ship().deep_ones({Space.D5: 1}).passengers({Space.D5: [Passenger.NOBODY]})
    assert told(scene.play(DEEP_ONES), DeepOneMoved) == []
    match = ship().deep_ones({Space.CARGO: 1}).play(DEEP_ONES)
    assert told(match, RoomDamaged) == [RoomDamaged(Space.CARGO, Damage.STRUCTURAL_ANY)]
    assert told(match, DeepOneMoved) == []


@rule("3.14a")
@pytest.mark.parametrize(("face", "space"), [(5, Space.D5), (6, Space.SICKBAY)])
def test_a_deep_one_attacks_a_human_in_its_space(face, space):
    match = ship(seat1=Space.D5).deep_ones({Space.D5: 1}).rolls(face).play(DEEP_ONES)
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D5, 1)]
    assert table(match).players[1].space == space


@rule("3.14b")
def test_of_several_humans_the_active_player_chooses_the_victim():
    match = ship(seat1=Space.D5, seat2=Space.D5).deep_ones({Space.D5: 1}).rolls(6).play(DEEP_ONES)
    assert (prompt(match), asked(match)) == ("victim", [0])
    assert options(match) == [PickSeat(1), PickSeat(2)]
    do(match, PickSeat(2))
    assert [player.space for player in table(match).players[1:3]] == [Space.D5, Space.SICKBAY]


@rule("3.14c")
def test_deep_ones_leave_revealed_traitors_alone():
    scene = ship(seat1=Space.CARGO).seat(1, revealed=True).deep_ones({Space.CARGO: 1})
    match = scene.play(DEEP_ONES)
    assert not told(match, DeepOneAttacks)
    assert set(table(match).damaged) == {Space.CARGO}
    assert table(match).players[1].space == Space.CARGO


@rule("3.15")
def test_a_deep_one_defeats_one_passenger_without_a_roll():
    scene = ship().deep_ones({Space.D5: 1}).passengers({Space.D5: [Passenger.SOUL, Passenger.TWO_SOULS]})
    match = do(scene.play(DEEP_ONES), PickPassenger(1))
    assert told(match, PassengerDefeated) == [PassengerDefeated(Space.D5, Passenger.SOUL)]
    assert not told(match, Rolled)
    assert table(match).passengers_at(Space.D5) == 1
    assert table(match).dials[Resource.SOULS] == 7


@rule("3.16a", "3.16c")
def test_a_deep_one_alone_in_an_undamaged_room_damages_it_with_the_top_damage_card_and_stays():
    g = table(ship().deep_ones({Space.CARGO: 1}).play(DEEP_ONES))
    assert g.damaged == {Space.CARGO: Damage.STRUCTURAL_ANY}
    assert Damage.STRUCTURAL_ANY not in g.damage
    assert g.deep_ones == {Space.CARGO: 1}


@rule("3.16b")
@pytest.mark.parametrize("space", [Space.D5, Space.W5, Space.CARGO])
def test_deck_water_and_damaged_rooms_are_not_damaged_but_left(space):
    scene = ship().damaged(Space.CARGO).deep_ones({space: 1})
    g = table(scene.play(DEEP_ONES))
    assert set(g.damaged) == {Space.CARGO}
    assert space not in g.deep_ones


@rule("3.16d")
@pytest.mark.parametrize(("drawn", "lost"), [(Damage.FUEL_LEAK, Resource.FUEL), (Damage.FLOODED_STORES, Resource.FOOD)])
def test_with_a_damage_card_that_leaves_the_game_the_deep_one_has_acted_all_the_same(drawn, lost):
    g = table(ship().on_top("damage", drawn).deep_ones({Space.CARGO: 1}).play(DEEP_ONES))
    assert g.dials[lost] == 7
    assert g.damaged == {}
    assert len(g.damage) == 8
    assert g.deep_ones == {Space.CARGO: 1}


@rule("3.17a")
@pytest.mark.parametrize("space", [*WATER, *DECK, *ROOMS])
def test_a_deep_one_moves_one_adjacent_space(space):
    scene = ship().deep_ones({space: 1})
    if space in ROOMS:
        scene.damaged(*(room for room in ROOMS if room != NEAREST[space][-1]))  # all but the farthest
    ((to, count),) = table(scene.play(DEEP_ONES)).deep_ones.items()
    assert to in ADJACENT[space]
    assert count == 1


@rule("3.17b")
@pytest.mark.parametrize(
    ("space", "to"), [(Space.W1, Space.D1), (Space.W8, Space.D8), (Space.D2, Space.BRIDGE), (Space.D7, Space.BOILER)]
)
def test_in_water_and_on_deck_a_deep_one_follows_the_arrow(space, to):
    assert table(ship().deep_ones({space: 1}).play(DEEP_ONES)).deep_ones == {to: 1}


@rule("3.17c")
@pytest.mark.parametrize(
    ("space", "intact", "to"),
    [
        (Space.BRIDGE, Space.BOILER, Space.CABIN),
        (Space.CABIN, Space.BOILER, Space.GALLEY),  # not through the Sickbay
        (Space.GALLEY, Space.BOILER, Space.BOILER),
        (Space.CARGO, Space.BRIDGE, Space.CHAPEL),
        (Space.BOILER, Space.CHAPEL, Space.CARGO),
    ],
)
def test_inside_a_deep_one_goes_one_room_toward_the_nearest_undamaged_room(space, intact, to):
    scene = ship().damaged(*(room for room in ROOMS if room != intact)).deep_ones({space: 1})
    assert table(scene.play(DEEP_ONES)).deep_ones == {to: 1}


@rule("3.17c")
def test_inside_a_deep_one_prefers_a_near_room_to_a_high_number():
    scene = ship().damaged(Space.BRIDGE, Space.CABIN).deep_ones({Space.BRIDGE: 1})
    assert table(scene.play(DEEP_ONES)).deep_ones == {Space.CHAPEL: 1}  # 3 is next door, 8 is not


@rule("3.17c")
@pytest.mark.parametrize("space", ROOMS)
def test_inside_a_deep_one_never_enters_the_brig_or_the_sickbay(space):
    for intact in ROOMS:
        scene = ship().damaged(*(room for room in ROOMS if room != intact)).deep_ones({space: 1})
        assert set(table(scene.play(DEEP_ONES)).deep_ones) <= set(ROOMS)


@rule("3.17d")
@pytest.mark.parametrize(
    ("space", "damaged", "to"),
    [
        (Space.BRIDGE, [], Space.CABIN),  # 4 before 3
        (Space.CHAPEL, [], Space.CARGO),  # 5 before 4 and 2
        (Space.CHAPEL, [Space.CARGO], Space.CABIN),  # 4 before 2
        (Space.GALLEY, [], Space.BOILER),  # 8 before 5 and 4
    ],
)
def test_of_equally_near_rooms_a_deep_one_heads_for_the_highest_number(space, damaged, to):
    scene = ship().damaged(space, *damaged).deep_ones({space: 1})
    assert table(scene.play(DEEP_ONES)).deep_ones == {to: 1}


@rule("3.18a")
def test_with_no_deep_one_on_the_board_their_icon_spawns_two_in_the_abyss():
    match = ship().monarchs(hydra=Space.W3, dagon=Space.W4).deep_ones({Space.ABYSS: 1}).play(DEEP_ONES)
    assert table(match).deep_ones == {Space.ABYSS: 3}
    assert (table(match).hydra, table(match).dagon) == (Space.W3, Space.W4)
    assert not told(match, Rolled)


@rule("3.18b")
@pytest.mark.parametrize(("before", "to"), [(1, Space.ABYSS), (2, Space.W2), (3, Space.W2)])
def test_four_deep_ones_in_the_abyss_then_surface_with_every_monster_there(before, to):
    g = table(ship().deep_ones({Space.ABYSS: before}).rolls(5).play(DEEP_ONES))
    assert g.deep_ones == {to: before + 2}
    assert (g.hydra, g.dagon) == (to, to)


@rule("3.18b")
def test_a_monarch_who_is_not_in_the_abyss_stays_where_it_is():
    g = table(ship().monarchs(hydra=Space.W8).deep_ones({Space.ABYSS: 2}).rolls(1).play(DEEP_ONES))
    assert (g.hydra, g.dagon) == (Space.W8, Space.W1)


@rule("3.18c")
@pytest.mark.parametrize(("left", "ending"), [(1, Ending.OVERRUN), (2, None)])
def test_too_few_deep_ones_for_that_spawn_end_the_game(left, ending):
    assert table(ship().supply(left).play(DEEP_ONES)).ending is ending
