"""Chapter 2: what a human can spend an action on."""

import pytest

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    DefeatPassenger,
    Discard,
    Give,
    Move,
    Pass,
    PickSpace,
    PlayCard,
    Repair,
    Reveal,
    Save,
    Trade,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import DECK, ROOMS, WATER, Space
from fathom.games.unfathomable.events import Moved, MythosDrawn
from fathom.games.unfathomable.pieces import Damage, Item, Loyalty, Mythos, Passenger, Resource, Role, Track
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.turns import Turn
from fathom.kernel.cards.effects import Accept, Choose, Decline
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    Scene,
    asked,
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


def kinds(match):
    return {type(option) for option in options(match)}


def traitor(space=Space.D1, **things):
    """Seat 0 is a revealed traitor; everybody else is in the Galley."""
    return Scene().seat(0, space, revealed=True, **things)


# -------------------------------------------------------------------------------------- two actions


@rule("2.0a")
def test_the_active_player_takes_two_actions_and_no_third():
    match = Scene().turn(0)
    assert (prompt(match), match.turn.args) == ("action", {"left": 2})
    do(match, Move(Space.D1))
    assert (prompt(match), match.turn.args) == ("action", {"left": 1})
    assert not told(match, MythosDrawn)
    do(match, Move(Space.D2))
    assert told(match, MythosDrawn)
    assert Move(Space.D3) not in options(match)
    assert table(match).players[0].space == Space.D2


@rule("2.0b")
def test_a_hidden_traitor_acts_as_a_human_until_revealed():
    scene = Scene().seat(0, Space.D1, loyalty=[Loyalty.HYBRID]).passengers({Space.D1: [SOUL]})
    match = scene.acting(0, actions=2)
    assert Save in kinds(match)
    assert DefeatPassenger not in kinds(match)
    do(match, Reveal(Loyalty.HYBRID))
    assert (prompt(match), asked(match)) == ("action", [0])
    assert DefeatPassenger in kinds(match)
    assert Save not in kinds(match)


@rule("2.1")
def test_abilities_can_give_further_actions():
    scene = Scene(crew=[Role.FIRST_MATE, Role.STOWAWAY, Role.ENGINEER, Role.EXILE])
    match = scene.turn(0)
    do(match, UseAbility(Role.FIRST_MATE), PickSpace(Space.D3))  # move to any deck, then take an action
    do(match, Move(Space.CHAPEL), Move(Space.D8))
    assert [event.to for event in told(match, Moved)] == [Space.D3, Space.CHAPEL, Space.D8]
    assert told(match, MythosDrawn)


# ------------------------------------------------------------------------------ actions of a human


@rule("2.2")
def test_a_human_with_nothing_at_hand_can_only_move():
    scene = Scene().title(keeper=1).seat(0, Space.D1)
    assert kinds(scene.acting(0)) == {Pass, Move}
    assert kinds(scene.seat(0, loyalty=[Loyalty.CULTIST]).acting(0)) == {Pass, Move, Reveal}


@rule("2.2")
def test_a_human_moves_attacks_saves_trades_uses_abilities_or_the_space_or_reveals():
    scene = Scene().title(keeper=1).seat(0, Space.D1, hand=[TAKE_NOTES], loyalty=[Loyalty.HYBRID])
    scene.seat(1, Space.D1, items=[Item.PISTOL]).deep_ones({Space.D1: 1}).passengers({Space.D1: [SOUL]})
    assert kinds(scene.acting(0)) == {Pass, Move, AttackDeepOne, Save, Trade, PlayCard, Reveal}
    assert kinds(Scene().title(keeper=1).seat(0, Space.CARGO).acting(0)) == {Pass, Move, UseSpace}


@rule("2.3a")
@pytest.mark.parametrize("start", [Space.D1, Space.D8, Space.BRIDGE, Space.BOILER, Space.SICKBAY])
def test_a_human_moves_to_any_ship_space_however_far(start):
    match = Scene().seat(0, start).acting(0)
    assert set(options(match, Move)) == ANYWHERE - {Move(start)}
    far = Space.D8 if start == Space.D1 else Space.D1
    assert table(do(match, Move(far))).players[0].space == far


@rule("2.3b")
def test_a_human_in_the_brig_cannot_move():
    match = Scene().seat(0, Space.BRIG).acting(0)
    assert options(match, Move) == []
    assert refused(match, Move(Space.D1)) == ("2.3b", "in-brig")


@rule("2.3c")
@pytest.mark.parametrize("to", [*WATER, Space.ABYSS])
def test_a_human_does_not_go_into_the_water(to):
    match = Scene().seat(0, Space.D1).acting(0)
    assert Move(to) not in options(match)
    assert refused(match, Move(to)) == ("2.3c", "no-swimming")


@rule("2.3d")
@pytest.mark.parametrize("to", [Space.BRIG, Space.SICKBAY])
@pytest.mark.parametrize("start", [*DECK, *ROOMS])
def test_a_human_does_not_move_into_the_brig_or_the_sickbay(start, to):
    assert refused(Scene().seat(0, start).acting(0), Move(to)) == ("2.10e", "no-entry")


@rule("2.4")
def test_a_human_attacks_a_deep_one_or_a_revealed_traitor_in_the_own_space():
    scene = Scene().seat(0, Space.D1).seat(1, Space.D1, loyalty=[Loyalty.HYBRID]).deep_ones({Space.D1: 1, Space.D2: 1})
    match = scene.acting(0)
    assert options(match, AttackDeepOne) == [AttackDeepOne(Space.D1)]
    assert options(match, AttackCharacter) == []
    match = scene.seat(1, revealed=True).acting(0)
    assert options(match, AttackCharacter) == [AttackCharacter(1)]


@rule("2.5")
def test_a_human_saves_one_passenger_in_the_own_space():
    scene = Scene().seat(0, Space.D1).passengers({Space.D1: [SOUL, TWO_SOULS], Space.D2: [SOUL]})
    match = do(scene.acting(0), Save())
    assert [len(deck.passengers) for deck in table(match).decks[:2]] == [1, 1]
    assert len(table(match).passengers) == 9 - 2
    assert table(match).dials[Resource.SOULS] == 8
    assert Save() not in options(Scene().passengers({Space.D2: [SOUL]}).seat(0, Space.D1).acting(0))


@rule("2.6a")
def test_in_a_trade_everybody_in_the_space_may_give_and_receive_items():
    scene = Scene().seat(3, Space.D1, items=[Item.LOCKET])
    scene.seat(0, items=[Item.PISTOL]).seat(1, items=[Item.BLADE]).seat(2, items=[Item.BOMB])
    match = do(scene.acting(0), Trade())
    assert options(match) == [Pass(), Give(Item.PISTOL, 1), Give(Item.PISTOL, 2)]
    do(match, Give(Item.PISTOL, 2))
    assert (prompt(match), asked(match)) == ("take-item", [2])
    do(match, Accept(), Give(Item.BLADE, 2), Accept(), Give(Item.BOMB, 0), Accept(), by=(2, 1, 2, 2, 0))
    items = [player.items for player in table(match).players]
    assert items == [[Item.BOMB], [], [Item.PISTOL, Item.BLADE], [Item.LOCKET]]
    assert asked(do(match, Pass())) == [2]
    assert do(match, Pass(), by=2).over  # the player on deck was never asked


@rule("2.6a")
def test_a_trade_goes_back_and_forth_until_nobody_wants_more():
    scene = Scene(seats=3).seat(0, items=[Item.PISTOL, Item.BOMB]).seat(1, items=[Item.BLADE]).seat(2, Space.D1)
    match = do(scene.acting(0), Trade(), Pass())
    do(match, Give(Item.BLADE, 0), Accept(), by=(1, 0))
    assert asked(match) == [0]  # who had passed may answer with a gift
    do(match, Give(Item.PISTOL, 1), Accept(), Pass(), Give(Item.BOMB, 1), Accept(), by=(0, 1, 1, 0, 1))
    do(match, Give(Item.PISTOL, 0), Accept(), by=(1, 0))  # even the same item may come back
    do(match, Pass(), Pass(), by=(0, 1))
    assert match.over
    assert [player.items for player in table(match).players[:2]] == [[Item.BLADE, Item.PISTOL], [Item.BOMB]]


@rule("2.6a", "2.6b")
def test_what_was_declined_is_not_offered_again_but_something_else_is():
    scene = Scene(seats=3).seat(0, items=[Item.PISTOL, Item.BOMB]).seat(2, Space.D1)
    match = do(scene.acting(0), Trade(), Give(Item.PISTOL, 1), Decline(), by=(0, 0, 1))
    assert options(match) == [Pass(), Give(Item.BOMB, 1)]
    assert do(match, Give(Item.BOMB, 1), Decline(), by=(0, 1)).over


@rule("2.6b")
def test_who_starts_a_trade_may_stay_out_of_it():
    match = do(Scene().seat(0, items=[Item.PISTOL]).seat(1, items=[Item.BLADE]).acting(0), Trade())
    do(match, Pass(), Give(Item.BLADE, 2), Accept(), Pass(), Pass(), by=(0, 1, 2, 2, 0))
    assert [player.items for player in table(match).players] == [[Item.PISTOL], [], [Item.BLADE], []]
    assert match.over  # and the action is spent


@rule("2.6b")
def test_nobody_has_to_take_what_is_offered_or_to_give():
    match = do(Scene().seat(0, items=[Item.PISTOL]).seat(1, items=[Item.BLADE]).acting(0), Trade())
    do(match, Give(Item.PISTOL, 1), Decline(), Pass(), Pass(), by=(0, 1, 1, 0))
    assert [player.items for player in table(match).players[:2]] == [[Item.PISTOL], [Item.BLADE]]
    assert match.over


@rule("2.7a")
def test_a_human_uses_the_action_of_a_skill_card_in_the_own_hand():
    scene = Scene().seat(0, hand=[TAKE_NOTES]).seat(1, hand=[card(INFLUENCE, 5)])
    assert options(scene.acting(0), PlayCard) == [PlayCard(TAKE_NOTES)]


@rule("2.7b")
def test_sheet_feat_items_titles_and_other_cards_of_the_play_area_give_actions():
    scene = Scene(crew=[Role.APPRENTICE, Role.STOWAWAY, Role.EXILE, Role.ENGINEER])
    scene.seat(0, Space.D1, hand=[card(LORE, 5), card(LORE, 5)], items=[Item.REVOLVER, Item.DECK_SHOES], feat=True)
    scene.title(keeper=0).deep_ones({Space.D1: 1})
    scene.g.mythos_seen.pop()
    scene.g.mythos.remove(Mythos.THE_PAGE_TURNS_ITSELF)
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    match = scene.acting(0)
    assert UseAbility(Role.APPRENTICE) in options(match)
    assert UseFeat(Role.APPRENTICE) in options(match)
    assert options(match, UseItem) == [UseItem(Item.REVOLVER), UseItem(Item.DECK_SHOES)]
    assert UseTome() in options(match)
    assert UseMythos(Mythos.THE_PAGE_TURNS_ITSELF) in options(match)
    assert options(scene.acting(1), UseItem) == options(scene.acting(1), UseMythos) == []
    assert UseTome() not in options(scene.acting(1))


@rule("2.7c")
def test_a_skill_card_is_discarded_after_its_action_was_resolved():
    match = do(Scene().seat(0, hand=[TAKE_NOTES]).acting(0), PlayCard(TAKE_NOTES))
    assert prompt(match) == "draw-from"
    assert table(match).pile_of(OBSERVATION).discard == []
    assert table(match).players[0].hand == []
    do(match, options(match)[0], options(match)[0])
    assert table(match).pile_of(OBSERVATION).discard == [TAKE_NOTES]


# --------------------------------------------------------------------------------- the own space


@rule("2.8a", "2.8e")
@pytest.mark.parametrize(
    ("space", "offered"), [(Space.CARGO, True), (Space.CHAPEL, True), (Space.D3, False), (Space.SICKBAY, False)]
)
def test_a_human_uses_the_action_of_the_own_undamaged_space(space, offered):
    match = Scene().seat(0, space).acting(0)
    assert (UseSpace() in options(match)) == offered
    assert Repair() not in options(match)


@rule("2.8a", "2.8e")
def test_the_action_of_the_own_room_is_resolved():
    match = do(Scene().seat(0, Space.CHAPEL).tracks(ritual=2).acting(0), UseSpace())
    assert table(match).tracks[Track.RITUAL] == 1  # without a Lore card the Chapel can only delay the ritual


@rule("2.8a")
def test_the_boilers_and_the_rite_of_the_chapel_take_a_card():
    scene = Scene().seat(0, Space.BOILER, hand=[card(LORE, 5)])
    assert refused(scene.acting(0), UseSpace()) == ("2.8a", "cannot-use")
    stoked = do(scene.seat(0, hand=[card(STRENGTH, 5)]).acting(0), UseSpace(), Discard(card(STRENGTH, 5)))
    assert table(stoked).tracks[Track.VOYAGE] == 1
    prayed = do(scene.seat(0, Space.CHAPEL, hand=[card(LORE, 5)]).acting(0), UseSpace(), Choose("advance"))
    assert table(do(prayed, Discard(card(LORE, 5)))).tracks[Track.RITUAL] == 1


@rule("2.8b")
@pytest.mark.parametrize("enemy", ["deep one", "traitor"])
def test_with_an_enemy_in_the_space_it_can_neither_be_used_nor_repaired(enemy):
    scene = Scene().seat(0, Space.CARGO, hand=[card(STRENGTH, 5)])
    if enemy == "traitor":
        scene.seat(1, Space.CARGO, revealed=True)
    else:
        scene.deep_ones({Space.CARGO: 1})
    match = scene.acting(0)
    assert UseSpace() not in options(match)
    assert refused(match, UseSpace()) == ("2.8b", "enemy-here")
    match = scene.damaged(Space.CARGO, card=Damage.STRUCTURAL_STRENGTH).acting(0)
    assert not options(match, Repair) + options(match, UseSpace)
    assert refused(match, Repair()) == ("45.3", "enemy-here")


@rule("2.8b")
def test_a_human_companion_is_no_enemy_even_if_a_hidden_traitor():
    match = Scene().seat(0, Space.CARGO).seat(1, Space.CARGO, loyalty=[Loyalty.HYBRID]).acting(0)
    assert UseSpace() in options(match)


@rule("2.8c")
def test_in_the_brig_a_revealed_traitor_does_not_stand_in_the_way():
    match = Scene().seat(0, Space.BRIG).seat(1, Space.BRIG, revealed=True).acting(0)
    assert UseSpace() in options(match)


@rule("2.8d")
def test_in_a_damaged_room_the_action_is_to_repair_it():
    scene = Scene().seat(0, Space.CARGO, hand=[card(STRENGTH, 3)])
    match = scene.damaged(Space.CARGO, card=Damage.STRUCTURAL_STRENGTH).acting(0)
    assert options(match, Repair) == [Repair()]
    assert refused(match, UseSpace()) == ("25.4b", "damaged")
    do(match, Repair(), Discard(card(STRENGTH, 3)))
    assert table(match).damaged == {}
    assert Damage.STRUCTURAL_STRENGTH in table(match).damage


@rule("2.8f")
def test_the_action_of_a_room_can_be_used_once_in_a_turn_whoever_uses_it():
    scene = Scene().seat(0, Space.CHAPEL).seat(1, Space.CHAPEL).tracks(ritual=3)
    match = scene.play(TakeAction(0), TakeAction(0), TakeAction(1), Turn(1))
    do(match, UseSpace())
    assert refused(match, UseSpace()) == ("2.8f", "used-this-turn")
    do(match, Pass())
    assert asked(match) == [1]  # somebody has given seat 1 an action in this turn
    assert refused(match, UseSpace()) == ("2.8f", "used-this-turn")
    do(match, Pass(), by=1)
    assert UseSpace() in options(match)  # a new turn


@rule("2.8g")
def test_repairing_a_room_does_not_use_up_its_action():
    scene = Scene().seat(0, Space.CARGO, hand=[card(STRENGTH, 3)])
    match = scene.damaged(Space.CARGO, card=Damage.STRUCTURAL_STRENGTH).acting(0, actions=2)
    do(match, Repair(), Discard(card(STRENGTH, 3)))
    assert UseSpace() in options(match)


@rule("2.8g")
def test_a_used_room_can_still_be_repaired_in_the_same_turn():
    scene = Scene().seat(0, Space.CARGO, hand=[card(STRENGTH, 3)])
    scene.damaged(Space.CARGO, card=Damage.STRUCTURAL_STRENGTH)
    scene.g.rooms_used = [Space.CARGO]
    assert Repair() in options(scene.acting(0))
