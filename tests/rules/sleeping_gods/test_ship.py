"""The ship: damage, repairs, and the ship action (GEN8, SHIP)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    ClearBoard,
    ClearCard,
    ClearOrders,
    Done,
    Pick,
    Repair,
    Search,
    SwapForRest,
    TakeAll,
    TakeCards,
    TakeDamage,
    TakeOrders,
    TakeReward,
    TreatWound,
    UseBoard,
    UseRoom,
)
from fathom.games.sleeping_gods.events import FateDrawn, ShipDamaged
from fathom.games.sleeping_gods.pieces import PLACES, ROOMS, Card, Find, Good, Place, SkillCard, Status
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip, RepairShip
from fathom.games.sleeping_gods.steps.ship.rooms import ROOM_ORDERS, ShipAction
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    GAME,
    LAURENT,
    MAC,
    ODESSA,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

HULL, DECK, SICK_BAY, GALLEY, QUARTERS, BRIDGE = PLACES


def using(room: Place, scene: Scene):
    return do(scene.play(ShipAction()), UseRoom(room), by=scene.g.active)


# ------------------------------------------------------------------------------------------- damage


@rule("GEN8a", "CH11b")
def test_each_point_of_ship_damage_draws_its_own_fate():
    match = Scene().fates(2, 6).play(DamageShip(2))
    assert [event.value for event in told(match, FateDrawn)] == [2, 6]
    assert [event.place for event in told(match, ShipDamaged)] == [DECK, BRIDGE]


@rule("GEN8b", "GEN8d")
def test_a_full_room_sends_the_damage_where_the_active_player_likes():
    match = Scene().active(1).damage(hull=1, sick_bay=2).fates(3).play(DamageShip(1))
    assert {option.place for option in options(match)} == {DECK, GALLEY, QUARTERS, BRIDGE}
    do(match, TakeDamage(GALLEY), by=1)
    assert table(match).damage == [1, 0, 2, 1, 0, 0]
    assert len(told(match, FateDrawn)) == 1


@rule("GEN8b", "GEN8d")
def test_a_full_hull_is_treated_like_a_full_room():
    match = Scene().damage(hull=1).fates(1).play(DamageShip(1))
    assert HULL not in {option.place for option in options(match)}


@rule("GEN8e")
def test_a_room_with_two_cubes_cannot_be_used():
    match = Scene().damage(deck=2).play(ShipAction())
    assert refused(match, UseRoom(DECK)) == ("GEN8e", "room-damaged")


@rule("GEN8f", "DEF1")
def test_the_eleventh_cube_is_a_defeat():
    match = Scene().damage(hull=1, deck=2, sick_bay=2, galley=2, quarters=2).fates(6).play(DamageShip(1), ShipAction())
    assert (table(match).defeats, sum(table(match).damage)) == (0, 10)
    scene = Scene().damage(hull=1, deck=2, sick_bay=2, galley=2, quarters=2, bridge=1).fates(6)
    match = scene.play(DamageShip(2))
    assert table(match).defeats == 1
    assert table(match).damage == [0] * 6


@rule("GEN8g", "ABI5")
def test_repairs_are_where_one_likes():
    match = Scene().damage(bridge=1, deck=2).play(RepairShip(0, 2))
    do(match, Repair(DECK), Repair(BRIDGE))
    assert table(match).damage == [0, 1, 0, 0, 0, 0]


@rule("ABI1")
def test_fate_for_ship_damage_can_be_raised_by_anybody():
    match = Scene().orders(0, 2).crew(ODESSA, seat=-1).active(1).fates(3).play(DamageShip(1))
    do(match, UseBoard(ODESSA, 0), by=1)
    assert table(match).damage[PLACES.index(GALLEY)] == 1


# ------------------------------------------------------------------------------------------- rooms


@rule("SHIP1", "TRN2")
def test_a_turn_begins_with_a_room():
    match = Scene(packing=False).turn()
    assert prompt(match) == "room"
    assert {type(option) for option in options(match) if not option.interrupts} == {UseRoom}


@rule("SHIP2")
def test_the_pawn_must_change_room():
    match = Scene().active(1).pawn("deck").play(ShipAction())
    assert refused(match, UseRoom(DECK)) == ("SHIP2", "same-room")


@rule("SHIP3")
def test_there_are_five_rooms_and_the_hull_is_none():
    match = Scene().play(ShipAction())
    assert {option.room for option in options(match, UseRoom)} == set(ROOMS)
    assert refused(match, UseRoom(HULL))


@rule("SHIP4")
def test_the_effects_of_a_room_come_in_any_order():
    scene = Scene(3).hand(0, "heave").crew(MAC, fatigue=1)
    before = do(using(GALLEY, scene), SwapForRest(SkillCard("heave")), Pick(MAC), TakeCards())
    assert member(before, MAC).fatigue == 0
    scene = Scene(3).top("feint", "rally").crew(MAC, fatigue=1)
    after = do(using(GALLEY, scene), TakeCards(), SwapForRest(SkillCard("feint")), Pick(MAC))
    assert table(after).players[0].hand == [SkillCard("rally")]


@rule("SHIP4", "GEN6a")
def test_clearing_orders_first_makes_the_supply_larger():
    scene = Scene(4).orders(0, 4, 4, 4).crew(MAC, orders=2)
    early = do(using(BRIDGE, scene), TakeOrders())
    assert table(early).players[0].orders == 0
    scene = Scene(4).orders(0, 4, 4, 4).crew(MAC, orders=2)
    late = do(using(BRIDGE, scene), ClearOrders(), TakeOrders())
    assert table(late).players[0].orders == 2


@rule("SHIP6")
def test_with_all_other_rooms_full_the_pawn_moves_and_nothing_is_gained():
    scene = Scene().pawn("deck").damage(sick_bay=2, galley=2, quarters=2, bridge=2)
    match = do(scene.play(ShipAction()), UseRoom(BRIDGE))
    assert table(match).pawn is BRIDGE
    assert table(match).players[0].orders == 0
    assert match.over


@rule("SHIP7a", "SHIP7b")
@pytest.mark.parametrize(("seats", "orders"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_orders_of_the_quarters_depend_on_the_players(seats, orders):
    match = do(using(QUARTERS, Scene(seats)), TakeOrders())
    assert table(match).players[0].orders == orders


@rule("SHIP7a")
@pytest.mark.parametrize(
    ("room", "orders"),
    [("bridge", (2, 3, 3, 4)), ("galley", (2, 3, 3, 3)), ("sick-bay", (3, 3, 4, 5)), ("deck", (3, 4, 5, 5))],
)
def test_orders_of_the_other_rooms_depend_on_the_players(room, orders):
    found = [do(Scene(n).play(ShipAction()), UseRoom(Place(room)), TakeOrders()) for n in (1, 2, 3, 4)]
    assert tuple(table(match).players[0].orders for match in found) == orders


@rule("SHIP8")
@pytest.mark.parametrize("room", [BRIDGE, QUARTERS, SICK_BAY])
def test_a_room_gives_orders_and_a_card_to_the_active_player_only(room):
    match = do(using(room, Scene(2).active(1)), TakeAll(), by=1)
    one, other = table(match).players
    assert (other.orders, len(other.hand)) == (ROOM_ORDERS[room][1], 1)
    assert (one.orders, len(one.hand)) == (0, 0)


@rule("SHIP9")
def test_the_bridge_returns_all_placed_orders_to_the_supply():
    scene = Scene().crew(LAURENT, orders=2).crew(MAC, orders=2).card("gear", orders=1)
    match = do(using(BRIDGE, scene), ClearOrders())
    g = table(match)
    assert not any(each.orders for each in g.crew)
    assert not any(each.orders for each in g.cards)
    assert g.order_supply == 14


@rule("SHIP10a")
@pytest.mark.parametrize(("seats", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_galley_gives_one_card_or_two(seats, cards):
    match = do(using(GALLEY, Scene(seats)), TakeCards())
    assert len(table(match).players[0].hand) == cards


@rule("SHIP10c")
def test_the_galley_swaps_exactly_one_card_for_a_fatigue_of_anybody():
    scene = Scene().hand(0, "heave", "feint").crew(MAC, fatigue=2)
    match = do(using(GALLEY, scene), SwapForRest(SkillCard("heave")), Pick(MAC))
    assert member(match, MAC).fatigue == 1
    assert prompt(match) == "room-effect"
    assert refused(match, SwapForRest(SkillCard("feint")))


@rule("SHIP11a")
def test_the_deck_gives_orders_and_no_card():
    match = do(using(DECK, Scene(3)), TakeOrders())
    assert table(match).players[0].orders == 5
    assert table(match).players[0].hand == []


@rule("SHIP11b")
def test_one_may_stop_searching_after_any_token():
    match = do(using(DECK, Scene().finds("fish", "kelp", "sack", "purse")), Search())
    assert table(match).found == [Find("fish")]
    do(match, Search(), Search())
    assert Search() not in options(match)
    assert table(match).found == [Find("fish"), Find("kelp"), Find("sack")]
    match = do(using(DECK, Scene().finds("fish")), Search(), TakeReward(Find("fish")))
    assert table(match).goods[Good.MEAT] == 1
    assert len(table(match).finds) == 11


@rule("SHIP11c")
def test_all_harm_is_applied_whichever_reward_is_taken():
    scene = Scene().goods().finds("shoal", "singing-wreck", "purse").fates(2)
    match = do(using(DECK, scene), Search(), Search(), Pick(MAC), Search(), TakeReward(Find("purse")))
    assert table(match).damage[1] == 1
    assert member(match, MAC).statuses == [Status.MADNESS]
    assert {good: n for good, n in table(match).goods.items() if n} == {Good.COIN: 1}


@rule("SHIP11d")
def test_only_one_reward_is_taken():
    match = do(using(DECK, Scene().goods().finds("fish", "kelp")), Search(), Search(), TakeReward(Find("kelp")))
    assert {good: n for good, n in table(match).goods.items() if n} == {Good.VEGETABLE: 1}
    assert table(match).found == []
    match = do(using(DECK, Scene().goods().finds("fish")), Search(), Done())
    assert not any(table(match).goods.values())


@rule("SHIP11e")
def test_search_tokens_are_discarded_and_reshuffled():
    scene = Scene()
    stack = scene.g.finds
    stack.discard, stack.cards, stack.seen = [Find(each) for each in stack.cards[:8]], [], []
    scene.g.found = []
    match = do(using(DECK, scene), Search())
    assert len(table(match).finds) == 7
    assert table(match).finds.discard == []


@rule("SHIP11e")
def test_tokens_that_were_turned_over_lie_among_the_discards():
    match = do(Scene(1).finds("fish", "kelp").play(ShipAction()), UseRoom(Place.DECK), Search(), Search(), Done())
    assert sorted(table(match).finds.discard) == [Find("fish"), Find("kelp")]


@rule("SHIP12")
@pytest.mark.parametrize(("seats", "cleared"), [(2, 2), (3, 3)])
def test_the_quarters_clear_some_placed_orders_to_the_supply(seats, cleared):
    scene = Scene(seats).crew(LAURENT, orders=2).crew(MAC, orders=2).card("gear", orders=1)
    match = do(using(QUARTERS, scene), ClearOrders(), ClearBoard(LAURENT), ClearCard(Card("gear")))
    if cleared == 3:
        do(match, ClearBoard(MAC))
    assert prompt(match) == "room-effect"
    assert table(match).order_supply == 14 - 5 + cleared
    assert table(match).players[0].orders == 0


@rule("SHIP12")
def test_if_fewer_orders_lie_there_all_are_cleared():
    match = do(using(QUARTERS, Scene(3).crew(MAC, orders=2)), ClearOrders())
    assert member(match, MAC).orders == 0


@rule("SHIP13")
def test_the_sick_bay_heals_a_wound_of_anybody():
    match = do(using(SICK_BAY, Scene().crew(MAC, wounds=2)), TreatWound(MAC))
    assert member(match, MAC).wounds == 1
    assert refused(match, TreatWound(MAC))


@rule("SHIP14")
def test_no_answer_moves_orders_between_players():
    match = Scene().orders(3, 0).acting()
    for option in options(match):
        twin = match.clone()
        twin.answer(0, option)
        assert table(twin).players[1].orders == 0
    givers = [action.__name__ for action in GAME.actions if action.__name__ == "GiveTo"]
    assert givers == ["GiveTo"]  # from the supply: DEF9, CAM11b


@rule("ADV12")
def test_alexei_turns_a_food_into_meat_when_searching():
    from fathom.kernel.cards.effects import Accept

    scene = Scene().goods().card("alexei").finds("sack")
    match = do(using(DECK, scene), Search(), TakeReward(Find("sack")), Accept())
    assert {good: n for good, n in table(match).goods.items() if n} == {Good.MEAT: 1}


def test_what_is_used_for_orders_may_be_used_before_the_room():
    match = Scene().orders(1).card("gloria").play(ShipAction())
    do(match, Activate(Card("gloria")))
    assert len(table(match).players[0].hand) == 2
    assert prompt(match) == "room"
