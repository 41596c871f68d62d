"""Chapter 2: what a revealed traitor can spend an action on."""

import pytest

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    BreakOut,
    DefeatPassenger,
    Discard,
    Move,
    Pass,
    PickSpace,
    PlayCard,
    Repair,
    Save,
    Trade,
    UseAbility,
    UseItem,
    UseSpace,
)
from fathom.games.unfathomable.board import DECK, ROOMS, WATER, Space
from fathom.games.unfathomable.events import Discarded, Moved, PassengerDefeated
from fathom.games.unfathomable.pieces import Damage, Item, Loyalty, Passenger, Resource, Role
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
    prompt,
    refused,
    table,
    told,
)

TWO_SOULS, SOUL = Passenger.TWO_SOULS, Passenger.SOUL

ANYWHERE = {Move(space) for space in (*DECK, *ROOMS)}
TAKE_NOTES = card(OBSERVATION, 1)  # Action: draw two cards
LURE = card(TREACHERY, 3)  # Action: endanger a passenger


def kinds(match):
    return {type(option) for option in options(match)}


def traitor(space=Space.D1, **things):
    """Seat 0 is a revealed traitor; everybody else is in the Galley."""
    return Scene().seat(0, space, revealed=True, **things)


# ------------------------------------------------------------------- actions of a revealed traitor


@rule("2.9")
def test_a_revealed_traitor_moves_attacks_defeats_passengers_and_uses_cards():
    scene = traitor(hand=[LURE], items=[Item.DECK_SHOES]).passengers({Space.D1: [SOUL]})
    assert kinds(scene.acting(0)) == {Pass, Move, DefeatPassenger, PlayCard, UseItem}
    assert kinds(scene.seat(1, Space.D1).acting(0)) == {Pass, Move, AttackCharacter, PlayCard, UseItem}


@rule("2.9")
def test_a_revealed_traitor_neither_saves_nor_trades_nor_uses_or_repairs_the_space():
    scene = traitor(items=[Item.PISTOL]).passengers({Space.D1: [SOUL]}).seat(1, Space.D1, items=[Item.BLADE])
    assert kinds(scene.acting(0)).isdisjoint({Save, Trade})
    scene = traitor(Space.CARGO, hand=[card(STRENGTH, 3)])
    assert kinds(scene.acting(0)).isdisjoint({UseSpace, Repair})
    scene.damaged(Space.CARGO, card=Damage.STRUCTURAL_STRENGTH)
    assert kinds(scene.acting(0)).isdisjoint({UseSpace, Repair})


@rule("2.10a")
@pytest.mark.parametrize("start", [Space.D1, Space.BOILER, Space.SICKBAY])
def test_a_revealed_traitor_moves_to_any_ship_space(start):
    match = traitor(start).acting(0)
    assert set(options(match, Move)) == ANYWHERE - {Move(start)}
    assert table(do(match, Move(Space.D8))).players[0].space == Space.D8


@rule("2.10b")
@pytest.mark.parametrize(("values", "enough"), [([5, 4, 2], False), ([5, 4, 3], True), ([5, 5, 4], True)])
def test_a_revealed_traitor_leaves_the_brig_for_cards_worth_12(values, enough):
    match = traitor(Space.BRIG, hand=[card(WILL, value) for value in values]).acting(0)
    assert options(match, Move) == []
    assert (BreakOut() in options(match)) == enough
    if not enough:
        assert refused(match, BreakOut()) == ("2.10b", "too-little")


@rule("2.10b", "2.10c")
def test_the_cards_are_discarded_together_right_before_the_move():
    hand = [card(WILL, 5), card(LORE, 4), card(LORE, 3), card(WILL, 1)]
    match = do(traitor(Space.BRIG, hand=hand).acting(0), BreakOut(), Discard(hand[0]), Discard(hand[1]))
    assert table(match).players[0].hand == hand  # 9 is not enough: nothing has been discarded yet
    do(match, Discard(hand[2]))
    assert prompt(match) == "move-to"
    do(match, PickSpace(Space.D4))
    assert match.journal == [Discarded(0, hand[:3]), Moved(0, Space.BRIG, Space.D4)]
    assert table(match).players[0].hand == [hand[3]]
    assert match.over


@rule("2.10c")
def test_the_payment_cannot_be_spread_over_two_actions():
    hand = [card(WILL, 5), card(LORE, 4), card(LORE, 3)]
    match = do(traitor(Space.BRIG, hand=hand).acting(0, actions=2), BreakOut(), Discard(hand[0]))
    assert set(options(match)) == {Discard(hand[1]), Discard(hand[2])}


@rule("2.10d")
def test_a_revealed_traitor_does_not_go_into_the_water():
    ways = options(traitor().acting(0), Move)
    assert not [way for way in ways if way.to in (*WATER, Space.ABYSS)]
    hand = [card(WILL, 5), card(LORE, 5), card(INFLUENCE, 5)]
    match = do(traitor(Space.BRIG, hand=hand).acting(0), BreakOut(), *(Discard(each) for each in hand))
    assert {way.space for way in options(match, PickSpace)} == {*DECK, *ROOMS}


@rule("2.10e")
@pytest.mark.parametrize("to", [Space.BRIG, Space.SICKBAY])
def test_a_revealed_traitor_does_not_move_into_the_brig_or_the_sickbay(to):
    assert refused(traitor().acting(0), Move(to)) == ("2.10e", "no-entry")


@rule("2.11")
def test_a_revealed_traitor_attacks_a_human_in_the_own_space():
    scene = traitor().seat(1, Space.D1).seat(2, Space.D1, loyalty=[Loyalty.CULTIST], revealed=True).seat(3, Space.D2)
    match = scene.deep_ones({Space.D1: 1}).acting(0)
    assert options(match, AttackCharacter) == [AttackCharacter(1)]
    assert options(match, AttackDeepOne) == []


@rule("2.12")
def test_a_revealed_traitor_defeats_a_passenger_whom_no_human_protects():
    scene = traitor().passengers({Space.D1: [SOUL]})
    match = do(scene.acting(0), DefeatPassenger())
    assert told(match, PassengerDefeated) == [PassengerDefeated(Space.D1, SOUL)]
    assert table(match).dials[Resource.SOULS] == 7
    assert refused(scene.seat(1, Space.D1).acting(0), DefeatPassenger()) == ("2.12", "protected")


@rule("2.12")
def test_another_revealed_traitor_protects_nobody():
    scene = traitor().passengers({Space.D1: [SOUL]}).seat(1, Space.D1, loyalty=[Loyalty.CULTIST], revealed=True)
    assert DefeatPassenger() in options(scene.acting(0))


@rule("2.13a")
def test_a_revealed_traitor_uses_actions_of_cards_in_hand_and_of_items():
    match = traitor(hand=[LURE, TAKE_NOTES], items=[Item.DECK_SHOES]).acting(0)
    assert set(options(match, PlayCard)) == {PlayCard(LURE), PlayCard(TAKE_NOTES)}
    assert options(match, UseItem) == [UseItem(Item.DECK_SHOES)]


@rule("2.13b")
def test_a_skill_card_that_a_revealed_traitor_used_is_discarded():
    signal = card(TREACHERY, 2)  # Action: activate the Deep Ones here, or one anywhere
    scene = traitor(hand=[signal]).deep_ones({Space.D1: 1, Space.D3: 1})
    match = do(scene.acting(0), PlayCard(signal))
    assert table(match).pile_of(TREACHERY).discard == []
    do(match, Choose("here"))
    assert table(match).deep_ones == {Space.BRIDGE: 1, Space.D3: 1}
    assert table(match).pile_of(TREACHERY).discard == [signal]


@rule("2.13c")
def test_a_revealed_traitor_uses_neither_the_sheet_nor_the_space():
    scene = Scene(crew=[Role.STOWAWAY, Role.EXILE, Role.ENGINEER, Role.SURGEON]).seat(0, Space.CARGO)
    assert {UseAbility, UseSpace} <= kinds(scene.acting(0))
    match = scene.seat(0, revealed=True).acting(0)
    assert kinds(match).isdisjoint({UseAbility, UseSpace})
    assert refused(match, UseSpace()) == ("2.13c", "traitor-space")
