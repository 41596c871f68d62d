"""Chapters 11 and 12: Action abilities and what they cost, the Actions of the rooms, and the reveal ability."""

import pytest

from fathom.games.unfathomable.actions import (
    AddCard,
    AttackDeepOne,
    Discard,
    DrawFrom,
    Move,
    PickItem,
    PickNumber,
    PickSeat,
    PickWaypoint,
    PlayCard,
    Repair,
    Reveal,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import OPEN, ROOMS, Space
from fathom.games.unfathomable.events import (
    LoyaltyGiven,
    PassengerEndangered,
    ResourceChanged,
    TitlePassed,
    TraitorRevealed,
)
from fathom.games.unfathomable.library import characters, rooms
from fathom.games.unfathomable.pieces import Damage, Item, Loyalty, Mythos, Resource, Role, Track, Waypoint
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.turns import ActionPhase
from fathom.kernel.cards.effects import Choose
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    TREACHERY,
    WILL,
    Scene,
    card,
    do,
    options,
    refused,
    settle,
    table,
    told,
    use,
)

LEND_A_HAND = card(INFLUENCE, 1)
TAKE_NOTES = card(OBSERVATION, 1)
SHARP_EYE = card(OBSERVATION, 3)
MEDICAL = (Role.SURGEON, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.ENGINEER)


def left(match):
    """How many actions the player who is asked still has."""
    return match.turn.args["left"]


def hand(match, seat):
    return table(match).players[seat].hand


# ------------------------------------------------------------------------------------- an action each


@rule("11.0")
def test_an_action_ability_costs_one_action():
    match = Scene().seat(0, hand=[TAKE_NOTES]).acting(actions=2)
    assert left(match) == 2
    do(match, PlayCard(TAKE_NOTES), DrawFrom(WILL), DrawFrom(WILL))
    assert left(match) == 1


@rule("11.0")
def test_any_other_ability_costs_none():
    match = Scene().seat(0, hand=[SHARP_EYE]).deep_ones({Space.GALLEY: 1}).acting(actions=2)
    assert refused(match, PlayCard(SHARP_EYE)) == ("13.4a", "not-now")
    do(match, AttackDeepOne(Space.GALLEY))
    do(use(match, 0, PlayCard(SHARP_EYE)), PickNumber(2))
    assert left(settle(match)) == 1


# ------------------------------------------------------------------------- on the table and in hand


@rule("11.1a")
def test_action_abilities_come_from_the_sheet_the_feat_items_titles_and_other_cards_before_the_player():
    scene = Scene().seat(0, hand=[card(LORE, 1), card(LORE, 2)], items=[Item.SEA_BOOK], feat=True)
    scene.seat(1, items=[Item.DECK_SHOES], feat=True).title(keeper=0)
    scene.deep_ones({Space.GALLEY: 1}).monarchs(hydra=Space.W1)
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    match = scene.acting()
    sources = [UseAbility(Role.EXILE), UseFeat(Role.EXILE), UseItem(Item.SEA_BOOK), UseTome()]
    for action in (*sources, UseMythos(Mythos.THE_PAGE_TURNS_ITSELF)):
        assert action in options(match)
    for action in (UseAbility(Role.STOWAWAY), UseFeat(Role.STOWAWAY), UseItem(Item.DECK_SHOES)):
        refused(match, action)
    match = scene.acting(1)
    assert {UseAbility(Role.STOWAWAY), UseItem(Item.DECK_SHOES)} <= set(options(match))
    for action in (*sources, UseMythos(Mythos.THE_PAGE_TURNS_ITSELF)):
        refused(match, action)


@rule("11.1b")
@pytest.mark.parametrize("revealed", [False, True])
def test_a_revealed_traitor_has_no_action_from_the_character_sheet(revealed):
    match = Scene().seat(1, items=[Item.DECK_SHOES], revealed=revealed).acting(1)
    assert UseItem(Item.DECK_SHOES) in options(match)
    assert (UseAbility(Role.STOWAWAY) in options(match)) is not revealed


@rule("11.1b")
@pytest.mark.parametrize("revealed", [False, True])
def test_nor_any_other_ability_of_the_sheet(revealed):
    match = Scene(crew=MEDICAL).seat(0, hand=[card(LORE, 1)], revealed=revealed).play(Defeat(1))
    assert (UseAbility(Role.SURGEON) in options(match, seat=0)) is not revealed


@rule("11.2a")
def test_an_action_skill_card_may_be_used_by_whoever_holds_it():
    match = Scene().seat(0, hand=[TAKE_NOTES]).seat(1, hand=[LEND_A_HAND]).acting()
    assert options(match, PlayCard) == [PlayCard(TAKE_NOTES)]


@rule("11.2b")
def test_a_skill_card_is_discarded_after_its_action_is_resolved():
    match = do(Scene().seat(0, hand=[TAKE_NOTES]).acting(), PlayCard(TAKE_NOTES))
    pile = table(match).pile_of(OBSERVATION)
    assert (hand(match, 0), pile.discard) == ([], [])
    do(match, DrawFrom(WILL), DrawFrom(WILL))
    assert table(match).pile_of(OBSERVATION).discard == [TAKE_NOTES]


@rule("11.2c")
@pytest.mark.parametrize("revealed", [False, True])
def test_humans_cannot_use_the_actions_of_treachery_cards(revealed):
    lure, rites = card(TREACHERY, 3), card(TREACHERY, 5)
    scene = Scene().seat(0, hand=[lure, rites], loyalty=[Loyalty.HYBRID], revealed=revealed)
    assert (PlayCard(lure) in options(scene.acting())) is revealed
    match = scene.play(ActionPhase(0))
    assert (PlayCard(rites) in options(match)) is revealed


# ------------------------------------------------------------------------------------------- rooms


@rule("11.3a")
def test_a_human_uses_the_action_of_the_space_he_is_in():
    match = Scene().seat(0, Space.GALLEY).seat(1, Space.D1).acting()
    assert UseSpace() in options(match)
    assert UseSpace() not in options(Scene().seat(0, Space.D1).acting())
    assert UseSpace() not in options(Scene().seat(0, Space.SICKBAY).acting())


@rule("11.3b")
@pytest.mark.parametrize("traitor", [False, True])
def test_not_while_an_enemy_is_there(traitor):
    scene = Scene().seat(0, Space.GALLEY)
    if traitor:
        scene.seat(1, Space.GALLEY, revealed=True)
    else:
        scene.deep_ones({Space.GALLEY: 1})
    assert refused(scene.acting(), UseSpace()) == ("2.8b", "enemy-here")


@rule("11.3b")
def test_but_in_the_brig_a_traitor_hinders_nobody():
    match = Scene().seat(0, Space.BRIG).seat(1, Space.BRIG, revealed=True).acting()
    assert UseSpace() in options(match)


@rule("11.3c")
def test_in_a_damaged_room_the_action_is_the_repair_that_the_damage_card_demands():
    scene = Scene().damaged(Space.GALLEY, card=Damage.STRUCTURAL_WILL)
    assert refused(scene.seat(0, hand=[card(WILL, 2), card(LORE, 5)]).acting(), Repair()) == ("25.6a", "repair-cost")
    match = scene.seat(0, hand=[card(WILL, 2), card(WILL, 1)]).acting()
    assert refused(match, UseSpace()) == ("25.4b", "damaged")
    do(match, Repair(), Discard(card(WILL, 2)), Discard(card(WILL, 1)))
    assert table(match).damaged == {}
    assert Damage.STRUCTURAL_WILL in table(match).damage


@rule("11.3d")
def test_six_rooms_and_the_brig_have_an_action():
    assert set(rooms()) == {*ROOMS, Space.BRIG}


@rule("11.3d")
def test_the_bridge_costs_a_passenger_in_danger_and_shows_two_cards():
    top = (Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT)
    match = do(Scene().seat(0, Space.BRIDGE).on_top("waypoints", *top).acting(), UseSpace(), Choose("waypoints"))
    assert len(told(match, PassengerEndangered)) == 1
    assert options(match) == [PickWaypoint(each) for each in top]
    do(match, PickWaypoint(top[1]))
    assert (table(match).waypoints[-1], table(match).waypoints[0]) == (top[1], top[0])


@rule("11.3d")
def test_without_passengers_in_the_supply_the_bridge_cannot_be_used():
    assert refused(Scene().seat(0, Space.BRIDGE).passenger_supply(0).acting(), UseSpace()) == ("2.8a", "cannot-use")


@rule("11.3d")
@pytest.mark.parametrize(
    ("room", "skill", "lost", "track"),
    [
        (Space.CHAPEL, LORE, Resource.SANITY, Track.RITUAL),
        (Space.BOILER, STRENGTH, Resource.FUEL, Track.VOYAGE),
    ],
)
@pytest.mark.parametrize(("value", "face", "dial"), [(2, 4, 7), (2, 5, 8), (3, 4, 8)])
def test_the_chapel_and_the_boilers_advance_a_track_and_may_cost(room, skill, lost, track, value, face, dial):
    mine = card(skill, value)
    match = do(Scene().seat(0, room, hand=[mine]).rolls(face).acting(), UseSpace())
    if room is Space.CHAPEL:
        do(match, Choose("advance"))
    do(match, Discard(mine))
    assert (table(match).tracks[track], table(match).dials[lost]) == (1, dial)


@rule("11.3d")
@pytest.mark.parametrize("room", [Space.CHAPEL, Space.BOILER])
def test_without_the_card_that_it_takes_no_track_is_advanced(room):
    match = Scene().seat(0, room, hand=[card(WILL, 5)]).tracks(ritual=2).acting()
    if room is Space.CHAPEL:
        do(match, UseSpace())
        assert table(match).tracks[Track.RITUAL] == 1  # holding the ritual back is all that is left
    else:
        assert refused(match, UseSpace()) == ("2.8a", "cannot-use")


@rule("11.3d")
def test_the_chapel_can_also_hold_the_ritual_back():
    scene = Scene().seat(0, Space.CHAPEL, hand=[card(LORE, 5)]).tracks(ritual=2)
    match = do(scene.acting(), UseSpace(), Choose("delay"))
    assert (table(match).tracks[Track.RITUAL], told(match, ResourceChanged)) == (1, [])


@rule("11.3d")
@pytest.mark.parametrize(("chaos", "passed"), [(1, True), (2, False)])
def test_in_the_cabin_a_test_of_eight_sends_another_human_to_the_brig(chaos, passed):
    mine = [card(INFLUENCE, 5), card(OBSERVATION, 5)]
    scene = Scene().seat(0, Space.CABIN, hand=mine).chaos(card(LORE, 1), card(STRENGTH, chaos))
    match = do(scene.acting(), UseSpace(), PickSeat(1))
    do(settle(match), AddCard(mine[0]), AddCard(mine[1]))
    assert table(settle(match)).players[1].space is (Space.BRIG if passed else Space.GALLEY)


@rule("11.3d")
@pytest.mark.parametrize(("chaos", "passed"), [(3, True), (2, False)])
def test_in_the_brig_a_test_of_eight_lets_the_prisoner_out(chaos, passed):
    scene = Scene().seat(0, Space.BRIG, hand=[card(STRENGTH, 3)]).chaos(card(LORE, 2), card(STRENGTH, chaos))
    match = do(settle(do(scene.acting(), UseSpace())), AddCard(card(STRENGTH, 3)))
    assert match.over is not passed
    if passed:
        assert [option.space for option in options(match)] == list(OPEN)


@rule("11.3d")
def test_the_cargo_hold_shows_two_items_and_lets_one_be_kept():
    top = (Item.BLADE, Item.BOMB)
    match = do(Scene().seat(0, Space.CARGO).on_top("items", *top).acting(), UseSpace())
    assert options(match) == [PickItem(each) for each in top]
    do(match, PickItem(Item.BOMB))
    assert (table(match).players[0].items, table(match).items[0]) == ([Item.BOMB], Item.BLADE)


@rule("11.3d")
@pytest.mark.parametrize(("face", "food"), [(2, 7), (3, 8)])
def test_the_galley_feeds_with_up_to_five_cards_and_may_cost_food(face, food):
    scene = Scene().seat(0, Space.GALLEY).rolls(face)
    match = do(scene.acting(), UseSpace())
    assert options(match) == [PickNumber(number) for number in range(1, 6)]
    do(match, PickNumber(3), DrawFrom(WILL), DrawFrom(WILL), DrawFrom(LORE))
    settle(match)
    assert (len(hand(match, 0)), table(match).dials[Resource.FOOD]) == (3, food)


@rule("11.3e")
def test_the_action_of_a_space_is_used_once_per_turn_by_anybody():
    scene = Scene().seat(0, Space.CARGO, hand=[LEND_A_HAND]).seat(1, Space.CARGO).on_top("items", Item.BLADE)
    match = do(scene.acting(actions=2), UseSpace(), PickItem(Item.BLADE))
    assert refused(match, UseSpace()) == ("2.8f", "used-this-turn")
    do(match, PlayCard(LEND_A_HAND), PickSeat(1))
    assert refused(match, UseSpace()) == ("2.8f", "used-this-turn")


@rule("11.3e")
def test_a_repair_does_not_count():
    scene = Scene().seat(0, Space.CARGO, hand=[card(WILL, 3)]).damaged(Space.CARGO, card=Damage.STRUCTURAL_WILL)
    match = do(scene.acting(actions=2), Repair(), Discard(card(WILL, 3)))
    assert UseSpace() in options(match)


@rule("11.3f")
def test_a_revealed_traitor_cannot_use_the_action_of_a_space():
    match = Scene().seat(0, Space.CARGO, revealed=True).acting()
    assert refused(match, UseSpace()) == ("2.13c", "traitor-space")


# ----------------------------------------------------------------------------------- reveal abilities

CREW = (Role.SKIPPER, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.ENGINEER)


@rule("12.0")
def test_each_character_has_one_reveal_ability():
    assert set(characters()) == set(Role)
    assert len({repr(character.reveal) for character in characters().values()}) == len(Role)


@rule("12.0")
def test_the_reveal_ability_is_resolved_once_in_the_second_step_of_revealing():
    scene = Scene(crew=CREW).title(captain=0).seat(0, loyalty=[Loyalty.HYBRID, Loyalty.HUMAN])
    match = do(scene.acting(), Reveal(Loyalty.HYBRID), PickSeat(1))
    kinds = (TraitorRevealed, ResourceChanged, LoyaltyGiven, TitlePassed)
    assert [type(event) for event in match.journal if isinstance(event, kinds)] == [*kinds]
    assert table(match).dials[Resource.SANITY] == 7


@rule("12.0")
def test_only_revealing_sets_it_off():
    match = Scene(crew=CREW).seat(0, loyalty=[Loyalty.HYBRID]).acting()
    do(match, Move(Space.D1))
    assert (match.over, told(match, ResourceChanged)) == (True, [])
