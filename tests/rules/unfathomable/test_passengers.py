"""Passengers (chapter 41) and being defeated (54)."""

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AttackDeepOne,
    DefeatPassenger,
    PickPassenger,
    PlayCard,
    Save,
    UseFeat,
    UseItem,
    UseSpace,
)
from fathom.games.unfathomable.board import DECK, Space
from fathom.games.unfathomable.library import passengers
from fathom.games.unfathomable.pieces import Icon, Item, Passenger, Resource, Role, Waypoint
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.defeat import Defeat, defeat_deep_ones
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt, Endanger
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.kernel import SPECTATOR, Chance
from fathom.kernel.cards.effects import Choose
from tests.rules import rule
from tests.rules.unfathomable.scene import (
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

SOUL, TWO, BOTH, X = Passenger.SOUL, Passenger.TWO_SOULS, Passenger.SOUL_AND_SANITY, Passenger.NOBODY


def dials(match) -> dict[str, int]:
    return {resource.value: value for resource, value in table(match).dials.items()}


@rule("41.0", "21.5")
def test_a_passenger_is_in_the_supply_on_deck_or_gone():
    match = settle(Scene().rolls(4, 4).play(Endanger(2, 0), DefeatPassengerAt(Space.D4, -1)))
    g = table(match)
    assert (len(g.passengers), g.passengers_at(Space.D4), len(g.box_passengers)) == (7, 1, 1)


@rule("41.1", "41.3a")
def test_all_backs_are_alike_and_faces_stay_down():
    scene = Scene().passengers({Space.D1: [X], Space.D2: [TWO]})
    for viewer in (SPECTATOR, 0):
        view = scene.acting().view(viewer)
        assert [deck.passengers for deck in view.decks[:2]] == [[None], [None]]  # type: ignore[attr-defined]
        assert view.passengers == [None] * 7  # type: ignore[attr-defined]


@rule("41.2a")
def test_the_fronts_of_the_tokens():
    assert sum(token.copies for token in passengers().values()) == 9
    assert {face: list(token.lose) for face, token in passengers().items()} == {
        SOUL: [Resource.SOULS],
        TWO: [Resource.SOULS, Resource.SOULS],
        BOTH: [Resource.SOULS, Resource.SANITY],
        X: [],
    }


@pytest.mark.parametrize(("token", "souls", "sanity"), [(SOUL, 7, 8), (TWO, 6, 8), (BOTH, 7, 7), (X, 8, 8)])
@rule("41.8a", "41.2b", "41.10b", "54.6", "41.8b", "47.0a")
def test_a_defeated_passenger_costs_what_it_shows_and_is_gone(token, souls, sanity):
    match = settle(Scene().passengers({Space.D3: [token]}).play(DefeatPassengerAt(Space.D3, 0)))
    assert dials(match) == {"fuel": 8, "food": 8, "sanity": sanity, "souls": souls}
    g = table(match)
    assert g.box_passengers == [token]
    assert g.passengers_at(Space.D3) == 0
    assert len(g.passengers) == 8
    assert told(match, events.PassengerDefeated)[0].passenger is token


@rule("41.3b", "31.1")
def test_passengers_protect_nobody():
    scene = Scene().passengers({Space.D3: [X, X]}).deep_ones({Space.D3: 1})
    match = scene.play(ActivateIcon(Icon.DEEP_ONES))
    assert prompt(match) == "pick-passenger"


@rule("41.4a")
def test_an_endangered_passenger_lies_on_the_deck_rolled():
    match = settle(Scene().rolls(6).play(Endanger(1, 0)))
    assert table(match).passengers_at(Space.D6) == 1
    assert len(table(match).passengers) == 8


@rule("41.4b")
def test_each_endangered_passenger_has_a_roll():
    match = settle(Scene().rolls(6, 1, 6).play(Endanger(3, 0)))
    assert [table(match).passengers_at(at) for at in DECK] == [1, 0, 0, 0, 0, 2, 0, 0]
    assert len(told(match, events.Rolled)) == 3


@rule("41.5")
def test_no_more_passengers_than_there_are():
    match = settle(Scene().passenger_supply(1).rolls(2).play(Endanger(3, 0)))
    assert len(told(match, events.Rolled)) == 1
    assert table(match).ending is None


@rule("41.6")
def test_a_cost_in_passengers_must_be_payable():
    assert UseSpace() in options(Scene().seat(0, Space.BRIDGE).acting())
    assert UseSpace() not in options(Scene().seat(0, Space.BRIDGE).passenger_supply(0).acting())
    for supply, question in ((3, "may-effect"), (2, "")):  # the coaling hulk: endanger three for fuel
        hulk = Scene().passenger_supply(supply).on_top("waypoints", Waypoint.COALING_HULK).play(ResolveWaypoint(0))
        assert prompt(hulk) == question


@rule("41.7", "2.5")
def test_a_saved_passenger_is_mixed_into_the_supply_unseen():
    orders = set()
    for seed in range(6):
        scene = Scene().seat(0, Space.D3).passengers({Space.D3: [TWO, SOUL]})
        scene.g.chance = Chance.of(f"mix {seed}")
        match = do(scene.acting(), Save())
        assert table(match).passengers_at(Space.D3) == 1
        assert len(table(match).passengers) == 8
        assert told(match, events.PassengerDefeated) == []
        orders.add(tuple(table(match).passengers))
    assert len(orders) > 1


@rule("41.9", "54.2", "3.15")
def test_a_deep_one_defeats_a_passenger_in_its_space_only():
    scene = Scene().passengers({Space.D3: [SOUL, X, TWO], Space.D5: [SOUL]}).deep_ones({Space.D3: 1})
    scene.g.active = 2
    match = scene.play(ActivateIcon(Icon.DEEP_ONES))
    assert asked(match) == [2]  # the active player picks, unseen
    assert options(match) == [PickPassenger(1), PickPassenger(2), PickPassenger(3)]
    settle(do(match, PickPassenger(3), by=2))
    assert table(match).deck(Space.D3).passengers == [SOUL, X]
    assert table(match).passengers_at(Space.D5) == 1
    assert told(match, events.Rolled) == []


@rule("41.9", "2.12")
def test_a_revealed_traitor_defeats_a_passenger_in_the_own_space():
    match = do(Scene().seat(0, Space.D3, revealed=True).passengers({Space.D3: [SOUL]}).acting(), DefeatPassenger())
    settle(match)
    assert dials(match)["souls"] == 7


@rule("41.10a")
def test_a_human_protects_the_passengers():
    scene = Scene().passengers({Space.D3: [SOUL]}).deep_ones({Space.D3: 1}).seat(1, Space.D3).rolls(1)
    match = settle(scene.play(ActivateIcon(Icon.DEEP_ONES)))
    assert told(match, events.DeepOneAttacks)
    assert table(match).passengers_at(Space.D3) == 1
    traitor = scene.seat(0, Space.D3, revealed=True).acting()
    assert refused(traitor, DefeatPassenger()) == ("2.12", "protected")


@rule("41.11", "8.6")
def test_the_last_soul_ends_the_game():
    match = settle(Scene().dials(souls=1).passengers({Space.D3: [SOUL]}).play(DefeatPassengerAt(Space.D3, 0)))
    assert table(match).ending is Ending.SOULS


# -------------------------------------------------------------------------------- being defeated


@rule("54.0", "54.5")
def test_a_defeated_deep_one_returns_to_the_supply():
    scene = Scene().deep_ones({Space.D3: 2})
    before = scene.g.supply()
    defeat_deep_ones(scene.g, Space.D3)
    assert scene.g.deep_ones == {Space.D3: 1}
    assert scene.g.supply() == before + 1


@pytest.mark.parametrize(
    ("revealed", "start", "end"),
    [
        (False, Space.D3, Space.SICKBAY),  # 54.3a
        (False, Space.SICKBAY, Space.SICKBAY),  # 54.3b
        (False, Space.BRIG, Space.BRIG),  # 54.3c
        (True, Space.D3, Space.BRIG),  # 54.4a
        (True, Space.BRIG, Space.BRIG),  # 54.4b
        (True, Space.SICKBAY, Space.BRIG),
    ],
)
@rule("54.3a", "54.3b", "54.3c", "54.4a", "54.4b", "6.9d", "6.9e", "9.8", "32.3")
def test_where_the_defeated_go(revealed, start, end):
    match = settle(Scene().seat(0, start, revealed=revealed).play(Defeat(0)))
    assert table(match).players[0].space is end


@rule("54.1", "6.9b")
def test_a_successful_attack_defeats_the_victim():
    scene = Scene().seat(1, Space.D3).deep_ones({Space.D3: 1}).rolls(6)
    match = settle(scene.play(ActivateIcon(Icon.DEEP_ONES)))
    assert table(match).players[1].space is Space.SICKBAY
    scene = Scene().seat(0, Space.D3).deep_ones({Space.D3: 2}).rolls(4)
    match = settle(do(scene.acting(), AttackDeepOne(Space.D3)))
    assert table(match).deep_ones == {Space.D3: 1}


@rule("54.7")
def test_a_prevented_defeat_did_not_happen():
    grit = card(STRENGTH, 5)
    match = Scene().seat(0, Space.D3, hand=[grit]).title(captain=0).play(Defeat(0))
    use(match, 0, PlayCard(grit))
    g = table(match)
    assert g.players[0].space is Space.D3
    assert g.captain == 0
    assert told(match, events.DefeatPrevented)


@rule("54.7")
def test_a_passenger_whose_defeat_is_prevented_costs_nothing():
    """The medicine chest pays with food and saves the passenger; the surgeon's Feat leaves them where they are."""
    chest = Item.MEDICINE_CHEST
    scene = Scene().seat(0, Space.D3, items=[chest]).passengers({Space.D3: [TWO]})
    match = scene.play(DefeatPassengerAt(Space.D3, 0))
    do(use(match, 0, UseItem(chest)), Choose("food"))
    assert (dials(match)["souls"], dials(match)["food"]) == (8, 7)
    assert told(match, events.PassengerDefeated) == []
    assert (len(table(match).passengers), table(match).box_passengers) == (9, [])
    scene = Scene(crew=(Role.SURGEON, Role.EXILE, Role.STOWAWAY, Role.ENGINEER)).seat(0, feat=True)
    match = scene.passengers({Space.D3: [TWO]}).play(DefeatPassengerAt(Space.D3, 0))
    use(match, 0, UseFeat(Role.SURGEON))
    assert dials(match)["souls"] == 8
    assert table(match).deck(Space.D3).passengers == [TWO]
