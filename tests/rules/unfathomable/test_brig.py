"""Chapter 9: the Brig, how one gets in and out, and what a prisoner can and cannot do."""

import pytest

from fathom.games.unfathomable.actions import (
    AddCard,
    AttackCharacter,
    BreakOut,
    Discard,
    Move,
    Pass,
    PickSeat,
    PickSpace,
    PickTrack,
    PlayCard,
    TakeOption,
    UseAbility,
    UseFeat,
    UseItem,
    UseSpace,
)
from fathom.games.unfathomable.board import ADJACENT, DECK, INTERIOR, ROOMS, SHIP, Space, nearest_room
from fathom.games.unfathomable.events import (
    Activated,
    Defeated,
    Discarded,
    Moved,
    MythosDiscarded,
    MythosDrawn,
    Rolled,
    TitlePassed,
)
from fathom.games.unfathomable.events import (
    TestBegins as BeginsTest,
)
from fathom.games.unfathomable.pieces import Damage, Icon, Item, Loyalty, Mythos, Role, Spell, Title, Track
from fathom.games.unfathomable.pieces.skills import SKILL
from fathom.games.unfathomable.state import NOBODY
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.attacks import Attack
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.turns import SkillsPhase
from fathom.kernel import Illegal
from fathom.kernel.cards.effects import Accept
from tests.rules import rule
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
    go_on,
    options,
    prompt,
    refused,
    settle,
    table,
    told,
)


def prisoner(space=Space.BRIG, **things):
    """Seat 0 is a human in the Brig."""
    return Scene().seat(0, space, **things)


def accusation(helps):
    """Seat 0 accuses seat 1 in the Captain's cabin and adds two cards to the test, which help or hinder."""
    skill = INFLUENCE if helps else WILL
    scene = Scene().seat(0, Space.CABIN, hand=[card(skill, 4), card(skill, 3)]).chaos(*[card(OBSERVATION, 1)] * 3)
    match = settle(do(scene.acting(0), UseSpace(), PickSeat(1)))
    return do(match, AddCard(card(skill, 4)), AddCard(card(skill, 3)))


def escape(helps):
    """Seat 0 tries to leave the Brig and adds a card to the test, as does seat 1, outside."""
    skill = STRENGTH if helps else WILL
    scene = prisoner(hand=[card(skill, 4)]).seat(1, Space.D1, hand=[card(skill, 3)])
    match = settle(do(scene.chaos(*[card(LORE, 1)] * 3).acting(0), UseSpace()))
    return do(match, AddCard(card(skill, 3)), AddCard(card(skill, 4)), by=(1, 0))


def contributors(match):
    """The seats that are asked for cards, in order, when everybody adds nothing."""
    seats = []
    while prompt(settle(match)) == "add-card":
        seats += asked(match)
        go_on(match, Pass())
    return seats


# --------------------------------------------------------------------------------- getting in


@rule("9.0")
def test_the_brig_holds_humans_on_suspicion_and_defeated_traitors():
    assert Space.BRIG in INTERIOR
    assert table(accusation(helps=True)).players[1].space == Space.BRIG
    match = prisoner().seat(1, Space.D1, revealed=True).play(Defeat(1))
    assert [player.space for player in table(match).players[:2]] == [Space.BRIG, Space.BRIG]


@rule("9.1a")
@pytest.mark.parametrize(("helps", "space"), [(True, Space.BRIG), (False, Space.GALLEY)])
def test_the_captains_cabin_sends_another_human_to_the_brig_if_its_test_passes(helps, space):
    match = accusation(helps)
    assert table(match).players[1].space == space
    assert match.over  # the action is spent either way


@rule("9.1b")
def test_no_revealed_traitor_can_be_accused():
    scene = Scene().seat(0, Space.CABIN).seat(1, revealed=True).seat(2, loyalty=[Loyalty.CULTIST])
    match = do(scene.acting(0), UseSpace())
    assert options(match) == [PickSeat(2), PickSeat(3)]  # and not the accuser


@rule("9.1c")
def test_all_players_may_add_cards_when_somebody_is_accused():
    scene = Scene(5).seat(0, Space.CABIN)
    scene.seat(2, Space.BRIG).seat(3, revealed=True)  # a prisoner, and a revealed traitor
    for seat in range(5):
        scene.seat(seat, hand=[card(LORE, 3)] if seat < 4 else [card(WILL, 1)])
    match = do(scene.acting(0), UseSpace(), PickSeat(1))
    assert contributors(match) == [1, 2, 3, 4, 0]  # the accused too


@rule("9.2")
def test_whoever_goes_to_the_brig_loses_all_titles_at_once():
    scene = Scene().title(captain=1, keeper=1).seat(0, Space.CABIN, hand=[card(INFLUENCE, 5), card(INFLUENCE, 4)])
    match = settle(do(scene.chaos(*[card(OBSERVATION, 1)] * 3).acting(0), UseSpace(), PickSeat(1)))
    do(match, AddCard(card(INFLUENCE, 5)), AddCard(card(INFLUENCE, 4)))
    assert told(match, TitlePassed) == [TitlePassed(Title.CAPTAIN, 3), TitlePassed(Title.KEEPER, 0)]
    assert (table(match).captain, table(match).keeper) == (3, 0)


@rule("9.3")
def test_a_revealed_traitor_goes_to_the_brig_when_defeated():
    match = Scene().seat(1, Space.D1, revealed=True).rolls(6).play(Attack(0, 1, Space.D1))
    assert table(match).players[1].space == Space.BRIG


@rule("9.3")
def test_a_revealed_traitor_does_not_go_there_for_any_other_reason():
    scene = Scene().seat(1, hand=[card(WILL, 1)] * 3, revealed=True).seat(2, hand=[card(LORE, 1)]).title(captain=0)
    crisis = scene.on_top("mythos", Mythos.LOCK_THEM_UP).play(MythosPhase(0))
    do(crisis, TakeOption(1))  # whoever holds the most cards
    assert [player.space for player in table(crisis).players[1:3]] == [Space.GALLEY, Space.BRIG]
    arrest = Scene(crew=[Role.MASTER_AT_ARMS, Role.EXILE, Role.STOWAWAY, Role.ENGINEER]).seat(0, Space.D1, feat=True)
    assert UseFeat(Role.MASTER_AT_ARMS) in options(arrest.seat(1, Space.D1).acting(0))
    assert UseFeat(Role.MASTER_AT_ARMS) not in options(arrest.seat(1, revealed=True).acting(0))


# -------------------------------------------------------------------------------- getting out


@rule("9.4a")
def test_a_prisoner_cannot_simply_move():
    match = prisoner().acting(0)
    assert options(match, Move) == []
    assert refused(match, Move(Space.CARGO)) == ("2.3b", "in-brig")
    match = prisoner(revealed=True, hand=[card(WILL, 5)] * 2).acting(0)
    assert options(match, Move) == options(match, BreakOut) == []


@rule("9.4b")
def test_a_human_leaves_the_brig_by_passing_its_test():
    match = escape(helps=True)
    assert (prompt(match), asked(match)) == ("move-to", [0])
    assert {way.space for way in options(match)} == {*DECK, *ROOMS}
    assert table(do(match, PickSpace(Space.D2))).players[0].space == Space.D2


@rule("9.4b")
def test_a_human_who_fails_the_test_stays_and_has_spent_the_action():
    match = escape(helps=False)
    assert match.over
    assert table(match).players[0].space == Space.BRIG


@rule("9.4c")
def test_a_revealed_traitor_in_the_brig_does_not_keep_a_human_from_escaping():
    match = prisoner().seat(1, Space.BRIG, revealed=True).acting(0)
    assert UseSpace() in options(match)
    do(match, UseSpace())
    assert told(match, BeginsTest) == [BeginsTest("brig", 8, [LORE, STRENGTH])]


@rule("9.4d")
def test_all_players_may_add_cards_when_somebody_tries_to_escape():
    scene = prisoner().seat(2, Space.BRIG).seat(3, revealed=True)
    for seat in range(4):
        scene.seat(seat, hand=[card(WILL, 1)])
    assert contributors(do(scene.acting(0), UseSpace())) == [1, 2, 3, 0]


@rule("9.4e")
@pytest.mark.parametrize(("values", "free"), [([5, 5, 1], False), ([5, 5, 2], True), ([4, 4, 3, 5], True)])
def test_a_revealed_traitor_leaves_the_brig_for_12_or_more(values, free):
    hand = [card(TREACHERY, value) for value in values]
    match = prisoner(hand=hand, revealed=True).acting(0)
    assert options(match, BreakOut) == ([BreakOut()] if free else [])
    if not free:
        with pytest.raises(Illegal) as caught:
            match.answer(0, BreakOut())
        assert (caught.value.rule, caught.value.why, caught.value.args_) == ("2.10b", "too-little", {"needed": 12})
    else:
        do(match, BreakOut(), *(Discard(each) for each in hand), PickSpace(Space.D5))
        assert table(match).players[0].space == Space.D5
        assert table(match).players[0].hand == []


@rule("9.4f")
def test_nothing_happens_between_the_payment_and_the_escape():
    hand = [card(WILL, 5), card(WILL, 5), card(LORE, 2)]
    match = prisoner(hand=hand, revealed=True).acting(0, actions=2)
    do(match, BreakOut(), Discard(hand[0]), Discard(hand[0]))
    assert match.journal == []  # not one by one
    do(match, Discard(hand[2]), PickSpace(Space.D5))
    assert match.journal == [Discarded(0, hand), Moved(0, Space.BRIG, Space.D5)]


@rule("9.4g")
def test_a_spell_that_moves_its_caster_does_not_reach_into_the_brig():
    scene = Scene().seat(0, Space.D1).casting(Spell.RED_HOUR)  # you may move anywhere on the ship
    outside = scene.play(Cast(0, Spell.RED_HOUR))
    assert prompt(outside) == "may-effect"
    match = prisoner().casting(Spell.RED_HOUR).play(Cast(0, Spell.RED_HOUR))
    assert match.over
    assert table(match).players[0].space == Space.BRIG


@rule("9.4g")
def test_a_sheet_that_moves_its_character_does_not_reach_into_the_brig():
    scene = Scene(crew=[Role.FIRST_MATE, Role.EXILE, Role.STOWAWAY, Role.ENGINEER])
    assert UseAbility(Role.FIRST_MATE) in options(scene.acting(0))
    jailed = scene.seat(0, Space.BRIG).acting(0)
    assert UseAbility(Role.FIRST_MATE) not in options(jailed)
    assert refused(jailed, UseAbility(Role.FIRST_MATE)) == ("9.4g", "not-from-brig")


@rule("9.4g")
def test_a_crisis_that_moves_everybody_leaves_prisoners_where_they_are():
    scene = Scene().title(captain=0).seat(0, Space.D1).seat(1, Space.BRIG).seat(2, Space.D2).seat(3, Space.D3)
    match = do(scene.on_top("mythos", Mythos.GALA_NIGHT).play(MythosPhase(0)), TakeOption(1))
    invited = []
    while prompt(match) == "may-effect":  # may move to the Galley
        invited += asked(match)
        go_on(match, options(match)[0])
    assert invited == [0, 2, 3]
    assert table(match).players[1].space == Space.BRIG


# ---------------------------------------------------------------------------- life in the Brig


@rule("9.5")
@pytest.mark.parametrize(("space", "cards"), [(Space.BRIG, 1), (Space.D1, 3)])
def test_a_prisoner_adds_at_most_one_card_to_a_test(space, cards):
    scene = Scene().seat(1, space, hand=[card(LORE, 1)] * 3).on_top("mythos", Mythos.SPRUNG_PLATING)
    match = settle(scene.play(MythosPhase(0)))
    added = 0
    while prompt(match) == "add-card":
        do(match, AddCard(card(LORE, 1)), by=1)
        added += 1
    assert added == cards
    assert len(table(match).players[1].hand) == 3 - cards


@rule("9.5")
def test_a_prisoner_may_also_add_nothing():
    scene = prisoner().seat(1, Space.BRIG, hand=[card(LORE, 1)] * 3)
    match = settle(do(scene.acting(0), UseSpace()))
    assert Pass() in options(match)


@rule("9.6a")
@pytest.mark.parametrize(("space", "works"), [(Space.BRIG, False), (Space.GALLEY, True)])
def test_a_prisoner_uses_no_actions_of_items(space, works):
    scene = prisoner(space, items=[Item.REVOLVER, Item.SHIPS_CAT]).seat(1, space, revealed=True)
    match = scene.acting(0)
    assert AttackCharacter(1) in options(match)
    assert options(match, UseItem) == ([UseItem(Item.REVOLVER), UseItem(Item.SHIPS_CAT)] if works else [])


@rule("9.6a")
@pytest.mark.parametrize(("space", "works"), [(Space.BRIG, False), (Space.D1, True)])
def test_a_prisoner_uses_no_other_abilities_of_items_either(space, works):
    scene = prisoner(space, items=[Item.TIDE_TABLES], hand=[card(OBSERVATION, 1)])
    match = scene.deep_ones({Space.D2: 1}).play(Attack(1, NOBODY, Space.D2))
    assert prompt(match) == "before-roll"
    assert (UseItem(Item.TIDE_TABLES) in options(match, seat=0)) == works


@rule("9.6a")
@pytest.mark.parametrize(("space", "bonus"), [(Space.BRIG, 0), (Space.GALLEY, 1)])
def test_a_blade_adds_nothing_in_the_brig(space, bonus):
    scene = prisoner(space, items=[Item.BLADE]).seat(1, space, revealed=True).rolls(5)
    match = do(scene.acting(0), AttackCharacter(1))
    assert told(match, Rolled) == [Rolled(0, 5, bonus, 5 + bonus)]


@rule("9.6b", "9.12")
@pytest.mark.parametrize(("space", "cards"), [(Space.BRIG, 5), (Space.D1, 6), (Space.SICKBAY, 1)])
def test_a_prisoner_draws_the_whole_skill_set_but_nothing_for_an_upgrade(space, cards):
    match = prisoner(space, items=[Item.LOCKET]).play(SkillsPhase(0))
    if prompt(match) == "draw-own":
        do(match, options(match)[0])
    assert len(table(match).players[0].hand) == cards


@rule("9.12")
def test_a_prisoner_draws_the_cards_of_the_own_sheet():
    match = prisoner().play(SkillsPhase(0))  # the exile
    assert [SKILL[each] for each in table(match).players[0].hand] == [LORE, LORE, STRENGTH, STRENGTH, WILL]


@rule("9.7a")
def test_a_prisoner_resolves_the_icons_of_a_mythos_card_and_not_its_crisis():
    scene = prisoner().on_top("mythos", Mythos.SPRUNG_PLATING)  # a test; Hydra; the Ritual
    match = scene.play(MythosPhase(0))
    assert not told(match, BeginsTest)
    assert told(match, Activated) == [Activated(Icon.HYDRA)]
    assert table(match).tracks == {Track.VOYAGE: 0, Track.RITUAL: 1}
    assert table(match).mythos_discard == [Mythos.SPRUNG_PLATING]


@rule("9.7b")
@pytest.mark.parametrize(("space", "chooser"), [(Space.BRIG, 2), (Space.D1, 0)])
def test_the_captain_chooses_a_track_for_a_prisoner(space, chooser):
    scene = prisoner(space).title(captain=2).on_top("mythos", Mythos.SPOILED_FLOUR).chaos(*[card(LORE, 1)] * 3)
    match = scene.play(MythosPhase(0))
    assert (prompt(match), asked(match)) == ("choose-track", [chooser])
    go_on(match, PickTrack(Track.RITUAL))
    assert table(match).tracks[Track.RITUAL] == 1


@rule("9.7c")
@pytest.mark.parametrize("case", ["prisoner", "revealed", "away", "free"])
def test_the_card_of_a_character_who_is_a_prisoner_a_traitor_or_away_is_replaced(case):
    crew = [Role.EXILE, Role.STOWAWAY if case == "away" else Role.SURGEON, Role.ENGINEER, Role.JINX]
    scene = Scene(crew=crew).seat(1, Space.BRIG if case == "prisoner" else Space.D1, revealed=case == "revealed")
    match = scene.on_top("mythos", Mythos.NOT_ENOUGH_BEDS, Mythos.SPRUNG_PLATING).play(MythosPhase(0))
    if case == "free":
        assert told(match, MythosDrawn) == [MythosDrawn(0, Mythos.NOT_ENOUGH_BEDS)]
        assert asked(match) == [1]
    else:
        assert told(match, MythosDiscarded) == [MythosDiscarded(Mythos.NOT_ENOUGH_BEDS)]
        assert told(match, MythosDrawn) == [MythosDrawn(0, Mythos.SPRUNG_PLATING)]


@rule("9.8")
def test_a_human_who_is_defeated_in_the_brig_stays_there():
    match = Scene().seat(1, Space.BRIG).play(Defeat(1))
    assert table(match).players[1].space == Space.BRIG
    assert not told(match, Defeated)


@rule("9.9")
@pytest.mark.parametrize("revealed", [False, True])
def test_nobody_enters_the_brig_of_the_own_will(revealed):
    assert refused(Scene().seat(0, Space.CARGO, revealed=revealed).acting(0), Move(Space.BRIG)) == ("2.10e", "no-entry")


@rule("9.9")
def test_no_ability_to_move_offers_the_brig():
    shoes = do(Scene().seat(0, Space.CARGO, items=[Item.DECK_SHOES]).acting(0), UseItem(Item.DECK_SHOES))
    assert Space.BRIG in ADJACENT[Space.CARGO]
    assert {way.space for way in options(shoes)} == set(ADJACENT[Space.CARGO]) - {Space.BRIG}
    spell = do(Scene().casting(Spell.RED_HOUR).play(Cast(0, Spell.RED_HOUR)), Accept())
    assert PickSpace(Space.BRIG) not in options(spell)


@rule("9.10")
@pytest.mark.parametrize("face", range(1, 9))
@pytest.mark.parametrize("rooms", [(), (Space.CARGO, Space.GALLEY, Space.BOILER), ROOMS[:5]])
def test_the_brig_is_never_damaged(face, rooms):
    scene = Scene().on_top("damage", Damage.STRUCTURAL_ANY).damaged(*rooms).rolls(face)
    assert Space.BRIG not in table(scene.play(DamageShip())).damaged


@rule("9.11")
def test_deep_ones_cannot_be_pushed_into_the_brig():
    push_back = card(LORE, 3)  # Action: move all Deep Ones of a space into an adjacent one
    scene = Scene().seat(0, hand=[push_back]).deep_ones({Space.CARGO: 2})
    match = do(scene.acting(0), PlayCard(push_back))
    assert {way.space for way in options(match)} == set(ADJACENT[Space.CARGO]) - {Space.BRIG}


@rule("9.11")
def test_deep_ones_that_spawn_near_a_prisoner_spawn_in_a_room():
    assert nearest_room(Space.BRIG) == Space.GALLEY
    assert {nearest_room(space) for space in SHIP} == set(ROOMS)


@rule("9.11")
def test_deep_ones_pass_the_brig_by():
    scene = Scene().damaged(Space.CARGO, Space.CHAPEL, Space.BRIDGE, Space.BOILER).deep_ones({Space.CARGO: 1})
    for seat in range(4):
        scene.seat(seat, Space.D1)
    g = table(scene.play(ActivateIcon(Icon.DEEP_ONES)))
    assert g.deep_ones == {Space.GALLEY: 1}


@rule("9.13")
def test_a_prisoner_uses_the_abilities_of_skill_cards():
    take_notes, sharp_eye = card(OBSERVATION, 1), card(OBSERVATION, 3)
    scene = prisoner(hand=[take_notes, sharp_eye])
    assert options(scene.acting(0), PlayCard) == [PlayCard(take_notes)]
    match = scene.deep_ones({Space.D2: 1}).play(Attack(1, NOBODY, Space.D2))
    assert prompt(match) == "before-roll"
    assert options(match, PlayCard, seat=0) == [PlayCard(sharp_eye)]
