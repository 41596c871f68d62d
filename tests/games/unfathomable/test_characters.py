"""What the five characters without a rank can do: ability, Feat, and what happens when they reveal as a traitor."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    Discard,
    Give,
    Pass,
    PickItem,
    PickMythos,
    PickNumber,
    PickSeat,
    PickSpace,
    PickSpell,
    Reveal,
    TakeOption,
    TakeTest,
    UseAbility,
    UseFeat,
)
from fathom.games.unfathomable.board import WATER, Space
from fathom.games.unfathomable.effects.ship import Lose
from fathom.games.unfathomable.events import (
    Activated,
    DeepOneAttacks,
    LookedAtLoyalty,
    MythosDrawn,
    PassengerEndangered,
    Rolled,
    SpellCast,
    TrackMoved,
)
from fathom.games.unfathomable.library import characters
from fathom.games.unfathomable.pieces import (
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Resource,
    Role,
    Spell,
    Track,
)
from fathom.games.unfathomable.pieces.skills import HONEST
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    WILL,
    Scene,
    card,
    do,
    options,
    prompt,
    refused,
    reprint,
    settle,
    table,
    told,
    use,
)

TEST = SkillTest(Mythos.SPRUNG_PLATING, 0)  # 9, with Influence and Strength
QUIET = (Role.STOWAWAY, Role.EXILE, Role.APPRENTICE)  # who have nothing to say in most moments


def cast(role, *others):
    """Seat 0 plays this character."""
    rest = [each for each in (*others, *QUIET, Role.ENGINEER) if each is not role]
    return Scene(crew=(role, *dict.fromkeys(rest)))


def player(match, seat=0):
    return table(match).players[seat]


def revealing(scene):
    """Seat 0, a hybrid, reveals."""
    return do(scene.seat(0, loyalty=[Loyalty.HYBRID]).acting(), Reveal(Loyalty.HYBRID))


def test_everybody_draws_five_cards_and_every_skill_is_drawn_as_often():
    for character in characters().values():
        assert sum(character.skills.values()) == 5
    drawn = Counter({skill: sum(each.skills.get(skill, 0) for each in characters().values()) for skill in HONEST})
    assert drawn == dict.fromkeys(HONEST, 10)


# -------------------------------------------------------------------------------------- the apprentice


@pytest.mark.parametrize("down", [False, True])
def test_the_apprentice_looks_at_the_top_spell_and_has_an_action_left(down):
    scene = cast(Role.APPRENTICE).on_top("spells", Spell.ASH_TO_COAL, Spell.RED_HOUR)
    match = do(scene.acting(), UseAbility(Role.APPRENTICE))
    assert options(match) == [Pass(), PickSpell(Spell.ASH_TO_COAL)]
    assert (match.view(0).spells[-1], match.view(1).spells[-1]) == (Spell.ASH_TO_COAL, None)
    do(match, PickSpell(Spell.ASH_TO_COAL) if down else Pass())
    assert table(match).spells[0 if down else -1] is Spell.ASH_TO_COAL
    assert (prompt(match), match.turn.args["left"]) == ("action", 1)


def test_the_apprentice_as_keeper_once_casts_the_top_spell_and_has_an_action_left():
    scene = cast(Role.APPRENTICE).title(keeper=0).seat(0, feat=True).on_top("spells", Spell.ASH_TO_COAL)
    match = do(scene.acting(), UseFeat(Role.APPRENTICE))
    assert told(match, SpellCast) == [SpellCast(0, Spell.ASH_TO_COAL)]
    assert (table(match).dials[Resource.FUEL], match.turn.args["left"]) == (10, 1)
    assert refused(scene.title(keeper=1).acting(), UseFeat(Role.APPRENTICE)) == ("15.4a", "does-nothing")


@pytest.mark.parametrize("by", [-2, -1, 0, 1, 2])
def test_an_apprentice_who_reveals_moves_the_ritual_up_to_two_steps_either_way(by):
    match = revealing(cast(Role.APPRENTICE).tracks(ritual=2))
    assert options(match) == [PickNumber(number) for number in (-2, -1, 0, 1, 2)]
    do(match, PickNumber(by))
    assert table(match).tracks[Track.RITUAL] == (0 if by == 2 else 2 + by)  # four steps are a banishment
    assert len(told(match, events.Banished)) == (1 if by == 2 else 0)


# ----------------------------------------------------------------------------------- the mathematician


def test_the_mathematician_picks_one_of_two_mythos_cards():
    top = (Mythos.HALF_RATIONS, Mythos.BAD_DREAMS)
    match = cast(Role.MATHEMATICIAN).on_top("mythos", *top).play(MythosPhase(0))
    assert (match.turn.seat, options(match)) == (0, [PickMythos(each) for each in top])
    do(match, PickMythos(Mythos.BAD_DREAMS))
    assert (table(match).crisis, table(match).mythos[0]) == ([Mythos.BAD_DREAMS], Mythos.HALF_RATIONS)


@pytest.mark.parametrize(("seat", "space"), [(0, Space.BRIG), (1, Space.GALLEY)])
def test_not_in_the_brig_and_not_in_the_turn_of_others(seat, space):
    match = cast(Role.MATHEMATICIAN).seat(0, space).on_top("mythos", Mythos.CHOKED_FLUES).play(MythosPhase(seat))
    assert told(match, MythosDrawn) == [MythosDrawn(seat, Mythos.CHOKED_FLUES)]


def test_the_mathematician_once_chooses_what_the_die_shows():
    match = use(cast(Role.MATHEMATICIAN).seat(0, feat=True).play(Endanger(1, 1)), 0, UseFeat(Role.MATHEMATICIAN))
    do(match, PickNumber(6))
    assert told(match, PassengerEndangered) == [PassengerEndangered(Space.D6)]


def test_what_was_added_before_still_counts_and_nobody_rolls_again():
    scene = cast(Role.MATHEMATICIAN, Role.JINX).seat(0, feat=True).seat(1, hand=[card(OBSERVATION, 3), card(WILL, 1)])
    match = scene.play(Endanger(1, 1))
    use(match, 1, options(match, seat=1)[1])
    do(match, PickNumber(2), by=1)
    do(use(match, 0, UseFeat(Role.MATHEMATICIAN)), PickNumber(3))
    assert match.over
    assert [(event.face, event.result) for event in told(match, Rolled)] == [(3, 5)]


def test_a_mathematician_who_reveals_spawns_deep_ones_in_four_water_spaces():
    match = revealing(cast(Role.MATHEMATICIAN))
    for number in range(4):
        assert options(match) == [PickSpace(at) for at in WATER[number:]]
        do(match, PickSpace(WATER[number]))
    assert table(match).deep_ones == dict.fromkeys(WATER[:4], 1)


# ------------------------------------------------------------------------------------------- the exile


@pytest.mark.parametrize(("face", "sunk"), [(4, False), (5, True)])
def test_the_exile_discards_lore_to_send_a_monarch_down_with_seven_or_move_it(face, sunk):
    scene = cast(Role.EXILE).seat(0, hand=[card(LORE, 2)]).monarchs(hydra=Space.W3, dagon=Space.W4).rolls(face)
    match = do(scene.acting(), UseAbility(Role.EXILE))
    assert prompt(match) == "dismiss"
    do(match, options(match)[0], Discard(card(LORE, 2)))
    if not sunk:
        assert set(options(match)) == {Pass(), PickSpace(Space.W1), PickSpace(Space.W5)}
        do(match, PickSpace(Space.W5))
    assert (table(match).hydra, table(match).dagon) == (Space.ABYSS if sunk else Space.W5, Space.W4)


def test_the_exile_once_looks_at_somebodys_loyalty():
    match = do(cast(Role.EXILE).seat(0, feat=True).seat(2, loyalty=[Loyalty.HYBRID]).acting(), UseFeat(Role.EXILE))
    assert options(match) == [PickSeat(1), PickSeat(2), PickSeat(3)]
    do(match, PickSeat(2))
    assert (match.view(0).players[2].loyalty, match.view(1).players[2].loyalty) == ([Loyalty.HYBRID], [None])
    assert told(match, LookedAtLoyalty) == [LookedAtLoyalty(0, 2)]


def test_an_exile_who_reveals_sets_the_deep_ones_in_the_own_space_on_the_others():
    scene = cast(Role.EXILE).seat(0, Space.D1).seat(2, Space.D1).deep_ones({Space.D1: 2, Space.W5: 1}).rolls(1, 1)
    match = revealing(scene)
    assert told(match, DeepOneAttacks) == [DeepOneAttacks(Space.D1, 2)] * 2
    assert table(match).deep_ones == {Space.D1: 2, Space.W5: 1}


# -------------------------------------------------------------------------------------------- the jinx


def test_the_jinx_discards_a_card_to_have_any_die_rolled_again():
    match = cast(Role.JINX).seat(0, hand=[card(WILL, 1)] * 2).rolls(1, 2, 3).play(Endanger(1, 1))
    for _ in range(2):
        settle_before(match)
        do(use(match, 0, UseAbility(Role.JINX)), Discard(card(WILL, 1)))
    assert [event.face for event in told(match, Rolled)] == [1, 2, 3]
    assert told(settle(match), PassengerEndangered) == [PassengerEndangered(Space.D3)]


def settle_before(match):
    while prompt(match) == "before-roll":
        match.answer(match.turn.seat, Pass())


def test_the_jinx_in_the_brig_cannot():
    match = cast(Role.JINX).seat(0, Space.BRIG, hand=[card(WILL, 1)]).play(Endanger(1, 1))
    settle_before(match)
    assert match.over


def test_the_jinx_once_replaces_a_mythos_card():
    scene = cast(Role.JINX).seat(0, feat=True).on_top("mythos", Mythos.HALF_RATIONS, Mythos.BAD_DREAMS)
    match = scene.play(MythosPhase(0))
    assert table(match).crisis == [Mythos.HALF_RATIONS]
    use(match, 0, UseFeat(Role.JINX))
    assert (prompt(match), table(match).crisis) == ("crisis", [Mythos.BAD_DREAMS])
    assert table(match).mythos_discard == [Mythos.HALF_RATIONS]


def test_a_jinx_who_reveals_brings_a_mythos_card_to_its_worst(monkeypatch):
    name = reprint(monkeypatch, Mythos.LARDER_THIEVES, failure=Lose(Resource.FOOD, 2))
    match = revealing(cast(Role.JINX).on_top("mythos", name))
    assert (table(match).dials[Resource.FOOD], table(match).mythos_discard) == (6, [name])
    assert (told(match, Activated), told(match, TrackMoved)) == ([], [])


@pytest.mark.parametrize(("answer", "fuel", "food"), [(TakeTest(), 7, 8), (TakeOption(2), 8, 7)])
def test_or_chooses_what_it_does(monkeypatch, answer, fuel, food):
    effects = {"failure": Lose(Resource.FUEL), "other": Lose(Resource.FOOD)}
    match = revealing(cast(Role.JINX).on_top("mythos", reprint(monkeypatch, Mythos.LIGHTS_IN_THE_WAKE, **effects)))
    assert options(match) == [TakeTest(), TakeOption(2)]
    do(match, answer)
    assert (table(match).dials[Resource.FUEL], table(match).dials[Resource.FOOD]) == (fuel, food)


# ---------------------------------------------------------------------------------------- the stowaway


@pytest.mark.parametrize("gift", [None, Item.BLADE, Item.BOMB])
def test_the_stowaway_draws_an_item_and_may_give_one_to_a_human_in_the_own_space(gift):
    scene = cast(Role.STOWAWAY).seat(0, items=[Item.BLADE]).seat(1, revealed=True).seat(2, Space.D1)
    match = do(scene.on_top("items", Item.BOMB).acting(), UseAbility(Role.STOWAWAY))
    assert options(match) == [Pass(), Give(Item.BLADE, 3), Give(Item.BOMB, 3)]
    do(match, Give(gift, 3) if gift else Pass())
    assert player(match, 3).items == ([gift] if gift else [])
    assert len(player(match).items) == (1 if gift else 2)


def test_not_with_five_items():
    own = [Item.BLADE, Item.BOMB, Item.PISTOL, Item.SHOTGUN]
    assert UseAbility(Role.STOWAWAY) in options(cast(Role.STOWAWAY).seat(0, items=own).acting())
    match = cast(Role.STOWAWAY).seat(0, items=own, spare=[Item.LOCKET]).acting()
    assert refused(match, UseAbility(Role.STOWAWAY)) == ("2.7b", "does-nothing")


def test_the_stowaway_once_changes_a_total_by_up_to_the_number_of_own_items():
    scene = cast(Role.STOWAWAY).chaos(card(INFLUENCE, 5), card(STRENGTH, 2)).seat(0, feat=True)
    scene.seat(0, items=[Item.BLADE], spare=[Item.LOCKET])
    match = use(scene.play(TEST), 0, UseFeat(Role.STOWAWAY))
    assert options(match) == [PickNumber(by) for by in (-2, -1, 1, 2)]
    do(match, PickNumber(2))
    assert told(match, events.TestEnds) == [events.TestEnds("success", 9)]


def test_a_stowaway_who_reveals_takes_an_item_from_a_human_in_the_own_space():
    scene = cast(Role.STOWAWAY).seat(1, items=[Item.BLADE]).seat(2, Space.D1, items=[Item.BOMB])
    match = do(revealing(scene.seat(3, items=[Item.PISTOL, Item.LOCKET])), PickSeat(3))
    assert options(match) == [PickItem(Item.PISTOL), PickItem(Item.LOCKET)]
    do(match, PickItem(Item.PISTOL))
    assert [each.items for each in table(match).players] == [[Item.PISTOL], [Item.BLADE], [Item.BOMB], [Item.LOCKET]]


# --------------------------------------------------------------------------------- revealing in the Brig


@pytest.mark.parametrize("role", Role)
def test_whoever_reveals_in_the_brig_has_no_reveal_ability(role):
    scene = cast(role).tracks(voyage=3, ritual=1).passengers({Space.D1: [Passenger.SOUL]})
    before = ship(scene.g)
    match = revealing(scene.seat(0, Space.BRIG).seat(1, Space.BRIG, items=[Item.BLADE]))
    assert match.over
    assert ship(table(match)) == before
    assert player(match, 1).items == [Item.BLADE]


def ship(g):
    return dict(g.dials), dict(g.tracks), dict(g.deep_ones), dict(g.damaged), g.passengers_at(Space.D1)
