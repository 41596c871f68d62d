"""What each Skill card can do: fifteen abilities of humans and traitors, five of Treachery."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    AttackCharacter,
    AttackDeepOne,
    Discard,
    DrawFrom,
    Move,
    Pass,
    PickNumber,
    PickSeat,
    PickSkill,
    PickSpace,
    PlayCard,
    UseItem,
    UseSpell,
)
from fathom.games.unfathomable.board import WATER, Space
from fathom.games.unfathomable.events import (
    Activated,
    DeepOneMoved,
    DrewCards,
    PassengerEndangered,
    PhaseEnded,
    Rerolled,
    Rolled,
)
from fathom.games.unfathomable.pieces import Icon, Item, Mythos, Resource, Spell
from fathom.games.unfathomable.pieces.skills import SKILL
from fathom.games.unfathomable.state import NOBODY, Placed
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.fighting.attacks import Attack
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.turns import ActionPhase
from fathom.kernel import SPECTATOR
from fathom.kernel.cards.effects import Choose
from tests.games.unfathomable.outcomes import dice_show
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    TREACHERY,
    WILL,
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

TEST = SkillTest(Mythos.SPRUNG_PLATING, 0)  # 9, with Influence and Strength


def hand(match, seat=0):
    return table(match).players[seat].hand


def playing(skill, value, scene=None, **seat):
    """Seat 0 uses a card as an action."""
    mine = card(skill, value)
    return do((scene or Scene()).seat(0, hand=[mine], **seat).acting(), PlayCard(mine))


both = pytest.mark.parametrize("value", [1, 2])
either = pytest.mark.parametrize("value", [3, 4])

# ----------------------------------------------------------------------------------------- Influence


@both
def test_lend_a_hand_gives_another_player_an_action(value):
    match = playing(INFLUENCE, value, Scene().seat(1, Space.BRIG).seat(2, revealed=True))
    assert options(match) == [PickSeat(1), PickSeat(2), PickSeat(3)]
    do(match, PickSeat(3))
    assert (match.turn.seat, match.turn.args["left"]) == (3, 1)
    do(match, Move(Space.D1), by=3)
    assert match.over


@either
def test_open_hands_has_all_cards_of_a_test_added_face_up(value):
    mine = [card(INFLUENCE, value), card(WILL, 5), card(WILL, 1)]
    scene = Scene().chaos(card(LORE, 1), card(WILL, 2)).seat(1, hand=mine)
    match = use(scene.play(TEST), 1, PlayCard(card(INFLUENCE, value)))
    do(settle(match), AddCard(card(WILL, 5)), by=1)
    seen = match.view(SPECTATOR).test
    assert Counter(seen.revealed) == Counter([card(LORE, 1), card(WILL, 2)])
    assert (seen.shown, seen.pile) == ([Placed(1, card(WILL, 5))], [])


@pytest.mark.parametrize(("face", "sanity"), [(1, 7), (2, 7), (3, 9), (8, 9)])
def test_rally_heartens_on_three_or_more_and_disheartens_below(face, sanity):
    match = playing(INFLUENCE, 5, Scene().rolls(face))
    assert table(match).dials[Resource.SANITY] == sanity


# ---------------------------------------------------------------------------------------------- Lore


@both
@pytest.mark.parametrize(("face", "left"), [(3, 1), (4, 0)])
def test_a_withering_word_strikes_a_deep_one_anywhere_with_six_and_two_to_spare(value, face, left):
    match = playing(LORE, value, Scene().rolls(face).deep_ones({Space.W8: 1, Space.ABYSS: 3}))
    assert options(match) == [AttackDeepOne(Space.W8)]
    do(match, AttackDeepOne(Space.W8))
    assert table(match).deep_ones.get(Space.W8, 0) == left


@pytest.mark.parametrize(("face", "space"), [(5, Space.D1), (6, Space.BRIG)])
def test_a_withering_word_strikes_a_traitor_with_six(face, space):
    match = playing(LORE, 1, Scene().rolls(face).seat(2, Space.D1, revealed=True))
    assert options(match) == [AttackCharacter(2)]
    do(match, AttackCharacter(2))
    assert table(match).players[2].space is space


def test_for_a_traitor_the_enemies_are_the_humans():
    match = playing(LORE, 1, Scene().deep_ones({Space.W1: 1}).seat(2, revealed=True), revealed=True)
    assert options(match) == [AttackCharacter(1), AttackCharacter(3)]


@either
def test_push_back_moves_all_deep_ones_of_one_space_into_an_adjacent_one(value):
    match = playing(LORE, value, Scene().deep_ones({Space.D3: 3, Space.CARGO: 1}))
    assert options(match) == [PickSpace(Space.D3), PickSpace(Space.CARGO)]
    do(match, PickSpace(Space.D3))
    assert {option.space for option in options(match)} == {Space.W3, Space.D1, Space.D5, Space.CHAPEL}
    do(match, PickSpace(Space.W3))
    assert table(match).deep_ones == {Space.W3: 3, Space.CARGO: 1}


def test_cram_adds_a_skill_that_supports_a_test():
    scene = Scene().chaos(card(LORE, 5), card(LORE, 4)).seat(1, hand=[card(LORE, 5)])
    match = use(scene.play(TEST), 1, PlayCard(card(LORE, 5)))
    assert options(match) == [PickSkill(LORE), PickSkill(OBSERVATION), PickSkill(WILL)]
    do(match, PickSkill(LORE), by=1)
    assert told(match, events.TestEnds) == [events.TestEnds("success", 9)]


# --------------------------------------------------------------------------------------- Observation


@both
def test_take_notes_draws_two_cards_from_any_decks_but_treachery(value):
    match = playing(OBSERVATION, value)
    assert options(match) == [DrawFrom(skill) for skill in (INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL)]
    do(match, DrawFrom(LORE), DrawFrom(STRENGTH))
    assert [SKILL[each] for each in hand(match)] == [LORE, STRENGTH]


@either
@pytest.mark.parametrize("by", [2, -2])
def test_a_sharp_eye_changes_a_roll_by_two(value, by):
    match = Scene().rolls(4).seat(1, hand=[card(OBSERVATION, value)]).play(Endanger(1, 0))
    do(use(match, 1, PlayCard(card(OBSERVATION, value))), PickNumber(by), by=1)
    assert told(match, PassengerEndangered) == [PassengerEndangered(Space(f"d{4 + by}"))]


def test_ready_beforehand_keeps_chaos_out_of_a_test():
    scene = Scene().chaos(card(WILL, 5), card(WILL, 5), card(WILL, 5)).seat(1, hand=[card(OBSERVATION, 5)] * 2)
    match = use(scene.play(TEST), 1, PlayCard(card(OBSERVATION, 5)))
    assert refused(match, PlayCard(card(OBSERVATION, 5)), 1) == ("13.4a", "does-nothing")  # once is enough
    settle(match)
    assert (prompt(match), table(match).test.pile, len(table(match).chaos)) == ("add-card", [], 3)


# ------------------------------------------------------------------------------------------ Strength


@both
@pytest.mark.parametrize("attack", [Attack(0, NOBODY, Space.GALLEY), Attack(NOBODY, 2, Space.GALLEY)])
def test_a_second_swing_rolls_any_attack_again(value, attack):
    match = Scene().rolls(1, 8).seat(1, hand=[card(STRENGTH, value)]).deep_ones({Space.GALLEY: 1}).play(attack)
    use(settle_before(match), 1, PlayCard(card(STRENGTH, value)))
    assert [event.face for event in told(match, Rolled)] == [1, 8]
    assert len(told(match, Rerolled)) == 1


def settle_before(match):
    while prompt(match) == "before-roll":
        match.answer(match.turn.seat, Pass())
    return match


def test_but_no_other_roll():
    match = settle_before(Scene().seat(1, hand=[card(STRENGTH, 1)]).play(Endanger(1, 0)))
    assert match.over


@either
def test_an_onslaught_is_up_to_four_basic_attacks(value):
    match = playing(STRENGTH, value, Scene().rolls(8, 8, 8, 8).deep_ones({Space.GALLEY: 6}))
    for _ in range(4):
        do(match, AttackDeepOne(Space.GALLEY))
    assert match.over
    assert table(match).deep_ones == {Space.GALLEY: 2}


def test_or_fewer():
    match = playing(STRENGTH, 3, Scene().rolls(8).deep_ones({Space.GALLEY: 6}))
    assert options(match) == [AttackDeepOne(Space.GALLEY)]
    do(match, AttackDeepOne(Space.GALLEY), Pass())
    assert (match.over, table(match).deep_ones) == (True, {Space.GALLEY: 5})


def test_or_up_to_three_with_one_weapon():
    scene = Scene().rolls(2, 2, 2).deep_ones({Space.GALLEY: 6})
    match = playing(STRENGTH, 3, scene, items=[Item.REVOLVER])
    assert options(match) == [Pass(), UseItem(Item.REVOLVER)]
    do(match, UseItem(Item.REVOLVER), *[AttackDeepOne(Space.GALLEY)] * 3)
    assert (match.over, table(match).deep_ones) == (True, {Space.GALLEY: 3})  # each roll of 2 counts as 4


@pytest.mark.parametrize(("falling", "saved"), [(1, True), (2, False)])
def test_gritting_teeth_prevents_the_own_defeat_alone(falling, saved):
    match = Scene().seat(1, hand=[card(STRENGTH, 5)]).play(Defeat(falling))
    assert (PlayCard(card(STRENGTH, 5)) in options(match, seat=1)) is saved
    if saved:
        use(match, 1, PlayCard(card(STRENGTH, 5)))
    settle(match)
    assert table(match).players[falling].space is (Space.GALLEY if saved else Space.SICKBAY)


# ---------------------------------------------------------------------------------------------- Will


@both
def test_regrouping_replaces_up_to_five_cards_by_as_many_of_one_deck(value):
    mine = [card(WILL, value), *[card(INFLUENCE, 1)] * 6]
    match = do(Scene().seat(0, hand=mine).acting(), PlayCard(card(WILL, value)), *[Discard(card(INFLUENCE, 1))] * 5)
    assert options(match) == [DrawFrom(skill) for skill in (INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL)]
    do(match, DrawFrom(STRENGTH))
    assert Counter(SKILL[each] for each in hand(match)) == {INFLUENCE: 1, STRENGTH: 5}


def test_or_fewer_cards():
    match = do(Scene().seat(0, hand=[card(WILL, 1), card(LORE, 1), card(LORE, 2)]).acting(), PlayCard(card(WILL, 1)))
    do(match, Discard(card(LORE, 1)), Pass(), DrawFrom(WILL))
    assert [event.skills for event in told(match, DrewCards)] == [[WILL]]


@either
@pytest.mark.parametrize(("total", "by", "outcome"), [(7, 2, "success"), (9, -2, "failure")])
def test_holding_fast_changes_the_total_of_a_test_by_two(value, total, by, outcome):
    scene = Scene().chaos(card(INFLUENCE, 5), card(STRENGTH, total - 5)).seat(1, hand=[card(WILL, value)])
    match = do(settle(scene.play(TEST)), Pass(), by=1)
    assert (prompt(match), table(match).test.total) == ("total-known", total)
    do(use(match, 1, PlayCard(card(WILL, value))), PickNumber(by), by=1)
    assert told(match, events.TestEnds) == [events.TestEnds(outcome, total + by)]


@pytest.mark.parametrize(("face", "lost"), [(3, 1), (4, 0)])
def test_an_unwritten_line_adds_a_card_to_a_test_and_costs_sanity_up_to_its_value(face, lost, monkeypatch):
    dice_show(face, monkeypatch)
    scene = Scene().chaos(card(INFLUENCE, 5), card(STRENGTH, 1)).dials(sanity=5).casting(Spell.UNWRITTEN_LINE)
    scene.skill_pile(STRENGTH, deck=[card(STRENGTH, 3)])
    scene.g.players[1].spells.append(scene.g.casting.pop())
    match = scene.play(TEST)
    while prompt(match) != "total-known":
        match.answer(match.turn.seat, Pass())
    use(match, 1, UseSpell(Spell.UNWRITTEN_LINE))
    assert match.journal[-1] == events.SpellCast(1, Spell.UNWRITTEN_LINE)
    settle(do(match, DrawFrom(STRENGTH), by=1))
    assert told(match, events.TestEnds) == [events.TestEnds("success", 9)]
    assert table(match).dials[Resource.SANITY] == 5 - lost
    assert (table(match).players[1].spells, table(match).box_spells) == ([], [Spell.UNWRITTEN_LINE])


def test_a_second_wind_gives_two_actions_once_per_turn():
    match = do(Scene().seat(0, hand=[card(WILL, 5)] * 2).acting(), PlayCard(card(WILL, 5)))
    assert match.turn.args["left"] == 2
    assert refused(match, PlayCard(card(WILL, 5))) == ("10.10a", "used-this-turn")
    do(match, Pass(), Pass())
    assert match.over


# ----------------------------------------------------------------------------------------- Treachery


def plotting(value, scene=None, space=Space.GALLEY):
    return playing(TREACHERY, value, (scene or Scene()).seat(0, space), revealed=True)


@pytest.mark.parametrize(("abyss", "surfacing"), [(2, False), (3, True)])
def test_calling_the_brood_adds_a_deep_one_to_the_abyss_and_with_four_they_may_surface(abyss, surfacing):
    match = plotting(1, Scene().deep_ones({Space.ABYSS: abyss}).monarchs(dagon=Space.W4))
    if surfacing:
        assert options(match) == [Pass(), *(PickSpace(at) for at in WATER)]
        do(match, PickSpace(Space.W6))
    assert table(match).deep_ones == ({Space.W6: 4} if surfacing else {Space.ABYSS: 3})
    assert (table(match).hydra, table(match).dagon) == (Space.W6 if surfacing else Space.ABYSS, Space.W4)


def test_a_signal_below_activates_the_deep_ones_of_the_own_space():
    match = plotting(2, Scene().deep_ones({Space.D1: 2, Space.W5: 1}), Space.D1)
    do(match, Choose("here"))
    assert table(match).deep_ones == {Space.W5: 1, Space.BRIDGE: 2}


def test_or_one_anywhere():
    match = plotting(2, Scene().deep_ones({Space.D1: 2, Space.W5: 2}), Space.D1)
    do(match, Choose("anywhere"))
    assert options(match) == [PickSpace(Space.D1), PickSpace(Space.W5)]
    do(match, PickSpace(Space.W5))
    assert len(told(match, DeepOneMoved)) == 1
    assert table(match).deep_ones == {Space.D1: 2, Space.W5: 1, Space.D5: 1}


def test_a_lure_endangers_a_passenger():
    assert len(told(plotting(3), PassengerEndangered)) == 1


def at_the_start_of_the_phase(value, space, scene=None):
    """Seat 0, a revealed traitor, may use a card at the start of the own Action phase."""
    scene = (scene or Scene()).seat(0, space, hand=[card(TREACHERY, value)] * 2, revealed=True)
    return scene.play(ActionPhase(0))


@pytest.mark.parametrize(
    ("space", "resource"),
    [(Space.CHAPEL, Resource.SANITY), (Space.GALLEY, Resource.FOOD), (Space.BOILER, Resource.FUEL)],
)
def test_despoiling_costs_what_the_room_provides_and_ends_the_action_phase(space, resource):
    match = at_the_start_of_the_phase(4, space)
    do(match, PlayCard(card(TREACHERY, 4)))
    assert match.over
    assert table(match).dials == {each: 7 if each is resource else 8 for each in Resource}
    assert told(match, PhaseEnded) == [PhaseEnded(0)]


def test_nowhere_else():
    match = at_the_start_of_the_phase(4, Space.CARGO)
    assert options(match) == [Pass()]
    assert (prompt(settle(match)), match.turn.seat) == ("action", 0)


def test_a_dark_office_activates_both_monarchs_and_ends_the_action_phase():
    match = at_the_start_of_the_phase(5, Space.D1, Scene().monarchs(dagon=Space.W3))
    do(match, PlayCard(card(TREACHERY, 5)))
    assert match.over
    assert [event.icon for event in told(match, Activated)] == [Icon.HYDRA, Icon.DAGON]
    assert table(match).deep_ones == {Space.ABYSS: 2, Space.D3: 2}


def test_treachery_of_the_start_of_a_phase_is_no_action():
    match = Scene().seat(0, hand=[card(TREACHERY, 4), card(TREACHERY, 5)], revealed=True).play(TakeAction(0))
    assert (asked(match), options(match, PlayCard)) == ([0], [])
