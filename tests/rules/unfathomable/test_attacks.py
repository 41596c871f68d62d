"""Chapter 6: attacks, in seven steps."""

import pytest

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    Pass,
    PickNumber,
    PickSeat,
    PlayCard,
    UseItem,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import AttackFailed, Attacks, DeepOneAttacks, DeepOneDefeated, Defeated, Rolled
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Passenger
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    OBSERVATION,
    STRENGTH,
    Scene,
    asked,
    card,
    do,
    options,
    prompt,
    refused,
    settle,
    table,
    told,
    use,
)

DEEP_ONES = ActivateIcon(Icon.DEEP_ONES)
SHARP_EYE = card(OBSERVATION, 3)  # before a roll: two more, or two less
SECOND_SWING = card(STRENGTH, 1)  # after the roll of an attack: roll again
ATTACK = AttackDeepOne(Space.D1)
ONSLAUGHT = card(STRENGTH, 3)  # Action: up to four basic attacks


def duel(*faces, deep_ones=1, **fighter):
    """Seat 0 stands on deck with Deep Ones; the die will show these faces."""
    return Scene().seat(0, Space.D1, **fighter).deep_ones({Space.D1: deep_ones}).rolls(*faces)


def ambush(*faces):
    """Seat 1 stands on deck with a Deep One, in the turn of seat 0, who is elsewhere."""
    return Scene().seat(1, Space.D1).deep_ones({Space.D1: 1}).rolls(*faces)


def feud(*faces, attacker_revealed):
    """Seats 0 and 1 stand on deck, one of them a revealed traitor; seat 0 attacks."""
    scene = Scene().seat(0, Space.D1).seat(1, Space.D1).rolls(*faces)
    return scene.seat(0 if attacker_revealed else 1, revealed=True)


def all_pass(match):
    """Everybody passes in the window that is open, and in that one only."""
    for seat in list(match.asks):
        match.answer(seat, Pass())


# ------------------------------------------------------------------------------------- who attacks


@rule("6.0")
def test_only_characters_and_deep_ones_in_the_same_space_can_be_attacked():
    scene = Scene().seat(0, Space.D1).passengers({Space.D1: [Passenger.SOUL]}).monarchs(hydra=Space.W1)
    scene.seat(1, Space.D2, revealed=True).deep_ones({Space.W1: 1, Space.D2: 1})
    match = scene.acting(0)
    assert options(match, AttackDeepOne) == options(match, AttackCharacter) == []
    assert refused(match, AttackDeepOne(Space.W1)) == ("6.4c", "out-of-reach")
    assert refused(match, AttackCharacter(1)) == ("6.4c", "out-of-reach")


@rule("6.1a")
def test_an_attack_costs_one_action():
    match = do(duel(8).acting(0, actions=2), ATTACK)
    assert told(match, DeepOneDefeated) == [DeepOneDefeated(Space.D1)]
    assert (prompt(match), match.turn.args) == ("action", {"left": 1})


@rule("6.1b")
def test_a_card_can_let_its_player_make_attacks():
    match = do(duel(4, 1, deep_ones=2, hand=[ONSLAUGHT, SHARP_EYE]).acting(0), PlayCard(ONSLAUGHT), ATTACK)
    assert prompt(match) == "before-roll"  # the procedure is the usual one
    settle(match)
    assert table(match).deep_ones == {Space.D1: 1}
    settle(do(match, ATTACK))
    assert told(match, Attacks) == [Attacks(0, Space.D1, None)] * 2
    assert table(match).deep_ones == {Space.D1: 1}


@rule("6.1c")
def test_deep_ones_attack_when_they_are_activated():
    match = ambush(6).play(DEEP_ONES)
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D1, 1)]
    assert table(match).players[1].space == Space.SICKBAY


# ----------------------------------------------------------------------------------- the procedure


@rule("6.2")
def test_an_attack_goes_through_its_steps_in_order():
    scene = duel(3, 5).seat(1, hand=[SECOND_SWING]).seat(2, hand=[SHARP_EYE])
    match = do(scene.acting(0), ATTACK)
    assert match.journal == [Attacks(0, Space.D1, None)]  # 1 and 2: attacker and victim
    assert table(match).die.needed == 4  # 3: the threshold
    assert (prompt(match), asked(match)) == ("before-roll", [1, 2])  # 4
    assert table(match).die.face == 0  # not rolled yet
    all_pass(match)
    assert match.journal[1:] == [Rolled(0, 3, 0, 3)]  # 5
    assert (prompt(match), asked(match)) == ("after-roll", [1, 2])  # 6
    settle(match)
    assert match.journal[2:] == [AttackFailed()]  # 7


@rule("6.3")
def test_the_attacker_is_who_attacks_and_not_the_active_player():
    scene = ambush(5).seat(0, Space.D1, items=[Item.BLADE])  # one more in basic attacks of seat 0
    match = do(scene.play(DEEP_ONES), PickSeat(1))
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D1, 1)]
    assert not told(match, Attacks)
    assert told(match, AttackFailed)  # a five stays a five


@rule("6.4a")
def test_a_player_who_attacks_chooses_the_victim():
    scene = duel(8, deep_ones=2).seat(1, Space.D1, revealed=True)
    match = scene.seat(2, Space.D1, loyalty=[Loyalty.CULTIST], revealed=True).acting(0)
    victims = [*options(match, AttackDeepOne), *options(match, AttackCharacter)]
    assert victims == [ATTACK, AttackCharacter(1), AttackCharacter(2)]
    do(match, AttackCharacter(2))
    assert [player.space for player in table(match).players[1:3]] == [Space.D1, Space.BRIG]


@rule("6.4b")
def test_for_a_deep_one_the_active_player_chooses_the_victim():
    match = ambush(6).seat(3, Space.D1).play(DEEP_ONES)
    assert (prompt(match), asked(match)) == ("victim", [0])
    assert options(match) == [PickSeat(1), PickSeat(3)]
    do(match, PickSeat(3))
    assert told(match, Defeated) == [Defeated(3, Space.SICKBAY)]


@rule("6.4c")
@pytest.mark.parametrize("away", [Space.W1, Space.D2, Space.D3, Space.BRIDGE, Space.D8])
def test_attacker_and_victim_are_in_the_same_space(away):
    scene = Scene().seat(0, Space.D1).deep_ones({away: 1})
    match = scene.seat(1, away if away != Space.W1 else Space.D2, revealed=True).acting(0)
    assert options(match, AttackDeepOne) == options(match, AttackCharacter) == []
    scene.g.active = 2
    assert not told(scene.play(DEEP_ONES), DeepOneAttacks)


@rule("6.4d")
@pytest.mark.parametrize("loyalty", [Loyalty.HUMAN, Loyalty.HYBRID])
def test_a_human_cannot_attack_another_human_even_if_a_hidden_traitor(loyalty):
    match = Scene().seat(0, Space.D1).seat(1, Space.D1, loyalty=[loyalty]).acting(0)
    assert options(match, AttackCharacter) == []
    assert refused(match, AttackCharacter(1)) == ("6.4d", "only-enemies")


@rule("6.4e")
def test_a_revealed_traitor_attacks_neither_deep_ones_nor_other_revealed_traitors():
    scene = duel(8).seat(0, revealed=True).seat(1, Space.D1, loyalty=[Loyalty.CULTIST], revealed=True)
    match = scene.seat(2, Space.D1).acting(0)
    assert options(match, AttackDeepOne) == []
    assert options(match, AttackCharacter) == [AttackCharacter(2)]


@rule("6.4e")
def test_a_deep_one_attacks_only_humans():
    match = ambush(6).seat(2, Space.D1, revealed=True).play(DEEP_ONES)
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D1, 1)]  # there was nobody else to choose


@rule("6.5a", "6.5b")
@pytest.mark.parametrize(("face", "left"), [(3, {Space.D1: 1}), (4, {}), (5, {})])
def test_against_a_deep_one_the_lowest_result_that_succeeds_is_4(face, left):
    assert table(do(duel(face).acting(0), ATTACK)).deep_ones == left


@rule("6.5a", "6.5c")
@pytest.mark.parametrize("face", [5, 6])
@pytest.mark.parametrize("case", ["deep one against human", "human against traitor", "traitor against human"])
def test_against_a_character_the_lowest_result_that_succeeds_is_6(case, face):
    if case == "deep one against human":
        match = ambush(face).play(DEEP_ONES)
    else:
        match = do(feud(face, attacker_revealed=case.startswith("traitor")).acting(0), AttackCharacter(1))
    assert (table(match).players[1].space != Space.D1) == (face == 6)


@rule("6.6")
def test_before_the_roll_everybody_may_use_abilities_one_after_another():
    scene = duel(1, hand=[SHARP_EYE]).seat(1, hand=[card(OBSERVATION, 4)])
    match = do(scene.acting(0), ATTACK)
    assert (prompt(match), asked(match)) == ("before-roll", [0, 1])
    do(use(match, 0, PlayCard(SHARP_EYE)), PickNumber(2))
    assert (prompt(match), asked(match)) == ("before-roll", [1])
    assert not told(match, Rolled)
    do(use(match, 1, PlayCard(card(OBSERVATION, 4))), PickNumber(2), by=1)
    assert told(match, Rolled) == [Rolled(0, 1, 4, 5)]
    assert table(match).deep_ones == {}


@rule("6.7")
@pytest.mark.parametrize(("case", "roller"), [("player", 0), ("deep one", 0)])
def test_a_player_rolls_the_die_once(case, roller):
    match = do(duel(7).acting(0), ATTACK) if case == "player" else ambush(7).play(DEEP_ONES)
    assert told(match, Rolled) == [Rolled(roller, 7, 0, 7)]


@rule("6.8a")
def test_after_the_roll_everybody_may_use_abilities_that_roll_again():
    match = do(duel(2, 7).seat(1, hand=[SECOND_SWING]).seat(3, hand=[SHARP_EYE]).acting(0), ATTACK)
    all_pass(match)
    assert (prompt(match), asked(match)) == ("after-roll", [1, 3])
    assert PlayCard(SECOND_SWING) in options(match, seat=1)
    assert not told(match, AttackFailed)
    settle(use(match, 1, PlayCard(SECOND_SWING)))
    assert [rolled.face for rolled in told(match, Rolled)] == [2, 7]
    assert table(match).deep_ones == {}


@rule("6.8b")
def test_rolling_again_goes_back_to_the_abilities_before_the_roll():
    match = do(duel(2, 1).seat(1, hand=[SECOND_SWING, SHARP_EYE, SECOND_SWING]).acting(0), ATTACK)
    all_pass(match)
    assert prompt(match) == "after-roll"
    use(match, 1, PlayCard(SECOND_SWING))
    assert prompt(match) == "before-roll"
    do(use(match, 1, PlayCard(SHARP_EYE)), PickNumber(2), by=1)
    all_pass(match)  # no more before the roll
    assert told(match, Rolled) == [Rolled(0, 2, 0, 2), Rolled(0, 1, 2, 3)]
    assert prompt(match) == "after-roll"
    assert PlayCard(SECOND_SWING) in options(match)
    all_pass(match)
    assert told(match, AttackFailed)


# ------------------------------------------------------------------------------------- the outcome


@rule("6.9a")
def test_the_roll_and_its_modifiers_together_must_reach_the_threshold():
    with_blade = do(duel(3, items=[Item.BLADE]).acting(0), ATTACK)
    assert told(with_blade, Rolled) == [Rolled(0, 3, 1, 4)]
    assert table(with_blade).deep_ones == {}
    assert told(ambush(5).play(DEEP_ONES), AttackFailed)


@rule("6.9a")
def test_a_weapon_adds_to_the_roll():
    assert table(do(duel(2, items=[Item.REVOLVER]).acting(0), UseItem(Item.REVOLVER))).deep_ones == {}
    assert table(do(duel(2, items=[Item.REVOLVER]).acting(0), ATTACK)).deep_ones == {Space.D1: 1}


@rule("6.9b", "6.9c")
def test_a_defeated_deep_one_returns_to_the_supply():
    match = do(duel(4, deep_ones=3).acting(0), ATTACK)
    assert told(match, DeepOneDefeated) == [DeepOneDefeated(Space.D1)]
    assert table(match).deep_ones == {Space.D1: 2}
    assert table(match).supply() == 20 - 2


@rule("6.9b", "6.9d")
def test_a_defeated_human_goes_to_the_sickbay():
    match = ambush(8).play(DEEP_ONES)
    assert told(match, Defeated) == [Defeated(1, Space.SICKBAY)]
    assert table(match).players[1].space == Space.SICKBAY


@rule("6.9b", "6.9e")
def test_a_defeated_revealed_traitor_goes_to_the_brig():
    match = do(feud(6, attacker_revealed=False).acting(0), AttackCharacter(1))
    assert told(match, Defeated) == [Defeated(1, Space.BRIG)]
    assert table(match).players[1].space == Space.BRIG


@rule("6.9f")
def test_a_failed_attack_has_no_effect():
    scene = feud(5, attacker_revealed=True).deep_ones({Space.D1: 1})
    match = do(scene.acting(0), AttackCharacter(1))
    g = table(match)
    assert match.journal[1:] == [Rolled(0, 5, 0, 5), AttackFailed()]
    assert [player.space for player in g.players] == [player.space for player in scene.g.players]
    assert (g.deep_ones, g.dials, g.damaged) == (scene.g.deep_ones, scene.g.dials, {})
