"""What each of the five officers can do: the ability, the Feat, and what happens when they reveal as a traitor."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    AttackDeepOne,
    Discard,
    Pass,
    PickResource,
    PickSeat,
    PickSpace,
    Reveal,
    TakeOption,
    UseAbility,
    UseFeat,
    UseItem,
    UseSpace,
)
from fathom.games.unfathomable.board import DECK, ROOMS, Space
from fathom.games.unfathomable.effects.ship import Gain, Lose
from fathom.games.unfathomable.events import (
    DefeatPrevented,
    OptionTaken,
    PassengerDefeated,
    PassengerSaved,
    RoomDamaged,
)
from fathom.games.unfathomable.pieces import (
    Damage,
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Resource,
    Role,
    Track,
)
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    STRENGTH,
    WILL,
    Scene,
    asked,
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


# --------------------------------------------------------------------------------------- the skipper


def test_the_skipper_adds_a_card_to_a_test_after_the_cards_were_revealed():
    scene = cast(Role.SKIPPER).chaos(card(INFLUENCE, 5), card(STRENGTH, 1)).seat(0, hand=[card(INFLUENCE, 3)] * 2)
    match = do(settle(scene.play(TEST)), Pass())
    assert (prompt(match), Counter(table(match).test.revealed)) == (
        "cards-revealed",
        Counter([card(INFLUENCE, 5), card(STRENGTH, 1)]),
    )
    do(use(match, 0, UseAbility(Role.SKIPPER)), AddCard(card(INFLUENCE, 3)))
    assert prompt(match) == "total-known"  # once per test
    assert told(settle(match), events.TestEnds) == [events.TestEnds("success", 9)]


def test_but_not_in_the_brig():
    scene = cast(Role.SKIPPER).seat(0, Space.BRIG, hand=[card(INFLUENCE, 3)])
    match = do(settle(scene.play(TEST)), Pass())
    assert prompt(match) == "total-known"


def test_the_skipper_can_lose_a_resource_instead_of_choosing():
    scene = cast(Role.SKIPPER).seat(0, feat=True).title(captain=0).on_top("mythos", Mythos.HALF_RATIONS)
    match = scene.play(MythosPhase(1))
    assert options(match) == [TakeOption(1), TakeOption(2), UseFeat(Role.SKIPPER)]
    do(match, UseFeat(Role.SKIPPER), PickResource(Resource.SOULS))
    assert table(match).dials == {each: 7 if each is Resource.SOULS else 8 for each in Resource}
    assert (told(match, OptionTaken), player(match).feat) == ([], False)


def test_a_skipper_who_reveals_costs_sanity():
    assert table(revealing(cast(Role.SKIPPER))).dials[Resource.SANITY] == 7


# ------------------------------------------------------------------------------------- the first mate


def test_the_first_mate_goes_anywhere_on_deck_and_has_an_action_left():
    match = do(cast(Role.FIRST_MATE).acting(), UseAbility(Role.FIRST_MATE))
    assert options(match) == [PickSpace(at) for at in DECK]
    do(match, PickSpace(Space.D7))
    assert (player(match).space, prompt(match), match.turn.args["left"]) == (Space.D7, "action", 1)


@pytest.mark.parametrize("outcome", ["success", "partial", "failure"])
def test_the_first_mate_falls_and_decides_the_outcome_of_a_crisis(monkeypatch, outcome):
    effects = {"success": Gain(Resource.SOULS), "partial": Lose(Resource.FOOD), "failure": Lose(Resource.SOULS)}
    name = reprint(monkeypatch, Mythos.BILGE_GAS, **effects)
    match = cast(Role.FIRST_MATE).seat(0, feat=True).play(SkillTest(name, 1))
    use(match, 0, UseFeat(Role.FIRST_MATE))
    assert [option.option for option in options(match)] == ["success", "partial", "failure"]
    match.answer(0, next(option for option in options(match) if option.option == outcome))
    assert player(match).space is Space.SICKBAY
    assert [event.outcome for event in told(match, events.TestEnds)] == [outcome]
    assert table(match).dials[Resource.SOULS] == {"success": 9, "partial": 8, "failure": 7}[outcome]
    assert table(match).dials[Resource.FOOD] == (7 if outcome == "partial" else 8)


def test_but_not_of_any_other_test():
    match = cast(Role.FIRST_MATE).seat(0, feat=True).seat(1, Space.BRIG).play(SkillTest(Space.BRIG, 1))
    assert (prompt(match), options(match)) == ("before-cards", [Pass()])


def test_a_first_mate_who_reveals_takes_the_voyage_back_to_its_start():
    assert table(revealing(cast(Role.FIRST_MATE).tracks(voyage=3, ritual=2))).tracks == {
        Track.VOYAGE: 0,
        Track.RITUAL: 2,
    }


# ---------------------------------------------------------------------------------------- the surgeon


def test_the_surgeon_discards_lore_and_nobody_is_defeated():
    match = cast(Role.SURGEON).seat(0, hand=[card(LORE, 1), card(WILL, 1)]).play(Defeat(2))
    do(use(match, 0, UseAbility(Role.SURGEON)), Discard(card(LORE, 1)))
    assert (player(match, 2).space, told(match, DefeatPrevented)) == (Space.GALLEY, [DefeatPrevented(2)])


def test_without_lore_the_surgeon_cannot_help():
    match = cast(Role.SURGEON).seat(0, hand=[card(WILL, 1)]).play(Defeat(2))
    assert options(match, UseAbility) == []


def test_the_surgeon_once_prevents_the_defeat_of_a_character():
    match = use(cast(Role.SURGEON).seat(0, feat=True).play(Defeat(2)), 0, UseFeat(Role.SURGEON))
    assert (player(match, 2).space, player(match).feat) == (Space.GALLEY, False)


def test_or_of_a_passenger():
    scene = cast(Role.SURGEON).seat(0, feat=True).passengers({Space.D1: [Passenger.SOUL]})
    match = use(scene.play(DefeatPassengerAt(Space.D1, 0)), 0, UseFeat(Role.SURGEON))
    assert (told(match, PassengerSaved), told(match, PassengerDefeated)) == ([], [])
    assert table(match).passengers_at(Space.D1) == 1  # still in danger


def test_but_not_from_the_brig():
    match = cast(Role.SURGEON).seat(0, Space.BRIG, feat=True).play(Defeat(2))
    assert options(match) == [Pass()]  # all that is there is the other ability, which costs Lore


@pytest.mark.parametrize(("at", "souls"), [(Space.D1, 6), (Space.ABYSS, 8)])
def test_a_surgeon_who_reveals_defeats_a_passenger_on_deck_or_in_the_supply(at, souls):
    scene = cast(Role.SURGEON).passengers({Space.D1: [Passenger.TWO_SOULS]})
    scene.g.passengers.sort(key=lambda token: token is Passenger.NOBODY)
    match = revealing(scene)
    assert options(match) == [PickSpace(Space.D1), PickSpace(Space.ABYSS)]
    do(match, PickSpace(at))
    settle(match)
    assert len(told(match, PassengerDefeated)) == 1
    assert table(match).dials[Resource.SOULS] == souls


# --------------------------------------------------------------------------------------- the engineer


def at_the_boilers(*, engineer):
    """Seat 1 stokes the boilers; the engineer is in seat 0."""
    scene = cast(Role.ENGINEER).seat(0, engineer).seat(1, Space.BOILER, hand=[card(STRENGTH, 5)]).rolls(8, 3)
    scene.only("damage", Damage.STRUCTURAL_ANY)
    return do(scene.acting(1), UseSpace(), Discard(card(STRENGTH, 5)), by=1)


def test_when_the_boilers_were_used_the_engineer_may_damage_the_ship_for_another_step():
    match = at_the_boilers(engineer=Space.GALLEY)
    assert (prompt(match), asked(match), table(match).tracks[Track.VOYAGE]) == ("boiler-used", [0], 1)
    use(match, 0, UseAbility(Role.ENGINEER))
    assert (len(told(match, RoomDamaged)), table(match).tracks[Track.VOYAGE]) == (1, 2)
    assert match.over


def test_the_engineer_in_the_brig_may_not():
    match = at_the_boilers(engineer=Space.BRIG)
    assert (match.over, table(match).tracks[Track.VOYAGE]) == (True, 1)


def test_in_the_boiler_room_the_engineer_once_spends_fuel_for_two_steps_whatever_it_looks_like_there():
    scene = cast(Role.ENGINEER).seat(0, Space.BOILER, feat=True).damaged(Space.BOILER).deep_ones({Space.BOILER: 1})
    match = do(scene.acting(), UseFeat(Role.ENGINEER))
    assert (table(match).dials[Resource.FUEL], table(match).tracks[Track.VOYAGE]) == (7, 2)
    assert refused(scene.seat(0, Space.GALLEY).acting(), UseFeat(Role.ENGINEER)) == ("15.4a", "does-nothing")


def test_an_engineer_who_reveals_damages_a_room_of_choice():
    scene = cast(Role.ENGINEER).seat(0, Space.CARGO).damaged(Space.GALLEY).only("damage", Damage.STRUCTURAL_ANY)
    match = revealing(scene)
    assert {option.space for option in options(match)} == {*ROOMS} - {Space.GALLEY}
    do(match, PickSpace(Space.CARGO))
    assert set(table(match).damaged) == {Space.GALLEY, Space.CARGO}
    assert player(match).space is Space.CARGO  # a traitor by then, no human to be defeated by it


# ---------------------------------------------------------------------------------- the master-at-arms


def test_the_master_at_arms_attacks_with_a_weapon_and_has_an_action_left():
    scene = cast(Role.MASTER_AT_ARMS).seat(0, items=[Item.REVOLVER]).deep_ones({Space.GALLEY: 2}).rolls(2)
    match = do(scene.acting(), UseAbility(Role.MASTER_AT_ARMS), UseItem(Item.REVOLVER), AttackDeepOne(Space.GALLEY))
    assert (table(match).deep_ones, prompt(match), match.turn.args["left"]) == ({Space.GALLEY: 1}, "action", 1)
    assert refused(match, UseAbility(Role.MASTER_AT_ARMS)) == ("10.10a", "used-this-turn")


def test_without_a_weapon_not():
    match = cast(Role.MASTER_AT_ARMS).seat(0, items=[Item.DECK_SHOES]).deep_ones({Space.GALLEY: 2}).acting()
    assert refused(match, UseAbility(Role.MASTER_AT_ARMS)) == ("2.7b", "does-nothing")


def test_the_master_at_arms_once_arrests_somebody_in_the_own_space():
    scene = cast(Role.MASTER_AT_ARMS).seat(0, feat=True).seat(2, Space.D1).seat(3, revealed=True).title(captain=1)
    match = do(scene.acting(), UseFeat(Role.MASTER_AT_ARMS))
    assert options(match) == [PickSeat(1)]
    do(match, PickSeat(1))
    assert (player(match, 1).space, table(match).captain) == (Space.BRIG, 0)


def test_a_master_at_arms_who_reveals_defeats_every_human_and_passenger_in_the_own_space():
    scene = cast(Role.MASTER_AT_ARMS).passengers({Space.D1: [Passenger.SOUL, Passenger.SOUL]})
    for seat in (0, 1, 3):
        scene.seat(seat, Space.D1)
    match = revealing(scene.seat(3, revealed=True))
    assert [each.space for each in table(match).players] == [Space.D1, Space.SICKBAY, Space.GALLEY, Space.D1]
    assert len(told(match, PassengerDefeated)) == 2
