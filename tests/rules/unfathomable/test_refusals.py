"""What is refused names the rule and the reason: one test for every reason, in the order of the rulebook."""

import pytest

from fathom.games.unfathomable.actions import (
    AddCard,
    AttackCharacter,
    AttackDeepOne,
    BreakOut,
    DefeatPassenger,
    Discard,
    DrawFrom,
    Forgo,
    Give,
    Move,
    Pass,
    PickSpace,
    Play,
    PlayCard,
    Repair,
    Reveal,
    Save,
    SetUpgrade,
    Trade,
    UseAbility,
    UseFeat,
    UseItem,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import Upgraded
from fathom.games.unfathomable.pieces import Damage, Item, Loyalty, Passenger, Role
from fathom.games.unfathomable.steps.cards.items import ChangeUpgrade
from fathom.games.unfathomable.steps.cards.spells import LookIntoTome
from fathom.games.unfathomable.steps.setting_up import OpeningHand
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.turns import DiscardPhase, SkillsPhase
from fathom.kernel import Match
from fathom.kernel.cards.effects import Decline
from fathom.kernel.cards.moments import Use
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    GAME,
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
    told,
)

A_TRAITOR = [Loyalty.HYBRID]


def traitor(space: Space = Space.GALLEY) -> Scene:
    return Scene().seat(0, space, loyalty=A_TRAITOR, revealed=True)


# ------------------------------------------------------------------------------------------- moving


@rule("2.3a")
def test_moving_to_where_one_is():
    assert refused(Scene().acting(), Move(Space.GALLEY)) == ("2.3a", "already-here")


@rule("2.10a")
def test_a_traitor_moving_to_where_one_is():
    assert refused(traitor().acting(), Move(Space.GALLEY)) == ("2.10a", "already-here")


@rule("2.3c", "2.10d")
@pytest.mark.parametrize("to", [Space.W1, Space.W8, Space.ABYSS])
def test_moving_into_the_water(to):
    assert refused(Scene().acting(), Move(to)) == ("2.3c", "no-swimming")
    assert refused(traitor().acting(), Move(to)) == ("2.10d", "no-swimming")


@rule("2.10b")
def test_a_traitor_in_the_brig_who_could_pay_has_to():
    rich = traitor(Space.BRIG).seat(0, hand=[card(WILL, 5), card(LORE, 5), card(STRENGTH, 2)]).acting()
    assert refused(rich, Move(Space.D1)) == ("2.10b", "pay-to-leave")
    poor = traitor(Space.BRIG).seat(0, hand=[card(WILL, 5), card(LORE, 5), card(STRENGTH, 1)]).acting()
    assert refused(poor, Move(Space.D1)) == ("2.10b", "too-little")
    assert refused(poor, BreakOut()) == ("2.10b", "too-little")


@rule("2.10b")
def test_breaking_out_of_nowhere():
    assert refused(traitor().acting(), BreakOut()) == ("2.10b", "not-in-brig")


@rule("2.10e")
def test_whoever_breaks_out_does_not_go_to_the_sickbay():
    hand = [card(WILL, 5), card(LORE, 5), card(STRENGTH, 2)]
    match = do(traitor(Space.BRIG).seat(0, hand=hand).acting(), BreakOut(), *(Discard(each) for each in hand))
    assert refused(match, PickSpace(Space.SICKBAY)) == ("2.10e", "no-entry")
    assert refused(match, PickSpace(Space.W1)) == ("2.10d", "no-swimming")


# --------------------------------------------------------------------------------- saving and trading


@rule("2.5")
def test_saving_where_nobody_is_in_danger():
    assert refused(Scene().seat(0, Space.D1).acting(), Save()) == ("2.5", "no-passenger")


@rule("2.6a")
def test_trading_alone_or_with_empty_hands():
    assert refused(Scene().seat(0, Space.D1).acting(), Trade()) == ("2.6a", "nobody-here")
    assert refused(Scene().acting(), Trade()) == ("2.6a", "no-items")


@rule("2.6a", "2.6b")
def test_giving_to_somebody_elsewhere_or_once_more_what_was_declined():
    scene = Scene(seats=3).seat(0, items=[Item.PISTOL, Item.BOMB]).seat(1, items=[Item.BLADE]).seat(2, Space.D1)
    match = do(scene.acting(), Trade())
    assert refused(match, Give(Item.PISTOL, 2)) == ("2.6a", "not-here")
    do(match, Give(Item.PISTOL, 1), Decline(), Pass(), by=(0, 1, 1))
    assert refused(match, Give(Item.PISTOL, 1)) == ("2.6b", "declined")
    assert options(match) == [Pass(), Give(Item.BOMB, 1)]


# ------------------------------------------------------------------------------------ spaces and tome


@rule("2.8a")
def test_the_deck_has_no_action():
    assert refused(Scene().seat(0, Space.D1).acting(), UseSpace()) == ("2.8a", "no-space-action")


@rule("2.8b", "2.8f")
def test_a_room_with_an_enemy_or_used_already():
    assert refused(Scene().deep_ones({Space.GALLEY: 1}).acting(), UseSpace()) == ("2.8b", "enemy-here")
    used = Scene()
    used.g.rooms_used = [Space.GALLEY]
    assert refused(used.acting(), UseSpace()) == ("2.8f", "used-this-turn")


@rule("2.8d", "25.4b", "25.6a", "45.3")
def test_repairing():
    assert refused(Scene().acting(), Repair()) == ("2.8d", "not-damaged")
    damaged = Scene().damaged(Space.GALLEY)
    assert refused(damaged.acting(), UseSpace()) == ("25.4b", "damaged")
    assert refused(damaged.acting(), Repair()) == ("25.6a", "repair-cost")
    assert refused(damaged.deep_ones({Space.GALLEY: 1}).acting(), Repair()) == ("45.3", "enemy-here")


@rule("25.6a")
def test_repairing_with_a_card_of_another_skill():
    scene = Scene().damaged(Space.GALLEY, card=Damage.STRUCTURAL_LORE).seat(0, hand=[card(LORE, 3), card(WILL, 5)])
    assert refused(do(scene.acting(), Repair()), Discard(card(WILL, 5))) == ("25.6a", "wrong-skill")


@rule("51.13a", "51.13c", "10.10a")
def test_the_tome():
    assert refused(Scene().title(keeper=1).acting(), UseTome()) == ("51.13a", "not-keeper")
    assert refused(Scene().title(keeper=0).only("spells").acting(), UseTome()) == ("51.13c", "no-spells")
    used = Scene().title(keeper=0)
    used.g.uses = [Use("tome", 0, "turn")]
    assert refused(used.acting(), UseTome()) == ("10.10a", "used-this-turn")


@rule("51.13a")
def test_whoever_has_looked_at_two_spells_resolves_one():
    match = Scene().play(LookIntoTome(0))
    assert refused(match, Pass()) == ("51.13a", "must-cast")


# --------------------------------------------------------------------------------- humans and traitors


@rule("48.0")
@pytest.mark.parametrize("loyalty", [Loyalty.HYBRID, Loyalty.CULTIST])
def test_revealing_what_one_is_not(loyalty):
    other = Loyalty.CULTIST if loyalty is Loyalty.HYBRID else Loyalty.HYBRID
    assert refused(Scene().acting(), Reveal(loyalty)) == ("48.0", "not-your-loyalty")
    assert refused(Scene().seat(0, loyalty=[other]).acting(), Reveal(loyalty)) == ("48.0", "not-your-loyalty")


@rule("2.9")
def test_what_only_traitors_do():
    for action in (BreakOut(), DefeatPassenger()):
        assert refused(Scene().acting(), action) == ("2.9", "for-traitors")


@rule("2.9", "2.13c")
def test_what_traitors_do_not_do():
    for action in (Save(), Trade(), Repair(), UseTome(), Reveal(Loyalty.HYBRID), Reveal(Loyalty.CULTIST)):
        assert refused(traitor().acting(), action) == ("2.9", "for-humans")
    assert refused(traitor().acting(), UseSpace()) == ("2.13c", "traitor-space")


@rule("2.12")
def test_defeating_passengers():
    empty = traitor(Space.D1)
    assert refused(empty.acting(), DefeatPassenger()) == ("2.12", "no-passenger")
    guarded = traitor(Space.D1).seat(1, Space.D1).passengers({Space.D1: [next(iter(Passenger))]})
    assert refused(guarded.acting(), DefeatPassenger()) == ("2.12", "protected")


# ------------------------------------------------------------------------------------------ attacking


@rule("6.4c", "6.4d")
def test_whom_a_human_does_not_attack():
    scene = Scene().deep_ones({Space.D1: 1}).seat(2, Space.D1, revealed=True)
    assert refused(scene.acting(), AttackDeepOne(Space.D1)) == ("6.4c", "out-of-reach")
    assert refused(scene.acting(), AttackCharacter(1)) == ("6.4d", "only-enemies")
    assert refused(scene.acting(), AttackCharacter(2)) == ("6.4c", "out-of-reach")


@rule("6.4e")
def test_whom_a_traitor_does_not_attack():
    scene = traitor().deep_ones({Space.GALLEY: 1}).seat(1, Space.D1).seat(2, revealed=True)
    assert refused(scene.acting(), AttackDeepOne(Space.GALLEY)) == ("6.4e", "only-humans")
    assert refused(scene.acting(), AttackCharacter(2)) == ("6.4e", "only-humans")
    assert refused(scene.acting(), AttackCharacter(1)) == ("6.4c", "out-of-reach")


@rule("6.4c", "9.6a")
def test_weapons_without_a_victim_or_in_the_brig():
    armed = Scene().seat(0, items=[Item.REVOLVER])
    assert refused(armed.acting(), UseItem(Item.REVOLVER)) == ("6.4c", "nobody-to-attack")
    brig = Scene().seat(0, Space.BRIG, items=[Item.REVOLVER]).seat(1, Space.BRIG, revealed=True)
    assert refused(brig.acting(), UseItem(Item.REVOLVER)) == ("9.6a", "items-in-brig")


# ------------------------------------------------------------------------------------------ abilities


@rule("13.2f")
def test_a_human_uses_no_treachery():
    match = Scene().seat(0, hand=[card(TREACHERY, 3)]).acting()
    assert refused(match, PlayCard(card(TREACHERY, 3))) == ("13.2f", "treachery")


@rule("13.4a", "18.3a", "15.4a", "2.7b")
def test_what_belongs_to_another_moment():
    scene = Scene(crew=(Role.EXILE, Role.STOWAWAY, Role.SKIPPER, Role.ENGINEER))
    scene.seat(0, hand=[card(WILL, 3)], items=[Item.TIDE_TABLES]).seat(2, feat=True)
    match = scene.acting()
    assert refused(match, PlayCard(card(WILL, 3))) == ("13.4a", "not-now")
    assert refused(match, UseItem(Item.TIDE_TABLES)) == ("18.3a", "not-now")
    assert refused(scene.acting(2), UseFeat(Role.SKIPPER)) == ("15.4a", "not-now")


@rule("18.3a", "13.4a")
def test_what_would_change_nothing():
    match = Scene().seat(0, items=[Item.TOOL_BAG], hand=[card(LORE, 3)]).acting()
    assert refused(match, UseItem(Item.TOOL_BAG)) == ("18.3a", "does-nothing")
    assert refused(match, PlayCard(card(LORE, 3))) == ("13.4a", "does-nothing")


@rule("9.6a", "10.10a")
def test_an_item_in_the_brig_and_one_that_was_used():
    brig = Scene().seat(0, Space.BRIG, items=[Item.SEA_BOOK])
    assert refused(brig.acting(), UseItem(Item.SEA_BOOK)) == ("9.6a", "items-in-brig")
    used = Scene().seat(0, items=[Item.SEA_BOOK]).deep_ones({Space.W1: 1})
    used.g.uses = [Use(Item.SEA_BOOK.value, 0, "turn")]
    assert refused(used.acting(), UseItem(Item.SEA_BOOK)) == ("10.10a", "used-this-turn")


@rule("11.1b", "15.3")
def test_what_a_traitor_and_the_one_who_used_it_have_lost():
    scene = Scene(crew=(Role.MASTER_AT_ARMS, Role.STOWAWAY, Role.EXILE, Role.ENGINEER)).seat(0, revealed=True)
    assert refused(scene.acting(), UseAbility(Role.MASTER_AT_ARMS)) == ("11.1b", "sheet-covered")
    assert refused(scene.acting(), UseFeat(Role.MASTER_AT_ARMS)) == ("15.3", "feat-gone")
    human = Scene(crew=(Role.MASTER_AT_ARMS, Role.STOWAWAY, Role.EXILE, Role.ENGINEER))
    assert refused(human.acting(), UseFeat(Role.MASTER_AT_ARMS)) == ("15.3", "feat-gone")


@rule("10.15")
def test_once_cards_are_added_it_is_too_late_for_what_comes_before():
    scene = Scene().seat(1, hand=[card(OBSERVATION, 5), card(WILL, 1)])
    match = scene.play(SkillTest("cabin", 0, 1))
    while prompt(match) != "add-card":
        match.answer(match.turn.seat, Pass())
    assert match.turn.seat == 1
    assert AddCard(card(OBSERVATION, 5)) in options(match)
    assert refused(match, PlayCard(card(OBSERVATION, 5))) == ("10.15", "cards-added")


# -------------------------------------------------------------------------------- drawing and discarding


@rule("13.2d", "13.2f", "26.4b")
def test_decks_that_a_card_cannot_come_from():
    match = Scene().skill_pile(WILL, deck=[]).play(OpeningHand(0))
    own = table_skills(match)
    missing = next(skill for skill in (INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL) if skill not in own)
    assert refused(match, DrawFrom(missing)) == ("26.4b", "not-in-set")
    assert refused(match, DrawFrom(TREACHERY)) == ("13.2f", "treachery-deck")
    empty = next(iter(own))
    drained = Scene().skill_pile(empty, deck=[]).play(OpeningHand(0))
    assert refused(drained, DrawFrom(empty)) == ("13.2d", "deck-empty")


def table_skills(match: Match) -> list[object]:
    return list(match.state.skill_set(0))


@rule("26.10b")
def test_a_traitor_leaves_only_cards_of_the_own_set():
    match = traitor().play(SkillsPhase(0))
    own = table_skills(match)
    missing = next(skill for skill in (INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL) if skill not in own)
    assert refused(match, Forgo(missing)) == ("26.10b", "not-in-set")
    first = next(iter(own))
    while Forgo(first) in options(match):
        do(match, Forgo(first))
    assert refused(match, Forgo(first)) == ("26.10b", "all-left")


@rule("35.2")
def test_too_many_cards_are_discarded():
    hand = [card(WILL, 1)] * 3 + [card(LORE, 1)] * 3 + [card(STRENGTH, 1)] * 3 + [card(INFLUENCE, 1)] * 2
    match = Scene().seat(0, hand=hand).play(DiscardPhase())
    assert refused(match, Pass()) == ("35.2", "over-limit")


@rule("18.7b", "18.9")
def test_upgrades():
    both = Scene().seat(0, items=[Item.LOCKET], spare=[Item.FIELD_GLASS]).play(ChangeUpgrade(0))
    assert refused(both, SetUpgrade(Item.LOCKET)) == ("18.7b", "active-already")
    assert told(do(both, SetUpgrade(Item.FIELD_GLASS)), Upgraded) == [Upgraded(0, Item.FIELD_GLASS)]
    down = Scene().seat(0, spare=[Item.FIELD_GLASS]).play(ChangeUpgrade(0))
    assert refused(down, Pass()) == ("18.9", "choose-upgrade")


@rule("S9b")
def test_a_character_that_somebody_plays():
    match = Match.start(GAME, seats=3, seed="characters")
    role = options(match, Play)[0].role
    do(match, Play(role), by=match.turn.seat)
    assert refused(match, Play(role)) == ("S9b", "role-taken")
