"""Damage (chapter 25), repairs (45), and what else the ship suffers: spawning (30), resources (46), the box (47)."""

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import Discard, Repair, UseItem, UseSpace
from fathom.games.unfathomable.board import ROOMS, Space
from fathom.games.unfathomable.library import damage_cards
from fathom.games.unfathomable.pieces import Damage, Item, Resource
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.state import DEEP_ONES
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.loyalty.endings import gain, lose, spawn
from fathom.kernel import Finished, Match
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, WILL, Scene, card, do, options, refused, settle, table, told

ANY = Damage.STRUCTURAL_ANY
WRECK = Damage.STRUCTURAL_LORE


def hit(scene: Scene, room: Space | None = None) -> Match:
    return settle(scene.play(DamageShip(room)))


@rule("25.1a", "25.1b")
def test_damage_to_the_ship_falls_on_the_room_rolled():
    match = hit(Scene().on_top("damage", ANY).rolls(6))
    g = table(match)
    assert g.damaged == {Space.GALLEY: ANY}
    assert len(g.damage) == 8


@rule("25.2a", "25.2b", "3.16c")
def test_damage_to_a_room_needs_no_roll():
    match = hit(Scene().on_top("damage", ANY), Space.CHAPEL)
    assert table(match).damaged == {Space.CHAPEL: ANY}
    assert len(table(match).damage) == 8
    assert told(match, events.Rolled) == []


@pytest.mark.parametrize(("card", "resource"), [(Damage.FUEL_LEAK, "fuel"), (Damage.FLOODED_STORES, "food")])
@rule("25.2c", "3.16d", "47.0a")
def test_a_card_that_leaves_the_game_damages_no_room(card, resource):
    match = hit(Scene().on_top("damage", card), Space.CHAPEL)
    g = table(match)
    assert g.dials[Resource(resource)] == 7
    assert g.damaged == {}
    assert (len(g.damage), g.box_damage) == (8, [card])


def test_a_stampede_endangers_a_passenger_and_another_card_is_drawn():
    match = hit(Scene().on_top("damage", Damage.STAMPEDE, ANY).rolls(3), Space.CHAPEL)
    g = table(match)
    assert g.passengers_at(Space.D3) == 1
    assert g.damaged == {Space.CHAPEL: ANY}
    assert g.damage[0] is Damage.STAMPEDE  # under the deck


def test_a_stampede_that_is_the_last_card_does_not_come_again():
    match = hit(Scene().only("damage", Damage.STAMPEDE).rolls(3))
    assert table(match).damage == [Damage.STAMPEDE]
    assert len(told(match, events.DamageResolved)) == 1


@rule("25.3a", "25.3b")
def test_only_rooms_are_hit_by_the_die():
    hits = set()
    for face in range(1, 9):
        hits |= set(table(hit(Scene().on_top("damage", ANY).rolls(face))).damaged)
    assert hits == set(ROOMS)


@rule("25.4a", "25.4b")
def test_a_damaged_room_cannot_be_used():
    scene = Scene().seat(0, Space.CARGO)
    assert UseSpace() in options(scene.acting())
    scene.damaged(Space.CARGO)
    assert refused(scene.acting(), UseSpace()) == ("25.4b", "damaged")


@rule("25.5a", "25.5b", "3.6c", "3.6d")
def test_a_damaged_room_passes_the_hit_on_to_the_nearest():
    """From the Captain's cabin: Galley (6) before Chapel (3) before Bridge (1-2), all next door."""
    scene = Scene().damaged(Space.CABIN).on_top("damage", ANY)
    assert set(table(hit(scene, Space.CABIN)).damaged) == {Space.CABIN, Space.GALLEY}
    scene = Scene().damaged(Space.CABIN, Space.GALLEY).on_top("damage", ANY)
    assert Space.CHAPEL in table(hit(scene, Space.CABIN)).damaged
    scene = Scene().damaged(Space.CABIN, Space.GALLEY, Space.CHAPEL, Space.BRIDGE).on_top("damage", ANY)
    assert Space.BOILER in table(hit(scene, Space.CABIN)).damaged  # 7-8 before Cargo hold 5


def test_a_hit_defeats_the_humans_in_the_room():
    scene = Scene().seat(0, Space.CHAPEL).seat(1, Space.CHAPEL, revealed=True).on_top("damage", ANY)
    g = table(hit(scene, Space.CHAPEL))
    assert g.players[0].space is Space.SICKBAY
    assert g.players[1].space is Space.CHAPEL


@rule("25.6a", "45.1a")
def test_a_human_repairs_the_own_room_by_what_the_card_demands():
    scene = Scene().seat(0, Space.CHAPEL, hand=[card(LORE, 2), card(LORE, 1), card(WILL, 5)])
    scene.damaged(Space.CHAPEL, card=WRECK)
    match = do(scene.acting(), Repair())
    assert options(match) == [Discard(card(LORE, 2)), Discard(card(LORE, 1))]
    do(match, Discard(card(LORE, 2)), Discard(card(LORE, 1)))
    assert table(match).damaged == {}
    assert Repair() not in options(scene.seat(0, Space.GALLEY).acting())


@rule("25.6a")
def test_too_few_cards_repair_nothing():
    scene = Scene().seat(0, Space.CHAPEL, hand=[card(LORE, 2), card(WILL, 5)]).damaged(Space.CHAPEL, card=WRECK)
    assert refused(scene.acting(), Repair()) == ("25.6a", "repair-cost")


@rule("25.6b", "45.2")
def test_the_card_of_a_repaired_room_is_shuffled_back():
    scene = Scene().seat(0, Space.CHAPEL, hand=[card(LORE, 3)]).damaged(Space.CHAPEL, card=WRECK)
    orders = set()
    for seed in range(6):
        scene.g.chance = type(scene.g.chance).of(f"repair {seed}")
        match = do(scene.acting(), Repair(), Discard(card(LORE, 3)))
        assert WRECK in table(match).damage
        orders.add(tuple(table(match).damage))
    assert len(orders) > 1


@rule("25.6c", "45.1b", "2.8g")
def test_a_repair_is_no_use_of_the_room():
    scene = Scene().seat(0, Space.CARGO, hand=[card(LORE, 3)]).damaged(Space.CARGO, card=WRECK)
    match = do(scene.acting(actions=2), Repair(), Discard(card(LORE, 3)))
    assert UseSpace() in options(match)
    scene.g.rooms_used = [Space.CARGO]
    assert Repair() in options(scene.acting())


@rule("45.3")
def test_an_enemy_in_the_room_prevents_the_repair():
    scene = Scene().seat(0, Space.CHAPEL, hand=[card(LORE, 3)]).damaged(Space.CHAPEL, card=WRECK)
    scene.deep_ones({Space.CHAPEL: 1})
    assert refused(scene.acting(), Repair()) == ("45.3", "enemy-here")
    scene.deep_ones({}).seat(1, Space.CHAPEL, revealed=True)
    assert refused(scene.acting(), Repair()) == ("45.3", "enemy-here")


@rule("45.3", "53.5")
def test_not_even_a_bag_of_tools_helps_then():
    bag = UseItem(Item.TOOL_BAG)
    scene = Scene().seat(0, Space.CHAPEL, items=[Item.TOOL_BAG]).damaged(Space.CHAPEL)
    assert bag in options(scene.acting())
    assert bag not in options(scene.seat(1, Space.CHAPEL, revealed=True).acting())
    assert bag not in options(scene.seat(1, Space.D1).deep_ones({Space.CHAPEL: 1}).acting())


@rule("25.7", "28.0c", "8.7")
def test_six_damaged_rooms_end_the_game():
    scene = Scene().damaged(*ROOMS[:5])
    last = next(each for each in scene.g.damage if each and each.value.startswith("structural"))
    match = scene.on_top("damage", last).play(DamageShip(ROOMS[0]), DamageShip(ROOMS[0]))
    settle(match)
    assert match.over
    assert table(match).ending is Ending.SUNK
    assert len(table(match).damaged) == 6


def test_the_damage_deck_of_the_box():
    assert sum(card.do is None for card in damage_cards().values()) == 6
    assert len(damage_cards()) == 9


# --------------------------------------------------------------------------------------- spawning


@rule("30.0")
def test_spawned_deep_ones_come_out_of_the_supply():
    scene = Scene()
    spawn(scene.g, 2, Space.D5)
    assert scene.g.deep_ones == {Space.D5: 2}
    assert scene.g.supply() == DEEP_ONES - 2


@rule("30.1", "8.8", "28.0d", "36.2")
def test_too_small_a_supply_ends_the_game():
    scene = Scene().supply(2)
    spawn(scene.g, 2, Space.D5)
    assert scene.g.ending is None
    with pytest.raises(Finished):
        spawn(scene.g, 1, Space.D5)
    assert scene.g.ending is Ending.OVERRUN
    assert scene.g.deep_ones[Space.D5] == 2


# -------------------------------------------------------------------------------------- resources


@rule("46.0")
def test_there_are_four_resources():
    assert [each.value for each in Resource] == ["fuel", "food", "sanity", "souls"]
    assert set(Scene().g.dials) == set(Resource)


@rule("46.1a")
def test_a_dial_follows_gains_and_losses():
    scene = Scene().dials(fuel=6)
    lose(scene.g, Resource.FUEL, 2)
    assert scene.g.dials[Resource.FUEL] == 4
    gain(scene.g, Resource.FUEL, 1)
    assert scene.g.dials[Resource.FUEL] == 5


@rule("46.1b", "8.6", "28.0b")
def test_a_dial_at_nothing_ends_the_game():
    scene = Scene().dials(sanity=2)
    with pytest.raises(Finished):
        lose(scene.g, Resource.SANITY, 3)
    assert scene.g.dials[Resource.SANITY] == 0
    assert scene.g.ending is Ending.SANITY


@rule("46.1c")
def test_no_dial_goes_beyond_ten():
    scene = Scene().dials(food=9)
    gain(scene.g, Resource.FOOD, 3)
    assert scene.g.dials[Resource.FOOD] == 10


@rule("47.0b")
def test_nobody_looks_into_the_box():
    scene = Scene().only("items").only("spells").only("damage").passenger_supply(0)
    assert scene.g.box_items
    assert scene.g.box_spells
    assert scene.g.box_damage
    assert scene.g.box_passengers
    view = scene.acting().view(0)
    assert (view.box_items, view.box_spells, view.box_damage, view.box_passengers) == ([], [], [], [])  # type: ignore[attr-defined]
